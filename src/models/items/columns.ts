import type { LabelName } from '../../fields/lexicon.ts'
import { cents } from '../../fields/money.ts'
import { type CellTable, type Column, type ColumnCell, tableOf } from '../paper/columns.ts'
import type { DocumentText, Row } from '../paper/document-text.ts'
import { type Figure, figuresOf } from '../paper/figures.ts'

/** What a column of line items holds. */
export type ItemRole =
  | 'description'
  | 'code'
  | 'position'
  | 'quantity'
  | 'unit'
  | 'unit_price'
  | 'discount'
  | 'tax_rate'
  | 'tax'
  | 'amount'
  | 'gross'
  | 'date'

const ROLE_OF: Partial<Record<LabelName, ItemRole>> = {
  column_description: 'description',
  column_code: 'code',
  column_position: 'position',
  column_quantity: 'quantity',
  column_unit: 'unit',
  column_unit_price: 'unit_price',
  column_discount: 'discount',
  column_tax_rate: 'tax_rate',
  column_tax: 'tax',
  column_amount: 'amount',
  column_net: 'amount',
  column_gross: 'gross',
  column_date: 'date',
}

/** What stands in a column, over all rows of the body. */
interface Content {
  readonly filled: number
  /** Shares of the filled cells. */
  readonly figures: number
  readonly sums: number
  readonly percents: number
  /** Letters a cell, on average. */
  readonly letters: number
}

/**
 * Gives every column its role: by its head, where what stands in it can be that; what is left is
 * settled by form and by quantity × unit price = amount.
 */
export function rolesOf(
  columns: readonly Column[],
  body: readonly Row[],
  document: DocumentText,
): (ItemRole | null)[] {
  const table = tableOf(body, columns)
  const contents = table.columns.map((cells) => contentOf(cells, body, document))
  const roles: (ItemRole | null)[] = columns.map(() => null)
  const give = (
    role: ItemRole,
    order: (a: number, b: number) => number,
    suits: (content: Content) => boolean,
  ) => {
    const [column] = columns
      .map((_, c) => c)
      .filter((c) => roles[c] === null && headSays(columns[c]!, role) && suits(contents[c]!))
      .sort(order)
    if (column !== undefined) roles[column] = role
  }
  const first = (role: ItemRole) => (a: number, b: number) =>
    rank(columns[a]!, role) - rank(columns[b]!, role) || a - b
  const last = (role: ItemRole) => (a: number, b: number) =>
    rank(columns[a]!, role) - rank(columns[b]!, role) || b - a
  give(
    'description',
    (a, b) => contents[b]!.letters - contents[a]!.letters,
    (c) => c.letters >= 2 && c.figures < 0.5,
  )
  if (!roles.includes('description')) {
    const widest = columns
      .map((_, c) => c)
      .sort((a, b) => contents[b]!.letters - contents[a]!.letters)[0]
    if (widest !== undefined && contents[widest]!.letters >= 4) roles[widest] = 'description'
  }
  give('amount', last('amount'), (c) => c.sums >= 0.4)
  give('gross', last('gross'), (c) => c.sums >= 0.4)
  if (!roles.includes('amount') && roles.includes('gross')) roles[roles.indexOf('gross')] = 'amount'
  give('unit_price', first('unit_price'), (c) => c.figures >= 0.4)
  if (!roles.includes('amount')) {
    const last = columns.findLastIndex((_, c) => roles[c] === null && contents[c]!.sums >= 0.6)
    if (last > roles.indexOf('unit_price')) roles[last] = 'amount'
  }
  give('quantity', first('quantity'), (c) => c.figures >= 0.3 && c.percents < 0.5)
  give('discount', first('discount'), () => true)
  give('tax_rate', first('tax_rate'), (c) => c.sums < 0.6 || c.percents > 0.5)
  give('tax', first('tax'), (c) => c.figures >= 0.4)
  give('unit', first('unit'), (c) => c.figures < 0.5)
  give('date', first('date'), () => true)
  give('position', first('position'), (c) => c.sums < 0.3)
  give('code', first('code'), () => true)
  fillByArithmetic(roles, contents, table, document)
  fillPercents(roles, contents, table, document)
  return roles
}

const headSays = (column: Column, role: ItemRole): boolean =>
  column.names.some((name) => ROLE_OF[name] === role)

/** 0 where the head has no other meaning, 1 where it has. */
const rank = (column: Column, role: ItemRole): number =>
  column.names.every((name) => ROLE_OF[name] === role) ? 0 : 1

function contentOf(
  cells: readonly (ColumnCell | undefined)[],
  body: readonly Row[],
  document: DocumentText,
): Content {
  let [filled, figures, sums, percents, letters] = [0, 0, 0, 0, 0]
  cells.forEach((cell, r) => {
    if (!cell) return
    filled++
    letters += cell.text.replace(/[^\p{L}]/gu, '').length
    const figure = figureIn(cell, body[r]!, document)
    if (!figure) return
    figures++
    if (figure.percent) percents++
    else if (figure.decimals >= 2 || figure.currency) sums++
  })
  const share = (count: number) => (filled === 0 ? 0 : count / filled)
  return {
    filled,
    figures: share(figures),
    sums: share(sums),
    percents: share(percents),
    letters: share(letters),
  }
}

/** The figure a cell holds, with or without a unit; null where it is text. */
export function figureIn(
  cell: ColumnCell | undefined,
  row: Row,
  document: DocumentText,
): Figure | null {
  if (!cell) return null
  const piece = { words: cell.words, text: cell.text, box: cell.box, labels: [] }
  const figures = figuresOf(piece, row, document.decimalSign)
  const letters = cell.text.replace(/[^\p{L}]/gu, '').length
  return figures.length > 0 && letters <= 12
    ? figures.at(-1)!
    : figureBehindTimes(cell, row, document)
}

/** `x10` and `10x` are quantities. */
function figureBehindTimes(cell: ColumnCell, row: Row, document: DocumentText): Figure | null {
  const match = /^[x×]\s?(\d+)$|^(\d+)\s?[x×]$/i.exec(cell.text)
  const [word] = cell.words
  if (!match || !word) return null
  const words = [{ ...word, text: match[1] ?? match[2]! }]
  return (
    figuresOf(
      { words, text: words[0]!.text, box: cell.box, labels: [] },
      row,
      document.decimalSign,
    )[0] ?? null
  )
}

/** Finds quantity and unit price among columns of figures without a role. */
function fillByArithmetic(
  roles: (ItemRole | null)[],
  contents: readonly Content[],
  { body, rows }: CellTable,
  document: DocumentText,
): void {
  const amount = roles.indexOf('amount')
  if (amount < 0) return
  const values = (c: number) =>
    rows.map((cells, r) => figureIn(cells[c], body[r]!, document)?.value ?? null)
  const free = roles.flatMap((role, c) =>
    (role === null || role === 'quantity' || role === 'unit_price') && contents[c]!.figures >= 0.4
      ? [c]
      : [],
  )
  const amounts = values(amount)
  let best: { a: number; b: number; hits: number } | null = null
  for (const a of free)
    for (const b of free) {
      if (a === b) continue
      const [left, right] = [values(a), values(b)]
      const hits = amounts.filter((sum, r) => {
        const [x, y] = [left[r], right[r]]
        return (
          sum !== null &&
          x != null &&
          y != null &&
          Math.abs(cents(x * y) - cents(Math.abs(sum))) <= 1
        )
      }).length
      if (hits > (best?.hits ?? 1)) best = { a, b, hits }
    }
  if (!best) return
  // Prices have decimals; which of the two is left decides where both have.
  const [a, b] =
    contents[best.a]!.sums > contents[best.b]!.sums ? [best.b, best.a] : [best.a, best.b]
  if (roles[a] === 'unit_price' && roles[b] === 'quantity') return
  for (const [c, role] of [
    [a, 'quantity'],
    [b, 'unit_price'],
  ] as const) {
    const other = roles.indexOf(role)
    if (other >= 0 && other !== c) roles[other] = null
    roles[c] = role
  }
}

/** A column of percentages without a known head: taken off the prices, or else the tax. */
function fillPercents(
  roles: (ItemRole | null)[],
  contents: readonly Content[],
  { body, rows }: CellTable,
  document: DocumentText,
): void {
  const column = roles.findIndex((role, c) => role === null && contents[c]!.percents > 0.5)
  if (column < 0) return
  const value = (role: ItemRole, r: number) =>
    figureIn(rows[r]![roles.indexOf(role)], body[r]!, document)?.value ?? null
  const lines = rows.flatMap((cells, r) => {
    const percent = figureIn(cells[column], body[r]!, document)
    const [count, price, amount] = [
      value('quantity', r) ?? 1,
      value('unit_price', r),
      value('amount', r),
    ]
    if (!percent || price === null || amount === null) return []
    return [cents(count * price * (1 - percent.value / 100)) - cents(amount)]
  })
  const reduced = lines.filter((gap) => Math.abs(gap) <= 2).length
  if (lines.length > 0 && reduced * 2 > lines.length) {
    if (!roles.includes('discount')) roles[column] = 'discount'
  } else if (!roles.includes('tax_rate')) roles[column] = 'tax_rate'
}

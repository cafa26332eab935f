import { type Box, unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { cents, decimalText } from '../../fields/money.ts'
import { percentsIn } from '../../fields/percent.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import { type Column, type ColumnCell, cellsOf, findHeads } from '../paper/columns.ts'
import type { DocumentText, Row } from '../paper/document-text.ts'
import { type Figure, isSum } from '../paper/figures.ts'
import type { Times } from '../paper/times.ts'
import { bodyOf } from './body.ts'
import { figureIn, type ItemRole, rolesOf } from './columns.ts'
import { leadingCodes, leadingCounts, ownersOfCounted, timesOfLines } from './counted.ts'
import { withoutDeductions } from './deductions.ts'
import { ownersBelow, ownersOf, standAbove } from './owners.ts'

/** A line of an invoice or a receipt. Amounts as decimal text. */
export interface Item {
  readonly description: string | null
  readonly productCode: string | null
  readonly quantity: string | null
  readonly unit: string | null
  readonly unitPrice: string | null
  readonly taxRate: string | null
  readonly tax: string | null
  readonly discount: string | null
  readonly amount: string | null
  readonly date: string | null
  readonly page: number
  readonly box: Box
  readonly confidence: number
}

export interface FoundItems {
  readonly items: readonly Item[]
  /** Rows of the document that belong to tables of items, heads included. */
  readonly rows: ReadonlySet<number>
  /** Sum of the amounts; null where one is missing, or there are none. */
  readonly sum: number | null
}

/** More things than a line without a legible count is for. */
const MOST_COUNTED = 1000

/** The line items under their heads, over all pages. */
export function itemsOf(document: DocumentText): FoundItems {
  const heads = findHeads(document, isItemHead)
  const items: Item[] = []
  const rows = new Set<number>()
  heads.forEach((head, i) => {
    const next = heads[i + 1]
    const body = bodyOf(head, next, document)
    const roles = rolesOf(head.columns, body, document)
    if (
      !roles.includes('description') ||
      (!roles.includes('amount') && !roles.includes('unit_price'))
    )
      return
    const last = body.at(-1)?.index ?? head.last
    const found = withoutDeductions(
      itemsIn(body, head.columns, roles, document),
      body,
      document.rows.slice(last + 1),
      document,
    )
    if (found.length === 0) return
    items.push(...found)
    for (let r = head.first; r <= head.last; r++) rows.add(r)
    const end = found.at(-1)!
    // What follows the last item may be totals.
    for (const row of body)
      if (row.page !== end.page || row.box[1] <= end.box[3]) rows.add(row.index)
  })
  return { items, rows, sum: sumOf(items) }
}

export const sumOf = (items: readonly Item[]): number | null =>
  items.length === 0 || items.some((item) => item.amount === null)
    ? null
    : items.reduce((sum, item) => sum + Number(item.amount), 0)

/** A description or a code, and a price or an amount, in three columns at least or two sure ones. */
function isItemHead(columns: readonly (readonly LabelName[])[]): boolean {
  const has = (...names: LabelName[]) =>
    columns.some((own) => own.some((name) => names.includes(name)))
  const money = columns.filter((own) =>
    own.some((name) =>
      ['column_amount', 'column_unit_price', 'column_net', 'column_gross'].includes(name),
    ),
  ).length
  if (money === 0 || columns.length < 2) return false
  // A guest's account has what is charged, and what was paid.
  const charged = columns.some(
    (own) => own.includes('column_debit') && own.includes('column_amount'),
  )
  if (has('column_debit') && has('column_credit') && !charged) return false
  const described = has('column_description')
  return (
    (described &&
      (has('column_quantity', 'column_unit_price', 'column_tax_rate') || columns.length >= 2)) ||
    (has('column_quantity') && has('column_unit_price', 'column_code') && money >= 1)
  )
}

function itemsIn(
  body: readonly Row[],
  columns: readonly Column[],
  roles: readonly (ItemRole | null)[],
  document: DocumentText,
): Item[] {
  const paidAt = columns.findIndex((column) => column.names.includes('column_credit'))
  const lines = body
    .map((row) => ({ row, cells: cellsOf(row, columns) }))
    .filter((line) => paidAt < 0 || !isPayment(line.cells[paidAt], line.row, document))
  const at = (role: ItemRole) => roles.indexOf(role)
  const amountAt = at('amount') >= 0 ? at('amount') : at('unit_price')
  const isAnchor = (line: (typeof lines)[number]) => {
    const figure = figureIn(line.cells[amountAt], line.row, document)
    if (!figure) return false
    return (
      isSum(figure) ||
      figure.decimals > 0 ||
      figureIn(line.cells[at('quantity')], line.row, document) !== null
    )
  }
  const anchors = lines.map(isAnchor)
  const rows = lines.map((line) => line.row)
  const above = standAbove(
    lines.map((line) => line.cells[at('description')]?.text ?? ''),
    anchors,
  )
  const amounts = lines.map((line, i) =>
    anchors[i] ? (figureIn(line.cells[amountAt], line.row, document)?.value ?? null) : null,
  )
  const times = timesOfLines(rows, amounts)
  const owner = above
    ? ownersBelow(rows, anchors)
    : ownersOfCounted(ownersOf(rows, anchors), rows, anchors, times)
  const items = lines.flatMap((line, i) => {
    if (!anchors[i]) return []
    const own = lines.filter((_, j) => owner[j] === i && !times.has(j))
    const at = [...times.values()].find((counted) => counted.item === i)
    return [itemOf(line, own.length === 0 ? [line] : own, roles, document, above, at)]
  })
  const counted = leadingCodes(roles.includes('quantity') ? items : leadingCounts(items))
  return counted.filter((item) => item.description !== null || item.quantity !== null)
}

const isPayment = (cell: ColumnCell | undefined, row: Row, document: DocumentText): boolean => {
  const figure = cell && figureIn(cell, row, document)
  return figure !== undefined && figure !== null && isSum(figure)
}

interface Line {
  readonly row: Row
  readonly cells: readonly (ColumnCell | undefined)[]
}

function itemOf(
  line: Line,
  own: readonly Line[],
  roles: readonly (ItemRole | null)[],
  document: DocumentText,
  above: boolean,
  times: Times | undefined,
): Item {
  const cell = (role: ItemRole) => {
    const c = roles.indexOf(role)
    return c < 0 ? undefined : line.cells[c]
  }
  const figure = (role: ItemRole): Figure | null => figureIn(cell(role), line.row, document)
  const described = own.flatMap((other) => {
    // A line of text above its figures may be as wide as the table.
    if (above) return other === line || isCode(other.row.text) ? [] : other.row.words
    return other.cells[roles.indexOf('description')]?.words ?? []
  })
  const { code, description } = splitCode(textOf(described))
  const quantity = figure('quantity') ?? leadingQuantity(line, roles, document)
  const words: Word[] = own.flatMap((other) => [...other.row.words])
  const rate = cell('tax_rate') ? percentsIn(cell('tax_rate')!.text)[0] : undefined
  const money = (found: Figure | null) => (found ? decimalText(found.value, found.decimals) : null)
  return {
    description: description || null,
    productCode:
      codeOf(own, roles) ?? code ?? own.find((other) => isCode(other.row.text))?.row.text ?? null,
    quantity: times
      ? decimalText(times.quantity, (String(times.quantity).split('.')[1] ?? '').length)
      : quantity
        ? decimalText(quantity.value, quantity.decimals)
        : roles.includes('quantity') && !cell('discount')
          ? wholeCount(figure('unit_price'), figure('amount'))
          : null,
    unit: unitOf(cell('unit'), cell('quantity')),
    unitPrice: times ? decimalText(times.price) : money(figure('unit_price')),
    taxRate: rate === undefined ? null : String(rate),
    tax: money(figure('tax')),
    discount: cell('discount')?.text ?? null,
    amount: roles.includes('amount') ? money(figure('amount')) : money(figure('unit_price')),
    date: null,
    page: line.row.page,
    box: unionOf(own.map((other) => other.row.box)),
    confidence: words.reduce((least, word) => Math.min(least, word.confidence), 1),
  }
}

/** `[ABC-1] Chair` and `*ABC* Chair` carry the product's code in front. */
function splitCode(text: string): { code: string | null; description: string } {
  const match = /^(?:\[([\p{L}\d_./-]+)\]|\*([\p{L}\d_./-]+)\*)\s+(\S.*)$/su.exec(text)
  return match
    ? { code: match[1] ?? match[2]!, description: match[3]! }
    : { code: null, description: text.trim() }
}

/** A product's number in a line of its own. */
const isCode = (text: string): boolean => /^\d{6,14}$/.test(text)

function codeOf(own: readonly Line[], roles: readonly (ItemRole | null)[]): string | null {
  const c = roles.indexOf('code')
  if (c < 0) return null
  return own.find((line) => line.cells[c])?.cells[c]?.text ?? null
}

/** A count that is not legible: how many whole things of the price make the amount. */
function wholeCount(price: Figure | null, amount: Figure | null): string | null {
  if (!price || !amount || price.value === 0 || price === amount) return null
  const count = Math.round(amount.value / price.value)
  const comesTo = Math.abs(cents(count * price.value) - cents(amount.value)) === 0
  return count > 0 && count < MOST_COUNTED && comesTo ? decimalText(count) : null
}

/** A quantity may stand at the right end of the column before, or in front of the text. */
function leadingQuantity(
  line: Line,
  roles: readonly (ItemRole | null)[],
  document: DocumentText,
): Figure | null {
  const c = roles.indexOf('code')
  const text = line.cells[c]?.words.at(-1)
  if (c < 0 || !text || !roles.includes('quantity')) return null
  const cell = { words: [text], text: text.text, box: text.box }
  return line.cells[c]!.words.length > 1 ? figureIn(cell, line.row, document) : null
}

/** Letters beside a quantity, or a column's own. */
function unitOf(unit: ColumnCell | undefined, quantity: ColumnCell | undefined): string | null {
  if (unit) return unit.text
  const match = /\d\s*([\p{L}²³()/.]+)$/u.exec(quantity?.text ?? '')
  return match ? match[1]! : null
}

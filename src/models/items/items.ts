import { type Box, unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { datesIn } from '../../fields/date-search.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { decimalText } from '../../fields/money.ts'
import { percentsIn } from '../../fields/percent.ts'
import { textOf } from '../../tables/text-lines.ts'
import { type Column, type ColumnCell, cellsOf, findHeads, type Head } from '../paper/columns.ts'
import type { DocumentText, Row } from '../paper/document-text.ts'
import { type Figure, isSum, rowFigures } from '../paper/figures.ts'
import { isSumsHead } from '../totals/labelled-sums.ts'
import { figureIn, type ItemRole, rolesOf } from './columns.ts'

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

/** Sums of all papers, and what is paid of them. */
export const SUM_LABELS = [
  'net',
  'tax',
  'tax_total',
  'total',
  'grand_total',
  'amount_due',
  'subtotal',
  'rounding',
  'discount',
  'paid',
  'change',
  'cash',
  'count',
] as const satisfies readonly LabelName[]
const TOTALS: readonly LabelName[] = [...SUM_LABELS, 'carried_forward', 'brought_forward']
/** Names that no item has by themselves. */
const SUMS: readonly LabelName[] = ['net', 'total', 'grand_total', 'subtotal', 'amount_due']
/** Totals that do not end a table: more items may follow. */
const BETWEEN: readonly LabelName[] = ['subtotal', 'carried_forward', 'brought_forward']
/** A row of a table of taxes: below a sub-total it ends the items. */
const TAX_RATE = /^\d{1,2}(?:[.,]\d{1,2})?\s?%/
/** A gap this wide, in ems, ends a table. */
const GAP = 5

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
    const found = itemsIn(body, head.columns, roles, document)
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

/** Rows from a head to the totals, the next head, a wide gap or the page's end. */
function bodyOf(head: Head, next: Head | undefined, document: DocumentText): Row[] {
  const body: Row[] = []
  let last = document.rows[head.last]!
  let summed = false
  for (const row of document.rows.slice(head.last + 1, next?.first)) {
    if (
      row.page !== head.page ||
      row.baseline - last.baseline > (body.length === 0 ? 8 : GAP) * row.em
    )
      break
    const total = totalsLabel(row, head.columns, document)
    if (total && !total.some((name) => BETWEEN.includes(name))) break
    if (isSumsHead(row)) break
    if (summed && (TAX_RATE.test(row.text) || beginsWithTax(row))) break
    last = row
    if (total) summed = true
    else body.push(row)
  }
  return body
}

const beginsWithTax = (row: Row): boolean =>
  row.pieces[0]?.labels.some(
    (label) =>
      label.from === 0 && (label.names.includes('tax') || label.names.includes('tax_total')),
  ) === true

/** Names of a totals label that the row begins with, or that stands before its last figure. */
function totalsLabel(
  row: Row,
  columns: readonly Column[],
  document: DocumentText,
): readonly LabelName[] | null {
  const days = columns.findIndex((column) => column.names.includes('column_date'))
  const day = days < 0 ? undefined : cellsOf(row, columns)[days]
  // What has its day is an item: `Bar` is a place, and German for cash.
  if (day && datesIn(day.text, document.dateOrder).length > 0) return null
  const counts = columns.findIndex((column) => column.names.includes('column_quantity'))
  const isCounted = counts === 0 && /^\d{1,3}$/.test(cellsOf(row, columns)[0]?.text ?? '')
  const figures = rowFigures(row, document).filter((figure) => !figure.percent)
  const labels = row.pieces.flatMap((piece) => piece.labels.map((label) => ({ label, piece })))
  for (const { label, piece } of labels) {
    const names = label.names.filter((name) => (isCounted ? SUMS : TOTALS).includes(name))
    if (names.length === 0 || label.from > 0) continue
    const after = figures.filter((figure) => figure.box[0] >= label.box[2] - 1)
    if (after.length === 0) continue
    const whole =
      label.to - label.from === piece.words.length && names.some((name) => SUMS.includes(name))
    if (!whole && after.filter(isSum).length > 2) continue
    const covered = cellsOf(row, columns).filter(Boolean).length
    // An item called "Delivery" has a quantity and a price besides.
    if (!whole && covered >= Math.max(4, columns.length - 1) && figures.length >= 3) continue
    if (piece.words.length - label.to > 4) continue
    return names
  }
  return null
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
  const owner = ownersOf(
    lines.map((line) => line.row),
    anchors,
  )
  return lines
    .flatMap((line, i) => {
      if (!anchors[i]) return []
      const own = lines.filter((_, j) => owner[j] === i)
      return [itemOf(line, own, roles, document)]
    })
    .filter((item) => item.description !== null || item.quantity !== null)
}

const isPayment = (cell: ColumnCell | undefined, row: Row, document: DocumentText): boolean => {
  const figure = cell && figureIn(cell, row, document)
  return figure !== undefined && figure !== null && isSum(figure)
}

const BEFORE = -1
const NONE = -2

/** Lines without an amount belong to the item above; those over the first one to it. */
function ownersOf(rows: readonly Row[], anchors: readonly boolean[]): number[] {
  let last = BEFORE
  return rows.map((row, i) => {
    if (anchors[i]) {
      last = i
      return i
    }
    const next = anchors.indexOf(true, i)
    if (last === BEFORE)
      return next >= 0 && rows[next]!.baseline - row.baseline < 1.6 * row.em ? next : -1
    // What a gap parts from an item stays apart from it.
    if (row.baseline - rows[i - 1]!.baseline >= 2.2 * row.em) last = NONE
    return last
  })
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
): Item {
  const cell = (role: ItemRole) => {
    const c = roles.indexOf(role)
    return c < 0 ? undefined : line.cells[c]
  }
  const figure = (role: ItemRole): Figure | null => figureIn(cell(role), line.row, document)
  const described = own.flatMap((other) => {
    const c = roles.indexOf('description')
    return other.cells[c]?.words ?? []
  })
  const { code, description } = splitCode(textOf(described))
  const quantity = figure('quantity') ?? leadingQuantity(line, roles, document)
  const words: Word[] = own.flatMap((other) => [...other.row.words])
  const rate = cell('tax_rate') ? percentsIn(cell('tax_rate')!.text)[0] : undefined
  const money = (found: Figure | null) => (found ? decimalText(found.value, found.decimals) : null)
  return {
    description: description || null,
    productCode: codeOf(own, roles) ?? code,
    quantity: quantity ? decimalText(quantity.value, quantity.decimals) : null,
    unit: unitOf(cell('unit'), cell('quantity')),
    unitPrice: money(figure('unit_price')),
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
  const match = /^(?:\[([\p{L}\d_./-]+)\]|\*([\p{L}\d_./-]+)\*)\s+(.+)$/su.exec(text)
  return match
    ? { code: match[1] ?? match[2]!, description: match[3]! }
    : { code: null, description: text.trim() }
}

function codeOf(own: readonly Line[], roles: readonly (ItemRole | null)[]): string | null {
  const c = roles.indexOf('code')
  if (c < 0) return null
  return own.find((line) => line.cells[c])?.cells[c]?.text ?? null
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

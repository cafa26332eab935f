import { unionOf } from '../../document/box.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { cents, decimalText } from '../../fields/money.ts'
import { type Item, SUM_LABELS, sumOf } from '../items/items.ts'
import type { DocumentText, Piece, Row } from '../paper/document-text.ts'
import { type Figure, isSum, rowFigures } from '../paper/figures.ts'
import { comesTo, misreadTimes, type Times, timesIn, withoutTimes } from '../paper/times.ts'

const TOTALS: readonly LabelName[] = [
  ...SUM_LABELS,
  'card',
  'savings',
  'tip',
  'service_charge',
  'exempt',
]

/** What a count may stand in front of besides an item: `7 ARTICLES`, `5 SUBTOTAL`. */
const COUNTED: readonly LabelName[] = ['count', 'total', 'grand_total', 'subtotal', 'amount_due']
const COUNT = /^\d{1,2}$/

/** `2 x`, `3 @ 1.50`, `2 PC`: a quantity in front. */
const QUANTITY = /^(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:x|×|@|\*|pcs?|ea|st|stk|ud|pz)?\s+(?=\p{L})/iu
/**
 * Items of a document without column heads: rows above the first total with a text and, at the
 * right edge they share, a sum. Lines between them belong to the one above or tell its quantity.
 *
 * @param from first row looked at
 */
export function itemsWithoutHead(document: DocumentText, from: number): Item[] {
  const end = firstTotal(document, from)
  const rows = document.rows.slice(from, end)
  const edge = edgeOf(rows, document)
  if (edge === null) return []
  const items: Item[] = []
  let areCounted = false
  let pending: Row | null = null
  const repaired = new Set<Item>()
  const push = (item: Item, amount: Figure) => {
    items.push(item)
    if (amount.misread) repaired.add(item)
  }
  let ahead: Times | null = null
  for (const row of rows) {
    const figures = rowFigures(row, document).map((figure) => withPoint(figure, edge, row))
    const amount = figures.filter((figure) => isSum(figure) && isAt(figure, edge, row)).at(-1)
    const text = textBefore(row, amount, figures)
    const last = items.at(-1)
    const times =
      timesIn(row.text) ??
      (last && row.recognised ? misreadTimes(row.text, Number(last.amount)) : null)
    const letterCount = text.replace(/[^\p{L}]/gu, '').length
    if (!amount || (times && letterCount < 4 && !endsInSum(row, amount, times))) {
      if (times && letterCount < 4) {
        // `2 x 1.50` stands under its item, or over it: its product tells which.
        if (last && !comesTo(times, Number(last.amount))) ahead = times
        else if (last) {
          items[items.length - 1] = withTimes(last, times)
          areCounted = true
        } else ahead = times
      } else pending = letterCount >= 3 ? row : pending
      continue
    }
    const own = times ?? (ahead && comesTo(ahead, amount.value) ? ahead : null)
    if (own) areCounted = true
    ahead = null
    if (letterCount < 3) {
      // The text stands on the row above, figures below it.
      if (pending && row.baseline - pending.baseline < 2.2 * row.em)
        push(itemOf(pending.text, amount, [pending, row], own, figures), amount)
      pending = null
      continue
    }
    if (items.length > 1 && cents(amount.value) === cents(sumOf(items) ?? 0)) break
    push(itemOf(text, amount, [row], own, figures), amount)
    pending = null
  }
  const certain = confirmed(items, repaired, document.rows.slice(end), document)
  return withOnes(certain, areCounted)
}

/** Items whose point was put back stay only where the sum of all is printed below. */
function confirmed(
  items: readonly Item[],
  repaired: ReadonlySet<Item>,
  below: readonly Row[],
  document: DocumentText,
): Item[] {
  if (repaired.size === 0) return [...items]
  const sum = items.reduce((total, item) => total + cents(Number(item.amount)), 0)
  const printed = below.some((row) => rowFigures(row, document).some((f) => cents(f.value) === sum))
  return printed ? [...items] : items.filter((item) => !repaired.has(item))
}

const isAt = (figure: Figure, edge: number, row: Row): boolean =>
  Math.abs(figure.box[2] - edge) < 2.5 * row.em

/** A recognised figure among sums that lost its point. */
const withPoint = (figure: Figure, edge: number, row: Row): Figure =>
  row.recognised && figure.decimals === 0 && figure.value >= 100 && isAt(figure, edge, row)
    ? { ...figure, value: figure.value / 100, decimals: 2, misread: true }
    : figure

/** Does a sum of its own stand behind the price of `2 x 1.50`? */
const endsInSum = (row: Row, amount: Figure, times: Times): boolean =>
  !row.text.slice(0, times.end).includes(amount.text)

/** The first row that begins with the label of a total and has a sum. */
function firstTotal(document: DocumentText, from: number): number {
  const at = document.rows.findIndex(
    (row, i) =>
      i >= from &&
      row.pieces.some(
        (piece) =>
          !isCounted(row, piece) &&
          piece.labels.some(
            (label) =>
              label.from === 0 &&
              label.score > 0.85 &&
              label.names.some((name) =>
                (COUNT.test(row.words[0]!.text) ? COUNTED : TOTALS).includes(name),
              ),
          ),
      ) &&
      rowFigures(row, document).some(isSum),
  )
  return at < 0 ? document.rows.length : at
}

/** Behind a count stands what was bought, also where it is called like a sum. */
const isCounted = (row: Row, piece: Piece): boolean =>
  COUNT.test(row.words[0]!.text) && piece.words[0] !== row.words[0]

/** The right edge most sums share. */
function edgeOf(rows: readonly Row[], document: DocumentText): number | null {
  const edges = rows.flatMap((row) => {
    const last = rowFigures(row, document).filter(isSum).at(-1)
    return last ? [last.box[2]] : []
  })
  if (edges.length === 0) return null
  return edges.sort((a, b) => a - b)[edges.length >> 1]!
}

function textBefore(row: Row, amount: Figure | undefined, figures: readonly Figure[]): string {
  const limit = Math.min(
    amount?.box[0] ?? Number.POSITIVE_INFINITY,
    ...figures.filter(isSum).map((figure) => figure.box[0]),
  )
  return row.words
    .filter((word) => word.box[2] <= limit + 0.5)
    .map((word) => word.text)
    .join(' ')
}

function itemOf(
  printed: string,
  amount: Figure,
  rows: readonly Row[],
  times: Times | null,
  figures: readonly Figure[],
): Item {
  const bare = withoutTimes(printed)
  const leading = QUANTITY.exec(bare)
  // `x4` is a quantity where it stands apart; glued to a name it belongs to the product.
  const apart = rows
    .flatMap((row) => row.pieces)
    .find((piece) => /^[x×]\s?\d{1,3}$/i.test(piece.text))
  const behind = apart ? /\s[x×]\s?(\d{1,3})$/i.exec(bare) : null
  const description = bare
    .replace(QUANTITY, '')
    .replace(behind ? /\s[x×]\s?\d{1,3}$/i : /$^/, '')
    .replace(/^\d{1,3}\.\s+(?=\p{L})/u, '')
    .replace(/^\d{8,14}\s+/, '')
    .trim()
  const quantity = times
    ? times.quantity
    : behind
      ? Number(behind[1])
      : leading
        ? Number(leading[1]!.replace(',', '.'))
        : null
  const price = times ? times.price : priceFor(quantity, amount, figures)
  return {
    description: description || null,
    productCode: null,
    quantity: quantity === null ? null : decimalText(quantity),
    unit: null,
    unitPrice: price === null ? null : decimalText(price),
    taxRate: null,
    tax: null,
    discount: null,
    amount: decimalText(amount.value, amount.decimals),
    date: null,
    page: rows[0]!.page,
    box: unionOf(rows.map((row) => row.box)),
    confidence: amount.confidence,
  }
}

const priceFor = (
  quantity: number | null,
  amount: Figure,
  figures: readonly Figure[],
): number | null => {
  if (quantity === null) return null
  const price = figures.find(
    (figure) =>
      isSum(figure) && figure !== amount && cents(figure.value * quantity) === cents(amount.value),
  )
  return price?.value ?? null
}

const withTimes = (item: Item, { quantity, price }: Times): Item => ({
  ...item,
  quantity: decimalText(quantity),
  unitPrice: decimalText(price),
})

/** Where some items say how many they are, one that does not is one. */
function withOnes(items: readonly Item[], areCounted: boolean): Item[] {
  if (!areCounted) return [...items]
  return items.map((item) => ({ ...item, quantity: item.quantity ?? decimalText(1) }))
}

import { unionOf } from '../../document/box.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { cents, decimalText } from '../../fields/money.ts'
import { SUM_LABELS } from '../items/body.ts'
import { isDeduction, withoutDeductions } from '../items/deductions.ts'
import { type Item, sumOf } from '../items/items.ts'
import type { DocumentText, Piece, Row } from '../paper/document-text.ts'
import { type Figure, isSum, rowFigures } from '../paper/figures.ts'
import { comesTo, misreadTimes, type Times, timesIn, withoutTimes } from '../paper/times.ts'
import { amountOf, confirmed, edgeOf } from './item-amounts.ts'

const TOTALS: readonly LabelName[] = [...SUM_LABELS, 'card', 'savings', 'tip', 'exempt']
/** A share of the bill; what is charged a head is an item: `COPERTO 2,50`. */
const SHARES: readonly LabelName[] = [...TOTALS, 'service_charge']

/** What a count may stand in front of besides an item: `7 ARTICLES`, `5 SUBTOTAL`. */
const COUNTED: readonly LabelName[] = ['count', 'total', 'grand_total', 'subtotal', 'amount_due']
const COUNT = /^\d{1,2}$/

/** `2 x`, `3 @ 1.50`, `2 PC`: a quantity in front. */
const QUANTITY =
  /^(\d{1,3}(?:[.,]\d{1,3})?)\s{0,4}(?:x|×|@|\*|pcs?|ea|st|stk|ud|pz)?\s{1,4}(?=\p{L})/iu
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
  let pending: Row | null = null
  const repaired = new Map<Item, string>()
  const push = (item: Item, amount: Figure) => {
    items.push(item)
    if (amount.misread) repaired.set(item, amount.text)
  }
  const replaceLast = (item: Item) => {
    const last = items.pop()!
    const read = repaired.get(last)
    repaired.delete(last)
    items.push(item)
    if (read !== undefined) repaired.set(item, read)
  }
  let ahead: Times | null = null
  for (const row of rows) {
    const figures = rowFigures(row, document)
    const last = items.at(-1)
    const times =
      timesIn(row.text) ??
      (last && row.recognised ? misreadTimes(row.text, Number(last.amount)) : null)
    const amount = amountOf(figures, edge, row, times)
    const text = textBefore(row, amount, figures, times)
    const letterCount = (times ? withoutTimes(text) : text).replace(/[^\p{L}]/gu, '').length
    if (!amount || (times && letterCount < 4 && !endsInSum(row, amount, times))) {
      if (times && letterCount < 4) {
        // `2 x 1.50` stands under its item, or over it: its product tells which.
        if (last && !comesTo(times, Number(last.amount))) ahead = times
        else if (last) replaceLast(withTimes(last, times))
        else ahead = times
      } else if (ahead && letterCount >= 3) {
        // Its amount is not legible: the product, if the sums agree with it.
        const item = itemOf(text, product(ahead, row), [row], ahead, figures)
        push(item, product(ahead, row))
        ahead = null
      } else pending = letterCount >= 3 ? row : pending
      continue
    }
    const own = times ?? (ahead && comesTo(ahead, amount.value) ? ahead : null)
    // A quantity may stand between a text and its amount.
    const reach = own !== null && own === ahead ? 3.8 : 2.2
    ahead = null
    if (letterCount < 3) {
      // The text stands on the row above, figures below it.
      if (pending && row.baseline - pending.baseline < reach * row.em)
        push(
          itemOf(pending.text, amount, [pending, row], own ?? countedIn(figures, amount), figures),
          amount,
        )
      pending = null
      continue
    }
    if (items.length > 1 && cents(amount.value) === cents(sumOf(items) ?? 0)) break
    push(itemOf(text, amount, [row], own, figures), amount)
    pending = null
  }
  const below = document.rows.slice(end)
  const certain = confirmed(items, repaired, below, document)
  return withOnes(withoutDeductions(certain, rows, below, document))
}

/** A whole count and a price in front of the amount they come to: `2  6.50  13.00`. */
function countedIn(figures: readonly Figure[], amount: Figure): Times | null {
  const before = figures.filter((figure) => figure.box[2] <= amount.box[0] && !figure.percent)
  const [count, price] = before.slice(-2)
  if (!count || !price || count.decimals > 0 || !isSum(price)) return null
  const times = { quantity: count.value, price: price.value, start: 0, end: 0 }
  return comesTo(times, amount.value) ? times : null
}

/** What a quantity and a price come to, where the row has no sum. */
const product = ({ quantity, price }: Times, row: Row): Figure => ({
  value: cents(quantity * price) / 100,
  decimals: 2,
  currency: null,
  percent: false,
  signed: false,
  text: '',
  page: row.page,
  box: row.box,
  from: 0,
  to: 0,
  confidence: 0.4,
  misread: true,
})

/** Does a sum of its own stand behind the price of `2 x 1.50`? */
const endsInSum = (row: Row, amount: Figure, times: Times): boolean =>
  row.text.slice(times.end).includes(amount.text)

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
              label.names.some((name) => endNames(row).includes(name)),
          ),
      ) &&
      rowFigures(row, document).some(isSum) &&
      !isDeduction(row, document),
  )
  return at < 0 ? document.rows.length : at
}

/** Names of labels that end the items where the row begins with one. */
const endNames = (row: Row): readonly LabelName[] =>
  COUNT.test(row.words[0]!.text) ? COUNTED : row.text.includes('%') ? SHARES : TOTALS

/** Behind a count stands what was bought, also where it is called like a sum. */
const isCounted = (row: Row, piece: Piece): boolean =>
  COUNT.test(row.words[0]!.text) && piece.words[0] !== row.words[0]

/** The words in front of a row's sums, without those of `2 x 1.50`. */
function textBefore(
  row: Row,
  amount: Figure | undefined,
  figures: readonly Figure[],
  times: Times | null,
): string {
  const limit = Math.min(
    amount?.box[0] ?? Number.POSITIVE_INFINITY,
    ...figures.filter(isSum).map((figure) => figure.box[0]),
  )
  const counted = times !== null && (!amount || comesTo(times, amount.value))
  let at = 0
  const words = row.words.filter((word) => {
    const start = at
    at += word.text.length + 1
    const counts = counted && start < times.end && start + word.text.length > times.start
    return !counts && word.box[2] <= limit + 0.5
  })
  return words.map((word) => word.text).join(' ')
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
  const behind = apart ? /\s[x×]\s?(\d{1,3})$/i.exec(bare) : SMALL_TIMES.exec(bare)
  const description = bare
    .replace(QUANTITY, '')
    .replace(behind ? /\s[x×]\s?\d{1,3}$/i : /$^/, '')
    .replace(/^\d{1,3}[.,]\s+(?=\p{L})/u, '')
    .replace(/^\d{8,14}\s+|(?<!\s)\s+\d{8,14}$(?<=\p{L}.*)/gu, '')
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
    quantity: quantity === null ? null : countText(quantity),
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
  quantity: countText(quantity),
  unitPrice: decimalText(price),
})

/** Behind a text in small letters, or with the sign itself: `Matcha latte x2`, `BEANS × 2`. */
const SMALL_TIMES = /(?:(?<=\p{Ll}[)\]]?)\sx|\s×)\s?(\d{1,2})$/u

/** With the grams of what is weighed. */
const countText = (quantity: number): string =>
  decimalText(quantity, (String(quantity).split('.')[1] ?? '').length)

/** Where some items say how many they are, one that does not is one. */
function withOnes(items: readonly Item[]): Item[] {
  if (items.every((item) => item.quantity === null)) return [...items]
  return items.map((item) => ({ ...item, quantity: item.quantity ?? decimalText(1) }))
}

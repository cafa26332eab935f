import type { LabelName } from '../../fields/lexicon.ts'
import { centsOf, type Token } from './lines.ts'
import { makes } from './products.ts'
import type { Candidate } from './row-features.ts'
import type { Column } from './table.ts'

/** What a column of items holds. */
export type Role =
  | 'amount'
  | 'description'
  | 'code'
  | 'position'
  | 'quantity'
  | 'unit'
  | 'unit_price'
  | 'discount'
  | 'tax_rate'
  | 'tax'
  | 'other_amount'
  | 'date'

export type Roles = Partial<Record<Role, number>>

/** Points of a head that says so, and of one that says something else. */
const HEADED = 2
const MISNAMED = -1.2
/** Points of a row whose figures make its amount, and of one whose do not. */
const HIT = 1.5
const MISS = -0.8

const HEADS: Partial<Record<Role, readonly LabelName[]>> = {
  description: ['column_description'],
  code: ['column_code'],
  position: ['column_position'],
  quantity: ['column_quantity'],
  unit: ['column_unit'],
  unit_price: ['column_unit_price'],
  discount: ['column_discount'],
  tax_rate: ['column_tax_rate'],
  tax: ['column_tax'],
  date: ['column_date'],
  other_amount: ['column_amount', 'column_net', 'column_gross'],
}

const headed = (column: Column, role: Role): number => {
  if (column.heads.size === 0) return 0
  return (HEADS[role] ?? []).some((name) => column.heads.has(name)) ? HEADED : MISNAMED
}

/** What quantity and price make of each row's amount. */
interface Fit {
  readonly quantity: number | null
  readonly price: number | null
  readonly discount: number | null
  readonly score: number
}

/** Gives columns their roles, those of figures by what makes the amounts of all rows. */
export function rolesOf(columns: readonly Column[], items: readonly Candidate[]): Roles {
  const roles: Roles = {}
  const amount = columns.findIndex((column) =>
    column.cells.some((cell, r) => cell?.words.includes(items[r]!.amount.words[0]!)),
  )
  roles.amount = amount
  const free = columns.map((_, c) => c).filter((c) => c !== amount)
  // Figures behind the amounts are codes of taxes, where no head says otherwise.
  const figures = free.filter(
    (c) =>
      columns[c]!.figures >= 0.5 &&
      columns[c]!.dates < 0.5 &&
      (c < amount || headed(columns[c]!, 'quantity') > 0 || headed(columns[c]!, 'unit_price') > 0),
  )
  const fit = bestFit(columns, items, figures)
  if (fit.quantity !== null) roles.quantity = fit.quantity
  if (fit.price !== null) roles.unit_price = fit.price
  if (fit.discount !== null) roles.discount = fit.discount
  const left = () => free.filter((c) => !Object.values(roles).includes(c))
  const give = (role: Role, points: (column: Column, c: number) => number) => {
    const [best] = left()
      .map((c) => ({ c, points: points(columns[c]!, c) + headed(columns[c]!, role) }))
      .sort((a, b) => b.points - a.points)
    if (best && best.points > 0) roles[role] = best.c
  }
  give('description', (column) =>
    column.letters < 1 || column.dates > 0.5
      ? -9
      : Math.min(3, column.letters / 5) +
        column.filled / items.length -
        (column.figures > 0.7 ? 2 : 0) -
        (column.beside ? 1 : 0),
  )
  give('date', (column) => (column.dates > 0.5 ? 2 : -9))
  give('tax_rate', (column) =>
    column.percents > 0.5 ? 1.5 : column.figures > 0.5 && isRates(column) ? -1 : -9,
  )
  if (roles.discount === undefined)
    give('discount', (column) => (column.percents > 0.5 ? 0.5 : column.figures > 0.5 ? -1 : -9))
  give('tax', (column) => (column.sums > 0.5 ? (isTaxOf(column, items) ? 1 : -1) : -9))
  give('other_amount', (column) => (column.sums > 0.6 ? 1 : -9))
  give('position', (column) => (isCounting(column) ? 2 : column.wholes > 0.6 ? -0.5 : -9))
  give('code', (column) => (isCodes(column) ? 1.5 : -1.5))
  give('unit', (column, c) =>
    // What stands behind the amount is a code of its tax.
    c < amount && column.figures < 0.3 && column.letters <= 8 && hasFewTexts(column) ? 1.3 : -1.5,
  )
  if (roles.quantity === undefined)
    give('quantity', (column, c) =>
      (c < amount || headed(column, 'quantity') > 0) &&
      column.figures > 0.6 &&
      column.sums < 0.5 &&
      column.percents < 0.3 &&
      !isCodes(column)
        ? 0.5
        : -9,
    )
  return roles
}

/** Quantity, price and discount that together make most amounts. */
function bestFit(
  columns: readonly Column[],
  items: readonly Candidate[],
  figures: readonly number[],
): Fit {
  let best: Fit = { quantity: null, price: null, discount: null, score: 0 }
  const take = (fit: Fit) => {
    if (fit.score > best.score) best = fit
  }
  for (const quantity of figures) {
    const alone = quantityAlone(columns[quantity]!)
    if (alone > 0) take({ quantity, price: null, discount: null, score: alone })
    for (const price of figures) {
      if (price === quantity) continue
      const types =
        quantityType(columns[quantity]!) + priceType(columns[price]!) + (price > quantity ? 0.2 : 0)
      take({
        quantity,
        price,
        discount: null,
        score: types + rowsOf(columns, items, quantity, price, null),
      })
      for (const discount of figures) {
        if (discount === quantity || discount === price) continue
        take({
          quantity,
          price,
          discount,
          score:
            types +
            headed(columns[discount]!, 'discount') * 0.5 -
            0.5 +
            rowsOf(columns, items, quantity, price, discount),
        })
      }
    }
  }
  for (const price of figures) {
    const own = columns[price]!
    const score = headed(own, 'unit_price') + (own.sums > 0.6 ? 0.1 : -1)
    take({ quantity: null, price, discount: null, score: score - 0.5 })
  }
  return best
}

const quantityType = (column: Column): number =>
  headed(column, 'quantity') -
  (column.percents > 0.3 ? 4 : 0) -
  (column.cells.some((cell) => cell?.token?.currency) ? 1.5 : 0) -
  (isCounting(column) ? 1 : 0) -
  (isCodes(column) ? 2 : 0) -
  (column.sums > 0.5 ? 0.4 : 0)

const priceType = (column: Column): number =>
  headed(column, 'unit_price') + (column.sums > 0.5 ? 0.3 : -0.3) - (column.percents > 0.3 ? 4 : 0)

const quantityAlone = (column: Column): number =>
  quantityType(column) -
  0.3 +
  (column.sums < 0.5 && column.wholes > 0.6 && !isCounting(column) ? 0.5 : 0)

/** Points of all rows for what their columns make. */
function rowsOf(
  columns: readonly Column[],
  items: readonly Candidate[],
  quantity: number,
  price: number,
  discount: number | null,
): number {
  let [hits, misses, discounted] = [0, 0, 0]
  items.forEach((item, r) => {
    const count = columns[quantity]!.cells[r]?.token
    const cell = columns[price]!.cells[r]
    const each = cell?.token ?? cell?.stack[0]
    const off = discount === null ? null : (columns[discount]!.cells[r]?.token ?? null)
    if (!count || !each) return
    const plain = [each, ...cell!.stack].some((own) => makes(count.value, own, item.amount))
    if (plain && !off) hits++
    else if (off && (isReduced(count, each, item.amount, off) || (plain && off.value === 0))) {
      hits++
      if (off.value !== 0) discounted++
    } else if (plain) hits += 0.5
    else misses++
  })
  if (discount !== null && discounted === 0) return Number.NEGATIVE_INFINITY
  return HIT * Math.min(hits, 8) + MISS * Math.min(misses, 8)
}

/** Is the amount what a price in per cent, or a sum, takes off? */
export function isReduced(quantity: Token, price: Token, amount: Token, off: Token): boolean {
  if (makes(quantity.value, price, amount, 1 - Math.abs(off.value) / 100)) return true
  if (off.percent) return false
  const whole = quantity.value * price.value
  const close = (value: number) => Math.abs(Math.round(value * 100) - centsOf(amount)) <= 1
  return close(whole - Math.abs(off.value)) || close(whole - quantity.value * Math.abs(off.value))
}

const valuesOf = (column: Column): number[] =>
  column.cells.flatMap((cell) => (cell?.token ? [cell.token.value] : []))

/** `1, 2, 3` or `10, 20, 30`. */
function isCounting(column: Column): boolean {
  const values = valuesOf(column)
  if (column.wholes < 0.8 || values.length === 0) return false
  const step = values.length > 1 ? values[1]! - values[0]! : values[0]!
  return (
    step > 0 &&
    [1, 10, 100].includes(step) &&
    values.every((value, i) => i === 0 || Math.abs(value - values[i - 1]! - step) < 1e-9) &&
    (values.length > 1 || values[0] === 1)
  )
}

/** Letters and digits in one word, or long numbers. */
const CODE = /^[#*[]?(?=[^\s]*\d)[\p{L}\d][\p{L}\d./_-]{2,}[\]*]?$/u

function isCodes(column: Column): boolean {
  const texts = column.cells.flatMap((cell) => (cell ? [cell.text] : []))
  const codes = texts.filter(
    (text, r) =>
      CODE.test(text) &&
      !DATED.test(text) &&
      (/\p{L}/u.test(text) || /^\d{4,}$/.test(text) || /\d-\d/.test(text)) &&
      (column.cells[r]?.token == null || /^\d{4,}$/.test(text)),
  )
  return texts.length > 0 && codes.length >= 0.6 * texts.length
}

const DATED = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/

/** Few rates, each that of a tax. */
function isRates(column: Column): boolean {
  const values = valuesOf(column)
  return (
    values.every((value) => value >= 0 && value <= 30) &&
    new Set(values).size <= Math.max(1, Math.min(4, values.length / 2))
  )
}

/** Is each figure a share of its row's amount, the same of most? */
function isTaxOf(column: Column, items: readonly Candidate[]): boolean {
  const shares = column.cells.flatMap((cell, r) =>
    cell?.token && items[r]!.amount.value !== 0 ? [cell.token.value / items[r]!.amount.value] : [],
  )
  return shares.length > 0 && shares.every((share) => share >= 0 && share < 0.35)
}

/** What counts are of: short, and no remark. */
const UNIT = /^[\p{L}\d²³][\p{L}\d²³./ -]{0,10}(?:\(s\))?\.?$/u

const hasFewTexts = (column: Column): boolean => {
  const texts = column.cells.flatMap((cell) => (cell ? [cell.text.toLowerCase()] : []))
  return (
    texts.every((text) => UNIT.test(text)) &&
    (texts.length < 3 || new Set(texts).size < texts.length)
  )
}

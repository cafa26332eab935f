import { cents } from '../../fields/money.ts'
import { percentsIn } from '../../fields/percent.ts'
import type { Item } from './item.ts'

/** Hundredths that a line may be off, at most: its price is rounded. */
const ROUNDING = 2

/**
 * Indices of the items whose quantity × unit price, less a discount, with tax or without, is not
 * their amount. Where most prices of discounted items are printed as reduced, all are.
 */
export function brokenLines(items: readonly Item[]): number[] {
  const discounted = items.filter((item) => discountOf(item) !== 0)
  const reduced = discounted.filter((item) => comesTo(item, productOf(item))).length
  const isReduced = reduced >= 2 && reduced * 2 > discounted.length
  return items.flatMap((item, i) => {
    const product = productOf(item)
    if (product === null) return isWhole(item, items) ? [] : [i]
    return follows(item, product, isReduced) ? [] : [i]
  })
}

function follows(item: Item, product: number, isReduced: boolean): boolean {
  const taxed = 1 + Number(item.taxRate ?? 0) / 100
  const discount = discountOf(item)
  const values =
    discount === 0 || isReduced
      ? [product]
      : [
          product * (1 - discount / 100),
          product - discount,
          product - Number(item.quantity) * discount,
        ]
  return [
    ...values,
    ...values.map((value) => value * taxed),
    ...values.map((value) => value + Number(item.tax ?? 0)),
  ].some((value) => comesTo(item, value))
}

const productOf = (item: Item): number | null =>
  item.quantity === null || item.unitPrice === null || item.amount === null
    ? null
    : Number(item.quantity) * Number(item.unitPrice)

/** A price is off by half of its last digit, and so is each of the things it is for. */
function comesTo(item: Item, value: number | null): boolean {
  if (value === null) return false
  const quantity = Math.abs(Number(item.quantity ?? 1))
  const slack = Math.min(ROUNDING, Math.floor(0.4 + quantity / 2))
  return Math.abs(Math.abs(cents(value)) - Math.abs(cents(Number(item.amount)))) <= slack
}

/** Items priced without a quantity are so many whole things, where the other ones are. */
function isWhole(item: Item, items: readonly Item[]): boolean {
  const count = (own: Item) =>
    own.quantity === null && own.unitPrice !== null && own.amount !== null
      ? Number(own.amount) / Number(own.unitPrice)
      : own.quantity === null
        ? null
        : Number(own.quantity)
  const whole = (value: number) => Math.abs(value - Math.round(value)) < 0.001 && value >= 1
  const own = count(item)
  if (item.quantity !== null || own === null || whole(own)) return true
  const others = items.flatMap((other) => (other === item ? [] : (count(other) ?? [])))
  return others.length === 0 || !others.every(whole)
}

/** `10.00` in a column of discounts is per cent, or an amount. */
function discountOf(item: Item): number {
  const [percent] = percentsIn(item.discount ?? '')
  if (percent !== undefined) return percent
  const value = Math.abs(Number((item.discount ?? '').replace(',', '.').replace(/[^\d.]/g, '')))
  return Number.isFinite(value) ? value : 0
}

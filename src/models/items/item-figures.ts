import { centsOf, type Token } from './lines.ts'
import { makes } from './products.ts'
import { isReduced, type Role, type Roles } from './roles.ts'
import type { Candidate } from './row-features.ts'
import type { Cell, Column } from './table.ts'

/** Quantity and price of an item, and whether they make its amount. */
export interface ItemFigures {
  readonly quantity: Token | null
  readonly price: Token | null
  /** What is taken off or charged within the item, with its sign, where that makes its amount. */
  readonly charges: readonly Token[]
  readonly makesAmount: boolean
}

/** Columns that hold nothing which is taken off or charged. */
const NO_CHARGES: readonly Role[] = [
  'amount',
  'quantity',
  'unit_price',
  'position',
  'tax_rate',
  'tax',
  'other_amount',
]
/** Charges of one item, at most. */
const MOST_CHARGES = 4

/**
 * Quantity and price of an item. Where figures stand one below another, such as a gross price, what is
 * taken off it and a net one, the price is the one that makes the amount, with the item's charges if need be.
 */
export function figuresOf(
  i: number,
  { amount, product }: Candidate,
  columns: readonly Column[],
  roles: Roles,
): ItemFigures {
  const cell = (role: Role): Cell | undefined => columns[roles[role] ?? -1]?.cells[i]
  const fromRow =
    product.kind === 'times' && (roles.quantity === undefined || roles.unit_price === undefined)
  const quantity = cell('quantity')?.token ?? (fromRow ? product.quantity : null)
  const own = cell('unit_price')
  const price = own?.token ?? (fromRow ? product.price : null)
  const none = { quantity, price, charges: [], makesAmount: false }
  const prices = [...(price ? [price] : []), ...(own?.stack ?? [])]
  const off = cell('discount')?.token ?? null
  if (!quantity || prices.length === 0) return none
  if (price && off && isReduced(quantity, price, amount, off)) return { ...none, makesAmount: true }
  const charges = columns
    .flatMap((column, c) =>
      NO_CHARGES.some((role) => roles[role] === c) ? [] : (column.cells[i]?.stack ?? []),
    )
    .filter((token) => !token.percent && token.decimals === 2)
    .slice(0, MOST_CHARGES)
  const wanted = centsOf(amount)
  for (const some of [[], ...(charges.length > 1 ? [charges] : []), ...charges.map((one) => [one])])
    for (const each of prices) {
      const rest = some.reduce((sum, token) => sum + token.value, 0)
      const left = { ...amount, value: (wanted - Math.round(100 * rest)) / 100 }
      if (makes(quantity.value, each, left))
        return {
          quantity,
          // `= 18.00` is read as `- 18.00`.
          price: price && price.value > 0 ? { ...each, value: Math.abs(each.value) } : each,
          charges: some,
          makesAmount: true,
        }
    }
  return { ...none, price: price ?? lastOf(prices) }
}

/** Of a price, what is taken off it and what is left, the last one. */
const lastOf = (prices: readonly Token[]): Token => prices.at(-1)!

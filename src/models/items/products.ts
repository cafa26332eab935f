import { centsOf, type Line, type Token } from './lines.ts'

/** What a line's figures make of its amount. */
export type Product = 'times' | 'reduced' | 'one' | null

/** Quantity and price of a line that make its amount, where some of its figures do. */
export interface ProductOf {
  readonly kind: Product
  readonly quantity: Token | null
  readonly price: Token | null
}

/**
 * Hundredths that a product may be off: the price is rounded to its last digit, and the sum as well.
 */
export const slackOf = (quantity: number, decimals: number): number =>
  Math.min(
    3,
    0.5 + Math.abs(quantity) * 0.5 * 10 ** (2 - Math.max(2, decimals)) * (decimals > 2 ? 1 : 0.02),
  ) + 0.5

/** Is quantity × price the amount, to the cent or to the whole unit where there are no cents? */
export function makes(quantity: number, price: Token, amount: Token, share = 1): boolean {
  const exact = quantity * price.value * share * 100
  const slack = amount.decimals === 0 ? 51 : slackOf(quantity, price.decimals)
  return Math.abs(Math.abs(exact) - Math.abs(centsOf(amount))) <= slack
}

/** Looks for a quantity and a price among the other figures of a line. */
export function productOf(line: Line, amount: Token): ProductOf {
  const others = line.tokens.filter((token) => token !== amount && token.value !== 0)
  const figures = others.filter((token) => !token.percent)
  let weak: ProductOf | null = null
  for (const quantity of figures)
    for (const price of figures) {
      if (price === quantity || quantity.currency !== null) continue
      if (makes(quantity.value, price, amount)) {
        // One times a price is likely by chance where the column of prices is meant.
        if (Math.abs(quantity.value) !== 1 && Math.abs(price.value) !== 1)
          return { kind: 'times', quantity, price }
        if (!weak || quantity.decimals < weak.quantity!.decimals)
          weak = { kind: 'one', quantity, price }
      }
    }
  if (weak) return weak
  const shares = others
    .filter((token) => token.percent || (token.value > 0 && token.value < 100))
    .flatMap((token) => [1 - token.value / 100, 1 + token.value / 100])
  for (const quantity of figures)
    for (const price of figures) {
      if (price === quantity || quantity.currency !== null) continue
      if (shares.some((share) => makes(quantity.value, price, amount, share)))
        return { kind: 'reduced', quantity, price }
    }
  return { kind: null, quantity: null, price: null }
}

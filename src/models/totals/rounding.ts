/** What totals are rounded to, in cents, where the smallest coins are no longer used. */
const COINS = [5, 10, 50, 100] as const
/** The same in currencies that have no cents, as Hungary's. */
const WHOLE_COINS = [500] as const

/** Whether a sum differs from a total that is rounded to coins by no more than half of one. */
export const isRounded = (total: number, gap: number): boolean =>
  [...COINS, ...(gap % 100 === 0 ? WHOLE_COINS : [])].some(
    (coin) => total % coin === 0 && Math.abs(gap) <= coin / 2,
  )

/** No country's tax is a smaller share of what it is of: Switzerland's lowest rates were 2 % and more. */
const LEAST_SHARE = 0.02

/**
 * Whether what is taken for a tax is no more than what makes a total round: with it net and total differ by what they
 * would differ by chance.
 */
export const isMereRounding = (tax: number, total: number): boolean =>
  tax !== 0 &&
  Math.abs(tax) < LEAST_SHARE * Math.abs(total) &&
  (Math.abs(tax) <= 1 || isRounded(total, tax))

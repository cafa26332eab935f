/** The end of a sum with two decimals, to build patterns of: the `4,50` of `1.234,50`. */
export const CENTS = String.raw`\d[.,]\d{2}`

/** Such a sum, to build patterns of. */
export const SUM = String.raw`[\d.,'’]*${CENTS}`

const ENDING = new RegExp(`${CENTS}$`)
const HELD = new RegExp(String.raw`${CENTS}(?!\d)`)
const ALONE = new RegExp(`^${SUM}$`)

/** Whether a text ends in a sum's cents: `1.234,50`. */
export const endsInCents = (text: string): boolean => ENDING.test(text)

/** Whether such a sum stands in it. */
export const holdsCents = (text: string): boolean => HELD.test(text)

/** Whether it is such a sum and nothing else. */
export const isSum = (text: string): boolean => ALONE.test(text)

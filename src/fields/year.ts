/** A year of this century or the last one, to build patterns of. */
export const YEAR = String.raw`(?:19|20)\d{2}`

const ALONE = new RegExp(`^${YEAR}$`)
const HELD = new RegExp(String.raw`(?<!\d)${YEAR}`)

export const isYear = (text: string): boolean => ALONE.test(text)

/** Whether digits begin with such a year in it. */
export const holdsYear = (text: string): boolean => HELD.test(text)

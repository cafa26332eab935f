/** A year of this century or the last one, to build patterns of. */
export const YEAR = String.raw`(?:19|20)\d{2}`

const ALONE = new RegExp(`^${YEAR}$`)
const HELD = new RegExp(String.raw`(?<!\d)${YEAR}`)

export const isYear = (text: string): boolean => ALONE.test(text)

/** Whether digits begin with such a year in it. */
export const holdsYear = (text: string): boolean => HELD.test(text)

/** Thailand counts years from 543 before the common era: in Thai text, 2569 is 2026. */
const THAI = /\p{Script=Thai}/u
const YEARS_AHEAD = 543
const THAI_YEAR = /(?<!\d)(?:25[0-9]|26[0-3])\d(?!\d)/g

/** A text with its years in the common era; every character keeps its place. */
export const inCommonEra = (text: string): string =>
  THAI.test(text) ? text.replace(THAI_YEAR, (year) => String(Number(year) - YEARS_AHEAD)) : text

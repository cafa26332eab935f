import { CURRENCY_MARKS } from './currency-marks.ts'
import { remembered } from './remembered.ts'

const CODES = new Set(Intl.supportedValuesOf('currency'))

/** A code by itself, in brackets perhaps: `CHF`, `(EUR)`. */
export const isCurrencyCode = (word: string): boolean =>
  word.length >= CODE &&
  word.length <= MOST_AROUND + CODE &&
  CODES.has(WHOLE_CODE.exec(word)?.[1] ?? '')

/** Letters of a code, and signs that may stand around it. */
const CODE = 3
const MOST_AROUND = 3
const WHOLE_CODE = /^\(?([A-Z]{3})\)?[.,:]?$/

/** Marks that mean one currency, or one of them mostly, longer ones first: `S$` is no `$`. */
const MARKS: readonly (readonly [mark: string, code: string])[] = Object.entries(CURRENCY_MARKS)
  .filter(([mark, list]) => /\p{Sc}/u.test(mark) || (list.length === 1 && mark.length > 1))
  .map(([mark, [usual]]) => [mark, usual!] as const)
  .sort(([a], [b]) => b.length - a.length)

/** A mark that words can begin or end with is one alone. */
const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(CURRENCY_MARKS)
    .filter(([mark]) => /^\p{L}{4,}$/u.test(mark))
    .map(([mark, [usual]]) => [mark.toLowerCase(), usual!]),
)

/** A company's form that has a code's letters, as recognition may leave it. */
const COMPANY = /(?<!\p{L})S[DO0B][NHM]\.?\s*BHD/iu

/**
 * The currency a figure's surroundings name: an ISO 4217 code, a sign or a word.
 *
 * @param text a short text: what stands before or behind a figure, or a column's head
 * @returns ISO 4217 code, null when none is named
 */
export const currencyOf = (text: string): string | null =>
  HOLDS_MARK.test(text) ? named(text.replace(FIGURES, '0')) : null

const HOLDS_MARK = /[\p{L}\p{Sc}]/u
/** Which figures stand beside a currency does not matter. */
const FIGURES = /\d[\d.,]+/g

const named = remembered((text: string): string | null => {
  for (const [, code] of text.matchAll(/(?<![\p{L}\d])([A-Z]{3})(?![\p{L}])/gu))
    if (CODES.has(code!) && !COMPANY.test(text)) return code!
  for (const [sign, code] of MARKS) {
    const at = text.indexOf(sign)
    if (at < 0) continue
    if (!/^\p{L}/u.test(sign)) return code
    const before = /(?<![\p{L}\d])[\p{L}\d]*$/u.exec(text.slice(0, at))![0]
    const after = text[at + sign.length] ?? ' '
    if (!/\p{L}/u.test(before) && !/\p{L}/u.test(after)) return code
  }
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    const code = WORDS.get(word)
    if (code) return code
  }
  return null
})

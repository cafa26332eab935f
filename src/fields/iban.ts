import { letters } from './counts.ts'
import { type Checked, checkedOrRepaired, lettersLike } from './repair.ts'

/**
 * Length, and how bank code and account number lie in the part behind the check digits
 * (SWIFT IBAN registry).
 */
const COUNTRIES: Readonly<
  Record<string, readonly [length: number, bank: number, branch: number, check: number]>
> = {
  AD: [24, 4, 4, 0],
  AE: [23, 3, 0, 0],
  AL: [28, 8, 0, 0],
  AT: [20, 5, 0, 0],
  AZ: [28, 4, 0, 0],
  BA: [20, 3, 3, 2],
  BE: [16, 3, 0, 2],
  BG: [22, 4, 4, 0],
  BH: [22, 4, 0, 0],
  BR: [29, 8, 5, 0],
  BY: [28, 4, 4, 0],
  CH: [21, 5, 0, 0],
  CR: [22, 4, 0, 0],
  CY: [28, 3, 5, 0],
  CZ: [24, 4, 0, 0],
  DE: [22, 8, 0, 0],
  DK: [18, 4, 0, 0],
  DO: [28, 4, 0, 0],
  EE: [20, 2, 2, 0],
  EG: [29, 4, 4, 0],
  ES: [24, 4, 4, 0],
  FI: [18, 6, 0, 0],
  FO: [18, 4, 0, 0],
  FR: [27, 5, 5, 2],
  GB: [22, 4, 6, 0],
  GE: [22, 2, 0, 0],
  GI: [23, 4, 0, 0],
  GL: [18, 4, 0, 0],
  GR: [27, 3, 4, 0],
  GT: [28, 4, 0, 0],
  HR: [21, 7, 0, 0],
  HU: [28, 3, 4, 0],
  IE: [22, 4, 6, 0],
  IL: [23, 3, 3, 0],
  IS: [26, 4, 2, 0],
  IT: [27, 6, 5, 0],
  JO: [30, 4, 4, 0],
  KW: [30, 4, 0, 0],
  KZ: [20, 3, 0, 0],
  LB: [28, 4, 0, 0],
  LI: [21, 5, 0, 0],
  LT: [20, 5, 0, 0],
  LU: [20, 3, 0, 0],
  LV: [21, 4, 0, 0],
  MC: [27, 5, 5, 2],
  MD: [24, 2, 0, 0],
  ME: [22, 3, 0, 2],
  MK: [19, 3, 0, 2],
  MT: [31, 4, 5, 0],
  MU: [30, 6, 2, 0],
  NL: [18, 4, 0, 0],
  NO: [15, 4, 0, 0],
  PK: [24, 4, 0, 0],
  PL: [28, 8, 0, 0],
  PT: [25, 4, 4, 2],
  QA: [29, 4, 0, 0],
  RO: [24, 4, 0, 0],
  RS: [22, 3, 0, 2],
  SA: [24, 2, 0, 0],
  SE: [24, 3, 0, 0],
  SI: [19, 5, 0, 2],
  SK: [24, 4, 0, 0],
  SM: [27, 6, 5, 0],
  SV: [28, 4, 0, 0],
  TN: [24, 2, 3, 2],
  TR: [26, 5, 0, 0],
  UA: [29, 6, 0, 0],
  VA: [22, 3, 0, 0],
  XK: [20, 2, 2, 2],
}

/** How many letters stand right behind the check digits, where it is some (SWIFT IBAN registry). */
const LETTERS: Readonly<Record<string, number>> = {
  AZ: 4,
  BG: 4,
  BH: 4,
  GB: 4,
  GE: 2,
  GI: 4,
  IE: 4,
  IT: 1,
  JO: 4,
  KW: 4,
  LV: 4,
  MT: 4,
  MU: 4,
  NL: 4,
  PK: 4,
  QA: 4,
  RO: 4,
  SM: 1,
  SV: 4,
}

/** Wherever one may begin: the end of a postcode in front looks like the beginning of another. */
const SHAPE = /(?<![A-Z0-9])(?=([A-Z]{2}[\dOIlSBZ]{2}(?:[\s.-]{0,2}[A-Z0-9]){11,30}))/g
/** Digits in groups, as those print who leave their country's letters out. */
const BARE = /(?<![A-Z0-9])\d(?:[\s-]?\d){12,32}(?!\d)/g

/** Does it have its country's length, and is it 1 modulo 97 (ISO 13616)? No spaces. */
export function isIban(text: string): boolean {
  const country = COUNTRIES[text.slice(0, 2)]
  if (!country || text.length !== country[0] || !/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(text)) return false
  const turned = text.slice(4) + text.slice(0, 4)
  let rest = 0
  for (const char of turned) {
    const value = Number.parseInt(char, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

/**
 * The IBANs in a text, without spaces; a letter misread for a digit is repaired where one repair fits.
 *
 * @param countryOf whose accounts may be printed without its letters, where their check digits fit; asked only then
 */
export const ibansIn = (text: string, countryOf: () => string | null = () => null): Checked[] =>
  ibanReadingsIn(text, countryOf, false)
    .filter(({ checks }) => checks)
    .map(({ value, repaired }) => ({ value, repaired }))

/** The one that checks where a digit stands for a letter that looks like it, in the only place that needs one. */
function withLetter(like: string): Checked | null {
  const end = 4 + (LETTERS[like.slice(0, 2)] ?? 0)
  const at = [...like].findIndex((sign, i) => i >= 4 && i < end && /\d/.test(sign))
  if (at < 0) return null
  const fits = lettersLike(like[at]!)
    .map((letter) => like.slice(0, at) + letter + like.slice(at + 1))
    .filter(isIban)
  return fits.length === 1 ? { value: fits[0]!, repaired: true } : null
}

/** What looks like an IBAN and has its country's length, whether it checks or not. No spaces. */
export const ibanLikeIn = (text: string): string | null => likeIn(text)[0] ?? null

/** Countries whose accounts are digits alone (SWIFT IBAN registry). */
const DIGITS_ALONE: ReadonlySet<string> = new Set(
  'AD AE AT BA BE CZ DE DK EE EG ES FI FO GL HR HU IL IS LT ME NO PL PT RS SE SI SK TN VA XK'.split(
    ' ',
  ),
)
const HOLDS_FRONT = /[A-Z]{2}[\dOIlSBZ]{2}/

/** May one that prints its country's letters begin in a text? */
export const holdsFront = (text: string): boolean => HOLDS_FRONT.test(text)

/** What looks like an IBAN, between two places of a text. */
interface Like {
  readonly value: string
  readonly start: number
  readonly end: number
}

const SEPARATOR = /[\s.-]/

/** What begins at a place of a text and is as long as its country's are. */
function likeAt(text: string, start: number, length: number): Like {
  let [value, end] = ['', start]
  for (; value.length < length; end++) if (!SEPARATOR.test(text[end]!)) value += text[end]
  return { value, start, end }
}

function likesIn(text: string): Like[] {
  if (!holdsFront(text)) return []
  return [...text.matchAll(SHAPE)].flatMap(({ 1: match, index }) => {
    const bare = match!.replace(/[\s.-]/g, '')
    const length = COUNTRIES[bare.slice(0, 2)]?.[0]
    if (length === undefined || bare.length < length) return []
    const like = likeAt(text, index, length)
    return isWords(like.value) ? [] : [like]
  })
}

/** Letters that stand for digits, at most: more are not misread, but those of words. */
const MOST_MISREAD = 3

/** Too many letters for check digits, or for an account of a country that has digits alone. */
const isWords = (like: string): boolean =>
  letters(like.slice(2, 4)) > 1 ||
  (DIGITS_ALONE.has(like.slice(0, 2)) && letters(like.slice(2)) > MOST_MISREAD)

const likeIn = (text: string): string[] => likesIn(text).map(({ value }) => value)

/** What may be an IBAN, whether its check digits fit or not. */
export interface IbanReading extends Like {
  readonly checks: boolean
  /** Other characters than those printed. */
  readonly repaired: boolean
  /** Printed without its country's letters. */
  readonly bare: boolean
  /** It ends within a word. */
  readonly isCut: boolean
}

/** Small letters that recognition takes digits for. */
const SMALL: Readonly<Record<string, string>> = { b: '6', g: '9', i: '1', l: '1', o: '0', s: '5' }
const SMALL_LETTERS = /(?<=[\dbgilos])[bgilos]|[bgilos](?=[\dbgilos])/g

/**
 * All that may be IBANs in a text, each as what checks where one character is changed for that, else as printed.
 *
 * @param country whose accounts may be printed without its letters
 * @param recognised characters may be misread
 */
export function ibanReadingsIn(
  text: string,
  country: () => string | null,
  recognised: boolean,
): IbanReading[] {
  const isCut = ({ end }: Like): boolean => /[A-Z0-9]/i.test(text[end] ?? '')
  const found = likesIn(text).map((like): IbanReading => {
    const checked = checkedOrRepaired(like.value, isIban) ?? withLetter(like.value)
    const { value, repaired } = checked ?? { value: like.value, repaired: false }
    const checks = checked !== null
    return { ...like, value, repaired, checks, bare: false, isCut: isCut(like) }
  })
  if (found.length === 0 && recognised && holdsFront(text)) {
    const digits = text.replace(SMALL_LETTERS, (letter) => SMALL[letter]!)
    for (const like of digits === text ? [] : likesIn(digits))
      if (DIGITS_ALONE.has(like.value.slice(0, 2)) && /^\d+$/.test(like.value.slice(2)))
        found.push({
          ...like,
          ...{ repaired: true, checks: isIban(like.value), bare: false, isCut: isCut(like) },
        })
  }
  for (const { 0: match, index } of text.matchAll(BARE)) {
    const own = match.replace(/[\s-]/g, '')
    const letters = country()
    if (letters === null || own.length !== (COUNTRIES[letters]?.[0] ?? 0) - 2) continue
    const value = letters + own
    found.push({
      ...{ value, start: index, end: index + match.length },
      ...{ checks: isIban(value), repaired: false, bare: true, isCut: false },
    })
  }
  return found
}

/** Are the characters behind its check digits such as its country has there? */
export function hasOwnCharacters(iban: string): boolean {
  const [country, own] = [iban.slice(0, 2), iban.slice(4)]
  if (DIGITS_ALONE.has(country)) return /^\d+$/.test(own)
  const letters = LETTERS[country] ?? 0
  return /^[A-Z]*$/.test(own.slice(0, letters)) && /^[A-Z0-9]+$/.test(own)
}

/** Countries that know a bank by its branch, the sort code; the letters in front are the BIC's. */
const BY_BRANCH: ReadonlySet<string> = new Set(['GB', 'IE'])

/** An IBAN's national bank code and account number. */
export function partsOfIban(iban: string): { readonly bank: string; readonly account: string } {
  const country = iban.slice(0, 2)
  const [, bank, branch, check] = COUNTRIES[country] ?? [0, 4, 0, 0]
  const own = iban.slice(4)
  return {
    bank: BY_BRANCH.has(country) ? own.slice(bank, bank + branch) : own.slice(0, bank),
    account: own.slice(bank + branch, own.length - check),
  }
}

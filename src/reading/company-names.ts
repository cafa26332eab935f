import {
  hasEastAsianForm,
  hasEastAsianTrade,
  withoutAddressee,
} from '../fields/east-asian-words.ts'
import { plainText, wordsOfKind } from '../fields/lexicon.ts'
import { remembered } from '../fields/remembered.ts'

const FORMS = new Set(wordsOfKind('company_form').map((form) => form.replace(/[^\p{L}&]/gu, '')))
const COMPANY_WORDS = new Set(wordsOfKind('company_word'))
/** German and Dutch write the kind of a trade behind it: by their last letters, of which all have so many. */
const LAST_LETTERS = 3
const COMPOUNDS = Map.groupBy(wordsOfKind('company_suffix'), (own) => own.slice(-LAST_LETTERS))
/** Letters in front of them. */
const FRONT = /\p{L}{3}$/u
const isCompound = (word: string): boolean =>
  COMPOUNDS.get(word.slice(-LAST_LETTERS))?.some(
    (end) => word.endsWith(end) && FRONT.test(word.slice(0, -end.length)),
  ) ?? false

const WEAK_FORMS = new Set(wordsOfKind('weak_form'))

/** Families in trade: Miller & Sons, Dupont & Fils. */
const FAMILY = new RegExp(
  `\\p{L}\\s*(?:&|(?<!\\p{L})(?:${wordsOfKind('and').join('|')})(?!\\p{L}))\\s*(?:${wordsOfKind('family').join('|')})$`,
  'u',
)
const FAMILY_WORDS = wordsOfKind('family')
const isFamily = (plain: string): boolean =>
  FAMILY_WORDS.some((word) => plain.endsWith(word)) && FAMILY.test(plain)

/** Does a text end in, or hold, a legal form: Ltd, GmbH & Co. KG, S.r.l., & Sons? */
export const hasCompanyForm = remembered((text: string): boolean => {
  const plain = plainText(text)
  return isFamily(plain) || hasLegalForm(text, plain)
})

const isStrongForm = (word: string): boolean => FORMS.has(word) && !WEAK_FORMS.has(word)

/** Letters without accents, and nothing else. */
const LATIN = /^[a-z&]*$/

/** Letters of the longest form. */
const LONGEST = Math.max(...[...FORMS].map((form) => form.length))

/** Whether words from one on are a form, written as one: Sp. z o.o., S. A. */
function areForm(words: readonly string[], from: number): boolean {
  let joined = ''
  for (let at = from; at < words.length && joined.length <= LONGEST; at++) joined += words[at]
  return joined.length <= LONGEST && FORMS.has(joined)
}

/** Ltd, GmbH & Co. KG, S.r.l., at the end of a compound too: Handels-GmbH. */
export function hasLegalForm(text: string, plain = plainText(text)): boolean {
  if (hasEastAsianForm(text)) return true
  // French and Russian ones stand in front, in capitals: `SARL Dupont`, `ООО «Ромашка»`.
  const [front] = /^(?:\p{Lu}{3,}(?=\s+\p{Lu})|\p{Lu}{2,}(?=\s+[«"„“]))/u.exec(text) ?? []
  if (front && isStrongForm(plainText(front))) return true
  const printed = plain.includes('0.')
    ? plain
        .replace(/(?<=\p{L}\.)0(?=\.)/gu, 'o')
        .replace(/(?<![\p{L}\d])0(?=\.\s?\p{Script=Greek})/gu, 'ο')
    : plain
  const words = printed
    .split(printed.includes('-') ? /[\s,]+|(?<=\p{L}{3})-/u : /[\s,]+/)
    .map((word) => (LATIN.test(word) ? word : word.replace(/[^\p{L}&]/gu, '')))
    .filter((word) => word !== '')
  return words.some((word, i) => {
    if (i === 0) return false
    // Sp. z o.o., S. A. and others of several words end a name.
    if (i < words.length - 1 && areForm(words, i)) return true
    if (!FORMS.has(word)) return false
    return i === words.length - 1 || (word.length > 1 && !WEAK_FORMS.has(word))
  })
}

/** Words that a form has at most: GmbH & Co. KG, S. de R.L. de C.V. */
const FORM_WORDS = 6

/** How many words from one on are a legal form in the middle of a text, 0 where they are none: `Ltd` in `Miller Ltd, Leeds`. */
export function formLengthAt(words: readonly string[], at: number): number {
  const first = words[at]
  // In small letters only what is short for something: `s.r.o.`, `sp. z o.o.`
  if (first === undefined || !/^(?:[&(\p{Lu}\p{Lo}]|\p{Ll}{1,4}\.)/u.test(first)) return 0
  for (let length = Math.min(FORM_WORDS, words.length - at); length > 0; length--) {
    const own = words.slice(at, at + length)
    // What a sign closes, no form goes on behind.
    if (own.slice(0, -1).some((word) => /[,;:]$/.test(word))) continue
    if (own.some((word) => /\d/.test(word) || !/[\p{L}&]/u.test(word))) continue
    // At the end of a compound as well: `Handels-GmbH`.
    const plain = plainText(own.join('').replace(/^\p{L}{3,}-/u, '')).replace(/[^\p{L}&]/gu, '')
    if (!FORMS.has(plain) || FAMILY_WORDS.includes(plain)) continue
    const next = words[at + length]
    const isLast = next === undefined || /[,;.)]$/.test(own.at(-1)!) || !/^\p{L}/u.test(next)
    if (isLast || !WEAK_FORMS.has(plain)) return length
  }
  return 0
}

/** Where the legal forms end that stand from one word on, one behind the other: `GmbH & Co. KG`, `sp. z o.o. sp. k.` */
export function formsEndAt(words: readonly string[], at: number): number {
  let end = at
  for (let length = formLengthAt(words, end); length > 0; length = formLengthAt(words, end)) {
    end += length
    if (/[,;]$/.test(words[end - 1]!)) break
  }
  return end
}

/** The same words stand in many texts. */
const isTrade = remembered((word: string) => COMPANY_WORDS.has(word) || isCompound(word))

/** A trade's word, or a compound that ends in one: Weingut, Timmerbedrijf. */
export const hasCompanyWord = remembered(
  (text: string): boolean =>
    plainText(text)
      .split(/[^\p{L}&]+/u)
      .some(isTrade) || hasEastAsianTrade(text),
)

/** A legal form by itself, that is no word of other texts in lower case. */
export const isForm = remembered(
  (word: string): boolean =>
    hasLegalForm(`x ${word.replace(/[,;:]$/, '')}`) && !/^\p{Ll}{4}/u.test(word),
)

/** Whether a text is a legal form and nothing else: `Sdn. Bhd.` */
export const isFormAlone = remembered((text: string): boolean => {
  const words = text.split(/\s+/)
  return formLengthAt(words, 0) === words.length
})

/** The number a firm is registered under, in brackets behind its name. */
const REGISTERED =
  /(?<!\s)\s*[([](?:\p{L}{2,4}\.?\s?){0,3}[:.\s]*[A-Z]{0,3}\d{5,}\s?-?\s?[A-Z]{0,2}[)\]]$/iu

export function cleanName(text: string): string {
  const bare = withoutAddressee(text)
    .replace(/^\S{0,3}[\]}|]\s+(?=\S)/u, '')
    .replace(REGISTERED, '')
    .replace(/^[^\p{L}\d(]+|(?<![,;:·|])[,;:·|]+$/gu, '')
    // Brackets around all of it, or that do not close or open in it.
    .replace(/^\(+(?![^()]*\)\s*\S)/, '')
    .replace(/^([^()]*)\)$/, '$1')
    .replace(/^[^\p{L}\d(]+/u, '')
  return (MISREAD.test(bare) ? withForms(bare) : bare).replace(/\s+/g, ' ').trim()
}

/** What misread legal forms have. */
const MISREAD = /0\.|o\.[0o]|BHD|\//i

const withForms = (name: string): string =>
  name
    .replace(/(?<=\p{L}\.\s?)0(?=\.)/gu, 'o')
    .replace(/\bz [0o]\.[0o](?![\p{L}\d])/iu, 'z o.o')
    .replace(/\bS[O0][NHM](?=\.?\s*BHD\b)/, 'SDN')
    .replace(/(?<=\p{Lu}{2}\s)[S5]\s?\/\s?[B8]$/u, 'S/B')

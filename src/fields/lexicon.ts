import { ar } from './lexicon/ar.ts'
import { bg } from './lexicon/bg.ts'
import { cs } from './lexicon/cs.ts'
import { da } from './lexicon/da.ts'
import { de } from './lexicon/de.ts'
import { el } from './lexicon/el.ts'
import { en } from './lexicon/en.ts'
import { LABELS, type LabelName, SALE_TITLES, type WordKind } from './lexicon/entry.ts'
import { es } from './lexicon/es.ts'
import { et } from './lexicon/et.ts'
import { fi } from './lexicon/fi.ts'
import { fr } from './lexicon/fr.ts'
import { he } from './lexicon/he.ts'
import { hr } from './lexicon/hr.ts'
import { hu } from './lexicon/hu.ts'
import { id } from './lexicon/id.ts'
import { it } from './lexicon/it.ts'
import { ja } from './lexicon/ja.ts'
import { ko } from './lexicon/ko.ts'
import { lt } from './lexicon/lt.ts'
import { lv } from './lexicon/lv.ts'
import { nb } from './lexicon/nb.ts'
import { nl } from './lexicon/nl.ts'
import { pl } from './lexicon/pl.ts'
import { pt } from './lexicon/pt.ts'
import { ro } from './lexicon/ro.ts'
import { ru } from './lexicon/ru.ts'
import { sk } from './lexicon/sk.ts'
import { sl } from './lexicon/sl.ts'
import { sr } from './lexicon/sr.ts'
import { sv } from './lexicon/sv.ts'
import { th } from './lexicon/th.ts'
import { tr } from './lexicon/tr.ts'
import { uk } from './lexicon/uk.ts'
import { vi } from './lexicon/vi.ts'
import { zh } from './lexicon/zh.ts'
import { remembered } from './remembered.ts'

export { LABELS, type LabelName, SALE_TITLES, type WordKind }

/** The lexicons, by language. */
export const ENTRIES = {
  en,
  de,
  fr,
  es,
  it,
  nl,
  pt,
  pl,
  sv,
  da,
  nb,
  fi,
  cs,
  hu,
  ro,
  tr,
  ja,
  sk,
  sl,
  hr,
  lt,
  lv,
  et,
  el,
  bg,
  sr,
  ru,
  uk,
  ko,
  zh,
  id,
  ar,
  th,
  vi,
  he,
}

/** Nothing that decomposes. */
const ASCII = /^[ -~]*$/

/** Lower case, no accents, ß as ss, ł as l, ø as o, æ as ae, ı as i: how texts are compared with the lexicon. */
export function plainText(text: string): string {
  if (ASCII.test(text)) return text.replaceAll('`', "'").toLowerCase()
  let plain = ''
  let from = 0
  for (let i = 0; i < text.length; i++) {
    if (text.charCodeAt(i) < 128) continue
    const letter = String.fromCodePoint(text.codePointAt(i)!)
    plain += text.slice(from, i) + plainLetter(letter)
    i += letter.length - 1
    from = i + 1
  }
  // Of the whole: a sigma at the end of a word is another letter.
  return (plain + text.slice(from)).replaceAll('`', "'").toLowerCase()
}

/** Letters that do not decompose, by what is written in their place. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  Ł: 'l',
  ø: 'o',
  Ø: 'o',
  æ: 'ae',
  Æ: 'ae',
  ı: 'i',
}

/** A letter without accents, in the case that it has. */
const plainLetter = remembered((letter: string): string =>
  letter
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßłŁøØæÆı]/g, (own) => PLAIN_LETTERS[own]!)
    .replace(/[’‘`´]/g, "'"),
)

/** A phrase's letters and digits, and nothing between them. */
export const foldedPhrase = (text: string): string =>
  FIGURE.test(text) ? text.replace(NO_DIGITS, '') : folded(text)

/** Days and sums: there are many, each mostly once, and nothing of them is worth to be remembered. */
const FIGURE = /^[\d.,/+-]+$/
const NO_DIGITS = /\D+/g

const folded = remembered((text: string): string =>
  ASCII.test(text)
    ? text
        .replaceAll('#', 'no')
        .toLowerCase()
        .replace(/[^a-z\d%]+/g, '')
    : plainText(text.replace(/#|№|n[º°](?!\p{L})/giu, ' no ')).replace(/[^\p{L}\d%]/gu, ''),
)

/** What stands for "number" in front of one. */
const NUMBER = /(?<![\p{L}\d])(?:no|nr|n|num|núm|nro|number)(?![\p{L}\d])/iu

/** A phrase with every way to write "number" in it. */
const variantsOf = (phrase: string): string[] =>
  NUMBER.test(phrase) && phrase.includes(' ')
    ? [phrase, ...['no', 'nr', 'n', 'num', 'number'].map((word) => phrase.replace(NUMBER, word))]
    : [phrase]

/**
 * The same lists, each of a length of its own and equal ones one: thousands of phrases have some hundred of them.
 * A list that has grown keeps room for more.
 */
export function sharedLists<T extends string | number>(
  lists: Map<string, readonly T[]>,
): ReadonlyMap<string, readonly T[]> {
  const known = new Map<string, readonly T[]>()
  for (const [phrase, list] of lists) {
    const key = list.join(' ')
    const same = known.get(key) ?? list.slice()
    known.set(key, same)
    lists.set(phrase, same)
  }
  return lists
}

/** Label names by their folded phrases, of all languages together. */
export const PHRASES: ReadonlyMap<string, readonly LabelName[]> = (() => {
  const phrases = new Map<string, LabelName[]>()
  for (const name of LABELS)
    for (const entry of Object.values(ENTRIES))
      for (const phrase of (entry.labels[name] ?? []).flatMap(variantsOf)) {
        const folded = foldedPhrase(phrase)
        const names = phrases.get(folded)
        if (!names) phrases.set(folded, [name])
        else if (!names.includes(name)) names.push(name)
      }
  return sharedLists(phrases)
})()

/** Languages of each folded phrase of a label. */
export const PHRASE_LANGUAGES: ReadonlyMap<string, readonly string[]> = (() => {
  const languages = new Map<string, string[]>()
  for (const [language, entry] of Object.entries(ENTRIES))
    for (const phrases of Object.values(entry.labels))
      for (const phrase of new Set(phrases.map(foldedPhrase))) {
        const own = languages.get(phrase) ?? []
        if (!own.includes(language)) languages.set(phrase, [...own, language])
      }
  return sharedLists(languages)
})()

/** Every phrase of a label, plain, with its blanks; labels in the order of their list. */
export function* labelPhrases(): Generator<{ name: LabelName; phrase: string }> {
  for (const name of LABELS)
    for (const entry of Object.values(ENTRIES))
      for (const phrase of entry.labels[name] ?? []) yield { name, phrase: plainText(phrase) }
}

/** Words of a kind in all languages, plain. */
export const wordsOfKind = (kind: WordKind): string[] => [
  ...new Set(Object.values(ENTRIES).flatMap((entry) => (entry.words[kind] ?? []).map(plainText))),
]

/** Plain names of all countries in the lexicon's languages. */
export const countryNames = (): Set<string> => new Set(countryCodes().keys())

/** Every pair of letters that is a region's code. */
function regionCodes(): string[] {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const pairs = letters.flatMap((first) => letters.map((second) => first + second))
  return pairs.filter((code) => english.of(code) !== undefined)
}

let codes: ReadonlyMap<string, string> | null = null

/** Codes of all countries by their plain names in the lexicon's languages. */
export function countryCodes(): ReadonlyMap<string, string> {
  codes ??= readCountryCodes()
  return codes
}

function readCountryCodes(): ReadonlyMap<string, string> {
  const names = new Map([
    ['usa', 'US'],
    ['u.s.a', 'US'],
    ...['uk', 'u.k', 'england', 'scotland', 'wales'].map((name) => [name, 'GB'] as const),
    ['holland', 'NL'],
  ])
  const regions = regionCodes()
  for (const language of Object.keys(ENTRIES)) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (const code of regions) {
      const name = plainText(display.of(code) ?? '')
      if (name !== '' && !names.has(name)) names.set(name, code)
    }
  }
  return names
}

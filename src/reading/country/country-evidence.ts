import { emailsIn, urlsIn } from '../../fields/contact.ts'
import { ibanLikeIn } from '../../fields/iban.ts'
import { countryCodes, foldedPhrase, PHRASE_LANGUAGES, plainText } from '../../fields/lexicon.ts'
import { once } from '../../fields/once.ts'
import { remembered } from '../../fields/remembered.ts'
import { vatIdsIn } from '../../fields/tax-id.ts'
import type { DocumentText } from '../document-text.ts'
import { COUNTRIES } from './countries.ts'

/** What may tell a country. */
export const COUNTRY_FEATURES = [
  'numbers',
  'domain',
  'phone',
  'words',
  'ownWords',
  'place',
  'language',
] as const

/** How much each kind of evidence, 0 to 1.5, tells of each country, in the order of the features. */
export type CountryEvidence = ReadonlyMap<string, readonly number[]>

/** Countries by the phrases that they, and few others, have. */
function byPhrase(of: 'words' | 'places'): ReadonlyMap<string, readonly string[]> {
  const by = new Map<string, string[]>()
  for (const [code, country] of Object.entries(COUNTRIES))
    for (const phrase of country[of].map(plainText))
      by.set(phrase, [...(by.get(phrase) ?? []), code])
  return by
}

const BY_WORD = byPhrase('words')
const BY_PLACE = byPhrase('places')
const BY_CALLING = Map.groupBy(Object.keys(COUNTRIES), (code) => COUNTRIES[code]!.calling)
const NAMES = countryCodes()
const TOWNS = Object.entries(COUNTRIES).flatMap(([country, { town }]) =>
  town ? [[country, town] as const] : [],
)

/** One of all towns. */
const ANY_TOWN = new RegExp(TOWNS.map(([, town]) => town.source).join('|'), 'u')

/** Words that any of these begins with. */
const FIRST_WORDS = new Set(
  [...BY_WORD.keys(), ...BY_PLACE.keys(), ...NAMES.keys()].map((phrase) => phrase.split(' ')[0]!),
)

/** What a kind of evidence tells of a country at most. */
const MOST = 1.5
/** Words of a phrase, and such that are more than one. */
const MOST_WORDS = 3
const ENOUGH = 2
/** Top domains that companies everywhere have. */
const ANYWHERE = new Set(['CO', 'IO', 'AI', 'ME', 'TV'])
const MAY_CALL = /\+|00/
/** `+44 20`, `0044 20`; the cents of a sum that another figure follows are none: `8,00 1.496,89`. */
const CALLED = /(?:\+|(?<!\d[.,]?)00)\s?(\d{1,3})(?=[\s().-])|\+(\d{2})\d{6}/g

export const countryEvidence = once(lookedFor)

function lookedFor(document: DocumentText): CountryEvidence {
  const counts = new Map<string, number[]>()
  const add = (kind: (typeof COUNTRY_FEATURES)[number], country: string, by = 1) => {
    if (!/^[A-Z]{2}$/.test(country)) return
    const own = counts.get(country) ?? COUNTRY_FEATURES.map(() => 0)
    const at = COUNTRY_FEATURES.indexOf(kind)
    own[at] = Math.min(MOST, own[at]! + by)
    counts.set(country, own)
  }
  // Who sends is named before who receives, as a rule.
  let first: string | null = null
  const addPlace = (country: string, by: number) => {
    first ??= country
    add('place', country, country === first ? by : by / 2)
  }
  const seen = new Set<string>()
  const labelled = new Set<string>()
  const numbers = new Set<string>()
  const domains = new Set<string>()
  const languages = new Map<string, number>()
  for (const row of document.rows) {
    const told = toldBy(row.text)
    for (const own of told.numbers) numbers.add(own)
    for (const own of told.domains) domains.add(own)
    for (const called of told.called)
      for (const country of called) add('phone', country, 1 / called.length)
    for (const [country, by] of told.places) addPlace(country, by)
    for (const phrase of told.words) {
      const own = BY_WORD.get(phrase)!
      if (seen.has(phrase)) continue
      seen.add(phrase)
      for (const country of own) {
        add('words', country, 1 / ENOUGH)
        if (own.length === 1) add('ownWords', country, 1 / ENOUGH)
      }
    }
    for (const { labels } of row.pieces)
      for (const label of labels) {
        const phrase = foldedPhrase(label.text)
        const own = labelled.has(phrase) ? [] : (PHRASE_LANGUAGES.get(phrase) ?? [])
        labelled.add(phrase)
        for (const language of own)
          languages.set(language, (languages.get(language) ?? 0) + 1 / own.length)
      }
  }
  for (const own of domains) add('domain', own)
  for (const own of numbers) add('numbers', own.slice(-2), 1 / 2)
  const all = [...languages.values()].reduce((sum, own) => sum + own, 0)
  if (all > 0)
    for (const [country, own] of Object.entries(COUNTRIES))
      for (const language of own.languages)
        add('language', country, (languages.get(language) ?? 0) / all)
  // Towns of both parties are printed: each speaks less where they are in two countries.
  const place = COUNTRY_FEATURES.indexOf('place')
  const places = [...counts.values()].reduce((sum, own) => sum + own[place]!, 0)
  for (const own of counts.values()) own[place]! *= places > 0 ? own[place]! / places : 1
  return counts
}

/** What a text tells of countries. */
interface Told {
  /** Of taxes and of accounts, with their country: each kind is half of what numbers may tell. */
  readonly numbers: readonly string[]
  readonly domains: readonly string[]
  /** Countries of each calling code. */
  readonly called: readonly (readonly string[])[]
  /** Countries of towns and other places, and how much each says. */
  readonly places: readonly (readonly [country: string, by: number])[]
  /** Phrases that few countries have. */
  readonly words: readonly string[]
}

/** The same rows are asked for what they tell of a document's country and of its currency. */
const toldBy = remembered((text: string): Told => {
  const iban = ibanLikeIn(text)
  const phrases = phrasesOf(text)
  const half = (country: string) => [country, 1 / 2] as const
  return {
    numbers: [
      ...vatIdsIn(text).map(({ value }) => `tax ${value.slice(0, 2).replace('EL', 'GR')}`),
      ...(iban ? [`account ${iban.slice(0, 2)}`] : []),
    ],
    domains: [...emailsIn(text), ...urlsIn(text)].flatMap((address) => {
      const top = /\.([a-z]{2})(?:\/|$)/i.exec(address)?.[1]?.toUpperCase()
      return top && !ANYWHERE.has(top) ? [top === 'UK' ? 'GB' : top] : []
    }),
    called: MAY_CALL.test(text)
      ? [...text.matchAll(CALLED)].map(
          ([, apart, joined]) => BY_CALLING.get(apart ?? joined!) ?? [],
        )
      : [],
    places: [
      ...(ANY_TOWN.test(text)
        ? TOWNS.flatMap(([country, town]) => (town.test(text) ? [[country, 1] as const] : []))
        : []),
      ...phrases.flatMap((phrase) => {
        const named = NAMES.get(phrase)
        return [...(named ? [half(named)] : []), ...(BY_PLACE.get(phrase) ?? []).map(half)]
      }),
    ],
    words: phrases.filter((phrase) => BY_WORD.has(phrase)),
  }
})

const HOLDS_STROKE = /[./-]/
/** First letters with points between: `R.U.C.` is a RUC. */
const POINTED = /^(?:\p{L}\.)+\p{L}$/u

/** Words of a text that may name a country, and up to three words in a row, plain. */
function phrasesOf(text: string): string[] {
  const words = plainText(text)
    .split(/[^\p{L}\d.&/-]+/u)
    .map((word) =>
      HOLDS_STROKE.test(word) ? word.replace(/^[./-]+/, '').replace(/(?<![./-])[./-]+$/, '') : word,
    )
    .filter((word) => word !== '')
  const abbreviated = words
    .filter((word) => POINTED.test(word))
    .map((word) => word.replaceAll('.', ''))
  const phrases = words.flatMap((word, i) =>
    !FIRST_WORDS.has(word)
      ? []
      : Array.from({ length: Math.min(MOST_WORDS, words.length - i) }, (_, more) =>
          words.slice(i, i + more + 1).join(' '),
        ),
  )
  return [...phrases, ...abbreviated]
}

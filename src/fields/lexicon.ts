import { cs } from './lexicon/cs.ts'
import { da } from './lexicon/da.ts'
import { de } from './lexicon/de.ts'
import { en } from './lexicon/en.ts'
import { LABELS, type LabelName, type WordKind } from './lexicon/entry.ts'
import { es } from './lexicon/es.ts'
import { fi } from './lexicon/fi.ts'
import { fr } from './lexicon/fr.ts'
import { it } from './lexicon/it.ts'
import { nb } from './lexicon/nb.ts'
import { nl } from './lexicon/nl.ts'
import { pl } from './lexicon/pl.ts'
import { pt } from './lexicon/pt.ts'
import { sv } from './lexicon/sv.ts'

export { LABELS, type LabelName, type WordKind }

const ENTRIES = { en, de, fr, es, it, nl, pt, pl, sv, da, nb, fi, cs }

/** Nothing that decomposes. */
const ASCII = /^[ -~]*$/

/** Lower case, no accents, ß as ss, ł as l, ø as o, æ as ae: how texts are compared with the lexicon. */
export const plainText = (text: string): string =>
  (ASCII.test(text) ? text : withoutAccents(text)).replace(/[’‘`´]/g, "'").toLowerCase()

const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[łŁ]/g, 'l')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')

/** A phrase's letters and digits, and nothing between them. */
export const foldedPhrase = (text: string): string =>
  plainText(text.replace(/#|№|n[º°](?!\p{L})/giu, ' no ')).replace(/[^\p{L}\d%]/gu, '')

/** What stands for "number" in front of one. */
const NUMBER = /(?<![\p{L}\d])(?:no|nr|n|num|núm|nro|number)(?![\p{L}\d])/iu

/** A phrase with every way to write "number" in it. */
const variantsOf = (phrase: string): string[] =>
  NUMBER.test(phrase) && phrase.includes(' ')
    ? [phrase, ...['no', 'nr', 'n', 'num', 'number'].map((word) => phrase.replace(NUMBER, word))]
    : [phrase]

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
  return phrases
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
export function countryNames(): Set<string> {
  const names = new Set(['usa', 'u.s.a', 'uk', 'u.k', 'england', 'scotland', 'wales', 'holland'])
  for (const language of Object.keys(ENTRIES)) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (let a = 65; a <= 90; a++)
      for (let b = 65; b <= 90; b++) {
        const name = display.of(String.fromCharCode(a, b))
        if (name !== undefined) names.add(plainText(name))
      }
  }
  return names
}

/** Whether a text has one of some plain words, or phrases, whole. */
export function hasWord(text: string, list: readonly string[]): boolean {
  const plain = ` ${plainText(text)
    .replace(/[^\p{L}\s/-]/gu, ' ')
    .replace(/[\s/]+/g, ' ')} `
  return list.some((word) => plain.includes(` ${word} `))
}

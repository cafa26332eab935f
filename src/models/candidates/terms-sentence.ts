import type { Word } from '../../document/page.ts'
import { type LabelName, plainText, wordsOfKind } from '../../fields/lexicon.ts'
import type { DocumentText, Piece } from '../../reading/document-text.ts'
import { labelHits, placesOf } from '../../reading/label-places.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import { endsSentence, type Line, paragraphsOf } from './paragraphs.ts'
import { type Core, type CoreName, coresOf } from './terms-cores.ts'

/** Words of terms, at most: so long a sentence that a label announces is one. */
export const MOST_WORDS = 26
const VALIDITY = wordsOfKind('validity')
const ANNOUNCING = ['payment_terms', 'due_date'] as const

/** A sentence that speaks of paying, over the lines that it goes on in. */
export interface Sentence {
  readonly words: readonly Word[]
  readonly cores: readonly Core[]
  readonly lines: readonly Line[]
  /** Where labels begin and end among its words, with their names. */
  readonly labels: readonly {
    readonly from: number
    readonly to: number
    readonly names: readonly LabelName[]
  }[]
  /** Which labels announce a word of it, by the word's place. */
  readonly announced: ReadonlyMap<number, Announced>
  /** It has words of what holds until a day. */
  readonly isOther: boolean
}

interface Announced {
  readonly terms: boolean
  readonly right: boolean
}

/** Sentences that speak of paying, in reading order. */
export function sentencesOf(document: DocumentText): Sentence[] {
  const told = new Map<Word, Announced>()
  for (const hit of labelHits(document, ANNOUNCING)) {
    const [place] = placesOf(hit, document)
    for (const word of place?.words ?? [])
      told.set(word, { terms: hit.name === 'payment_terms', right: place!.side === 'right' })
  }
  return paragraphsOf(document).flatMap(({ words, lines }) => {
    const found: Sentence[] = []
    let from = 0
    for (let to = 1; to <= words.length; to++) {
      const isOpen = to < words.length && !endsSentence(words[to - 1]!, words[to]!)
      if (isOpen || (to < words.length && isShortened(words.slice(from, to)))) continue
      const own = sentenceOf(words.slice(from, to), lines, told)
      if (own) found.push(own)
      from = to
    }
    return found
  })
}

/** Words that all end in a point are no sentence: `Net. pmt. 30 days`. */
const isShortened = (words: readonly Word[]): boolean =>
  words.every(({ text }) => /\p{L}\.$/u.test(text))

function sentenceOf(
  words: readonly Word[],
  lines: readonly Line[],
  told: ReadonlyMap<Word, Announced>,
): Sentence | null {
  const announced = new Map(
    words.flatMap((word, i) => {
      const own = told.get(word)
      return own ? [[i, own] as const] : []
    }),
  )
  const cores = coresOf(words)
  const has = (...names: CoreName[]) => cores.some(({ name }) => names.includes(name))
  const speaks =
    has('count', 'once') ||
    (has('day', 'longer', 'by') && has('paying')) ||
    (has('day') && has('by')) ||
    (announced.size > 0 && words.length <= MOST_WORDS)
  if (!speaks) return null
  const labels = lines.flatMap(({ piece }) => labelsIn(piece, words))
  const plain = plainText(textOf(words))
  const isOther = VALIDITY.some((phrase) => plain.includes(phrase))
  return { words, cores, lines, labels, announced, isOther }
}

function labelsIn(piece: Piece, words: readonly Word[]) {
  return piece.labels.flatMap(({ from, to, names }) => {
    const first = words.indexOf(piece.words[from]!)
    return first < 0 ? [] : [{ from: first, to: first + to - from, names }]
  })
}

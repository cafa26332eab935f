import { LABELS, type LabelName, labelPhrases, plainText } from '../../fields/lexicon.ts'

/** Where each label's score stands. */
export const LABEL_AT: ReadonlyMap<LabelName, number> = new Map(LABELS.map((name, i) => [name, i]))

/** Three letters as one number: letters, digits and the blank between words. */
const BASE = 40
const CODES = new Map([...' 0123456789abcdefghijklmnopqrstuvwxyz%&'].map((sign, i) => [sign, i]))
const OTHER = 39

/** Letters and digits of a text with one blank around each word. */
const signsOf = (text: string): string =>
  ` ${plainText(text)
    .replace(/#|№/g, ' no ')
    .replace(/n[º°](?!\p{L})/gu, 'no ')
    .replace(/[^\p{L}\d%&]+/gu, ' ')
    .trim()} `

function trigramsOf(text: string): Set<number> {
  const signs = signsOf(text)
  const found = new Set<number>()
  for (let i = 2; i < signs.length; i++) {
    const code = (at: number) => CODES.get(signs[at]!) ?? OTHER
    found.add((code(i - 2) * BASE + code(i - 1)) * BASE + code(i))
  }
  return found
}

interface Phrases {
  /** Trigrams of each. */
  readonly sizes: Int32Array
  /** Label of each, by its place in the list. */
  readonly labels: Int32Array
  /** Phrases by trigram. */
  readonly by: ReadonlyMap<number, readonly number[]>
}

const PHRASES: Phrases = (() => {
  const sizes: number[] = []
  const labels: number[] = []
  const by = new Map<number, number[]>()
  const known = new Set<string>()
  for (const { name, phrase } of labelPhrases()) {
    const key = `${name} ${signsOf(phrase)}`
    if (known.has(key)) continue
    known.add(key)
    const trigrams = trigramsOf(phrase)
    for (const trigram of trigrams) {
      const list = by.get(trigram)
      if (list) list.push(sizes.length)
      else by.set(trigram, [sizes.length])
    }
    sizes.push(trigrams.size)
    labels.push(LABEL_AT.get(name)!)
  }
  return { sizes: Int32Array.from(sizes), labels: Int32Array.from(labels), by }
})()

/** A phrase with less of its trigrams in a text is not in it. */
const LEAST = 0.66

/** Texts remembered. */
const MOST_KNOWN = 20_000
const known = new Map<string, Float32Array>()
const NONE = new Float32Array(LABELS.length)
const hits = new Int32Array(PHRASES.sizes.length)

/**
 * How much a text looks like each label, in any language: the share of a phrase's trigrams that the
 * text has, less where it has much else. 0..1, in the order of `LABELS`.
 */
export function labelScores(text: string): Float32Array {
  if (text === '') return NONE
  const before = known.get(text)
  if (before) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const scores = scored(trigramsOf(text))
  known.set(text, scores)
  return scores
}

function scored(trigrams: ReadonlySet<number>): Float32Array {
  const scores = new Float32Array(LABELS.length)
  const touched: number[] = []
  for (const trigram of trigrams)
    for (const phrase of PHRASES.by.get(trigram) ?? [])
      if (hits[phrase]!++ === 0) touched.push(phrase)
  for (const phrase of touched) {
    const held = hits[phrase]! / PHRASES.sizes[phrase]!
    const covered = hits[phrase]! / trigrams.size
    hits[phrase] = 0
    if (held < LEAST) continue
    const label = PHRASES.labels[phrase]!
    const score = ((held - LEAST) / (1 - LEAST)) * (0.5 + 0.5 * covered)
    if (score > scores[label]!) scores[label] = score
  }
  return scores
}

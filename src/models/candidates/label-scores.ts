import { LABELS, type LabelName, labelPhrases, plainText } from '../../fields/lexicon.ts'

/** Where each label's score stands. */
export const LABEL_AT: ReadonlyMap<LabelName, number> = new Map(LABELS.map((name, i) => [name, i]))

/** Three letters as one number: letters, digits and the blank between words. */
const BASE = 40
const OTHER = 39
/** By a sign's number in Unicode, below 128. */
const CODES = new Uint8Array(128).fill(OTHER)
for (const [i, sign] of [...' 0123456789abcdefghijklmnopqrstuvwxyz%&'].entries())
  CODES[sign.charCodeAt(0)] = i

/** Trigrams with letters of other scripts share so many numbers behind those of Latin ones. */
const LATIN = BASE ** 3
const OTHERS = 1 << 16
const TRIGRAMS = LATIN + OTHERS

function trigramOf(first: number, second: number, third: number): number {
  if (first < CODES.length && second < CODES.length && third < CODES.length)
    return (CODES[first]! * BASE + CODES[second]!) * BASE + CODES[third]!
  const mixed = Math.imul(Math.imul(first, 31) + second, 31) + third
  return LATIN + (Math.imul(mixed, 0x9e3779b1) >>> 16)
}

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
  for (let i = 2; i < signs.length; i++)
    found.add(trigramOf(signs.charCodeAt(i - 2), signs.charCodeAt(i - 1), signs.charCodeAt(i)))
  return found
}

interface Phrases {
  /** Trigrams of each. */
  readonly sizes: Int32Array
  /** Label of each, by its place in the list. */
  readonly labels: Int32Array
  /** Where the phrases of each trigram begin in their list; behind the last, where it ends. */
  readonly starts: Int32Array
  readonly list: Int32Array
}

const PHRASES: Phrases = (() => {
  const sizes: number[] = []
  const labels: number[] = []
  const trigramsOfAll: number[] = []
  const phrases: number[] = []
  const known = new Set<string>()
  for (const { name, phrase } of labelPhrases()) {
    const key = `${name} ${signsOf(phrase)}`
    if (known.has(key)) continue
    known.add(key)
    const trigrams = trigramsOf(phrase)
    for (const trigram of trigrams) {
      trigramsOfAll.push(trigram)
      phrases.push(sizes.length)
    }
    sizes.push(trigrams.size)
    labels.push(LABEL_AT.get(name)!)
  }
  const starts = new Int32Array(TRIGRAMS + 1)
  for (const trigram of trigramsOfAll) starts[trigram + 1]!++
  for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!
  const list = new Int32Array(phrases.length)
  const next = starts.slice()
  for (const [i, trigram] of trigramsOfAll.entries()) list[next[trigram]!++] = phrases[i]!
  return { sizes: Int32Array.from(sizes), labels: Int32Array.from(labels), starts, list }
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
  const { starts, list } = PHRASES
  for (const trigram of trigrams) {
    const end = starts[trigram + 1]!
    for (let i = starts[trigram]!; i < end; i++) if (hits[list[i]!]!++ === 0) touched.push(list[i]!)
  }
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

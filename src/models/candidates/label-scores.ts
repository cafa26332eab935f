import { LABELS, type LabelName, labelPhrases, plainText } from '../../fields/lexicon.ts'
import { once } from '../../fields/once.ts'

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
const OTHER_TRIGRAMS = 1 << 16
const TRIGRAMS = LATIN + OTHER_TRIGRAMS

function trigramOf(first: number, second: number, third: number): number {
  if (first < CODES.length && second < CODES.length && third < CODES.length)
    return (CODES[first]! * BASE + CODES[second]!) * BASE + CODES[third]!
  const mixed = Math.imul(Math.imul(first, 31) + second, 31) + third
  return LATIN + (Math.imul(mixed, 0x9e3779b1) >>> 16)
}

const BLANK = 32
const N = 'n'.charCodeAt(0)
const O = 'o'.charCodeAt(0)
const DEGREE = '°'.charCodeAt(0)

/** What a letter becomes: small letters without accents, digits, `%` and `&`, as numbers; one blank for anything else. */
function signsOf(letter: string): readonly number[] {
  if (letter === '#') return [BLANK, N, O, BLANK]
  const plain = plainText(letter)
    .replace(/ς/g, 'σ')
    .replace(/[^\p{L}\d%&]+/gu, ' ')
  return Array.from({ length: plain.length }, (_, i) => plain.charCodeAt(i))
}

/** By the letter's number in Unicode: of ASCII all, of others those that texts have had. */
const ASCII = Array.from({ length: 128 }, (_, code) => signsOf(String.fromCharCode(code)))
const OTHERS = new Map<number, readonly number[]>()

function signsAt(code: number): readonly number[] {
  const known = ASCII[code] ?? OTHERS.get(code)
  if (known) return known
  const own = signsOf(String.fromCodePoint(code))
  OTHERS.set(code, own)
  return own
}

/** The signs of the text that is taken apart, with one blank around each word. */
let signs = new Uint16Array(1 << 10)

/** Fills them in. @returns how many there are */
function takenApart(text: string): number {
  let count = 0
  const add = (sign: number) => {
    if (sign === BLANK && count > 0 && signs[count - 1] === BLANK) return
    if (count === signs.length) {
      const longer = new Uint16Array(2 * count)
      longer.set(signs)
      signs = longer
    }
    signs[count++] = sign
  }
  add(BLANK)
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i)!
    // `n° 12`
    if (code === DEGREE && signs[count - 1] === N && !LETTER.test(text.slice(i + 1))) add(O)
    for (const sign of signsAt(code)) add(sign)
    if (code > 0xffff) i++
  }
  add(BLANK)
  return count
}

const LETTER = /^\p{L}/u

/** Trigrams of the text that is taken apart. */
const seen = new Uint8Array(TRIGRAMS)

/** Each trigram of a text once. */
function trigramsOf(text: string): number[] {
  const count = takenApart(text)
  const found: number[] = []
  for (let i = 2; i < count; i++) {
    const own = trigramOf(signs[i - 2]!, signs[i - 1]!, signs[i]!)
    if (seen[own] === 1) continue
    seen[own] = 1
    found.push(own)
  }
  for (const own of found) seen[own] = 0
  return found
}

/** A phrase with less of its trigrams in a text is not in it. */
const LEAST = 0.66

interface Phrases {
  /** Trigrams that phrases have are numbered from 1, so that what is told of them lies close together; others are 0. */
  readonly numbers: Uint16Array
  /** Label of each, by its place in the list. */
  readonly labels: Int32Array
  /** Where the trigrams of each begin in their list, the rarest first; behind the last, where it ends. */
  readonly starts: Int32Array
  /** How many trigrams of each may be missing in a text that has enough of them. */
  readonly spare: Uint8Array
  /** How many of the rarest ones of each a text has to have: `LEAST_MET`, or all. */
  readonly least: Uint8Array
  readonly trigrams: Uint16Array
  /**
   * Phrases by their rarest trigrams, so many that a text with enough of a phrase has `LEAST_MET` of these, or all:
   * where those of each trigram begin in their list; behind the last, where it ends.
   */
  readonly rareStarts: Int32Array
  readonly rare: Int32Array
}

/** Only phrases of which a text has so many of the rarest trigrams are compared with it. */
const LEAST_MET = 2

/** Fewest trigrams of so many that are enough. */
function enoughOf(size: number): number {
  let enough = 0
  while (enough / size < LEAST) enough++
  return enough
}

/** Lists one behind the other, and where each begins. */
function laidOut(lists: readonly (readonly number[])[]): { starts: Int32Array; all: Int32Array } {
  const starts = new Int32Array(lists.length + 1)
  lists.forEach((own, i) => {
    starts[i + 1] = starts[i]! + own.length
  })
  return { starts, all: Int32Array.from(lists.flat()) }
}

const PHRASES: Phrases = (() => {
  const labels: number[] = []
  const trigrams: number[][] = []
  const numbers = new Uint16Array(TRIGRAMS)
  const counts = [0]
  const known = new Set<string>()
  for (const { name, phrase } of labelPhrases()) {
    const key = `${name}${String.fromCharCode(...signs.subarray(0, takenApart(phrase)))}`
    if (known.has(key)) continue
    known.add(key)
    const own = trigramsOf(phrase)
    for (const trigram of own) {
      if (numbers[trigram] === 0) {
        numbers[trigram] = counts.length
        counts.push(0)
      }
      counts[numbers[trigram]!]!++
    }
    trigrams.push(own.map((trigram) => numbers[trigram]!))
    labels.push(LABEL_AT.get(name)!)
  }
  const rare: number[][] = counts.map(() => [])
  const spare = trigrams.map((own) => own.length - enoughOf(own.length))
  for (const [phrase, own] of trigrams.entries()) {
    own.sort((a, b) => counts[a]! - counts[b]!)
    for (const trigram of own.slice(0, spare[phrase]! + LEAST_MET)) rare[trigram]!.push(phrase)
  }
  const own = laidOut(trigrams)
  const byTrigram = laidOut(rare)
  return {
    numbers,
    labels: Int32Array.from(labels),
    starts: own.starts,
    spare: Uint8Array.from(spare),
    least: Uint8Array.from(trigrams, ({ length }) => Math.min(LEAST_MET, length)),
    trigrams: Uint16Array.from(own.all),
    rareStarts: byTrigram.starts,
    rare: byTrigram.all,
  }
})()

/** Texts remembered: those of some documents. */
const MOST_KNOWN = 5000
const known = new Map<string, Float32Array>()
const NONE = new Float32Array(LABELS.length)
/** Trigrams of the text that is compared, by their numbers. */
const held = new Uint8Array(PHRASES.rareStarts.length)
/** How many of the rarest trigrams of each phrase a text has, counted from a number of its own for each text. */
const met = new Int32Array(PHRASES.labels.length)
/** More than a text can have of them. */
const MOST_MET = 256
const LAST_COUNTED = 2 ** 31 - 1 - 2 * MOST_MET
/** All texts up to here were counted below. */
let counted = 0

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

/** The most that a text looks like any label. */
export const mostOf = (scores: Float32Array): number => {
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < scores.length; i++) if (scores[i]! > most) most = scores[i]!
  return most
}

const placesOf = once((labels: readonly LabelName[]) => labels.map((name) => LABEL_AT.get(name)!))

/** The most that a text looks like any of some labels. */
export const mostOfLabels = (scores: Float32Array, labels: readonly LabelName[]): number => {
  let most = Number.NEGATIVE_INFINITY
  for (const at of placesOf(labels)) if (scores[at]! > most) most = scores[at]!
  return most
}

/** Scores of so many texts lie in one piece of memory: one for each costs more than to fill it. */
const TEXTS_TOGETHER = 256
let room = new Float32Array(0)

function noScores(): Float32Array {
  if (room.length === 0) room = new Float32Array(TEXTS_TOGETHER * LABELS.length)
  const scores = room.subarray(0, LABELS.length)
  room = room.subarray(LABELS.length)
  return scores
}

function scored(own: readonly number[]): Float32Array {
  const scores = noScores()
  const { numbers, labels, starts, spare, least, trigrams, rareStarts, rare } = PHRASES
  if (counted > LAST_COUNTED) {
    met.fill(0)
    counted = 0
  }
  const none = counted
  counted += MOST_MET
  const inPhrases: number[] = []
  for (const trigram of own) {
    const number = numbers[trigram]!
    if (number === 0) continue
    held[number] = 1
    inPhrases.push(number)
  }
  for (const trigram of inPhrases) {
    const end = rareStarts[trigram + 1]!
    for (let i = rareStarts[trigram]!; i < end; i++) {
      const phrase = rare[i]!
      const count = Math.max(met[phrase]!, none) + 1
      met[phrase] = count
      if (count - none !== least[phrase]!) continue
      const from = starts[phrase]!
      const to = starts[phrase + 1]!
      const most = spare[phrase]!
      let missing = 0
      for (let t = from; t < to && missing <= most; t++) missing += 1 - held[trigrams[t]!]!
      if (missing > most) continue
      const hits = to - from - missing
      const share = hits / (to - from)
      const label = labels[phrase]!
      const score = ((share - LEAST) / (1 - LEAST)) * (0.5 + 0.5 * (hits / own.length))
      if (score > scores[label]!) scores[label] = score
    }
  }
  for (const trigram of inPhrases) held[trigram] = 0
  return scores
}

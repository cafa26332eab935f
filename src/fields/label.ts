import { isCurrencyCode } from './currency.ts'
import { foldedPhrase, type LabelName, PHRASES } from './lexicon.ts'

/** A label found among the words of a text. */
export interface LabelMatch {
  /** What it may announce; a phrase can have several meanings. */
  readonly names: readonly LabelName[]
  /** Words `from` up to, not including, `to`. */
  readonly from: number
  readonly to: number
  /** 1 as in the lexicon, less for every character that differs. */
  readonly score: number
}

/** Longest label, in words and in letters. */
const MOST_WORDS = 7
const LONGEST = 48
/** Phrases this short are labels only at the start of a text, before a colon or beside a rate. */
const SHORT = 3
/** Letters from which one, and two, characters may differ. */
const ONE_WRONG = 5
const TWO_WRONG = 9
/** Characters that may differ, at most. */
const MOST_WRONG = 2

/** What recognition confuses is one letter here. */
const alike = (folded: string): string =>
  folded
    .replace(/[0o]/g, 'o')
    .replace(/[1li|j]/g, 'l')
    .replace(/5/g, 's')
    .replace(/8/g, 'b')
    .replace(/rn/g, 'm')

/**
 * Where a phrase of the caller's own stands among words; case, accents, punctuation and, where
 * `tolerant`, one misread character in six do not count.
 *
 * @returns null when it does not
 */
export function phraseIn(
  words: readonly string[],
  phrase: string,
  tolerant: boolean,
): LabelMatch | null {
  const wanted = foldedPhrase(phrase)
  const most = tolerant ? Math.floor(wanted.length / 6) : 0
  let best: LabelMatch | null = null
  for (let from = 0; from < words.length && wanted !== ''; from++) {
    let text = ''
    for (let to = from + 1; to <= words.length && text.length <= wanted.length + most; to++) {
      text += foldedPhrase(words[to - 1]!)
      const wrong = distance(alike(text), alike(wanted), most)
      const score = 1 - wrong / wanted.length
      if (wrong <= most && score > (best?.score ?? 0)) best = { names: [], from, to, score }
    }
  }
  return best
}

interface Phrase {
  readonly alike: string
  readonly names: readonly LabelName[]
  readonly order: number
  readonly letters: number
}

/** The letters of a text as bits: one for each of a to z, some for all others. */
function lettersOf(text: string): number {
  let letters = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    const isLatin = code >= 97 && code <= 122
    letters |= 1 << (isLatin ? code - 97 : FIRST_OTHER + (code % OTHERS))
  }
  return letters
}
const FIRST_OTHER = 26
const OTHERS = 6

/** Are there so few letters of one text that another has not, that no more than `MOST_WRONG` may differ? */
function areFew(letters: number): boolean {
  const others = letters & (letters - 1)
  return (others & (others - 1)) === 0
}

/** Where the i-th part of a phrase lies. */
function partOf(length: number, i: number): [from: number, to: number] {
  const end = (part: number) => Math.floor((part * length) / (MOST_WRONG + 1))
  return [end(i), end(i + 1)]
}

/** Parts as numbers are kept by so many bits of these. */
const BITS = 17
const BASE = 0x01000193
/** Longest text that is compared, in letters; behind it are ligatures and the like, which fold to several. */
const MOST_LETTERS = 4 * LONGEST
const POWERS = new Int32Array(MOST_LETTERS + 1)
POWERS[0] = 1
for (let i = 1; i < POWERS.length; i++) POWERS[i] = Math.imul(POWERS[i - 1]!, BASE)
/** The number of a text up to each of its letters. */
const UP_TO = new Int32Array(MOST_LETTERS + 1)

function number(text: string): void {
  for (let i = 0; i < text.length; i++)
    UP_TO[i + 1] = Math.imul(UP_TO[i]!, BASE) + text.charCodeAt(i)
}

/** What stands in the text that was numbered last, as the i-th part of a phrase of some length. */
function bitOf(from: number, to: number, length: number, i: number): number {
  const part = UP_TO[to]! - Math.imul(UP_TO[from]!, POWERS[to - from]!)
  const mixed = Math.imul(part + Math.imul(length * (MOST_WRONG + 1) + i, 0x9e3779b1), 0x85ebca6b)
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) >>> (32 - BITS)
}

const ALIKE = new Map<string, readonly LabelName[]>()
const COMPARED: Phrase[] = []
const LENGTHS = new Set<number>()
for (const [phrase, names] of PHRASES) {
  const key = alike(phrase)
  if (key.length < ONE_WRONG) continue
  if (!ALIKE.has(key)) ALIKE.set(key, names)
  const order = key.length * PHRASES.size + COMPARED.length
  COMPARED.push({ alike: key, names, order, letters: lettersOf(key) })
  LENGTHS.add(key.length)
}

/**
 * Phrases by the bits of each of their parts: where those of each begin in their list; behind the last, where it
 * ends. Of one part more than characters may differ, one is as it should be: phrases that share none with a text
 * need no comparing, and most texts have no part of any.
 */
const BY_PART: { readonly starts: Uint32Array; readonly phrases: Uint16Array } = (() => {
  const bits = COMPARED.map(({ alike: key }) => {
    number(key)
    const { length } = key
    return Array.from({ length: MOST_WRONG + 1 }, (_, i) => bitOf(...partOf(length, i), length, i))
  })
  const starts = new Uint32Array(2 ** BITS + 1)
  for (const bit of bits.flat()) starts[bit + 1]!++
  for (let bit = 0; bit < 2 ** BITS; bit++) starts[bit + 1]! += starts[bit]!
  const next = starts.slice()
  const phrases = new Uint16Array((MOST_WRONG + 1) * COMPARED.length)
  for (const [phrase, own] of bits.entries()) for (const bit of own) phrases[next[bit]!++] = phrase
  return { starts, phrases }
})()

/**
 * Phrases that a text may be with `most` characters that differ: they share a part with it, and its letters but for
 * as many. Where no more than `MOST_WRONG` characters differ, one of the parts that are as they should be is shifted by
 * no more places than there are parts before it, and behind it where the ends of both texts are laid on each other.
 */
function phrasesLike(text: string, most: number): Phrase[] {
  if (text.length > MOST_LETTERS) return []
  number(text)
  const letters = lettersOf(text)
  const { starts, phrases } = BY_PART
  const found = new Set<Phrase>()
  for (let length = text.length - most; length <= text.length + most; length++) {
    if (!LENGTHS.has(length)) continue
    const more = text.length - length
    for (let i = 0; i <= MOST_WRONG; i++) {
      const [from, to] = partOf(length, i)
      const behind = MOST_WRONG - i
      const last = Math.min(i, more + behind, text.length - to)
      for (let shift = Math.max(-i, more - behind, -from); shift <= last; shift++) {
        const bit = bitOf(from + shift, to + shift, length, i)
        const end = starts[bit + 1]!
        for (let at = starts[bit]!; at < end; at++) {
          const phrase = COMPARED[phrases[at]!]!
          if (areFew(phrase.letters & ~letters) && areFew(letters & ~phrase.letters))
            found.add(phrase)
        }
      }
    }
  }
  return [...found].sort((a, b) => a.order - b.order)
}

/** Letters that phrases begin with: few texts begin so, and fewer still with more of them. */
const FIRST_LETTERS = 3
const MORE_LETTERS = 7
const STARTS = new Set([...PHRASES.keys()].map((phrase) => phrase.slice(0, FIRST_LETTERS)))
const LONG_STARTS = new Set([...PHRASES.keys()].map((phrase) => phrase.slice(0, MORE_LETTERS)))

/** May a phrase begin with a word? */
const mayBegin = (word: string): boolean =>
  word.length < FIRST_LETTERS ? word !== '' : STARTS.has(word.slice(0, FIRST_LETTERS))

/** May a phrase go on, or end, behind a text? */
const mayGoOn = (text: string): boolean =>
  text.length < MORE_LETTERS || LONG_STARTS.has(text.slice(0, MORE_LETTERS))

/**
 * The labels among the words of one text (a cell, a chunk of a line), left to right, the longest at
 * each place. Case, accents and punctuation do not count.
 *
 * @param tolerant allows misread characters; for recognised text
 */
export function labelsIn(words: readonly string[], tolerant: boolean): LabelMatch[] {
  const found: LabelMatch[] = []
  const folded = words.map(foldedPhrase)
  for (let from = 0; from < words.length; ) {
    const isKnown = mayBegin(folded[from]!)
    const match =
      isKnown || (tolerant && folded[from] !== '')
        ? matchAt(words, folded, from, tolerant, isKnown)
        : null
    if (match) found.push(match)
    from = match ? match.to : from + 1
  }
  return found
}

const RATE = /^\d{1,2}(?:[.,]\d{1,2})?\s?%$/

/** Whether a rate stands in front of words, or behind them, after a letter of its class perhaps: `A VAT B 21%`. */
function isBesideRate(words: readonly string[], from: number, to: number): boolean {
  if (from > 0 && words[from - 1]!.endsWith('%')) return true
  const behind = words[to] !== undefined && words[to].length === 1 ? to + 1 : to
  const rate = words[behind + 1] === '%' ? `${words[behind]}%` : (words[behind] ?? '')
  return RATE.test(rate)
}

function matchAt(
  words: readonly string[],
  folded: readonly string[],
  from: number,
  tolerant: boolean,
  isKnown: boolean,
): LabelMatch | null {
  const texts: { text: string; to: number }[] = []
  /** The longest that is as in the lexicon. */
  let exact: LabelMatch | null = null
  const look = (own: string, to: number) => {
    if (tolerant) texts.push({ text: own, to })
    const names = isKnown ? PHRASES.get(own) : undefined
    if (!names) return
    if (own.length <= SHORT && from > 0 && !isBesideRate(words, from, to))
      if (!/[:.]$/.test(words[to - 1]!)) return
    exact = { names, from, to, score: 1 }
  }
  let text = ''
  // `Total CHF incl. VAT`: the currency may be no part of the label.
  let bare = ''
  for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to++) {
    const word = words[to - 1]!
    text += folded[to - 1]
    if (to === from + 1 || !isCurrencyCode(word)) bare += folded[to - 1]
    if (text.length > LONGEST) break
    if (!tolerant && !mayGoOn(text) && (bare === text || !mayGoOn(bare))) break
    if (bare !== text) look(bare, to)
    if (folded[to - 1] !== '') look(text, to)
    // A colon ends a label.
    if (word.endsWith(':') || word.endsWith(';')) break
  }
  if (exact || !tolerant) return exact
  for (const { text, to } of texts.reverse()) {
    const near = nearest(text)
    if (near) return { names: near.names, from, to, score: near.score }
  }
  return null
}

const known = new Map<string, { names: readonly LabelName[]; score: number } | null>()
/** Texts remembered; a page has some thousand word groups. */
const MOST_KNOWN = 20_000

function nearest(folded: string): { names: readonly LabelName[]; score: number } | null {
  const before = known.get(folded)
  if (before !== undefined) return before
  const text = alike(folded)
  if (text.length < ONE_WRONG || /^\d+$/.test(text)) return null
  if (known.size >= MOST_KNOWN) known.clear()
  const result = search(text)
  known.set(folded, result)
  return result
}

function search(text: string): { names: readonly LabelName[]; score: number } | null {
  const same = ALIKE.get(text)
  if (same) return { names: same, score: 0.95 }
  const most = text.length >= TWO_WRONG ? MOST_WRONG : 1
  let best: { names: readonly LabelName[]; score: number } | null = null
  let least = most + 1
  for (const phrase of phrasesLike(text, most)) {
    const allowed = Math.min(least - 1, phrase.alike.length < TWO_WRONG ? 1 : MOST_WRONG)
    const wrong = distance(text, phrase.alike, allowed)
    if (wrong > allowed) continue
    least = wrong
    best = { names: phrase.names, score: 1 - wrong / phrase.alike.length }
  }
  return best
}

/** Edit distance of two texts, or more than `most` where it is greater. */
export function distance(a: string, b: string, most: number): number {
  const [n, m] = [a.length, b.length]
  if (Math.abs(n - m) > most) return most + 1
  const far = most + 1
  const row = ROW.length > m ? ROW : new Int32Array(m + 1)
  for (let j = 0; j <= m; j++) row[j] = j
  for (let i = 1; i <= n; i++) {
    // Only cells this near the diagonal can stay within `most`.
    const from = Math.max(1, i - most)
    const to = Math.min(m, i + most)
    let diagonal = row[from - 1]!
    row[from - 1] = from === 1 ? i : far
    let least = row[from - 1]!
    const code = a.charCodeAt(i - 1)
    for (let j = from; j <= to; j++) {
      const above = j === i + most ? far : row[j]!
      const same = b.charCodeAt(j - 1) === code ? diagonal : diagonal + 1
      const value = Math.min(same, above + 1, row[j - 1]! + 1)
      diagonal = row[j]!
      row[j] = value
      if (value < least) least = value
    }
    if (least > most) return far
  }
  return Math.min(row[m]!, far)
}

/** For texts of some length, made once. */
const ROW = new Int32Array(256)

import { unionOf } from '../document/box.ts'
import type { Word } from '../document/page.ts'
import { isEastAsian } from '../fields/east-asian-words.ts'
import { labelsIn } from '../fields/label.ts'
import { textOf } from '../tables/text/text-lines.ts'
import { type DocumentText, meanSize, pieceOf, type Row, sizeOf } from './document-text.ts'

/** Letters that are set wide are so many at least, and of their words this share are single ones. */
const LEAST = 5
const LEAST_EAST_ASIAN = 3
const SINGLE = 0.7
/** Fewer are known as a label, and most are single: `F R O M`, `D AT E`. */
const LEAST_KNOWN = 3
const SINGLE_KNOWN = 0.5
/** The gap between letters, in sizes of type, and how much it may differ by their shapes. */
const WIDEST = 0.9
const SHAPES = 0.15
/** A space, in sizes of type; on both sides of it stands a gap between letters. */
const SPACE = 0.4
const SIDES = 2.2

/** Letters that kerning brings together stand as one: `D AT E`, `PAY B Y`. */
const LETTERS = /^(?:[\p{L}&]{1,2}|\p{Lu}{3})[.,]?$/u
const CAPITALS = /^\p{Lu}+$/u
const LETTER = /^[\p{L}&][.,]?$/u

/** Names and titles that are set wide, letter by letter, are words again: `J A N E  R O E`, `領 収 書`. */
export function withSpacedLetters(document: DocumentText): DocumentText {
  const rows = document.rows.map(withWords)
  return rows.every((row, i) => row === document.rows[i]) ? document : { ...document, rows }
}

/** A stop that the gap of letters set wide takes from the one before it: `L T D .` */
const STOP = /^[.,]$/

const withStops = (words: readonly Word[]): readonly Word[] =>
  words.reduce<Word[]>((all, word) => {
    const before = all.at(-1)
    const isBehind =
      before &&
      STOP.test(word.text) &&
      CAPITALS.test(before.text) &&
      LETTERS.test(before.text) &&
      word.box[0] - before.box[2] < WIDEST * sizeOf(before)
    if (isBehind) all[all.length - 1] = joined([before, word])
    else all.push(word)
    return all
  }, [])

function withWords(row: Row): Row {
  const printed = withStops(row.words)
  const runs = runsIn(printed)
  if (runs.length === 0) return row
  const words: Word[] = []
  // Words that begin a piece, as it stood or as the gaps of a run tell.
  const begins = new Set<Word>()
  const firsts = new Set(row.pieces.map((piece) => piece.words[0]!.box[0]))
  let at = 0
  for (const run of runs) {
    for (const word of printed.slice(at, run.from)) {
      words.push(word)
      if (firsts.has(word.box[0])) begins.add(word)
    }
    for (const { word, isApart } of wordsOf(run)) {
      words.push(word)
      if (isApart ?? firsts.has(run.letters[0]!.box[0])) begins.add(word)
    }
    at = run.to
  }
  for (const word of printed.slice(at)) {
    words.push(word)
    if (firsts.has(word.box[0])) begins.add(word)
  }
  const starts = words.flatMap((word, i) => (i === 0 || begins.has(word) ? [i] : []))
  const pieces = starts.map((from, i) => pieceOf(words.slice(from, starts[i + 1]), row.recognised))
  return { ...row, words, pieces, text: textOf(words) }
}

interface Run {
  readonly from: number
  readonly to: number
  readonly letters: readonly Word[]
  /** From letter to letter, in points. */
  readonly gap: number
}

interface SpacedWord {
  readonly word: Word
  /** More than a space stands in front of it; not known of the first. */
  readonly isApart: boolean | null
}

function runsIn(words: readonly Word[]): Run[] {
  const runs: Run[] = []
  let from = 0
  for (let to = 0; to <= words.length; to++) {
    if (to < words.length && LETTERS.test(words[to]!.text)) continue
    const run = runOf(words, from, to)
    if (run) runs.push(run)
    from = to + 1
  }
  return runs
}

function runOf(words: readonly Word[], from: number, to: number): Run | null {
  const letters = words.slice(from, to)
  const gaps = letters.slice(1).map((word, i) => word.box[0] - letters[i]!.box[2])
  const gap = gaps.sort((a, b) => a - b)[gaps.length >> 1]
  if (gap === undefined || gap > WIDEST * sizeOf(letters[0]!)) return null
  const single = letters.filter((word) => LETTER.test(word.text)).length / letters.length
  const run = { from, to, letters, gap }
  // A name of three letters has its job behind it; what fills its row is a title.
  const isTitle =
    from === 0 && to === words.length && letters.every(({ text }) => isEastAsian(text))
  if (single >= SINGLE && letters.length >= (isTitle ? LEAST_EAST_ASIAN : LEAST)) return run
  // Among capitals, kerning brings some together.
  if (letters.length < LEAST_KNOWN || !letters.every(({ text }) => CAPITALS.test(text))) return null
  const count = letters.reduce((sum, { text }) => sum + text.length, 0)
  if (single >= SINGLE && count >= LEAST) return run
  return single >= SINGLE_KNOWN && isLabel(wordsOf(run)) ? run : null
}

const isLabel = (words: readonly SpacedWord[]): boolean =>
  labelsIn(
    words.map(({ word }) => word.text),
    false,
  ).some(({ from, to }) => from === 0 && to === words.length)

function wordsOf({ letters, gap }: Run): SpacedWord[] {
  const size = meanSize(letters)
  const words: SpacedWord[] = []
  let own = [letters[0]!]
  let isApart: boolean | null = null
  for (const letter of letters.slice(1)) {
    const white = letter.box[0] - own.at(-1)!.box[2]
    if (white < gap + SHAPES * size) {
      own.push(letter)
      continue
    }
    words.push({ word: joined(own), isApart })
    own = [letter]
    isApart = white > SIDES * gap + SPACE * size
  }
  return [...words, { word: joined(own), isApart }]
}

const joined = (letters: readonly Word[]): Word => ({
  ...letters[0]!,
  text: letters.map(({ text }) => text).join(''),
  box: unionOf(letters.map(({ box }) => box)),
  confidence: Math.min(...letters.map(({ confidence }) => confidence)),
})

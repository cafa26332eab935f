import { unionOf } from '../document/box.ts'
import type { Word } from '../document/page.ts'
import { isEastAsian } from '../fields/east-asian-words.ts'
import { textOf } from '../tables/text/text-lines.ts'
import { type DocumentText, meanSize, pieceOf, type Row, sizeOf } from './document-text.ts'

/** Words of a row that are set letter by letter, and how many of them at least are single letters. */
const LEAST = 5
const LEAST_EAST_ASIAN = 3
const SINGLE = 0.7
/** The gap between letters, in sizes of type, and how much it may differ by their shapes. */
const WIDEST = 0.9
const SHAPES = 0.15
/** A space, in sizes of type; on both sides of it stands a gap between letters. */
const SPACE = 0.4
const SIDES = 2.2

const LETTERS = /^[\p{L}&]{1,2}[.,]?$/u
const LETTER = /^[\p{L}&][.,]?$/u

/** Names and titles that are set wide, letter by letter, are words again: `J A N E  R O E`, `領 収 書`. */
export const withSpacedLetters = (document: DocumentText): DocumentText => ({
  ...document,
  rows: document.rows.map(withWords),
})

function withWords(row: Row): Row {
  const runs = runsIn(row.words)
  if (runs.length === 0) return row
  const words: Word[] = []
  // Words that begin a piece, as it stood or as the gaps of a run tell.
  const begins = new Set<Word>()
  const firsts = new Set(row.pieces.map((piece) => piece.words[0]))
  let at = 0
  for (const run of runs) {
    for (const word of row.words.slice(at, run.from)) {
      words.push(word)
      if (firsts.has(word)) begins.add(word)
    }
    const own = row.words.slice(run.from, run.to)
    const size = meanSize(own)
    let letters = [own[0]!]
    const finish = (isNew: boolean) => {
      const word = joined(letters)
      words.push(word)
      if (isNew) begins.add(word)
    }
    let isNew = firsts.has(own[0])
    for (const word of own.slice(1)) {
      const gap = word.box[0] - letters.at(-1)!.box[2]
      if (gap < run.gap + SHAPES * size) letters.push(word)
      else {
        finish(isNew)
        letters = [word]
        isNew = gap > SIDES * run.gap + SPACE * size
      }
    }
    finish(isNew)
    at = run.to
  }
  for (const word of row.words.slice(at)) {
    words.push(word)
    if (firsts.has(word)) begins.add(word)
  }
  const starts = words.flatMap((word, i) => (i === 0 || begins.has(word) ? [i] : []))
  const pieces = starts.map((from, i) => pieceOf(words.slice(from, starts[i + 1]), row.recognised))
  return { ...row, words, pieces, text: textOf(words) }
}

interface Run {
  readonly from: number
  readonly to: number
  readonly gap: number
}

function runsIn(words: readonly Word[]): Run[] {
  const runs: Run[] = []
  let from = 0
  for (let to = 0; to <= words.length; to++) {
    if (to < words.length && LETTERS.test(words[to]!.text)) continue
    const own = words.slice(from, to)
    const gaps = own.slice(1).map((word, i) => word.box[0] - own[i]!.box[2])
    const gap = gaps.sort((a, b) => a - b)[gaps.length >> 1]
    const single = own.filter((word) => LETTER.test(word.text)).length
    // A name of three letters has its job behind it; what fills its row is a title.
    const isTitle = own.length === words.length && own.every(({ text }) => isEastAsian(text))
    const least = isTitle ? LEAST_EAST_ASIAN : LEAST
    if (own.length >= least && single >= SINGLE * own.length && gap! <= WIDEST * sizeOf(own[0]!))
      runs.push({ from, to, gap: gap! })
    from = to + 1
  }
  return runs
}

const joined = (letters: readonly Word[]): Word => ({
  ...letters[0]!,
  text: letters.map(({ text }) => text).join(''),
  box: unionOf(letters.map(({ box }) => box)),
  confidence: Math.min(...letters.map(({ confidence }) => confidence)),
})

import type { Word } from '../../document/page.ts'
import { once } from '../../fields/once.ts'
import type { DocumentText, Piece, Row } from '../../reading/document-text.ts'
import { OPEN_END } from './open-lines.ts'

/** A piece of a row. */
export interface Line {
  readonly row: Row
  readonly piece: Piece
}

/** Lines that go on in each other. */
export interface Paragraph {
  readonly lines: readonly Line[]
  readonly words: readonly Word[]
}

/** Widest step to the next line of a sentence, and how far lines begin from each other, in ems. */
const STEP = 1.9
const ALIGNED = 1
const MOST_LINES = 4
/** Words in front of a label that a line begins with, and of a line that is full. */
const MOST_BEFORE = 1
const LEAST_WORDS = 8

/** All pieces of a document, those together that go on in each other. */
export const paragraphsOf = once((document: DocumentText): readonly Paragraph[] => {
  const used = new Set<Piece>()
  const found: Paragraph[] = []
  for (const row of document.rows)
    for (const piece of row.pieces) {
      if (used.has(piece)) continue
      const lines: Line[] = [{ row, piece }]
      while (lines.length < MOST_LINES) {
        const last = lines.at(-1)!
        const next = lineBeside(document, last, 1)
        if (!next || used.has(next.piece) || !goesOn(last, next, document)) break
        lines.push(next)
      }
      for (const line of lines) used.add(line.piece)
      found.push({ lines, words: lines.flatMap((line) => line.piece.words) })
    }
  return found
})

/** The line over or under one, in the same column; rows of other columns may be between them. */
function lineBeside(document: DocumentText, { row, piece }: Line, way: 1 | -1): Line | null {
  for (let i = row.index + way; ; i += way) {
    const next = document.rows[i]
    if (!next || next.page !== row.page) return null
    if (Math.abs(next.baseline - row.baseline) > STEP * row.em) return null
    const own = next.pieces.find((one) => Math.abs(one.box[0] - piece.box[0]) < ALIGNED * row.em)
    if (own) return { row: next, piece: own }
    if (next.pieces.some(({ box }) => box[0] < piece.box[2] && box[2] > piece.box[0])) return null
  }
}

/** Whether a text goes on in the next line: nothing ends it, and that line's first word had no place. */
function goesOn(upper: Line, lower: Line, document: DocumentText): boolean {
  if (
    /[.!?:]$/.test(upper.piece.text) ||
    lower.piece.labels.some(({ from, text }) => from <= MOST_BEFORE && text.endsWith(':'))
  )
    return false
  const [first] = lower.piece.words
  if (/^\p{Ll}/u.test(first!.text) || OPEN_END.test(upper.piece.text)) return true
  // A short line that another one follows is no paragraph.
  if (upper.piece.words.length < LEAST_WORDS) return false
  const around = [-1, 1].flatMap((way) => lineBeside(document, upper, way as 1 | -1) ?? [])
  const widest = Math.max(...[...around, upper].map(({ piece }) => piece.box[2]))
  return upper.piece.box[2] + (first!.box[2] - first!.box[0]) > widest
}

/** Whether a sentence ends between two words; short ones with a point are shortened. */
export const endsSentence = (word: Word, next: Word): boolean =>
  /(?:[\p{Ll}\d)%]{3}|[-/]\d{2})[.!?]$/u.test(word.text) && /^[\p{Lu}\d]/u.test(next.text)

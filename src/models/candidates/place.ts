import { type Box, unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { once } from '../../fields/once.ts'
import type { Piece, Row } from '../../reading/document-text.ts'

/** Words of one row that stand side by side. */
export interface Place {
  readonly row: Row
  /** Words of the row: `from` up to, not including, `to`. */
  readonly from: number
  readonly to: number
  readonly words: readonly Word[]
  readonly text: string
  readonly box: Box
}

/** A reading of some words that could be the value of a field. */
export interface Candidate extends Place {
  /** As the answer gives it: a decimal, an ISO date, a text. */
  readonly value: string
  /** Labels of the sums it was worked out from, where it is printed nowhere. */
  readonly workedOut?: readonly string[]
}

export function placeOf(row: Row, from: number, to: number): Place {
  const words = row.words.slice(from, to)
  return {
    row,
    from,
    to,
    words,
    text: words.map((word) => word.text).join(' '),
    box: unionOf(words.map((word) => word.box)),
  }
}

/** The piece that a place stands in, or begins in. */
export const pieceOf = ({ row, words: [first] }: Place): Piece =>
  row.pieces.find(({ words }) => words.includes(first!))!

/** Where the words of a piece begin in its row; many candidates begin in one. */
export const startsOf = once((row: Row): readonly number[] => {
  const at = new Map(row.words.map((word, i) => [word, i]))
  return row.pieces.map((piece) => at.get(piece.words[0]!) ?? -1)
})

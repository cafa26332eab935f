import { letters } from '../../fields/counts.ts'
import { once } from '../../fields/once.ts'
import { type DocumentText, meanSize, type Piece, type Row } from '../../reading/document-text.ts'
import { neighbour } from '../candidates/card-names.ts'
import type { Candidate } from '../candidates/place.ts'

/** Widest step to a line that may be one text with another, in sizes of the larger type. */
const STEP = 1.7
const LEAST_LETTERS = 2

const placesOf = once(
  (document: DocumentText): ReadonlyMap<unknown, { row: Row; piece: Piece }> =>
    new Map(
      document.rows.flatMap((row) =>
        row.pieces.flatMap((piece) => piece.words.map((word) => [word, { row, piece }] as const)),
      ),
    ),
)

const known = new WeakMap<Candidate, Piece | null>()

/** The line that stands close over a text, in its column; null where none does that may be part of a name. */
export function lineOver(candidate: Candidate, document: DocumentText): Piece | null {
  let line = known.get(candidate)
  if (line === undefined) {
    line = lookedOver(candidate, document)
    known.set(candidate, line)
  }
  return line
}

function lookedOver({ words }: Candidate, document: DocumentText): Piece | null {
  const own = placesOf(document).get(words[0])
  const next = own && neighbour(own.row, own.piece, document, -1)
  if (!next || /\d|@/.test(next.piece.text) || letters(next.piece.text) < LEAST_LETTERS) return null
  const size = Math.max(meanSize(words), meanSize(next.piece.words))
  return Math.abs(next.row.baseline - own.row.baseline) < STEP * size ? next.piece : null
}

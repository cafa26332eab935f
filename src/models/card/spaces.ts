import { type DocumentText, type Piece, pieceOf, type Row } from '../../reading/document-text.ts'

/** Gaps that may be word spaces, in ems, and how much wider than the usual one they may be. */
const WIDEST = 1.6
const WIDER = 1.35
/** Gaps that tell what is usual. */
const LEAST = 6

/** A document whose word spaces are all as wide as gaps between columns: its lines are whole again. */
export function withWideSpaces(document: DocumentText): DocumentText {
  const gaps = document.rows
    .flatMap((row) => gapsOf(row).filter((gap) => gap < WIDEST))
    .sort((a, b) => a - b)
  const usual = gaps[gaps.length >> 1]
  if (usual === undefined || gaps.length < LEAST) return document
  const rows = document.rows.map((row): Row => {
    const pieces = row.pieces.reduce<Piece[]>((joined, piece) => {
      const before = joined.at(-1)
      const gap = before ? (piece.box[0] - before.box[2]) / row.em : WIDEST
      if (before && gap < WIDEST && gap <= WIDER * usual)
        joined[joined.length - 1] = pieceOf([...before.words, ...piece.words], row.recognised)
      else joined.push(piece)
      return joined
    }, [])
    return pieces.length === row.pieces.length ? row : { ...row, pieces }
  })
  return { ...document, rows }
}

/** Gaps between neighbouring words of a row, in ems. */
const gapsOf = ({ words, em }: Row): number[] =>
  words.slice(1).map((word, i) => (word.box[0] - words[i]!.box[2]) / em)

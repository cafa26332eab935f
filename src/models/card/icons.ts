import { foldedPhrase, PHRASES } from '../../fields/lexicon.ts'
import type { DocumentText, Piece, Row } from '../../reading/document-text.ts'

/** Letters that a small picture is read as, at most. */
const MOST_LETTERS = 2
/** Other lines that must begin where the text behind it does, and how near, in ems. */
const LEAST = 2
const ALIGNED = 0.6

/**
 * A document without the small pictures in front of its lines, a telephone or a pin, which are read
 * as letters: short words with a gap, behind which lines begin under each other.
 */
export function withoutIcons(document: DocumentText): DocumentText {
  const rows = document.rows.map((row): Row => {
    const [first, next] = row.pieces
    if (!row.recognised || !first || !next || !isShort(first)) return row
    const x = next.box[0]
    const others = document.rows.filter(
      (other) =>
        other !== row &&
        other.page === row.page &&
        other.pieces.some((piece) => Math.abs(piece.box[0] - x) < ALIGNED * row.em),
    )
    if (others.length < LEAST) return row
    const pieces = row.pieces.slice(1)
    const words = row.words.filter((word) => !first.words.includes(word))
    return { ...row, pieces, words, text: words.map((word) => word.text).join(' ') }
  })
  return { ...document, rows }
}

/** Neither a word nor what a number or an address is called. */
const isShort = ({ words, text }: Piece): boolean =>
  words.length === 1 &&
  text.length <= MOST_LETTERS &&
  !/^\p{L}{2}/u.test(text) &&
  (PHRASES.get(foldedPhrase(text)) ?? []).length === 0

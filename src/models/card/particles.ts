import { isAddressLine } from '../../fields/address.ts'
import { type DocumentText, pieceOf, type Row } from '../../reading/document-text.ts'

/** What recognition makes of the Ó in front of an Irish family's name. */
const MISREAD = /^[60]$/
const CAPITAL = /^\p{Lu}\p{Ll}+$/u

/** A document with the Ó of family names as it must have been: `Cormac 6 Faoláin`. */
export function withParticles(document: DocumentText): DocumentText {
  const families = new Set(
    document.rows.flatMap((row) =>
      row.recognised
        ? row.pieces.flatMap(({ text, words }) =>
            /^\D*[60]\D*$/.test(text) && !isAddressLine(text)
              ? words.flatMap((word, i) =>
                  MISREAD.test(word.text) &&
                  CAPITAL.test(words[i - 1]?.text ?? '') &&
                  CAPITAL.test(words[i + 1]?.text ?? '')
                    ? [words[i + 1]!.text]
                    : [],
                )
              : [],
          )
        : [],
    ),
  )
  if (families.size === 0) return document
  const rows = document.rows.map((row): Row => {
    const pieces = row.pieces.map((piece) => {
      const words = piece.words.map((word, i) =>
        MISREAD.test(word.text) && families.has(piece.words[i + 1]?.text ?? '')
          ? { ...word, text: 'Ó' }
          : word,
      )
      return words.some((word, i) => word !== piece.words[i]) ? pieceOf(words, true) : piece
    })
    if (pieces.every((piece, i) => piece === row.pieces[i])) return row
    const words = pieces.flatMap((piece) => piece.words)
    return { ...row, pieces, words, text: words.map((word) => word.text).join(' ') }
  })
  return { ...document, rows }
}

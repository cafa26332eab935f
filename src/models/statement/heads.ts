import type { Label, Row } from '../../reading/document-text.ts'

/** Share of a head's words that are names of columns, at least. */
const NAMED = 0.5

/** The names of columns in a row of heads; empty for any other row. */
export function columnHeads(row: Row): readonly Label[] {
  const labels = row.pieces.flatMap((piece) => piece.labels)
  if (labels.length < 2 || /\d{3}/.test(row.text)) return []
  const heads = labels.filter((label) => label.names.some((name) => name.startsWith('column_')))
  const named = heads.reduce((sum, label) => sum + label.to - label.from, 0)
  const words = row.words.filter((word) => /[\p{L}\d]/u.test(word.text)).length
  return heads.length >= 2 && named >= NAMED * words ? heads : []
}

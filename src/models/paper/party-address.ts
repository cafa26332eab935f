import type { Box } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { isAddressLine, isCountry } from '../../fields/address.ts'
import type { DocumentText, Row } from './document-text.ts'
import { type Found, foundIn } from './found.ts'

/** A name and the address that stands with it. */
export interface Party {
  readonly name: Found | null
  readonly address: Found | null
}

/** Lines of an address under a name, at its left edge or centred below it. */
export function addressBelow(document: DocumentText, row: Row, box: Box): Found | null {
  const lines: { words: readonly Word[]; text: string }[] = []
  let last = row
  let known = 0
  for (const other of document.rows.slice(row.index + 1, row.index + 14)) {
    if (other.page !== row.page || other.baseline - last.baseline > 2.4 * row.em) break
    const piece = other.pieces.find(
      (candidate) =>
        Math.abs(candidate.box[0] - box[0]) < 1.5 * row.em ||
        Math.abs(candidate.box[0] + candidate.box[2] - box[0] - box[2]) < 3 * row.em,
    )
    if (!piece) {
      // Rows of another column stand between.
      if (lines.length === 0) last = other
      continue
    }
    if (
      piece.labels.some(
        (label) => label.from === 0 && label.text.length > 1 && !isAddressLine(piece.text),
      )
    )
      break
    if (/@|www\.|https?:|^\+?[\d\s()./-]{7,}$/i.test(piece.text)) break
    if (isAddressLine(piece.text)) known = lines.length + 1
    lines.push(piece)
    last = other
    if (isCountry(piece.text)) break
  }
  const kept = lines.slice(0, known)
  return kept.length === 0 ? null : addressFrom(kept, row.page)
}

const addressFrom = (
  lines: readonly { words: readonly Word[]; text: string }[],
  page: number,
): Found =>
  foundIn(
    lines.map((line) => line.text.replace(/,$/, '')).join(', '),
    lines.flatMap((line) => line.words),
    page,
    null,
  )

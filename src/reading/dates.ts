import { datesIn, withoutMisreadDigits } from '../fields/date-search.ts'
import type { LabelName } from '../fields/lexicon.ts'
import type { DocumentText, Row } from './document-text.ts'
import { type Found, foundIn } from './found.ts'
import { type LabelHit, labelHits, placesOf } from './label-places.ts'

const textFor = (text: string, row: Row): string =>
  row.recognised ? withoutMisreadDigits(text) : text

/** Paper that is converted is of this time; other years are misread, or parts of numbers. */
const isLikely = (iso: string): boolean => iso >= '1980' && iso < '2060'

/** The date behind one of the labels; earlier names go before later ones. */
export function labelledDate(document: DocumentText, names: readonly LabelName[]): Found | null {
  const hits = names.flatMap((name) => labelHits(document, [name]))
  // `INV-88 dated 4 May` is about another paper where a label stands by itself.
  const last = hits.filter(isOfNumber)
  for (const hit of [...hits.filter((own) => !last.includes(own)), ...last]) {
    for (const place of placesOf(hit, document)) {
      const [date] = datesIn(textFor(place.text, place.row), document.dateOrder)
      // A date farther inside a text belongs to something else.
      if (!date || date.start > 24 || !isLikely(date.iso)) continue
      const found = foundIn(date.iso, place.words, place.row.page, hit.label.text, hit.label.score)
      return { ...found, text: date.text }
    }
  }
  return null
}

/** A label right behind a number, in the middle of a text. */
const isOfNumber = ({ label, piece }: LabelHit): boolean =>
  label.from > 0 && /\d/.test(piece.words[label.from - 1]!.text)

/** Dates anywhere, in reading order. */
export const allDates = (document: DocumentText): DateInRow[] =>
  document.rows.flatMap((row) => datesOfRow(row, document))

interface DateInRow {
  readonly found: Found
  readonly row: Row
  readonly start: number
}

const datesOfRow = (row: Row, { dateOrder }: DocumentText): DateInRow[] =>
  datesIn(textFor(row.text, row), dateOrder)
    .filter((date) => isLikely(date.iso))
    .map((date) => ({
      found: { ...foundIn(date.iso, row.words, row.page, null, 0.6), text: date.text },
      row,
      start: date.start,
    }))

/** The first date in rows of a kind. */
export function firstDate(document: DocumentText, isAsked: (row: Row) => boolean): Found | null {
  for (const row of document.rows) {
    const [date] = isAsked(row) ? datesOfRow(row, document) : []
    if (date) return date.found
  }
  return null
}

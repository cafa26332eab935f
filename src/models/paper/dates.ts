import { datesIn, withoutMisreadDigits } from '../../fields/date-search.ts'
import { type LabelName, plainText, wordsOfKind } from '../../fields/lexicon.ts'
import type { DocumentText, Row } from './document-text.ts'
import { type Found, foundIn } from './found.ts'
import { type LabelHit, labelHits, placesOf } from './label-places.ts'

const textFor = (text: string, row: Row): string =>
  row.recognised ? withoutMisreadDigits(text) : text

/** Paper that is converted is of this time; other years are misread, or parts of numbers. */
const isLikely = (iso: string): boolean => iso >= '1980' && iso < '2060'

/**
 * The date behind one of the labels; earlier names go before later ones.
 *
 * @param skipped rows that are no place for it
 */
export function labelledDate(
  document: DocumentText,
  names: readonly LabelName[],
  skipped: ReadonlySet<number> = new Set(),
): Found | null {
  const hits = names.flatMap((name) => labelHits(document, [name]))
  // `INV-88 dated 4 May` is about another paper where a label stands by itself.
  const last = hits.filter(isOfNumber)
  for (const hit of [...hits.filter((own) => !last.includes(own)), ...last]) {
    if (skipped.has(hit.row.index)) continue
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

const DEBITS = wordsOfKind('direct_debit')
/** Letters of a row that is a sentence, not a booking. */
const SENTENCE = 30

/**
 * The day a sentence says the sum will be taken from the payer's account.
 *
 * @param after ISO: no day before it
 */
export function debitDate(document: DocumentText, after: string): Found | null {
  for (const [i, row] of document.rows.entries()) {
    // The sentence may go on in the next row.
    const next = document.rows[i + 1]
    const text = plainText(`${row.text} ${next?.page === row.page ? next.text : ''}`)
    if (row.text.replace(/[^\p{L}]/gu, '').length < SENTENCE) continue
    if (!DEBITS.some((word) => text.includes(word))) continue
    for (const own of next?.page === row.page ? [row, next] : [row]) {
      const dates = datesIn(textFor(own.text, own), document.dateOrder).filter(
        ({ iso }) => isLikely(iso) && iso >= after,
      )
      if (dates.length !== 1) continue
      const [date] = dates
      return { ...foundIn(date!.iso, own.words, own.page, null, 0.7), text: date!.text }
    }
  }
  return null
}

const IN_FULL = wordsOfKind('in_full')

/** The day a sentence names in front of its words for a payment without discount: `until 8 April without deduction`. */
export function inFullDate(document: DocumentText): Found | null {
  for (const row of document.rows) {
    const text = plainText(row.text)
    const at = Math.max(...IN_FULL.map((word) => text.indexOf(word)))
    if (at < 0) continue
    const date = datesIn(textFor(row.text, row), document.dateOrder).findLast(
      ({ iso, end }) => isLikely(iso) && end <= at,
    )
    if (date) return { ...foundIn(date.iso, row.words, row.page, null, 0.7), text: date.text }
  }
  return null
}

/** Dates anywhere, in reading order. */
export function allDates(document: DocumentText): { found: Found; row: Row; start: number }[] {
  return document.rows.flatMap((row) =>
    datesIn(textFor(row.text, row), document.dateOrder)
      .filter((date) => isLikely(date.iso))
      .map((date) => ({
        found: { ...foundIn(date.iso, row.words, row.page, null, 0.6), text: date.text },
        row,
        start: date.start,
      })),
  )
}

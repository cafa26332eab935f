import type { Word } from '../../document/page.ts'
import { monthOf } from '../../fields/date.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import { type DateToken, datesOf, joinedDay } from './date-token.ts'

/** Bookings with such a day, at least. */
const LEAST = 3
/** Rows between number and month, at most: sums may stand halfway. */
const MOST_BETWEEN = 1
/** White between number and month, in ems of the row at most. */
const WIDEST = 0.8
const DAY = /^\d{1,2}\.?$/

/**
 * Days that are printed as a number and its month's name, one above the other, in front of their bookings, by the row of
 * the upper one; none where as many rows print whole days.
 */
export function stackedDays({ rows }: DocumentText): ReadonlyMap<Row, DateToken> {
  const found = new Map<Row, DateToken>()
  const taken = new Set<Word>()
  for (const [i, row] of rows.entries()) {
    const [upper] = row.words
    if (!upper || taken.has(upper)) continue
    for (const below of rows.slice(i + 1, i + 2 + MOST_BETWEEN)) {
      const [lower] = below.words
      if (!lower || below.page !== row.page || !isBelow(lower, upper, row.em)) continue
      const parts = DAY.test(upper.text) ? [upper, lower] : [lower, upper]
      if (!DAY.test(parts[0]!.text) || monthOf(parts[1]!.text.replace(/\.$/, '')) === 0) continue
      const date = joinedDay(parts)
      if (!date) continue
      found.set(row, date)
      for (const word of parts) taken.add(word)
      break
    }
  }
  const whole = rows.filter((row) => datesOf(row)[0]?.words[0] === row.words[0]).length
  return found.size >= LEAST && found.size > whole ? found : new Map()
}

/** Does it stand right below, one over a part of the other? */
function isBelow(lower: Word, upper: Word, em: number): boolean {
  const over = Math.min(lower.box[2], upper.box[2]) - Math.max(lower.box[0], upper.box[0])
  const narrower = Math.min(lower.box[2] - lower.box[0], upper.box[2] - upper.box[0])
  const white = lower.box[1] - upper.box[3]
  return over * 2 > narrower && white > -0.5 * em && white <= WIDEST * em
}

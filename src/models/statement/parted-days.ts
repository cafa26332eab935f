import type { Word } from '../../document/page.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import { clustered } from './clusters.ts'
import { type DateToken, datesOf, joinedDay } from './date-token.ts'

/** Rows with such a day, at least. */
const LEAST = 3
/** Words of a day begin this near those of others, in ems. */
const SAME_LEFT = 0.8
/** Parts of a day stand this near each other, in ems. */
const WIDEST = 6
const DAY = /^\d{1,2}[./-]?$/
const MONTH = /^(?:\d{1,2}|\p{L}{3,9})[./-]?$/u
const YEAR = /^(?:\d{2}|\d{4})$/

/** Days whose parts stand in columns of their own, day, month and year perhaps; none where rows print whole days. */
export function partedDays({ rows }: DocumentText): ReadonlyMap<Row, DateToken> {
  const found = rows.flatMap((row) => {
    const day = row.words.find(({ text }) => text !== '')
    if (!day || !DAY.test(day.text)) return []
    const words = row.words.filter(({ text }) => text !== '')
    const [, month, year] = words
    if (!month || !MONTH.test(month.text)) return []
    if (gapOf(day, month) > WIDEST * row.em) return []
    const isYear = year && YEAR.test(year.text) && gapOf(month, year) <= WIDEST * row.em
    const parts = isYear ? [day, month, year] : [day, month]
    // A number may stand in front of a whole day: `1  Jan 11`.
    if (datesOf(row).some(({ words: own }) => own.some((word) => parts.includes(word)))) return []
    const date = joinedDay(parts)
    return date && words.length > parts.length ? [{ row, date }] : []
  })
  const whole = rows.filter((row) => datesOf(row)[0]?.words[0] === row.words[0]).length
  const em = rows[0]?.em ?? 10
  const best = clustered(found, ({ date }) => date.words[1]!.box[0], SAME_LEFT * em)
    .toSorted((a, b) => b.length - a.length)
    .at(0)
  return best && best.length >= LEAST && best.length > whole
    ? new Map(best.map(({ row, date }) => [row, date]))
    : new Map()
}

const gapOf = (a: Word, b: Word): number => b.box[0] - a.box[2]

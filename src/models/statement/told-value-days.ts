import type { Word } from '../../document/page.ts'
import type { Row } from '../../reading/document-text.ts'
import { isMoney } from './amount-token.ts'
import type { DateToken } from './date-token.ts'
import type { Line } from './line.ts'

/** Days whose words are known to name value dates, at least; other words stand before those of most bookings. */
const LEAST_NAMED = 2
const LEAST = 3
const MOST = 0.8
/** Words in front of such a day, at most. */
const MOST_WORDS = 3
/** Share of such lines that belong to a booking with a day of its own. */
const MOST_DATED = 0.8

/**
 * The same lines; those in which words and a day stand apart from all else, `Value 06-05-2024`, as most bookings have
 * them beside a day of their own or below it, without these: a value date, and no text.
 *
 * @param daysOf all dates of a row, also those within texts
 */
export function withToldValueDays(
  lines: readonly Line[],
  daysOf: (row: Row) => readonly DateToken[],
): readonly Line[] {
  const found = lines.flatMap((line) => {
    const told = toldDay(line, daysOf)
    return told ? [{ line, ...told }] : []
  })
  const valued = new Map<Line, DateToken>()
  const booked = lines.filter(({ dates, amounts }) => dates.length > 0 && amounts.some(isMoney))
  for (const [, own] of Map.groupBy(found, ({ text }) => text)) {
    const least = own[0]!.named ? LEAST_NAMED : Math.max(LEAST, MOST * booked.length)
    const beside = own.filter(
      ({ line, day }) => !line.amounts.some(isMoney) || line.dates.some((date) => date !== day),
    )
    const isOfBookings =
      beside.length >= MOST_DATED * own.length &&
      booked.filter(
        ({ dates }) => !own.some(({ day }) => dates.includes(day) && dates.length === 1),
      ).length >=
        MOST_DATED * own.length
    if (own.length < least || !isOfBookings) continue
    for (const { line, day } of own) valued.set(line, day)
  }
  if (valued.size === 0) return lines
  return lines.map((line) => {
    const day = valued.get(line)
    if (!day) return line
    const isOther = (word: Word) => !day.words.includes(word)
    return {
      ...line,
      words: line.words.filter(isOther),
      dates: line.dates.filter(({ words }) => words.every(isOther)),
      valueDay: day,
    }
  })
}

/** A day with all that stands before it between two gaps, words alone; null where there is none. */
function toldDay(
  { row, words }: Line,
  daysOf: (row: Row) => readonly DateToken[],
): { text: string; named: boolean; day: DateToken } | null {
  const days = daysOf(row)
  if (days.length === 0) return null
  for (const piece of row.pieces) {
    const day = days.find(
      ({ words: own, bare, likeFigure }) =>
        own.at(-1) === piece.words.at(-1) && !bare && !likeFigure,
    )
    const before = piece.words.length - (day?.words.length ?? 0)
    if (!day || before < 1 || before > MOST_WORDS || !words.includes(piece.words[0]!)) continue
    const text = piece.words.slice(0, before).map((word) => word.text)
    if (!text.every((word) => /^\p{L}[\p{L}.]*:?$/u.test(word))) continue
    const named = piece.labels.some(
      ({ from, names }) => from === 0 && names.includes('column_value_date'),
    )
    return { text: text.join(' '), named, day: { ...day, words: piece.words } }
  }
  return null
}

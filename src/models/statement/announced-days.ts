import type { Row } from '../../reading/document-text.ts'
import { isMoney } from './amount-token.ts'
import type { DateToken } from './date-token.ts'
import type { Line } from './line.ts'

/** Days that the same words announce, at least: `Booked on 03.04.` */
const LEAST_ANNOUNCED = 3
/** Words in front of such a day, at most. */
const MOST_WORDS = 3

/**
 * The same lines; of those that are a day behind words which announce others as well, the day alone. What is printed
 * in front of each day heads its bookings and is no text of theirs.
 *
 * @param daysOf all dates of a row, also those within texts
 */
export function withAnnouncedDays(
  lines: readonly Line[],
  daysOf: (row: Row) => readonly DateToken[],
): readonly Line[] {
  const announced = new Map<Line, DateToken>()
  for (const group of Map.groupBy(lines, (line) => announcementOf(line, daysOf)).entries()) {
    const [text, own] = group
    const days = own.map((line) => daysOf(line.row)[0]!)
    if (text === null || own.length < LEAST_ANNOUNCED) continue
    if (new Set(days.map(printed)).size < own.length || !areHeads(own, lines)) continue
    own.forEach((line, i) => {
      announced.set(line, days[i]!)
    })
  }
  if (announced.size === 0) return lines
  return lines.map((line) => {
    const day = announced.get(line)
    return day ? { ...line, words: day.words, dates: [day], announced: true } : line
  })
}

/** Sums that print a day of their own, of all, where days head them. */
const MOST_DATED = 0.1

/** Does each of these lines stand above a sum of its own, and do the sums print no days? */
function areHeads(heads: readonly Line[], lines: readonly Line[]): boolean {
  const all = new Set(heads)
  const first = lines.findIndex((line) => all.has(line))
  let sums = 0
  let dated = 0
  let led = 0
  let open = false
  for (const line of lines.slice(first)) {
    if (all.has(line)) open = true
    else if (line.amounts.some(isMoney)) {
      sums++
      if (line.dates.some(({ bare }) => !bare)) dated++
      if (open) led++
      open = false
    }
  }
  return led === heads.length && dated <= MOST_DATED * sums
}

/** The words in front of a day that ends its line; null where there are none, or more than that. */
function announcementOf(
  { row, words }: Line,
  daysOf: (row: Row) => readonly DateToken[],
): string | null {
  const days = daysOf(row)
  const before = words.length - (days[0]?.words.length ?? 0)
  if (days.length !== 1 || before < 1 || before > MOST_WORDS) return null
  if (words.at(-1) !== days[0]!.words.at(-1)) return null
  const text = words.slice(0, before).map((word) => word.text)
  return text.every((word) => /^\p{L}+[:.]?$/u.test(word)) ? text.join(' ') : null
}

const printed = ({ words }: DateToken): string => words.map((word) => word.text).join(' ')

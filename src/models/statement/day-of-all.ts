import type { Row } from '../../reading/document-text.ts'
import { isMoney } from './amount-token.ts'
import type { DateToken } from './date-token.ts'
import { columnHeads } from './heads.ts'
import type { Line } from './line.ts'

/** Rows with sums, at least, that print no day. */
const LEAST_SUMS = 3

/**
 * The same lines; where no sum has a day beside it and the document prints one day alone, that one heads the bookings
 * of each page: statements of a day tell it once.
 *
 * @param daysOf all dates of a row, also those within texts
 */
export function withDayOfAll(
  lines: readonly Line[],
  daysOf: (row: Row) => readonly DateToken[],
): readonly Line[] {
  const isSum = ({ amounts }: Line) => amounts.some(isMoney)
  const sums = lines.filter(isSum)
  if (sums.length < LEAST_SUMS || sums.some(({ dates }) => dates.length > 0)) return lines
  const days = lines.flatMap((line) => (isSum(line) ? [] : daysOf(line.row).filter(isWhole)))
  const [day] = days
  if (!day || days.some((other) => printed(other) !== printed(day))) return lines
  const heads = new Set(
    [...Map.groupBy(lines, ({ row }) => row.page).values()].flatMap((own) => {
      const from = Math.max(
        0,
        own.findIndex(({ row }) => columnHeads(row).length > 0),
      )
      return own.slice(from).find(isSum) ?? []
    }),
  )
  const head = { words: day.words, dates: [day], amounts: [], announced: true }
  return lines
    .flatMap((line) => (heads.has(line) ? [{ ...line, ...head }, line] : [line]))
    .map((line, index) => ({ ...line, index }))
}

/** With its year, and no figure. */
const isWhole = ({ bare, likeFigure, dayFirst, monthFirst, yearFirst }: DateToken): boolean =>
  !bare && !likeFigure && [dayFirst, monthFirst, yearFirst].some((own) => own?.year != null)

const printed = ({ dayFirst, monthFirst, yearFirst }: DateToken): string =>
  JSON.stringify([dayFirst, monthFirst, yearFirst])

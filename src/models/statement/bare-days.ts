import type { Row } from '../../reading/document-text.ts'
import { clustered } from './clusters.ts'
import { SAME_LEFT } from './column.ts'
import type { DateToken, PrintedDay } from './date-token.ts'

interface DatedLine {
  readonly row: Row
  readonly dates: readonly DateToken[]
  readonly shift: number
}

/** Days in four figures without a sign, at least, where a column has them. */
const LEAST_BARE = 3
/** Days that they go the other way, of those they go on: value dates turn often, by a day or two. */
const MOST_BACK = 0.3

/**
 * The same lines, numbers of four figures that could be days left out where they do not follow each other as days
 * do: checks, branches, years. In a scan any of them may be a day whose sign was lost.
 */
export function withoutOtherNumbers<T extends DatedLine>(lines: readonly T[]): readonly T[] {
  const bare = lines.flatMap(({ row, dates, shift }, i) =>
    row.recognised
      ? []
      : dates.flatMap((date) => (date.bare ? [{ i, date, left: date.box[0] - shift }] : [])),
  )
  if (bare.length === 0) return lines
  const days = clustered(bare, ({ left }) => left, SAME_LEFT * lines[0]!.row.em)
    .map((group) => group.sort((a, b) => a.i - b.i).map(({ date }) => date))
    .filter((dates) => follow(dates, 'dayFirst') || follow(dates, 'monthFirst'))
  const kept = new Set(days.flat())
  return lines.map((line) => ({
    ...line,
    dates: line.dates.filter((date) => !date.bare || line.row.recognised || kept.has(date)),
  }))
}

/** Do dates run one way, in reading order, and not stand still? */
function follow(dates: readonly DateToken[], order: 'dayFirst' | 'monthFirst'): boolean {
  const counts = dates.map((date) => date[order]).map((day) => day && countOf(day))
  if (counts.length < LEAST_BARE || counts.includes(null)) return false
  const steps = counts.slice(1).map((count, i) => count! - counts[i]!)
  const up = steps.reduce((sum, step) => sum + Math.max(0, step), 0)
  const down = steps.reduce((sum, step) => sum + Math.max(0, -step), 0)
  return up + down > 0 && Math.min(up, down) <= MOST_BACK * Math.max(up, down)
}

const countOf = ({ month, day }: PrintedDay): number => month * 31 + day

import type { Row } from '../../reading/document-text.ts'
import { clustered } from './clusters.ts'
import { SAME_LEFT } from './column.ts'
import type { DateToken, PrintedDay } from './date-token.ts'
import type { Line } from './line.ts'

/** Days in four figures without a sign, at least, where a column has them. */
const LEAST_BARE = 3
/** Days that they go the other way, of those they go on: value dates turn often, by a day or two. */
const MOST_BACK = 0.3

/**
 * The same lines, numbers of four or six figures that could be days left out where they do not follow each other as days
 * do: checks, branches, years. In a scan any of them may be a day whose sign was lost.
 */
export function withoutOtherNumbers(lines: readonly Line[]): readonly Line[] {
  const isSigned = ({ dates }: Line) => dates.some((date) => !isNumber(date))
  const bare = lines.flatMap(({ row, dates, shift }, i) =>
    row.recognised
      ? []
      : dates.flatMap((date) =>
          isNumber(date) && !isInNumber(date, row)
            ? [{ i, date, left: date.box[0] - shift, six: !date.bare }]
            : [],
        ),
  )
  if (!lines.some(({ dates }) => dates.some(isNumber))) return lines
  const days = [false, true]
    .flatMap((six) =>
      clustered(
        bare.filter((own) => own.six === six),
        ({ left }) => left,
        SAME_LEFT * lines[0]!.row.em,
      ),
    )
    // Beside days with signs, numbers of four figures are those of checks.
    .filter(
      (group) =>
        group[0]!.six || group.filter(({ i }) => isSigned(lines[i]!)).length * 2 <= group.length,
    )
    .map((group) => group.sort((a, b) => a.i - b.i).map(({ date }) => date))
    .filter(
      (dates) =>
        (!dates[0]!.bare && dates.length < LEAST_BARE) ||
        ORDERS.some((order) => follow(dates, order)),
    )
  const kept = new Set(days.flat())
  const isInLine = (other: DateToken, by: number, at: number, em: number) =>
    Math.abs(other.box[0] - by - at) <= SAME_LEFT * em
  const inLine = ({ box }: DateToken, { shift, row }: Line, among: readonly Line[]) =>
    among.flatMap((line) =>
      line.dates.filter((own) => isInLine(own, line.shift, box[0] - shift, row.em)),
    )
  /** Lines that print a day with a sign in line with one of a line. */
  const alike = (line: Line): readonly Line[] => {
    const day = line.dates.find((own) => !isNumber(own))
    return day ? lines.filter((own) => inLine(day, line, [own]).some((one) => !isNumber(one))) : []
  }
  /**
   * In a scan, six figures among days with signs lost theirs: what they are is told by the days around them. Four
   * figures are the number of a check where a day with a sign stands beside it, and beside none like it two.
   */
  const isNone = (date: DateToken, line: Line): boolean => {
    const around = inLine(date, line, date.bare ? alike(line) : lines)
    const signed = around.filter((own) => !isNumber(own)).length
    return date.bare ? around.length > 0 && signed === 0 : signed * 2 > around.length
  }
  return lines.map((line) => ({
    ...line,
    dates: line.dates.filter(
      (date) => !isNumber(date) || (line.row.recognised ? !isNone(date, line) : kept.has(date)),
    ),
  }))
}

const ORDERS = ['dayFirst', 'monthFirst', 'yearFirst'] as const

/** Figures without a sign: nothing tells them from any number. */
const isNumber = ({ bare, words }: DateToken): boolean =>
  bare || (words.length === 1 && /^\d{6}$/.test(words[0]!.text))

/** Widest space within a number, in ems: a typewriter's is wider. */
const SPACE = 0.45

/** Is it the first group of a number that has several: `2702 5582 0716`? */
function isInNumber({ words, bare }: DateToken, row: Row): boolean {
  const last = words.at(-1)!
  const next = row.words[row.words.indexOf(last) + 1]
  return (
    bare &&
    next !== undefined &&
    /^\d{3,}$/.test(next.text) &&
    next.box[0] - last.box[2] <= SPACE * row.em
  )
}

/** Do dates run one way, in reading order, and not stand still? */
function follow(dates: readonly DateToken[], order: (typeof ORDERS)[number]): boolean {
  const counts = dates.map((date) => date[order]).map((day) => day && countOf(day))
  if (counts.length < LEAST_BARE || counts.includes(null)) return false
  const steps = counts.slice(1).map((count, i) => count! - counts[i]!)
  const up = steps.reduce((sum, step) => sum + Math.max(0, step), 0)
  const down = steps.reduce((sum, step) => sum + Math.max(0, -step), 0)
  return up + down > 0 && Math.min(up, down) <= MOST_BACK * Math.max(up, down)
}

const countOf = ({ year, month, day }: PrintedDay): number => ((year ?? 0) * 12 + month) * 31 + day

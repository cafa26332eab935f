import { median } from '../../tables/text/units.ts'
import { isMoney } from './amount-token.ts'
import { clustered } from './clusters.ts'
import { type Column, SAME_LEFT, SAME_RIGHT } from './column.ts'
import type { DateToken } from './date-token.ts'
import { columnHeads } from './heads.ts'
import type { Line } from './line.ts'

/** Columns of dates, each found among the lines that the better ones leave without. */
export function dateColumns(lines: readonly Line[], em: number): Column[] {
  const found: Column[] = []
  const own = (line: Line) =>
    line.dates.filter((date) =>
      found.every((column) => Math.abs(date.box[0] - line.shift - column.left) > SAME_LEFT * em),
    )
  let figures = true
  let led = false
  /** The line with the sum that a day stands above, before the next day of its column. */
  const sumBelow = (i: number, date: DateToken): Line | null => {
    for (const next of lines.slice(i + 1, i + 1 + BELOW)) {
      const again = next.dates.some(
        ({ box }) =>
          Math.abs(box[0] - next.shift - date.box[0] + lines[i]!.shift) <= SAME_LEFT * em,
      )
      if (next.row.page !== lines[i]!.row.page || again) return null
      if (next.amounts.some(isMoney)) return next
    }
    return null
  }
  /** What stands in a column may be texts of bookings, a day among them; unless its head says that it holds days. */
  const shareOf = (
    group: readonly { line: Line; i: number }[],
    left: number,
    right: number,
  ): number => {
    if (group.every(({ i }) => isHeaded(lines, i, left, right))) return 1
    const dated = new Set(group.map(({ line }) => line))
    const isText = (line: Line) =>
      !dated.has(line) &&
      own(line).length < line.dates.length &&
      line.words.some(
        (word) =>
          /\p{L}{2}/u.test(word.text) &&
          word.box[0] - line.shift < right &&
          word.box[2] - line.shift > left &&
          !line.dates.some(({ words }) => words.includes(word)),
      )
    return dated.size / (dated.size + lines.filter(isText).length)
  }
  for (;;) {
    const items = lines.flatMap((line, i) =>
      line.dates.length === 0 ? [] : own(line).map((date) => ({ line, date, i })),
    )
    if (items.length === 0) return found
    const scored = clustered(
      items,
      ({ line, date }) => date.box[0] - line.shift,
      SAME_LEFT * 0.5 * em,
    ).map((group) => {
      const lefts = group.map(({ line, date }) => date.box[0] - line.shift)
      const weight = group.reduce((sum, { line, date, i }) => {
        const taken = line.dates.some((other) =>
          found.some(
            (column) => Math.abs(other.box[0] - line.shift - column.left) <= SAME_LEFT * em,
          ),
        )
        // A second day may stand behind all sums.
        const money = line.amounts.filter(isMoney)
        const isBehind = money.some((a) => taken || a.box[0] > date.box[2] - 0.1)
        // Sums may all stand in front of the day.
        const one = isBehind ? 1 : money.length > 0 || sumBelow(i, date) !== null ? 0.5 : 0
        const said = found.length > 0 && !led && isLed(date, line) ? LED : 1
        return sum + one * (date.likeFigure ? 0.5 : 1) * (taken ? 0.6 : 1) * said
      }, 0)
      const left = median(lefts)
      const right = Math.max(...group.map(({ line, date }) => date.box[2] - line.shift))
      const like = group.filter(({ date }) => date.likeFigure).length * 2 > group.length
      const distance = found.length > 0 && like ? nearness(group, found) : null
      // Where other dates are printed otherwise, `12.03` is a sum, unless it always is a day near theirs.
      const isOther =
        (like && isAmongSums(group, lines)) ||
        distance === 'far' ||
        (distance === 'unknown' && (!figures || isBare(group)))
      return {
        left,
        right,
        weight: isOther ? 0 : found.length === 0 ? weight : weight * shareOf(group, left, right),
        support: group.length,
        like,
        own: group.map(({ line }) => line),
        lines: group.map(({ line, date, i }) =>
          line.amounts.some(isMoney) ? line : (sumBelow(i, date) ?? line),
        ),
        led: group.filter(({ line, date }) => isLed(date, line)).length * 2 > group.length,
      }
    })
    const most = Math.max(0, ...scored.map(({ weight }) => weight))
    // Where two columns date the same rows, the left one has the booking's day.
    const top = scored.find(({ weight }) => weight === most)
    const inTop = new Set(top?.lines)
    const best = scored
      .filter(
        ({ weight, left, own }) =>
          weight > 0 &&
          (weight >= 0.85 * most ||
            // Printed once a day, beside the other one.
            (top !== undefined &&
              left < top.left &&
              weight >= ONCE * most &&
              own.filter((line) => inTop.has(line)).length >= MOST_SHARED * own.length)),
      )
      .sort((a, b) => a.left - b.left)[0]
    if (!best || found.length >= 6 || best.weight < (found.length === 0 ? 0.5 : 1)) return found
    if (found.length === 0) {
      figures = best.like
      led = best.led
    }
    found.push({ left: best.left, right: best.right, support: best.support, heads: new Map() })
  }
}

/** Do more sums that are no days stand in line with these, to the right edge: `8.02` below `11.40`? */
function isAmongSums(
  group: readonly { line: Line; date: DateToken }[],
  lines: readonly Line[],
): boolean {
  const rights = group.map(({ line, date }) => date.box[2] - line.shift)
  const isInLine = (edge: number, em: number) =>
    rights.some((right) => Math.abs(edge - right) <= SAME_RIGHT * em)
  const sums = lines.filter(({ amounts, dates, row, shift }) =>
    amounts.some(
      (amount) =>
        isMoney(amount) &&
        isInLine(amount.edge - shift, row.em) &&
        !dates.some(({ words }) => words.some((word) => amount.words.includes(word))),
    ),
  )
  return sums.length > group.length
}

/** Rows below a day in which its sum stands: texts wrap. */
const BELOW = 8

/** Days between booking and value date. */
const NEAR_DAYS = 10
/** Share of its rows in which it is so, of so many or more. */
const MOST_NEAR = 0.9
const LEAST_PAIRS = 3
/** Share of its rows that the better column dates as well. */
const MOST_SHARED = 0.8

/** Whether a day like `28.11` is each time near the other date of its line; unknown where too few lines have one. */
function nearness(
  group: readonly { line: Line; date: DateToken }[],
  found: readonly Column[],
): 'near' | 'far' | 'unknown' {
  const isFound = ({ box }: DateToken, { shift, row }: Line) =>
    found.some((column) => Math.abs(box[0] - shift - column.left) <= SAME_LEFT * row.em)
  const pairs = group.flatMap(({ line, date }) => {
    const other = line.dates.find((own) => own !== date && isFound(own, line))
    const [a, b] = [date.dayFirst, other?.dayFirst ?? null]
    return a && b ? [{ a, b }] : []
  })
  if (pairs.length < LEAST_PAIRS) return 'unknown'
  const near = pairs.filter(({ a, b }) => {
    const days = Math.abs((a.month - b.month) * 30.4 + a.day - b.day)
    return Math.min(days, 365 - days) <= NEAR_DAYS
  })
  return near.length >= MOST_NEAR * pairs.length ? 'near' : 'far'
}

/** Rows above a day in which the heads of its table stand. */
const HEAD_ROWS = 30

/** Do the heads that stand nearest above a line name a day there? */
function isHeaded(lines: readonly Line[], at: number, left: number, right: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - HEAD_ROWS); i--) {
    const heads = columnHeads(lines[i]!.row)
    if (heads.length > 0)
      return heads.some(
        ({ names, box }) =>
          names.some((name) => name === 'column_date' || name === 'column_value_date') &&
          box[0] < right &&
          box[2] > left,
      )
  }
  return false
}

const isBare = (group: readonly { date: DateToken }[]): boolean =>
  group.filter(({ date }) => date.bare).length * 2 > group.length

/** Share of a column's dates that the one left of it has where that is printed once a day. */
const ONCE = 0.1

/** What a date counts that a label announces, where days begin their bookings: `Payment due 24 March`. */
const LED = 0.3

/** Does a label end right before it, on its line? */
function isLed(date: DateToken, line: Line): boolean {
  const words = line.words
  const before = words[words.indexOf(date.words[0]!) - 1]
  if (!before) return false
  const piece = line.row.pieces.find((own) => own.words.includes(before))!
  const end = piece.words.indexOf(before) + 1
  return piece.labels.some((label) => label.to === end)
}

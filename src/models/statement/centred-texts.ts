import type { Item } from './item.ts'
import type { Line } from './lines.ts'

/** Lines of text between two items, by their indices; null where something else stands before or behind them. */
export interface Run {
  readonly before: number | null
  readonly after: number | null
  readonly run: readonly number[]
}

/** The middle of a booking's texts lies this near its line, in ems. */
const OFF = 0.35
/** Share of the bookings that stand in the middle of their texts, where texts are set so. */
const IN_MIDDLE = 0.9
/** Lines of a booking stand this much nearer each other than those of two, in ems. */
const NARROWER = 0.05
/** Bookings with lines above them, at least, and the share of them. */
const LEAST_ABOVE = 2
const SHARE_ABOVE = 0.25

/**
 * Where days and sums are set to the middle of their rows, each booking has as much text above as below it: each line's
 * booking. Null where texts are not set so.
 *
 * @param isWorded has an item a text in its own line
 */
export function centredTexts(
  runs: readonly Run[],
  items: readonly Item[],
  lines: readonly Line[],
  isWorded: (item: Item) => boolean,
): Map<number, number> | null {
  const above = new Map(runs.flatMap((own) => (own.after === null ? [] : [[own.after, own]])))
  const below = new Map(runs.flatMap((own) => (own.before === null ? [] : [[own.before, own]])))
  const owner = new Map<number, number>()
  let [middle, led] = [0, 0]
  // Steps between lines of a booking, and between bookings, in ems.
  const within: number[] = []
  const between: number[] = []
  const baseline = (at: number) => lines[at]!.row.baseline
  let last: number | null = null
  // Lines above that the booking before them left.
  let left: readonly number[] = []
  for (const [i, item] of items.entries()) {
    const over = above.get(i)
    const free = over?.before === null ? over.run : over ? left : []
    const under = below.get(i)?.run ?? []
    const isFirst = over?.before === null
    const found = blockOf(item, free, under, lines, isWorded(item), isFirst)
    // Once too many stand elsewhere, nothing is left to find.
    if (!found && i + 1 - middle > (1 - IN_MIDDLE) * items.length + 1) return null
    if (found) {
      middle++
      if (found.above.length > 0) led++
      for (const at of [...found.above, ...found.below]) owner.set(at, i)
      const own = [...found.above, ...(isWorded(item) ? [item.at] : []), ...found.below]
      const steps = own
        .slice(1)
        .map((at, s) => (baseline(at) - baseline(own[s]!)) / item.line.row.em)
      within.push(...steps)
      const first = own[0] ?? item.at
      if (!isFirst && last !== null)
        between.push((baseline(first) - baseline(last)) / item.line.row.em)
      last = own.at(-1) ?? item.at
    } else last = null
    left = under.slice(found?.below.length ?? 0)
  }
  const isCentred =
    middle >= IN_MIDDLE * items.length &&
    led >= Math.max(LEAST_ABOVE, SHARE_ABOVE * items.length) &&
    between.length > 0 &&
    largest(within) < -largest(between.map((step) => -step)) - NARROWER
  return isCentred ? owner : null
}

/** The lines above and below an item in whose middle it stands, those above all taken but where it is the first. */
function blockOf(
  item: Item,
  free: readonly number[],
  under: readonly number[],
  lines: readonly Line[],
  isWorded: boolean,
  isFirst: boolean,
): { above: readonly number[]; below: readonly number[] } | null {
  const { baseline, em } = item.line.row
  const at = (index: number) => lines[index]!.row.baseline
  let best: { above: readonly number[]; below: readonly number[] } | null = null
  let least = OFF * em
  for (let a = isFirst ? 0 : free.length; a <= free.length; a++) {
    const above = free.slice(free.length - a)
    for (let b = 0; b <= under.length; b++) {
      if (!isWorded && a + b === 1) continue
      const top = a > 0 ? at(above[0]!) : isWorded || b === 0 ? baseline : at(under[0]!)
      const bottom = b > 0 ? at(under[b - 1]!) : isWorded || a === 0 ? baseline : at(above.at(-1)!)
      const off = Math.abs((top + bottom) / 2 - baseline)
      if (off > least) continue
      best = { above, below: under.slice(0, b) }
      least = off
    }
  }
  return best
}

const largest = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)

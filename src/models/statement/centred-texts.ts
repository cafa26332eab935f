import type { Item } from './item.ts'
import type { Line } from './line.ts'

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
  const blocks: (Block | null)[] = []
  let [middle, led] = [0, 0]
  // Lines above that the booking before them left.
  let left: readonly number[] = []
  for (const [i, item] of items.entries()) {
    const over = above.get(i)
    const isFirst = over?.before === null
    const free = isFirst ? over.run : over ? left : []
    const under = below.get(i)?.run ?? []
    const block = blockOf(item, free, under, lines, isWorded(item), isFirst)
    if (block) middle++
    if (block && block.above.length > 0) led++
    blocks.push(block)
    left = under.slice(block?.below.length ?? 0)
  }
  if (middle < IN_MIDDLE * items.length || led < Math.max(LEAST_ABOVE, SHARE_ABOVE * items.length))
    return null
  const owner = new Map<number, number>()
  // Steps between lines of a booking, and between bookings, in ems.
  const within: number[] = []
  const between: number[] = []
  const step = (from: number, to: number, { line }: Item) =>
    (lines[to]!.row.baseline - lines[from]!.row.baseline) / line.row.em
  let last: number | null = null
  for (const [i, item] of items.entries()) {
    const block = blocks[i]!
    if (!block) {
      last = null
      continue
    }
    for (const at of [...block.above, ...block.below]) owner.set(at, i)
    const own = [...block.above, ...(isWorded(item) ? [item.at] : []), ...block.below]
    within.push(...own.slice(1).map((at, s) => step(own[s]!, at, item)))
    if (above.get(i)?.before !== null && last !== null)
      between.push(step(last, own[0] ?? item.at, item))
    last = own.at(-1) ?? item.at
  }
  const isCentred =
    between.length > 0 && largest(within) < -largest(between.map((own) => -own)) - NARROWER
  return isCentred ? owner : null
}

/** The lines above and below an item. */
interface Block {
  readonly above: readonly number[]
  readonly below: readonly number[]
}

/** The lines above and below an item in whose middle it stands, those above all taken but where it is the first. */
function blockOf(
  item: Item,
  free: readonly number[],
  under: readonly number[],
  lines: readonly Line[],
  isWorded: boolean,
  isFirst: boolean,
): Block | null {
  const { baseline, em } = item.line.row
  const at = (index: number) => lines[index]!.row.baseline
  let best: Block | null = null
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

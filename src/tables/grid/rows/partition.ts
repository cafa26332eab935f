import { type Evidence, endOf, GrowingRow, headingOdds } from './growing-row.ts'
import type { Regime } from './regimes.ts'

/** Lines put into rows, and how well that explains what is seen. */
export interface Partition {
  /** First line of each row. */
  readonly starts: readonly number[]
  readonly score: number
  readonly regime: Regime
}

/** A row that is explained as badly as this by its first lines does not go on. */
const HOPELESS = -40
/** Rows of more lines are not looked for. */
const MOST_LINES = 60
/** Columns are filled in this share of rows, before rows are known and at the extremes. */
const FILLED = 0.85
const FIRST_FILLED = 0.95
const LEAST_FILLED = 0.04
const ROUNDS = 3
/** Share of texts under each other that are one, before rows are known and at the extremes. */
const GOES_ON = 0.38
const LEAST_GOES_ON = 0.04
const MOST_GOES_ON = 0.6

/** How often a table's columns are filled, and its texts go on in the next line. */
interface Habits {
  readonly filled: readonly number[]
  readonly goesOn: number
}

/** The rows that explain a table best under one regime: dynamic programming over its lines. */
export function partitionOf(evidence: Evidence, regime: Regime): Partition {
  let best = bestOf(evidence, regime, {
    filled: Array.from({ length: evidence.columnCount }, (_, c) => (c ? FILLED : FIRST_FILLED)),
    goesOn: GOES_ON,
  })
  for (let round = 1; round < ROUNDS; round++) {
    const next = bestOf(evidence, regime, habitsOf(evidence, best.starts))
    const isSame = next.starts.length === best.starts.length
    best = next
    if (isSame) break
  }
  return best
}

function bestOf(evidence: Evidence, regime: Regime, habits: Habits): Partition {
  const count = evidence.lines.length
  const score = new Float64Array(count + 1).fill(Number.NEGATIVE_INFINITY)
  const from = new Int32Array(count + 1)
  score[0] = 0
  eachRow(evidence, regime, habits, (start, end, odds) => {
    const total = score[start]! + odds
    if (total <= score[end]!) return
    score[end] = total
    from[end] = start
  })
  const starts: number[] = []
  for (let end = count; end > 0; end = from[end]!) starts.unshift(from[end]!)
  return { starts, score: score[count]! - regime.cost, regime }
}

/** Hears of every row that lines may form, those that begin first before others, and what speaks for it. */
function eachRow(
  evidence: Evidence,
  regime: Regime,
  { filled, goesOn }: Habits,
  hear: (start: number, end: number, odds: number) => void,
): void {
  const count = evidence.lines.length
  const odds = {
    fill: filled.map((share) => Math.log(share)),
    empty: filled.map((share) => Math.log(1 - share)),
    goesOn: Math.log(goesOn / (1 - goesOn)),
  }
  const row = new GrowingRow(evidence, regime, odds)
  for (let start = 0; start < count; start++) {
    row.begin(start)
    const before = start > 0 ? endOf(evidence, regime, start - 1) : 0
    for (let end = start; end < Math.min(count, start + MOST_LINES); end++) {
      if (end > start && !row.canHold(end)) break
      const own = row.add(end)
      if (own < HOPELESS) break
      hear(start, end + 1, before + own)
    }
  }
}

/**
 * How likely each row of a partition is, 0..1, among all ways to put the lines into rows under its
 * regime.
 */
export function rowProbabilities(evidence: Evidence, { starts, regime }: Partition): number[] {
  const count = evidence.lines.length
  const rows: { start: number; end: number; odds: number }[] = []
  eachRow(evidence, regime, habitsOf(evidence, starts), (start, end, odds) =>
    rows.push({ start, end, odds }),
  )
  const before = new Float64Array(count + 1).fill(Number.NEGATIVE_INFINITY)
  const behind = new Float64Array(count + 1).fill(Number.NEGATIVE_INFINITY)
  before[0] = 0
  behind[count] = 0
  for (const { start, end, odds } of rows) before[end] = either(before[end]!, before[start]! + odds)
  for (const { start, end, odds } of rows.toReversed())
    behind[start] = either(behind[start]!, behind[end]! + odds)
  const all = before[count]!
  const odds = new Map(rows.map((row) => [row.start * (count + 1) + row.end, row.odds]))
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? count
    const own = odds.get(start * (count + 1) + end) ?? Number.NEGATIVE_INFINITY
    return Math.exp(before[start]! + own + behind[end]! - all)
  })
}

/** The logarithm of the sum of what two logarithms stand for. */
function either(a: number, b: number): number {
  const most = Math.max(a, b)
  return most === Number.NEGATIVE_INFINITY
    ? most
    : most + Math.log1p(Math.exp(Math.min(a, b) - most))
}

/** What rows say of a table's habits, none of which is certain. */
function habitsOf({ lines, columnCount, neighbours }: Evidence, starts: readonly number[]): Habits {
  const counts = new Array<number>(columnCount).fill(0)
  /** The last row that has something in the column. */
  const filledBy = new Int32Array(columnCount).fill(-1)
  let rows = 0
  let pairs = 0
  let one = 0
  for (const [i, start] of starts.entries()) {
    const end = starts[i + 1] ?? lines.length
    for (let line = start; line < end; line++)
      for (const { above } of neighbours[line]!) {
        pairs++
        if (above >= start) one++
      }
    if (end === start + 1 && headingOdds(lines[start]!) > Number.NEGATIVE_INFINITY) continue
    rows++
    for (let line = start; line < end; line++)
      for (const { first, last } of lines[line]!.fragments)
        for (let c = first; c <= last; c++) {
          if (filledBy[c] === start) continue
          filledBy[c] = start
          counts[c]!++
        }
  }
  const goesOn = (one + 2 * GOES_ON) / (pairs + 2)
  return {
    filled: counts.map((count, c) => {
      const share = (count + 2 * (c ? FILLED : FIRST_FILLED)) / (rows + 2)
      return Math.min(1 - LEAST_FILLED, Math.max(LEAST_FILLED, share))
    }),
    goesOn: Math.min(MOST_GOES_ON, Math.max(LEAST_GOES_ON, goesOn)),
  }
}

import {
  type Evidence,
  endOf,
  GrowingRow,
  type HabitOdds,
  headingOdds,
  headsEndOdds,
  type Part,
  type Way,
  wayOf,
} from './growing-row.ts'
import type { Regime } from './regimes.ts'

/** Lines put into rows, and how well that explains what is seen. */
export interface Partition {
  /** First line of each row. */
  readonly starts: readonly number[]
  /** How many of the first lines are heads. */
  readonly heads: number
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
export interface Habits {
  readonly filled: readonly number[]
  readonly goesOn: number
}

/**
 * A row that lines may form, or the step from the heads to what is below them. It leads from a place between
 * lines to another: places among heads come first, then those below.
 */
export interface Edge {
  readonly from: number
  readonly to: number
  readonly start: number
  /** The line behind the last; the same as `start` for the step. */
  readonly end: number
  readonly part: Part
  readonly odds: number
}

/** The rows that explain a table best, under each of some regimes: dynamic programming over its lines. */
export function partitionsOf(evidence: Evidence, regimes: readonly Regime[]): Partition[] {
  const best: Partition[] = []
  let open = [...regimes.keys()]
  for (let round = 0; round < ROUNDS; round++) {
    // Tables with the same rows have the same habits, and most that is seen of a row is the same for regimes that are alike.
    const together = Map.groupBy(open, (k) => {
      const rows = best[k]
      return `${likenessOf(regimes[k]!, evidence)}|${rows ? `${rows.heads}|${rows.starts}` : ''}`
    })
    const changed: number[] = []
    for (const own of together.values()) {
      const before = best[own[0]!]
      const found = bestOf(
        evidence,
        own.map((k) => regimes[k]!),
        before ? habitsOf(evidence, before) : unknownHabits(evidence),
      )
      found.forEach((next, i) => {
        const k = own[i]!
        if (next.starts.length !== best[k]?.starts.length) changed.push(k)
        best[k] = next
      })
    }
    open = changed
  }
  return best
}

/** What the lines of a row look at, of how the rows are set, but for the ways that are asked together. */
const likenessOf = ({ leading, ruled, mixed }: Regime, { enclosed }: Evidence): string =>
  `${leading}|${enclosed && ruled}|${mixed}`

/** What is expected of a table's habits. */
const unknownHabits = ({ columnCount }: Evidence): Habits => ({
  filled: Array.from({ length: columnCount }, (_, c) => (c ? FILLED : FIRST_FILLED)),
  goesOn: GOES_ON,
})

function bestOf(evidence: Evidence, regimes: readonly Regime[], habits: Habits): Partition[] {
  const places = countPlaces(evidence)
  const { heads } = evidence
  const count = regimes.length
  /** Of each place, by regime: the best score of the rows before it, and where the last of them begins. */
  const scores = new Float64Array(places * count).fill(Number.NEGATIVE_INFINITY, count)
  const before = new Int32Array(places * count).fill(-1)
  eachRow(evidence, regimes, habits, (from, to, _start, _end, _part, odds) => {
    const [own, next] = [from * count, to * count]
    for (let k = 0; k < count; k++) {
      const total = scores[own + k]! + odds[k]!
      if (!(total > scores[next + k]!)) continue
      scores[next + k] = total
      before[next + k] = from
    }
  })
  const beforeOf = (place: number, k: number): number => before[place * count + k]!
  return regimes.map((regime, k) => {
    const starts: number[] = []
    let end = 0
    for (let to = places - 1; beforeOf(to, k) >= 0; to = beforeOf(to, k)) {
      const from = beforeOf(to, k)
      if (from <= heads && to > heads) end = from
      else starts.push(from <= heads ? from : from - heads - 1)
    }
    const score = scores[(places - 1) * count + k]! + regime.odds
    return { starts: starts.reverse(), heads: end, score, regime }
  })
}

/** Places between lines, those among heads first. */
export const countPlaces = ({ heads, lines }: Evidence): number => heads + 1 + lines.length + 1

/** Logarithms of a table's habits; its heads have none of their own. */
export function oddsOfHabits(evidence: Evidence, habits: Habits): Record<Part, HabitOdds> {
  const odds = ({ filled, goesOn }: Habits): HabitOdds => ({
    fill: filled.map((share) => Math.log(share)),
    empty: filled.map((share) => Math.log(1 - share)),
    goesOn: Math.log(goesOn / (1 - goesOn)),
  })
  return { head: odds(unknownHabits(evidence)), body: odds(habits) }
}

/** Hears of every row that lines may form and of every end of the heads, those that lead to a place before those from it. */
export function eachEdge(
  evidence: Evidence,
  regime: Regime,
  habits: Habits,
  hear: (edge: Edge) => void,
): void {
  eachRow(evidence, [regime], habits, (from, to, start, end, part, [odds]) =>
    hear({ from, to, start, end, part, odds: odds! }),
  )
}

/**
 * The same for regimes whose lines look at the same but for their ways, without an object for each edge.
 *
 * @param hear is given odds by regime, in a list that is filled again for the next edge; NaN where a row is hopeless
 */
function eachRow(
  evidence: Evidence,
  regimes: readonly Regime[],
  habits: Habits,
  hear: (
    from: number,
    to: number,
    start: number,
    end: number,
    part: Part,
    odds: Float64Array,
  ) => void,
): void {
  const count = evidence.lines.length
  const { heads } = evidence
  const ways: Way[] = []
  const wayAt = regimes.map((regime) => {
    const { alignment, isStepped } = wayOf(regime)
    const is = (way: Way) => way.alignment === alignment && way.isStepped === isStepped
    return ways.some(is) ? ways.findIndex(is) : ways.push({ alignment, isStepped }) - 1
  })
  const row = new GrowingRow(evidence, regimes[0]!, oddsOfHabits(evidence, habits), ways)
  const before = new Float64Array(regimes.length)
  const odds = new Float64Array(regimes.length)
  const rowsFrom = (start: number, part: Part, first: number) => {
    row.begin(start, part)
    odds.fill(0)
    if (start > 0)
      for (let k = 0; k < before.length; k++)
        before[k] = endOf(evidence, regimes[k]!, start - 1, part)
    for (let end = start; end < Math.min(count, start + MOST_LINES); end++) {
      if (end > start && !row.canHold(end)) break
      row.add(end)
      let isHopeless = true
      for (let k = 0; k < odds.length; k++) {
        const own = row.scores[wayAt[k]!]!
        // What is hopeless once does not go on.
        if (Number.isNaN(odds[k]!) || own < HOPELESS) odds[k] = Number.NaN
        else {
          odds[k] = before[k]! + own
          isHopeless = false
        }
      }
      if (isHopeless) break
      hear(first + start, first + end + 1, start, end + 1, part, odds)
    }
  }
  for (let start = 0; start < count; start++) {
    if (start < heads) rowsFrom(start, 'head', 0)
    if (start <= heads) {
      for (let k = 0; k < odds.length; k++) odds[k] = stepOdds(evidence, regimes[k]!, start)
      hear(start, heads + 1 + start, start, start, 'body', odds)
    }
    rowsFrom(start, 'body', heads + 1)
  }
}

/** What speaks for the heads ending above a line; the first row below them counts on one below it. */
export function stepOdds(evidence: Evidence, regime: Regime, at: number): number {
  const odds = headsEndOdds(evidence, at)
  if (at === 0) return odds
  return odds + endOf(evidence, regime, at - 1, 'head') - endOf(evidence, regime, at - 1, 'body')
}

/**
 * How likely each row of a partition is, 0..1, among all ways to put the lines into rows under its
 * regime, be it a head or not.
 */
export function rowProbabilities(evidence: Evidence, partition: Partition): number[] {
  const edges: Edge[] = []
  eachEdge(evidence, partition.regime, habitsOf(evidence, partition), (edge) => edges.push(edge))
  const places = countPlaces(evidence)
  const { shares } = likelihoods(edges, places)
  const own = new Map<number, number>()
  for (const [i, { start, end }] of edges.entries()) {
    const key = start * places + end
    own.set(key, (own.get(key) ?? 0) + shares[i]!)
  }
  return partition.starts.map((start, i) => {
    const end = partition.starts[i + 1] ?? evidence.lines.length
    return Math.min(1, own.get(start * places + end) ?? 0)
  })
}

/**
 * All ways from the first place to the last together, as log odds, and how likely each edge is among them.
 *
 * @param edges those that lead to a place before those from it
 */
export function likelihoods(
  edges: readonly Edge[],
  places: number,
): { readonly all: number; readonly shares: Float64Array } {
  const before = new Float64Array(places).fill(Number.NEGATIVE_INFINITY)
  const behind = new Float64Array(places).fill(Number.NEGATIVE_INFINITY)
  before[0] = 0
  behind[places - 1] = 0
  for (const { from, to, odds } of edges) before[to] = either(before[to]!, before[from]! + odds)
  for (let i = edges.length - 1; i >= 0; i--) {
    const { from, to, odds } = edges[i]!
    behind[from] = either(behind[from]!, behind[to]! + odds)
  }
  const all = before[places - 1]!
  const shares = Float64Array.from(edges, ({ from, to, odds }) =>
    Math.exp(before[from]! + odds + behind[to]! - all),
  )
  return { all, shares }
}

/** The logarithm of the sum of what two logarithms stand for. */
export function either(a: number, b: number): number {
  const most = Math.max(a, b)
  return most === Number.NEGATIVE_INFINITY
    ? most
    : most + Math.log1p(Math.exp(Math.min(a, b) - most))
}

/** What rows below the heads say of a table's habits, none of which is certain. */
export function habitsOf(
  evidence: Evidence,
  { starts, heads }: Pick<Partition, 'starts' | 'heads'>,
): Habits {
  const { lines, columnCount, neighbours } = evidence
  const counts = new Array<number>(columnCount).fill(0)
  /** The last row that has something in the column. */
  const filledBy = new Int32Array(columnCount).fill(-1)
  let rows = 0
  let pairs = 0
  let one = 0
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i]!
    if (start < heads) continue
    const end = starts[i + 1] ?? lines.length
    for (let line = start; line < end; line++)
      for (const { above } of neighbours[line]!) {
        if (above < heads) continue
        pairs++
        if (above >= start) one++
      }
    if (end === start + 1 && headingOdds(evidence, start, 'body') > Number.NEGATIVE_INFINITY)
      continue
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

import { type CutLine, isNumeric } from '../cut-line.ts'
import type { Neighbours } from './neighbours.ts'
import { type Regime, SAME_STEP } from './regimes.ts'

/** What is known of a table's lines before it is known how its rows are set. */
export interface Evidence {
  readonly lines: readonly CutLine[]
  readonly columnCount: number
  /** By the line of the lower text. */
  readonly neighbours: readonly (readonly Neighbours[])[]
  /** Share of the width that is ruled between each line and the next, 0..1. */
  readonly ruled: readonly number[]
  /** Of two neighbours, whether a rule runs between them; same places as `neighbours`. */
  readonly parted: readonly (readonly boolean[])[]
  /** Any rule parts rows: walls enclose all cells. */
  readonly closed: boolean
  /** And so many rules do that each row should have its own. */
  readonly enclosed: boolean
}

/** Lines put into rows, and how well that explains what is seen. */
export interface Partition {
  /** First line of each row. */
  readonly starts: readonly number[]
  readonly score: number
  readonly regime: Regime
}

/** Log odds. */
const ODDS = {
  /** A step within a cell that is no leading, and one that is, where rows stand farther apart. */
  otherStep: -6,
  otherStepInWalls: -1,
  leading: 1.5,
  /** A row nearer to the next than rows are, and as near as they are. */
  tooNear: -4,
  step: 0.7,
  /** A rule through a row; through a text that stands on both sides. */
  ruleInside: -8,
  ruleThroughText: -7,
  /** A row that ends without a rule where all others have one, and one with a rule where none has to. */
  noRule: -4,
  noRuleOfWalls: -8,
  rule: 1,
  ruleByChance: -0.7,
  /** A row of one text in the first column or over several: a heading of those below. */
  heading: -3,
  /** The same in another column. */
  headingInside: -4.5,
} as const

/** A row that is explained as badly as this by its first lines does not go on. */
const HOPELESS = -40
/** Rows of more lines are not looked for. */
const MOST_LINES = 60
/** A rule over this share of the width parts rows. */
const FULL = 0.75
const SOME = 0.05
/** A text stands out of its row's alignment from this many leadings on; costs per leading, at most. */
const ALIGNED = 0.2
const MISALIGNED = 3
const MOST_MISALIGNED = 2.2
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
  for (let start = 0; start < count; start++) {
    const row = new GrowingRow(evidence, regime, start, odds)
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

/** What speaks for a row ending with a line that is not the last. */
function endOf({ lines, ruled, closed, enclosed }: Evidence, regime: Regime, line: number): number {
  const step = lines[line + 1]!.line.baseline - lines[line]!.line.baseline
  const { leading } = regime
  let odds = 0
  if (regime.step !== null) {
    if (step < regime.step - SAME_STEP * leading) odds += ODDS.tooNear
    else if (step <= regime.step + SAME_STEP * leading) odds += ODDS.step
  } else if (step < 0.7 * leading) odds += ODDS.tooNear
  const isRuled = ruled[line]! >= (closed ? SOME : FULL)
  if (regime.ruled) odds += isRuled ? ODDS.rule : enclosed ? ODDS.noRuleOfWalls : ODDS.noRule
  else if (isRuled) odds += ODDS.ruleByChance
  return odds
}

/** Logarithms of habits. */
interface HabitOdds {
  readonly fill: readonly number[]
  readonly empty: readonly number[]
  readonly goesOn: number
}

/** A row that takes line by line. */
class GrowingRow {
  readonly #evidence: Evidence
  readonly #regime: Regime
  readonly #start: number
  readonly #odds: HabitOdds
  /** First and last baseline of each column's text; NaN where there is none. */
  readonly #tops: Float64Array
  readonly #bottoms: Float64Array
  #pairs = 0

  constructor(evidence: Evidence, regime: Regime, start: number, odds: HabitOdds) {
    this.#evidence = evidence
    this.#regime = regime
    this.#start = start
    this.#odds = odds
    this.#tops = new Float64Array(evidence.columnCount).fill(Number.NaN)
    this.#bottoms = new Float64Array(evidence.columnCount)
  }

  /** No row goes on behind a rule all across. */
  canHold(line: number): boolean {
    const { ruled, closed } = this.#evidence
    return ruled[line - 1]! < (closed ? SOME : FULL) || !closed
  }

  /** @return the score of the row that ends with the line */
  add(line: number): number {
    const { lines, neighbours, parted, ruled, enclosed } = this.#evidence
    const { leading } = this.#regime
    const otherStep = enclosed ? ODDS.otherStepInWalls : ODDS.otherStep
    for (const [i, { above, step, odds }] of neighbours[line]!.entries()) {
      if (above < this.#start) continue
      const off = Math.abs(step - leading) / leading
      this.#pairs += odds + this.#odds.goesOn
      if (off > SAME_STEP) this.#pairs += otherStep * Math.min(1, 2 * off)
      else if (this.#regime.step !== null) this.#pairs += ODDS.leading
      if (parted[line]![i]) this.#pairs += ODDS.ruleThroughText
    }
    if (line > this.#start && ruled[line - 1]! >= FULL) this.#pairs += ODDS.ruleInside
    const {
      fragments,
      line: { baseline },
    } = lines[line]!
    for (const { first, last } of fragments)
      for (let c = first; c <= last; c++) {
        if (Number.isNaN(this.#tops[c]!)) this.#tops[c] = baseline
        this.#bottoms[c] = baseline
      }
    return this.#pairs + this.#aligned(baseline) + this.#filled(line)
  }

  #aligned(bottom: number): number {
    const { leading, alignment } = this.#regime
    const top = this.#evidence.lines[this.#start]!.line.baseline
    if (bottom - top < ALIGNED * leading) return 0
    let odds = 0
    for (const [c, first] of this.#tops.entries()) {
      if (Number.isNaN(first)) continue
      const last = this.#bottoms[c]!
      const off =
        alignment === 'top'
          ? first - top
          : alignment === 'bottom'
            ? bottom - last
            : Math.abs(first + last - top - bottom) / 2
      const out = off / leading - ALIGNED
      if (out > 0) odds -= Math.min(MOST_MISALIGNED, MISALIGNED * out)
    }
    return odds
  }

  #filled(line: number): number {
    let odds = 0
    for (const [c, first] of this.#tops.entries())
      odds += Number.isNaN(first) ? this.#odds.empty[c]! : this.#odds.fill[c]!
    if (line > this.#start) return odds
    return Math.max(odds, headingOdds(this.#evidence.lines[line]!))
  }
}

/** Log odds of a line being a heading of the rows below. */
function headingOdds({ fragments }: CutLine): number {
  const [text, ...more] = fragments
  if (!text || more.length > 0) return Number.NEGATIVE_INFINITY
  if (text.first === 0 || text.last > text.first) return ODDS.heading
  return isNumeric(text) ? Number.NEGATIVE_INFINITY : ODDS.headingInside
}

/** What rows say of a table's habits, none of which is certain. */
function habitsOf({ lines, columnCount, neighbours }: Evidence, starts: readonly number[]): Habits {
  const counts = new Array<number>(columnCount).fill(0)
  let rows = 0
  let pairs = 0
  let one = 0
  for (const [i, start] of starts.entries()) {
    const end = starts[i + 1] ?? lines.length
    for (const pair of neighbours.slice(start, end).flat()) {
      pairs++
      if (pair.above >= start) one++
    }
    const own = lines.slice(start, end)
    if (own.length === 1 && headingOdds(own[0]!) > Number.NEGATIVE_INFINITY) continue
    const filled = new Set<number>()
    for (const { fragments } of own)
      for (const { first, last } of fragments) for (let c = first; c <= last; c++) filled.add(c)
    rows++
    for (const c of filled) counts[c]!++
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

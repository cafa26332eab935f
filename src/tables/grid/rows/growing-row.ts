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

/** A rule over this share of the width parts rows. */
const FULL = 0.75
const SOME = 0.05
/** A text stands out of its row's alignment from this many leadings on; costs per leading, at most. */
const ALIGNED = 0.2
const MISALIGNED = 3
const MOST_MISALIGNED = 2.2
/** Logarithms of habits. */
export interface HabitOdds {
  readonly fill: readonly number[]
  readonly empty: readonly number[]
  readonly goesOn: number
}

/** A row that takes line by line, of which hundreds of thousands are tried: one after another in one object. */
export class GrowingRow {
  readonly #evidence: Evidence
  readonly #regime: Regime
  #start = 0
  readonly #odds: HabitOdds
  /** First and last baseline of each column's text; NaN where there is none. */
  readonly #tops: Float64Array
  readonly #bottoms: Float64Array
  #pairs = 0

  constructor(evidence: Evidence, regime: Regime, odds: HabitOdds) {
    this.#evidence = evidence
    this.#regime = regime
    this.#odds = odds
    this.#tops = new Float64Array(evidence.columnCount)
    this.#bottoms = new Float64Array(evidence.columnCount)
  }

  /** Begins another row, with no line yet. */
  begin(start: number): void {
    this.#start = start
    this.#pairs = 0
    this.#tops.fill(Number.NaN)
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
    const pairs = neighbours[line]!
    for (let i = 0; i < pairs.length; i++) {
      const { above, step, odds } = pairs[i]!
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
    for (let c = 0; c < this.#tops.length; c++) {
      const first = this.#tops[c]!
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
    for (let c = 0; c < this.#tops.length; c++)
      odds += Number.isNaN(this.#tops[c]!) ? this.#odds.empty[c]! : this.#odds.fill[c]!
    if (line > this.#start) return odds
    return Math.max(odds, headingOdds(this.#evidence.lines[line]!))
  }
}

/** Log odds of a line being a heading of the rows below. */
export function headingOdds({ fragments }: CutLine): number {
  const [text, ...more] = fragments
  if (!text || more.length > 0) return Number.NEGATIVE_INFINITY
  if (text.first === 0 || text.last > text.first) return ODDS.heading
  return isNumeric(text) ? Number.NEGATIVE_INFINITY : ODDS.headingInside
}

/** What speaks for a row ending with a line that is not the last. */
export function endOf(
  { lines, ruled, closed, enclosed }: Evidence,
  regime: Regime,
  line: number,
): number {
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

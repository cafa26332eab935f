import { type CutLine, isNumeric } from '../cut-line.ts'
import type { LineTold } from './line-told.ts'
import type { Neighbours } from './neighbours.ts'
import { type Alignment, type Regime, SAME_STEP } from './regimes.ts'
import type { TableWeights } from './row-weights.ts'

/** Rows are heads, or below them. */
export type Part = 'head' | 'body'

/** What is known of a table's lines before it is known how its rows are set. */
export interface Evidence {
  readonly lines: readonly CutLine[]
  /** Of each line's texts, which may stand a little higher or lower than it: between two lines of a cell beside them, say. */
  readonly baselines: readonly (readonly number[])[]
  /** How many of the first lines may be heads: all of them, or fewer. */
  readonly heads: number
  /** How many of them are heads by rules and figures. */
  readonly headsTold: number
  readonly columnCount: number
  /** By the line of the lower text. */
  readonly neighbours: readonly (readonly Neighbours[])[]
  /** Of two neighbours, log odds that they are one text; same places as `neighbours`. */
  readonly odds: Readonly<Record<Part, readonly (readonly number[])[]>>
  /** Share of the width that is ruled between each line and the next, 0..1. */
  readonly ruled: readonly number[]
  /** Whether a rule runs over a text of each line, below the line before. */
  readonly ruledOver: readonly boolean[]
  /** Of two neighbours, whether a rule runs between them; same places as `neighbours`. */
  readonly parted: readonly (readonly boolean[])[]
  /** What each line tells of itself and the one before. */
  readonly lineTold: readonly LineTold[]
  /** By line, columns in which a label from above stands for it as well. */
  readonly covered: readonly (ReadonlySet<number> | undefined)[]
  /** Any rule parts rows: walls enclose all cells. */
  readonly closed: boolean
  /** And so many rules do that each row should have its own. */
  readonly enclosed: boolean
  readonly weights: TableWeights
}

/** A rule over this share of the width parts rows. */
const FULL = 0.75
const SOME = 0.05
/** A text stands out of its row's alignment from this many leadings on; by so many at most. */
const ALIGNED = 0.2
const MOST_MISALIGNED = 0.75

/** Logarithms of habits. */
export interface HabitOdds {
  readonly fill: readonly number[]
  readonly empty: readonly number[]
  readonly goesOn: number
}

/** How rows may be set whose lines are asked alike. */
export interface Way {
  readonly alignment: Alignment
  /** Rows are set farther apart than lines. */
  readonly isStepped: boolean
}

export const wayOf = ({ alignment, step }: Regime): Way => ({ alignment, isStepped: step !== null })

/** A row that takes line by line, of which hundreds of thousands are tried: one after another in one object. */
export class GrowingRow {
  readonly #evidence: Evidence
  readonly #regime: Regime
  #start = 0
  #part: Part = 'body'
  readonly #odds: Readonly<Record<Part, HabitOdds>>
  /** First and last baseline of each column's text; NaN where there is none. */
  readonly #tops: Float64Array
  readonly #bottoms: Float64Array
  /** Baselines of its texts of one line. */
  readonly #ones: Float64Array
  readonly #out: Record<Alignment, number> = { top: 0, middle: 0, bottom: 0 }
  #pairs = 0
  /** The same of its leading, where rows are set farther apart than lines. */
  #led = 0
  readonly #ways: readonly Way[]
  /** The score of the row as it is now, by way. */
  readonly scores: Float64Array

  /**
   * @param odds of heads, which have no habits, and of rows below
   * @param ways in place of the regime's own, where the same lines are asked for several
   */
  constructor(
    evidence: Evidence,
    regime: Regime,
    odds: Readonly<Record<Part, HabitOdds>>,
    ways: readonly Way[] = [wayOf(regime)],
  ) {
    this.#evidence = evidence
    this.#regime = regime
    this.#odds = odds
    this.#ways = ways
    this.scores = new Float64Array(ways.length)
    this.#tops = new Float64Array(evidence.columnCount)
    this.#bottoms = new Float64Array(evidence.columnCount)
    this.#ones = new Float64Array(evidence.columnCount)
  }

  /** Begins another row, with no line yet. */
  begin(start: number, part: Part): void {
    this.#start = start
    this.#part = part
    this.#pairs = 0
    this.#led = 0
    this.#tops.fill(Number.NaN)
  }

  /** No row goes on behind the heads, nor behind a rule between walls. */
  canHold(line: number): boolean {
    const { ruled, closed, heads } = this.#evidence
    if (this.#part === 'head') return line < heads
    return ruled[line - 1]! < (closed ? SOME : FULL) || !closed
  }

  /** @return the score of the row that ends with the line */
  add(line: number): number {
    const { lines, baselines, neighbours, parted, ruled, ruledOver, lineTold, enclosed } =
      this.#evidence
    const { leading } = this.#regime
    const odds = this.#evidence.odds[this.#part]
    const weights = this.#evidence.weights[this.#part]
    const habits = this.#odds[this.#part]
    const otherStep = enclosed ? weights.otherStepInWalls : weights.otherStep
    const goesOn = weights.goesOn * habits.goesOn
    const pairs = neighbours[line]!
    const self = lineTold[line]!
    // Beside heads over others, texts of several lines reach over both rows: they do not speak for one.
    const mayReachOver = this.#part === 'head' && self.partsOf >= this.#start
    let isLed = false
    let told = 0
    for (let i = 0; i < pairs.length; i++) {
      const { above, step } = pairs[i]!
      if (above < this.#start) continue
      if (parted[line]![i]) this.#pairs += weights.ruleThroughText
      const own = odds[line]![i]! + goesOn
      if (mayReachOver && own > 0) continue
      const off = Math.abs(step - leading) / leading
      told += own
      if (off > SAME_STEP) told += otherStep * Math.min(1, 2 * off)
      else isLed = true
    }
    // Lines of a cell may be of kinds of their own, and are so in all columns at once; figures are not.
    const isCell = enclosed && this.#regime.ruled && this.#part === 'body' && !self.stacked
    const least = this.#regime.mixed ? 0 : weights.linesOfCell
    this.#pairs += isCell ? Math.max(told, least) : told
    // However many texts go on, it is one step.
    if (isLed) this.#led += weights.leading
    if (line > this.#start) {
      if (ruled[line - 1]! >= FULL) this.#pairs += weights.ruleInside
      if (ruledOver[line]) this.#pairs += weights.ruleOver
      if (self.stacked) this.#pairs += weights.stacked
      if (self.partsOf >= this.#start) this.#pairs += weights.parts
      if (self.repeats) this.#pairs += weights.repeats
      if (self.units) this.#pairs += weights.units
      if (self.full) this.#pairs += weights.full
      if (self.fullOfTwo) this.#pairs += weights.fullOfTwo
    }
    const {
      fragments,
      line: { baseline },
    } = lines[line]!
    const own = baselines[line]!
    for (let i = 0; i < fragments.length; i++) {
      const { first, last } = fragments[i]!
      for (let c = first; c <= last; c++) {
        if (Number.isNaN(this.#tops[c]!)) this.#tops[c] = own[i]!
        this.#bottoms[c] = own[i]!
      }
    }
    const { scores } = this
    this.#align(baseline)
    const filled = this.#filled(line, habits)
    for (let i = 0; i < scores.length; i++)
      scores[i] = this.#pairs + (this.#ways[i]!.isStepped ? this.#led : 0) + scores[i]! + filled
    return scores[0]!
  }

  /** Puts what the places of its texts say of the row into its scores. */
  #align(bottom: number): void {
    const { leading } = this.#regime
    const { lines, weights } = this.#evidence
    const { scores } = this
    const top = lines[this.#start]!.line.baseline
    if (bottom - top < ALIGNED * leading) {
      scores.fill(0)
      return
    }
    const own = weights[this.#part]
    const apart = own.apart * this.#countApart(leading)
    const out = this.#outOf(top, bottom, leading)
    // Heads need not be set as the rows below them.
    const isHead = this.#part === 'head'
    const least = Math.min(out.top, out.middle, out.bottom)
    for (let i = 0; i < scores.length; i++)
      scores[i] = own.misaligned * (isHead ? least : out[this.#ways[i]!.alignment]) + apart
  }

  /** Texts of one line that do not stand on the line of most such texts: however a row is set, they all do. */
  #countApart(leading: number): number {
    let ones = 0
    for (let c = 0; c < this.#tops.length; c++)
      if (this.#tops[c] === this.#bottoms[c]) this.#ones[ones++] = this.#tops[c]!
    let most = 0
    for (let i = 0; i < ones && most < ones; i++) {
      let same = 0
      for (let k = 0; k < ones; k++)
        if (Math.abs(this.#ones[k]! - this.#ones[i]!) < ALIGNED * leading) same++
      most = Math.max(most, same)
    }
    return ones - most
  }

  /** How far the texts of the row stand out of each alignment, in leadings. */
  #outOf(top: number, bottom: number, leading: number): Readonly<Record<Alignment, number>> {
    const out = this.#out
    out.top = 0
    out.middle = 0
    out.bottom = 0
    for (let c = 0; c < this.#tops.length; c++) {
      const first = this.#tops[c]!
      if (Number.isNaN(first)) continue
      const last = this.#bottoms[c]!
      out.top += outBy(first - top, leading)
      out.middle += outBy(Math.abs(first + last - top - bottom) / 2, leading)
      out.bottom += outBy(bottom - last, leading)
    }
    return out
  }

  #filled(line: number, habits: HabitOdds): number {
    const { filled, empty } = this.#evidence.weights[this.#part]
    const covered = this.#evidence.covered[this.#start]
    let odds = 0
    for (let c = 0; c < this.#tops.length; c++)
      odds +=
        Number.isNaN(this.#tops[c]!) && !covered?.has(c)
          ? empty * habits.empty[c]!
          : filled * habits.fill[c]!
    if (line > this.#start) return odds
    return Math.max(odds, headingOdds(this.#evidence, line, this.#part))
  }
}

/** How far a text that is so many points off stands out, in leadings. */
function outBy(off: number, leading: number): number {
  const out = off / leading - ALIGNED
  return out > 0 ? Math.min(MOST_MISALIGNED, out) : 0
}

/** Log odds of a line being a heading of the rows below. */
export function headingOdds(
  { lines, lineTold, weights }: Evidence,
  line: number,
  part: Part,
): number {
  const [text, ...more] = lines[line]!.fragments
  if (!text || more.length > 0) return Number.NEGATIVE_INFINITY
  const own = weights[part]
  const { bold, over, alike } = lineTold[line]!
  const told =
    (bold ? own.headingBold : 0) + (over ? own.headingOver : 0) + (alike ? own.headingAlike : 0)
  if (text.first === 0 || text.last > text.first) return own.heading + told
  return isNumeric(text) ? Number.NEGATIVE_INFINITY : own.headingInside + told
}

/** What speaks for the heads ending above a line, and not elsewhere: log odds. */
export function headsEndOdds(
  { lines, lineTold, ruled, headsTold, weights }: Evidence,
  at: number,
): number {
  const own = weights.heads
  if (at === headsTold) return 0
  if (at === 0) return own.none
  if (at > headsTold)
    return (
      own.more +
      (headsTold === 0 ? own.moreThanNone : 0) +
      (at - headsTold - 1) * own.moreLines +
      (ruled[at - 1]! >= FULL ? own.ruledBelow : 0) +
      (isBold(lines[at - 1]!) && !isBold(lines[at]!) ? own.boldAbove : 0)
    )
  const { bold, alike } = lineTold[at]!
  const isHeading = headingLike(lines[at]!)
  return (
    own.fewer +
    (ruled[at - 1]! >= FULL ? own.ruled : 0) +
    (isHeading ? own.heading : 0) +
    (isHeading && bold ? own.boldHeading : 0) +
    (isHeading && alike ? own.headingAlike : 0) +
    (lines[at]!.fragments.some((text) => text.first > 0 && isNumeric(text)) ? own.figures : 0)
  )
}

const isBold = ({ fragments }: CutLine): boolean =>
  fragments.every(({ words }) => words[0]!.font?.bold === true)

const headingLike = ({ fragments }: CutLine): boolean =>
  fragments.length === 1 && fragments[0]!.first === 0

/** What speaks for a row ending with a line that is not the last. */
export function endOf(
  { lines, ruled, closed, enclosed, weights }: Evidence,
  regime: Regime,
  line: number,
  part: Part,
): number {
  const step = lines[line + 1]!.line.baseline - lines[line]!.line.baseline
  const { leading } = regime
  const own = weights[part]
  let odds = 0
  if (regime.step !== null) {
    if (step < regime.step - SAME_STEP * leading) odds += own.tooNear
    else if (step <= regime.step + SAME_STEP * leading) odds += own.step
  } else if (step < 0.7 * leading) odds += own.tooNear
  const isRuled = ruled[line]! >= (closed ? SOME : FULL)
  if (regime.ruled) odds += isRuled ? own.rule : enclosed ? own.noRuleOfWalls : own.noRule
  else if (isRuled) odds += own.ruleByChance
  return odds
}

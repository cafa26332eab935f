import type { Ruling } from '../marks/rulings.ts'
import { textOf } from '../text/text-lines.ts'
import { type CutLine, type Fragment, isNumeric } from './cut-line.ts'
import { type Measure, runsOn } from './runs-on.ts'

/** Lines of one row follow at most this much wider than the tightest ones of the table. */
const TIGHT = 1.25
/** Baselines nearer than this, in line pitches, stand for cells set to one row's middle. */
const HALF_LINE = 0.75
/** A line this much emptier than usual may be the rest of the row above. */
const PARTIAL = 0.6
/** Rows parted by space are this much farther apart than their lines, of which some must be seen. */
const APART = 1.2
const LEAST_PARTIAL = 3

interface Habits {
  /** Distance of lines within a row, in points. */
  readonly tight: number
  /** Columns that a line fills. */
  readonly usual: number
  /** Rows are parted by space. */
  readonly apart: boolean
  /** What stands in the first column beside figures more than once. */
  readonly labels: ReadonlySet<string>
}

/**
 * Puts the lines of a band without rules through it into rows. A line goes on with the row above
 * when it is tight to it, fills fewer columns and what it says would not have fit above.
 */
export function rowsOfLines(
  lines: readonly CutLine[],
  headLines: number,
  rules: readonly Ruling[],
  measure: Measure,
): CutLine[][] {
  const rows: CutLine[][] = []
  const tight = tightPitch(lines, measure.pitch)
  const usual = usualFill(lines.slice(headLines))
  const apart = rowsStandApart(lines.slice(headLines), usual)
  const labels = repeatedLabels(lines)
  lines.forEach((line, i) => {
    const row = rows.at(-1)
    const above = lines[i - 1]
    if (!row || !above || isRuledBetween(above, line, rules)) rows.push([line])
    else if (
      line.line.baseline - above.line.baseline < HALF_LINE * measure.pitch &&
      !figuresMeet(row, line) &&
      (i >= headLines || goesOnInHead(row, line))
    )
      row.push(line)
    else if (
      i < headLines
        ? goesOnInHead(row, line)
        : i > headLines &&
          goesOn(row, line, stepOf(above, line), { tight, usual, apart, labels }, measure)
    )
      row.push(line)
    else rows.push([line])
  })
  return rows
}

/** The smallest usual distance of two lines. */
function tightPitch(lines: readonly CutLine[], pitch: number): number {
  const steps = lines
    .slice(1)
    .map((line, i) => line.line.baseline - lines[i]!.line.baseline)
    .filter((step) => step > HALF_LINE * pitch)
    .sort((a, b) => a - b)
  return steps[Math.floor(steps.length * 0.15)] ?? pitch
}

/**
 * Are all lines that fill most columns farther below the line above them than those that fill few?
 * Then rows are parted by space, and a line without it goes on with its row.
 */
function rowsStandApart(lines: readonly CutLine[], usual: number): boolean {
  const full: number[] = []
  const partial: number[] = []
  lines.slice(1).forEach((line, i) => {
    const isPartial = line.fragments.length <= PARTIAL * usual
    ;(isPartial ? partial : full).push(stepOf(lines[i]!, line))
  })
  return partial.length >= LEAST_PARTIAL && Math.min(...full) >= APART * Math.max(...partial)
}

/** Labels that several rows begin with do not go on from the line above. */
function repeatedLabels(lines: readonly CutLine[]): Set<string> {
  const seen = new Set<string>()
  const labels = lines
    .filter(({ fragments }) => fragments.length > 1 && fragments[0]!.first === 0)
    .map(({ fragments }) => textOf(fragments[0]!.words))
  return new Set(labels.filter((label) => seen.size === seen.add(label).size))
}

const stepOf = (above: CutLine, line: CutLine): number => line.line.baseline - above.line.baseline

function usualFill(lines: readonly CutLine[]): number {
  const counts = lines.map((line) => line.fragments.length).filter((count) => count > 1)
  return counts.sort((a, b) => a - b)[counts.length >> 1] ?? 1
}

function isRuledBetween(above: CutLine, below: CutLine, rules: readonly Ruling[]): boolean {
  return rules.some(
    (rule) =>
      rule.at > above.line.baseline - 1 &&
      rule.at < below.line.baseline &&
      rule.at < (below.line.box[1] + below.line.box[3]) / 2,
  )
}

/** Stacked heads are one, until a head over several columns has its parts below it. */
function goesOnInHead(row: readonly CutLine[], line: CutLine): boolean {
  for (const { fragments } of row)
    for (const over of fragments) {
      if (over.last === over.first) continue
      const under = line.fragments.filter((f) => f.first >= over.first && f.last <= over.last)
      if (under.length > 1) return false
    }
  return true
}

/** Has the line a figure below one of the row's? Figures do not run on over lines. */
function figuresMeet(row: readonly CutLine[], line: CutLine): boolean {
  const above = row.flatMap(({ fragments }) => fragments.filter(isNumeric))
  return line.fragments.some(
    (f) => isNumeric(f) && above.some((other) => other.first <= f.first && other.last >= f.first),
  )
}

function goesOn(
  row: readonly CutLine[],
  line: CutLine,
  step: number,
  { tight, usual, apart, labels }: Habits,
  measure: Measure,
): boolean {
  if (step > TIGHT * tight) return false
  if (figuresMeet(row, line)) return false
  const above = row.flatMap((other) => other.fragments)
  const sameColumn = (fragment: Fragment) =>
    above.filter((other) => other.first <= fragment.first && other.last >= fragment.first)
  const rest = line.fragments.length <= PARTIAL * usual
  if (rest && !line.fragments.some(isNumeric))
    return line.fragments.every((fragment) => {
      const over = sameColumn(fragment).at(-1)
      return over !== undefined && (apart || runsOn(over, fragment, measure))
    })
  if (completes(row, line, measure)) return true
  // The first line of a long label may stand alone above the line with the figures.
  const alone = row.length <= 2 && row.every((other) => other.fragments.length === 1)
  const [stub] = row.at(-1)!.fragments
  const [label] = line.fragments
  return (
    alone &&
    line.fragments.length > 1 &&
    stub!.first === 0 &&
    label!.first === 0 &&
    isNumeric(stub!) === isNumeric(label!) &&
    !labels.has(textOf(label!.words)) &&
    runsOn(stub!, label!, measure)
  )
}

/**
 * Does a text go on in the line and the rest of it stand in columns that the row leaves free? Figures
 * are set beside the last line of a long text as often as beside the first; the first column says
 * where a row begins.
 */
function completes(row: readonly CutLine[], line: CutLine, measure: Measure): boolean {
  const above = row.flatMap(({ fragments }) => fragments)
  const over = ({ first, last }: Fragment) =>
    above.filter((other) => other.first <= last && other.last >= first).at(-1)
  if (!above.some(({ first }) => first === 0) || line.fragments[0]!.first === 0) return false
  const going = line.fragments.filter((fragment) => over(fragment) !== undefined)
  return (
    going.length > 0 &&
    going.length < line.fragments.length &&
    going.every((fragment) => !isNumeric(fragment) && runsOn(over(fragment)!, fragment, measure))
  )
}

import type { Level } from '../../marks/bands.ts'
import { firstFrom } from '../../text/first-from.ts'
import { baselineOf, type Column, type CutLine } from '../cut-line.ts'
import type { StubSpan } from './centred-stubs.ts'
import type { Evidence } from './growing-row.ts'
import { lineToldOf } from './line-told.ts'
import { neighboursOf } from './neighbours.ts'
import { type Partition, partitionsOf, rowProbabilities } from './partition.ts'
import { type Regime, regimesOf } from './regimes.ts'
import { ROW_WEIGHTS, type RowWeights, type TableWeights } from './row-weights.ts'
import { isRuledBetween } from './ruled-between.ts'

/** Rules between so many lines tell that rows may be ruled; so many, the frame's too, that walled ones are. */
const LEAST_RULES = 2
const WALLED_RULES = 4
const FULL = 0.75
/** So many lines more than rules and figures tell may be heads. */
const MORE_HEADS = 3
/** So many lines tell how a table's rows are set. */
const SAMPLE = 80

/** The lines of a row, and how likely they are one. */
export interface RowLines {
  readonly lines: readonly CutLine[]
  /** A head. */
  readonly isHead: boolean
  readonly probability: number
}

/** What rows are told from. */
export interface LinesSeen {
  /** Top to bottom. */
  readonly lines: readonly CutLine[]
  /** How many of the first are heads by rules and figures. */
  readonly heads: number
  readonly columns: readonly Column[]
  readonly levels: readonly Level[]
  /** Labels that stand in the first of several rows. */
  readonly stubs: readonly StubSpan[]
  /** Walls enclose all cells: any rule parts rows. */
  readonly closed: boolean
  /** In points. */
  readonly em: number
}

/**
 * Puts a table's lines into rows: which of them begin one follows from all columns and all lines
 * together. Each way in which the rows of a table may be set (their leading, the step between them, the
 * side that their texts are set to, rules) has the rows that explain it best; the best of all is taken.
 *
 * @return top to bottom; the probability, 0..1, is that these lines and no others are a row
 */
export function rowsOfLines(seen: LinesSeen): RowLines[] {
  const { lines } = seen
  const apart = () =>
    lines.map((line, i) => ({ lines: [line], isHead: i < seen.heads, probability: 1 }))
  if (lines.length < 2) return apart()
  const evidence = evidenceOf(seen, ROW_WEIGHTS)
  const best = bestPartition(evidence, regimesFor(evidence, seen.em))
  if (!best) return apart()
  const probabilities = rowProbabilities(evidence, best)
  return best.starts.map((start, i) => ({
    lines: lines.slice(start, best.starts[i + 1] ?? lines.length),
    isHead: start < best.heads,
    probability: probabilities[i]!,
  }))
}

/** How many of the first lines may be heads. */
export const mostHeads = ({ lines, heads }: LinesSeen): number =>
  Math.min(lines.length, heads + MORE_HEADS)

export function evidenceOf(seen: LinesSeen, weights: TableWeights): Evidence {
  const { lines, heads: headsTold, columns, levels, stubs, closed, em } = seen
  const heads = mostHeads(seen)
  const neighbours = neighboursOf(lines, columns, em)
  const rules = rulesBetween(lines, neighbours, columns, levels)
  const enclosed = closed && areAllRuled(lines.slice(headsTold), levels)
  return {
    ...rules,
    lines,
    baselines: lines.map(({ fragments }) => fragments.map(baselineOf)),
    heads,
    headsTold,
    columnCount: columns.length,
    neighbours,
    odds: {
      head: pairOdds(neighbours.slice(0, heads), weights.head),
      body: pairOdds(neighbours, weights.body),
    },
    ruledOver: lines.map((line, i) => i > 0 && isRuledBetween(lines[i - 1]!, line, levels)),
    lineTold: lineToldOf(lines, em),
    covered: coveredBy(stubs, lines),
    closed,
    enclosed,
    weights,
  }
}

/** Are so many rules drawn that each row has its own? Where a shade alone parts rows, others need no rule either. */
function areAllRuled(body: readonly CutLine[], levels: readonly Level[]): boolean {
  const isDrawn = ({ pieces }: Level) => pieces.some(({ isEdge }) => !isEdge)
  const [first, last] = [body[0], body.at(-1)]
  if (!first || !last || levels.filter(isDrawn).length < WALLED_RULES) return false
  return levels.every(
    (level) =>
      isDrawn(level) ||
      level.share < FULL ||
      level.y < first.line.baseline ||
      level.y > last.line.box[1],
  )
}

/** By line, the columns of labels that begin above it and end below. */
function coveredBy(
  stubs: readonly StubSpan[],
  lines: readonly CutLine[],
): (Set<number> | undefined)[] {
  const covered = new Array<Set<number> | undefined>(lines.length)
  for (const { column, first, last } of stubs)
    for (let i = lines.indexOf(first) + 1; i <= lines.indexOf(last); i++)
      covered[i] = (covered[i] ?? new Set<number>()).add(column)
  return covered
}

export const pairOdds = (neighbours: Evidence['neighbours'], weights: RowWeights): number[][] =>
  neighbours.map((pairs) =>
    pairs.map(({ told }) => told.reduce((sum, [name, value]) => sum + weights[name] * value, 0)),
  )

/** The regimes that a table's rules allow. */
export function regimesFor(
  { lines, neighbours, ruled, enclosed, weights }: Evidence,
  em: number,
): Regime[] {
  const full = ruled.filter((share) => share >= FULL).length
  const ways = enclosed || full >= LEAST_RULES ? [false, true] : [false]
  const regimes = regimesOf(lines, neighbours, ways, weights.setting, em)
  if (!enclosed) return regimes
  // Where lines of cells are of kinds of their own in all rows alike, that is told once.
  const once = weights.body.linesOfCell
  const mixed = regimes.filter((regime) => regime.ruled)
  return [...regimes, ...mixed.map((own) => ({ ...own, mixed: true, odds: own.odds + once }))]
}

/** The regime is chosen by a part of a long table; its rows are found by all of it. */
export function bestPartition(evidence: Evidence, regimes: readonly Regime[]): Partition | null {
  const sample = partOf(evidence, SAMPLE)
  let best: Partition | null = null
  for (const partition of partitionsOf(sample, regimes))
    if (!best || partition.score > best.score) best = partition
  return best && sample !== evidence ? partitionsOf(evidence, [best.regime])[0]! : best
}

function partOf(evidence: Evidence, count: number): Evidence {
  if (evidence.lines.length <= count) return evidence
  const heads = Math.min(evidence.heads, count - 1)
  return { ...evidence, lines: evidence.lines.slice(0, count), heads }
}

/** Where rules run between lines, and between texts under each other. */
function rulesBetween(
  lines: readonly CutLine[],
  neighbours: Evidence['neighbours'],
  columns: readonly Column[],
  levels: readonly Level[],
): Pick<Evidence, 'ruled' | 'parted'> {
  const middle = ({ line: { box } }: CutLine) => (box[1] + box[3]) / 2
  const between = (above: number, below: number) => {
    const [from, to] = [middle(lines[above]!), middle(lines[below]!)]
    const first = firstFrom(levels, ({ y }) => y > from)
    let last = first
    while (last < levels.length && levels[last]!.y < to) last++
    return levels.slice(first, last)
  }
  const ruled = lines.slice(1).map((_, i) => {
    let most = 0
    for (const { share } of between(i, i + 1)) most = Math.max(most, share)
    return most
  })
  const isRuled = levels.length > 0
  const parted = neighbours.map((pairs, below) =>
    pairs.map(({ above, column }) => {
      if (!isRuled) return false
      const { left, right } = columns[column]!
      const x = (left + right) / 2
      return between(above, below).some(({ pieces }) =>
        pieces.some(({ from, to }) => from < x && to > x),
      )
    }),
  )
  return { ruled, parted }
}

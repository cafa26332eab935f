import type { Level } from '../../marks/bands.ts'
import { firstFrom } from '../../text/first-from.ts'
import type { Column, CutLine } from '../cut-line.ts'
import type { Evidence } from './growing-row.ts'
import { neighboursOf } from './neighbours.ts'
import { type Partition, partitionOf, rowProbabilities } from './partition.ts'
import { type Regime, regimesOf } from './regimes.ts'

/** Rules between so many lines tell that rows may be ruled; so many, the frame's too, that walled ones are. */
const LEAST_RULES = 2
const WALLED_RULES = 4
const FULL = 0.75
/** So many lines tell how a table's rows are set. */
const SAMPLE = 80

/** The lines of a row, and how likely they are one. */
export interface RowLines {
  readonly lines: readonly CutLine[]
  readonly probability: number
}

/**
 * Puts a table's lines into rows: which of them begin one follows from all columns and all lines
 * together. Each way in which the rows of a table may be set (their leading, the step between them, the
 * side that their texts are set to, rules) has the rows that explain it best; the best of all is taken.
 *
 * @param closed walls enclose all cells: any rule parts rows
 * @return top to bottom; the probability, 0..1, is that these lines and no others are a row
 */
export function rowsOfLines(
  lines: readonly CutLine[],
  columns: readonly Column[],
  levels: readonly Level[],
  closed: boolean,
  em: number,
): RowLines[] {
  const apart = () => lines.map((line) => ({ lines: [line], probability: 1 }))
  if (lines.length < 2) return apart()
  const neighbours = neighboursOf(lines, columns, em)
  const rules = rulesBetween(lines, neighbours, columns, levels)
  const full = rules.ruled.filter((share) => share >= FULL).length
  const enclosed = closed && levels.length >= WALLED_RULES
  const evidence: Evidence = {
    ...rules,
    lines,
    columnCount: columns.length,
    neighbours,
    closed,
    enclosed,
  }
  const ways = enclosed ? [true] : full >= LEAST_RULES ? [false, true] : [false]
  const regimes = regimesOf(lines, neighbours, ways, em)
  const best = bestPartition(evidence, regimes)
  if (!best) return apart()
  const probabilities = rowProbabilities(evidence, best)
  return best.starts.map((start, i) => ({
    lines: lines.slice(start, best.starts[i + 1] ?? lines.length),
    probability: probabilities[i]!,
  }))
}

/** The regime is chosen by a part of a long table; its rows are found by all of it. */
function bestPartition(evidence: Evidence, regimes: readonly Regime[]): Partition | null {
  const sample = partOf(evidence, SAMPLE)
  let best: Partition | null = null
  for (const regime of regimes) {
    const partition = partitionOf(sample, regime)
    if (!best || partition.score > best.score) best = partition
  }
  return best && sample !== evidence ? partitionOf(evidence, best.regime) : best
}

function partOf(evidence: Evidence, count: number): Evidence {
  if (evidence.lines.length <= count) return evidence
  return { ...evidence, lines: evidence.lines.slice(0, count) }
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

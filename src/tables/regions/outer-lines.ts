import { type Box, unionOf } from '../../document/box.ts'
import type { Grid } from '../grid/grid.ts'
import type { Region } from '../grid/region.ts'
import type { Rulings } from '../marks/rulings.ts'
import { isNumbered } from '../text/caption.ts'
import { type Chunk, type TextLine, textOf } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'
import { type Measured, measured } from './measured-table.ts'
import { ODDS, oddsOf, oddsOfMarks } from './outer-odds.ts'

const MOST_LINES = 8
/** The search ends where the sum is as low. */
const HOPELESS = -4
/** In widest usual steps. */
const NEAR = 1.2
const APART = 1.7
const MOST_APART = 3

/**
 * A region with the lines above and below it that stand in its columns: heads, headings, rows and rests
 * of rows that share no gutter with the next line. Each line has odds, by its distance, its columns, the
 * sides of its texts, rules, shades and what it says; those up to where the sum is highest are taken.
 *
 * @param lines of the page that are in no table, top to bottom
 * @param others boxes that are not reached into
 */
export function withOuterLines(
  grid: Grid,
  lines: readonly TextLine[],
  prose: ReadonlySet<Chunk>,
  rulings: Rulings,
  units: Units,
  others: readonly Box[],
): Region {
  const table = measured(grid, rulings, units)
  const [, top, , bottom] = table.box
  const above = lines.filter(({ baseline }) => baseline < top).reverse()
  const below = lines.filter(({ baseline, box }) => baseline > bottom && box[1] > top)
  const words = [above, below].flatMap((side, i) =>
    taken(side, i === 0 ? 'above' : 'below', table, prose, rulings, units, others),
  )
  if (words.length === 0) return grid.region
  return { ...grid.region, box: unionOf([grid.region.box, ...words.map(({ box }) => box)]) }
}

/** Words of the lines that are the table's, from it outwards. */
function taken(
  lines: readonly TextLine[],
  side: 'above' | 'below',
  table: Measured,
  prose: ReadonlySet<Chunk>,
  rulings: Rulings,
  units: Units,
  others: readonly Box[],
): TextLine['words'][number][] {
  const [x0, y0, x1, y1] = table.box
  const { em } = units
  const sum: { odds: number; words: TextLine['words'] }[] = []
  let odds = 0
  let edge =
    side === 'above'
      ? table.grid.rows[0]!.lines[0]!.line.baseline
      : table.grid.rows.at(-1)!.lines.at(-1)!.line.baseline
  let last: Box = [x0, y0, x1, y1]
  for (const line of lines) {
    const inside = line.chunks.filter((chunk) => chunk.x1 > x0 - em && chunk.x0 < x1 + em)
    if (inside.length === 0) continue
    if (isNumbered(textOf(inside[0]!.words))) break
    if (others.some((box) => meets(box, line.box, inside))) break
    const step = Math.abs(line.baseline - edge) / table.step
    if (step > MOST_APART || sum.length >= MOST_LINES) break
    odds +=
      step <= NEAR
        ? ODDS.near
        : step <= APART
          ? 0
          : step <= (APART + MOST_APART) / 2
            ? ODDS.apart
            : ODDS.farApart
    odds += oddsOf(line, inside, side, table, prose, em)
    odds += oddsOfMarks(line, last, side, table, inside.length === 1, rulings, units)
    const words = inside.flatMap((chunk) => chunk.words)
    sum.push({ odds, words })
    if (odds < HOPELESS) break
    edge = line.baseline
    last = unionOf(words.map(({ box }) => box))
  }
  const best = sum.reduce((most, { odds }, i) => (odds > (sum[most]?.odds ?? 0) ? i : most), -1)
  return sum.slice(0, best + 1).flatMap(({ words }) => words)
}

const meets = (box: Box, line: Box, chunks: readonly Chunk[]): boolean =>
  box[1] < line[3] && box[3] > line[1] && chunks.some(({ x0, x1 }) => x0 < box[2] && x1 > box[0])

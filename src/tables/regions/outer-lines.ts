import { type Box, unionOf } from '../../document/box.ts'
import type { Grid } from '../grid/grid.ts'
import type { Region } from '../grid/region.ts'
import type { Rulings } from '../marks/rulings.ts'
import { isNumbered } from '../text/caption.ts'
import { type Chunk, type TextLine, textOf } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'
import { type Measured, measured } from './measured-table.ts'
import { outerFeatures } from './outer-features.ts'
import { OUTER_WEIGHTS } from './outer-weights.ts'

/** Lines behind the last one that was taken that are asked. */
const MOST_LINES = 8
/** Lines of a region that are asked as well, above and below; the others are its core. */
const ASKED = { above: 5, below: 3 }
/** Log odds that lines need together, chosen by hand as those of a table are. */
const LEAST_ODDS = 0.5
/** The search ends where the sum is so far below its highest: what lies behind is another table's. */
const HOPELESS = -1.5
/** In widest usual steps. */
const MOST_APART = 3

/** A line at a table's edge, as it was weighed. */
export interface OuterCandidate {
  /** `above` or `below`, and whether the region has it. */
  readonly kind: string
  readonly features: readonly number[]
  readonly words: TextLine['words']
}

/**
 * A region with the lines that stand in its columns and without those that do not: heads, headings, rows
 * and rests of rows on the one hand, letterheads, captions and notes on the other. From the core of its
 * lines outwards each has odds, by its distance, its columns, the sides of its texts, rules, shades, letters
 * and what it says; those up to where the sum is highest are the table's.
 *
 * @param lines of the page that are in no table, top to bottom
 * @param others boxes that are not reached into
 * @param open boxes of lines in columns, which may be the table's where no other line parts them from it
 * @param hear of the lines that were weighed, from the core outwards
 */
export function withOuterLines(
  grid: Grid,
  lines: readonly TextLine[],
  prose: ReadonlySet<Chunk>,
  rulings: Rulings,
  units: Units,
  others: readonly Box[],
  open: readonly Box[],
  hear?: (side: readonly OuterCandidate[], core: TextLine['words']) => void,
): Region {
  const own = new Set(grid.rows.flatMap((row) => row.lines.flatMap(({ line }) => line.words)))
  const inside = lines.filter(({ words }) => words.some((word) => own.has(word)))
  // What stands between walls is the table's.
  const isOpen = grid.region.kind === 'aligned'
  const asked = {
    above: isOpen ? Math.min(ASKED.above, Math.floor((inside.length - 1) / 2)) : 0,
    below: isOpen ? Math.min(ASKED.below, Math.floor((inside.length - 1) / 4)) : 0,
  }
  const core = inside.slice(asked.above, inside.length - asked.below)
  if (core.length === 0) return grid.region
  const table = measured(grid, core, rulings, units)
  const [first, last] = [core[0]!, core.at(-1)!]
  const above = lines.filter(({ baseline }) => baseline < first.baseline).reverse()
  const below = lines.filter(({ baseline }) => baseline > last.baseline)
  const words = [above, below].flatMap((side, i) =>
    taken(
      side,
      i === 0 ? 'above' : 'below',
      i === 0 ? first : last,
      own,
      table,
      prose,
      rulings,
      units,
      others,
      open,
      (side) =>
        hear?.(
          side,
          core.flatMap((line) => line.words),
        ),
    ),
  )
  const kept = isOpen
    ? [...core.flatMap((line) => line.words.filter((word) => own.has(word))), ...words].map(
        ({ box }) => box,
      )
    : [grid.region.box, ...words.map(({ box }) => box)]
  const box = unionOf(kept)
  return box.every((at, i) => at === grid.region.box[i]) ? grid.region : { ...grid.region, box }
}

/** Words of the lines that are the table's, from its core outwards. */
function taken(
  lines: readonly TextLine[],
  side: 'above' | 'below',
  from: TextLine,
  own: ReadonlySet<TextLine['words'][number]>,
  table: Measured,
  prose: ReadonlySet<Chunk>,
  rulings: Rulings,
  units: Units,
  others: readonly Box[],
  open: readonly Box[],
  hear: (side: readonly OuterCandidate[]) => void,
): TextLine['words'][number][] {
  const [x0, , x1] = table.box
  const { em } = units
  const weighed: OuterCandidate[] = []
  let odds = 0
  let inwards = from
  const near = lines.flatMap((line) => {
    const inside = line.chunks.filter((chunk) => chunk.x1 > x0 - em && chunk.x0 < x1 + em)
    return inside.length > 0 ? [{ line, inside }] : []
  })
  let best = -1
  let most = LEAST_ODDS
  for (const [i, { line, inside }] of near.entries()) {
    const words = inside.flatMap((chunk) => chunk.words)
    const isOwn = words.some((word) => own.has(word))
    if (!isOwn) {
      if (isNumbered(textOf(inside[0]!.words))) break
      if (others.some((box) => meets(box, line.box, inside))) break
      const before = near[i - 1]
      const isApart = (box: Box) =>
        before && meets(box, line.box, inside) && !meets(box, before.line.box, before.inside)
      if (open.some(isApart)) break
      const step = Math.abs(line.baseline - inwards.baseline) / table.step
      if (step > MOST_APART || i - best > MOST_LINES) break
    }
    const kind = `${side}${isOwn ? ' inside' : ''}${table.grid.region.kind === 'ruled' ? ' walls' : ''}`
    const next = near[i + 1]
    const isOther =
      next !== undefined && others.some((box) => meets(box, next.line.box, next.inside))
    const place = { line, inside, side, inwards, outwards: next?.line, isOther }
    const features = outerFeatures(place, table, prose, rulings, units)
    odds += oddsOf(kind, features)
    weighed.push({ kind, features, words })
    if (odds > most) {
      most = odds
      best = i
    }
    if (odds < most + HOPELESS && !isOwn) break
    inwards = line
  }
  hear(weighed)
  return weighed.slice(0, best + 1).flatMap(({ words }) => [...words])
}

/** Log odds that a line is the table's. */
const oddsOf = (kind: string, features: readonly number[]): number =>
  features.reduce((sum, value, f) => sum + value * (OUTER_WEIGHTS[kind]?.[f] ?? 0), 0)

const meets = (box: Box, line: Box, chunks: readonly Chunk[]): boolean =>
  box[1] < line[3] && box[3] > line[1] && chunks.some(({ x0, x1 }) => x0 < box[2] && x1 > box[0])

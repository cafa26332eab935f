import { type Box, unionOf } from '../../document/box.ts'
import { guttersOf } from '../grid/columns.ts'
import type { Region } from '../grid/region.ts'
import type { Ruling } from '../marks/rulings.ts'
import type { TextLine } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'

/** Sides this near each other stand in line, in ems. */
const IN_LINE = 0.6
/** A row stands at most this far above the frame or the row below it, in line pitches. */
const NEXT_ROW = 2
/** A frame with fewer lines is a head's own: its rows stand below. */
const LEAST_ROWS = 4
/** Share of the columns that the uppermost row fills, and so many at least. */
const LEAST_FILLED = 0.5
const LEAST_COLUMNS = 2
/** Of a frame's lines this share stands beside a gutter that parts its columns. */
const BESIDE_GUTTER = 0.5

/**
 * Ruled regions with the rows that stand on their walls, or their gutters where they have no walls: a head
 * without a shade above rows that have one. Its texts keep to the columns.
 *
 * @param lines of the page, top to bottom
 */
export function withRowsAbove(
  regions: readonly Region[],
  lines: readonly TextLine[],
  vertical: readonly Ruling[],
  units: Units,
): Region[] {
  return regions.map((region) => {
    const { box } = region
    const inside = lines.filter((line) => line.baseline > box[1] && line.baseline < box[3])
    if (inside.length < LEAST_ROWS) return region
    const others = regions.filter((other) => other !== region)
    const above = lines.filter((line) => line.box[3] <= box[1] + IN_LINE * units.em).reverse()
    const walls = wallsAtTop(box, vertical, units.em)
    const parting = walls.length > 0 ? walls : guttersIn(box, inside, units.em)
    const rows = rowsAbove(box, above, parting, units).filter(
      (row) => !others.some((other) => meet(other.box, row.box)),
    )
    return { ...region, box: unionOf([box, ...rows.map((row) => row.box)]) }
  })
}

const meet = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/** Where walls stand inside a box at its upper edge, left to right. */
const wallsAtTop = (box: Box, vertical: readonly Ruling[], em: number): number[] =>
  vertical
    .filter(
      ({ at, from, to }) =>
        at > box[0] + em && at < box[2] - em && from < box[1] + em && to > box[1],
    )
    .map(({ at }) => at)

/** Middles of the gutters inside a frame, left to right. */
function guttersIn([x0, , x1]: Box, lines: readonly TextLine[], em: number): number[] {
  const inside = lines.map((line) => ({
    ...line,
    chunks: line.chunks.filter((chunk) => chunk.x1 > x0 && chunk.x0 < x1),
  }))
  return guttersOf(inside, em, BESIDE_GUTTER * lines.length, new Set()).map(({ x }) => x)
}

/**
 * The rows that stand on a frame.
 *
 * @param lines from the frame on upwards
 * @param walls or gutters, that part its columns
 */
function rowsAbove(
  box: Box,
  lines: readonly TextLine[],
  walls: readonly number[],
  { em, pitch }: Units,
): TextLine[] {
  if (walls.length === 0) return []
  const rows: TextLine[] = []
  let count = 0
  let last = box
  for (const line of lines) {
    if (last[1] - line.box[3] > (NEXT_ROW - 1) * pitch) break
    const inside = line.chunks.filter(({ x0, x1 }) => x1 > box[0] && x0 < box[2])
    if (inside.length === 0) continue
    const places = inside.map(({ x0, x1 }) => walls.filter((x) => x < (x0 + x1) / 2).length)
    const keepsTo = inside.every(
      ({ x0, x1 }) =>
        x0 >= box[0] - IN_LINE * em &&
        x1 <= box[2] + IN_LINE * em &&
        !walls.some((x) => x > x0 + IN_LINE * em && x < x1 - IN_LINE * em),
    )
    if (!keepsTo || new Set(places).size < inside.length) break
    rows.push(line)
    const least = Math.max(LEAST_COLUMNS, LEAST_FILLED * (walls.length + 1))
    if (inside.length >= least) count = rows.length
    last = line.box
  }
  return rows.slice(0, count)
}

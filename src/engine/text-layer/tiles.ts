import type { Box } from '../../document/box.ts'

/** Points between tiles, across which the paper is seen as a line is; nearer ones are shades that touch. */
const LEAST_GAP = 0.5
const MOST_GAP = 6
/** Share of the shorter of two sides that they stand beside each other with. */
const BESIDE = 0.9
/** Points of a side; smaller areas are bullets and parts of drawings. */
const LEAST_SIDE = 6
/** A tile has neighbours on so many sides; so many make a table. */
const LEAST_NEIGHBOURS = 2
const LEAST_TILES = 6
/** More areas than this make a drawing. */
const MOST_AREAS = 1_000

/**
 * Areas that stand in rows and columns with narrow gaps between them, as the cells of a table without lines do: each up to
 * the middle of the gaps around it, so that neighbours share an edge.
 */
export function tilesOf(areas: readonly Box[]): Box[] {
  const large = areas.filter(([x0, y0, x1, y1]) => x1 - x0 >= LEAST_SIDE && y1 - y0 >= LEAST_SIDE)
  if (large.length > MOST_AREAS) return []
  const tiles = large.flatMap((box) => {
    const gaps = SIDES.map((side) => gapAt(box, side, large))
    const neighbours = gaps.filter((gap) => gap !== null).length
    return neighbours < LEAST_NEIGHBOURS ? [] : [grown(box, gaps)]
  })
  return tiles.length < LEAST_TILES ? [] : tiles
}

/** The axis that a side lies across, and the direction to it. */
const SIDES = [
  [0, -1],
  [1, -1],
  [0, 1],
  [1, 1],
] as const
type Side = (typeof SIDES)[number]

/** Points to the nearest area beside one; null where none is as near as a tile's neighbour. */
function gapAt(box: Box, [axis, direction]: Side, areas: readonly Box[]): number | null {
  const along = (1 - axis) as 0 | 1
  let nearest: number | null = null
  for (const other of areas) {
    const gap = direction > 0 ? other[axis] - box[axis + 2]! : box[axis] - other[axis + 2]!
    if (gap < LEAST_GAP || gap > (nearest ?? MOST_GAP)) continue
    const shared = Math.min(box[along + 2]!, other[along + 2]!) - Math.max(box[along], other[along])
    const shorter = Math.min(box[along + 2]! - box[along], other[along + 2]! - other[along])
    if (shared >= BESIDE * shorter) nearest = gap
  }
  return nearest
}

function grown(box: Box, gaps: readonly (number | null)[]): Box {
  const [left, top, right, bottom] = gaps.map((gap) => (gap ?? 0) / 2)
  return [box[0] - left!, box[1] - top!, box[2] + right!, box[3] + bottom!]
}

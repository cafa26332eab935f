import type { Box } from '../../document/box.ts'
import type { Ruling } from './ruling.ts'

/** A horizontal line across (part of) a region, made of the rulings at one height. */
export interface Level {
  readonly y: number
  readonly pieces: readonly Ruling[]
  /** Share of the region's width that is drawn. */
  readonly share: number
}

/** Rulings this near each other, in ems, are one level. */
const SAME_LEVEL = 0.5

/** A level that covers this share of the width goes all across. */
export const FULL_LEVEL = 0.8

/** The levels of a region, its frame included, top to bottom. */
export function levelsOf(horizontal: readonly Ruling[], box: Box, em: number): Level[] {
  const groups: Ruling[][] = []
  for (const line of horizontal) {
    if (line.at < box[1] - SAME_LEVEL * em || line.at > box[3] + SAME_LEVEL * em) continue
    if (Math.min(line.to, box[2]) - Math.max(line.from, box[0]) <= 0.5 * em) continue
    const last = groups.at(-1)
    if (last && line.at - last.at(-1)!.at <= SAME_LEVEL * em) last.push(line)
    else groups.push([line])
  }
  return groups.map((pieces) => ({
    y: heightOf(pieces),
    pieces,
    share: covered(pieces, box) / Math.max(1e-6, box[2] - box[0]),
  }))
}

/** Long pieces say more of where a line is than the edges of shades. */
function heightOf(pieces: readonly Ruling[]): number {
  const length = pieces.reduce((sum, { from, to }) => sum + to - from, 0)
  return pieces.reduce((sum, { at, from, to }) => sum + at * (to - from), 0) / length
}

function covered(pieces: readonly Ruling[], box: Box): number {
  let end = box[0]
  let sum = 0
  for (const piece of pieces.toSorted((a, b) => a.from - b.from)) {
    const from = Math.max(end, piece.from)
    const to = Math.min(box[2], piece.to)
    if (to > from) {
      sum += to - from
      end = to
    }
  }
  return sum
}

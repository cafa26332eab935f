import { type Box, boxAround } from '../../document/box.ts'
import { firstFrom } from './first-from.ts'
import type { Part } from './parts.ts'
import type { Chunk, TextLine } from './text-lines.ts'

/** Texts of a column begin within this of each other, in ems. */
const SAME_START = 0.3

/** A group's box with the lines of its last column's texts that have nothing beside them. */
export function withWholeTexts(
  group: readonly Part[],
  lines: readonly TextLine[],
  prose: ReadonlySet<Chunk>,
  em: number,
): Box {
  const [x0, y0, x1, y1] = boxAround(group)
  const starts = group.map(({ chunks }) => chunks.at(-1)!.x0).sort((a, b) => a - b)
  const isStart = (x: number): boolean => {
    const next = starts[firstFrom(starts, (start) => start >= x - SAME_START * em)]
    return next !== undefined && next <= x + SAME_START * em
  }
  const inside = lines.filter(({ baseline }) => baseline > y0 && baseline < y1)
  let right = x1
  for (const { chunks } of inside)
    for (const chunk of chunks)
      if (chunk.x1 > right && !prose.has(chunk) && isStart(chunk.x0))
        right = Math.max(right, chunk.x1)
  const isFree = !inside.some(({ chunks }) =>
    chunks.some((chunk) => chunk.x0 >= x1 && chunk.x0 < right),
  )
  return [x0, y0, isFree ? right : x1, y1]
}

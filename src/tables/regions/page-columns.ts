import type { Box } from '../../document/box.ts'
import type { Strip } from '../grid/gutter-candidates.ts'
import { linesBetween, type Rulings } from '../marks/rulings.ts'
import type { Chunk, TextLine } from '../text/text-lines.ts'

/** What stands on a page, tables and all. */
export interface PageText {
  readonly lines: readonly TextLine[]
  /** Chunks of running text. */
  readonly prose: ReadonlySet<Chunk>
  readonly rulings: Rulings
}

export const widthOf = ({ from, to }: Strip): number => to - from

/** What tells that a page is set in columns, between which a strip lies. */
export interface ColumnSigns {
  /** Lines of running text on the side that has fewer, as far as the strip goes on above and below. */
  readonly prose: number
  /** Of the height of what stands beside the strip, the share along which a free stroke stands in it. */
  readonly stroke: number
}

/**
 * Follows a strip between two parts of a page above and below them, as far as it stays free.
 *
 * @param box around both parts
 * @param least a strip that grows narrower ends, in points
 */
export function columnSigns(strip: Strip, box: Box, page: PageText, least: number): ColumnSigns {
  const [, top, , bottom] = box
  const above = page.lines.filter((line) => line.baseline < top).reverse()
  const below = page.lines.filter((line) => line.baseline > bottom)
  const counts = [above, below].map((lines) => proseBeside(strip, lines, page.prose, least))
  const [left, right] = [0, 1].map((side) => counts[0]![side]! + counts[1]![side]!)
  return { prose: Math.min(left!, right!), stroke: strokeIn(strip, box, page.rulings) }
}

/** Lines of running text left and right of a strip, up to the first text that reaches across. */
function proseBeside(
  { from, to }: Strip,
  lines: readonly TextLine[],
  prose: ReadonlySet<Chunk>,
  least: number,
): readonly [number, number] {
  let [left, right] = [0, 0]
  for (const { chunks } of lines) {
    const own = chunks.filter(({ x0, x1 }) => x1 > from && x0 < to)
    for (const { x0, x1 } of own)
      if (x0 < from) from = x1
      else to = x0
    if (to - from < least) break
    const texts = chunks.filter((chunk) => prose.has(chunk))
    if (texts.some(({ x1 }) => x1 <= from)) left++
    if (texts.some(({ x0 }) => x0 >= to)) right++
  }
  return [left, right]
}

/** A wall of a table meets rules across. */
function strokeIn({ from, to }: Strip, [, top, , bottom]: Box, rulings: Rulings): number {
  const heights = rulings.vertical
    .filter(({ at }) => at > from && at < to)
    .filter((wall) =>
      linesBetween(rulings.horizontal, wall.from, wall.to).every(
        (rule) => rule.from > wall.at || rule.to < wall.at,
      ),
    )
    .map((wall) => Math.min(wall.to, bottom) - Math.max(wall.from, top))
  return Math.max(0, ...heights) / (bottom - top)
}

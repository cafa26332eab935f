import { type Box, unionOf } from '../../document/box.ts'
import type { Region } from '../grid/region.ts'
import type { Chunk, TextLine } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'

/**
 * From the first line of a frame that goes on beside it, so many of its lines, and of one more that does not, go on where what stands there may be columns of
 * its table. Of 16 frames on 460 pages beside which half of the lines go on, the two from .83 on have labels or columns
 * there; others, from .7 down, texts and tables of their own.
 */
const LEAST_SHARE = 0.8

/**
 * A region that rules frame, with the texts that stand beside its lines: a frame may hold the figures of a table whose
 * labels stand before it. Whether they are the table's is told where it is looked at what the region falls into.
 *
 * @param lines of the page
 * @param frames all of them, also those that hold others
 * @param em in points
 */
export function withTextsBeside(
  frame: Region,
  lines: readonly TextLine[],
  prose: ReadonlySet<Chunk>,
  frames: readonly Region[],
  { em }: Units,
): Region {
  const [left, top, right, bottom] = frame.box
  const own = lines.filter(
    ({ baseline, chunks }) =>
      baseline > top && baseline < bottom && chunks.some(({ x0, x1 }) => x0 < right && x1 > left),
  )
  const beside = (isBeside: (chunk: Chunk) => boolean): Box[] => {
    const texts = own.map(({ box, chunks }): Box | null => {
      const outside = chunks.filter((chunk) => isBeside(chunk) && !prose.has(chunk))
      return outside.length > 0 ? [outside[0]!.x0, box[1], outside.at(-1)!.x1, box[3]] : null
    })
    // Heads stand over figures alone.
    const rows = texts.slice(texts.findIndex((text) => text !== null))
    const found = rows.filter((text) => text !== null)
    return found.length >= LEAST_SHARE * (rows.length + 1) ? found : []
  }
  const box = unionOf([
    frame.box,
    ...beside(({ x1 }) => x1 <= left + em / 2),
    ...beside(({ x0 }) => x0 >= right - em / 2),
  ])
  const wider: Region = { ...frame, box: [box[0], top, box[2], bottom] }
  const isOthers = frames.some((other) => meet(other, wider) && !meet(other, frame))
  return isOthers ? frame : wider
}

const meet = ({ box: a }: Region, { box: b }: Region): boolean =>
  a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1]

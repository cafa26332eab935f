import { type Box, unionOf } from '../../document/box.ts'
import type { Region } from '../grid/region.ts'
import type { Chunk, TextLine } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'

/**
 * From the first of a frame's lines beside which one text stands, so many of them, and of one more that has none, have
 * one where those may be labels. Chosen by hand, as few frames stand so: on 435 papers 16 have anything beside half of
 * their lines. Several texts beside a line are another table's as often as columns of this one.
 */
const LEAST_SHARE = 0.8

/**
 * A region that rules frame, with texts that stand one beside each of its lines: a frame may hold the figures of a
 * table whose labels stand before it. Whether they are the table's is told where it is looked at what the region
 * falls into.
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
      return outside.length === 1 ? [outside[0]!.x0, box[1], outside[0]!.x1, box[3]] : null
    })
    // Heads stand over figures alone.
    const rows = texts.slice(texts.findIndex((text) => text !== null))
    const found = rows.filter((text) => text !== null)
    return found.length >= LEAST_SHARE * (rows.length + 1) ? found : []
  }
  const texts = [
    ...beside(({ x1 }) => x1 <= left + em / 2),
    ...beside(({ x0 }) => x0 >= right - em / 2),
  ]
  if (texts.length === 0) return frame
  const box = unionOf([frame.box, ...texts])
  const wider: Region = { ...frame, box: [box[0], top, box[2], bottom] }
  const isOthers = frames.some((other) => meet(other, wider) && !meet(other, frame))
  return isOthers ? frame : wider
}

const meet = ({ box: a }: Region, { box: b }: Region): boolean =>
  a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1]

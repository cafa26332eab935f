import { type Box, unionOf } from '../../document/box.ts'
import type { Region } from '../grid/region.ts'
import type { Ruling } from '../marks/rulings.ts'
import { type Chunk, type TextLine, textOf } from '../text/text-lines.ts'
import { type Units, unitsOfLines } from '../text/units.ts'

/** Lines of one cell begin within this of each other, in ems. */
const SAME_LEFT = 0.3
/** And follow each other within this, in the region's own line pitches. */
const NEXT_LINE = 1.25

/** A shorter rest of a label may be dirt. */
const LEAST_LETTERS = 4

/** A rule closes the table when it covers this share of its width, so near below it, in pitches. */
const CLOSING = 0.8
const CLOSE_BELOW = 1.5

/**
 * A region with the last lines of its last row: lines below it with one text, which go on in a
 * column as texts further up in the region do, or behind the first one have the closing rule below
 * them. In the first column a note may stand as well: its texts go on with a small letter.
 *
 * @param lines of the page, top to bottom
 */
export function withRestBelow(
  region: Region,
  lines: readonly TextLine[],
  prose: ReadonlySet<Chunk>,
  horizontal: readonly Ruling[],
  units: Units,
): Region {
  let box: Box = region.box
  const inside = lines.filter((line) => line.baseline > box[1] && line.box[1] < box[3])
  const { em, pitch } = unitsOfLines(inside, units)
  const alone = inside.flatMap((line) => onlyChunk(line, box) ?? [])
  const isBelow = (chunk: Chunk, other: Chunk) => Math.abs(chunk.x0 - other.x0) <= SAME_LEFT * em
  const isParted = (chunk: Chunk, from: number, to: number) =>
    horizontal.some(
      (rule) => rule.at > from && rule.at < to && rule.from < chunk.x1 && rule.to > chunk.x0,
    )
  const room = Math.min(...inside.flatMap((line) => chunksIn(line, box)[1]?.x0 ?? []))
  const isFirst = (chunk: Chunk) => chunk.x0 < box[0] + em
  const isLabel = (chunk: Chunk) =>
    chunk.x1 < room &&
    /^\p{Ll}/u.test(chunk.words[0]!.text) &&
    textOf(chunk.words).length >= LEAST_LETTERS &&
    alone.some((other) => isBelow(chunk, other))
  const isClosed = (line: TextLine) =>
    horizontal.some(
      ({ at, from, to }) =>
        at > line.baseline &&
        at < line.baseline + CLOSE_BELOW * pitch &&
        Math.min(to, box[2]) - Math.max(from, box[0]) >= CLOSING * (box[2] - box[0]),
    )
  let last = inside.at(-1)
  for (const line of lines) {
    if (!last || line.box[1] < box[3]) continue
    const chunk = onlyChunk(line, box)
    if (
      !chunk ||
      (isFirst(chunk) && !isLabel(chunk)) ||
      line.baseline - last.baseline > NEXT_LINE * pitch ||
      prose.has(chunk) ||
      !(isClosed(line) || alone.some((other) => isBelow(chunk, other))) ||
      !chunksIn(last, box).some((other) => isBelow(chunk, other)) ||
      isParted(chunk, last.baseline, line.baseline)
    )
      break
    box = unionOf([box, ...chunk.words.map((word) => word.box)])
    last = line
  }
  return { ...region, box }
}

const chunksIn = (line: TextLine, [x0, , x1]: Box): Chunk[] =>
  line.chunks.filter((chunk) => chunk.x1 > x0 && chunk.x0 < x1)

/** The text of a line that has but one within a region's sides. */
function onlyChunk(line: TextLine, box: Box): Chunk | null {
  const [chunk, ...more] = chunksIn(line, box)
  return chunk && more.length === 0 ? chunk : null
}

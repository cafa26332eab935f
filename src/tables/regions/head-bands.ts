import type { Box } from '../../document/box.ts'
import type { Region } from '../grid/region.ts'
import type { Ruling } from '../marks/ruling.ts'
import type { TextLine } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'

/** A band of heads has so many lines at most. */
const MOST_LINES = 5
/** The rows below it begin within so many line pitches, and share so much of the narrower one's width. */
const NEAR = 2
const BELOW = 0.8

/**
 * Is a framed or shaded place the head of a table whose rows stand open below it, without rules between them? Then
 * it is no table of its own.
 *
 * @param lines of the page
 * @param open boxes of lines in columns outside of frames
 */
export function isHeadBand(
  { box }: Region,
  lines: readonly TextLine[],
  open: readonly Box[],
  horizontal: readonly Ruling[],
  { pitch }: Units,
): boolean {
  const own = lines.filter(
    ({ baseline, box: line }) => baseline > box[1] && baseline < box[3] && isBeside(line, box),
  )
  if (own.length === 0 || own.length > MOST_LINES) return false
  return open.some((rows) => {
    const below = lines.filter(
      ({ baseline, box: line }) => baseline > box[3] && baseline <= rows[3] && isBeside(line, rows),
    )
    return (
      rows[1] > box[3] - pitch &&
      rows[1] - box[3] <= NEAR * pitch &&
      below.length > own.length &&
      !horizontal.some(
        (rule) => rule.at > box[3] + pitch / 2 && rule.at < rows[3] && isAsWide(rule, box),
      ) &&
      shared(rows, box) >= BELOW * Math.min(rows[2] - rows[0], box[2] - box[0]) &&
      shared(rows, box) >= BELOW * (box[2] - box[0])
    )
  })
}

const isAsWide = ({ from, to }: Ruling, box: Box): boolean =>
  Math.min(to, box[2]) - Math.max(from, box[0]) >= BELOW * (box[2] - box[0])

const shared = (a: Box, b: Box): number => Math.min(a[2], b[2]) - Math.max(a[0], b[0])

const isBeside = (line: Box, box: Box): boolean => shared(line, box) > 0

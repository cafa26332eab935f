import { type Box, unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import type { Grid } from '../grid/grid.ts'
import { FULL_LEVEL } from '../marks/bands.ts'
import { linesBetween, type Rulings } from '../marks/rulings.ts'
import { median, type Units } from '../text/units.ts'

/** A rule over this share of a table's width closes it, so many line pitches behind its last line. */
export const CLOSING = 0.8
export const CLOSE = 1.7

/** What a table's own lines say of those that may belong to it as well. */
export interface Measured {
  readonly grid: Grid
  readonly box: Box
  /** The widest step from line to line that is usual. */
  readonly step: number
  readonly size: number
  /** A rule all across parts the head from the body. */
  readonly hasRuledHead: boolean
  /** Places at which texts of each column begin, end and are centred. */
  readonly sides: readonly (readonly [number, number, number])[]
}

/** Measures a table that was found. */
export function measured(grid: Grid, { horizontal }: Rulings, { em, pitch }: Units): Measured {
  const cut = grid.rows.flatMap(({ lines }) => lines)
  const words = cut.flatMap(({ line }) => line.words)
  const steps = cut
    .slice(1)
    .map(({ line }, i) => line.baseline - cut[i]!.line.baseline)
    .sort((a, b) => a - b)
  const fragments = cut.flatMap((line) => line.fragments)
  const text = unionOf(words.map(({ box }) => box))
  const ruled = linesBetween(horizontal, text[1] - CLOSE * pitch, text[3] + CLOSE * pitch).filter(
    ({ from, to }) =>
      Math.min(to, text[2]) - Math.max(from, text[0]) >= CLOSING * (text[2] - text[0]),
  )
  const wide = ruled.filter(({ from, to }) => from > text[0] - 4 * em && to < text[2] + 4 * em)
  return {
    grid,
    box: [
      Math.min(text[0], ...wide.map(({ from }) => from)),
      text[1],
      Math.max(text[2], ...wide.map(({ to }) => to)),
      text[3],
    ],
    step: Math.max(pitch, steps[Math.floor(0.8 * steps.length)] ?? pitch),
    size: median(words.map(sizeOf)),
    hasRuledHead: isHeadRuled(grid),
    sides: grid.columns.map((_, c) => {
      const own = fragments.filter(({ first, last }) => first === c && last === c)
      return [
        median(own.map(({ x0 }) => x0)),
        median(own.map(({ x1 }) => x1)),
        median(own.map(({ x0, x1 }) => (x0 + x1) / 2)),
      ]
    }),
  }
}

function isHeadRuled({ rows, headRows, levels }: Grid): boolean {
  const [last, first] = [rows[headRows - 1], rows[headRows]]
  if (!last || !first) return false
  const from = Math.max(...last.lines.map(({ line }) => line.baseline))
  const to = Math.min(...first.lines.map(({ line }) => line.baseline))
  return levels.some(({ y, share }) => share >= FULL_LEVEL && y > from && y < to)
}

/** Of a word, in points. */
export const sizeOf = (word: Word): number => word.font?.size ?? word.box[3] - word.box[1]

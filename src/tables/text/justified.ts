import { boxAround } from '../../document/box.ts'
import type { Part } from './parts.ts'
import { isFigure, type TextLine } from './text-lines.ts'
import type { Units } from './units.ts'

/** Edges of justified lines differ by less, in ems; so many lines of a group reach both of them. */
const SAME_EDGE = 0.5
const LEAST_JUSTIFIED = 0.6
/** A table as wide as the text around it has figures in this share of its places. */
const MOST_FIGURES = 0.4
/** Prose goes on at most this far above or below, in line pitches. */
const NEXT_PROSE = 1.7

/** Whole lines of at least so many words, so many of them, tell that a paragraph goes on. */
const LEAST_WORDS = 4
const LEAST_WHOLE = 2

/** Lines of a justified paragraph with wide spaces: around them it goes on between the same edges. */
export function isJustified(
  group: readonly Part[],
  lines: readonly TextLine[],
  { em, pitch }: Pick<Units, 'em' | 'pitch'>,
): boolean {
  const [x0, y0, x1, y1] = boxAround(group)
  const fits = (from: number, to: number): boolean =>
    Math.abs(from - x0) <= SAME_EDGE * em && Math.abs(to - x1) <= SAME_EDGE * em
  const full = group.filter((part) => fits(part.box[0], part.box[2]))
  if (full.length < LEAST_JUSTIFIED * group.length) return false
  const chunks = group.flatMap((part) => part.chunks)
  if (chunks.filter(({ words }) => words.some(isFigure)).length >= MOST_FIGURES * chunks.length)
    return false
  const whole = lines.filter(
    ({ box, chunks }) =>
      box[1] < y1 + LEAST_WHOLE * NEXT_PROSE * pitch &&
      box[3] > y0 - LEAST_WHOLE * NEXT_PROSE * pitch &&
      chunks.some(({ words, x0, x1 }) => words.length >= LEAST_WORDS && fits(x0, x1)),
  )
  return whole.length >= LEAST_WHOLE
}

import type { CutLine, Fragment } from './cut-line.ts'

/** A heading set to the middle of a table is no farther off it, in ems. */
const CENTRED = 0.6

/**
 * Headings of rows below them, set to the middle of the table: a text alone on its line that lies over a gutter
 * is over all columns.
 *
 * @param lines below the heads
 * @param em in points
 */
export function withHeadingsAcross(
  lines: readonly CutLine[],
  columnCount: number,
  em: number,
): CutLine[] {
  const isCentred = centredIn(lines, em)
  return lines.map((line) => {
    const [text, ...more] = line.fragments
    if (!text || more.length > 0 || text.first === text.last) return line
    if (!isCentred(text)) return line
    return { ...line, fragments: [{ ...text, first: 0, last: columnCount - 1 }] }
  })
}

/** Tells texts that are set to the middle of the place that lines take. */
export function centredIn(lines: readonly CutLine[], em: number): (text: Fragment) => boolean {
  const texts = lines.flatMap(({ fragments }) => fragments)
  const left = Math.min(...texts.map(({ x0 }) => x0))
  const right = Math.max(...texts.map(({ x1 }) => x1))
  return ({ x0, x1 }) => Math.abs(x0 + x1 - left - right) / 2 <= CENTRED * em
}

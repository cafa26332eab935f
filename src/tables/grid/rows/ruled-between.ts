import type { Level } from '../../marks/bands.ts'
import type { CutLine } from '../cut-line.ts'

/** Is a rule drawn between two lines at a place of their width? */
export function isRuledAt(
  x: number,
  above: CutLine,
  below: CutLine,
  levels: readonly Level[],
): boolean {
  return levels.some(
    ({ y, pieces }) =>
      y > middleOf(above) &&
      y < middleOf(below) &&
      pieces.some(({ from, to }) => from < x && to > x),
  )
}

/** Is a rule drawn over the texts of a line, below another? It may stand beside texts in the middle of a frame. */
export function isRuledBetween(above: CutLine, below: CutLine, levels: readonly Level[]): boolean {
  return below.fragments.some(({ x0, x1 }) => isRuledAt((x0 + x1) / 2, above, below, levels))
}

const middleOf = ({ line: { box } }: CutLine): number => (box[1] + box[3]) / 2

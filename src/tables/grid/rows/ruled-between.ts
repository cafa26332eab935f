import type { Level } from '../../marks/bands.ts'
import { firstFrom } from '../../text/first-from.ts'
import type { CutLine } from '../cut-line.ts'

/** Is a rule drawn between two lines at a place of their width? */
export function isRuledAt(
  x: number,
  above: CutLine,
  below: CutLine,
  levels: readonly Level[],
): boolean {
  const [from, to] = [middleOf(above), middleOf(below)]
  for (let i = firstFrom(levels, ({ y }) => y > from); i < levels.length; i++) {
    const { y, pieces } = levels[i]!
    if (y >= to) return false
    if (pieces.some((piece) => piece.from < x && piece.to > x)) return true
  }
  return false
}

/** Is a rule drawn over the texts of a line, below another? It may stand beside texts in the middle of a frame. */
export function isRuledBetween(above: CutLine, below: CutLine, levels: readonly Level[]): boolean {
  return below.fragments.some(({ x0, x1 }) => isRuledAt((x0 + x1) / 2, above, below, levels))
}

const middleOf = ({ line: { box } }: CutLine): number => (box[1] + box[3]) / 2

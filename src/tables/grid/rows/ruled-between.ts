import type { Level } from '../../marks/bands.ts'
import type { CutLine } from '../cut-line.ts'

/** Is a rule drawn over the texts of a line, below another? It may stand beside texts in the middle of a frame. */
export function isRuledBetween(above: CutLine, below: CutLine, levels: readonly Level[]): boolean {
  const middle = ({ line: { box } }: CutLine) => (box[1] + box[3]) / 2
  const texts = below.fragments.map(({ x0, x1 }) => (x0 + x1) / 2)
  return levels.some(
    ({ y, pieces }) =>
      y > middle(above) &&
      y < middle(below) &&
      pieces.some(({ from, to }) => texts.some((x) => x > from && x < to)),
  )
}

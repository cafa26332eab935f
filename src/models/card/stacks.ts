import type { Piece, Row } from '../paper/document-text.ts'
import { meanSize } from '../paper/document-text.ts'

/** A piece of text and the row it stands in. */
export interface CardLine {
  readonly row: Row
  readonly piece: Piece
}

/** Lines of one text at most. */
const MOST = 3
/** Baselines of one text are at most so many type sizes apart. */
const LEADING = 1.75
/** Type sizes of one text differ by less than this share. */
const ALIKE = 0.15
/** Edges or middles of one column differ by less, in type sizes. */
const ALIGNED = 0.6

/** Two or three lines of one type right under each other, which may be one text. */
export function stacksOf(lines: readonly CardLine[]): CardLine[][] {
  const stacks: CardLine[][] = []
  for (const line of lines) {
    const stack = [line]
    while (stack.length < MOST) {
      const last = stack.at(-1)!
      const next = lines.find((other) => follows(other, last))
      if (!next) break
      stack.push(next)
      stacks.push([...stack])
    }
  }
  return stacks
}

function follows(below: CardLine, above: CardLine): boolean {
  if (below.row.page !== above.row.page) return false
  const [size, other] = [meanSize(above.piece.words), meanSize(below.piece.words)]
  const step = below.row.baseline - above.row.baseline
  if (step <= 0.5 * size || step > LEADING * size) return false
  if (Math.abs(other - size) > ALIKE * size) return false
  const [a, b] = [above.piece.box, below.piece.box]
  const near = ALIGNED * size
  return (
    Math.abs(a[0] - b[0]) < near ||
    Math.abs(a[2] - b[2]) < near ||
    Math.abs(a[0] + a[2] - b[0] - b[2]) < 2 * near
  )
}

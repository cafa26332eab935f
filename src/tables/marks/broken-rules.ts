import type { Word } from '../../document/page.ts'
import type { Ruling } from './ruling.ts'

/** Pieces this near in height are of one rule, in ems, and so many of them make one that may be broken. */
const ONE_LINE = 0.15
const LEAST_PIECES = 5
/** Gaps that a text stands over or under tell that they are breaks, where there are so many of them. */
const LEAST_TOLD = 3
/** A text is that near, and reaches so far into the gap from both its ends, in ems. */
const NEAR = 1.2
const INTO = 0.25
/** So much of a broken rule is left, as a share of its length. */
const LEAST_LEFT = 0.5
/** A gap is a cell's that is left open where walls stand at both its ends, so near, in ems. */
const AT_WALL = 0.5

interface Gap {
  readonly from: number
  readonly to: number
}

/**
 * Rules across with the breaks that a bad print or a fax leaves in them closed. Rules that are drawn in pieces, as under
 * heads, have their gaps where no text stands; where many gaps of one are under texts it is broken, and in all places.
 */
export function withoutBreaks(
  horizontal: readonly Ruling[],
  vertical: readonly Ruling[],
  words: readonly Word[],
  em: number,
): readonly Ruling[] {
  if (horizontal.length < LEAST_PIECES) return horizontal
  const lines: Ruling[][] = []
  for (const piece of horizontal.toSorted((a, b) => a.at - b.at)) {
    const last = lines.at(-1)
    if (last && piece.at - last[0]!.at <= ONE_LINE * em) last.push(piece)
    else lines.push([piece])
  }
  return lines.flatMap((pieces) => mended(pieces, vertical, words, em))
}

function mended(
  pieces: readonly Ruling[],
  vertical: readonly Ruling[],
  words: readonly Word[],
  em: number,
): readonly Ruling[] {
  if (pieces.length < LEAST_PIECES) return pieces
  const runs = runsOf(pieces)
  if (runs.length < LEAST_PIECES) return pieces
  const at = pieces.reduce((sum, piece) => sum + piece.at, 0) / pieces.length
  const length = runs.at(-1)!.to - runs[0]!.from
  if (runs.reduce((sum, { from, to }) => sum + to - from, 0) < LEAST_LEFT * length) return pieces
  const isAtWall = (x: number): boolean =>
    vertical.some(
      (wall) => Math.abs(wall.at - x) <= AT_WALL * em && wall.from <= at + em && wall.to >= at - em,
    )
  const near = words.filter(
    ({ box }) =>
      (box[3] <= at + INTO * em && box[3] > at - NEAR * em) ||
      (box[1] >= at - INTO * em && box[1] < at + NEAR * em),
  )
  const isUnderText = ({ from, to }: Gap): boolean =>
    near.some(({ box }) => box[0] < to - INTO * em && box[2] > from + INTO * em)
  const gaps = runs.slice(1).map(({ from }, i): Gap => ({ from: runs[i]!.to, to: from }))
  const isOpen = ({ from, to }: Gap): boolean => isAtWall(from) && isAtWall(to)
  const told = gaps.filter((gap) => !isOpen(gap) && isUnderText(gap)).length
  if (told < LEAST_TOLD) return pieces
  const kind = pieces.find(({ isEdge }) => !isEdge) ?? pieces[0]!
  const whole: Ruling[] = []
  for (const [i, run] of runs.entries()) {
    const last = whole.at(-1)
    if (last && !isOpen(gaps[i - 1]!))
      whole.splice(-1, 1, { ...kind, at, from: last.from, to: run.to })
    else whole.push({ ...kind, at, from: run.from, to: run.to })
  }
  return whole
}

/** Pieces that touch as one, left to right. */
function runsOf(pieces: readonly Ruling[]): Gap[] {
  const runs: { from: number; to: number }[] = []
  for (const { from, to } of pieces.toSorted((a, b) => a.from - b.from)) {
    const last = runs.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else runs.push({ from, to })
  }
  return runs
}

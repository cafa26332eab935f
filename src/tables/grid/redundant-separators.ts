import type { Word } from '../../document/page.ts'
import { firstFrom } from '../text/first-from.ts'
import { isFigure, textOf } from '../text/text-lines.ts'
import type { Separator } from './columns.ts'
import type { CutLine } from './cut-line.ts'

/** A column that no line fills alone is padding when it is at most this wide, in ems. */
const PADDING = 2.5
/** The rarer of two columns that are one stands in at most this share of their lines. */
const RARER = 0.35
/** Thousands and what follows them: their space in ems, and so many of them. */
const THOUSANDS = /^[(+\-−–]?\d{1,3}$/
const HUNDREDS = /^\d{3}(?: \d{3})*(?:[.,]\d+)?\)?$/
const SPACE = 0.9
const LEAST_THOUSANDS = 2
/** Signs between two figures, and before one: their spaces in ems, and so many of them. */
const BETWEEN = /^[-‐-―−~÷±×/:]$/
const BEFORE = /^[<>≤≥≈~±]$/
const SIGN_SPACE = 1.2
const LEAST_SIGNS = 2

/**
 * The separators that part something. Two columns that no line fills both of are one whose texts
 * are set to different sides (a centred head over figures set right); an empty narrow one between
 * walls is padding.
 */
export function withoutRedundant(
  separators: readonly Separator[],
  cut: readonly CutLine[],
  em: number,
): Separator[] {
  const kept = [...separators]
  const filled: Set<number>[] = Array.from({ length: kept.length + 1 }, () => new Set())
  cut.forEach(({ fragments }, i) => {
    for (const { first, last } of fragments) if (first === last) filled[first]!.add(i)
  })
  for (let i = 0; i < kept.length; ) {
    const [left, right] = [filled[i]!, filled[i + 1]!]
    const isNone =
      isOneColumn(left, right, kept, i, em) ||
      partsThousands(kept[i]!, left, cut, em) ||
      partsSigns(kept[i]!, cut, em)
    if (!isNone) {
      i++
      continue
    }
    kept.splice(left.size === 0 && i > 0 && isWalled(kept[i]!) ? i - 1 : i, 1)
    filled.splice(i, 2, new Set([...left, ...right]))
    i = Math.max(0, i - 1)
  }
  return kept
}

const isWalled = (separator: Separator): boolean => separator.walls.length > 0

/** Are the figures on both sides thousands and the three digits behind them, a space apart? */
function partsThousands(
  { x, walls }: Separator,
  left: ReadonlySet<number>,
  cut: readonly CutLine[],
  em: number,
): boolean {
  if (walls.length > 0) return false
  let figures = 0
  for (const line of left) {
    const { fragments } = cut[line]!
    const behind = fragments.findIndex(({ x0 }) => x0 > x)
    const [before, after] = [fragments[behind - 1], fragments[behind]]
    if (before === undefined || !THOUSANDS.test(textOf(before.words))) continue
    if (after === undefined || after.x0 - before.x1 > SPACE * em) return false
    if (!HUNDREDS.test(textOf(after.words))) return false
    figures++
  }
  // The others are words of the head.
  return figures >= LEAST_THOUSANDS && 2 * figures > left.size
}

/** Do all lines with texts near both sides have a sign there and the figures that it joins, as in `12 – 15` and `< 5`? */
function partsSigns({ x, walls }: Separator, cut: readonly CutLine[], em: number): boolean {
  if (walls.length > 0) return false
  let signs = 0
  for (const { line } of cut) {
    const { words } = line
    const at = firstFrom(words, ({ box }) => box[0] >= x)
    const [first, before, behind, last] = [words[at - 2], words[at - 1], words[at], words[at + 1]]
    if (!before || !behind || before.box[2] > x) continue
    const joins = (sign: Word, left: Word | undefined, right: Word | undefined): boolean =>
      isNear(sign, right, em) &&
      (BEFORE.test(sign.text) || (BETWEEN.test(sign.text) && isNear(left, sign, em)))
    if (!joins(before, first, behind) && !joins(behind, before, last)) return false
    signs++
  }
  return signs >= LEAST_SIGNS
}

/** Does a figure stand so near another word, the left one given first? */
function isNear(left: Word | undefined, right: Word | undefined, em: number): boolean {
  if (!left || !right || right.box[0] - left.box[2] > SIGN_SPACE * em) return false
  return [left, right].some(isFigure)
}

/** Do walls, or the ends of a table with walls, bound the two columns that a separator parts? */
function isBetweenWalls(separators: readonly Separator[], i: number): boolean {
  const sides = [separators[i - 1], separators[i + 1]].filter((side) => side !== undefined)
  return sides.length > 0 && sides.every(isWalled)
}

function isOneColumn(
  left: ReadonlySet<number>,
  right: ReadonlySet<number>,
  separators: readonly Separator[],
  i: number,
  em: number,
): boolean {
  if (isWalled(separators[i]!)) {
    const next = separators[i + 1]
    const before = separators[i - 1]
    const narrow = (from: Separator | undefined, to: Separator | undefined) =>
      from !== undefined && to !== undefined && to.x - from.x <= PADDING * em
    return (
      (left.size === 0 && narrow(before, separators[i])) ||
      (right.size === 0 && narrow(separators[i], next))
    )
  }
  const rarer = Math.min(left.size, right.size)
  if (!isBetweenWalls(separators, i) && rarer > RARER * (left.size + right.size)) return false
  return [...left].every((line) => !right.has(line))
}

import { textOf } from '../text/text-lines.ts'
import type { CutLine, Fragment } from './cut-line.ts'
import { type Extent, extentsOf } from './extents.ts'

/** A head over several columns stands this near the middle of them, and farther from every edge of its own, in ems. */
const NEAR = 0.4
const FAR = 0.5

/**
 * Heads over several columns that nothing but their place says so of: they stand in the middle of columns with
 * heads of their own below, and in line with no single one.
 *
 * @param heads lines of the head, top to bottom, and the lines below it
 * @return the heads
 */
export function spreadHeads(
  heads: readonly CutLine[],
  below: readonly CutLine[],
  em: number,
  columnCount: number,
): CutLine[] {
  return heads.map((line, i) => {
    const under = heads.slice(i + 1)
    if (under.length === 0 || line.fragments.length >= columnCount) return line
    const repeated = overRepeated(line, under[0]!)
    if (repeated) return { ...line, fragments: repeated }
    const extents = extentsOf([...under, ...below], columnCount)
    const fragments = line.fragments.map((head, f) => {
      const from = (line.fragments[f - 1]?.last ?? 0) + 1
      const to = (line.fragments[f + 1]?.first ?? columnCount) - 1
      return spread(head, from, to, under, extents, em)
    })
    return { ...line, fragments }
  })
}

/**
 * Heads over others that begin anew below each of them, as `2023 | 2024` over `Plan | Actual | Plan | Actual`;
 * null where there are none.
 * Lines of one text that all columns have are no such heads.
 */
function overRepeated({ fragments }: CutLine, under: CutLine): Fragment[] | null {
  const parts = under.fragments.filter(({ first, last }) => first === last && first > 0)
  const heads = fragments.filter(({ first }) => first > 0)
  const period = parts.length / heads.length
  if (heads.length < 2 || !Number.isInteger(period) || period < 2) return null
  if (new Set(heads.map(({ words }) => textOf(words))).size < heads.length) return null
  const texts = parts.map(({ words }) => textOf(words))
  if (new Set(texts.slice(0, period)).size < period) return null
  if (!texts.every((text, i) => text === texts[i % period])) return null
  const over = heads.map((head, h) => {
    const [first, last] = [parts[h * period]!, parts[(h + 1) * period - 1]!]
    const middle = (head.x0 + head.x1) / 2
    const isOver = middle > first.x0 && middle < last.x1 && last.first - first.first === period - 1
    return isOver ? { ...head, first: first.first, last: last.first } : null
  })
  if (over.some((head) => head === null)) return null
  return [...fragments.filter(({ first }) => first === 0), ...(over as Fragment[])]
}

function spread(
  head: Fragment,
  from: number,
  to: number,
  under: readonly CutLine[],
  extents: readonly Extent[],
  em: number,
): Fragment {
  if (head.last > head.first || head.first < from) return head
  const middle = (head.x0 + head.x1) / 2
  const own = extents[head.first]!
  const offOwn = Math.min(
    ...[head.x0 - own.left, head.x1 - own.right, middle - (own.left + own.right) / 2].map(Math.abs),
  )
  if (!(offOwn > FAR * em)) return head
  let best = { off: NEAR * em, first: head.first, last: head.last }
  for (let first = from; first <= head.first; first++)
    for (let last = head.first; last <= to; last++) {
      const off = Math.abs(middle - (extents[first]!.left + extents[last]!.right) / 2)
      if (last > first && off < best.off && haveHeads(under, first, last))
        best = { off, first, last }
    }
  return { ...head, first: best.first, last: best.last }
}

/** Have all columns of a run heads of their own? */
function haveHeads(under: readonly CutLine[], first: number, last: number): boolean {
  for (let c = first; c <= last; c++)
    if (!under.some(({ fragments }) => fragments.some((own) => own.first === c && own.last === c)))
      return false
  return true
}

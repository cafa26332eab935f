import { textOf } from '../text/text-lines.ts'
import { type CutLine, type Fragment, shareColumn } from './cut-line.ts'
import { type Extent, extentsOf } from './extents.ts'
import { haveHeads } from './head-texts.ts'

/** A head over several columns stands this near the middle of them, and farther from every edge of its own, in ems. */
const NEAR = 0.4
const FAR = 0.5
/** A head over parts that nothing else stands over is no farther off their middle, in ems. */
const OFF = 2

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
  const done: CutLine[] = []
  for (const line of heads.toReversed())
    done.unshift(spreadLine(line, done, below, em, columnCount))
  return done
}

function spreadLine(
  line: CutLine,
  under: readonly CutLine[],
  below: readonly CutLine[],
  em: number,
  columnCount: number,
): CutLine {
  const [next] = under
  if (!next || line.fragments.length >= columnCount) return line
  const extents = extentsOf([...under, ...below], columnCount)
  const over =
    overRepeated(line, next) ??
    overAll(line, under, extents, em) ??
    overParts(line, next, extents, em)
  if (over) return { ...line, fragments: over }
  const fragments = line.fragments.map((head, f) => {
    const from = (line.fragments[f - 1]?.last ?? 0) + 1
    const to = (line.fragments[f + 1]?.first ?? columnCount) - 1
    return spread(head, from, to, under, extents, em)
  })
  return { ...line, fragments }
}

/**
 * Heads over others that begin anew below each of them, as `2023 | 2024` over `Plan | Actual | Plan | Actual`;
 * null where there are none.
 * Lines of one text that all columns have are no such heads.
 */
function overRepeated({ fragments }: CutLine, under: CutLine): Fragment[] | null {
  const heads = fragments.filter(({ first }) => first > 0)
  if (heads.length < 2) return null
  const all = under.fragments.filter(({ first }) => first > 0)
  // Columns in front of them, as of notes, have nothing over them.
  const alone = all.findIndex((part) => heads.some((head) => shareColumn(head, part)))
  const spare = all.length % heads.length
  const parts = spare <= alone ? all.slice(spare) : all
  const period = parts.length / heads.length
  if (!Number.isInteger(period) || period < 2) return null
  if (new Set(heads.map(({ words }) => textOf(words))).size < heads.length) return null
  const texts = parts.map(({ words }) => textOf(words))
  if (new Set(texts.slice(0, period)).size < period) return null
  if (!texts.every((text, i) => text === texts[i % period])) return null
  const over = heads.map((head, h) => spreadOver(head, parts.slice(h * period, (h + 1) * period)))
  if (over.some((head) => head === null)) return null
  return [...fragments.filter(({ first }) => first === 0), ...(over as Fragment[])]
}

/** A head over all of some others that stand side by side below it; null where its middle is not. */
function spreadOver(head: Fragment, parts: readonly Fragment[]): Fragment | null {
  const middle = (head.x0 + head.x1) / 2
  const [first, last] = [parts[0]!, parts.at(-1)!]
  const isOver = middle > first.x0 && middle < last.x1
  const areBeside = parts.every(({ first }, i) => i === 0 || first === parts[i - 1]!.last + 1)
  return isOver && areBeside ? { ...head, first: first.first, last: last.last } : null
}

/**
 * Heads over others, where those of one row alone stand on lines between, as they do when all are set to the
 * middle: every head below is one's part, and each stands in the middle of its own. Null where that is not so.
 */
function overAll(
  { fragments: heads }: CutLine,
  under: readonly CutLine[],
  extents: readonly Extent[],
  em: number,
): Fragment[] | null {
  const at = under.findIndex(({ fragments }) =>
    fragments.some((own) => heads.some((head) => shareColumn(head, own))),
  )
  const parts = under[at]?.fragments ?? []
  if (at < 1 || parts.length <= heads.length) return null
  const between = under.slice(0, at).flatMap(({ fragments }) => fragments)
  if (between.some((own) => parts.some((part) => shareColumn(own, part)))) return null
  // least[p]: how far the heads so far are off the middles of the first p parts, at best.
  let least = parts.map(() => Number.POSITIVE_INFINITY)
  least.unshift(0)
  const from: number[][] = []
  for (const head of heads) {
    const next = least.map(() => Number.POSITIVE_INFINITY)
    const back = least.map(() => 0)
    for (let start = 0; start < parts.length; start++)
      for (
        let end = start + 1;
        end <= parts.length && least[start]! < Number.POSITIVE_INFINITY;
        end++
      ) {
        const [left, right] = [
          extents[parts[start]!.first]!.left,
          extents[parts[end - 1]!.last]!.right,
        ]
        const off = Math.abs((head.x0 + head.x1 - left - right) / 2)
        if (off > OFF * em || least[start]! + off >= next[end]!) continue
        next[end] = least[start]! + off
        back[end] = start
      }
    least = next
    from.push(back)
  }
  if (least[parts.length] === Number.POSITIVE_INFINITY) return null
  const over: Fragment[] = []
  for (let h = heads.length - 1, end = parts.length; h >= 0; h--) {
    const start = from[h]![end]!
    over.unshift({ ...heads[h]!, first: parts[start]!.first, last: parts[end - 1]!.last })
    end = start
  }
  return over
}

/**
 * Heads over all texts of the next line, each in the middle of two of them or more, beside heads that have nothing
 * below: lines of heads that go on would have their ends, or their beginnings, side by side. Null where that is not so.
 */
function overParts(
  { fragments: heads }: CutLine,
  { fragments: parts }: CutLine,
  extents: readonly Extent[],
  em: number,
): Fragment[] | null {
  const over: Fragment[] = []
  let at = 0
  for (const head of heads) {
    const own = runUnder(head, parts.slice(at), extents, em)
    at += own.length
    const [first, last] = [own[0], own.at(-1)]
    over.push(first && last ? { ...head, first: first.first, last: last.last } : head)
  }
  const isAlone = heads.some((head) => !parts.some((part) => shareColumn(head, part)))
  const areApart = over.every((head, h) => h === 0 || head.first > over[h - 1]!.last)
  return at === parts.length && isAlone && areApart ? over : null
}

/** The first of some texts side by side that a head stands in the middle of; none where it does not, or where there is one. */
function runUnder(
  head: Fragment,
  parts: readonly Fragment[],
  extents: readonly Extent[],
  em: number,
): Fragment[] {
  if (!parts[0] || parts[0].first > head.first || head.last > head.first) return []
  let best = { off: NEAR * em, count: 0 }
  for (let count = 2; count <= parts.length; count++) {
    const last = parts[count - 1]!
    if (last.first !== parts[0].first + count - 1) break
    const [left, right] = [extents[parts[0].first]!.left, extents[last.last]!.right]
    const off = Math.abs((head.x0 + head.x1 - left - right) / 2)
    if (head.last <= last.last && off < best.off) best = { off, count }
  }
  return parts.slice(0, best.count)
}

function spread(
  head: Fragment,
  from: number,
  to: number,
  under: readonly CutLine[],
  extents: readonly Extent[],
  em: number,
): Fragment {
  if (head.first < from) return head
  if (head.last > head.first) return spreadOverCut(head, from, to, under, extents, em)
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

/**
 * A head that lies over a gutter, and cuts the heads below it: it stands over all of these, if it does so in their
 * middle.
 */
function spreadOverCut(
  head: Fragment,
  from: number,
  to: number,
  [next]: readonly CutLine[],
  extents: readonly Extent[],
  em: number,
): Fragment {
  const parts = next!.fragments.filter((own) => shareColumn(own, head))
  const first = Math.min(head.first, ...parts.map((own) => own.first))
  const last = Math.max(head.last, ...parts.map((own) => own.last))
  const middle = (extents[first]!.left + extents[last]!.right) / 2
  const isOver = Math.abs((head.x0 + head.x1) / 2 - middle) < NEAR * em
  return parts.length > 1 && first >= from && last <= to && isOver ? { ...head, first, last } : head
}

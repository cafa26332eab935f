import type { Ruling } from '../marks/ruling.ts'
import { linesBetween } from '../marks/rulings.ts'
import type { Chunk, TextLine } from '../text/text-lines.ts'
import type { Column, Fragment } from './cut-line.ts'

/** A head's own rule lies at most this far under it, in ems. */
export const RULE_BELOW = 1.3
/** It reaches at least this far beyond the head, both sides together, in ems. */
const WIDER = 1

/**
 * Heads with a rule of their own below them, which is wider than they are and has several texts of
 * the line under it below.
 *
 * @param lines of one region, top to bottom
 */
export function headsOverRules(
  lines: readonly TextLine[],
  rules: readonly Ruling[],
  em: number,
): Set<Chunk> {
  const heads = new Set<Chunk>()
  lines.slice(0, -1).forEach((line, i) => {
    const near = linesBetween(rules, line.baseline, line.baseline + RULE_BELOW * em)
    for (const { from, to } of near) {
      const inside = ({ x0, x1 }: Chunk) => x0 > from - em && x1 < to + em
      const [head, ...more] = line.chunks.filter(inside)
      if (!head || more.length > 0 || to - from < head.x1 - head.x0 + WIDER * em) continue
      if (lines[i + 1]!.chunks.filter(inside).length > 1) heads.add(head)
    }
  })
  return heads
}

/**
 * Heads that lie over a run of columns together share it out: each takes neighbouring columns, all
 * are taken, and every head stands as near to the middle of its own as can be.
 *
 * @param heads left to right, at most as many as there are columns in the run
 */
export function sharedOut(
  heads: readonly Fragment[],
  columns: readonly Column[],
  first: number,
  last: number,
): Fragment[] {
  const count = last - first + 1
  const edge = (c: number): number => {
    const column = columns[c]!
    return (column.left + column.right) / 2
  }
  const offset = (head: Fragment, from: number, to: number): number =>
    Math.abs((head.x0 + head.x1) / 2 - (edge(from) + edge(to)) / 2)
  // least[h][c]: total offset when the first h heads have taken the first c columns.
  const least = heads.map(() => new Array<number>(count + 1).fill(Number.POSITIVE_INFINITY))
  const start = heads.map(() => new Array<number>(count + 1).fill(0))
  heads.forEach((head, h) => {
    for (let end = h + 1; end <= count - (heads.length - 1 - h); end++)
      for (let begin = h; begin < end; begin++) {
        if (h === 0 && begin > 0) break
        const before = h === 0 ? 0 : least[h - 1]![begin]!
        const total = before + offset(head, first + begin, first + end - 1)
        if (total < least[h]![end]!) {
          least[h]![end] = total
          start[h]![end] = begin
        }
      }
  })
  const shared: Fragment[] = []
  let end = count
  for (let h = heads.length - 1; h >= 0; h--) {
    const begin = start[h]![end]!
    shared.unshift({ ...heads[h]!, first: first + begin, last: first + end - 1 })
    end = begin
  }
  return shared
}

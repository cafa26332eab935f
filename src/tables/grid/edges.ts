import type { Word } from '../../document/page.ts'
import { splitChunk } from '../text/split-chunk.ts'
import type { Chunk, TextLine } from '../text/text-lines.ts'
import { median } from '../text/units.ts'
import type { Column, CutLine } from './cut-line.ts'
import { spaceOf } from './narrow-gutters.ts'

/** Texts that begin or end this near each other are in line, in ems. */
const IN_LINE = 0.15
/** A column has an edge where this share of its texts, and so many, are in line with it. */
const LEAST_SHARE = 0.6
const LEAST_TEXTS = 3
/** A gap beside an edge is at least this much wider than a space; beside one that is met exactly, in ems, less wide. */
const WIDER = 1.25
const EXACT = 0.03
const NARROW = 0.5

/** Where the texts of a column begin, or end, all in line; NaN where they do not. */
interface Edges {
  readonly left: number
  readonly right: number
}

/**
 * Lines whose texts end where a column's do, or where the next column's begin: a long text that comes near
 * the one beside it is still not one with it.
 *
 * @param cut the lines, cut at the gutters
 * @return the very lines where none is parted
 */
export function partedAtEdges(
  lines: readonly TextLine[],
  cut: readonly CutLine[],
  columns: readonly Column[],
  em: number,
): readonly TextLine[] {
  const edges = columns.map((_, c) => edgesOf(cut, columns, c, em))
  const space = spaceOf(lines, em)
  const parted = cut.map(({ line, fragments }) => {
    const chunks = fragments.flatMap((fragment) => partsOf(fragment, columns, edges, space, em))
    return chunks.length === fragments.length ? line : { ...line, chunks }
  })
  return parted.some((line, i) => line !== lines[i]) ? parted : lines
}

/** Of texts alone in the column, and of words beside gaps at its ends: there another text may begin. */
function edgesOf(
  cut: readonly CutLine[],
  columns: readonly Column[],
  column: number,
  em: number,
): Edges {
  const within = cut.flatMap(({ fragments }) =>
    fragments.filter(({ first, last }) => first <= column && last >= column),
  )
  const beginnings = within.flatMap(({ x0, first, words }) =>
    first === column ? [x0] : gapsAt(words, columns[column]!.left).map(([, behind]) => behind),
  )
  const ends = within.flatMap(({ x1, last, words }) =>
    last === column ? [x1] : gapsAt(words, columns[column]!.right).map(([before]) => before),
  )
  const edgeOf = (places: readonly number[]) => {
    const edge = median(places)
    const count = places.filter((at) => Math.abs(at - edge) <= IN_LINE * em).length
    return count >= Math.max(LEAST_TEXTS, LEAST_SHARE * places.length) ? edge : Number.NaN
  }
  return { left: edgeOf(beginnings), right: edgeOf(ends) }
}

/** The gap between words that a place lies in. */
function gapsAt(words: readonly Word[], x: number): [before: number, behind: number][] {
  return words.slice(1).flatMap((word, i): [number, number][] => {
    const [before, behind] = [words[i]!.box[2], word.box[0]]
    return before <= x && behind >= x ? [[before, behind]] : []
  })
}

/** The parts of a chunk that comes over columns' ends: edges are met at every one of them, or it is one text. */
function partsOf(
  chunk: Chunk,
  columns: readonly Column[],
  edges: readonly Edges[],
  space: number,
  em: number,
): Chunk[] {
  const crossed = columns.slice(1).flatMap(({ left }, c) => {
    const end = (columns[c]!.right + left) / 2
    return end > chunk.x0 && end < chunk.x1 ? [c] : []
  })
  if (crossed.length === 0) return [chunk]
  const met = new Set<number>()
  const parts = splitChunk(chunk, (before, word) => {
    const [end, start] = [before.box[2], word.box[0]]
    const gap = (start - end) / space
    const within = gap >= WIDER ? IN_LINE * em : gap >= NARROW ? EXACT * em : 0
    const isNear = (a: number, b: number) => Math.abs(a - b) < within
    const at = crossed.find(
      (c) => isNear(end, edges[c]!.right) || isNear(start, edges[c + 1]!.left),
    )
    if (at !== undefined) met.add(at)
    return at !== undefined
  })
  return met.size < crossed.length ? [chunk] : parts
}

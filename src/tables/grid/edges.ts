import type { Word } from '../../document/page.ts'
import { firstFrom } from '../text/first-from.ts'
import { splitChunk } from '../text/split-chunk.ts'
import type { Chunk, TextLine } from '../text/text-lines.ts'
import { median } from '../text/units.ts'
import type { Separator } from './columns.ts'
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

type Fragment = CutLine['fragments'][number]

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
 * @param separators of the columns; where one is drawn above a text and below it and not beside it, its cell is drawn
 *   across, and edges say nothing
 * @return the very lines where none is parted
 */
export function partedAtEdges(
  lines: readonly TextLine[],
  cut: readonly CutLine[],
  columns: readonly Column[],
  separators: readonly Separator[],
  em: number,
): readonly TextLine[] {
  const within = columns.map((): Fragment[] => [])
  for (const { fragments } of cut)
    for (const fragment of fragments)
      for (let c = fragment.first; c <= fragment.last; c++) within[c]?.push(fragment)
  const edges = columns.map((column, c) => edgesOf(within[c]!, column, c, em))
  // Above a text and below it.
  const drawn = separators.filter(({ walls }) => walls.length > 1)
  const space = spaceOf(lines, em)
  const between = columns.slice(1).map(({ left }, c) => (columns[c]!.right + left) / 2)
  const ends = inOrder(edges.map(({ right }) => right))
  const starts = inOrder(edges.slice(1).map(({ left }) => left))
  const parted = cut.map(({ line, fragments }) => {
    const chunks = fragments.flatMap((fragment) =>
      isDrawnAcross(fragment, drawn, line)
        ? [fragment]
        : partsOf(fragment, between, ends, starts, space, em),
    )
    return chunks.length === fragments.length ? line : { ...line, chunks }
  })
  return parted.some((line, i) => line !== lines[i]) ? parted : lines
}

/** Does a text lie over a separator that is drawn above it and below it, and not beside it? */
function isDrawnAcross(
  { x0, x1 }: Chunk,
  separators: readonly Separator[],
  { box }: TextLine,
): boolean {
  const y = (box[1] + box[3]) / 2
  return separators.some(
    ({ x, walls }) =>
      x > x0 &&
      x < x1 &&
      walls.some((wall) => wall.to < y) &&
      walls.some((wall) => wall.from > y) &&
      !walls.some((wall) => wall.from <= y && wall.to >= y),
  )
}

/** Of texts alone in the column, and of words beside gaps at its ends: there another text may begin. */
function edgesOf(
  within: readonly Fragment[],
  { left, right }: Column,
  column: number,
  em: number,
): Edges {
  const beginnings = within.flatMap(({ x0, first, words }) =>
    first === column ? [x0] : gapsAt(words, left).map(([, behind]) => behind),
  )
  const ends = within.flatMap(({ x1, last, words }) =>
    last === column ? [x1] : gapsAt(words, right).map(([before]) => before),
  )
  const edgeOf = (places: readonly number[]) => {
    const edge = median(places)
    const count = places.filter((at) => Math.abs(at - edge) <= IN_LINE * em).length
    return count >= Math.max(LEAST_TEXTS, LEAST_SHARE * places.length) ? edge : Number.NaN
  }
  return { left: edgeOf(beginnings), right: edgeOf(ends) }
}

/** The gap between words that a place lies in, if it lies in one. */
function gapsAt(words: readonly Word[], x: number): [before: number, behind: number][] {
  const at = firstFrom(words, ({ box }) => box[0] >= x)
  const [before, behind] = [words[at - 1]?.box[2], words[at]?.box[0]]
  return before !== undefined && behind !== undefined && before <= x ? [[before, behind]] : []
}

/** Where a column ends, or the next one begins. */
interface Edge {
  readonly x: number
  /** Number of the column on its left. */
  readonly column: number
}

const inOrder = (places: readonly number[]): Edge[] =>
  places
    .map((x, column) => ({ x, column }))
    .filter(({ x }) => !Number.isNaN(x))
    .sort((a, b) => a.x - b.x)

/** The first of some columns that has an edge near a place; Infinity where none has. */
function nearest(
  edges: readonly Edge[],
  x: number,
  within: number,
  [first, last]: readonly [number, number],
): number {
  let column = Number.POSITIVE_INFINITY
  for (let i = firstFrom(edges, (edge) => edge.x > x - within); edges[i]; i++) {
    const edge = edges[i]!
    if (edge.x >= x + within) break
    if (edge.column >= first && edge.column <= last) column = Math.min(column, edge.column)
  }
  return column
}

/**
 * The parts of a chunk that comes over columns' ends: edges are met at every one of them, or it is one text.
 *
 * @param between middles between columns, left to right
 */
function partsOf(
  chunk: Chunk,
  between: readonly number[],
  ends: readonly Edge[],
  starts: readonly Edge[],
  space: number,
  em: number,
): Chunk[] {
  const first = firstFrom(between, (x) => x > chunk.x0)
  const last = firstFrom(between, (x) => x >= chunk.x1) - 1
  if (last < first) return [chunk]
  const met = new Set<number>()
  const parts = splitChunk(chunk, (before, word) => {
    const [end, start] = [before.box[2], word.box[0]]
    const gap = (start - end) / space
    const within = gap >= WIDER ? IN_LINE * em : gap >= NARROW ? EXACT * em : 0
    if (within === 0) return false
    const at = Math.min(
      nearest(ends, end, within, [first, last]),
      nearest(starts, start, within, [first, last]),
    )
    if (at !== Number.POSITIVE_INFINITY) met.add(at)
    return at !== Number.POSITIVE_INFINITY
  })
  return met.size < last - first + 1 ? [chunk] : parts
}

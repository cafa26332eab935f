import { type Chunk, isFigure, type TextLine } from './text-lines.ts'
import { median, type Units } from './units.ts'

/** Lines of a paragraph begin within this of each other, in ems. */
const LEFT_SHIFT = 2.2
/** And end within this of the right edge, most of them. */
const RIGHT_SHIFT = 3
/** The next line of a paragraph is at most this far down, in line pitches. */
const NEXT_LINE = 1.7
const LEAST_LINES = 4
/** In ems. */
const LEAST_WIDTH = 12
const LEAST_WORDS = 4
const LEAST_FULL = 0.55
const LEAST_LETTERS = 0.75
/** Justified lines end within this of their column's edge, and their spaces are at most so wide, in ems. */
const SAME_EDGE = 0.5
const WIDEST_SPACE = 3
/** Rows of a table that is set in a column of text, at least. */
const LEAST_TABLE = 3
/** Figures beside this share of a column's lines make them labels; where it is one or two, beside more. */
const MANY_FIGURES = 3
const LEAST_ROWS = { few: 0.35, many: 0.3 }
/** Lines of the first and the last label above and below their figures, at most. */
const MOST_BEYOND = 3

/**
 * Chunks that are running text: under each other at one pitch, each filling its column, of many
 * words. They are no cells, however well two columns of them stand side by side.
 */
export function proseChunks(lines: readonly TextLine[], units: Units): Set<Chunk> {
  const prose = new Set<Chunk>()
  const columns = strips(lines, units).filter((strip) => isProse(strip, units.em))
  if (columns.length === 0) return prose
  const figures = figuresBeside(lines)
  const lineOf = new Map(
    lines.flatMap((line) => line.chunks.map((chunk) => [chunk, line] as const)),
  )
  for (const strip of columns) {
    if (areLabels(strip, figures)) continue
    const right = rightOf(strip)
    const rests = strip.map((chunk) => restOf(chunk, lineOf.get(chunk)!, right, units.em))
    const texts = rests.map((rest, i) => isStretched([strip[i]!, ...rest], right, units.em))
    const rows = rowsWithin(rests, texts)
    for (const [i, chunk] of strip.entries())
      if (!rows.has(i)) for (const part of [chunk, ...(texts[i] ? rests[i]! : [])]) prose.add(part)
  }
  return prose
}

/** What stands behind a line's first text, in the same column of text. */
const restOf = (first: Chunk, { chunks }: TextLine, right: number, em: number): Chunk[] =>
  chunks.slice(chunks.indexOf(first) + 1).filter(({ x1 }) => x1 <= right + SAME_EDGE * em)

/** Is it a justified line, whose spaces are as wide as gaps between columns? */
const isStretched = (all: readonly Chunk[], right: number, em: number): boolean =>
  all.length > 1 &&
  all.at(-1)!.x1 >= right - SAME_EDGE * em &&
  all.slice(1).every(({ x0 }, i) => x0 - all[i]!.x1 <= WIDEST_SPACE * em) &&
  all.every(({ words }) => words.every(({ text }) => !/\d/.test(text)))

/** A table between paragraphs: lines of several texts that follow each other, half of them with figures. */
function rowsWithin(rests: readonly Chunk[][], texts: readonly boolean[]): Set<number> {
  const rows = new Set<number>()
  let from = 0
  for (let i = 0; i <= rests.length; i++) {
    if (i < rests.length && rests[i]!.length > 0 && !texts[i]) continue
    const run = rests.slice(from, i)
    const figures = run.filter((rest) => rest.some(({ words }) => words.every(isFigure)))
    if (run.length >= LEAST_TABLE && 2 * figures.length >= run.length)
      for (let k = from; k < i; k++) rows.add(k)
    from = i + 1
  }
  return rows
}

/** How many figures stand in a chunk's line, right of it. */
function figuresBeside(lines: readonly TextLine[]): Map<Chunk, number> {
  const counts = new Map<Chunk, number>()
  for (const { chunks } of lines) {
    let count = 0
    for (const chunk of chunks.toReversed()) {
      counts.set(chunk, count)
      if (chunk.words.every(isFigure)) count++
    }
  }
  return counts
}

/** Long labels of rows: figures stand beside some of their lines, from the first to the last label. */
function areLabels(strip: readonly Chunk[], figures: ReadonlyMap<Chunk, number>): boolean {
  const beside = (least: number, share: number) => {
    const isRow = (chunk: Chunk) => figures.get(chunk)! >= least
    const last = strip.length - 1 - strip.findLastIndex(isRow)
    return (
      strip.filter(isRow).length >= share * strip.length &&
      strip.findIndex(isRow) + last <= MOST_BEYOND
    )
  }
  return beside(MANY_FIGURES, LEAST_ROWS.many) || beside(1, LEAST_ROWS.few)
}

/** Chunks that follow each other downwards with one left edge. */
function strips(lines: readonly TextLine[], { em, pitch }: Units): Chunk[][] {
  interface Open {
    readonly chunks: Chunk[]
    baseline: number
    left: number
  }
  let open: Open[] = []
  const done: Chunk[][] = []
  for (const line of lines) {
    const still: Open[] = []
    for (const strip of open) {
      if (line.baseline - strip.baseline > NEXT_LINE * pitch) done.push(strip.chunks)
      else still.push(strip)
    }
    open = still
    for (const chunk of line.chunks) {
      const host = open.find(
        (strip) =>
          strip.baseline < line.baseline && Math.abs(chunk.x0 - strip.left) <= LEFT_SHIFT * em,
      )
      if (host) {
        host.chunks.push(chunk)
        host.baseline = line.baseline
        host.left = Math.min(host.left, chunk.x0)
      } else open.push({ chunks: [chunk], baseline: line.baseline, left: chunk.x0 })
    }
  }
  return [...done, ...open.map((strip) => strip.chunks)]
}

/** Where most of its longest lines end. */
const rightOf = (strip: readonly Chunk[]): number =>
  strip.map((chunk) => chunk.x1).sort((a, b) => a - b)[Math.floor(0.9 * (strip.length - 1))]!

function isProse(strip: readonly Chunk[], em: number): boolean {
  if (strip.length < LEAST_LINES) return false
  const right = rightOf(strip)
  const left = Math.min(...strip.map((chunk) => chunk.x0))
  if (right - left < LEAST_WIDTH * em) return false
  if (median(strip.map((chunk) => chunk.words.length)) < LEAST_WORDS) return false
  const full = strip.filter((chunk) => chunk.x1 >= right - RIGHT_SHIFT * em).length
  if (full < LEAST_FULL * strip.length) return false
  const text = strip.map((chunk) => chunk.words.map((word) => word.text).join('')).join('')
  return text.replace(/[^\p{L}]/gu, '').length >= LEAST_LETTERS * text.length
}

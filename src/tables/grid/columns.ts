import type { Box } from '../../document/box.ts'
import type { Ruling } from '../marks/ruling.ts'
import type { Chunk, TextLine } from '../text/text-lines.ts'

/** Where one column ends and the next begins: a strip without text, or drawn walls. */
export interface Separator {
  readonly x: number
  /** The free strip; `[x, x]` where walls alone say it. */
  readonly from: number
  readonly to: number
  /** Drawn pieces; none when only space separates. */
  readonly walls: readonly Ruling[]
}

/** Walls nearer than this are one, and those as near to the region's edge are its frame, in ems. */
const SAME_WALL = 0.7
/** A wall belongs to the columns from this share of the region's height on, all pieces together. */
const LEAST_WALL = 0.12
/** Lines in which a chunk lies over two others, at least, as a share of those it could. */
const SPANNING_SHARE = 0.25
/** So many lines above and as many below tell what a chunk lies over; more than a page has. */
const AROUND = 150
/** Of a chunk's width that another one covers to count as over it. */
const OVER = 0.5
/** Of a gap's width that a chunk covers to lie across it, as it does in this share of lines. */
const ACROSS = 0.9
const ACROSS_SHARE = 0.5
/** Share of lines that may reach into a gutter (noise of recognition, one long word). */
const INTRUDERS = 0.04
/** Narrower strips are no gutters, in ems. */
const LEAST_GUTTER = 0.2

/** Drawn walls inside a box, by x. */
export function wallsOf(vertical: readonly Ruling[], box: Box, em: number): Separator[] {
  const groups: Ruling[][] = []
  for (const line of vertical) {
    if (line.at < box[0] + SAME_WALL * em || line.at > box[2] - SAME_WALL * em) continue
    const last = groups.at(-1)
    if (last && line.at - last.at(-1)!.at <= SAME_WALL * em) last.push(line)
    else groups.push([line])
  }
  const least = LEAST_WALL * (box[3] - box[1])
  return groups
    .filter((walls) => walls.reduce((sum, wall) => sum + wall.to - wall.from, 0) >= least)
    .map((walls) => {
      const x = walls.reduce((sum, wall) => sum + wall.at, 0) / walls.length
      return { x, from: x, to: x, walls }
    })
}

/**
 * Gutters: strips that chunks of most lines stand beside and none reaches into. Chunks that lie
 * over several of other lines (heads over columns, headings between rows) do not count.
 *
 * @param least lines that must have text on both sides
 * @param heads that are known to lie over several columns
 */
export function guttersOf(
  lines: readonly TextLine[],
  em: number,
  least: number,
  heads: ReadonlySet<Chunk>,
): Separator[] {
  const spanning = new Set([...spanningChunks(lines), ...heads])
  const kept = lines.map((line) => line.chunks.filter((chunk) => !spanning.has(chunk)))
  const events: { x: number; gap: number; cover: number }[] = []
  for (const chunks of kept)
    chunks.forEach((chunk, i) => {
      events.push({ x: chunk.x0, gap: 0, cover: 1 }, { x: chunk.x1, gap: 0, cover: -1 })
      const next = chunks[i + 1]
      if (next) events.push({ x: chunk.x1, gap: 1, cover: 0 }, { x: next.x0, gap: -1, cover: 0 })
    })
  events.sort((a, b) => a.x - b.x)
  const allowed = Math.floor(INTRUDERS * kept.filter((chunks) => chunks.length > 1).length)
  const found: Separator[] = []
  let gap = 0
  let cover = 0
  let best: { from: number; to: number; gap: number } | null = null
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!
    gap += event.gap
    cover += event.cover
    const to = events[i + 1]?.x ?? event.x
    if (cover <= allowed && gap >= least) {
      if (to - event.x < 1e-6) continue
      if (best && event.x - best.to < 1e-6 && gap === best.gap) best.to = to
      else if (!best || gap > best.gap) best = { from: event.x, to, gap }
    } else if (cover > allowed && best) {
      push(best)
      best = null
    }
  }
  if (best) push(best)
  return found

  function push({ from, to }: { from: number; to: number }): void {
    if (to - from >= LEAST_GUTTER * em) found.push({ x: (from + to) / 2, from, to, walls: [] })
  }
}

/** From where to where the chunks of lines stand; those of a line are apart, left to right. */
interface Sides {
  readonly from: Float64Array
  readonly to: Float64Array
  /** Where those of each line begin; behind the last, where it ends. */
  readonly starts: Int32Array
}

function sidesOf(lines: readonly TextLine[]): Sides {
  const starts = new Int32Array(lines.length + 1)
  for (const [i, { chunks }] of lines.entries()) starts[i + 1] = starts[i]! + chunks.length
  const [from, to] = [new Float64Array(starts.at(-1)!), new Float64Array(starts.at(-1)!)]
  let at = 0
  for (const { chunks } of lines)
    for (const { x0, x1 } of chunks) {
      from[at] = x0
      to[at++] = x1
    }
  return { from, to, starts }
}

/**
 * Chunks that lie over two or more chunks, or across the gap between them, in enough other lines. A page may have
 * thousands of lines: chunks of two are walked through side by side.
 */
function spanningChunks(lines: readonly TextLine[]): Set<Chunk> {
  const spanning = new Set<Chunk>()
  const sides = sidesOf(lines)
  const { from, to, starts } = sides
  for (let i = 0; i < lines.length; i++) {
    const { chunks } = lines[i]!
    const counts = chunks.map(() => ({ over: 0, beside: 0, across: 0, near: 0 }))
    const last = Math.min(lines.length - 1, i + AROUND)
    for (let k = Math.max(0, i - AROUND); k <= last; k++) {
      if (k === i) continue
      let at = starts[k]!
      const end = starts[k + 1]!
      for (let c = 0; c < chunks.length; c++) {
        const chunk = chunks[c]!
        while (at < end && to[at]! <= chunk.x0) at++
        if (at === end) break
        if (from[at]! >= chunk.x1) continue
        const count = counts[c]!
        const covered = countCovered(sides, chunk, at, end)
        count.near++
        if (covered >= 2) count.over++
        if (covered >= 1) count.beside++
        if (liesAcross(sides, chunk, Math.max(starts[k]! + 1, at), end)) count.across++
      }
    }
    for (const [c, { over, beside, across, near }] of counts.entries())
      if (
        (over >= 1 && over >= SPANNING_SHARE * beside) ||
        (across >= 2 && across >= ACROSS_SHARE * near)
      )
        spanning.add(chunks[c]!)
  }
  return spanning
}

/** Does a chunk reach from one of a line's chunks over the gap behind or before it? Gaps in front of the given ones. */
function liesAcross({ from, to }: Sides, { x0, x1 }: Chunk, at: number, end: number): boolean {
  for (let i = at; i < end; i++) {
    const [left, right] = [to[i - 1]!, from[i]!]
    if (left >= x1) return false
    const shared = Math.min(right, x1) - Math.max(left, x0)
    if ((x0 < left || x1 > right) && shared >= ACROSS * (right - left)) return true
  }
  return false
}

/** How many of a line's chunks, from the given one on, another covers; at most 2. */
function countCovered({ from, to }: Sides, { x0, x1 }: Chunk, at: number, end: number): number {
  let count = 0
  for (let i = at; i < end && from[i]! < x1; i++) {
    const shared = Math.min(x1, to[i]!) - Math.max(x0, from[i]!)
    if (shared >= OVER * (to[i]! - from[i]!)) count++
    if (count >= 2) break
  }
  return count
}

/** Walls and gutters together; a gutter with a wall in or beside it is that wall. */
export function together(
  walls: readonly Separator[],
  gutters: readonly Separator[],
  em: number,
): Separator[] {
  const free = gutters.filter(
    (gutter) =>
      !walls.some(
        (wall) => wall.x > gutter.from - SAME_WALL * em && wall.x < gutter.to + SAME_WALL * em,
      ),
  )
  return [...walls, ...free].sort((a, b) => a.x - b.x)
}

/** Lines that must have text in a column, where a wall and a gutter bound it. */
const LEAST_IN_COLUMN = 2

/**
 * Leaves out gutters that cut a nearly empty strip off a walled column: what stands there is a
 * head that lies over several columns, or one long word.
 */
export function withoutStrips(
  separators: readonly Separator[],
  lines: readonly TextLine[],
): Separator[] {
  const kept = [...separators]
  for (let i = 0; i <= kept.length; i++) {
    const left = kept[i - 1]
    const right = kept[i]
    const walled = (left && left.walls.length > 0) || (right && right.walls.length > 0)
    if (!walled) continue
    const gutter = [left, right].find((separator) => separator?.walls.length === 0)
    if (!gutter) continue
    const from = left?.x ?? Number.NEGATIVE_INFINITY
    const to = right?.x ?? Number.POSITIVE_INFINITY
    const filled = lines.filter((line) =>
      line.chunks.some(
        (chunk) => (chunk.x0 + chunk.x1) / 2 > from && (chunk.x0 + chunk.x1) / 2 < to,
      ),
    )
    if (filled.length >= LEAST_IN_COLUMN) continue
    kept.splice(kept.indexOf(gutter), 1)
    i = Math.max(-1, i - 2)
  }
  return kept
}

import type { Box } from '../document/box.ts'
import { lowerBound, type Ruling, type Rulings } from './rulings.ts'
import type { Chunk, TextLine } from './text-lines.ts'
import type { Units } from './units.ts'

/** A part of the page that may be a table. */
export interface Region {
  readonly box: Box
  /** Drawn walls enclose it, or its columns stand in line. */
  readonly kind: 'ruled' | 'aligned'
}

/** Lines meet when they end this near each other, in ems. */
export const MEET = 0.6

/** Boxes around rules that cross or meet: at least two bands either way. */
export function ruledRegions({ horizontal, vertical }: Rulings, em: number): Region[] {
  const nodes = horizontal.length + vertical.length
  const parent = Array.from({ length: nodes }, (_, i) => i)
  const root = (i: number): number => {
    while (parent[i] !== i) {
      parent[i] = parent[parent[i]!]!
      i = parent[i]!
    }
    return i
  }
  const slack = MEET * em
  vertical.forEach((v, j) => {
    // Horizontal rulings are sorted by y: only those in reach of this one are met.
    for (let i = lowerBound(horizontal, v.from - slack); i < horizontal.length; i++) {
      const h = horizontal[i]!
      if (h.at > v.to + slack) break
      if (v.at >= h.from - slack && v.at <= h.to + slack)
        parent[root(i)] = root(horizontal.length + j)
    }
  })
  const groups = new Map<number, { h: Ruling[]; v: Ruling[] }>()
  const groupOf = (i: number) => {
    const key = root(i)
    const group = groups.get(key) ?? { h: [], v: [] }
    groups.set(key, group)
    return group
  }
  for (const [i, line] of horizontal.entries()) groupOf(i).h.push(line)
  for (const [j, line] of vertical.entries()) groupOf(horizontal.length + j).v.push(line)
  const regions: Region[] = []
  for (const { h, v } of groups.values()) {
    if (h.length < 2 || v.length < 1 || h.length + v.length < 5) continue
    const box: Box = [
      Math.min(...h.map((line) => line.from), ...v.map((line) => line.at)),
      Math.min(h[0]!.at, ...v.map((line) => line.from)),
      Math.max(...h.map((line) => line.to), ...v.map((line) => line.at)),
      Math.max(h.at(-1)!.at, ...v.map((line) => line.to)),
    ]
    regions.push({ box, kind: 'ruled' })
  }
  return regions
}

/** Gaps of two lines belong to one gutter when they share this much, in ems. */
const SHARED_GAP = 0.3
/** The next line of a table is at most this far down, in line pitches. */
const NEXT_LINE = 3.3
/** The next section of a table, and how many gutters it shares with the one above. */
const NEXT_SECTION = 6
const SECTION_GUTTERS = 4

/** Chunks of a line between two barriers of running text. */
interface Part {
  readonly box: Box
  readonly chunks: readonly Chunk[]
}

const ENUMERATOR = /^(?:[•▪●◦‣·*–-]|o|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])$/i
/** A list's text follows its mark within this, in ems. */
const ENUMERATOR_GAP = 3.5

/** Boxes around lines that share gutters, running text aside. */
export function alignedRegions(
  lines: readonly TextLine[],
  prose: ReadonlySet<Chunk>,
  { em, pitch }: Units,
): Region[] {
  const parts = lines.flatMap((line) => partsOf(line, prose, em))
  const many = parts.map((part) => part.chunks.length > 1)
  const parent = parts.map((_, i) => i)
  const root = (i: number): number => {
    while (parent[i] !== i) {
      parent[i] = parent[parent[i]!]!
      i = parent[i]!
    }
    return i
  }
  parts.forEach((part, i) => {
    if (!many[i]) return
    for (let j = i + 1; j < parts.length; j++) {
      const below = parts[j]!
      if (below.box[3] - part.box[3] > NEXT_LINE * pitch) break
      if (many[j] && sharesGutter(part, below, SHARED_GAP * em)) parent[root(j)] = root(i)
    }
  })
  // Sections stand further apart, with a heading between them, and keep many gutters.
  parts.forEach((part, i) => {
    if (!many[i]) return
    for (let j = i + 1; j < parts.length; j++) {
      const below = parts[j]!
      if (below.box[3] - part.box[3] > NEXT_SECTION * pitch) break
      if (!many[j]) continue
      if (root(i) !== root(j) && gutters(part, below, SHARED_GAP * em) >= SECTION_GUTTERS)
        parent[root(j)] = root(i)
      break
    }
  })
  const groups = new Map<number, Part[]>()
  parts.forEach((part, i) => {
    if (!many[i]) return
    const key = root(i)
    const group = groups.get(key)
    if (group) group.push(part)
    else groups.set(key, [part])
  })
  return [...groups.values()]
    .filter((group) => group.length >= 2 && !isJustified(group, lines, { em, pitch }))
    .map((group) => ({ box: around(group), kind: 'aligned' as const }))
}

/** Edges of justified lines differ by less, in ems; so many lines of a group reach both of them. */
const SAME_EDGE = 0.5
const LEAST_JUSTIFIED = 0.6
/** Prose goes on at most this far above or below, in line pitches. */
const NEXT_PROSE = 1.7

/** Whole lines of at least so many words, so many of them, tell that a paragraph goes on. */
const LEAST_WORDS = 4
const LEAST_WHOLE = 2

/** Lines of a justified paragraph with wide spaces: around them it goes on between the same edges. */
function isJustified(
  group: readonly Part[],
  lines: readonly TextLine[],
  { em, pitch }: Pick<Units, 'em' | 'pitch'>,
): boolean {
  const [x0, y0, x1, y1] = around(group)
  const fits = (from: number, to: number): boolean =>
    Math.abs(from - x0) <= SAME_EDGE * em && Math.abs(to - x1) <= SAME_EDGE * em
  const full = group.filter((part) => fits(part.box[0], part.box[2]))
  if (full.length < LEAST_JUSTIFIED * group.length) return false
  const whole = lines.filter(
    ({ box, chunks }) =>
      box[1] < y1 + LEAST_WHOLE * NEXT_PROSE * pitch &&
      box[3] > y0 - LEAST_WHOLE * NEXT_PROSE * pitch &&
      chunks.some(({ words, x0, x1 }) => words.length >= LEAST_WORDS && fits(x0, x1)),
  )
  return whole.length >= LEAST_WHOLE
}

function partsOf(line: TextLine, prose: ReadonlySet<Chunk>, em: number): Part[] {
  const parts: Part[] = []
  let chunks: Chunk[] = []
  const finish = () => {
    if (chunks.length > 0)
      parts.push({ box: [chunks[0]!.x0, line.box[1], chunks.at(-1)!.x1, line.box[3]], chunks })
    chunks = []
  }
  for (const chunk of line.chunks) {
    const last = chunks.at(-1)
    if (prose.has(chunk)) finish()
    else if (last && isEnumerator(last) && chunk.x0 - last.x1 <= ENUMERATOR_GAP * em)
      chunks[chunks.length - 1] = {
        words: [...last.words, ...chunk.words],
        x0: last.x0,
        x1: chunk.x1,
      }
    else chunks.push(chunk)
  }
  finish()
  return parts
}

const isEnumerator = ({ words }: Chunk): boolean =>
  words.length === 1 && ENUMERATOR.test(words[0]!.text)

const sharesGutter = (a: Part, b: Part, least: number): boolean => gutters(a, b, least) > 0

/** How many gaps of one line go on in the other. */
function gutters(a: Part, b: Part, least: number): number {
  let shared = 0
  let j = 1
  for (let i = 1; i < a.chunks.length; i++) {
    const from = a.chunks[i - 1]!.x1
    const to = a.chunks[i]!.x0
    while (j < b.chunks.length && b.chunks[j]!.x0 < from + least) j++
    if (
      j < b.chunks.length &&
      Math.min(to, b.chunks[j]!.x0) - Math.max(from, b.chunks[j - 1]!.x1) >= least
    )
      shared++
  }
  return shared
}

const around = (parts: readonly Part[]): Box => [
  parts.reduce((least, part) => Math.min(least, part.box[0]), Number.POSITIVE_INFINITY),
  parts.reduce((least, part) => Math.min(least, part.box[1]), Number.POSITIVE_INFINITY),
  parts.reduce((most, part) => Math.max(most, part.box[2]), Number.NEGATIVE_INFINITY),
  parts.reduce((most, part) => Math.max(most, part.box[3]), Number.NEGATIVE_INFINITY),
]

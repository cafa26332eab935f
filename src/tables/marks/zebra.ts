import { type Box, unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { LEAST_SHADE } from './rulings.ts'

/** Sides of shades nearer than this stand in line, in ems. */
const IN_LINE = 0.3
/** The bare band between two shades is at most this much higher than they are. */
const BARE = 1.25
/** So many shades, each after a bare band, alternate on purpose. */
const ZEBRA = 3

/**
 * The shades, and the bare bands between every two that are as wide (zebra rows), and under the
 * last of several. Rows of shades, cell by cell or all in one, have bare rows between them as well.
 */
export function withBandsBetween(fills: readonly Box[], words: readonly Word[], em: number): Box[] {
  const bands = [...fills, ...bareRows(shadedRows(fills, em), words, em)]
  const sorted = fills.toSorted((a, b) => a[1] - b[1])
  const chain = new Map<Box, { high: number; shades: number }>()
  const followed = new Set<Box>()
  sorted.forEach((above, i) => {
    const most = BARE * (above[3] - above[1])
    for (let j = i + 1; j < sorted.length; j++) {
      const below = sorted[j]!
      if (below[1] - above[3] > most) break
      const high = below[1] - above[3]
      if (high < LEAST_SHADE * em || high > BARE * (below[3] - below[1])) continue
      if (Math.abs(above[0] - below[0]) > IN_LINE * em) continue
      if (Math.abs(above[2] - below[2]) > IN_LINE * em) continue
      bands.push([above[0], above[3], above[2], below[1]])
      chain.set(below, { high, shades: (chain.get(above)?.shades ?? 1) + 1 })
      followed.add(above)
      break
    }
  })
  for (const [last, { high, shades }] of chain) {
    if (shades < ZEBRA || followed.has(last)) continue
    const before: Box = [last[0], last[1] - high, last[2], last[1]]
    const after: Box = [last[0], last[3], last[2], last[3] + high]
    if (holdsText(words, before) && holdsText(words, after)) bands.push(after)
  }
  return bands
}

function holdsText(words: readonly Word[], [x0, y0, x1, y1]: Box): boolean {
  return words.some(({ box }) => {
    const y = (box[1] + box[3]) / 2
    return y > y0 && y < y1 && box[0] > x0 && box[2] < x1
  })
}

/** Shades side by side at one height. */
interface ShadedRow {
  readonly box: Box
  readonly cells: readonly Box[]
}

function shadedRows(fills: readonly Box[], em: number): ShadedRow[] {
  const rows: Box[][] = []
  const byTop = fills
    .filter((box) => box[3] - box[1] >= LEAST_SHADE * em)
    .sort((a, b) => a[1] - b[1] || a[0] - b[0])
  for (const box of byTop) {
    const [first] = rows.at(-1) ?? []
    const isBeside =
      first &&
      Math.abs(box[1] - first[1]) <= IN_LINE * em &&
      Math.abs(box[3] - first[3]) <= IN_LINE * em
    if (isBeside) rows.at(-1)!.push(box)
    else rows.push([box])
  }
  return rows.map((cells) => ({
    cells: cells.toSorted((a, b) => a[0] - b[0]),
    box: unionOf(cells),
  }))
}

/**
 * The bare rows between rows of shades with the same sides, and below the last of several, cell by
 * cell as the shades around them are.
 */
function bareRows(rows: readonly ShadedRow[], words: readonly Word[], em: number): Box[] {
  const bare: Box[] = []
  let shaded = 1
  rows.forEach(({ box, cells }, i) => {
    const next = rows[i + 1]
    const isNext = next && sidesInLine(box, next.box, em)
    const high = (isNext ? next.box[1] : 0) - box[3]
    const most = BARE * Math.max(box[3] - box[1], isNext ? next.box[3] - next.box[1] : 0)
    if (isNext && high >= LEAST_SHADE * em && high <= most) {
      shaded++
      const band: Box = [box[0], box[3], box[2], next.box[1]]
      const parts = partsOf(band, next.cells.length > cells.length ? next.cells : cells, words)
      if (holdsText(words, band)) bare.push(...(parts ?? [band]))
      return
    }
    const before = rows[i - 1]
    if (shaded >= ZEBRA && before) {
      const band: Box = [box[0], box[3], box[2], box[3] + box[1] - before.box[3]]
      bare.push(...(partsOf(band, cells, words) ?? []))
    }
    shaded = 1
  })
  return bare
}

const sidesInLine = (a: Box, b: Box, em: number): boolean =>
  Math.abs(a[0] - b[0]) <= IN_LINE * em && Math.abs(a[2] - b[2]) <= IN_LINE * em

/** A band cut as the shades of a row are; null where fewer than two parts hold text. */
function partsOf(band: Box, cells: readonly Box[], words: readonly Word[]): Box[] | null {
  const own = words.filter(({ box }) => box[3] > band[1] && box[1] < band[3])
  const parts = cells.map(([x0, , x1]): Box => [x0, band[1], x1, band[3]])
  return parts.filter((part) => holdsText(own, part)).length > 1 ? parts : null
}

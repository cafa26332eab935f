import { type Box, unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { LEAST_SHADE } from './shade.ts'

/** Sides of shades nearer than this stand in line, in ems. */
const IN_LINE = 0.3
/** The bare band between two shades is at most this much higher than they are. */
const BARE = 1.25
/** Around the edges of rows is this share of the room that shades leave around their texts, at least. */
const ROOM = 0.8
/** So many shades tell how much that is. */
const SAMPLE = 20
/** A strip that parts columns is at least this wide, in ems: wider than a space. */
const LEAST_STRIP = 0.6

/**
 * The shades, and the bare bands between every two that are as wide (zebra rows), above the first and
 * under the last where rows go on there. Rows of shades, cell by cell or all in one, have bare rows
 * between them as well.
 */
export function withBandsBetween(fills: readonly Box[], words: readonly Word[], em: number): Box[] {
  const bands = [...fills, ...bareRows(shadedRows(fills, em), words, em)]
  for (const shades of chainsOf(fills, em)) {
    const between = shades
      .slice(1)
      .map((below, i): Box => [below[0], shades[i]![3], below[2], below[1]])
    bands.push(...between, ...endsOf(shades, between, words, em))
  }
  return bands
}

/** Shades that follow each other with bare bands between: as wide, as high as these; top to bottom. */
function chainsOf(fills: readonly Box[], em: number): Box[][] {
  const sorted = fills.toSorted((a, b) => a[1] - b[1])
  const chains = new Map<Box, Box[]>()
  sorted.forEach((above, i) => {
    const chain = chains.get(above) ?? [above]
    chains.delete(above)
    const most = BARE * (above[3] - above[1])
    for (let j = i + 1; j < sorted.length; j++) {
      const below = sorted[j]!
      const high = below[1] - above[3]
      if (high > most) break
      if (high < LEAST_SHADE * em || high > BARE * (below[3] - below[1])) continue
      if (!sidesInLine(above, below, em)) continue
      chain.push(below)
      chains.set(below, chain)
      return
    }
    chains.set(above, chain)
  })
  return [...chains.values()].filter((chain) => chain.length > 1)
}

/** The bare bands above the first shade and under the last that hold rows of the same table. */
function endsOf(
  shades: readonly Box[],
  between: readonly Box[],
  words: readonly Word[],
  em: number,
): Box[] {
  const [first, last] = [shades[0]!, shades.at(-1)!]
  const heightOf = ([, y0, , y1]: Box) => y1 - y0
  const above: Box = [first[0], first[1] - heightOf(between[0]!), first[2], first[1]]
  const below: Box = [last[0], last[3], last[2], last[3] + heightOf(between.at(-1)!)]
  const whole: Box = [first[0], first[1], first[2], last[3]]
  const goesOn = (band: Box) =>
    standsInColumns(band, whole, words, em) && partsRows(band, shades, words)
  return [...(goesOn(above) ? [above] : []), ...(goesOn(below) ? [below] : [])]
}

/** Do strips that no text of the rows reaches into part the texts of a band beside them as well? */
function standsInColumns(band: Box, rows: Box, words: readonly Word[], em: number): boolean {
  const within = words.filter(({ box }) => isWithin(box, band))
  if (within.length < 2) return false
  const all = [...within, ...words.filter(({ box }) => isWithin(box, rows))]
  const inBand = new Set(within)
  const columns: boolean[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const word of all.toSorted((a, b) => a.box[0] - b.box[0])) {
    if (word.box[0] - end >= LEAST_STRIP * em) columns.push(false)
    if (inBand.has(word)) columns[columns.length - 1] = true
    end = Math.max(end, word.box[2])
  }
  return columns.filter(Boolean).length > 1
}

/** Is around the edges of a band as much room as around those of shades? Else it cuts a higher row. */
function partsRows([x0, y0, x1, y1]: Box, shades: readonly Box[], words: readonly Word[]): boolean {
  const beside = words.filter(({ box }) => box[0] > x0 && box[2] < x1)
  const inside = shades
    .slice(0, SAMPLE)
    .flatMap((shade) =>
      beside
        .filter(({ box }) => isWithin(box, shade))
        .map(({ box }) => [box[1] - shade[1], shade[3] - box[3]] as const),
    )
  const above = ROOM * Math.min(...inside.map(([room]) => room))
  const below = ROOM * Math.min(...inside.map(([, room]) => room))
  const isFree = (y: number) => !beside.some(({ box }) => box[1] < y + above && box[3] > y - below)
  return isFree(y0) && isFree(y1)
}

const isWithin = (box: Box, [x0, y0, x1, y1]: Box): boolean => {
  const y = (box[1] + box[3]) / 2
  return y > y0 && y < y1 && box[0] > x0 && box[2] < x1
}

function holdsText(words: readonly Word[], area: Box): boolean {
  return words.some(({ box }) => isWithin(box, area))
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
 * The bare rows between rows of shades with the same sides, above the first and below the last of
 * several, cell by cell as the shades around them are.
 */
function bareRows(rows: readonly ShadedRow[], words: readonly Word[], em: number): Box[] {
  const bare: Box[] = []
  let chain: ShadedRow[] = []
  rows.forEach((row, i) => {
    chain.push(row)
    const next = rows[i + 1]
    if (next && alternate(row.box, next.box, em)) {
      const band: Box = [row.box[0], row.box[3], row.box[2], next.box[1]]
      const cells = next.cells.length > row.cells.length ? next.cells : row.cells
      if (holdsText(words, band)) bare.push(...(partsOf(band, cells, words) ?? [band]))
      return
    }
    if (chain.length > 1) bare.push(...outerRows(chain, words))
    chain = []
  })
  return bare
}

/** The bare rows above and below rows of shades, where two of their cells or more hold text. */
function outerRows(rows: readonly ShadedRow[], words: readonly Word[]): Box[] {
  const [first, second] = rows as [ShadedRow, ShadedRow]
  const [before, last] = rows.slice(-2) as [ShadedRow, ShadedRow]
  const [x0, y0, x1] = first.box
  const above: Box = [x0, y0 - (second.box[1] - first.box[3]), x1, y0]
  const end = last.box[3]
  const below: Box = [last.box[0], end, last.box[2], end + last.box[1] - before.box[3]]
  const shades = rows.map(({ box }) => box)
  return [
    ...(partsRows(above, shades, words) ? (partsOf(above, first.cells, words) ?? []) : []),
    ...(partsRows(below, shades, words) ? (partsOf(below, last.cells, words) ?? []) : []),
  ]
}

/** Is there a bare band between two shades with the same sides, about as high as they are? */
function alternate(above: Box, below: Box, em: number): boolean {
  const high = below[1] - above[3]
  const most = BARE * Math.min(above[3] - above[1], below[3] - below[1])
  return sidesInLine(above, below, em) && high >= LEAST_SHADE * em && high <= most
}

const sidesInLine = (a: Box, b: Box, em: number): boolean =>
  Math.abs(a[0] - b[0]) <= IN_LINE * em && Math.abs(a[2] - b[2]) <= IN_LINE * em

/** A band cut as the shades of a row are; null where fewer than two parts hold text. */
function partsOf(band: Box, cells: readonly Box[], words: readonly Word[]): Box[] | null {
  const own = words.filter(({ box }) => box[3] > band[1] && box[1] < band[3])
  const parts = cells.map(([x0, , x1]): Box => [x0, band[1], x1, band[3]])
  return parts.filter((part) => holdsText(own, part)).length > 1 ? parts : null
}

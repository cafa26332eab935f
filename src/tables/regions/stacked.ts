import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import type { Grid } from '../grid/grid.ts'
import type { Region } from '../grid/region.ts'
import { isFigure, type TextLine, textLines } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'

/** A table has so many lines at least. */
const LEAST_LINES = 2
/** Regions of more, which no printed page has, are not looked into: each look costs as much as the whole. */
const MOST_LINES = 300
/** Places at which a region may be parted that are looked at, those with most room first. */
const MOST_PLACES = 12

/** What is surely something else, as a chart or a form, has no tables in it either: log odds. */
const UNLIKELY = -1

/** What a part is like as a table of its own. */
export interface Look {
  /** Log odds over those that a table needs. */
  readonly odds: number
  /** Null where it has fewer than two columns or rows. */
  readonly grid: Grid | null
}

type LookAt = (region: Region, words: readonly Word[]) => Look

/**
 * Parts of a region below each other that are tables, where it would be none as a whole or has columns that
 * neither part fills: small tables of different columns may share some gutters.
 *
 * @return the region itself where it is one table, or no part is
 */
export function stackedParts(
  region: Region,
  words: readonly Word[],
  units: Units,
  lookAt: LookAt,
): Region[] {
  if (region.kind !== 'aligned' || words.length === 0) return [region]
  const lines = textLines(words, units.em)
  if (lines.length > MOST_LINES) return [region]
  const whole = lookAt(region, words)
  const parts = atHeads(lines, region, whole, lookAt)
  if (parts) return parts
  if (whole.odds > 0) return apart(lines, region, whole, lookAt)
  const likely = whole.odds > UNLIKELY ? partsOf(lines, region, lookAt) : []
  return likely.length > 0 ? likely : [region]
}

/** Texts of a head that come again side by side below it, at least, and as a share of it. */
const LEAST_SAME = 2
const SAME_SHARE = 0.6
/** A head is one of so many first lines, behind a title of some. */
const HEAD_LINES = 8

/**
 * Tables under each other whose heads are the same, though what stands under the same head is set elsewhere: each has
 * columns of its own. A line of one text above a head is its title.
 *
 * @return null where no head comes again, or a part is no table
 */
function atHeads(
  lines: readonly TextLine[],
  region: Region,
  whole: Look,
  lookAt: LookAt,
): Region[] | null {
  const starts = startsOfHeads(lines)
  if (starts.length === 0) return null
  const parts = [0, ...starts].map((from, i) => {
    const words = lines.slice(from, starts[i]).flatMap((line) => line.words)
    const part: Region = { kind: region.kind, box: unionOf(words.map(({ box }) => box)) }
    return { part, look: lookAt(part, words) }
  })
  const columns = whole.grid?.columns.length ?? 0
  const areTables = parts.every(({ look }) => look.odds > 0)
  const differ = parts.some(
    ({ look }) => look.grid !== null && look.grid.columns.length !== columns,
  )
  return areTables && differ ? parts.map(({ part }) => part) : null
}

/** Numbers of lines at which a head that is among the first lines comes again, or the title above it. */
function startsOfHeads(lines: readonly TextLine[]): number[] {
  for (const head of lines.slice(0, HEAD_LINES)) {
    const texts = wordsOf(head)
    if (texts.length < LEAST_SAME || head.chunks.length < LEAST_SAME) continue
    if (head.words.some(isFigure)) continue
    const starts = lines.flatMap((line, at) => {
      if (line.baseline <= head.baseline || line.chunks.length < LEAST_SAME) return []
      const others = wordsOf(line)
      const least = SAME_SHARE * Math.max(texts.length, others.length)
      if (line.words.some(isFigure) || countSame(texts, others) < Math.max(LEAST_SAME, least))
        return []
      return [lines[at - 1]!.chunks.length === 1 ? at - 1 : at]
    })
    if (starts.length > 0) return starts
  }
  return []
}

/** Words with letters. */
const wordsOf = ({ words }: TextLine): string[] =>
  words.map(({ text }) => text).filter((text) => /\p{L}{2}/u.test(text))

/** How many texts come again in the same order. */
function countSame(texts: readonly string[], others: readonly string[]): number {
  let same = 0
  let from = 0
  for (const text of texts) {
    const at = others.indexOf(text, from)
    if (at < 0) continue
    same++
    from = at + 1
  }
  return same
}

/** A table with more columns than either of its parts, which are tables themselves, is two. */
function apart(lines: readonly TextLine[], region: Region, whole: Look, lookAt: LookAt): Region[] {
  const best = mayBeTwo(whole.grid!) ? bestCut(lines, region, lookAt) : undefined
  if (!best) return [region]
  const parts = [best.above, best.below]
  const most = whole.grid!.columns.length
  const areTables = parts.every(({ odds, grid }) => odds > 0 && grid!.columns.length < most)
  return areTables ? parts.flatMap((part) => apart(part.own, part.region, part, lookAt)) : [region]
}

/** Is there a place above which some columns are empty, and below which others are? */
function mayBeTwo({ rows, columns }: Grid): boolean {
  const firstRow = columns.map(() => Number.POSITIVE_INFINITY)
  const lastRow = columns.map(() => -1)
  for (const [r, { lines }] of rows.entries())
    for (const { fragments } of lines)
      for (const { first, last } of fragments) {
        if (first !== last) continue
        firstRow[first] = Math.min(firstRow[first]!, r)
        lastRow[first] = r
      }
  return Math.min(...lastRow) < Math.max(...firstRow)
}

/** The parts of some lines that are tables, as many and as likely as can be. */
function partsOf(lines: readonly TextLine[], region: Region, lookAt: LookAt): Region[] {
  const best = bestCut(lines, region, lookAt)
  if (!best || best.odds <= 0) return []
  return [best.above, best.below].flatMap((part) =>
    part.odds > 0 ? [part.region] : partsOf(part.own, part.region, lookAt),
  )
}

interface Part extends Look {
  readonly own: readonly TextLine[]
  readonly region: Region
}

/** The place at which both sides are likeliest tables. */
function bestCut(
  lines: readonly TextLine[],
  { kind }: Region,
  lookAt: LookAt,
): { above: Part; below: Part; odds: number } | undefined {
  const places = placesOf(lines)
  // The best of many places looks likely by chance.
  const chosen = Math.log(places.length)
  const partOf = (own: readonly TextLine[]): Part => {
    const words = own.flatMap((line) => line.words)
    const region: Region = { kind, box: unionOf(words.map(({ box }) => box)) }
    const { odds, grid } = lookAt(region, words)
    return { own, region, grid, odds: Math.max(0, odds - chosen) }
  }
  return places
    .map((at) => {
      const [above, below] = [partOf(lines.slice(0, at)), partOf(lines.slice(at))]
      return { above, below, odds: above.odds + below.odds }
    })
    .sort((a, b) => b.odds - a.odds)[0]
}

/** Numbers of lines that another table may begin with. */
function placesOf(lines: readonly TextLine[]): number[] {
  return lines
    .map((line, at) => ({ at, room: at > 0 ? line.box[1] - lines[at - 1]!.box[3] : 0 }))
    .slice(LEAST_LINES, lines.length - LEAST_LINES + 1)
    .sort((a, b) => b.room - a.room)
    .slice(0, MOST_PLACES)
    .map(({ at }) => at)
}

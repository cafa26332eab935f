import { type Box, boxAround, unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { EDGES } from '../../scoring/fitted.ts'
import { oddsOf } from '../../scoring/odds.ts'
import type { Grid } from '../grid/grid.ts'
import type { Region } from '../grid/region.ts'
import type { Ruling } from '../marks/ruling.ts'
import { linesBetween, type Rulings } from '../marks/rulings.ts'
import { isNumbered } from '../text/caption.ts'
import { type Chunk, type TextLine, textOf } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'
import { type End, endsOf, likeliestCount, likeliestEnd, type WeighedLine } from './ends.ts'
import type { Look } from './look.ts'
import { CLOSING, type Measured, measured } from './measured-table.ts'
import { columnsOfHead, outerFeatures } from './outer-features.ts'

/** Lines behind the last one that was taken that are asked. */
const MOST_LINES = 8
/** Lines of a region that are asked as well, above and below; the others are its core. */
const ASKED = { above: 5, below: 3 }
/** The search ends where the sum is so far below its highest: what lies behind is another table's. */
const HOPELESS = -3
/** In widest usual steps. */
const MOST_APART = 3
/** A text that stands beside all of a table's core is another's which is so near above or below, in line pitches. */
const NEXT_LINE = 1.5
/** Lines of a caption begin within so many ems of each other. */
const SAME_EDGE = 0.5

/** A rule that reaches so far beyond a table, in ems, is another's; it is so near a line, in line pitches. */
const WIDER = 3
const NEAR_RULE = 0.5

/** A line at a table's edge, as it was weighed. */
export interface OuterLine extends WeighedLine {
  readonly words: TextLine['words']
  readonly isInside: boolean
}

/** On which side of a table something lies. */
export type EdgeSide = 'above' | 'below'

/** Who hears of what is weighed at a table's edges, and of the words of its core. */
export interface EdgesHeard {
  /** Lines above or below it, from the core outwards. */
  outer?(side: EdgeSide, lines: readonly OuterLine[], core: readonly Word[]): void
  /** Places where it may end, among these lines. */
  ends?(
    side: EdgeSide,
    ends: readonly End[],
    lines: readonly OuterLine[],
    core: readonly Word[],
  ): void
}

/** What stands around a table on its page. */
export interface Surroundings {
  /** Those of the page that are in no table, top to bottom. */
  readonly lines: readonly TextLine[]
  readonly prose: ReadonlySet<Chunk>
  readonly rulings: Rulings
  readonly units: Units
  /** Boxes that are not reached into. */
  readonly others: readonly Box[]
}

/**
 * A region with the lines that stand in its columns and without those that do not: heads, headings, rows
 * and rests of rows on the one hand, letterheads, captions and notes on the other. From the core of its
 * lines outwards each has odds, by its distance, its columns, the sides of its texts, rules, shades, letters
 * and what it says. Of the places up to which their sum is about the highest, it ends at the one where what it is
 * as a whole is likeliest: with heads for its columns, without a heading or a note for a row.
 *
 * @param lookAt what stands in a region looks like as a table
 * @return the grid's own region where nothing changes
 */
export function withOuterLines(
  grid: Grid,
  around: Surroundings,
  lookAt: (region: Region) => Look | null,
  hear?: EdgesHeard,
): Region {
  const own = new Set(grid.rows.flatMap((row) => row.lines.flatMap(({ line }) => line.words)))
  // A page may have thousands of lines, and hundreds of regions: most are told by their place.
  const [, top, , bottom] = boxAround([...own])
  const inside = around.lines.filter(
    ({ box, words }) => box[1] <= bottom && box[3] >= top && words.some((word) => own.has(word)),
  )
  const asked = {
    above: Math.min(ASKED.above, Math.floor((inside.length - 1) / 2)),
    below: Math.min(ASKED.below, Math.floor((inside.length - 1) / 4)),
  }
  const core = inside.slice(asked.above, inside.length - asked.below)
  if (core.length === 0) return grid.region
  const table = measured(grid, core, around.rulings, around.units)
  const words = core.flatMap((line) => line.words)
  const kept = words.filter((word) => own.has(word)).map((word) => word.box)
  const regionWith = (lines: readonly OuterLine[]): Region => {
    const texts = [...kept, ...lines.flatMap((line) => line.words.map((word) => word.box))]
    const box =
      grid.region.kind === 'ruled'
        ? unionOf([withinFrame(grid.region.box, inside, unionOf(texts)), ...texts])
        : unionOf(texts)
    return box.every((at, i) => at === grid.region.box[i]) ? grid.region : { ...grid.region, box }
  }
  const weighed = (side: EdgeSide): OuterLine[] => {
    const lines = weighedOn(side, core, own, table, around)
    hear?.outer?.(side, lines, words)
    return lines
  }
  const [above, below] = [weighed('above'), weighed('below')]
  const taken = (side: EdgeSide, lines: readonly OuterLine[], others: typeof lines) => {
    const ends = endsOf(side, lines, (count) =>
      lookAt(regionWith([...lines.slice(0, count), ...others])),
    )
    hear?.ends?.(side, ends, lines, words)
    return lines.slice(0, likeliestEnd(side, ends))
  }
  const lower = taken('below', below, above.slice(0, likeliestCount(above)))
  const upper = taken('above', above, lower)
  return regionWith([...upper, ...lower])
}

/** A frame as far as it holds some texts and nothing of the lines that stand above or below them. */
function withinFrame(
  [x0, y0, x1, y1]: Box,
  inside: readonly TextLine[],
  [, top, , bottom]: Box,
): Box {
  const middles = inside.map(({ box }) => (box[1] + box[3]) / 2)
  const above = Math.max(...inside.filter((_, i) => middles[i]! < top).map(({ box }) => box[3]))
  const below = Math.min(...inside.filter((_, i) => middles[i]! > bottom).map(({ box }) => box[1]))
  return [
    x0,
    Number.isFinite(above) ? (Math.min(above, top) + top) / 2 : y0,
    x1,
    Number.isFinite(below) ? (Math.max(below, bottom) + bottom) / 2 : y1,
  ]
}

/** The lines of a side as far as they may be the table's, from its core outwards. */
function weighedOn(
  side: EdgeSide,
  core: readonly TextLine[],
  own: ReadonlySet<Word>,
  table: Measured,
  { lines, prose, rulings, units, others }: Surroundings,
): OuterLine[] {
  const [x0, , x1] = table.box
  const { em } = units
  const from = side === 'above' ? core[0]! : core.at(-1)!
  const outwards =
    side === 'above'
      ? lines.filter(({ baseline }) => baseline < from.baseline).reverse()
      : lines.filter(({ baseline }) => baseline > from.baseline)
  const [left, right] = sidesOf(core, own)
  const isOthers = (chunk: Chunk, line: TextLine) =>
    (chunk.x1 < left - em || chunk.x0 > right + em) &&
    others.some((box) => isNextTo(box, chunk, line, units.pitch))
  const near = nearOf(
    outwards,
    (line, chunk) => chunk.x1 > x0 - em && chunk.x0 < x1 + em && !isOthers(chunk, line),
  )
  const reaches = (box: Box, at: NearLine | undefined) =>
    at !== undefined && meets(box, at.line.box, at.inside)
  const isWider = (rule: Ruling) =>
    Math.min(rule.to, x1) - Math.max(rule.from, x0) > CLOSING * (x1 - x0) &&
    Math.max(x0 - rule.from, rule.to - x1) > WIDER * em
  const [top, bottom] = [core[0]!.box[1] - units.pitch, core.at(-1)!.box[3] + units.pitch]
  const hasWider = linesBetween(rulings.horizontal, top, bottom).some(isWider)
  /** Does a rule next to a line, outwards or inwards, run far beyond the table, whose own rules do not? */
  const isOfWider = ({ box: [, from, , to] }: TextLine, { box: next }: TextLine): boolean =>
    !hasWider &&
    linesBetween(
      rulings.horizontal,
      side === 'above' ? from - NEAR_RULE * units.pitch : next[3],
      side === 'above' ? next[1] : to + NEAR_RULE * units.pitch,
    ).some(isWider)
  const weighed: OuterLine[] = []
  let [odds, most, best] = [0, 0, -1]
  let headColumns: ReadonlySet<number> = new Set()
  let before: NearLine | undefined
  const inner = [from]
  let [at, next] = [taken(near), taken(near)]
  for (let i = 0; at; i++, before = at, at = next, next = taken(near)) {
    const { line, inside } = at
    const inwards = before?.line ?? from
    const words = inside.flatMap((chunk) => chunk.words)
    const isOwn = words.some((word) => own.has(word))
    // A caption with a number is no row, also where the columns of a table are looked for in it.
    if (isNumbered(textOf(inside[0]!.words)) && (side === 'above' || !isOwn)) break
    // Nor is what such a caption goes on with, or what says over a table's heads when a report was run.
    if (
      side === 'above' &&
      (goesOnFrom(next, at, units) || (headColumns.size > 0 && isStamp(words)))
    )
      break
    if (!isOwn) {
      if (others.some((box) => reaches(box, at))) break
      if (isOfWider(line, inwards)) break
      const step = Math.abs(line.baseline - inwards.baseline) / table.step
      if (step > MOST_APART || i - best > MOST_LINES) break
    }
    const place = {
      ...{ line, inside, side, inwards, inner, outwards: next?.line, outside: next?.inside ?? [] },
      ...{ isOther: others.some((box) => reaches(box, next)), headColumns, isOwn },
      isBeyondWalls: table.grid.region.kind === 'ruled',
    }
    const features = outerFeatures(place, table, prose, rulings, units)
    odds += oddsOf(EDGES.lines[side], [features])[0]!
    if (side === 'above' && headColumns.size === 0) headColumns = columnsOfHead(inside, table, em)
    weighed.push({ features, words, odds, isInside: isOwn })
    inner.unshift(line)
    if (odds > most) [most, best] = [odds, i]
    if (odds < most + HOPELESS && !isOwn) break
  }
  return weighed
}

/** A line with those of its chunks that may be a table's. */
interface NearLine {
  readonly line: TextLine
  readonly inside: readonly Chunk[]
}

/** One by one: a page may have thousands of lines, and few are looked at. */
function* nearOf(
  lines: readonly TextLine[],
  isNear: (line: TextLine, chunk: Chunk) => boolean,
): Generator<NearLine, undefined> {
  for (const line of lines) {
    const inside = line.chunks.filter((chunk) => isNear(line, chunk))
    if (inside.length > 0) yield { line, inside }
  }
}

const taken = (near: Generator<NearLine, undefined>): NearLine | undefined => near.next().value

/** Is a line the next one of a numbered caption that ends no sentence: at its edge, as near as lines of text are? */
function goesOnFrom(caption: NearLine | undefined, { line, inside }: NearLine, units: Units) {
  if (!caption || caption.inside.length > 1 || inside.length > 1) return false
  const text = textOf(caption.inside[0]!.words)
  return (
    isNumbered(text) &&
    !/[.!?:]$/.test(text) &&
    Math.abs(inside[0]!.x0 - caption.inside[0]!.x0) <= SAME_EDGE * units.em &&
    line.baseline - caption.line.baseline <= NEXT_LINE * units.pitch
  )
}

/** Do words tell a day and a time of day, when a report was run? */
const isStamp = (words: readonly Word[]): boolean =>
  words.some(({ text }) => /\d[./-]\d{1,2}[./-]\d/.test(text)) &&
  words.some(({ text }) => /^\d{1,2}:\d\d/.test(text))

/** From where to where the core's own words stand. */
function sidesOf(core: readonly TextLine[], own: ReadonlySet<Word>): readonly [number, number] {
  const words = core.flatMap((line) => line.words).filter((word) => own.has(word))
  return [Math.min(...words.map(({ box }) => box[0])), Math.max(...words.map(({ box }) => box[2]))]
}

/** Does a text stand right over another table, or under it? */
function isNextTo(box: Box, { x0, x1 }: Chunk, line: TextLine, pitch: number): boolean {
  const gap = Math.max(box[1] - line.box[3], line.box[1] - box[3])
  return gap < NEXT_LINE * pitch && x0 < box[2] && x1 > box[0]
}

const meets = (box: Box, line: Box, chunks: readonly Chunk[]): boolean =>
  box[1] < line[3] && box[3] > line[1] && chunks.some(({ x0, x1 }) => x0 < box[2] && x1 > box[0])

import type { Box } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { FULL_LEVEL, type Level, levelsOf } from '../marks/bands.ts'
import type { Ruling } from '../marks/ruling.ts'
import type { Rulings } from '../marks/rulings.ts'
import { firstFrom } from '../text/first-from.ts'
import { CHUNK_GAP, type TextLine, textLines } from '../text/text-lines.ts'
import { type Units, unitsOfLines } from '../text/units.ts'
import { trimmed } from './around.ts'
import { guttersOf, type Separator, together, wallsOf, withoutStrips } from './columns.ts'
import type { Column, CutLine } from './cut-line.ts'
import { partedAtEdges } from './edges.ts'
import { columnsBetween, cutLines } from './fragments.ts'
import { headLineCount } from './head.ts'
import { headTexts } from './head-texts.ts'
import { withHeadingsAcross } from './headings-across.ts'
import { headsOverRules } from './heads-over.ts'
import { labelsBetween } from './labels-between.ts'
import { narrowGutters, partedAt } from './narrow-gutters.ts'
import { withoutRedundant } from './redundant-separators.ts'
import { MEET, type Region } from './region.ts'
import type { Row } from './row.ts'
import { centredStubs } from './rows/centred-stubs.ts'
import { type LinesSeen, rowsOfLines } from './rows/rows.ts'
import { levelsOfCells, tallCellsOnTop } from './rows/tall-cells.ts'
import { separatorsAtRuleEnds } from './rule-ends.ts'
import { spreadHeads } from './spread-heads.ts'

/** A cell before its text is put together. */
export interface GridCell {
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly columnSpan: number
  /** In reading order. */
  readonly words: readonly Word[]
}

export interface Grid {
  readonly region: Region
  readonly box: Box
  readonly title: string | null
  readonly notes: readonly string[]
  /** Words of the region that are in no row: those of title and notes. */
  readonly around: readonly Word[]
  readonly columns: readonly Column[]
  readonly separators: readonly Separator[]
  readonly levels: readonly Level[]
  readonly rows: readonly Row[]
  /** What its rows were told from. */
  readonly seen: LinesSeen
  readonly headRows: number
  /** Labels of several rows, set to their middle; they stand in the first of them. */
  readonly spans: readonly {
    readonly column: number
    readonly row: number
    readonly lastRow: number
  }[]
  /** Shaded areas that reach into it. */
  readonly shades: readonly Box[]
  /** Areas without text that reach into it: bars of charts. */
  readonly bars: readonly Box[]
}

/** Gutters in a region with walls need this share of its lines, else this many. */
const LEAST_GUTTER_SHARE = 0.5

/** Columns and rows of a region; null when it has fewer than two of either. */
export function gridOf(
  region: Region,
  words: readonly Word[],
  rulings: Rulings,
  page: Units,
): Grid | null {
  const { box } = region
  const certain = certainOf(region, words, rulings, page)
  if (!certain) return null
  const { found, units, upright, closed, drawn, levels, wide } = certain
  const { em } = units
  const pieces = levels.flatMap((level) => level.pieces)
  const narrow = drawn
    ? []
    : narrowGutters([...found, ...labelsBetween(found, em)], { known: wide, upright, closed }, em)
  const gutters = [...wide, ...narrow].sort((a, b) => a.x - b.x)
  const lines = partedAt(found, narrow)
  const cutAt = (separators: readonly Separator[], parted: readonly TextLine[] = lines) => {
    const columns = columnsBetween(separators, box[0], box[2])
    return cutLines(parted, separators, columns, pieces, em)
  }
  const apart = closed
    ? together(gutters, separatorsAtRuleEnds(lines, pieces, box, em), em)
    : gutters
  const possible = closed ? withoutStrips(apart, lines) : apart
  const roughly = cutAt(possible)
  const separators = withoutRedundant(possible, roughly, em)
  if (separators.length === 0) return null
  const columns = columnsBetween(separators, box[0], box[2])
  const rough = separators.length === possible.length ? roughly : cutAt(separators)
  const parted = partedAtEdges(lines, rough, columns, separators, em)
  const asPrinted = parted === lines ? rough : cutAt(separators, parted)
  const cutAgain = tallCellsOnTop(asPrinted, levelsOfCells(levels, closed), em, closed)
  const head = headLineCount(cutAgain, levels, box)
  const below = cutAgain.slice(head)
  const heads = headTexts(cutAgain.slice(0, head), below, separators, em)
  const cut = [
    ...spreadHeads(heads, below, em, columns.length),
    ...withHeadingsAcross(below, columns.length, em),
  ]
  const stubs = centredStubs(cut.slice(head), levels)
  const seen = {
    ...{ lines: [...cut.slice(0, head), ...stubs.lines], heads: head },
    ...{ columns, levels, stubs: stubs.spans, closed, em },
  }
  const all = rowsBetween(seen)
  const { rows, title, notes, words: around } = trimmed(all)
  if (rows.length < 2) return null
  const headRows = countHeadRows(rows)
  const rowOf = (line: CutLine) => rows.findIndex(({ lines: own }) => own.includes(line))
  const spans = stubs.spans
    .map(({ column, first, last }) => ({ column, row: rowOf(first), lastRow: rowOf(last) }))
    .filter(({ row, lastRow }) => row >= 0 && lastRow > row)
  const reachesIn = ([x0, y0, x1, y1]: Box) =>
    x0 < box[2] && x1 > box[0] && y0 < box[3] && y1 > box[1]
  return {
    region,
    box,
    title,
    notes,
    around,
    columns,
    separators,
    levels,
    rows,
    seen,
    headRows,
    spans,
    shades: rulings.shades.filter(reachesIn),
    bars: rulings.bars.filter(reachesIn),
  }
}

/** The lines of a region, and where its columns end for certain. */
export interface Certain {
  readonly found: readonly TextLine[]
  readonly units: Units
  /** Drawn strokes beside its texts, walls or pieces of some. */
  readonly upright: readonly Ruling[]
  /** Walls part columns within a frame. */
  readonly closed: boolean
  /** Every cell is: white between texts parts nothing more. */
  readonly drawn: boolean
  readonly levels: readonly Level[]
  readonly wide: readonly Separator[]
}

/** What is seen of a region before its words are weighed; null where it has none. */
export function certainOf(
  region: Region,
  words: readonly Word[],
  rulings: Rulings,
  page: Units,
): Certain | null {
  const { box } = region
  const found = textLines(words, page.em)
  if (found.length === 0) return null
  const units = unitsOfLines(found, page)
  const { em } = units
  const upright = rulings.vertical.filter((line) => line.to > box[1] && line.from < box[3])
  const walls = wallsOf(upright, box, em).filter(
    (wall) => region.kind === 'aligned' || isHeld(wall, rulings.horizontal, em),
  )
  const many = found.filter((line) => line.chunks.length > 1).length
  const closed = region.kind === 'ruled' && walls.length > 0
  const least = closed ? Math.max(3, LEAST_GUTTER_SHARE * found.length) : many >= 4 ? 2 : 1
  const levels = levelsOf(rulings.horizontal, box, em)
  const heads = headsOverRules(
    found,
    levels.flatMap((level) => level.pieces),
    em,
  )
  const drawn = closed && isDrawn(found, levels, walls, upright, box, em)
  const gutters = drawn ? [] : guttersOf(found, em, least, heads)
  const wide = together(walls, closed ? gutters.filter(isWide(em)) : gutters, em)
  return { found, units, upright, closed, drawn, levels, wide }
}

/** Between walls a narrower strip is weighed: what stands there may be a list within one cell, set in line. */
const isWide =
  (em: number) =>
  ({ from, to }: Separator): boolean =>
    to - from > CHUNK_GAP * em

/** Do rules over all columns part all lines, and walls from top to bottom the columns, within a frame? */
function isDrawn(
  found: readonly TextLine[],
  levels: readonly Level[],
  walls: readonly Separator[],
  upright: readonly Ruling[],
  [left, top, right, bottom]: Box,
  em: number,
): boolean {
  const full = levels.filter(({ share }) => share >= FULL_LEVEL)
  const bands = found.map(({ box }) => firstFrom(full, ({ y }) => y > (box[1] + box[3]) / 2))
  const isWhole = (pieces: readonly Ruling[]) =>
    pieces.reduce((sum, { from, to }) => sum + to - from, 0) >= FULL_LEVEL * (bottom - top)
  const isFrame = (x: number) => isWhole(upright.filter(({ at }) => Math.abs(at - x) <= MEET * em))
  return (
    new Set(bands).size === bands.length &&
    isFrame(left) &&
    isFrame(right) &&
    walls.every(({ walls: pieces }) => isWhole(pieces))
  )
}

/** Does a rule across meet the wall? What hangs free in a drawn grid is a scratch, or a shadow. */
const isHeld = ({ walls }: Separator, horizontal: readonly Ruling[], em: number): boolean =>
  walls.some(({ at, from, to }) =>
    horizontal.some(
      (rule) =>
        rule.at > from - MEET * em &&
        rule.at < to + MEET * em &&
        rule.from < at + MEET * em &&
        rule.to > at - MEET * em,
    ),
  )

/** Heads are the first rows, and not all of them. */
function countHeadRows(rows: readonly Row[]): number {
  const below = rows.findIndex(({ isHead }) => !isHead)
  return Math.min(below < 0 ? rows.length : below, rows.length - 1)
}

/** Rows of the head, then those of the body, each with the drawn levels it lies between. */
function rowsBetween(seen: LinesSeen): Row[] {
  const { levels } = seen
  const groups = rowsOfLines(seen)
  const middle = ({ line: { box } }: CutLine) => (box[1] + box[3]) / 2
  const bands = groups.map(({ lines: [first] }) => firstFrom(levels, ({ y }) => y > middle(first!)))
  return groups.map(({ lines, isHead, probability }, i) => {
    const band = bands[i]!
    const [above, below] = [levels[band - 1]?.y, levels[band]?.y]
    const top = Math.min(...lines.map(({ line }) => line.box[1]))
    const bottom = Math.max(...lines.map(({ line }) => line.box[3]))
    return {
      lines,
      isHead,
      top: above !== undefined && bands[i - 1] !== band ? Math.min(above, top) : top,
      bottom: below !== undefined && bands[i + 1] !== band ? Math.max(below, bottom) : bottom,
      band,
      probability,
    }
  })
}

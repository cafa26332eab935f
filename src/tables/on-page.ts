import { type Box, unionOf } from '../document/box.ts'
import { isPageRightToLeft, mirrored, mirroredBox } from '../document/direction.ts'
import { type Page, type Word, wordsOf } from '../document/page.ts'
import type { Table } from '../document/table.ts'
import { cellsOf, countUnplaced } from './cells/cells.ts'
import { type Grid, gridOf } from './grid/grid.ts'
import type { Region } from './grid/region.ts'
import { rulingsOf } from './marks/rulings.ts'
import { withTypedRules } from './marks/typed-rules.ts'
import { withTextsBeside } from './regions/beside-frames.ts'
import { framedRegions, isFramedTable } from './regions/framed.ts'
import { isHeadBand } from './regions/head-bands.ts'
import { withinLadders } from './regions/ladders.ts'
import { withOuterLines } from './regions/outer-lines.ts'
import { partsOf } from './regions/parted.ts'
import { alignedRegions, ruledRegions } from './regions/regions.ts'
import { isWalled } from './regions/walled.ts'
import { captionOver } from './text/caption.ts'
import { withoutLeaders } from './text/leaders.ts'
import { withoutPaperHoles } from './text/paper-holes.ts'
import { proseChunks } from './text/prose.ts'
import { withoutSpecks } from './text/specks.ts'
import { type TextLine, textLines } from './text/text-lines.ts'
import { withAdvances } from './text/typewriter.ts'
import { unitsOf } from './text/units.ts'
import { WordsLeft } from './text/words-left.ts'
import type { Trace } from './trace.ts'
import { type TurnedHead, turnedHeads, withTurnedHeads } from './turned/turned-heads.ts'
import { turnedTables } from './turned/turned-tables.ts'
import { structureConfidence } from './verdict/confidence.ts'
import { NO_GRID, type Verdict, verdictOn } from './verdict/is-table.ts'
import { partedAtHeads } from './whole/heads-again.ts'
import { withHeadsApart } from './whole/heads-apart.ts'

/**
 * What rules frame and is hardly a table, by so much of log odds over those that one needs, waits for what the texts
 * around it make of it: its frame may be that of a head alone. Of 33,000 relations of cells on 390 papers 4,235 are lost
 * or false at 0, 4,224 at 1, 4,225 at 2, 4,911 where all frames wait.
 */
const HARDLY = 1

/**
 * The tables of one page: where they are, then what is in them. Those set upwards or downwards on
 * it are read as well.
 *
 * @param trace hears of what was seen on the way
 */
export function searchPage(read: Page, trace?: Trace): PageFindings {
  const page = withTypedRules(withAdvances(read))
  if (!isPageRightToLeft(page)) return searchRightwards(page, trace)
  // In a mirror the first column stands on the left. Who listens would hear of the mirror's places.
  const { tables, doubtful, unplaced } = searchRightwards(mirrored(page))
  const box = (b: Box): Box => mirroredBox(b, page.width)
  const back = (table: Table): Table => ({
    ...table,
    box: box(table.box),
    cells: table.cells.map((cell) => ({ ...cell, box: box(cell.box) })),
  })
  return { tables: tables.map(back), doubtful: doubtful.map(box), unplaced }
}

function searchRightwards(page: Page, trace?: Trace): PageFindings {
  const heads = turnedHeads(page, uprightWords(page))
  const { tables, doubtful, unplaced } = searchUpright(page, trace, heads)
  const aside = turnedTables(page, heads, (turned, by) => [
    ...searchUpright(turned, trace?.turned(by, turned.width, turned.height)).tables,
  ])
  const all = aside.length === 0 ? tables : [...tables, ...aside].sort(downThenRight)
  return { tables: all, doubtful, unplaced }
}

/** The tables alone. */
export const tablesOnPage = (page: Page, trace?: Trace): readonly Table[] =>
  searchPage(page, trace).tables

/** What looking for tables on a page gives. */
export interface PageFindings {
  readonly tables: readonly Table[]
  /** Places that look like tables and were not taken for one. */
  readonly doubtful: readonly Box[]
  /** Words within tables that are in no cell, title or note: 0, or something is wrong. */
  readonly unplaced: number
}

/** What a region became with the lines around it, among which of the page's, and beside which other boxes. */
interface Widened {
  readonly lines: readonly TextLine[]
  readonly others: readonly Box[]
  readonly wider: Region
}

const uprightWords = (page: Page): Word[] => wordsOf(page).filter((word) => word.rotation === 0)

const areSame = (one: readonly Word[], other: readonly Word[]): boolean =>
  one === other || (one.length === other.length && one.every((word, i) => word === other[i]))

const downThenRight = (a: Table, b: Table): number => a.box[1] - b.box[1] || a.box[0] - b.box[0]

/** A frame around a page holds what a smaller one within it does. */
const smallestFirst = (regions: readonly Region[]): Region[] => {
  const areaOf = ({ box: [x0, y0, x1, y1] }: Region): number => (x1 - x0) * (y1 - y0)
  return regions.toSorted((a, b) => areaOf(a) - areaOf(b))
}

function searchUpright(page: Page, trace?: Trace, heads: readonly TurnedHead[] = []): PageFindings {
  const read = uprightWords(page)
  const unitsRead = unitsOf(page, read)
  const printed = withoutPaperHoles(read, unitsRead.em, page.fills)
  if (printed.length === 0) return { tables: [], doubtful: [], unplaced: 0 }
  const upright =
    heads.length === 0 ? printed : [...printed, ...heads.map(({ standIn }) => standIn)]
  const units = upright === read ? unitsRead : unitsOf(page, upright)
  const words = withoutSpecks(withoutLeaders(upright, units.em), units, page.rules)
  const rulings = rulingsOf(page, words, units.em)
  trace?.rulings(rulings)
  const found: Grid[] = []
  const doubtful: Box[] = []
  let unplaced = 0
  const left = new WordsLeft(words, units)
  const text = { lines: left.lines, prose: left.prose, rulings }
  const verdicts = new WeakMap<Grid, Verdict>()
  /** Who parts regions, who widens them and who takes them asks of the same grids. */
  const verdictOf = (grid: Grid): Verdict => {
    const verdict = verdicts.get(grid) ?? verdictOn(grid)
    verdicts.set(grid, verdict)
    return verdict
  }
  const regions = new Map<string, Region>()
  /** The region that was given before for the same box: its grid is known. */
  const sameAs = (region: Region): Region => {
    const key = `${region.kind} ${region.box}`
    const known = regions.get(key) ?? region
    regions.set(key, known)
    return known
  }
  const lookAt = (region: Region, own: readonly Word[]) => {
    const grid = gridFor(sameAs(region), own)
    return grid && { grid, odds: verdictOf(grid).odds }
  }
  const titles = new Set<Word>()
  const split = (region: Region) =>
    partsOf(region, inside(region), text, units, lookAt, titles, trace ?? {}).map(sameAs)
  const grids = new WeakMap<Region, { readonly grid: Grid | null; readonly own: readonly Word[] }>()
  // A region is asked for its grid again as long as it has its words: who parts it looks at what it then falls into.
  const gridFor = (region: Region, own: readonly Word[]): Grid | null => {
    const known = grids.get(region)
    if (known && areSame(known.own, own)) return known.grid
    const grid = gridOf(region, own, rulings, units)
    grids.set(region, { grid, own })
    return grid
  }
  const insides = new Map<Region, { readonly of: readonly Word[]; readonly own: readonly Word[] }>()
  /** The same list as long as the page has the same words left: what is known of it holds. */
  const inside = (region: Region): readonly Word[] => {
    const known = insides.get(region)
    if (known?.of === left.words) return known.own
    const own = left.within(region.box)
    insides.set(region, { of: left.words, own })
    return own
  }
  const widened = new Map<Region, Widened>()
  /** With the lines around it. What is hardly a table was asked for it before, and mostly among the same others. */
  const wideningOf = (region: Region, grid: Grid, others: readonly Box[]): Region => {
    const { lines, prose } = left
    const known = widened.get(region)
    const isKnown =
      known?.lines === lines &&
      known.others.length === others.length &&
      known.others.every((box, i) => box === others[i])
    // Who listens hears what is weighed each time.
    if (isKnown && !trace) return known.wider
    const around = { lines, prose, rulings, units, others }
    const wider = withOuterLines(
      grid,
      around,
      (other) => lookAt(other, inside(sameAs(other))),
      trace,
    )
    widened.set(region, { lines, others, wider })
    return wider
  }
  const mayBeTable = (region: Region): boolean => (lookAt(region, inside(region))?.odds ?? 0) > 0
  const grown = (region: Region, regions: readonly Region[]) => {
    const own = inside(region)
    const grid = gridFor(region, own)
    const part = { region, grid, own }
    if (!grid) return part
    const tables = regions.filter((other) => other !== region && mayBeTable(other))
    const others = [...tables, ...found].map(({ box }) => box)
    const wider = wideningOf(region, grid, others)
    if (wider === region) return part
    const whole = sameAs(wider)
    const all = inside(whole)
    const other = gridFor(whole, all)
    const isMarked = other && other.levels.length + other.shades.length > 0
    return isMarked || verdictOf(grid).isTable ? { region: whole, grid: other, own: all } : part
  }
  /** The region that a table is a part of. */
  const wholes = new Map<Grid, Region>()
  const take = (regions: readonly Region[]) => {
    const wholeOf = new Map(
      regions.flatMap((whole) => split(whole).map((part) => [part, whole] as const)),
    )
    const parts = [...wholeOf.keys()]
    for (const part of parts) {
      const { region, grid, own } = grown(part, parts)
      const verdict = grid ? verdictOf(grid) : NO_GRID
      trace?.candidate({ region, grid, verdict })
      if (grid && verdict.isDoubtful) doubtful.push(grid.box)
      // What stands in the grid of a chart stands in no table.
      if (verdict.isChart) left.remove(own)
      if (!grid || !verdict.isTable) continue
      found.push(grid)
      wholes.set(grid, wholeOf.get(part)!)
      unplaced += countUnplaced(grid, own)
      left.remove(own)
      take(restsOf(part, region))
    }
  }
  /** What a region is found to hold above and below its table: it may be another. */
  const restsOf = (whole: Region, table: Region): Region[] => {
    if (whole.kind !== 'aligned' || whole === table) return []
    const [, top, , bottom] = table.box
    const rest = inside(whole)
    return [rest.filter(({ box }) => box[3] <= top), rest.filter(({ box }) => box[1] >= bottom)]
      .filter(({ length }) => length > 0)
      .flatMap((words) => alignedRegions(textLines(words, units.em), left.prose, units))
      .map(sameAs)
  }
  /** Boxes of lines in columns outside of frames. */
  const openAround = (framed: readonly Region[]): Box[] => {
    const boxes = framed.map(({ box }) => box)
    const framedWords = new Set(framed.flatMap(inside))
    const outside = words.filter((word) => !framedWords.has(word))
    const free = textLines(outside, units.em)
    return alignedRegions(free, proseChunks(free, units), units, boxes).map(({ box }) => box)
  }
  const frames = smallestFirst(ruledRegions(rulings, units.em))
  const ruled = frames.map((region) =>
    sameAs(withTextsBeside(region, left.lines, left.prose, frames, units)),
  )
  const open = ruled.length > 0 ? openAround(ruled) : []
  const all = ruled.length > 0 ? left.lines : []
  const isHardly = (region: Region): boolean => {
    const { grid } = grown(region, ruled)
    const odds = grid ? verdictOf(grid).odds : 0
    return odds > 0 && odds < HARDLY
  }
  const late = ruled.filter(
    (region) =>
      !isWalled(region, page.rules, rulings.vertical, units.em) ||
      isHeadBand(region, all, open, rulings.horizontal, units) ||
      isHardly(region),
  )
  take(ruled.filter((region) => !late.includes(region)))
  take(
    framedRegions(
      left.lines,
      rulings.horizontal,
      units,
      found.map(({ box }) => box),
    )
      .map(sameAs)
      .filter((region) => {
        const grid = gridFor(region, inside(region))
        return grid !== null && isFramedTable(grid)
      }),
  )
  const { lines, prose } = left
  trace?.prose(prose)
  const known = found.map(({ box }) => box)
  const aligned = alignedRegions(lines, prose, units, known)
  take(withinLadders(aligned, lines, rulings.horizontal, units, known).map(sameAs))
  take(late.filter((region) => inside(region).length > 0))
  const tableFrom = new Map(
    found.map((grid) => [withTurnedHeads(tableOf(grid, page), heads), wholes.get(grid)] as const),
  )
  const each = [...tableFrom.keys()].sort(downThenRight)
  const wereParted = (a: Table, b: Table) => tableFrom.get(a) === tableFrom.get(b)
  const whole = withHeadsApart(each, left.lines, units, wereParted).flatMap(partedAtHeads)
  const tables = whole.map((table) => ({
    ...table,
    title: table.title ?? captionOver(table.box, left.lines, titles, units),
  }))
  return { tables, doubtful, unplaced }
}

function tableOf(grid: Grid, page: Page): Table {
  const confidence = structureConfidence(grid)
  const cells = cellsOf(grid, page.number, confidence)
  return {
    pages: [page.number],
    box: unionOf(cells.map((cell) => cell.box)),
    title: grid.title,
    notes: grid.notes,
    rowCount: grid.rows.length,
    columnCount: grid.columns.length,
    headerRows: grid.headRows,
    cells,
    confidence,
  }
}

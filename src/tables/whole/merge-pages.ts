import { type Box, unionOf } from '../../document/box.ts'
import type { Line, Page } from '../../document/page.ts'
import type { Cell, Table } from '../../document/table.ts'
import { GrowingTable } from './growing-table.ts'
import { hasOwnHead, isFigureText } from './own-head.ts'

/** Share of the page's height at its head and foot where running heads and feet stand. */
const MARGIN = 0.12
/** A table that goes on begins this far up on the next page, and reaches this far down its page
 * where no repeated head says so. */
const BEGINS = 0.45
const REACHES = 0.7
/** Lines of text that may stand between two parts of a table: notes, "carried forward", a title. */
const MOST_BETWEEN = 2
/** How far columns of two parts may be apart, in shares of the table's width. */
const COLUMN_SHIFT = 0.03
/** Share of a head's cells that must say the same. */
const SAME_HEAD = 0.8
/** Share of the rows that a column must fill before a row without it is the rest of another. */
const KEY_FILLED = 0.9

const CONTINUED = /\b(cont(inued|['’.]?d|\.)|fortsetzung|suite|continuaci[oó]n|continua|vervolg)\b/i

/**
 * Joins tables that go on over pages: the last one of a page and the first one of the next, when
 * nothing else stands between them and their columns are the same. Repeated heads are dropped, and
 * a row that the page cuts is made whole.
 *
 * @param tables of all pages, page by page in reading order
 */
export function mergedOverPages(tables: readonly Table[], pages: readonly Page[]): Table[] {
  const byNumber = new Map(pages.map((page, at) => [page.number, { page, at }]))
  const byPage = Map.groupBy(tables, (table) => table.pages[0]!)
  const merged: GrowingTable[] = []
  for (const table of tables) {
    const before = merged.at(-1)
    const from = before && byNumber.get(before.lastPage)
    const to = byNumber.get(table.pages[0]!)
    const goesOn =
      before &&
      from &&
      to &&
      to.at === from.at + 1 &&
      nothingBetween(before, from.page, table, to.page, byPage) &&
      goesOnIn(before, table)
    if (goesOn) {
      const dropped = repeatedHeadRows(before.first, table)
      before.add(table, dropped, isCutRow(before, table, dropped))
    } else merged.push(new GrowingTable(table))
  }
  return merged.map((growing) => growing.table)
}

/** Only running heads and feet, and a line or two, stand below the one and above the other. */
function nothingBetween(
  above: GrowingTable,
  abovePage: Page,
  below: Table,
  belowPage: Page,
  byPage: ReadonlyMap<number, readonly Table[]>,
): boolean {
  const bottom = unionOf(above.lastCells.map(({ box }) => box))[3]
  if (below.box[1] > BEGINS * belowPage.height) return false
  const repeats = repeatedHeadRows(above.first, below) > 0
  if (!repeats && bottom < REACHES * abovePage.height) return false
  const isFree = (line: Line, page: Page) =>
    !byPage.get(page.number)?.some((table) => holds(table, line.box))
  const after = linesOf(abovePage).filter(
    (line) =>
      line.box[1] > bottom &&
      line.box[1] < (1 - MARGIN) * abovePage.height &&
      isFree(line, abovePage),
  )
  const before = linesOf(belowPage).filter(
    (line) =>
      line.box[3] < below.box[1] &&
      line.box[3] > MARGIN * belowPage.height &&
      isFree(line, belowPage),
  )
  return after.length + before.length <= MOST_BETWEEN
}

const linesOf = (page: Page): Line[] => page.blocks.flatMap((block) => block.lines)

function holds({ box: [x0, y0, x1, y1] }: Table, box: Box): boolean {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
  return x >= x0 && x <= x1 && y >= y0 && y <= y1
}

/** The same columns, and a head that is repeated or none. */
function goesOnIn({ first, lastCells }: GrowingTable, below: Table): boolean {
  if (first.columnCount !== below.columnCount) return false
  const title = below.title
  if (title && title !== first.title && !CONTINUED.test(title)) return false
  const above = columnStarts(lastCells, first.columnCount)
  const own = columnStarts(below.cells, below.columnCount)
  if (!above.every((x, i) => x === null || own[i] == null || Math.abs(x - own[i]) <= COLUMN_SHIFT))
    return false
  return repeatedHeadRows(first, below) > 0 || !hasOwnHead(below)
}

/** Where the columns begin, as shares of the table's width. */
function columnStarts(cells: readonly Cell[], columnCount: number): (number | null)[] {
  const [x0, , x1] = unionOf(cells.map((cell) => cell.box))
  return Array.from({ length: columnCount }, (_, column) => {
    const own = cells.filter((cell) => cell.column === column && cell.columnSpan === 1)
    if (own.length === 0) return null
    return (Math.min(...own.map(({ box }) => box[0])) - x0) / Math.max(1, x1 - x0)
  })
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const textsOfRow = (table: Table, row: number): string[] =>
  table.cells.filter((cell) => cell.row === row).map((cell) => plain(cell.text))

/** How many of the first rows say the same as the head above, and as rows without figures below that, as units. */
function repeatedHeadRows(above: Table, below: Table): number {
  if (above.headerRows === 0) return 0
  const most = Math.min(above.rowCount, below.rowCount) - 1
  let rows = 0
  for (; rows < most; rows++) {
    const head = textsOfRow(above, rows)
    const other = textsOfRow(below, rows)
    const same = head.filter((text, i) => text === other[i]).length
    const least = rows < above.headerRows ? SAME_HEAD : 1
    if (head.length !== other.length || same < least * head.length) break
    if (rows >= above.headerRows && hasFigure(below, rows)) break
  }
  return rows >= above.headerRows ? rows : 0
}

const hasFigure = ({ cells }: Table, row: number): boolean =>
  cells.some((cell) => cell.row === row && isFigureText(cell.text))

/** The first row goes on with the last one of the page before: no key, no figure, only more text. */
function isCutRow(above: GrowingTable, below: Table, row: number): boolean {
  const first = below.cells.filter((cell) => cell.row === row)
  const filled = first.filter((cell) => cell.text !== '')
  if (filled.length === 0 || filled.some((cell) => cell.column === 0 || cell.rowSpan > 1))
    return false
  if (filled.some((cell) => isFigureText(cell.text))) return false
  if (above.keyed < KEY_FILLED) return false
  const last = above.lastRow
  return filled.every((cell) => (last.get(cell.column) ?? '') !== '')
}

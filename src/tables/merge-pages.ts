import { type Box, unionOf } from '../document/box.ts'
import type { Line, Page } from '../document/page.ts'
import type { Cell, Table } from '../document/table.ts'

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
const FIGURE = /^[^\p{L}]*\d[^\p{L}]*$/u

/**
 * Joins tables that go on over pages: the last one of a page and the first one of the next, when
 * nothing else stands between them and their columns are the same. Repeated heads are dropped, and
 * a row that the page cuts is made whole.
 *
 * @param tables of all pages, page by page in reading order
 */
export function mergedOverPages(tables: readonly Table[], pages: readonly Page[]): Table[] {
  const byNumber = new Map(pages.map((page, at) => [page.number, { page, at }]))
  const merged: Table[] = []
  for (const table of tables) {
    const before = merged.at(-1)
    const from = before && byNumber.get(before.pages.at(-1)!)
    const to = byNumber.get(table.pages[0]!)
    const goesOn =
      before &&
      from &&
      to &&
      to.at === from.at + 1 &&
      nothingBetween(before, from.page, table, to.page, tables) &&
      goesOnIn(before, table)
    if (goesOn) merged[merged.length - 1] = joined(before, table)
    else merged.push(table)
  }
  return merged
}

/** Only running heads and feet, and a line or two, stand below the one and above the other. */
function nothingBetween(
  above: Table,
  abovePage: Page,
  below: Table,
  belowPage: Page,
  all: readonly Table[],
): boolean {
  const bottom = Math.max(...cellsOn(above, abovePage.number).map(({ box }) => box[3]))
  if (below.box[1] > BEGINS * belowPage.height) return false
  const repeats = repeatedHeadRows(above, below) > 0
  if (!repeats && bottom < REACHES * abovePage.height) return false
  const isFree = (line: Line, page: Page) =>
    !all.some((table) => holds(table, line.box, page.number))
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

const cellsOn = (table: Table, page: number): Cell[] =>
  table.cells.filter((cell) => cell.page === page)

function holds(table: Table, box: Box, page: number): boolean {
  if (!table.pages.includes(page)) return false
  const [x0, y0, x1, y1] = unionOf(cellsOn(table, page).map((cell) => cell.box))
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
  return x >= x0 && x <= x1 && y >= y0 && y <= y1
}

/** The same columns, and a head that is repeated or none. */
function goesOnIn(above: Table, below: Table): boolean {
  if (above.columnCount !== below.columnCount) return false
  const title = below.title
  if (title && title !== above.title && !CONTINUED.test(title)) return false
  const [a, b] = [above, below].map(columnStarts)
  if (!a!.every((x, i) => x === null || b![i] == null || Math.abs(x - b![i]!) <= COLUMN_SHIFT))
    return false
  return repeatedHeadRows(above, below) > 0 || !hasOwnHead(below)
}

/** Where the columns begin, as shares of the table's width on its last page. */
function columnStarts(table: Table): (number | null)[] {
  const cells = cellsOn(table, table.pages.at(-1)!)
  const [x0, , x1] = unionOf(cells.map((cell) => cell.box))
  return Array.from({ length: table.columnCount }, (_, column) => {
    const own = cells.filter((cell) => cell.column === column && cell.columnSpan === 1)
    if (own.length === 0) return null
    return (Math.min(...own.map(({ box }) => box[0])) - x0) / Math.max(1, x1 - x0)
  })
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const textsOfRow = (table: Table, row: number): string[] =>
  table.cells.filter((cell) => cell.row === row).map((cell) => plain(cell.text))

/** How many of the first rows say the same as the head above. */
function repeatedHeadRows(above: Table, below: Table): number {
  let rows = 0
  for (; rows < above.headerRows && rows < below.rowCount - 1; rows++) {
    const head = textsOfRow(above, rows)
    const other = textsOfRow(below, rows)
    const same = head.filter((text, i) => text === other[i]).length
    if (head.length !== other.length || same < SAME_HEAD * head.length) break
  }
  return rows === above.headerRows ? rows : 0
}

/** A head of words over most columns: else it is a body row that was taken for one. */
function hasOwnHead(table: Table): boolean {
  if (table.headerRows === 0) return false
  const filled = table.cells.filter(
    (cell) => cell.row < table.headerRows && cell.column > 0 && cell.text !== '',
  )
  const figures = filled.filter((cell) => FIGURE.test(cell.text))
  if (2 * filled.length <= table.headerRows * (table.columnCount - 1)) return false
  return 2 * figures.length < filled.length
}

function joined(above: Table, below: Table): Table {
  const dropped = repeatedHeadRows(above, below)
  const rest = below.cells.filter((cell) => cell.row >= dropped)
  const cut = isCutRow(above, rest, dropped)
  const shift = above.rowCount - dropped - (cut ? 1 : 0)
  const cells = above.cells.map((cell) => {
    const more = cut && cell.row + cell.rowSpan === above.rowCount
    const tail = more
      ? rest.find((other) => other.row === dropped && other.column === cell.column)
      : undefined
    return tail?.text ? { ...cell, text: `${cell.text} ${tail.text}`.trim() } : cell
  })
  for (const cell of rest)
    if (!cut || cell.row > dropped) cells.push({ ...cell, row: cell.row + shift })
  const filled = cells.filter((cell) => cell.text !== '')
  return {
    ...above,
    pages: [...above.pages, ...below.pages],
    rowCount: above.rowCount + below.rowCount - dropped - (cut ? 1 : 0),
    cells,
    confidence: filled.reduce((sum, cell) => sum + cell.confidence, 0) / Math.max(1, filled.length),
  }
}

/** The first row goes on with the last one of the page before: no key, no figure, only more text. */
function isCutRow(above: Table, rest: readonly Cell[], row: number): boolean {
  const first = rest.filter((cell) => cell.row === row)
  const filled = first.filter((cell) => cell.text !== '')
  if (filled.length === 0 || filled.some((cell) => cell.column === 0 || cell.rowSpan > 1))
    return false
  if (filled.some((cell) => FIGURE.test(cell.text))) return false
  const keys = above.cells.filter((cell) => cell.column === 0 && cell.row >= above.headerRows)
  if (keys.filter((cell) => cell.text !== '').length < KEY_FILLED * keys.length) return false
  return filled.every((cell) =>
    above.cells.some(
      (other) =>
        other.row === above.rowCount - 1 && other.column === cell.column && other.text !== '',
    ),
  )
}

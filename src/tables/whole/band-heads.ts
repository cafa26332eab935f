import { type Box, containsMiddle, overlap, unionOf } from '../../document/box.ts'
import { printedText } from '../../document/digits.ts'
import type { Word } from '../../document/page.ts'
import type { Cell, Table } from '../../document/table.ts'
import { textLines, textOf } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'

/** Sides of a band and of the texts of its table lie at most this far apart, in ems: the padding of cells. */
const PADDING = 1.5
/** The first row begins at most so far under its band, in line pitches. */
const BELOW = 1
/** Shades of one table have no more white between them, in ems. */
const WHITE = 0.5

/**
 * Tables with the heading that stands right above them on a shade of their own width: whoever shades a place as cells
 * are shaded drew a cell of it. A shade that the whole table stands on, or that is wider, is a panel, and what stands at
 * its top a title.
 *
 * @param tables of a page
 * @param words of the page
 * @param shades of the page
 */
export function withBandHeads(
  tables: readonly Table[],
  words: readonly Word[],
  shades: readonly Box[],
  units: Units,
): Table[] {
  return tables.map((table) => {
    const band = shades.find(
      (shade) =>
        isBandOf(table, shade, units) &&
        !shades.some((other) => isFirstBelow(table, other, shade, units)) &&
        !tables.some(({ box }) => box !== table.box && overlap(box, shade) > 0),
    )
    const own = band ? words.filter(({ box }) => containsMiddle(band, box)) : []
    const lines = textLines(own, units.em)
    if (lines.length === 0 || lines.some(({ chunks }) => chunks.length > 1)) return table
    return withHead(
      table,
      lines.flatMap((line) => line.words),
    )
  })
}

function isBandOf({ box }: Table, [x0, y0, x1, y1]: Box, { em, pitch }: Units): boolean {
  return (
    Math.abs(x0 - box[0]) <= PADDING * em &&
    Math.abs(x1 - box[2]) <= PADDING * em &&
    y0 < box[1] &&
    y1 <= box[1] + em / 2 &&
    box[1] - y1 <= BELOW * pitch
  )
}

/** Does another shade begin a table, with white between the first one and it? Cells have none between them. */
function isFirstBelow({ box }: Table, other: Box, [, , , y1]: Box, { em }: Units): boolean {
  return (
    Math.abs(other[0] - box[0]) <= PADDING * em &&
    Math.abs(other[2] - box[2]) <= PADDING * em &&
    other[1] > y1 + WHITE * em &&
    other[1] <= box[1] &&
    other[3] > box[1]
  )
}

function withHead(table: Table, words: readonly Word[]): Table {
  const text = printedText(words)
  const box = unionOf(words.map((word) => word.box))
  const head: Cell = {
    ...{ row: 0, column: 0, rowSpan: 1, columnSpan: table.columnCount, text, value: null },
    ...{ page: table.pages[0]!, box },
    confidence: words.reduce((least, word) => Math.min(least, word.confidence), table.confidence),
  }
  return {
    ...table,
    title: table.title === text || table.title === textOf(words) ? null : table.title,
    box: unionOf([table.box, box]),
    rowCount: table.rowCount + 1,
    headerRows: table.headerRows + 1,
    cells: [head, ...table.cells.map((cell) => ({ ...cell, row: cell.row + 1 }))],
  }
}

import { rowsOf, type Table } from '../document/table.ts'

/** A column is not padded beyond this many characters. */
const WIDEST = 60
const BETWEEN = '  '

/** A table for people: title, columns padded to one width, figures to the right, then notes. */
export function textOfTable(table: Table): string {
  const rows = rowsOf(table).map((row) => row.map((text) => text.replace(/\s+/g, ' ')))
  const spanning = new Set(
    table.cells.filter((cell) => cell.columnSpan > 1).map((cell) => `${cell.row} ${cell.column}`),
  )
  const numeric = numericColumns(table)
  const widths = new Array<number>(table.columnCount).fill(0)
  rows.forEach((row, r) => {
    row.forEach((text, c) => {
      if (!spanning.has(`${r} ${c}`))
        widths[c] = Math.min(WIDEST, Math.max(widths[c]!, lengthOf(text)))
    })
  })
  const lines = rows.map((row) =>
    row
      .map((text, c) => {
        const gap = ' '.repeat(Math.max(0, widths[c]! - lengthOf(text)))
        return numeric[c] ? gap + text : text + gap
      })
      .join(BETWEEN)
      .trimEnd(),
  )
  const notes = table.notes.length > 0 ? ['', ...table.notes] : []
  return [...(table.title === null ? [] : [table.title, '']), ...lines, ...notes].join('\n')
}

/** Columns most of whose filled body cells are numbers. */
function numericColumns(table: Table): boolean[] {
  const balance = new Array<number>(table.columnCount).fill(0)
  for (const cell of table.cells)
    if (cell.row >= table.headerRows && cell.text !== '')
      balance[cell.column]! += typeof cell.value === 'number' ? 1 : -1
  return balance.map((count) => count > 0)
}

/** Characters as seen, not UTF-16 units. */
const lengthOf = (text: string): number => [...text].length

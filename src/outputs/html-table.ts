import type { Cell, Table } from '../document/table.ts'
import { escaped } from './xml-text.ts'

/** A table as HTML without blank lines, so that it can stand in Markdown. */
export function htmlTable(table: Table): string {
  const { title, notes, rowCount, headerRows } = table
  const rows: string[][] = Array.from({ length: rowCount }, () => [])
  for (const cell of table.cells) rows[cell.row]?.push(cellOf(cell, cell.row < headerRows))
  const written = rows.map((cells) => `<tr>${cells.join('')}</tr>`)
  // A cell does not reach over the end of the head.
  const isParted = table.cells.every(
    ({ row, rowSpan }) => row >= headerRows || row + rowSpan <= headerRows,
  )
  const head = isParted ? headerRows : 0
  return [
    '<table>',
    ...(title === null ? [] : [`<caption>${flat(title)}</caption>`]),
    ...(head === 0 ? [] : ['<thead>', ...written.slice(0, head), '</thead>']),
    ...(head === rowCount ? [] : ['<tbody>', ...written.slice(head), '</tbody>']),
    '</table>',
    ...notes.map((note) => `<p class="note">${flat(note)}</p>`),
  ].join('\n')
}

function cellOf({ text, rowSpan, columnSpan, value }: Cell, isHead: boolean): string {
  const name = isHead ? 'th' : 'td'
  const rows = rowSpan === 1 ? '' : ` rowspan="${rowSpan}"`
  const columns = columnSpan === 1 ? '' : ` colspan="${columnSpan}"`
  const look = typeof value === 'number' ? ' class="figure"' : ''
  return `<${name}${rows}${columns}${look}>${flat(text)}</${name}>`
}

const flat = (text: string): string => escaped(text.replace(/\s+/g, ' '))

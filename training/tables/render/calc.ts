import { linesOf } from '../../kit/width.ts'
import type { Item, Paper } from '../page.ts'
import { type Cell, gridOf, type Table } from '../table.ts'
import { escapeXml, printed, withCaption } from './common.ts'
import { flat, pt, Styles } from './office.ts'
import { cellProperties } from './writer.ts'

interface Row {
  cells: Map<number, string>
  covered: Set<number>
  height: number
  breaks: boolean
}

/** A paper as a sheet of LibreOffice Calc: texts run over the cells beside, tables share columns. */
export function fodsOf(paper: Paper): string {
  const styles = new Styles()
  const rows: Row[] = []
  let widths: number[] = []
  let breaks = false
  const add = (height: number): Row => {
    const row = { cells: new Map<number, string>(), covered: new Set<number>(), height, breaks }
    breaks = false
    rows.push(row)
    return row
  }
  const at = (number: number, height: number): Row => {
    while (rows.length <= number) add(height)
    const row = rows[number]!
    row.height = Math.max(row.height, height)
    return row
  }
  const room = paper.page.width - 2 * paper.page.margin - 4
  const place = (items: readonly Item[], column: number, from: number, space: number): number => {
    let next = from
    for (const item of items.flatMap((one) =>
      one.kind === 'table' ? withCaption(one.table) : [one],
    ))
      switch (item.kind) {
        case 'paragraph': {
          const face = {
            family: paper.family,
            size: item.size * 1.1,
            ...(item.bold && { bold: true }),
          }
          for (const line of linesOf(item.text, space, face))
            at(next++, item.size * 1.35).cells.set(column, textCell(item, line, styles))
          if ((item.after ?? 6) > 5) at(next++, 6)
          break
        }
        case 'table':
          placeTable(item.table, column, next, styles, at)
          if (!column) widths = item.table.columns.map(({ width }) => width)
          else widths = [...widths, ...item.table.columns.map(({ width }) => width)]
          next += item.table.rows
          break
        case 'space':
        case 'rule':
          at(next++, item.kind === 'space' ? item.height : 5)
          break
        case 'newpage':
          breaks = true
          break
        case 'beside': {
          const ends = item.parts.map((part, number) => {
            if (number) widths.push(item.gap)
            return place(part.items, number ? widths.length : 0, next, part.width)
          })
          next = Math.max(...ends)
          break
        }
        default:
          throw new Error(`sheets have no ${item.kind}`)
      }
    return next
  }
  place(paper.items, 0, 0, room)
  return flat('spreadsheet', paper.page, paper.family, styles, sheet(rows, widths, styles))
}

function sheet(rows: readonly Row[], widths: readonly number[], styles: Styles): string {
  const columns = (widths.length ? widths : [460]).map((width) => {
    const style = styles.name(
      'table-column',
      `<style:table-column-properties style:column-width="${pt(width)}"/>`,
    )
    return `<table:table-column table:style-name="${style}"/>`
  })
  const lines = rows.map(({ cells, covered, height, breaks }) => {
    const style = styles.name(
      'table-row',
      `<style:table-row-properties style:row-height="${pt(height)}" style:use-optimal-row-height="false"${breaks ? ' fo:break-before="page"' : ''}/>`,
    )
    const parts = columns.map(
      (_, c) =>
        cells.get(c) ?? (covered.has(c) ? '<table:covered-table-cell/>' : '<table:table-cell/>'),
    )
    return `<table:table-row table:style-name="${style}">${parts.join('')}</table:table-row>`
  })
  return `<table:table table:name="Sheet1">${columns.join('')}\n${lines.join('\n')}</table:table>`
}

function textCell(item: Item & { kind: 'paragraph' }, line: string, styles: Styles): string {
  const style = styles.name(
    'table-cell',
    `<style:table-cell-properties fo:padding="0pt"/><style:text-properties fo:font-size="${pt(item.size)}"${item.bold ? ' fo:font-weight="bold"' : ''}${item.italic ? ' fo:font-style="italic"' : ''}/>`,
  )
  return `<table:table-cell table:style-name="${style}" office:value-type="string"><text:p>${escapeXml(line)}</text:p></table:table-cell>`
}

function placeTable(
  table: Table,
  column: number,
  from: number,
  styles: Styles,
  at: (row: number, height: number) => Row,
): void {
  const grid = gridOf(table)
  const heights = Array(table.rows).fill(0) as number[]
  for (const cell of [...table.cells].sort((a, b) => a.rs - b.rs)) {
    const height = cell.lines * Math.max(table.leading, table.size * 1.2) + 2 * table.padding[1] + 1
    const own = heights.slice(cell.r, cell.r + cell.rs).reduce((sum, one) => sum + one, 0)
    if (height > own) heights[cell.r + cell.rs - 1]! += height - own
  }
  grid.forEach((row, r) => {
    const line = at(from + r, heights[r]!)
    row.forEach((cell, c) => {
      if (cell.r === r && cell.c === c) line.cells.set(column + c, cellXml(table, cell, styles))
      else line.covered.add(column + c)
    })
  })
}

function cellXml(table: Table, cell: Cell, styles: Styles): string {
  const align = { left: 'start', right: 'end', center: 'center' }[cell.align]
  const wrap = cell.lines > 1 ? ' fo:wrap-option="wrap"' : ''
  const style = styles.name(
    'table-cell',
    `<style:table-cell-properties ${cellProperties(table, cell)} fo:padding="${pt(Math.min(table.padding[0], 4))}" style:text-align-source="fix"${wrap}/>` +
      `<style:paragraph-properties fo:text-align="${align}" fo:margin-left="0pt"/>` +
      `<style:text-properties fo:font-size="${pt(table.size)}"${cell.bold ? ' fo:font-weight="bold"' : ''}${cell.inverse ? ' fo:color="#ffffff"' : ''}/>`,
  )
  const spans =
    cell.cs * cell.rs > 1
      ? ` table:number-columns-spanned="${cell.cs}" table:number-rows-spanned="${cell.rs}"`
      : ''
  if (!cell.text) return `<table:table-cell table:style-name="${style}"${spans}/>`
  return `<table:table-cell table:style-name="${style}"${spans} office:value-type="string"><text:p>${escapeXml(printed(cell))}</text:p></table:table-cell>`
}

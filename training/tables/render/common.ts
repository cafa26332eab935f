import type { Item } from '../page.ts'
import { type Cell, printed, type Table } from '../table.ts'

/** Widths of the rules on the four sides of a cell; 0 where there is none. */
export interface Edges {
  top: number
  right: number
  bottom: number
  left: number
}

/** The rules on a cell's sides. A side counts where a rule runs along the whole of it. */
export function edgesOf(table: Table, cell: Cell): Edges {
  const across = (r: number): number =>
    table.rules.find(
      (rule) => rule.r1 === r && rule.r2 === r && rule.c1 <= cell.c && rule.c2 >= cell.c + cell.cs,
    )?.width ?? 0
  const down = (c: number): number =>
    table.rules.find(
      (rule) => rule.c1 === c && rule.c2 === c && rule.r1 <= cell.r && rule.r2 >= cell.r + cell.rs,
    )?.width ?? 0
  return {
    top: across(cell.r),
    bottom: across(cell.r + cell.rs),
    left: down(cell.c),
    right: down(cell.c + cell.cs),
  }
}

/** Title and notes become paragraphs around the bare table. */
export function withCaption(table: Table): Item[] {
  const title: Item[] = table.title
    ? [
        {
          kind: 'paragraph',
          text: table.title.text,
          size: table.size,
          bold: !table.title.below,
          after: 4,
        },
      ]
    : []
  const notes = table.notes.map(
    (text): Item => ({ kind: 'paragraph', text, size: Math.max(6, table.size - 1.5), after: 2 }),
  )
  const bare: Item = { kind: 'table', table }
  const space: Item = { kind: 'space', height: 5 }
  const below = table.title?.below ?? false
  return [
    ...(below ? [] : title),
    bare,
    space,
    ...(below ? title : []),
    ...notes,
    { kind: 'space', height: table.size },
  ]
}

/** Cells of a row from left to right. */
export const rowCells = (table: Table, r: number): Cell[] =>
  table.cells.filter((cell) => cell.r === r).sort((a, b) => a.c - b.c)

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export { printed }

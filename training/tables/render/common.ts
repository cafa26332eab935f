import type { Item } from '../page.ts'
import { type Cell, printed, type Table, type Title } from '../table.ts'

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

/** Title and notes become paragraphs around the bare table, or the title a row of what is printed. */
export function withCaption(table: Table): Item[] {
  const { title: own } = table
  const title: Item[] = own && !own.row ? [{ kind: 'paragraph', ...own }] : []
  const notes = table.notes.map(
    (text): Item => ({ kind: 'paragraph', text, size: Math.max(6, table.size - 1.5), after: 2 }),
  )
  const bare: Item = { kind: 'table', table: own?.row ? withTitleRow(table, own) : table }
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

/** The title in a row over all columns; the rules at the table's sides run along it where it is framed. */
function withTitleRow(table: Table, { text, bold, align, row }: Title): Table {
  const count = table.columns.length
  const down = (r: number, rule: Table['rules'][number]): number => {
    const isSide = rule.c1 === rule.c2 && (rule.c1 === 0 || rule.c1 === count)
    return r === 0 && isSide && row!.framed ? 0 : r + 1
  }
  const rules = table.rules.map((rule) => ({
    ...rule,
    ...{ r1: down(rule.r1, rule), r2: rule.r2 + 1 },
  }))
  const top = rules
    .filter(({ r1, r2 }) => r1 === 1 && r2 === 1)
    .map((rule) => ({ ...rule, r1: 0, r2: 0 }))
  const title: Cell = {
    ...{ r: 0, c: 0, rs: 1, cs: count, text, align, valign: 'middle', bold, lines: 1 },
    ...(row!.fill !== undefined && { fill: row!.fill, inverse: row!.inverse }),
  }
  return {
    ...table,
    rows: table.rows + 1,
    heads: table.heads > 0 ? table.heads + 1 : 0,
    cells: [title, ...table.cells.map((cell) => ({ ...cell, r: cell.r + 1 }))],
    rules: row!.framed ? [...rules, ...top] : rules,
    kinds: ['head', ...table.kinds],
  }
}

/** Cells of a row from left to right. */
export const rowCells = (table: Table, r: number): Cell[] =>
  table.cells.filter((cell) => cell.r === r).sort((a, b) => a.c - b.c)

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export { printed }

import type { Layout } from './layout.ts'
import { gridOf, type Rule, type Table } from './table.ts'

type Unruled = Omit<Table, 'rules'>

/** The rules of a layout's style, cut where they would run through a cell. */
export function rulesOf(table: Unruled, layout: Layout): Rule[] {
  const { rows, heads, kinds } = table
  const columns = table.columns.length
  const width = layout.ruleWidth
  const bold = width * 2
  const across = new Map<number, number>()
  const down = new Map<number, number>()
  const every = (map: Map<number, number>, from: number, to: number): void => {
    for (let at = from; at <= to; at++) map.set(at, width)
  }
  switch (layout.rules) {
    case 'none':
      break
    case 'head':
      if (heads) across.set(heads, width)
      break
    case 'three':
      across.set(0, bold).set(rows, bold)
      if (heads) across.set(heads, width)
      break
    case 'horizontal':
      every(across, heads ? 1 : 0, rows)
      break
    case 'partial':
      across.set(0, width).set(rows, width)
      kinds.forEach((kind, r) => {
        if (kind === 'total' || kind === 'subtotal') across.set(r, width)
      })
      break
    case 'grid':
      every(across, 0, rows)
      every(down, 0, columns)
      break
    case 'box':
      across.set(0, bold).set(rows, bold)
      down.set(0, bold).set(columns, bold)
      if (heads) across.set(heads, width)
      break
    case 'open':
      every(across, 0, rows)
      every(down, 1, columns - 1)
      break
    case 'vertical':
      every(down, 1, columns - 1)
      if (heads) across.set(heads, width)
      break
    case 'sections':
      across.set(rows, width)
      if (heads) across.set(heads, width)
      kinds.forEach((kind, r) => {
        if (kind !== 'data' && kind !== 'head') across.set(r, width)
      })
  }
  const rules = cut(table, across, down)
  // Under a head over several columns a rule of its own, in the styles that have few.
  if (layout.spanRule && ['three', 'partial', 'head', 'horizontal'].includes(layout.rules))
    for (const cell of table.cells) {
      const below = cell.r + cell.rs
      if (cell.cs > 1 && below < heads && !across.has(below))
        rules.push({ r1: below, r2: below, c1: cell.c, c2: cell.c + cell.cs, width })
    }
  return rules
}

function cut(table: Unruled, across: Map<number, number>, down: Map<number, number>): Rule[] {
  const grid = gridOf(table)
  const columns = table.columns.length
  const rules: Rule[] = []
  for (const [r, width] of across)
    for (let c = 0; c < columns; c++) {
      if (r > 0 && r < table.rows && grid[r]![c] === grid[r - 1]![c]) continue
      const last = rules.at(-1)
      if (last && last.r1 === r && last.r2 === r && last.c2 === c) last.c2++
      else rules.push({ r1: r, r2: r, c1: c, c2: c + 1, width })
    }
  for (const [c, width] of down)
    for (let r = 0; r < table.rows; r++) {
      if (c > 0 && c < columns && grid[r]![c] === grid[r]![c - 1]) continue
      const last = rules.at(-1)
      if (last && last.c1 === c && last.c2 === c && last.r2 === r) last.r2++
      else rules.push({ r1: r, r2: r + 1, c1: c, c2: c, width })
    }
  return rules
}

import { type Face, linesOf, longestWord, textWidth } from '../kit/width.ts'
import type { BodyRow, Content } from './content.ts'
import type { Layout } from './layout.ts'
import { rulesOf } from './rules.ts'
import { type Cell, gridOf, type Table } from './table.ts'

/** Thrown where the content does not fit into the width; the caller asks for another. */
export class TooWide extends Error {}

/** Puts content into a layout's form, at most `room` points wide. Throws TooWide. */
export function buildTable(content: Content, layout: Layout, room: number): Table {
  const heads = layout.noHead ? 0 : content.columns[0]!.heads.length
  const cells = [...(heads ? headCells(content, layout) : []), ...bodyCells(content, layout, heads)]
  const kinds = [...Array<'head'>(heads).fill('head'), ...content.body.map(({ kind }) => kind)]
  const base = {
    rows: heads + content.body.length,
    heads,
    kinds,
    family: layout.family,
    size: layout.size,
    leading: layout.size * layout.leading,
    padding: [layout.gutter, layout.above] as const,
    ruleGrey: layout.ruleGrey,
    place: layout.place,
    notes: content.notes,
  }
  const widths = fitted(content, cells, layout, room)
  const columns = content.columns.map(({ align, wrap }, c) => ({
    width: widths[c]!,
    align: bodyAlign(align, layout),
    wrap: wrap ?? false,
  }))
  for (const cell of cells) {
    const inner = spanned(widths, cell) - 2 * layout.gutter
    cell.lines = cell.rotated ? 1 : linesOf(cell.text, inner, faceOf(cell, layout)).length
  }
  const table = { ...base, cells, columns, rules: [] }
  if (layout.leaders) addLeaders(table, layout)
  return { ...table, rules: rulesOf(table, layout) }
}

const faceOf = (cell: Pick<Cell, 'bold'>, layout: Layout): Face => ({
  family: layout.family,
  size: layout.size,
  ...(cell.bold && { bold: true }),
})

const bodyAlign = (align: Cell['align'], layout: Layout): Cell['align'] =>
  align === 'right' ? layout.figureAlign : align

/** Equal neighbours in an upper row share a cell; what is blank below belongs to the one above. */
function headCells(content: Content, layout: Layout): Cell[] {
  const levels = content.columns[0]!.heads.length
  const cells: Cell[] = []
  const at = (r: number, c: number): string => content.columns[c]!.heads[r]!
  const same = (r: number, a: number, b: number): boolean => {
    for (let row = 0; row <= r; row++) if (at(row, a) !== at(row, b)) return false
    return true
  }
  for (let r = 0; r < levels; r++)
    for (let c = 0; c < content.columns.length; c++) {
      const text = at(r, c)
      if (
        r > 0 &&
        !text &&
        cells.some((o) => o.r < r && o.r + o.rs > r && o.c <= c && o.c + o.cs > c)
      )
        continue
      let cs = 1
      if (text && r < levels - 1) while (c + cs < content.columns.length && same(r, c, c + cs)) cs++
      let rs = 1
      while (r + rs < levels && at(r + rs, c) === '' && (text || r === 0)) rs++
      const column = content.columns[c]!
      const align =
        cs > 1
          ? layout.spanAlign
          : layout.headAlign === 'body'
            ? bodyAlign(column.align, layout)
            : layout.headAlign
      const lowest = r + rs === levels
      cells.push({
        ...{ r, c, rs, cs, text, align, lines: 1 },
        valign: layout.headValign,
        ...(layout.headBold && { bold: true }),
        ...(layout.headFill !== undefined && { fill: layout.headFill, inverse: layout.inverse }),
        ...(layout.rotated && lowest && cs === 1 && c > 0 && text.length > 3 && { rotated: true }),
      })
      c += cs - 1
    }
  return cells
}

function bodyCells(content: Content, layout: Layout, heads: number): Cell[] {
  const cells: Cell[] = []
  const above: (Cell | undefined)[] = []
  content.body.forEach((row, at) => {
    const r = heads + at
    const fill = fillOf(row, at, layout)
    const bold = row.kind === 'total' || (row.kind === 'section' && layout.headBold)
    const common = {
      r,
      rs: 1,
      lines: 1,
      valign: layout.valign,
      ...(fill !== undefined && { fill }),
    }
    if (row.kind === 'section') {
      const cs = layout.sectionSpan ? content.columns.length : 1
      const text = row.cells[0]!
      cells.push({ ...common, c: 0, cs, text, align: 'left', ...(bold && { bold }) })
      for (let c = cs; c < content.columns.length; c++)
        cells.push({ ...common, c, cs: 1, text: '', align: 'left' })
      above.length = 0
      return
    }
    row.cells.forEach((text, c) => {
      if (text === null) {
        above[c]!.rs++
        return
      }
      const cell: Cell = {
        ...{ ...common, c, cs: 1, text, align: bodyAlign(content.columns[c]!.align, layout) },
        ...((bold || (layout.stubBold && c === 0)) && { bold: true }),
      }
      above[c] = cell
      cells.push(cell)
    })
  })
  for (const cell of cells) if (cell.rs > 1 && layout.valign === 'middle') cell.valign = 'middle'
  return cells
}

function fillOf(row: BodyRow, at: number, layout: Layout): number | undefined {
  if (row.kind === 'section' && layout.sectionFill !== undefined) return layout.sectionFill
  return layout.zebra && at % 2 ? 0.93 : undefined
}

/** Gutters of less, a side, are a sheet's; in points. */
const TIGHT = 1.3

const spanned = (widths: readonly number[], cell: Cell): number =>
  widths.slice(cell.c, cell.c + cell.cs).reduce((sum, width) => sum + width, 0)

/** Widths of the columns: what does not wrap has its room, what wraps shares the rest. */
function fitted(content: Content, cells: readonly Cell[], layout: Layout, room: number): number[] {
  // Sheets give columns the width of their texts, and no more.
  const [more, some] = layout.gutter < TIGHT ? [1.005, 0.3] : [1.03, 1]
  const slack = (width: number): number => (width ? width * more + some : 0) + 2 * layout.gutter
  const least: number[] = []
  const whole: number[] = []
  content.columns.forEach(({ wrap }, c) => {
    const own = cells.filter((cell) => cell.c === c && cell.cs === 1)
    const upright = own.filter(({ rotated }) => !rotated)
    const widest = (of: readonly Cell[]): number =>
      Math.max(8, ...of.map((cell) => textWidth(cell.text, faceOf(cell, layout))))
    const words = Math.max(
      8,
      ...upright.map((cell) => longestWord(cell.text, faceOf(cell, layout))),
    )
    const headCell = (cell: Cell): boolean =>
      cell.r < content.columns[0]!.heads.length && !layout.noHead
    const body = widest(own.filter((cell) => !headCell(cell)))
    // Heads wrap where the figures below are narrow.
    whole.push(slack(Math.max(body, words)))
    least.push(slack(wrap ? words : Math.max(body, words)))
  })
  const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0)
  if (sum(least) > room) throw new TooWide(`${Math.round(sum(least))} points, not ${room}`)
  const wanted = whole.map((width, c) => {
    if (!content.columns[c]!.wrap) return width
    const share = { none: 1, some: 0.45, many: 0.26 }[layout.lines]
    return Math.max(least[c]!, Math.min(width, width * share))
  })
  let widths = wanted
  if (sum(wanted) > room) {
    const over = sum(wanted) - room
    const give = sum(wanted) - sum(least)
    widths = wanted.map((width, c) => width - ((width - least[c]!) * over) / give)
  }
  // A head over several columns needs its longest word, or the whole where there is room.
  for (const cell of cells) {
    if (cell.cs < 2 || cell.r >= content.columns[0]!.heads.length) continue
    const face = faceOf(cell, layout)
    const full = slack(textWidth(cell.text, face)) - spanned(widths, cell)
    const lack =
      sum(widths) + full < room ? full : slack(longestWord(cell.text, face)) - spanned(widths, cell)
    if (lack > 0) for (let c = cell.c; c < cell.c + cell.cs; c++) widths[c]! += lack / cell.cs
  }
  if (sum(widths) > room + 0.5) throw new TooWide('heads are too wide')
  const spare = room - sum(widths)
  if (!layout.stretch || spare <= 0) return widths
  const part = Math.min(spare, sum(widths) * 0.8)
  return widths.map((width) => width + (part * width) / sum(widths))
}

function addLeaders(
  table: Pick<Table, 'cells' | 'rows' | 'columns' | 'heads'>,
  layout: Layout,
): void {
  const grid = gridOf(table)
  for (let r = table.heads; r < table.rows; r++) {
    const cell = grid[r]![0]!
    if (cell.cs > 1 || cell.rs > 1 || cell.lines > 1 || cell.align !== 'left' || !cell.text)
      continue
    const face = faceOf(cell, layout)
    const gap = table.columns[0]!.width - 2 * layout.gutter - textWidth(cell.text, face) * 1.06
    const dots = Math.floor(gap / textWidth('.', face) - 2)
    if (dots > 3) cell.leader = ` ${'.'.repeat(dots)}`
  }
}

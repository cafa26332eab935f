import type { Item, Paper } from '../page.ts'
import type { Cell, Table } from '../table.ts'
import { gridOf } from '../table.ts'
import { printed, rowCells, withCaption } from './common.ts'

const LETTERS: Readonly<Record<string, string>> = { Times: 'T', Helvetica: 'H', Pagella: 'P' }

const escaped = (text: string): string => {
  const safe = text.replace(/\\/g, '\\e').replace(/−/g, '\\[mi]')
  return /^[.']/.test(safe) ? `\\&${safe}` : safe
}

/** A paper for groff with the ms macros and tbl. */
export function groffOf(paper: Paper): string {
  const { width, height, margin } = paper.page
  const first = paper.items.find((item) => item.kind === 'table')
  const size = first?.kind === 'table' ? first.table.size : 10
  return `.pl ${height}p
.nr PO ${margin}p
.nr LL ${width - 2 * margin}p
.nr HM ${margin}p
.nr FM ${margin}p
.nr PS ${Math.round(size)}
.nr VS ${Math.round(size * 1.25)}
.nr HY 0
.fam ${LETTERS[paper.family] ?? 'T'}
.ds CH
${paper.items.map(itemGroff).join('\n')}
`
}

function itemGroff(item: Item): string {
  switch (item.kind) {
    case 'paragraph': {
      const { text, bold, italic, indent = 0, fixed } = item
      const font = bold ? '\\fB' : italic ? '\\fI' : ''
      if (fixed) return `.nf\n.ft CR\n${escaped(text) || '\\&'}\n.ft\n.fi`
      return `.LP\n.in ${indent}p\n.ps ${item.size}\n.vs ${item.size * 1.25}p\n.ad ${item.align === 'justify' ? 'b' : item.align === 'right' ? 'r' : 'l'}\n${font}${escaped(text)}${font ? '\\fP' : ''}\n.br\n.sp ${((item.after ?? 6) * 0.3).toFixed(1)}p`
    }
    case 'table':
      return withCaption(item.table)
        .map((part) => (part.kind === 'table' ? tbl(part.table) : itemGroff(part)))
        .join('\n')
    case 'rule':
      return ".LP\n\\l'\\n(.lu'"
    case 'space':
      return `.sp ${item.height}p`
    case 'newpage':
      return '.bp'
    default:
      throw new Error(`groff prints no ${item.kind}`)
  }
}

function tbl(table: Table): string {
  const bars = new Set(table.rules.filter((rule) => rule.c1 === rule.c2).map((rule) => rule.c1))
  const framed = bars.has(0) && table.rules.some((rule) => rule.r1 === 0 && rule.r2 === 0)
  const gap = Math.max(1, Math.round((2 * table.padding[0]) / (table.size * 0.5)))
  const formats: string[] = []
  const lines: string[] = []
  for (let r = 0; r <= table.rows; r++) {
    const rules = table.rules.filter((rule) => rule.r1 === r && rule.r2 === r)
    if (rules.length && !(framed && (r === 0 || r === table.rows))) {
      const [only] = rules
      if (rules.length === 1 && only!.c1 === 0 && only!.c2 === table.columns.length) lines.push('_')
      else {
        formats.push(format(table, r, gap, bars, true))
        const covered = table.columns.map((_, c) =>
          rules.some((rule) => rule.c1 <= c && rule.c2 > c) ? '_' : '',
        )
        lines.push(covered.join('\t'))
      }
    }
    if (r === table.rows) break
    formats.push(format(table, r, gap, bars, false))
    lines.push(dataLine(table, r))
    if (table.padding[1] > 2 && r + 1 < table.rows && !rules.length)
      lines.push(`.sp ${(table.padding[1] - 1).toFixed(1)}p`)
  }
  const options = [...(table.place === 'center' ? ['center'] : []), ...(framed ? ['box'] : [])]
  return `.in 0
.ps ${table.size}
.vs ${table.leading.toFixed(1)}p
.TS
${options.join(' ')}${options.length ? ' ' : ''}nospaces tab(\t);
${formats.join('\n')}.
${lines.join('\n')}
.TE`
}

function format(
  table: Table,
  r: number,
  gap: number,
  bars: ReadonlySet<number>,
  rule: boolean,
): string {
  const grid = gridOf(table)
  const keys = table.columns.map((column, c) => {
    const bar = bars.has(c) && c > 0 ? '| ' : ''
    const width =
      column.wrap || multiline(table, c)
        ? `w(${(column.width - 2 * table.padding[0]).toFixed(1)}p)`
        : ''
    const last = c === table.columns.length - 1 ? '' : String(gap)
    if (rule) return `${bar}l${last}`
    const cell = grid[r]![c]!
    if (cell.r < r) return `${bar}^${last}`
    if (cell.c < c) return `s${last}`
    const letter = { left: 'l', right: 'r', center: 'c' }[cell.align]
    return `${bar}${letter}${last}${cell.bold ? 'b' : ''}${cell.valign === 'top' ? 't' : ''}${cell.cs === 1 ? width : ''}`
  })
  return keys.join(' ')
}

const multiline = (table: Table, c: number): boolean =>
  table.cells.some((cell) => cell.c === c && cell.cs === 1 && cell.lines > 1)

function dataLine(table: Table, r: number): string {
  const own = rowCells(table, r)
  const parts: string[] = []
  for (let c = 0; c < table.columns.length; c++) {
    const cell = own.find((one) => one.c === c)
    if (!cell) {
      const above = table.cells.find((one) => one.c === c && one.r < r && one.r + one.rs > r)
      parts.push(above ? '\\^' : '')
      continue
    }
    parts.push(entry(table, cell))
    c += cell.cs - 1
  }
  return parts.join('\t')
}

function entry(table: Table, cell: Cell): string {
  const text = escaped(printed(cell))
  if (cell.lines === 1 && !(table.columns[cell.c]!.wrap && cell.text.length > 30)) {
    // A rule, or a span, by mistake: what tbl would take for one stands behind an empty sign.
    return /^[_=]$/.test(text) ? `\\&${text}` : text
  }
  const adjust = { left: '.ad l', right: '.ad r', center: '.ad c' }[cell.align]
  return `T{\n${adjust}\n${text}\nT}`
}

import { linesOf } from '../../kit/width.ts'
import type { Item, Paper } from '../page.ts'
import { type Cell, printed, type Table } from '../table.ts'
import { escapeXml, rowCells, withCaption } from './common.ts'

/** A paper as lines of fixed pitch, as programs of old printed reports. */
export function reportOf(paper: Paper, dashes: string): { markup: string; font: string } {
  const first = paper.items.find((item) => item.kind === 'table')
  const size = first?.kind === 'table' ? first.table.size : 8
  const most = Math.floor(495 / (size * 0.602)) - 1
  return {
    markup: paper.items.flatMap((item) => itemLines(item, most, dashes)).join('\n'),
    font: `Liberation Mono ${size * 0.75}`,
  }
}

const wrapped = (text: string, columns: number): string[] =>
  linesOf(text, columns * 0.602 + 0.01, { family: 'Liberation Mono', size: 1 })

function itemLines(item: Item, most: number, dashes: string): string[] {
  switch (item.kind) {
    case 'paragraph':
      return [
        ...wrapped(item.text, most - Math.round((item.indent ?? 0) / 6)).map((line) =>
          item.bold
            ? `<b>${escapeXml(line)}</b>`
            : escapeXml(' '.repeat((item.indent ?? 0) / 6) + line),
        ),
        ...((item.after ?? 6) > 3 ? [''] : []),
      ]
    case 'table':
      return withCaption(item.table).flatMap((part) =>
        part.kind === 'table'
          ? tableLines(part.table, most, dashes)
          : itemLines(part, most, dashes),
      )
    case 'rule':
      return [dashes.repeat(most)]
    case 'space':
      return item.height > 8 ? [''] : []
    default:
      throw new Error(`a report has no ${item.kind}`)
  }
}

/** Columns in letters; throws where the report is too narrow. */
function tableLines(table: Table, most: number, dashes: string): string[] {
  const gap = Math.max(1, Math.round((2 * table.padding[0]) / 5))
  const boxed = table.rules.some((rule) => rule.c1 === rule.c2)
  const widths = table.columns.map(({ width }) =>
    Math.ceil((width - 2 * table.padding[0]) / (table.size * 0.602)),
  )
  const glue = boxed ? ' | ' : ' '.repeat(gap)
  const total =
    widths.reduce((sum, width) => sum + width, 0) +
    glue.length * (widths.length - 1) +
    (boxed ? 4 : 0)
  if (total > most) throw new RangeError(`${total} letters in a line of ${most}`)
  const lines: string[] = []
  for (let r = 0; r <= table.rows; r++) {
    const rules = table.rules.filter((rule) => rule.r1 === r && rule.r2 === r)
    if (rules.length) lines.push(ruleLine(table, widths, glue, rules, boxed, dashes, total))
    if (r < table.rows) lines.push(...rowLines(table, r, widths, glue, boxed))
  }
  return lines
}

function ruleLine(
  table: Table,
  widths: readonly number[],
  glue: string,
  rules: readonly { c1: number; c2: number }[],
  boxed: boolean,
  dashes: string,
  total: number,
): string {
  if (boxed) return `+-${widths.map((width) => '-'.repeat(width)).join('-+-')}-+`
  if (dashes === '=') return '='.repeat(total)
  return table.columns
    .map((_, c) =>
      (rules.some((rule) => rule.c1 <= c && rule.c2 > c) ? '-' : ' ').repeat(widths[c]!),
    )
    .join(glue)
    .trimEnd()
}

function rowLines(
  table: Table,
  r: number,
  widths: readonly number[],
  glue: string,
  boxed: boolean,
): string[] {
  const cells = rowCells(table, r)
  const width = (cell: Cell): number =>
    widths.slice(cell.c, cell.c + cell.cs).reduce((sum, one) => sum + one, 0) +
    glue.length * (cell.cs - 1)
  const blocks = cells.map((cell) => ({ cell, lines: wrapped(printed(cell), width(cell)) }))
  const height = Math.max(1, ...blocks.map(({ lines }) => lines.length))
  return Array.from({ length: height }, (_, at) => {
    const parts: string[] = []
    for (let c = 0; c < widths.length; c++) {
      const block = blocks.find(({ cell }) => cell.c === c)
      if (!block) {
        parts.push(' '.repeat(widths[c]!))
        continue
      }
      const { cell, lines } = block
      const shift = {
        top: 0,
        middle: Math.floor((height - lines.length) / 2),
        bottom: height - lines.length,
      }[cell.valign]
      const text = lines[at - shift] ?? ''
      const room = width(cell) - [...text].length
      const left = { left: 0, right: room, center: Math.floor(room / 2) }[cell.align]
      const padded = ' '.repeat(Math.max(0, left)) + text + ' '.repeat(Math.max(0, room - left))
      parts.push(cell.bold ? `<b>${escapeXml(padded)}</b>` : escapeXml(padded))
      c += cell.cs - 1
    }
    const line = parts.join(glue)
    return boxed ? `| ${line} |` : line.trimEnd()
  })
}

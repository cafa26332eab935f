import type { Sheet } from '../document/extraction.ts'
import type { CellValue } from '../document/table.ts'
import { DESCRIPTIONS } from './catalogue.ts'
import type { Output } from './output.ts'
import { cellsByPlace, chosenSheets, emptyWarnings, type NumberedSheet } from './sheet-choice.ts'

/**
 * A line a row of every sheet, or of the chosen one: its values by the names of their columns, numbers
 * and days typed, null where a cell is empty.
 */
export const jsonl: Output = {
  ...DESCRIPTIONS.jsonl,
  write: async (input) =>
    new TextEncoder().encode(chosenSheets(input, input.options.table).flatMap(linesOf).join('')),
  warnings: (input) => emptyWarnings(input, input.options.table),
}

function linesOf({ number, sheet }: NumberedSheet): string[] {
  const names = columnNames(sheet).map((name) => JSON.stringify(name))
  const rows = cellsByPlace<CellValue>(sheet, null, ({ text, value }) => value ?? (text || null))
  const start = `{"table":${number},"name":${JSON.stringify(sheet.name)}`
  return rows.slice(sheet.headerRows).map((row, i) => {
    // Written by hand: names that are numbers, such as years, keep their order.
    const values = row.map((value, column) => `${names[column]}:${JSON.stringify(value)}`)
    return `${start},"row":${i + 1},"values":{${values.join(',')}}}\n`
  })
}

/** Of each column the texts of its heads from top to bottom; no two are the same. */
function columnNames({ headerRows, columnCount, cells }: Sheet): string[] {
  const heads = Array.from({ length: columnCount }, (): string[] => [])
  const above = cells.filter(({ row, text }) => row < headerRows && text.trim() !== '')
  for (const { column, columnSpan, text } of above.sort((a, b) => a.row - b.row))
    for (const head of heads.slice(column, column + columnSpan)) head.push(text)
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  return heads.map((texts, i) => {
    const own = texts.join(' ').replace(/\s+/g, ' ') || `column ${i + 1}`
    let name = own
    for (let n = counts.get(own) ?? 1; taken.has(name); counts.set(own, n)) name = `${own} (${++n})`
    taken.add(name)
    return name
  })
}

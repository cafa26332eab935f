import { europeanDigits } from '../document/digits.ts'
import type { Cell, Table } from '../document/table.ts'
import { type Notation, notationOf, valuesOfColumn } from '../fields/column.ts'

/**
 * The same tables with the values of their body cells read, column by column. A column that does
 * not tell how its figures are written is read as its table is, or else as all tables are.
 */
export function withValues(tables: readonly Table[]): Table[] {
  const ofAll = notationOf(tables.flatMap(bodyTexts))
  return tables.map((table) => {
    const own = notationOf(bodyTexts(table))
    const around: Notation = {
      decimalSign: own.decimalSign ?? ofAll.decimalSign,
      dateOrder: own.dateOrder ?? ofAll.dateOrder,
    }
    const columns = new Map<number, Cell[]>()
    for (const cell of table.cells) {
      if (cell.row < table.headerRows) continue
      const column = columns.get(cell.column)
      if (column) column.push(cell)
      else columns.set(cell.column, [cell])
    }
    const values = new Map<Cell, Cell['value']>()
    for (const cells of columns.values()) {
      const read = valuesOfColumn(
        cells.map((cell) => europeanDigits(cell.text)),
        around,
      )
      cells.forEach((cell, i) => {
        values.set(cell, read[i] ?? null)
      })
    }
    const cells = table.cells.map((cell) => ({ ...cell, value: values.get(cell) ?? null }))
    return { ...table, cells }
  })
}

const bodyTexts = (table: Table): string[] =>
  table.cells
    .filter((cell) => cell.row >= table.headerRows)
    .map((cell) => europeanDigits(cell.text))

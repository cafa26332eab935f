import type { Sheet, Warning } from '../document/extraction.ts'
import type { WriteInput } from './output.ts'

/** A sheet that holds something, under its number from 1, by which callers name it. */
export interface NumberedSheet {
  readonly number: number
  readonly sheet: Sheet
}

/** The sheets a file is made of, without those nothing was found for. @param number null = all */
export const chosenSheets = ({ extraction }: WriteInput, number: number | null): NumberedSheet[] =>
  extraction.sheets.flatMap((sheet, i) =>
    sheet.isEmpty || (number !== null && number !== i + 1) ? [] : { number: i + 1, sheet },
  )

/** What is said of a file that has nothing in it. @param number as for `chosenSheets` */
export function emptyWarnings(input: WriteInput, number: number | null): Warning[] {
  const { sheets, warnings } = input.extraction
  if (chosenSheets(input, number).length > 0) return []
  if (warnings.some(({ code }) => code === 'NOTHING_FOUND')) return []
  const message =
    number !== null && number > sheets.length
      ? `there is no table ${number}: the result has ${sheets.length}`
      : `nothing was found for ${number === null ? 'any table' : `table ${number}`} of the result`
  return [{ code: 'NOTHING_FOUND', message }]
}

/** Row-major cells; a spanning cell stands at its top left place. */
export function cellsByPlace<T>(
  { rowCount, columnCount, cells }: Sheet,
  empty: T,
  of: (cell: Sheet['cells'][number]) => T,
): T[][] {
  const rows = Array.from({ length: rowCount }, () => new Array<T>(columnCount).fill(empty))
  for (const cell of cells) {
    const row = rows[cell.row]
    if (row) row[cell.column] = of(cell)
  }
  return rows
}

import type exceljs from 'exceljs'
import type { SheetCell } from '../document/extraction.ts'
import { shownText } from './column-looks.ts'
import { dateFormat, numberFormat } from './number-format.ts'

/** What the file format can hold. */
export const MOST_ROWS = 1_048_576
export const MOST_COLUMNS = 16_384
const LONGEST_TEXT = 32_767
/** Characters XML cannot carry. */
const UNWRITABLE = /[[\p{Cc}--[\t\n\r]]\ufffe\uffff]/gv
/** Days before this one have other numbers in Excel (its 1900 was a leap year). */
const FIRST_DAY = '1900-03-01'
/** Texts that a program would take for a number when a person edits them. */
const NUMBER_LIKE = /^[-+(]?\d[\d.,\s]*\)?$/
const AS_TEXT = '@'

/** How a cell is set, beyond what it says. */
export interface CellLook {
  readonly isHead: boolean
  readonly wraps: boolean
  /** Its column is mostly numbers, which stand to the right. */
  readonly isAmongFigures: boolean
  /** Cells of its row have several lines. */
  readonly isTall: boolean
}

/**
 * Puts a cell into a worksheet: its value typed and shown as printed, else its text.
 *
 * @param shift rows between the sheet's first one and the worksheet's
 */
export function writeCell(
  target: exceljs.Worksheet,
  cell: SheetCell,
  look: CellLook,
  shift: number,
): void {
  const { column, text, value } = cell
  const row = cell.row + shift
  if (row >= MOST_ROWS || column >= MOST_COLUMNS) return
  const bottom = Math.min(row + cell.rowSpan, MOST_ROWS)
  const right = Math.min(column + cell.columnSpan, MOST_COLUMNS)
  const isMerged = bottom > row + 1 || right > column + 1
  if (text === '' && value === null && !isMerged) return
  const place = target.getCell(row + 1, column + 1)
  if (isMerged) target.mergeCells(row + 1, column + 1, bottom, right)
  if (typeof value === 'number' && Number.isFinite(value)) {
    place.value = value
    place.numFmt = numberFormat(text, value)
  } else if (typeof value === 'string' && value >= FIRST_DAY) {
    place.value = new Date(`${value}T00:00:00Z`)
    place.numFmt = dateFormat(text, value)
  } else if (text !== '') {
    place.value = writable(shownText(cell))
    if (NUMBER_LIKE.test(text)) place.numFmt = AS_TEXT
  }
  if (look.isHead) place.font = { bold: true }
  const alignment = alignmentOf(cell, look)
  if (Object.keys(alignment).length > 0) place.alignment = alignment
}

/** A text without what the format cannot carry. */
export const writable = (text: string): string =>
  text.toWellFormed().replace(UNWRITABLE, ' ').slice(0, LONGEST_TEXT)

function alignmentOf(cell: SheetCell, look: CellLook): Partial<exceljs.Alignment> {
  const isText = typeof cell.value !== 'number'
  const horizontal =
    look.isHead && cell.columnSpan > 1
      ? 'center'
      : look.isAmongFigures && isText && (look.isHead || !look.wraps)
        ? 'right'
        : null
  const vertical = cell.rowSpan > 1 ? 'middle' : look.isTall && !look.isHead ? 'top' : null
  return {
    ...(horizontal && { horizontal }),
    ...(vertical && { vertical }),
    ...(look.wraps && { wrapText: true }),
  }
}

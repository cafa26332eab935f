import type { Sheet, SheetCell } from '../document/extraction.ts'

/** How a column of a spreadsheet is shown. */
export interface ColumnLook {
  /** In characters; longer texts wrap. */
  readonly width: number
  /** Mostly numbers: its head, and a dash between them, stand to the right as they do. */
  readonly isFigures: boolean
}

const NARROWEST = 6
const WIDEST = 60
/** Room beside a text, in characters. */
const MARGIN = 2
/** A head takes at most about so many lines where its words allow it. */
const HEAD_LINES = 3
const MOSTLY = 0.5

/** Columns are as wide as what stands below their heads; heads wrap. */
export function columnLooks(sheet: Sheet): ColumnLook[] {
  const widths = new Array<number>(sheet.columnCount).fill(NARROWEST)
  const filled = new Array<number>(sheet.columnCount).fill(0)
  const figures = new Array<number>(sheet.columnCount).fill(0)
  for (const cell of sheet.cells) {
    const { column, row, text } = cell
    if (cell.columnSpan > 1 || text === '') continue
    const isHead = row < sheet.headerRows
    const wanted = (isHead ? headWidth(text) : longestLine(shownText(cell))) + MARGIN
    widths[column] = Math.min(WIDEST, Math.max(widths[column]!, wanted))
    if (isHead) continue
    filled[column]!++
    if (typeof cell.value === 'number') figures[column]!++
  }
  return widths.map((width, c) => ({
    width,
    isFigures: figures[c]! > MOSTLY * filled[c]!,
  }))
}

/** Whether a text needs more than one line in a column of this width. */
export const wraps = (text: string, width: number): boolean =>
  text.includes('\n') || text.length + MARGIN > width

/** Dots that lead the eye to the next column, at the end of a text. */
const LEADERS = /(?<!\s)\s*(?<!\.\s?)(?:\.\s?){4,}$/

/** What a spreadsheet shows of a cell that is no number: columns stand in line without dots. */
export const shownText = ({ text }: Pick<SheetCell, 'text'>): string => text.replace(LEADERS, '')

const headWidth = (text: string): number =>
  Math.max(Math.ceil(text.length / HEAD_LINES), ...text.split(/\s+/).map((word) => word.length))

const longestLine = (text: string): number =>
  text.split('\n').reduce((most, line) => Math.max(most, line.length), 0)

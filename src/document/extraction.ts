import type { Box } from './box.ts'
import type { Invoice } from './invoice.ts'
import type { Page } from './page.ts'
import type { PagePassages } from './passage.ts'
import type { Statement } from './statement.ts'
import type { CellValue } from './table.ts'

/** One cell of a spreadsheet; spans at least 1. */
export interface SheetCell {
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly columnSpan: number
  readonly text: string
  /** Written instead of the text where it is a number or an ISO date. */
  readonly value: CellValue
}

/** A spreadsheet view of one part of what was extracted. */
export interface Sheet {
  /** Wished for; outputs make it safe and unique. */
  readonly name: string
  readonly rowCount: number
  readonly columnCount: number
  readonly headerRows: number
  readonly cells: readonly SheetCell[]
  /** Nothing was found for it: what it has is for people, not for files of figures. */
  readonly isEmpty?: boolean
}

/** Additive note about an answer; never changes the result. */
export interface Warning {
  readonly code: string
  readonly message: string
  /** 1-based page it is about, and the place on it in points. */
  readonly page?: number
  readonly box?: Box
}

/** One of several papers of a document. */
export interface PaperExtraction {
  /** What its file is called, without an ending. */
  readonly name: string
  readonly pages: readonly Page[]
  readonly extraction: Extraction
}

/**
 * What a model made of the pages, in the three views that outputs write: `content` for JSON (in
 * wire names, added to the common fields), `sheets` for spreadsheets, `text` for people.
 */
export interface Extraction {
  readonly content: Readonly<Record<string, unknown>>
  readonly sheets: readonly Sheet[]
  readonly text: string
  readonly warnings: readonly Warning[]
  /** What the entries of pages say beside what all models say of them, by page number. */
  readonly pages?: ReadonlyMap<number, Readonly<Record<string, unknown>>>
  /** What stands on the pages in reading order, tables among it; looked for when it is asked for. */
  readonly passages?: () => readonly PagePassages[]
  /** Bank statements only: what import files are made of, an entry an account. */
  readonly statements?: readonly Statement[]
  /** Invoices only: what files for other programs are made of. */
  readonly invoice?: Invoice
  /** What it can be written as, the first of them in place of any other; all of the model's where missing. */
  readonly outputs?: readonly string[]
  /** Papers to be written into a file each, packed together. */
  readonly papers?: readonly PaperExtraction[]
}

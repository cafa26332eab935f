import type { EmbeddedFile } from './embedded-file.ts'
import type { RunningPart } from './passage.ts'

/** How dates are written for programs that ask for one order. */
export type DateFormat = 'MM/DD/YYYY' | 'DD/MM/YYYY'

/** Parts of a page as read that JSON can hold. */
export const PAGE_PARTS = ['words', 'rules', 'barcodes'] as const
export type PagePart = (typeof PAGE_PARTS)[number]

/** Running parts of pages that a reader may do without, by what requests call them. */
export const RUNNING_PARTS: ReadonlyMap<string, RunningPart> = new Map([
  ['headers', 'header'],
  ['footers', 'footer'],
  ['page_numbers', 'page_number'],
])

/** What a caller wishes of models and outputs, beyond their names. */
export interface ExtractOptions {
  /** null = as the document's country writes. */
  readonly dateFormat: DateFormat | null
  readonly ofxVersion: 102 | 220
  /** What a PDF is to conform to; null = as it is. */
  readonly pdfa: '2b' | null
  /** Which of a result's tables files of one table or of rows hold, from 1; null = the first, or all. */
  readonly table: number | null
  /** Labels whose values model `fields` looks for. */
  readonly fields: readonly string[]
  /** One record a page, or one a table row. */
  readonly fieldsMode: 'page' | 'list'
  /** What JSON says of each page beside its size. */
  readonly include: readonly PagePart[]
  /** What is left out of texts in reading order. */
  readonly exclude: readonly RunningPart[]
  /** Model `auto`: each of several papers by itself. */
  readonly split: boolean
  /** A PDF of which no pages were selected. */
  readonly wholePdf: boolean
  /** Files that the document carries, for models that read them. */
  readonly embedded: readonly EmbeddedFile[]
}

export const DEFAULT_OPTIONS: ExtractOptions = {
  dateFormat: null,
  ofxVersion: 102,
  pdfa: null,
  table: null,
  fields: [],
  fieldsMode: 'page',
  include: [],
  exclude: [],
  split: false,
  wholePdf: false,
  embedded: [],
}

/** How dates are written for programs that ask for one order. */
export type DateFormat = 'MM/DD/YYYY' | 'DD/MM/YYYY'

/** Parts of a page as read that JSON can hold. */
export const PAGE_PARTS = ['words', 'rules'] as const
export type PagePart = (typeof PAGE_PARTS)[number]

/** What a caller wishes of models and outputs, beyond their names. */
export interface ExtractOptions {
  /** null = as the document's country writes. */
  readonly dateFormat: DateFormat | null
  readonly ofxVersion: 102 | 220
  /** Labels whose values model `fields` looks for. */
  readonly fields: readonly string[]
  /** One record a page, or one a table row. */
  readonly fieldsMode: 'page' | 'list'
  /** What JSON says of each page beside its size. */
  readonly include: readonly PagePart[]
  /** A PDF of which no pages were selected. */
  readonly wholePdf: boolean
}

export const DEFAULT_OPTIONS: ExtractOptions = {
  dateFormat: null,
  ofxVersion: 102,
  fields: [],
  fieldsMode: 'page',
  include: [],
  wholePdf: false,
}

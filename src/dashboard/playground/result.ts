import type { Model } from '../api/api.ts'

/** Left, top, right, bottom in points; y down. */
export type Box = readonly [number, number, number, number]

export interface Word {
  readonly text: string
  readonly box: Box
  readonly confidence: number
}

/** A page as JSON results tell of it. */
export interface ResultPage {
  readonly page: number
  readonly width: number
  readonly height: number
  /** Degrees clockwise that were applied to the picture, the second after the first. */
  readonly rotation: number
  readonly skew: number
  readonly source: 'text_layer' | 'ocr'
  readonly words?: readonly Word[]
  /** What model auto found to be a text. */
  readonly blocks?: readonly { readonly text?: string; readonly items?: readonly string[] }[]
  readonly rules?: readonly { readonly box: Box }[]
}

export interface FailedPage {
  readonly page: number
  readonly error: string
}

export interface Placed {
  readonly page: number
  readonly box: Box
  readonly confidence: number
}

export interface Cell extends Placed {
  readonly row: number
  readonly column: number
  readonly row_span: number
  readonly column_span: number
  text: string
}

export interface Table {
  readonly page: number
  readonly box: Box
  readonly title: string | null
  readonly header_rows: number
  readonly cells: Cell[]
  readonly confidence: number
}

export type FieldValue = unknown

export interface Evidence extends Placed {
  readonly text: string
  readonly label: string | null
}

export type Row = Placed & Record<string, string | null | number | Box>

export interface Reconciliation {
  readonly opening_balance: string | null
  readonly closing_balance: string | null
  readonly total_credits: string
  readonly total_debits: string
  readonly computed_closing_balance: string | null
  readonly difference: string | null
  readonly balance_breaks: readonly number[]
  readonly ok: boolean
}

export interface Fields {
  fields: Record<string, FieldValue>
  readonly evidence: Readonly<Record<string, Evidence>>
}

/** `data` of an answer with output=json; which parts there are depends on the model. */
export interface Result extends Partial<Fields> {
  readonly model: Model
  readonly pages_used: number
  readonly pages: readonly (ResultPage | FailedPage)[]
  tables?: Table[]
  line_items?: Row[]
  items?: Row[]
  transactions?: Row[]
  reconciliation?: Reconciliation
  accounts?: (Fields & { transactions: Row[]; reconciliation: Reconciliation })[]
  /** Of model auto. */
  readonly kind?: Model | null
  readonly probability?: number
  readonly documents?: readonly {
    readonly kind: Model | null
    readonly pages: readonly number[]
  }[]
  records?: (Fields & { readonly page: number })[]
}

export const pagesOf = (result: Result): ResultPage[] =>
  result.pages.filter((page): page is ResultPage => 'width' in page)

/** The model that a result can be written with: what it was found to be, else what was named. */
export const modelOf = ({ model, kind }: Result): Model => kind ?? model

export const failuresOf = (result: Result): FailedPage[] =>
  result.pages.filter((page): page is FailedPage => 'error' in page)

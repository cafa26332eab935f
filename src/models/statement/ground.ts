import type { DateOrder } from '../../fields/date.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import type { Figure } from '../../reading/figures.ts'
import type { NamedSum } from './balances.ts'
import type { Frame } from './calendar.ts'
import type { Columns } from './columns.ts'
import type { Line } from './line.ts'

/** What all accounts of a document share. */
export interface Ground {
  readonly document: DocumentText
  readonly lines: readonly Line[]
  readonly columns: Columns
  readonly frame: Frame
  readonly order: DateOrder
  readonly named: readonly NamedSum[]
  /** Has a figure the form of a sum, as this document prints them? */
  readonly isSum: (figure: Figure) => boolean
  /** Every sum printed outside of bookings, hundredths without sign. */
  readonly printed: ReadonlySet<number>
  /** Rows that say that what balances print is owed: of cards, of loans; and whether they stand among bookings. */
  readonly owed: readonly { readonly row: number; readonly among: boolean }[]
  /** The first and the last row with money of bookings. */
  readonly span: readonly [number, number]
}

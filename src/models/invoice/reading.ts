import type { Found } from '../../reading/found.ts'
import type { Item } from '../items/item.ts'
import type { Checks } from './checks.ts'

/** A tax of one rate, in wire form. Amounts as decimal text. */
export interface InvoiceTax {
  readonly rate: string
  readonly base: string | null
  readonly amount: string
  /** Its category (UNTDID 5305); of what is printed none is known. */
  readonly code: string | null
}

/** What is known of an invoice, wherever it stands. */
export interface InvoiceReading {
  readonly found: Readonly<Record<string, Found<unknown> | null>>
  readonly taxes: readonly InvoiceTax[]
  readonly items: readonly Item[]
  readonly checks: Checks
}

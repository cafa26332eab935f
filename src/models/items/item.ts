import type { Box } from '../../document/box.ts'

/** A line of an invoice or a receipt. Amounts as decimal text. */
export interface Item {
  readonly description: string | null
  readonly productCode: string | null
  readonly quantity: string | null
  readonly unit: string | null
  readonly unitPrice: string | null
  readonly taxRate: string | null
  readonly tax: string | null
  readonly discount: string | null
  readonly amount: string | null
  readonly date: string | null
  readonly page: number
  readonly box: Box
  /** 0..1, never 1. */
  readonly confidence: number
  /** The equations that hold for it. */
  readonly provenBy: readonly string[]
  /** The file that the document carries it in. */
  readonly source?: string
}

export interface FoundItems {
  readonly items: readonly Item[]
  /** Rows of the document that belong to tables of items, heads included. */
  readonly rows: ReadonlySet<number>
  /** Sum of the amounts, less what is taken off among them; null where there are none. */
  readonly sum: number | null
}

export const sumOf = (items: readonly Item[]): number | null =>
  items.length === 0 || items.some((item) => item.amount === null)
    ? null
    : items.reduce((sum, item) => sum + Number(item.amount), 0)

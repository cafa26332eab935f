import { card } from './card/card.ts'
import { invoice } from './invoice/invoice.ts'
import type { Kind, Maker } from './paper.ts'
import { receipt } from './receipt/receipt.ts'
import { statement } from './statements/statement.ts'

/** What makes papers of a kind. */
export async function makerOf(kind: Kind): Promise<Maker> {
  switch (kind) {
    case 'invoice':
      return invoice
    case 'receipt':
      return receipt
    case 'business_card':
      return card
    case 'bank_statement':
      return statement
  }
}

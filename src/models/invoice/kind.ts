import type { LabelName } from '../../fields/lexicon.ts'
import type { FoundItems } from '../items/item.ts'
import { allDates } from '../paper/dates.ts'
import type { DocumentText } from '../paper/document-text.ts'
import { type Found, foundIn } from '../paper/found.ts'
import { labelHits } from '../paper/label-places.ts'
import { isStatementLike } from '../statement/kind.ts'
import type { Totals } from '../totals/totals.ts'

const KINDS: readonly (readonly [LabelName, string])[] = [
  ['document_credit_note', 'credit_note'],
  ['document_proforma', 'proforma'],
  ['document_quote', 'quote'],
  ['document_invoice', 'invoice'],
  ['document_receipt', 'receipt'],
]

/** The kind of document its title names; a title is a label that is nearly all of its piece. */
export function documentTypeOf(document: DocumentText): Found | null {
  for (const [name, value] of KINDS)
    for (const { label, piece, row } of labelHits(document, [name])) {
      const first = document.rows[0]
      const onTop = first !== undefined && row.page === first.page
      if (!onTop || label.from > 0 || piece.words.length - label.to > 3) continue
      const words = piece.words.slice(label.from, label.to)
      return foundIn(value, words, row.page, null, label.score)
    }
  return null
}

/** Labels that speak of an invoice, whatever its layout; tables have totals and dates, too. */
const EVIDENCE: readonly LabelName[] = [
  'invoice_number',
  'invoice_date',
  'due_date',
  'payment_terms',
  'grand_total',
  'amount_due',
  'subtotal',
  'net',
  'tax',
  'tax_total',
  'tax_id',
  'document_invoice',
  'document_credit_note',
  'document_proforma',
  'document_quote',
]
/** Labels as they are in the lexicon, or nearly. */
const SURE = 0.85

/** Is there enough that says invoice, and less that says bank statement? */
export function isInvoiceLike(document: DocumentText, totals: Totals, items: FoundItems): boolean {
  if (isStatementLike(document)) return false
  if (totals.total === null && totals.net === null && items.items.length === 0) return false
  const hits = labelHits(document, EVIDENCE).filter((hit) => hit.label.score >= SURE)
  const kinds = new Set(hits.map((hit) => hit.name))
  if (kinds.size >= 2 || (totals.adds && kinds.size > 0)) return true
  // No more than a number, a day and a sum: a short one.
  return kinds.has('invoice_number') && totals.total !== null && allDates(document).length > 0
}

import type { LabelName } from '../../fields/lexicon.ts'
import { allDates } from '../paper/dates.ts'
import type { DocumentText } from '../paper/document-text.ts'
import type { Found } from '../paper/found.ts'
import { labelHits } from '../paper/label-places.ts'
import { isStatementLike } from '../statement/kind.ts'

/** Labels of papers that say what was paid; tables have totals, too. */
const EVIDENCE: readonly LabelName[] = [
  'grand_total',
  'amount_due',
  'subtotal',
  'net',
  'tax',
  'tax_total',
  'tax_id',
  'cash',
  'card',
  'change',
  'tip',
  'rounding',
  'service_charge',
  'cashier',
  'receipt_number',
  'document_receipt',
  'document_invoice',
]
/** Words from which a paper needs more to be a receipt. */
const MANY_WORDS = 250
/** Kinds of labels that long papers need, and short ones without a total. */
const LEAST = { long: 4, untotalled: 2 }
/** Labels as they are in the lexicon, or nearly. */
const SURE = 0.85

/** Is there a total of money with a date or a label of a sale, or several such labels? */
export function isReceiptLike(document: DocumentText, total: Found | null): boolean {
  if (isStatementLike(document)) return false
  const hits = labelHits(document, EVIDENCE).filter((hit) => hit.label.score >= SURE)
  const kinds = new Set(hits.map((hit) => hit.name)).size
  const dated = allDates(document).length > 0
  const words = document.rows.reduce((sum, row) => sum + row.words.length, 0)
  if (words > MANY_WORDS) return kinds >= LEAST.long && (dated || total !== null)
  const isMoney = total !== null && /\d[.,]\d{2}(?!\d)|\p{Sc}/u.test(total.text)
  return isMoney ? kinds > 0 || dated : kinds >= LEAST.untotalled && (dated || total !== null)
}

import type { LabelName } from '../../fields/lexicon.ts'
import type { DocumentText } from '../paper/document-text.ts'
import { labelHits } from '../paper/label-places.ts'
import { sumsIn } from '../statement/kind.ts'

/** More words than a side of a card has. */
const MOST_WORDS = 100
/** More sums of money than a slogan has. */
const MOST_SUMS = 1
/** Words from which a row is a sentence, and the share of such rows in prose and wide tables. */
const LONG_ROW = 9
const PROSE = 0.25
/** Words from which half of them being figures makes a table. */
const LEAST_FIGURES = 40

/** Labels of papers of a sale; a card has hardly one of them. */
const SALE: readonly LabelName[] = [
  'receipt_number',
  'invoice_number',
  'invoice_date',
  'date',
  'total',
  'grand_total',
  'subtotal',
  'net',
  'tax',
  'amount_due',
  'cash',
  'card',
  'change',
  'tip',
  'cashier',
]

/** Few words, short rows, and nothing of a sale, of prose or of a table of figures. */
export function isCardLike(document: DocumentText): boolean {
  const { rows, pages } = document
  const words = rows.flatMap((row) => row.words)
  if (words.length > MOST_WORDS * Math.max(1, pages.length)) return false
  if (sumsIn(document) > MOST_SUMS) return false
  const sale = labelHits(document, SALE).filter((hit) => hit.label.score === 1)
  if (new Set(sale.map((hit) => hit.name)).size > 1) return false
  // Numbers and the parts of an address are no words of a sentence.
  const isWord = ({ text }: { text: string }) => /\p{L}{2}/u.test(text)
  const long = rows.filter((row) => row.words.filter(isWord).length >= LONG_ROW).length
  if (long > PROSE * rows.length) return false
  const figures = words.filter((word) => /^[\d.,%±<>()-]+$/.test(word.text)).length
  return words.length < LEAST_FIGURES || figures * 2 < words.length
}

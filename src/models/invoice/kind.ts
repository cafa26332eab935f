import { holdsCents } from '../../fields/cents.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { type DocumentText, meanSize } from '../../reading/document-text.ts'
import { type Found, foundIn } from '../../reading/found.ts'
import { labelHits } from '../../reading/label-places.ts'
import { likelyKind } from '../kind/likely-kind.ts'

const KINDS: readonly (readonly [LabelName, string])[] = [
  ['document_credit_note', 'credit_note'],
  ['document_proforma', 'proforma'],
  ['document_quote', 'quote'],
  ['document_invoice', 'invoice'],
  ['document_receipt', 'receipt'],
]

/** Titles in type that is smaller than the largest one by more than this name other documents: `Quote 12 of 3 May`. */
const AS_LARGE = 0.85

/**
 * The kind of document its title names: the largest; a title is a label that is nearly all of its piece, and has no
 * sum beside it.
 */
export function documentTypeOf(document: DocumentText): Found | null {
  const [first] = document.rows
  const titles = KINDS.flatMap(([name, value]) =>
    labelHits(document, [name]).flatMap(({ label, piece, row }) => {
      if (row.page !== first?.page || label.from > 0) return []
      if (piece.words.length - label.to > 3 || holdsCents(row.text)) return []
      const words = piece.words.slice(label.from, label.to)
      const found = foundIn(value, words, row.page, null, label.score)
      return [{ found, size: meanSize(words) }]
    }),
  )
  const largest = Math.max(...titles.map(({ size }) => size))
  const title = titles.find(({ size }) => size >= AS_LARGE * largest)
  return title?.found ?? likelyInvoice(document)
}

/** Bills of insurers, carriers and cities have titles of their own, but look like what they are. */
function likelyInvoice(document: DocumentText): Found | null {
  const { kind, probability } = likelyKind(document)
  const [first] = document.rows
  return kind === 'invoice' && first
    ? { ...foundIn('invoice', first.words, first.page, null, probability), probability }
    : null
}

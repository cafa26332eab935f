import { holdsCents } from '../../fields/cents.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import type { DocumentText } from '../../reading/document-text.ts'
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

/** The kind of document its title names; a title is a label that is nearly all of its piece, and has no sum beside it. */
export function documentTypeOf(document: DocumentText): Found | null {
  for (const [name, value] of KINDS)
    for (const { label, piece, row } of labelHits(document, [name])) {
      const first = document.rows[0]
      const onTop = first !== undefined && row.page === first.page
      if (!onTop || label.from > 0 || piece.words.length - label.to > 3) continue
      if (holdsCents(row.text)) continue
      const words = piece.words.slice(label.from, label.to)
      return foundIn(value, words, row.page, null, label.score)
    }
  return likelyInvoice(document)
}

/** Bills of insurers, carriers and cities have titles of their own, but look like what they are. */
function likelyInvoice(document: DocumentText): Found | null {
  const { kind, probability } = likelyKind(document)
  const [first] = document.rows
  return kind === 'invoice' && first
    ? { ...foundIn('invoice', first.words, first.page, null, probability), probability }
    : null
}

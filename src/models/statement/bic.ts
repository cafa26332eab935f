import { bicsIn } from '../../fields/bic.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import { type Found, foundIn } from '../../reading/found.ts'

/** The first code of a bank (ISO 9362) that is printed. */
export function bicOf(document: DocumentText): Found | null {
  for (const row of document.rows) {
    const [bic] = bicsIn(row.text)
    if (bic) return { ...foundIn(bic, row.words, row.page, null, 0.9), text: bic }
  }
  return null
}

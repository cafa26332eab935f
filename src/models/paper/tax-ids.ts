import { labelledTaxId, vatIdsIn } from '../../fields/tax-id.ts'
import type { DocumentText } from './document-text.ts'
import { type Found, foundIn } from './found.ts'
import { labelHits, placesOf } from './label-places.ts'

/** The labelled number and the ones known by form: the receiver's is labelled, or comes second. */
export function taxIdsOf(document: DocumentText): { vendor: Found | null; customer: Found | null } {
  let customer: Found | null = null
  for (const hit of labelHits(document, ['customer_tax_id']))
    for (const place of placesOf(hit, document)) {
      const id = labelledTaxId(place.text, hit.label.text)
      if (id && !customer)
        customer = foundIn(
          id.value,
          place.words,
          place.row.page,
          hit.label.text,
          id.valid ? 1 : 0.7,
        )
    }
  const byForm = document.rows.flatMap((row) => vatIdsIn(row.text).map((id) => ({ id, row })))
  const own = byForm.find(({ id }) => id.value !== customer?.value)
  if (own) {
    const { id, row } = own
    const note = id.repaired ? 'one character was changed for the check digits to fit' : undefined
    const vendor = {
      ...foundIn(id.value, row.words, row.page, null, id.valid ? 1 : 0.7),
      text: id.value,
      ...(note && { note }),
    }
    return { vendor, customer }
  }
  for (const row of document.rows) {
    // The label is short, and stands within lines of other numbers.
    const ein = /\bEIN\b\W{0,3}(\d{2}-\d{7})(?!\d)/.exec(row.text)
    const id = ein ? labelledTaxId(ein[1]!, 'EIN') : null
    if (id && id.value !== customer?.value)
      return {
        vendor: {
          ...foundIn(id.value, row.words, row.page, 'EIN', id.valid ? 1 : 0.7),
          text: id.value,
        },
        customer,
      }
  }
  for (const hit of labelHits(document, ['tax_id']))
    for (const place of placesOf(hit, document)) {
      const id = labelledTaxId(place.text, hit.label.text)
      if (id && id.value !== customer?.value && id.value.replace(/\D/g, '').length >= 7)
        return {
          vendor: foundIn(
            id.value,
            place.words,
            place.row.page,
            hit.label.text,
            id.valid ? 1 : 0.7,
          ),
          customer,
        }
    }
  return { vendor: null, customer }
}

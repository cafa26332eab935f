import { bicsIn } from '../../fields/bic.ts'
import { emailsIn, urlsIn } from '../../fields/contact.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { phonesIn } from '../../fields/phone.ts'
import type { DocumentText, Label, Piece, Row } from '../../reading/document-text.ts'
import { type Found, foundIn } from '../../reading/found.ts'
import { labelHits, type Place, placesOf } from '../../reading/label-places.ts'
import { identifierAt } from '../../reading/labelled-identifiers.ts'
import { countryOf } from '../../reading/origin.ts'

/**
 * What an invoice prints in forms of their own, by name: accounts, ways to reach the sender.
 */
export function identifiersOf(document: DocumentText): Record<string, Found<unknown> | null> {
  const references = labelHits(document, ['reference', 'order_number'])
    .map((hit) => identifierAt(hit, document))
    .filter((found): found is Found => found !== null)
  return {
    references: references[0]
      ? { ...references[0], value: [...new Set(references.map((r) => r.value))] }
      : null,
    vendor_bic: firstIn(document, (row) => bicsIn(row.text)[0]),
    vendor_email: firstIn(document, (row) => emailsIn(row.text)[0]),
    vendor_website: firstIn(document, (row) => urlsIn(row.text)[0]),
    vendor_phone: phoneOf(document),
    billing_address: addressOf(document, 'billing_address'),
  }
}

function firstIn(document: DocumentText, read: (row: Row) => string | undefined): Found | null {
  for (const row of document.rows) {
    const value = read(row)
    if (value !== undefined)
      return { ...foundIn(value, row.words, row.page, null, 0.8), text: value }
  }
  return null
}

function phoneOf(document: DocumentText): Found | null {
  const country = countryOf(document)
  for (const hit of labelHits(document, ['phone']))
    for (const place of placesOf(hit, document).slice(0, 1)) {
      const [phone] = phonesIn(place.text, country)
      if (phone && phone.start < 4)
        return {
          ...foundIn(phone.number, place.words, place.row.page, hit.label.text),
          text: phone.number,
        }
    }
  return null
}

/** Lines of an address are nearer than this, in ems. */
const LINE_GAP = 2.2

/** Another label: with a colon, or all of its piece. */
const endsAddress = (label: Label, piece: Piece): boolean =>
  label.from === 0 &&
  (/:$/.test(label.text) || (label.to === piece.words.length && label.text.length > 4))

/** The lines under the label of an address. */
function addressOf(document: DocumentText, name: LabelName): Found | null {
  for (const hit of labelHits(document, [name])) {
    if (hit.label.from > 0) continue
    const lines: Place[] = []
    for (const row of document.rows.slice(hit.row.index + 1, hit.row.index + 7)) {
      if (row.page !== hit.row.page) break
      const piece = row.pieces.find(
        (other) => Math.abs(other.box[0] - hit.label.box[0]) < 2 * row.em,
      )
      if (!piece || piece.labels.some((label) => endsAddress(label, piece))) break
      const above = lines.at(-1)?.row.baseline
      if (above !== undefined && row.baseline - above > LINE_GAP * row.em) break
      lines.push({ words: piece.words, text: piece.text, box: piece.box, row, side: 'below' })
    }
    if (lines.length < 2) continue
    const words = lines.flatMap((line) => line.words)
    return {
      ...foundIn(
        lines.map((line) => line.text.replace(/,$/, '')).join(', '),
        words,
        hit.row.page,
        hit.label.text,
        0.8,
      ),
    }
  }
  return null
}

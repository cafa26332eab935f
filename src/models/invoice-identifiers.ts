import type { Word } from '../document/page.ts'
import { bicsIn } from '../fields/bic.ts'
import { emailsIn, urlsIn } from '../fields/contact.ts'
import { datesIn } from '../fields/date-search.ts'
import { ibanLikeIn, ibansIn } from '../fields/iban.ts'
import type { LabelName } from '../fields/lexicon.ts'
import { phonesIn } from '../fields/phone.ts'
import { labelledTaxId, vatIdsIn } from '../fields/tax-id.ts'
import type { DocumentText, Label, Piece, Row } from './document-text.ts'
import { type Found, foundIn } from './found.ts'
import { type LabelHit, labelHits, type Place, placesOf } from './label-places.ts'
import { countryOf } from './origin.ts'

/** Numbers and addresses of an invoice by name. */
export function identifiersOf(
  document: DocumentText,
  itemRows: ReadonlySet<number>,
): Record<string, Found<unknown> | null> {
  const number = invoiceNumber(document, itemRows)
  const taxIds = taxIdsOf(document)
  const references = labelHits(document, ['reference', 'order_number'])
    .map((hit) => identifierAt(hit, document))
    .filter((found): found is Found => found !== null)
  return {
    invoice_number: number,
    purchase_order: firstIdentifier(document, ['purchase_order']),
    customer_id: firstIdentifier(document, ['customer_id']),
    references: references[0]
      ? { ...references[0], value: [...new Set(references.map((r) => r.value))] }
      : null,
    vendor_tax_id: taxIds.vendor,
    customer_tax_id: taxIds.customer,
    vendor_iban: ibanOf(document),
    vendor_bic: firstIn(document, (row) => bicsIn(row.text)[0]),
    vendor_email: firstIn(document, (row) => emailsIn(row.text)[0]),
    vendor_website: firstIn(document, (row) => urlsIn(row.text)[0]),
    vendor_phone: phoneOf(document),
    payment_terms: termsOf(document),
    ...periodOf(document),
    billing_address: addressOf(document, 'billing_address'),
    shipping_address: addressOf(document, 'shipping_address'),
  }
}

/** How likely a phrase announces the number: its own phrases before `No.` alone. */
const weightOf = (hit: LabelHit): number => {
  const letters = hit.label.text.replace(/[^\p{L}]/gu, '').length
  const atStart = hit.label.from === 0 ? 1 : 0
  return (letters > 5 ? 3 : letters > 3 ? 1 : 0) + atStart + hit.label.score
}

/** The number behind its own label, else behind the title. */
function invoiceNumber(document: DocumentText, itemRows: ReadonlySet<number>): Found | null {
  const hits = labelHits(document, [
    'invoice_number',
    'document_invoice',
    'document_credit_note',
    'document_proforma',
  ])
    .filter((hit) => !itemRows.has(hit.row.index))
    .map((hit) => ({ hit, weight: weightOf(hit) - (hit.name === 'invoice_number' ? 0 : 1.5) }))
    .sort((a, b) => b.weight - a.weight || a.hit.row.index - b.hit.row.index)
  for (const { hit } of hits) {
    const found = identifierAt(hit, document)
    if (found) return found
  }
  return null
}

export const firstIdentifier = (
  document: DocumentText,
  names: readonly LabelName[],
): Found | null => {
  for (const hit of labelHits(document, names)) {
    const found = identifierAt(hit, document)
    if (found) return found
  }
  return null
}

/** A token with a digit: letters, digits and the signs that numbers are grouped with. */
const TOKEN = /^[#:]?([\p{L}\d][\p{L}\d._/\\-]*)[,.;]?$/u

/** A label that ends in a word for number: what follows at once is one, even like 7/09/2026. */
const SAYS_NUMBER = /(?:(?<!\p{L})(?:n|no|nr|num|numer)|n[º°]|#)[\s.:º°]*$/iu
const NUMBER_LIKE_DATE = /^\d{1,4}\/\d{1,2}\/\d{4}$/

function identifierAt(hit: LabelHit, document: DocumentText): Found | null {
  for (const place of placesOf(hit, document)) {
    const token = tokenOf(
      place,
      document,
      place.side === 'right' && SAYS_NUMBER.test(hit.label.text),
    )
    if (token)
      return { ...token, label: hit.label.text, confidence: token.confidence * hit.label.score }
  }
  return null
}

/** The letters of a series in front of its number: `RE 2024/117`. */
const SERIES = /^\p{Lu}{1,4}$/u

/** Digits a group, and groups, of a number that is set in groups. */
const GROUP = /^\d{2,6}$/
const MOST_GROUPS = 4

/** The rest of a number in groups, up to the end of its piece: `M0144 7730 06`. */
function groupsBehind(place: Place, at: number): readonly Word[] {
  const rest = place.words.slice(at + 1)
  const starts = /^\p{L}{0,3}\d{2,}$/u.test(place.words[at]!.text)
  return starts && rest.length <= MOST_GROUPS && rest.every((word) => GROUP.test(word.text))
    ? rest
    : []
}

/** The first token with a digit among the first words; dates and figures with decimals are none. */
function tokenOf(place: Place, document: DocumentText, announced: boolean): Found | null {
  for (const [i, word] of place.words.slice(0, 3).entries()) {
    const match = TOKEN.exec(word.text)
    if (!match) continue
    const value = match[1]!.replace(/[.\-/]+$/, '')
    if (!/\d/.test(value)) {
      if (/^\p{L}{4,}$/u.test(value)) return null
      continue
    }
    if (!(announced && i === 0 && NUMBER_LIKE_DATE.test(value))) {
      const date = datesIn(word.text, document.dateOrder)
      // Figures without a sign between them are a number, also where they could be a day.
      if (date.length > 0 && date[0]!.text === value && /\D/.test(value)) return null
    }
    if (/^\d{1,3}[.,]\d{2}$/.test(value)) return null
    // `No. 18, Harbour Road` is where a house stands.
    if (/,$/.test(word.text) && /^\d{1,4}$/.test(value) && place.words[i + 1]) return null
    const groups = groupsBehind(place, i)
    if (groups.length > 0) {
      const all = [word, ...groups]
      return foundIn(all.map((own) => own.text).join(' '), all, place.row.page, null)
    }
    const series = place.words[i - 1]
    return series && SERIES.test(series.text) && /^\d/.test(value)
      ? foundIn(`${series.text} ${value}`, [series, word], place.row.page, null)
      : foundIn(value, [word], place.row.page, null)
  }
  return null
}

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

function ibanOf(document: DocumentText): Found | null {
  for (const row of document.rows) {
    const [iban] = ibansIn(row.text)
    const note = iban?.repaired
      ? { note: 'one character was changed for the check digits to fit' }
      : {}
    if (iban) return { ...foundIn(iban.value, row.words, row.page, null), text: row.text, ...note }
    const like = /\bIBAN\b/i.test(row.text) ? ibanLikeIn(row.text) : null
    if (like)
      return {
        ...foundIn(like, row.words, row.page, 'IBAN', 0.6),
        note: 'the check digits do not fit',
      }
  }
  return null
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

function termsOf(document: DocumentText): Found | null {
  for (const hit of labelHits(document, ['payment_terms'])) {
    const [place] = placesOf(hit, document)
    if (place && place.text.length > 2)
      return foundIn(place.text, place.words, place.row.page, hit.label.text)
  }
  return null
}

function periodOf(document: DocumentText): Record<string, Found | null> {
  for (const hit of labelHits(document, ['service_period']))
    for (const place of placesOf(hit, document)) {
      const dates = datesIn(place.text, document.dateOrder)
      if (dates.length < 2) continue
      const found = (iso: string) => foundIn(iso, place.words, place.row.page, hit.label.text)
      return {
        service_start_date: found(dates[0]!.iso),
        service_end_date: found(dates.at(-1)!.iso),
      }
    }
  const delivery = labelHits(document, ['delivery_date'])
  for (const hit of delivery)
    for (const place of placesOf(hit, document)) {
      const [date] = datesIn(place.text, document.dateOrder)
      if (date)
        return {
          service_start_date: foundIn(date.iso, place.words, place.row.page, hit.label.text),
          service_end_date: foundIn(date.iso, place.words, place.row.page, hit.label.text),
        }
    }
  return {}
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

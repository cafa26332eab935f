import type { Box } from '../document/box.ts'
import { labelledTaxId, type TaxId, vatIdsIn } from '../fields/tax-id.ts'
import type { DocumentText, Row } from './document-text.ts'
import { type Found, foundIn } from './found.ts'
import { labelHits, placesOf } from './label-places.ts'

/** Where a party's name stands. */
export interface NamePlace {
  readonly row: Row
  readonly box: Box
}

/** A number and the words it was read from. */
interface Hit {
  readonly id: TaxId
  readonly row: Row
  readonly box: Box
  readonly label: string | null
  readonly words: Row['words']
}

/**
 * The tax numbers of both parties. The receiver's is labelled so, or stands in the column under the
 * receiver's name; the first other one is the sender's: one known by its form, else a labelled one.
 *
 * @param names where the parties' names stand, as far as they are known
 */
export function taxIdsOf(
  document: DocumentText,
  names: { readonly vendor?: NamePlace | null; readonly customer?: NamePlace | null } = {},
): { vendor: Found | null; customer: Found | null } {
  const told = labelledHits(document, 'customer_tax_id')[0] ?? null
  const hits = [
    ...hitsByForm(document),
    ...employerHits(document),
    ...labelledHits(document, 'tax_id').filter(({ id }) => id.value.replace(/\D/g, '').length >= 7),
  ]
  const isReceivers = (hit: Hit): boolean =>
    hit.id.value === told?.id.value || isUnderReceiver(hit, names)
  const vendor = hits.find((hit) => !isReceivers(hit)) ?? null
  const customer =
    told ?? hits.find((hit) => isReceivers(hit) && hit.id.value !== vendor?.id.value) ?? null
  return { vendor: vendor && foundAt(vendor), customer: customer && foundAt(customer) }
}

function foundAt({ id, row, words, label }: Hit): Found {
  const note = id.repaired ? 'one character was changed for the check digits to fit' : undefined
  return {
    ...foundIn(id.value, words, row.page, label, id.valid ? 1 : 0.7),
    ...(label === null || label === 'EIN' ? { text: id.value } : {}),
    ...(note && { note }),
  }
}

function hitsByForm(document: DocumentText): Hit[] {
  return document.rows.flatMap((row) => {
    const inPieces = row.pieces.flatMap(({ text, box }) =>
      vatIdsIn(text).map((id) => ({ id, row, box, label: null, words: row.words })),
    )
    const [first] = row.pieces
    return vatIdsIn(row.text).map(
      (id) =>
        inPieces.find((hit) => hit.id.value === id.value) ?? {
          id,
          row,
          box: first!.box,
          label: null,
          words: row.words,
        },
    )
  })
}

/** The label is short, and stands within lines of other numbers. */
const EMPLOYER = /\bEIN\b\W{0,3}(\d{2}-\d{7})(?!\d)/

function employerHits(document: DocumentText): Hit[] {
  return document.rows.flatMap((row) => {
    const ein = EMPLOYER.exec(row.text)?.[1]
    const id = ein === undefined ? null : labelledTaxId(ein, 'EIN')
    if (!id) return []
    const piece = row.pieces.find(({ text }) => text.includes(ein!)) ?? row.pieces[0]!
    return [{ id, row, box: piece.box, label: 'EIN', words: row.words }]
  })
}

function labelledHits(document: DocumentText, name: 'tax_id' | 'customer_tax_id'): Hit[] {
  return labelHits(document, [name]).flatMap((hit) =>
    placesOf(hit, document).flatMap((place) => {
      const id = labelledTaxId(place.text, hit.label.text)
      return id
        ? [{ id, row: place.row, box: hit.label.box, label: hit.label.text, words: place.words }]
        : []
    }),
  )
}

/** Farthest that a party's number stands under its name, in ems: lines of an address between. */
const FAR = 11

/** Whether the nearest name over a number in its column is the receiver's. */
function isUnderReceiver(
  hit: Hit,
  {
    vendor,
    customer,
  }: { readonly vendor?: NamePlace | null; readonly customer?: NamePlace | null },
): boolean {
  const step = customer ? stepUnder(hit, customer) : Number.POSITIVE_INFINITY
  return step < (vendor ? stepUnder(hit, vendor) : Number.POSITIVE_INFINITY)
}

/** How far a number stands under a name in its column; infinite where it does not. */
function stepUnder({ row, box }: Hit, name: NamePlace): number {
  const step = row.baseline - name.row.baseline
  const shared = Math.min(box[2], name.box[2]) - Math.max(box[0], name.box[0])
  const isUnder = name.row.page === row.page && step >= 0 && step < FAR * row.em && shared > 0
  return isUnder ? step : Number.POSITIVE_INFINITY
}

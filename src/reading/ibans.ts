import type { Warning } from '../document/extraction.ts'
import { holdsFront, ibanLikeIn, ibansIn, isIban } from '../fields/iban.ts'
import type { Checked } from '../fields/repair.ts'
import type { DocumentText, Row } from './document-text.ts'
import { type Found, foundIn, roundBox } from './found.ts'
import { countryOf } from './origin.ts'

/** Rows down to where an IBAN may go on in its column. */
const MOST_ROWS = 2

export interface PrintedIban {
  readonly found: Found
  /** Its check digits fit. */
  readonly checks: boolean
}

/** The IBAN of a row, on which it may only begin. */
export function ibanIn(row: Row, document: DocumentText): PrintedIban | null {
  const checked = ibansIn(row.text, () => countryOf(document))[0] ?? brokenIban(row, document)
  const value = checked?.value ?? ibanLikeIn(row.text)
  if (!value) return null
  const note = checked
    ? checked.repaired
      ? { note: 'one character was changed for the check digits to fit' }
      : {}
    : { note: 'the check digits do not fit' }
  const found = foundIn(value, row.words, row.page, 'IBAN', checked ? 1 : 0.7)
  return { found: { ...found, text: row.text, ...note }, checks: checked !== undefined }
}

/** An IBAN that goes on in the text below: the whole of it checks, as printed. */
function brokenIban(row: Row, document: DocumentText): Checked | undefined {
  const below = document.rows
    .slice(row.index + 1, row.index + 1 + MOST_ROWS)
    .filter(({ page }) => page === row.page)
  for (const { text, box } of row.pieces) {
    if (!holdsFront(text)) continue
    const under = below
      .flatMap(({ pieces }) => pieces)
      .find((own) => own.box[0] < box[2] && own.box[2] > box[0])
    // What stands below as a whole is that row's own.
    if (!under || ibansIn(under.text).length > 0) continue
    const whole = ibansIn(`${text} ${under.text}`).find(({ repaired }) => !repaired)
    if (whole) return whole
  }
  return undefined
}

/** A note of an account whose check digits do not fit; something is wrong with it, on paper or as it was read. */
export function ibanWarning(iban: Found<unknown> | null | undefined): Warning[] {
  if (typeof iban?.value !== 'string' || isIban(iban.value)) return []
  const message = `the check digits of ${iban.value} do not fit: it was misread, or is printed wrongly`
  return [{ code: 'IBAN_DOUBTFUL', message, page: iban.page, box: roundBox(iban.box) }]
}

import type { Warning } from '../../document/extraction.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import type { Kind } from './kinds.ts'
import { likelyKind } from './likely-kind.ts'

/** How people call papers of each kind. */
const CALLED: Readonly<Record<Kind, string>> = {
  invoice: 'an invoice',
  receipt: 'a receipt',
  bank_statement: 'a bank statement',
  business_card: 'a business card',
  tables: 'a page of text or tables',
  text: 'a page of text or tables',
}

/** A note where a document looks like something else than what it was sent as; it changes nothing else. */
export function kindWarning(document: DocumentText, named: Kind): Warning[] {
  const { kind, probability, shares } = likelyKind(document)
  if (kind === null || kind === named) return []
  const isOther = kind === 'tables' || kind === 'text'
  const percent = Math.round(100 * (isOther ? shares.tables + shares.text : probability))
  const message = `This looks like ${CALLED[kind]}, not ${CALLED[named]} (${percent} %).`
  return [{ code: 'KIND_MISMATCH', message }]
}

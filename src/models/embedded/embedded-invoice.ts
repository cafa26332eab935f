import type { EmbeddedFile } from '../../document/embedded-file.ts'
import { CII_ROOTS, readCii } from './cii.ts'
import { contradictionIn } from './contradictions.ts'
import type { InvoiceData } from './invoice-data.ts'
import { isUbl, readUbl } from './ubl.ts'
import { parsedXml, XmlError } from './xml.ts'

/** What a PDF carries of its invoice: its data, or why these are of no use. */
export type EmbeddedInvoice =
  | { readonly file: string; readonly data: InvoiceData }
  | { readonly file: string; readonly fault: string }

/** Names that hold an invoice: of Factur-X and ZUGFeRD 2, ZUGFeRD 1, XRechnung, Order-X. */
const NAMES = /^(?:factur-x|zugferd-invoice|xrechnung|order-x)\.xml$/i

/** Without these there is no invoice. */
const NEEDED = ['vendor', 'invoice_date', 'currency', 'total'] as const

/** The invoice among a PDF's files: one of the standards' names, or any XML that is one; null for none. */
export function embeddedInvoice(files: readonly EmbeddedFile[]): EmbeddedInvoice | null {
  const named = files.filter(({ name }) => NAMES.test(name))
  const others = files.filter(({ name }) => !NAMES.test(name))
  for (const { name: file, bytes } of [...named, ...others]) {
    const read = invoiceIn(bytes)
    if (typeof read !== 'string') return { file, data: read }
    if (NAMES.test(file)) return { file, fault: read }
  }
  return null
}

/** The data, or what is wrong with it. */
export function invoiceIn(bytes: Uint8Array | null): InvoiceData | string {
  if (bytes === null) return 'it cannot be unpacked, or is larger than any invoice'
  try {
    const root = parsedXml(bytes)
    const read = CII_ROOTS.has(root.name) ? readCii : isUbl(root) ? readUbl : null
    if (!read) throw new XmlError(`its root element '${root.name}' is that of no invoice`)
    const data = read(root)
    const { fields } = data
    const missing = NEEDED.find((name) => fields[name] == null)
    if (missing !== undefined) return `it has no ${missing.replace('_', ' ')}`
    const isOrder = fields.document_type === 'order'
    if (fields[isOrder ? 'purchase_order' : 'invoice_number'] == null) return 'it has no number'
    return contradictionIn(data) ?? data
  } catch (error) {
    if (error instanceof XmlError) return error.message
    throw error
  }
}

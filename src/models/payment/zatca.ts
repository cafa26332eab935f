import { amountIn, filled, type PaymentData } from './payment-data.ts'

/** A field's tag, as Saudi Arabia's authority numbers them. */
const TAGS = { vendor: 1, taxId: 2, time: 3, total: 4, tax: 5 }
/** Letters of base64; a code of the second phase, with its signature and key, has about 700. */
const MOST = 4000

/**
 * The code of an invoice in Saudi Arabia (ZATCA, fatoora): tag, length and value of each field, in base64.
 *
 * @returns null for any other text
 */
export function readZatca(text: string): PaymentData | null {
  const packed = text.trim()
  if (packed.length < 16 || packed.length > MOST || !/^[A-Za-z0-9+/]+={0,2}$/.test(packed))
    return null
  const bytes = decoded(packed)
  const fields = bytes && fieldsOf(bytes)
  if (!fields) return null
  const taxId = fields.get(TAGS.taxId) ?? ''
  const [total, tax] = [TAGS.total, TAGS.tax].map((tag) => amountIn(fields.get(tag) ?? ''))
  const vendor = fields.get(TAGS.vendor)?.trim()
  const day = /^\d{4}-\d{2}-\d{2}/.exec(fields.get(TAGS.time) ?? '')?.[0]
  // Numbers of Saudi tax payers begin and end with a three.
  if (!vendor || !/^3\d{13}3$/.test(taxId) || !total || !tax) return null
  return {
    standard: 'zatca',
    fields: filled({
      vendor,
      vendor_tax_id: taxId,
      invoice_date: day,
      currency: 'SAR',
      tax,
      total,
    }),
    remittance: null,
  }
}

function decoded(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  } catch {
    return null
  }
}

/** By tag; null where lengths lead outside, or what should be text is none. */
function fieldsOf(bytes: Uint8Array): Map<number, string> | null {
  const fields = new Map<number, string>()
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  for (let at = 0; at < bytes.length; ) {
    const [tag, length] = [bytes[at]!, bytes[at + 1]]
    if (length === undefined || at + 2 + length > bytes.length) return null
    const value = bytes.subarray(at + 2, at + 2 + length)
    at += 2 + length
    // Behind the sums come a hash, a signature and a key.
    if (tag > TAGS.tax) continue
    try {
      fields.set(tag, utf8.decode(value))
    } catch {
      return null
    }
  }
  return fields
}

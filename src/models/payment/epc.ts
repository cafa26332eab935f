import { isBic } from '../../fields/bic.ts'
import { isIban } from '../../fields/iban.ts'
import { amountIn, filled, type PaymentData } from './payment-data.ts'

/**
 * A SEPA transfer as a QR code (European Payments Council, EPC069-12; GiroCode): a line an element.
 *
 * @returns null for any other text
 */
export function readEpc(text: string): PaymentData | null {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const [tag, version, characters, kind, bic, name, account, amount, , reference, remittance] =
    lines
  if (tag !== 'BCD' || !/^00[12]$/.test(version ?? '') || !/^[1-8]$/.test(characters ?? ''))
    return null
  if (kind !== 'SCT' || lines.length > 12) return null
  const iban = (account ?? '').replace(/\s/g, '').toUpperCase()
  if (!isIban(iban) || !name || name.length > 70) return null
  const sum = /^EUR(.+)$/.exec(amount ?? '')
  const due = sum ? amountIn(sum[1]!) : null
  return {
    standard: 'epc',
    fields: filled({
      vendor: name,
      vendor_iban: iban,
      vendor_bic: isBic(bic ?? '') ? bic : null,
      currency: 'EUR',
      amount_due: due === '0.00' ? null : due,
      reference: reference?.slice(0, 35),
    }),
    remittance: remittance?.slice(0, 140) || null,
  }
}

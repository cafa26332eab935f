import { isIban } from '../../fields/iban.ts'
import { amountIn, filled, isCreditorReference, type PaymentData } from './payment-data.ts'

/** Elements of the code by their lines: `SPC`, …, `EPD` (Swiss Implementation Guidelines QR-bill 2.2). */
const AT = {
  account: 3,
  creditor: 5,
  amount: 18,
  currency: 19,
  debtor: 21,
  kind: 27,
  reference: 28,
  message: 29,
  end: 30,
}
const MOST_LINES = 34

/**
 * The code of a Swiss QR bill.
 *
 * @returns null for any other text
 */
export function readSwissQr(text: string): PaymentData | null {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  if (lines[0] !== 'SPC' || !/^02\d\d$/.test(lines[1] ?? '') || lines.length > MOST_LINES)
    return null
  if (lines[AT.end] !== 'EPD') return null
  const iban = lines[AT.account]!.replace(/\s/g, '').toUpperCase()
  const currency = lines[AT.currency]!
  if (!/^(?:CH|LI)/.test(iban) || !isIban(iban) || !/^(?:CHF|EUR)$/.test(currency)) return null
  const due = amountIn(lines[AT.amount]!)
  return {
    standard: 'swiss_qr',
    fields: filled({
      vendor: lines[AT.creditor],
      vendor_iban: iban,
      customer: lines[AT.debtor],
      currency,
      amount_due: due === '0.00' ? null : due,
      reference: referenceOf(lines[AT.kind]!, lines[AT.reference]!.replace(/\s/g, '')),
    }),
    remittance: lines[AT.message]?.slice(0, 140) || null,
  }
}

const referenceOf = (kind: string, text: string): string | null =>
  (kind === 'QRR' && isQrReference(text)) || (kind === 'SCOR' && isCreditorReference(text))
    ? text
    : null

/** What is carried on to the next digit: modulo 10, recursive. */
const CARRIES = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]

/** 27 digits of which the last checks the others. */
export function isQrReference(text: string): boolean {
  if (!/^\d{27}$/.test(text)) return false
  let carry = 0
  for (const digit of text.slice(0, -1)) carry = CARRIES[(carry + Number(digit)) % 10]!
  return (10 - carry) % 10 === Number(text.at(-1))
}

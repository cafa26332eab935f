/** What a code to pay a bill by says. Amounts as decimal text, days ISO 8601. */
export interface PaymentData {
  readonly standard: 'epc' | 'swiss_qr' | 'zatca'
  readonly fields: PaymentFields
  /** What the payer is to write, besides a reference. */
  readonly remittance: string | null
}

/** By the names that an invoice's fields have. */
export interface PaymentFields {
  readonly vendor?: string
  readonly vendor_tax_id?: string
  readonly vendor_iban?: string
  readonly vendor_bic?: string
  readonly customer?: string
  readonly invoice_date?: string
  readonly currency?: string
  readonly tax?: string
  readonly total?: string
  /** What is to be paid by this code. */
  readonly amount_due?: string
  readonly reference?: string
}

/** Without what is empty. */
export function filled(fields: Record<string, string | null | undefined>): PaymentFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as PaymentFields
}

/** An amount with a dot and at most two decimals, as all standards write it; null for anything else. */
export function amountIn(text: string): string | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return null
  return `${Number(match[1])}.${(match[2] ?? '').padEnd(2, '0')}`
}

/** ISO 11649, with its check digits right. */
export function isCreditorReference(text: string): boolean {
  if (!/^RF\d{2}[A-Z0-9]{1,21}$/.test(text)) return false
  let rest = 0
  for (const char of text.slice(4) + text.slice(0, 4)) {
    const value = Number.parseInt(char, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

import type { Barcode, Page } from '../../document/page.ts'
import { readEpc } from './epc.ts'
import type { PaymentData } from './payment-data.ts'
import { readSwissQr } from './swiss-qr.ts'
import { readZatca } from './zatca.ts'

/** A code to pay a bill by, and where it is printed. */
export interface PaymentCode extends PaymentData {
  readonly page: number
  readonly barcode: Barcode
}

/** The first such code of a document: a bill has one, or the same sum in another currency beside it. */
export function paymentCode(pages: readonly Page[]): PaymentCode | null {
  for (const { number, barcodes } of pages)
    for (const barcode of barcodes ?? []) {
      const data = read(barcode)
      if (data) return { ...data, page: number, barcode }
    }
  return null
}

const read = ({ type, text }: Barcode): PaymentData | null =>
  type === 'QRCode' ? (readEpc(text) ?? readSwissQr(text) ?? readZatca(text)) : null

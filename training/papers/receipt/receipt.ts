import type { Random } from '../../kit/random.ts'
import { rollHtml } from '../../kit/roll.ts'
import { Ledger } from '../ledger.ts'
import type { Paper } from '../paper.ts'
import { printOut } from './print-out.ts'
import { saleOf } from './sale.ts'

export const RECEIPT_FIELDS = [
  'company',
  'address',
  'phone',
  'website',
  'tax_id',
  'receipt_number',
  'cashier',
  'date',
  'time',
  'currency',
  'net',
  'tax',
  'tip',
  'rounding',
  'discount',
  'total',
  'cash',
  'change',
  'payment_method',
  'card_last4',
  'items',
] as const

/** An invented receipt with a layout of its own. */
export async function receipt(id: string, random: Random): Promise<Paper> {
  const sale = saleOf(random.at('sale'))
  const ledger = new Ledger()
  const layout: Record<string, unknown> = {}
  const roll = await printOut(sale, random.at('roll'), ledger, layout)
  return {
    source: { tool: 'chromium', html: rollHtml(roll) },
    truth: {
      id,
      task: 'receipt',
      group: 'papers/chromium',
      source: 'generated',
      licence: 'CC0',
      lang: sale.language,
      fields: ledger.fields,
      absent: ledger.absent(RECEIPT_FIELDS),
      layout: { author: 'papers', tool: 'chromium', country: sale.country.code, ...layout },
    },
  }
}

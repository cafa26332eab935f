import { DESCRIPTIONS } from './catalogue.ts'
import type { Output } from './output.ts'
import { safeText } from './safe-text.ts'
import {
  bookingsCsv,
  bookingsOf,
  firstStatement,
  formattedDate,
  importWarnings,
} from './statement-csv.ts'

/** Bytes Intuit takes at most. */
const MOST_BYTES = 350 * 1024

/** The bank import file of QuickBooks Online, four columns. Credit is money in, Debit money out. */
export const csvQuickbooks: Output = {
  ...DESCRIPTIONS.csv_quickbooks,
  write: async (input) => {
    const format =
      input.options.dateFormat ?? (firstStatement(input)?.monthFirst ? 'MM/DD/YYYY' : 'DD/MM/YYYY')
    const head = ['Date', 'Description', 'Credit', 'Debit']
    return bookingsCsv(input, head, ({ date, description, amount }) => {
      // QuickBooks refuses bookings of nothing.
      if (Number(amount) === 0) return null
      const out = amount.startsWith('-')
      return [
        formattedDate(date, format),
        safeText(description),
        out ? '' : amount,
        out ? amount.slice(1) : '',
      ]
    })
  },
  warnings: (input) => {
    const length = bookingsOf(input).reduce((sum, own) => sum + own.description.length + 30, 0)
    const warnings = importWarnings(input, 'QuickBooks')
    if (length > MOST_BYTES && warnings.every((other) => other.code !== 'IMPORT_LIMIT_EXCEEDED'))
      warnings.push({ code: 'IMPORT_LIMIT_EXCEEDED', message: 'QuickBooks takes 350 KB at most' })
    return warnings
  },
}

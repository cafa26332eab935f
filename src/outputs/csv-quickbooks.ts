import type { Output } from './output.ts'
import { safeText } from './safe-text.ts'
import {
  bookingsOf,
  csvBytes,
  firstStatement,
  formattedDate,
  importWarnings,
} from './statement-csv.ts'

/** Bytes Intuit takes at most. */
const MOST_BYTES = 350 * 1024

/** The bank import file of QuickBooks Online, four columns. Credit is money in, Debit money out. */
export const csvQuickbooks: Output = {
  name: 'csv_quickbooks',
  extension: 'csv',
  contentType: 'text/csv; charset=utf-8',
  write: async (input) => {
    const format =
      input.options.dateFormat ?? (firstStatement(input)?.monthFirst ? 'MM/DD/YYYY' : 'DD/MM/YYYY')
    return csvBytes([
      ['Date', 'Description', 'Credit', 'Debit'],
      // QuickBooks refuses bookings of nothing.
      ...bookingsOf(input)
        .filter(({ amount }) => Number(amount) !== 0)
        .map(({ date, description, amount }) => {
          const out = amount.startsWith('-')
          return [
            formattedDate(date, format),
            safeText(description),
            out ? '' : amount,
            out ? amount.slice(1) : '',
          ]
        }),
    ])
  },
  warnings: (input) => {
    const length = bookingsOf(input).reduce((sum, own) => sum + own.description.length + 30, 0)
    const warnings = importWarnings(input, 'QuickBooks')
    if (length > MOST_BYTES && warnings.every((other) => other.code !== 'IMPORT_LIMIT_EXCEEDED'))
      warnings.push({ code: 'IMPORT_LIMIT_EXCEEDED', message: 'QuickBooks takes 350 KB at most' })
    return warnings
  },
}

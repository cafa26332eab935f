import { DESCRIPTIONS } from './catalogue.ts'
import type { Output } from './output.ts'
import { safeText } from './safe-text.ts'
import { bookingsCsv, formattedDate, importWarnings } from './statement-csv.ts'

/** The statement import template of Xero: one signed amount, minus = spent. */
export const csvXero: Output = {
  ...DESCRIPTIONS.csv_xero,
  write: async (input) =>
    bookingsCsv(
      input,
      ['*Date', '*Amount', 'Payee', 'Description', 'Reference', 'Check Number'],
      ({ date, amount, description, reference, checkNumber }) => [
        formattedDate(date, input.options.dateFormat ?? 'DD/MM/YYYY'),
        amount,
        '',
        safeText(description),
        safeText(reference ?? ''),
        safeText(checkNumber ?? ''),
      ],
    ),
  warnings: (input) => importWarnings(input, 'Xero'),
}

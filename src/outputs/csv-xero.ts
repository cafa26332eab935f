import { textBesideReference } from './booking-text.ts'
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
      (own) => [
        formattedDate(own.date, input.options.dateFormat ?? 'DD/MM/YYYY'),
        own.amount,
        '',
        safeText(textBesideReference(own)),
        safeText(own.reference ?? ''),
        safeText(own.checkNumber ?? ''),
      ],
    ),
  warnings: (input) => importWarnings(input, 'Xero'),
}

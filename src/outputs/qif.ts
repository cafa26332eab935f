import type { Statement, StatementTransaction } from '../document/statement.ts'
import { textBesideReference } from './booking-text.ts'
import { DESCRIPTIONS } from './catalogue.ts'
import type { Output } from './output.ts'
import { formattedDate } from './statement-csv.ts'
import { lastDay } from './statement-days.ts'

/**
 * Quicken Interchange Format: a list of bookings an account, in UTF-8. Dates are in the order that is
 * asked for, else in that of the statement.
 */
export const qif: Output = {
  ...DESCRIPTIONS.qif,
  write: async ({ extraction, options }) => {
    const lines = (extraction.statements ?? []).flatMap((statement) => {
      const format = options.dateFormat ?? (statement.monthFirst ? 'MM/DD/YYYY' : 'DD/MM/YYYY')
      const day = (iso: string | null) => formattedDate(iso ?? lastDay(statement), format)
      return [
        ...head(statement),
        ...statement.transactions.flatMap((own) => booking(own, day(own.date))),
      ]
    })
    return new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''))
  },
}

const head = ({ accountId }: Statement): string[] => [
  ...(accountId === null ? [] : ['!Account', `N${oneLine(accountId)}`, 'TBank', '^']),
  '!Type:Bank',
]

function booking(own: StatementTransaction, day: string): string[] {
  const text = textBesideReference(own)
  return [
    `D${day}`,
    `T${own.amount}`,
    ...(own.checkNumber === null ? [] : [`N${oneLine(own.checkNumber)}`]),
    ...(text === '' ? [] : [`P${oneLine(text)}`]),
    ...(own.reference === null ? [] : [`M${oneLine(own.reference)}`]),
    '^',
  ]
}

/** A field ends with its line. */
const oneLine = (text: string): string =>
  text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

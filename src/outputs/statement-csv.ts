import type { DateFormat } from '../document/extract-options.ts'
import type { Warning } from '../document/extraction.ts'
import type { Statement, StatementTransaction } from '../document/statement.ts'
import { csvText } from './csv-text.ts'
import type { WriteInput } from './output.ts'

/** The account that is written: the first one. An import file is for one account. */
export const firstStatement = ({ extraction }: WriteInput): Statement | null =>
  extraction.statements?.[0] ?? null

/** A day in the order a program asks for; nothing for a date that could not be read. */
export function formattedDate(iso: string | null, format: DateFormat): string {
  if (iso === null) return ''
  const [year, month, day] = iso.split('-')
  return format === 'MM/DD/YYYY' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`
}

/**
 * A row a booking below the head, UTF-8 without a byte order mark, lines ended as RFC 4180 says. A file of
 * no booking is empty.
 *
 * @param rowOf null for bookings that the program does not take
 */
export function bookingsCsv(
  input: WriteInput,
  head: readonly string[],
  rowOf: (booking: StatementTransaction) => readonly string[] | null,
): Uint8Array {
  const bookings = bookingsOf(input)
  const rows = bookings.map(rowOf).filter((row) => row !== null)
  return new TextEncoder().encode(csvText(bookings.length === 0 ? [] : [head, ...rows]))
}

/** Most bookings the importing programs take from one file. */
export const MOST_ROWS = 1000

/** Said when the file is more than its program takes, or less than the document has. */
export function importWarnings(input: WriteInput, program: string): Warning[] {
  const statements = input.extraction.statements ?? []
  const rows = statements[0]?.transactions.length ?? 0
  const warnings: Warning[] = []
  const isSaid = input.extraction.warnings.some(({ code }) => code === 'NOTHING_FOUND')
  if (rows === 0 && !isSaid)
    warnings.push({ code: 'NOTHING_FOUND', message: 'no booking was found: the file is empty' })
  if (rows > MOST_ROWS)
    warnings.push({
      code: 'IMPORT_LIMIT_EXCEEDED',
      message: `${rows} bookings: ${program} takes about ${MOST_ROWS} from one file`,
    })
  if (statements.length > 1)
    warnings.push({
      code: 'FIRST_ACCOUNT_ONLY',
      message: `the statement has ${statements.length} accounts, the file has the first one`,
    })
  return warnings
}

export const bookingsOf = (input: WriteInput): readonly StatementTransaction[] =>
  firstStatement(input)?.transactions ?? []

import type { Statement } from '../document/statement.ts'

/** Written where no date is known: import files demand one. */
const NO_DATE = '1970-01-01'

const days = ({ transactions }: Statement): string[] =>
  transactions.flatMap((own) => (own.date === null ? [] : [own.date])).sort()

/** ISO date of a statement's begin, or of its first booking. */
export const firstDay = (statement: Statement): string =>
  statement.periodStart ?? days(statement)[0] ?? statement.periodEnd ?? NO_DATE

/** ISO date of a statement's end, or of its last booking. */
export const lastDay = (statement: Statement): string =>
  statement.periodEnd ?? days(statement).at(-1) ?? statement.periodStart ?? NO_DATE

/** The last day of several statements' first one. */
export const lastDayOf = ([first]: readonly Statement[]): string =>
  first ? lastDay(first) : NO_DATE

import { cents } from '../../fields/money.ts'
import { isNearly } from '../paper/nearly.ts'
import type { PrintedBalance } from './balances.ts'
import type { StatementTable } from './bookings.ts'
import type { Transaction } from './transactions.ts'

/**
 * Whether every sum on a row of totals is one that the bookings above it have: of debits, credits
 * or both, of its own table, of its section over several pages, or of the account so far.
 *
 * Totals by name outside of the tables may be of another kind; one digit off, they are wrong.
 *
 * @param transactions of all the tables, in their order
 * @param named totals of debits and credits that stand outside of the tables
 */
export function totalsMet(
  tables: readonly StatementTable[],
  transactions: readonly Transaction[],
  opening: PrintedBalance | null,
  named: readonly PrintedBalance[],
): boolean {
  let end = 0
  const starts: number[] = []
  for (const table of tables) {
    starts.push(end)
    end += table.bookings.length
    if (table.totals.length === 0) continue
    const possible = new Set(
      starts.flatMap((start) => sumsOf(transactions.slice(start, end), opening)),
    )
    if (table.totals.some((total) => total !== 0 && !possible.has(cents(total)))) return false
  }
  return named.every((total) => {
    const value = Math.abs(cents(total.value))
    const [debits, credits] = sumsOf(transactions, null)
    return (
      value === debits ||
      value === credits ||
      ![debits!, credits!].some((sum) => isNearly(value, sum))
    )
  })
}

/** Debits, credits, what they leave, and the same with the opening balance; without signs. */
export function sumsOf(part: readonly Transaction[], opening: PrintedBalance | null): number[] {
  const debits = part.reduce((sum, own) => sum + cents(own.debit ?? 0), 0)
  const credits = part.reduce((sum, own) => sum + cents(own.credit ?? 0), 0)
  const from = opening === null ? 0 : cents(opening.value)
  return [
    debits,
    credits,
    credits - debits,
    debits + credits,
    from + credits,
    from - debits,
    from + credits - debits,
    from + debits - credits,
  ].map(Math.abs)
}

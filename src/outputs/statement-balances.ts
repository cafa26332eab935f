import type { Statement } from '../document/statement.ts'
import type { Output } from './output.ts'

/** Of decimal text; what is smaller is cut off. */
export function hundredths(amount: string): bigint {
  const [whole, parts = ''] = amount.replace('-', '').split('.')
  const value = BigInt(whole!) * 100n + BigInt(parts.padEnd(2, '0').slice(0, 2))
  return amount.startsWith('-') ? -value : value
}

const booked = ({ transactions }: Statement): bigint =>
  transactions.reduce((sum, { amount }) => sum + hundredths(amount), 0n)

/** Before all bookings, in hundredths: as printed, else by what the other balances say; null when none does. */
function knownOpening(statement: Statement): bigint | null {
  const { openingBalance, closingBalance } = statement
  if (openingBalance !== null) return hundredths(openingBalance)
  return closingBalance === null ? null : hundredths(closingBalance) - booked(statement)
}

/** The balances before and behind all bookings, in hundredths; from 0 where none is known. */
export function balancesOf(statement: Statement): { opening: bigint; closing: bigint } {
  const opening = knownOpening(statement) ?? 0n
  const { closingBalance } = statement
  const closing = closingBalance === null ? opening + booked(statement) : hundredths(closingBalance)
  return { opening, closing }
}

/** Warns where a file has to name a balance that nobody knows. */
export const balanceWarnings: Output['warnings'] = ({ extraction }) =>
  (extraction.statements ?? []).some((own) => knownOpening(own) === null)
    ? [
        {
          code: 'BALANCE_UNKNOWN',
          message: 'no balance is known: the file, which has to name one, begins at 0',
        },
      ]
    : []

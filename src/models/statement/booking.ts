import type { Box } from '../../document/box.ts'
import type { AmountToken, Side } from './amount-token.ts'
import type { NamedSum } from './balances.ts'
import type { MendedLink } from './repair.ts'

/**
 * What is known of a day: a text layer has it; in a scan a second day, or those around it, show that it was not
 * misread, or nothing does; or it was misread, does not fit, or is not there.
 */
export type DayState = 'printed' | 'shown' | 'open' | 'doubtful'

/** A booking as read. Sums in hundredths. */
export interface Booking {
  readonly date: string | null
  readonly valueDate: string | null
  readonly description: string
  readonly reference: string | null
  readonly checkNumber: string | null
  /** What kind of booking it is, as a column of its own says. */
  readonly kind: string | null
  readonly side: Side
  /** Without sign. */
  readonly cents: number
  /** What of it does not change the balance: a loan's interest. */
  readonly interest: number
  /** Signed, as printed. */
  readonly balance: number | null
  readonly decimals: number
  readonly explainedBy: 'chain' | 'sum' | null
  readonly corrected: MendedLink['corrected']
  readonly page: number
  readonly box: Box
  /** 0..1, below 1. */
  readonly probability: number
  readonly recognised: boolean
  readonly day: DayState
}

/** A balance of the account as printed, or as the chain gives it. */
export interface AccountBalance {
  /** Signed hundredths. */
  readonly cents: number
  /** What prints it; null where it follows from the chain alone. */
  readonly printed: NamedSum | AmountToken | null
}

/** A change of the balance that no booking makes. */
export interface Gap {
  /** Index of the booking that it follows; -1 for before the first. */
  readonly after: number
  /** Hundredths, signed: positive is money in. */
  readonly cents: number
}

import type { Day } from '../../kit/locale/dates.ts'

/** What a booking is for; the text and the side follow from it. */
export type BookingKind =
  | 'purchase'
  | 'cash'
  | 'in'
  | 'out'
  | 'standing'
  | 'debit'
  | 'salary'
  | 'rent'
  | 'fee'
  | 'interestIn'
  | 'interestOut'
  | 'check'
  | 'deposit'
  | 'refund'
  | 'tax'
  | 'repayment'
  | 'payment'
  | 'buy'
  | 'sell'
  | 'dividend'

export interface Booking {
  kind: BookingKind
  day: Day
  value: Day
  /** Of the purchase that it books. */
  bought: Day
  /** The text, and further lines of it. */
  text: string
  details: readonly string[]
  /** Money in is positive. */
  cents: number
  type: string
  reference: string
  check?: string
  town: string
  time: string
  payee: string
  category: number
  foreign?: { cents: number; currency: string; rate: string }
  pieces?: { quantity: number; price: number }
}

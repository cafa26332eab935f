import type { Account } from './account.ts'
import type { Booking } from './booking.ts'
import { textSide } from './side-keys.ts'

/** Texts that say the side of their bookings, less those that say the other one, at least, for them to be a reason. */
const TELLING_TEXTS = 2

/**
 * What speaks for the direction: what the sides were decided from, totals, the whole texts of bookings, signs that go
 * with balances of money that is held, and those below zero, as what is owed is seldom printed. Nothing where it is
 * but usual.
 */
export function directionReasons({ sides, bookings, links }: Account): readonly string[] {
  const balances = links.flatMap(({ balance }) => balance ?? [])
  const below = balances.filter((cents) => cents < 0).length
  const signed = links.flatMap(({ amount, sign }) =>
    amount && sign !== null && amount.token.sign !== 0 ? [amount.token.sign * sign] : [],
  )
  const isSigned = signed.length > 0 && signed.every((own) => own > 0)
  return [
    ...new Set([
      ...sides.by,
      ...(sides.totals > 0 ? ['totals'] : []),
      ...(agreementOf(bookings) >= TELLING_TEXTS ? ['words'] : []),
      ...(!sides.liability && isSigned ? ['signs'] : []),
      ...(!sides.liability && 2 * below > balances.length ? ['below zero'] : []),
    ]),
  ]
}

/** Texts that say the side of their booking less those that say the other one; what is booked again says it once. */
function agreementOf(bookings: readonly Booking[]): number {
  const said = new Map(
    bookings.map(({ description, side }) => {
      const own = textSide(description)
      return [own.letters, side === 'credit' ? own.side : -own.side]
    }),
  )
  return [...said.values()].reduce((sum, own) => sum + own, 0)
}

import type { Account } from './account.ts'
import type { Booking } from './booking.ts'
import { textSide } from './side-keys.ts'

/** Texts that say the side of their bookings, less those that say the other one, at least, for them to be a reason. */
const TELLING_TEXTS = 2

/**
 * What speaks for the direction: what the sides were decided from, the whole texts of bookings, and balances of money
 * that is held below zero, as what is owed is seldom printed. Nothing where it is but usual.
 */
export function directionReasons({ sides, bookings, links }: Account): readonly string[] {
  const balances = links.flatMap(({ balance }) => balance ?? [])
  const below = balances.filter((cents) => cents < 0).length
  return [
    ...new Set([
      ...sides.by,
      ...(agreementOf(bookings) >= TELLING_TEXTS ? ['words'] : []),
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

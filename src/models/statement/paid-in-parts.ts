import type { MendedLink } from './repair.ts'

/** Bookings that are so, at least, and their share of all: fewer figures may come to each other by chance. */
const LEAST = 3
const MOSTLY = 0.8

/** Where it is printed what a loan is paid back with. */
export interface PaidInParts {
  /** Column of what is paid. */
  readonly column: number
  /** Column of its interest. */
  readonly rest: number
  /** Bookings whose parts come to what is paid. */
  readonly explained: ReadonlySet<MendedLink>
}

/**
 * What is owed falls by a part of each payment, and what is left of that stands beside it as well: principal and
 * interest. What is booked is the payment. Null where sums do not come to each other so.
 */
export function paidInParts(booked: readonly MendedLink[]): PaidInParts | null {
  const pairs = new Map<string, PaidInParts & { explained: Set<MendedLink> }>()
  for (const link of booked) {
    const { item, amount, step, sign } = link
    if ((step !== 'step' && step !== 'opened') || sign !== -1 || !amount) continue
    // Beside its two parts stands the payment.
    if (item.amounts.size < 3) continue
    const others = [...item.amounts].filter(([c, { cents }]) => c !== amount.column && cents > 0)
    for (const [column, paid] of others)
      for (const [rest, { cents }] of others)
        if (column !== rest && paid.cents === amount.token.cents + cents) {
          const key = `${column} ${rest}`
          const pair = pairs.get(key) ?? { column, rest, explained: new Set<MendedLink>() }
          pair.explained.add(link)
          pairs.set(key, pair)
        }
  }
  const [best] = [...pairs.values()].sort((a, b) => b.explained.size - a.explained.size)
  return best && best.explained.size >= Math.max(LEAST, MOSTLY * booked.length) ? best : null
}

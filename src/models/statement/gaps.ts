import type { Gap } from './booking.ts'
import type { Chain } from './chain.ts'
import type { MendedLink } from './repair.ts'
import type { Sides } from './sides.ts'

/** Changes of the balance that no booking makes. */
export function gapsOf(
  links: readonly MendedLink[],
  booked: readonly MendedLink[],
  chain: Chain,
  sides: Sides,
): Gap[] {
  const { newestFirst } = chain.hypothesis
  const gaps: Gap[] = []
  let before: number | null = null
  for (const link of newestFirst ? links.toReversed() : links) {
    if (link.balance === null) continue
    const i = booked.indexOf(link)
    if (before !== null && link.step === 'broken' && i >= 0) {
      const sign = (sides.sides[i] === 'credit') === sides.liability ? -1 : 1
      const missing = link.balance - before - sign * link.cents!
      const cents = sides.liability ? -missing : missing
      if (missing !== 0) gaps.push({ after: newestFirst ? i : i - 1, cents })
    }
    before = link.balance
  }
  return gaps
}

import { CLOSING, type NamedSum, OPENING } from './balances.ts'

/** Two balances that the sum of all bookings joins, signed hundredths. */
export interface Identity {
  readonly opening: NamedSum
  readonly closing: NamedSum
  /** Balances of the two that were taken with the other sign. */
  readonly flipped: number
  /** Pairs of balances up to this one: more pairs meet by chance. 1 or more. */
  readonly tried: number
}

/** The balances that an identity may join. */
export interface Ends {
  /** Those by their names first, one for each value. */
  readonly openings: readonly NamedSum[]
  /** By what they come to, hundredths. */
  readonly closings: ReadonlyMap<number, readonly NamedSum[]>
}

export function endsAmong(named: readonly NamedSum[]): Ends {
  const days = named.filter(({ name }) => name === 'balance_on')
  const openings = [...named.filter(({ name }) => OPENING.includes(name)), ...days]
  const closings = [
    ...named.filter(({ name }) => CLOSING.includes(name)),
    ...named.filter(({ name }) => name === 'amount_due' || name === 'total'),
    ...days,
  ]
  return {
    openings: [...Map.groupBy(openings, ({ cents }) => cents).values()].map(([first]) => first!),
    closings: Map.groupBy(closings, ({ cents }) => cents),
  }
}

/** How an opening and a closing balance may be meant: as printed; below zero, which their print does not say. */
const MEANT = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const

/** @param change of the balance by all bookings, hundredths */
export function identityOf(change: number, { openings, closings }: Ends): Identity | null {
  for (const [a, b] of MEANT) {
    if (a * b * change === 0 && (a < 0 || b < 0)) continue
    for (const [i, opening] of openings.entries()) {
      const closing = closings
        .get(b * (a * opening.cents + change))
        ?.find((other) => other !== opening)
      if (closing)
        return {
          opening: a < 0 ? { ...opening, cents: -opening.cents } : opening,
          closing: b < 0 ? { ...closing, cents: -closing.cents } : closing,
          flipped: a > 0 && b > 0 ? 0 : a * b < 0 ? 1 : 2,
          tried: (i + 1) * closings.size,
        }
    }
  }
  return null
}

import { CLOSING, type NamedSum, OPENING } from './balances.ts'

/** Two balances that the sum of all bookings joins, signed hundredths. */
export interface Identity {
  readonly opening: NamedSum
  readonly closing: NamedSum
  /** Balances of the two that were taken with the other sign. */
  readonly flipped: number
  /** Sums of the two that no word calls a balance. */
  readonly unnamed: number
  /** No word names both, and what the account ends with is printed before what it begins with. */
  readonly reversed: boolean
  /** Pairs of balances up to this one: more pairs meet by chance. 1 or more. */
  readonly tried: number
}

/** How an opening and a closing balance may be meant: as printed; below zero, which their print does not say. */
const MEANT = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const

/**
 * The pairs of balances that an account may begin and end with, by what its bookings must change the balance by,
 * hundredths; of those with the same difference those first that words and signs speak for most.
 *
 * @param others printed outside of bookings, without a word for what they are
 */
export function identitiesAmong(
  named: readonly NamedSum[],
  others: readonly NamedSum[],
): ReadonlyMap<number, readonly Identity[]> {
  const days = named.filter(({ name }) => name === 'balance_on')
  const openings = distinct([...named.filter(({ name }) => OPENING.includes(name)), ...days])
  const closings = distinct([
    ...named.filter(({ name }) => CLOSING.includes(name)),
    ...named.filter(({ name }) => name === 'amount_due' || name === 'total'),
    ...days,
  ])
  const identities = new Map<number, Identity[]>()
  const pair = (
    [firsts, lasts]: readonly (readonly NamedSum[])[],
    [a, b]: readonly [number, number],
    unnamed: number,
  ) => {
    firsts!.forEach((opening, i) => {
      for (const closing of lasts!) {
        const change = b * closing.cents - a * opening.cents
        if (closing.row === opening.row && closing.figure === opening.figure) continue
        if (change === 0 && (a < 0 || b < 0 || unnamed > 0)) continue
        const known = identities.get(change) ?? []
        identities.set(change, known)
        known.push({
          opening: a < 0 ? { ...opening, cents: -opening.cents } : opening,
          closing: b < 0 ? { ...closing, cents: -closing.cents } : closing,
          flipped: Number(a < 0) + Number(b < 0),
          unnamed,
          reversed: unnamed > 0 && isBefore(closing, opening),
          tried: (i + 1) * lasts!.length,
        })
      }
    })
  }
  for (const meant of MEANT) pair([openings, closings], meant, 0)
  const rest = distinct(others.filter(({ cents }) => cents !== 0))
  pair([openings, rest], [1, 1], 1)
  pair([rest, closings], [1, 1], 1)
  pair([rest, rest], [1, 1], 2)
  return identities
}

const isBefore = (a: NamedSum, b: NamedSum): boolean =>
  a.row.index < b.row.index || (a.row === b.row && a.figure.box[0] < b.figure.box[0])

/** The first of each value. */
const distinct = (sums: readonly NamedSum[]): NamedSum[] =>
  [...Map.groupBy(sums, ({ cents }) => cents).values()].map(([first]) => first!)

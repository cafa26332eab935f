import { cents } from '../../fields/money.ts'
import type { Found } from '../../reading/found.ts'
import { logOdds } from '../../scoring/calibrate.ts'
import { PROOFS } from '../../scoring/fitted.ts'
import { weighted } from '../../scoring/weighted.ts'
import { isTax } from '../candidates/amount-relations.ts'
import type { Equation, Sums, SumsAround } from './proof.ts'

/** What tells whether a sum is what an equation that holds with it takes it for. */
export const PROOF_FEATURES = [
  'one',
  'net',
  'tax',
  /** How sure the sum itself is, and the least sure one of the three. */
  'odds',
  'leastOdds',
  /** Equations that do not follow from each other, beyond the first one. */
  'again',
  'ofLines',
  /** Other sums take part. */
  'more',
  /** Net and tax make the total without them; the net sum is the total. */
  'adds',
  'addsNet',
  'sameNet',
  /** How unlikely the equation is to hold by chance: orders of magnitude between the sum and what was tried. */
  'chance',
  /** The tax is a printed rate of the net sum; rates are printed, and it is of none of them. */
  'rated',
  'ratedNet',
  'misrated',
  /** Another printed sum makes the total with the tax, or is what a printed rate makes the tax of, and the net sum does not. */
  'rivalNet',
  'rivalNetOfNet',
  /** Another sum is called the total, or what is due; another printed one is larger. */
  'otherTotal',
  'larger',
  'largerTotal',
  /** The lines without one of them come to another printed sum. */
  'otherLines',
  'otherLinesTotal',
  /** The words before it name something else as well, or nothing. */
  'unnamed',
] as const

/** What is looked at beside the equations. */
export interface ProofAround extends SumsAround {
  /** Per cent, as printed anywhere. */
  readonly anyRates: ReadonlySet<number>
}

type Role = 'net' | 'tax' | 'total'

const centsOf = (found: Found | null | undefined): number | null =>
  found ? cents(Number(found.value)) : null

const oddsOf = (found: Found): number => logOdds(found.probability ?? found.confidence)

/** The numbers of one sum's proof. */
export function proofFeatures(
  role: Role,
  { text, count }: Equation,
  sums: Sums,
  { lines, amounts = [], more = [0], printed = new Set(), called = [], anyRates }: ProofAround,
): number[] {
  const own = sums[role]!
  const [n, x, t] = [centsOf(sums.net), centsOf(sums.tax), centsOf(sums.total)]
  const is = (...all: boolean[]) => Number(all.every(Boolean))
  const odds = oddsOf(own)
  const least = Math.min(
    ...[sums.net, sums.tax, sums.total].flatMap((sum) => (sum ? [oddsOf(sum)] : [])),
  )
  const isMore = text.includes('other sums')
  const ofLines = text.startsWith('sum of lines')
  const rates = [...anyRates].filter((rate) => rate > 0)
  const base = n ?? (t !== null && x !== null ? t - x : null)
  const isRatedOf = (sum: number) => x !== null && rates.some((rate) => isTax(x, sum, rate))
  const taxed = x !== null && x !== 0 && base !== null
  const rated = taxed && isRatedOf(base)
  const misrated = taxed && rates.length > 0 && !rated
  // What was worked out from the two others makes an equation with them, whatever it is.
  const isFree = [sums.net, sums.tax, sums.total].some((sum) =>
    (sum?.derivedFrom ?? []).some((from) => from === 'total' || from === 'net' || from === 'tax'),
  )
  const adds = taxed && !isFree && n !== null && t !== null && Math.abs(t - x - n) <= 1
  const rival =
    taxed &&
    [...printed].some(
      (sum) =>
        sum !== n &&
        sum !== t &&
        sum !== x &&
        ((!adds && t !== null && Math.abs(t - x - sum) <= 1) || (misrated && isRatedOf(sum))),
    )
  const size = Math.log10((Math.abs(centsOf(own)!) + 1) / (isMore ? more.length : 1))
  const others = called.filter((sum) => Math.abs(sum) !== Math.abs(t ?? 0))
  const isLarger = [...printed].some((sum) => Math.abs(sum) > Math.abs(t ?? 0) + 1)
  const all = lines === null ? null : cents(lines)
  const otherLines =
    ofLines &&
    all !== null &&
    amounts.some((amount) => amount !== 0 && amount !== all && printed.has(all - amount))
  return [
    1,
    is(role === 'net'),
    is(role === 'tax'),
    odds,
    least,
    count - 1,
    is(ofLines),
    is(isMore),
    is(adds),
    is(adds, role === 'net'),
    is(n !== null && n === t, role === 'net'),
    size,
    is(rated),
    is(rated, role === 'net'),
    is(misrated),
    is(rival),
    is(rival, role === 'net'),
    is(others.length > 0),
    is(isLarger),
    is(isLarger, role === 'total'),
    is(otherLines),
    is(otherLines, role === 'total'),
    is(own.label === null),
  ]
}

/** Whether an equation tells what a sum is as surely as a proof has to. */
export const isProof = (features: readonly number[]): boolean =>
  weighted(PROOFS.weights, features) >= PROOFS.least

import { decimalText } from '../../fields/money.ts'
import type { AmountCandidate } from './amount-candidate.ts'
import { AMOUNTS } from './amounts.ts'
import type { CandidateKind } from './candidate-set.ts'
import { type MisreadSum, misreadSums } from './misread-sums.ts'
import { isMoney } from './taxes-together.ts'
import { TELLERS, toldSums } from './told-sums.ts'
import { type ToldTax, taxesToldAlone, toldTaxes } from './told-taxes.ts'

/** Sums of receipts: a total of which a digit was misread is told by what stands above it. */
export const TILL_AMOUNTS: CandidateKind<AmountCandidate> = {
  ...AMOUNTS,
  name: 'till_amounts',
  own: [
    ...AMOUNTS.own,
    'toldByItems',
    ...TELLERS.map((name) => `told:${name}`),
    'isRun',
    'leadsOn',
    'told',
    'toldUnlike',
    'toldTax',
    'restTax',
    'netTax',
  ],
  candidatesOf: (document) => {
    const known = AMOUNTS.candidatesOf(document)
    const byItems = toldByItems(known)
    const values = new Set(byItems.map((own) => own.cents))
    const misread = misreadSums(toldSums(known, document), document)
    const others = [...known, ...byItems, ...misread.filter((own) => !values.has(own.cents))]
    return [...others, ...taxesToldAlone(others, document)]
  },
  ownFeatures: (candidates, document) => {
    const common = AMOUNTS.ownFeatures(candidates, document)
    const told = toldSums(candidates, document)
    const taxes = Map.groupBy(toldTaxes(candidates.filter(isMoney), document), ({ tax }) => tax)
    return (i) => {
      const own = candidates[i]!
      const {
        tellers = told.tellersOf(own),
        unlike = 0,
        isTax = false,
      } = (own as Partial<MisreadSum>).told ?? {}
      return common(i).concat(
        own.workedOut === ITEMS ? 1 : 0,
        TELLERS.map((name) => (tellers.has(name) ? 1 : 0)),
        told.isRun(own) ? 1 : 0,
        told.leadsOn(own) ? 1 : 0,
        'told' in own && !isTax ? 1 : 0,
        unlike,
        isTax ? 1 : 0,
        ...toldAs(taxes.get(own.cents) ?? []),
      )
    }
  },
}

/** Whether a tax is told by what rates that were read leave of a total, or by a net sum. */
const toldAs = (told: readonly ToldTax[]): number[] => [
  told.some(({ by }) => by === 'rest') ? 1 : 0,
  told.some(({ by }) => by === 'net') ? 1 : 0,
]

const ITEMS = ['items'] as const
/** Sums above one that may be their total, at least. */
const LEAST = 2

/** Zeros with a stroke are read as eights, all of a paper: prices end in them. */
const unstruck = (cents: number): number => (cents % 10 === 8 ? cents - 8 : cents)

/** What all recognised rows above a sum come to, where that is printed nowhere and but for one digit is the sum. */
function toldByItems(candidates: readonly AmountCandidate[]): AmountCandidate[] {
  const sums = candidates.filter(isMoney)
  const printed = new Set(sums.map((own) => own.cents))
  const found = new Map<number, AmountCandidate>()
  let [sum, zeros, count] = [0, 0, 0]
  for (const [row, own] of Map.groupBy(sums, (one) => one.row)) {
    // The last sum of a row is what it comes to.
    const last = own.at(-1)!
    const told = zeros === unstruck(last.cents) ? zeros : sum
    const isTold = sum !== last.cents && !printed.has(told) && areAlike(told, last.cents)
    if (row.recognised && count >= LEAST && isTold && !isRounded(told, last.cents)) {
      const figure = { ...last.figure, value: told / 100 }
      const value = decimalText(told / 100)
      found.set(told, { ...last, value, figure, cents: told, workedOut: ITEMS })
    }
    sum += last.cents
    zeros += unstruck(last.cents)
    count++
  }
  return [...found.values()]
}

/** Whether a sum may be another one without its smallest coins. */
const isRounded = (sum: number, rounded: number): boolean =>
  rounded % 5 === 0 && Math.abs(sum - rounded) < 10

/** Digits that are taken for each other where print is poor: round ones. */
const ROUND = '0689'

/** Whether two sums are the same but for one digit, which may have been taken for the other. */
function areAlike(one: number, other: number): boolean {
  const [a, b] = [String(one), String(other)]
  const apart = [...a].flatMap((digit, i) => (digit === b[i] ? [] : [digit, b[i] ?? '']))
  return (
    a.length === b.length && apart.length === 2 && apart.every((digit) => ROUND.includes(digit))
  )
}

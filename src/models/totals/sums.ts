import { cents, decimalText } from '../../fields/money.ts'
import { once } from '../../fields/once.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import type { Agreement, Assignment, Option } from '../../scoring/decide.ts'
import type { AmountCandidate } from '../candidates/amount-candidate.ts'
import { isTax, printedRates } from '../candidates/amount-relations.ts'
import { LABEL_AT, labelScores } from '../candidates/label-scores.ts'
import { rowSums } from '../candidates/row-sums.ts'
import { surroundingsOf } from '../candidates/surroundings.ts'
import { isMoney, taxesTogether } from '../candidates/taxes-together.ts'
import { isMereRounding, isRounded } from './rounding.ts'

/** How much sums that belong together speak for each other; fitted with the roles. */
export interface SumBonuses {
  /** Net and tax make the total. */
  readonly adds: number
  /** They do with what else is printed: shipping, a discount, rounding. */
  readonly addsWithMore: number
  /** Net and total are the same where no tax is. */
  readonly same: number
  /** Net, tax and total are there and do not add up. */
  readonly broken: number
  /** Each value that is printed nowhere. */
  readonly derived: number
  /** A tax that is a larger share of what is sold than any. */
  readonly largeTax: number
  /** All three stand in one row. */
  readonly inRow: number
  /** The tax is a printed rate of the net sum, or all printed taxes together, of it where that is known. */
  readonly rated: number
}

/** What a document says of its sums together. */
export interface SumEvidence {
  /** Sums that may come between net plus tax and the total, in cents: at most two together. */
  readonly more: readonly number[]
  /** Net, tax and total of every row that has all three. */
  readonly rows: ReadonlySet<string>
  /** Per cent. */
  readonly rates: ReadonlySet<number>
  /** All taxes and what they are of, in cents. */
  readonly allTaxes: { readonly tax: number; readonly base: number | null } | null
}

/** Who decides and who tells of contradictions ask for the same candidates. */
const known = new WeakMap<readonly AmountCandidate[], SumEvidence>()

export function sumEvidence(
  candidates: readonly AmountCandidate[],
  document: DocumentText,
): SumEvidence {
  const own = known.get(candidates) ?? evidenceOf(candidates, document)
  known.set(candidates, own)
  return own
}

function evidenceOf(candidates: readonly AmountCandidate[], document: DocumentText): SumEvidence {
  const sums = candidates.filter(isMoney)
  return {
    more: moreSums(candidates, document),
    rows: new Set(
      rowSums(sums).map(({ net, tax, total }) => keyOf(net.cents, tax.cents, total.cents)),
    ),
    rates: printedRates(document),
    allTaxes: taxesTogether(document, sums),
  }
}

const keyOf = (net: number, tax: number, total: number): string => `${net} ${tax} ${total}`

/** Labels of what comes between net plus tax and the total, and the sign it has there. */
const MORE = [
  ['shipping', 1],
  ['service_charge', 1],
  ['tip', 1],
  ['rounding', 1],
  ['discount', -1],
] as const
const LIKE = 0.55

function moreSums(candidates: readonly AmountCandidate[], document: DocumentText): number[] {
  const single = new Set<number>()
  for (const own of candidates) {
    if (own.cents === 0) continue
    const { texts } = surroundingsOf(own, document)
    const left = labelScores(texts.left)
    const above = labelScores(texts.above)
    for (const [label, sign] of MORE) {
      const at = LABEL_AT.get(label)!
      if (Math.max(left[at]!, above[at]!) < LIKE) continue
      single.add(sign < 0 ? -Math.abs(own.cents) : own.cents)
      if (label === 'rounding') single.add(-own.cents)
    }
  }
  const list = [...single].slice(0, 8)
  return [...new Set([...list, ...list.flatMap((a, i) => list.slice(i + 1).map((b) => a + b))])]
}

/** Options are part of many assignments. */
const printedCents = once(({ value }: Option): number => cents(Number(value)))

const centsOf = (option: Option | undefined): number | null =>
  option?.value == null ? null : printedCents(option)

/** Whether net, tax and total of an assignment add up: with nothing, or with what else is printed. */
export const sumState = (chosen: Assignment, more: readonly number[]): SumState =>
  stateOf(centsOf(chosen.net), centsOf(chosen.tax), centsOf(chosen.total), more)

type SumState = 'adds' | 'more' | 'same' | 'broken' | 'open'

function stateOf(
  net: number | null,
  tax: number | null,
  total: number | null,
  more: readonly number[],
): SumState {
  if (net == null || total == null) return 'open'
  const gap = total - net - (tax ?? 0)
  if (Math.abs(gap) <= 1)
    return tax == null || tax === 0 || isMereRounding(tax, total) ? 'same' : 'adds'
  if (more.some((own) => Math.abs(gap - own) <= 1) || isRounded(total, gap)) return 'more'
  // What is sold may have its tax in it: nothing then makes the total of what is printed.
  const sold = total - net
  if (tax != null && Math.abs(sold) <= 1) return 'open'
  return more.some((own) => Math.abs(sold - own) <= 1) ? 'more' : 'broken'
}

/** No country's tax on what is sold is a larger share of it: Hungary's, the highest, is 27 %. */
export const MOST_TAX = 0.3

/** Whether a tax is a share of what is sold that there is, of the same sign. */
const isShare = (tax: number, base: number): boolean =>
  Math.abs(tax) <= MOST_TAX * Math.abs(base) && tax * base >= 0

/** What arithmetic says of net, tax and total. */
export function sumAgreement(bonuses: SumBonuses, evidence: SumEvidence): Agreement {
  const { rows, rates, allTaxes } = evidence
  const isRated = (tax: number, net: number): boolean =>
    (tax === allTaxes?.tax && (allTaxes.base === null || Math.abs(net - allTaxes.base) <= 1)) ||
    [...rates].some((rate) => rate > 0 && isTax(tax, net, rate))
  return (chosen) => {
    const [net, tax, total] = [centsOf(chosen.net), centsOf(chosen.tax), centsOf(chosen.total)]
    const state = stateOf(net, tax, total, evidence.more)
    let score =
      state === 'adds'
        ? bonuses.adds
        : state === 'more'
          ? bonuses.addsWithMore
          : state === 'same'
            ? bonuses.same
            : state === 'broken'
              ? bonuses.broken
              : 0
    const base = net ?? (total != null && tax != null ? total - tax : null)
    if (tax != null && base != null && !isShare(tax, base)) score += bonuses.largeTax
    if (net != null && tax != null && tax !== 0) {
      if (isRated(tax, net)) score += bonuses.rated
      // What is rounded or paid besides follows in rows of its own.
      if (
        rows.size > 0 &&
        [net + tax, net + tax - 1, net + tax + 1].some((sum) => rows.has(keyOf(net, tax, sum)))
      )
        score += bonuses.inRow
    }
    for (const own of Object.values(chosen)) if (own.derivedFrom) score += bonuses.derived
    return score
  }
}

/** Options a role is derived from, at most. */
const MOST_PAIRS = 5

/**
 * Tax and net that are printed nowhere, from the two others; a sum of taxes of several rates is one,
 * too.
 */
export function withDerived(
  options: Readonly<Record<string, readonly Option[]>>,
  bonuses: Readonly<Record<string, number>>,
): Record<string, readonly Option[]> {
  const { net, tax, total } = options
  if (!net || !tax || !total) return options
  const top = (own: readonly Option[]) =>
    own.filter(({ value }) => value !== null).slice(0, MOST_PAIRS)
  const known = (own: readonly Option[], value: string) =>
    own.some((other) => other.value === value)
  const derive = (own: readonly Option[], from: readonly [string, string], values: number[]) => {
    const found = new Map<string, Option>()
    // It cannot be likelier than that none is printed.
    const absent = own.find(({ value }) => value === null)?.score ?? 0
    const texts = new Set(values.map((value) => decimalText(value / 100)))
    for (const text of texts)
      if (!known(own, text))
        found.set(text, { value: text, score: absent, candidates: [], derivedFrom: from })
    // What is printed where nothing tells what it is, is no less likely for that than what is not printed.
    const least = absent + bonuses.derived!
    const printed = own.map((option) =>
      option.value !== null && option.score < least && texts.has(option.value)
        ? { ...option, score: least }
        : option,
    )
    return [...printed, ...[...found.values()].slice(0, MOST_PAIRS)]
  }
  const taxes = top(total).flatMap((t) =>
    top(net).flatMap((n) => {
      const value = centsOf(t)! - centsOf(n)!
      return value * Math.sign(centsOf(n)!) > 0 &&
        Math.abs(value) < MOST_TAX * Math.abs(centsOf(n)!)
        ? [value]
        : []
    }),
  )
  const nets = top(total).flatMap((t) =>
    top(tax).flatMap((x) => {
      const value = centsOf(t)! - centsOf(x)!
      return centsOf(x)! * Math.sign(value) >= 0 &&
        Math.abs(centsOf(x)!) < MOST_TAX * Math.abs(value)
        ? [value]
        : []
    }),
  )
  return {
    ...options,
    net: derive(net, ['total', 'tax'], nets),
    tax: derive(tax, ['net', 'total'], taxes),
  }
}

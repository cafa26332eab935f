import type { LabelName } from '../../fields/lexicon.ts'
import { cents } from '../../fields/money.ts'
import { once } from '../../fields/once.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import type { Agreement, Option } from '../../scoring/decide.ts'
import type { AmountCandidate } from '../candidates/amount-candidate.ts'
import { areWhole, isTax, printedRates, RATES } from '../candidates/amount-relations.ts'
import { LABEL_AT } from '../candidates/label-scores.ts'
import { surroundingsOf } from '../candidates/surroundings.ts'
import { isMoney, taxesTogether } from '../candidates/taxes-together.ts'
import { toldTaxes } from '../candidates/told-taxes.ts'
import { MOST_TAX } from '../totals/sums.ts'
import { allTaxRows, taxTable } from '../totals/tax-rows.ts'

/** How much total and tax of a receipt speak for each other, and other sums for them; fitted beside the roles. */
export interface ReceiptBonuses {
  /** A tax that is a larger share of what is sold than any. */
  readonly largeTax: number
  /** A tax without what is paid. */
  readonly taxAlone: number
  /** One sum cannot be both. */
  readonly sameSum: number
  /** The tax is what a printed rate makes of what is sold, all printed taxes together, or those with what is left for another rate. */
  readonly ratedTax: number
  /** The tax is what a usual rate makes of what is sold, where no rate is printed. */
  readonly usualTax: number
  /** Another printed sum with the tip, or with tip and tax, is the total. */
  readonly tipped: number
  /** All that is taxed, by several rates, comes to the total. */
  readonly allTaxed: number
  /** The total with the tip is another printed sum. */
  readonly untipped: number
}

/** A tax in cents that usual rates make of too many sums. */
const LEAST_TAX = 100

/** A label that is this likely is one. */
const LIKE = 0.55

/** What a receipt's sums say together. */
export function receiptSums(
  candidates: readonly AmountCandidate[],
  document: DocumentText,
  bonuses: ReceiptBonuses,
): Agreement {
  const rates = [...printedRates(document)].filter((rate) => rate > 0)
  const sums = candidates.filter(isMoney)
  const taxes = allTaxRows(document).filter(({ follows }) => follows)
  const taxed = taxTable(taxes, document)?.gross
  const tips = labelledAtLeft(sums, document, 'tip').filter((own) => own > 0)
  const printed = new Set(sums.map((own) => own.cents))
  const isWhole = areWhole([...printed])
  const together = taxesTogether(document, sums)
  const told = new Set(toldTaxes(sums, document).map((own) => `${own.tax} ${own.total}`))
  const roundings = labelledAtLeft(sums, document, 'rounding').filter((own) => own !== 0)
  /** What a sum comes to, rounded as the paper says. */
  const rounded = (sum: number) => {
    const all = roundings.flatMap((by) => [sum + by, sum - by]).filter((own) => printed.has(own))
    return all.length > 0 ? all : [sum]
  }
  const due = new Set(taxed === undefined ? [] : rounded(taxed))
  const all = new Set(
    together && together.base !== null ? rounded(together.base + together.tax) : [],
  )
  const isLarge = (tax: number, total: number) =>
    Math.abs(tax) > MOST_TAX * (Math.abs(total) - Math.abs(tax))
  return ({ total: whole, tax: part }) => {
    const [total, tax] = [centsOf(whole), centsOf(part)]
    if (total === null) return tax === null ? 0 : bonuses.taxAlone
    let score = 0
    if (tax !== null) {
      if (isLarge(tax, total)) score += bonuses.largeTax
      if (tax === total && tax !== 0) score += bonuses.sameSum
      // A tip is not taxed.
      const sold = [total, ...tips.map((tip) => total - tip)]
      const isRated = (gross: number) =>
        rates.some((rate) => isTax(tax, gross - tax, rate, isWhole))
      const isAll = (gross: number) =>
        tax === together?.tax && (together.base === null ? !isLarge(tax, gross) : all.has(gross))
      const isTold = (gross: number) => told.has(`${tax} ${gross}`)
      if (tax !== 0 && sold.some((gross) => isAll(gross) || isRated(gross) || isTold(gross)))
        score += bonuses.ratedTax
      const isUsual = RATES.some((rate) => isTax(tax, total - tax, rate))
      if (tax > LEAST_TAX && rates.length === 0 && !isWhole && isUsual) score += bonuses.usualTax
    }
    if (due.has(total)) score += bonuses.allTaxed
    const untipped = (tip: number) =>
      printed.has(total - tip) || (tax !== null && tax > 0 && printed.has(total - tip - tax))
    if (tips.some((tip) => tip < total && untipped(tip))) score += bonuses.tipped
    if (tips.some((tip) => printed.has(total + tip))) score += bonuses.untipped
    return score
  }
}

/** Options are part of many assignments. */
const printedCents = once(({ value }: Option): number => cents(Number(value)))

const centsOf = (option: Option | undefined): number | null =>
  option?.value == null ? null : printedCents(option)

/** Sums behind a label, or under it, in cents. */
const labelledAtLeft = (
  sums: readonly AmountCandidate[],
  document: DocumentText,
  name: LabelName,
): number[] =>
  sums
    .filter((own) => {
      const { labelScoresOf } = surroundingsOf(own, document)
      return labelScoresOf('left')[LABEL_AT.get(name)!]! >= LIKE
    })
    .map((own) => own.cents)

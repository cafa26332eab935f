import { cents, decimalText } from '../../fields/money.ts'
import { percentsIn } from '../../fields/percent.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import { allTaxRows, distinctRates, grossOf, type TaxRow } from '../totals/tax-rows.ts'
import { type AmountCandidate, labelled } from './amount-candidate.ts'
import { MOST_RATE, printedRates } from './amount-relations.ts'
import { isMoney, NEAR_ROWS } from './taxes-together.ts'
import { taxesOverNets } from './worked-out.ts'

/** A tax that other figures of a paper tell, in cents. */
export interface ToldTax {
  readonly tax: number
  /** What it is in. */
  readonly total: number
  /** Of the total; or where what is missing would stand. */
  readonly row: Row
  readonly by: 'rest' | 'net'
}

const known = new WeakMap<DocumentText, readonly ToldTax[]>()

/**
 * Taxes that follow from what else was read: of rates below each other of which one was not, what the others leave of a
 * total, at its rate; and what a total is more than a net sum, at a printed rate.
 *
 * @param sums all that are printed
 */
export function toldTaxes(
  sums: readonly AmountCandidate[],
  document: DocumentText,
): readonly ToldTax[] {
  let own = known.get(document)
  if (!own) {
    const totals = totalsOf(sums, document)
    own = [...toldByRest(totals, document), ...toldByNet(totals, sums, document)]
    known.set(document, own)
  }
  return own
}

const TOTALS = ['total', 'grand_total', 'amount_due'] as const

/** What is called a total, and the largest sum: some papers print a currency alone in front of it. */
function totalsOf(sums: readonly AmountCandidate[], document: DocumentText): AmountCandidate[] {
  const most = sums.reduce((size, own) => Math.max(size, own.cents), 0)
  const called = new Set(labelled(sums, document, TOTALS))
  return sums.filter((own) => own.cents > 0 && (own.cents === most || called.has(own)))
}

/** A rate whose base and tax were read, in cents. */
interface Whole {
  readonly row: number
  readonly rate: number
  readonly tax: number
  readonly gross: number
}

function toldByRest(totals: readonly AmountCandidate[], document: DocumentText): ToldTax[] {
  const wholes = distinctRates(allTaxRows(document).filter(isRead)).flatMap((own) =>
    wholeOf(own, document),
  )
  if (wholes.length === 0) return []
  const part = partBeside(wholes, document)
  if (!part) return []
  const [tax, gross] = (['tax', 'gross'] as const).map((key) =>
    wholes.reduce((sum, own) => sum + own[key], 0),
  )
  return [...new Set(totals.map((own) => own.cents))].flatMap((total): ToldTax[] => {
    const rest = total - gross!
    if (rest <= 0) return []
    const own = Math.round((rest * part.rate) / (100 + part.rate))
    return [{ tax: tax! + own, total, row: part.row, by: 'rest' }]
  })
}

const isRead = ({ follows, rate }: TaxRow): boolean => follows && rate > 0

function wholeOf(own: TaxRow, document: DocumentText): Whole[] {
  const gross = grossOf(own, document)
  if (gross === null || gross <= 0) return []
  return [{ row: own.row, rate: own.rate, tax: cents(own.amount), gross: cents(gross) }]
}

/** The one row near those of rates that were read which has another rate. */
function partBeside(
  wholes: readonly Whole[],
  { rows }: DocumentText,
): { readonly row: Row; readonly rate: number } | null {
  const read = new Set(wholes.map(({ rate }) => rate))
  const near = new Set(
    wholes.flatMap(({ row }) =>
      rows
        .slice(Math.max(0, row - NEAR_ROWS), row + NEAR_ROWS + 1)
        .filter(({ page }) => page === rows[row]!.page),
    ),
  )
  const parts = [...near].flatMap((row) => {
    const [rate, ...others] = row.text.includes('%') ? percentsIn(row.text) : []
    const isOne = rate !== undefined && others.every((other) => other === rate)
    return isOne && rate > 0 && rate <= MOST_RATE && !read.has(rate) ? [{ row, rate }] : []
  })
  return parts.length === 1 ? parts[0]! : null
}

function toldByNet(
  totals: readonly AmountCandidate[],
  sums: readonly AmountCandidate[],
  document: DocumentText,
): ToldTax[] {
  const rates = [...printedRates(document)].filter((rate) => rate > 0 && rate <= MOST_RATE)
  if (rates.length === 0) return []
  return taxesOverNets(sums, totals, rates, document)
    .filter(({ tax }) => tax > 0)
    .map(({ tax, total }) => ({ tax, total: total.cents, row: total.row, by: 'net' }))
}

/** Taxes that are told and that no candidate is yet, as candidates. */
export function taxesToldAlone(
  candidates: readonly AmountCandidate[],
  document: DocumentText,
): AmountCandidate[] {
  const sums = candidates.filter(isMoney)
  const known = new Set(candidates.map((own) => own.cents))
  const printed = candidates.filter((own) => !own.workedOut)
  const told = new Map(toldTaxes(sums, document).map((own) => [own.tax, own]))
  return [...told.values()].flatMap(({ tax, row }): AmountCandidate[] => {
    if (known.has(tax)) return []
    const place = printed.findLast((own) => own.row.index <= row.index)
    if (!place) return []
    const figure = { ...place.figure, value: tax / 100, decimals: 2 }
    const value = decimalText(tax / 100)
    return [{ ...place, value, figure, cents: tax, isMoney: true, workedOut: ['taxes', 'total'] }]
  })
}

import { letters } from '../../fields/counts.ts'
import { currencyOf } from '../../fields/currency.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import { saysUntaxed } from '../../reading/untaxed.ts'
import { type AmountCandidate, labelled, printedAmounts } from './amount-candidate.ts'
import {
  columnsOf,
  countsInRows,
  printedRates,
  ratedOf,
  relationsOf,
  restsOf,
} from './amount-relations.ts'
import type { CandidateKind, FeaturesOf } from './candidate-set.ts'
import { type RowSum, rowSums } from './row-sums.ts'
import { surroundingsOf } from './surroundings.ts'
import { isMoney, sumsOfTaxes, taxesTogether } from './taxes-together.ts'
import { workedOut } from './worked-out.ts'

const OWN = [
  'decimals',
  'currency',
  'signed',
  'negative',
  'log',
  'zero',
  'misread',
  'rankBySize',
  'isLargest',
  'shareOfLargest',
  'largerAfter',
  'sumsAfter',
  'repeats',
  'figuresInRow',
  'percentInRow',
  'columnLength',
  'columnFromEnd',
  'lettersInRow',
  'sumOfTwo',
  'sumOfTwoTaxed',
  'netOfTotal',
  'netTaxed',
  'taxOfNet',
  'taxTaxed',
  'printedRate',
  'sumOfColumn',
  'paidLessChange',
  'belowItems',
  'joined',
  'paidLessChangeLabelled',
  'roundedFrom',
  'roundedBy',
  'workedOutPaid',
  'workedOutRounded',
  'inSumBelow',
  'workedOutTaxes',
  'workedOutBases',
  'leftOfCash',
  'rowNet',
  'rowTax',
  'rowTotal',
  'closingNet',
  'closingTax',
  'closingTotal',
  'lastOfRowSums',
  'rateBase',
  'rateTax',
  'allTaxes',
  'allBases',
  'untaxed',
  'taxShown',
] as const

export const AMOUNTS: CandidateKind<AmountCandidate> = {
  name: 'amounts',
  labels: [
    'net',
    'tax',
    'tax_total',
    'total',
    'grand_total',
    'amount_due',
    'subtotal',
    'discount',
    'shipping',
    'previous_balance',
    'paid',
    'exempt',
    'cash',
    'change',
    'tip',
    'rounding',
    'card',
    'service_charge',
    'savings',
    'count',
    'column_amount',
    'column_unit_price',
    'column_quantity',
    'column_net',
    'column_gross',
    'column_tax',
    'column_tax_rate',
    'column_description',
  ],
  sides: ['left', 'row', 'start', 'above', 'head', 'before', 'right', 'named'],
  own: OWN,
  candidatesOf: amountCandidates,
  ownFeatures: amountFeatures,
}

/** The sums that a document may hold: printed ones, and such as follow from them. */
function amountCandidates(document: DocumentText): AmountCandidate[] {
  const printed = printedAmounts(document)
  return [...printed, ...workedOut(printed, document), ...sumsOfTaxes(printed, document)]
}

function amountFeatures(
  candidates: readonly AmountCandidate[],
  document: DocumentText,
): FeaturesOf {
  const sums = candidates.filter((own) => own.isMoney)
  const values = new Map<number, number>()
  for (const { cents: value } of sums) {
    const size = Math.abs(value)
    values.set(size, (values.get(size) ?? 0) + 1)
  }
  const distinct = [...values.keys()].sort((a, b) => b - a)
  const ranks = new Map(distinct.map((value, i) => [value, i]))
  const largest = distinct[0] ?? 1
  const rates = printedRates(document)
  const change = labelled(sums, document, ['change'])
  const cashSums = labelled(sums, document, ['cash', 'paid', 'card'])
  const paidSums = change.length === 0 ? [] : cashSums
  const kept = new Set(paidSums.flatMap((own) => change.map((back) => own.cents - back.cents)))
  const rests = restsOf(cashSums, sums)
  const relations = relationsOf(distinct.slice(0, 120), rates)
  const beside = countsInRows(candidates)
  const columns = columnsOf(candidates, beside)
  const printed = candidates.filter(isMoney)
  const inRows = rowSums(printed)
  const parts = partsOf(inRows)
  const last = inRows.at(-1)?.net.row
  const rated = ratedOf(distinct.slice(0, 120), rates)
  const together = taxesTogether(document, printed)
  const untaxed = saysUntaxed(document) ? 1 : 0
  const taxShown = rated.taxes.size > 0 ? 1 : 0
  const lastItem = Math.max(
    -1,
    ...[...columns.values()].filter((c) => c.length >= 4).map((c) => c.last),
  )
  return (i) => {
    const own = candidates[i]!
    const { figure, row } = own
    const size = Math.abs(own.cents)
    let [after, larger] = [0, 0]
    for (const other of sums)
      if (other.row.index > row.index) {
        after++
        if (Math.abs(other.cents) > size) larger++
      }
    const rel = relations.get(size)
    const column = columns.get(i)
    const paid = distinct.some((more) => more > size && more < 30 * size && values.has(more - size))
    return [
      figure.decimals === 2 || own.isMoney ? 1 : 0,
      figure.currency || namesCurrency(own, document) ? 1 : 0,
      figure.signed ? 1 : 0,
      figure.value < 0 ? 1 : 0,
      Math.log10(1 + size),
      size === 0 ? 1 : 0,
      figure.misread ? 1 : 0,
      1 / (1 + (ranks.get(size) ?? distinct.length)),
      size === largest ? 1 : 0,
      size / largest > 2 ? 2 : size / largest,
      Math.min(5, larger),
      Math.min(10, after),
      Math.min(5, values.get(size) ?? 0),
      Math.min(8, beside.get(row)!),
      row.text.includes('%') ? 1 : 0,
      column ? Math.min(12, column.length) : 0,
      column ? Math.min(12, column.fromEnd) : 0,
      Math.min(40, letters(row.text)),
      rel?.sum ?? 0,
      rel?.sumTaxed ?? 0,
      rel?.net ?? 0,
      rel?.netTaxed ?? 0,
      rel?.tax ?? 0,
      rel?.taxTaxed ?? 0,
      rel?.printed ?? 0,
      column?.sumOfAbove ?? 0,
      paid ? 1 : 0,
      row.index > lastItem ? 1 : 0,
      figure.misread && own.words.length > 1 ? 1 : 0,
      kept.has(own.cents) ? 1 : 0,
      distinct.some((other) => other !== size && Math.abs(other - size) <= 5) ? 1 : 0,
      size % 5 === 0 ? 1 : 0,
      own.workedOut?.includes('change') ? 1 : 0,
      own.workedOut?.includes('rounding') ? 1 : 0,
      column?.inSum ?? 0,
      own.workedOut?.[0] === 'taxes' ? 1 : 0,
      own.workedOut?.[0] === 'bases' ? 1 : 0,
      rests.has(own.cents) ? 1 : 0,
      ...(parts.get(own) ?? NO_PART),
      row === last ? 1 : 0,
      rated.bases.has(size) ? 1 : 0,
      rated.taxes.has(size) ? 1 : 0,
      together?.tax === own.cents ? 1 : 0,
      together?.base === own.cents ? 1 : 0,
      untaxed,
      taxShown,
    ]
  }
}

/**
 * Whether the text on the left ends in what a printed sum is in: `Total EUR   12.00`. In brackets that is a note
 * which every label has.
 */
function namesCurrency(own: AmountCandidate, document: DocumentText): boolean {
  if (own.workedOut) return false
  const word = surroundingsOf(own, document).texts.left.split(' ').at(-1)!
  return BARE.test(word) && currencyOf(word) !== null
}

/** What a currency is called, without signs around it. */
const BARE = /^(?:\p{L}{1,6}|\p{Sc})$/u

const NO_PART: readonly number[] = [0, 0, 0, 0, 0, 0]

/** What candidates are in rows that have a net sum, a tax and both: in any, and in a closing one. */
function partsOf(rows: readonly RowSum[]): Map<AmountCandidate, readonly number[]> {
  const parts = new Map<AmountCandidate, readonly number[]>()
  for (const { net, tax, total, closes } of rows)
    for (const [i, own] of [net, tax, total].entries())
      parts.set(
        own,
        NO_PART.map((_, at) => (at === i || (closes && at === i + 3) ? 1 : 0)),
      )
  return parts
}

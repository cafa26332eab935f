import { foldedPhrase } from '../../fields/lexicon.ts'
import { cents, decimalText } from '../../fields/money.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import { allTaxRows, isTaxOf, type TaxRow } from '../totals/tax-rows.ts'
import { type AmountCandidate, labelled } from './amount-candidate.ts'
import { isTax, RATES } from './amount-relations.ts'
import { rowSums } from './row-sums.ts'

/** All taxes of a document, and what they are of, in cents, and the last row that tells them. */
interface Taxes {
  readonly tax: number
  readonly base: number | null
  readonly row: number
}

/** Rows of a table of taxes are no farther apart. */
export const NEAR_ROWS = 2

/** Whether a sum is printed as money is. */
export const isMoney = ({ isMoney: own, workedOut }: AmountCandidate): boolean => own && !workedOut

/** Who makes candidates, who tells of them and who decides ask for the same document. */
const known = new WeakMap<DocumentText, { readonly taxes: Taxes | null }>()

/**
 * Taxes of several rates, or of several names, together, and what they are of, in cents.
 *
 * @param sums all that are printed
 */
export function taxesTogether(
  document: DocumentText,
  sums: readonly AmountCandidate[],
): Taxes | null {
  let own = known.get(document)
  if (!own) {
    own = {
      taxes:
        leadingTaxes(document, sums) ??
        labelledTaxes(document, sums) ??
        tabledTaxes(sums) ??
        summedTaxes(document, sums) ??
        pairedTaxes(document, sums),
    }
    known.set(document, own)
  }
  return own.taxes
}

/** What is printed among sums and is no tax, though a tax may be in it. */
const BESIDES = ['shipping', 'discount', 'service_charge', 'tip', 'rounding', 'paid'] as const
/** Rows with sums between what taxes are of, the first of them, and behind the last one what they lead to. */
const MOST_AWAY = 3
/** No country's taxes on what is sold are a larger share of it. */
const MOST_SHARE = 0.3

/**
 * Taxes below each other, whatever their rates, that lead from one printed sum to another. Where one has its rate
 * beside it, all do: an outlay that no tax is charged on stands among them, and names it.
 */
function leadingTaxes(document: DocumentText, sums: readonly AmountCandidate[]): Taxes | null {
  const named = new Set(labelled(sums, document, ['tax', 'tax_total']))
  if (named.size < 2) return null
  for (const own of labelled(sums, document, BESIDES)) named.delete(own)
  const last = lastOfRows(sums)
  for (let from = 1; from < last.length - 1; from++) {
    let tax = 0
    for (let to = from; to < last.length - 1 && to - from < MOST_TAXES; to++) {
      const own = last[to]!
      if (!named.has(own) || own.cents <= 0 || hasRate(own) !== hasRate(last[from]!)) break
      tax += own.cents
      if (to === from) continue
      const after = last.slice(to + 1, to + 1 + MOST_AWAY)
      const base = last
        .slice(Math.max(0, from - MOST_AWAY), from)
        .findLast(
          ({ cents: net }) =>
            tax <= MOST_SHARE * net && after.some((other) => other.cents === net + tax),
        )
      if (base) return { tax, base: base.cents, row: own.row.index }
    }
  }
  return null
}

/** The last sum of a row is what it comes to. */
const lastOfRows = (sums: readonly AmountCandidate[]): AmountCandidate[] =>
  [...Map.groupBy(sums, ({ row }) => row).values()].map((own) => own.at(-1)!)

const hasRate = ({ row }: AmountCandidate): boolean => row.text.includes('%')

function labelledTaxes(document: DocumentText, sums: readonly AmountCandidate[]): Taxes | null {
  const rows = allTaxRows(document).filter((own) => own.follows)
  // A tax that is printed twice counts once; two names may have one rate.
  const nameOf = (row: number) => foldedPhrase(document.rows[row]!.text.replace(/[\d.,%]/g, ''))
  const distinct = [
    ...new Map(
      rows.map((own) => [`${nameOf(own.row)} ${own.rate} ${cents(own.amount)}`, own]),
    ).values(),
  ]
  if (distinct.length < 2 || distinct.length > MOST_TAXES) return null
  return {
    tax: distinct.reduce((sum, own) => sum + cents(own.amount), 0),
    base: distinct.every((own) => own.base !== null)
      ? distinct.reduce((sum, own) => sum + cents(own.base!), 0)
      : basesBeside(distinct, sums),
    row: distinct.at(-1)!.row,
  }
}

/** What taxes are of, printed in rows of their own beside them; several taxes of one base are none of several. */
function basesBeside(taxes: readonly TaxRow[], sums: readonly AmountCandidate[]): number | null {
  const bases = new Set<AmountCandidate>()
  for (const { row, rate, amount } of taxes) {
    const base = sums.find(
      (own) =>
        own.row.index !== row &&
        Math.abs(own.row.index - row) <= NEAR_ROWS &&
        isTaxOf(amount, own.cents / 100, rate),
    )
    if (base) bases.add(base)
  }
  if (bases.size < taxes.length) return null
  return [...bases].reduce((sum, own) => sum + own.cents, 0)
}

/**
 * Rows below each other that have a base, its tax and both, which all together are another printed sum:
 * a table of taxes, whatever its heads and rates say.
 *
 * @param sums printed ones
 */
function tabledTaxes(sums: readonly AmountCandidate[]): Taxes | null {
  const rows = rowSums(sums).filter(({ closes }) => !closes)
  for (let from = 0; from < rows.length - 1; from++) {
    let [tax, base, total] = [0, 0, 0]
    for (let to = from; to < rows.length && to - from < MOST_TAXES; to++) {
      const own = rows[to]!
      const above = rows[to - 1]
      if (to > from && own.total.row.index - above!.total.row.index > NEAR_ROWS) break
      tax += own.tax.cents
      base += own.net.cents
      total += own.total.cents
      const isPrinted = sums.some(
        (other) => other.cents === total && other.row.index < rows[from]!.total.row.index,
      )
      if (to > from && isPrinted) return { tax, base, row: own.total.row.index }
    }
  }
  return null
}

/** Taxes right below each other that the printed sum below them comes to, whatever names it: `Tax A 5.79`, `Tax B 4.91`, `10.70`. */
function summedTaxes(document: DocumentText, sums: readonly AmountCandidate[]): Taxes | null {
  const last = lastOfRows(sums)
  const named = new Set(labelled(last, document, ['tax', 'tax_total']))
  const most = MOST_SHARE * Math.max(0, ...last.map((own) => own.cents))
  for (const [from, first] of last.entries()) {
    if (!named.has(first)) continue
    let tax = first.cents
    for (let to = from + 1; to < last.length - 1 && to - from < MOST_TAXES; to++) {
      tax += last[to]!.cents
      const sum = last[to + 1]!
      if (last[to]!.cents <= 0 || tax > most) break
      if (sum.cents === tax) return { tax, base: null, row: sum.row.index }
    }
  }
  return null
}

/** Rows of a table of taxes are told by two sums, beside which one may be both together. */
const MOST_IN_ROW = 3

/** A base and its tax at a usual rate in one row, in cents, whatever rate recognition read. */
export function pairOf(row: readonly AmountCandidate[]): { base: number; tax: number } | null {
  if (row.length < 2 || row.length > MOST_IN_ROW) return null
  for (const { cents: base } of row)
    for (const { cents: tax } of row)
      if (tax > LEAST_TAX && RATES.some((rate) => isTax(tax, base, rate))) return { base, tax }
  return null
}

/** A smaller tax is one of many sums, in cents. */
const LEAST_TAX = 20

/** Rows below each other that have a base and its tax each, which all together are another printed sum, or what is paid less the change. */
function pairedTaxes(document: DocumentText, sums: readonly AmountCandidate[]): Taxes | null {
  const rows = [...Map.groupBy(sums, ({ row }) => row)].flatMap(([row, own]) => {
    const pair = pairOf(own)
    return pair ? [{ ...pair, row: row.index }] : []
  })
  const back = labelled(sums, document, ['change'])
  const kept = labelled(sums, document, ['cash', 'paid']).flatMap((own) =>
    back.map((change) => own.cents - Math.abs(change.cents)),
  )
  const printed = new Set([...sums.map((own) => own.cents), ...kept])
  for (let from = 0; from < rows.length - 1; from++) {
    let { base, tax } = rows[from]!
    for (let to = from + 1; to < rows.length && to - from < MOST_TAXES; to++) {
      const own = rows[to]!
      if (own.row - rows[to - 1]!.row > NEAR_ROWS) break
      base += own.base
      tax += own.tax
      if (printed.has(base + tax)) return { tax, base, row: own.row }
    }
  }
  return null
}

/** The sums of all taxes and their bases, where these are printed nowhere. */
export function sumsOfTaxes(
  candidates: readonly AmountCandidate[],
  document: DocumentText,
): AmountCandidate[] {
  const together = taxesTogether(
    document,
    candidates.filter((own) => isMoney(own)),
  )
  const place = together && candidates.findLast((own) => own.row.index === together.row)
  if (!place || isMisread(together, candidates, document)) return []
  // A rate's number is no sum, though it may look like one.
  const known = new Set(candidates.filter((own) => isMoney(own)).map((own) => own.cents))
  return [together.tax, together.base].flatMap((value, i): AmountCandidate[] => {
    if (value === null || known.has(value)) return []
    const figure = { ...place.figure, value: value / 100, decimals: 2 }
    const names = [i === 0 ? 'taxes' : 'bases']
    return [{ ...place, value: decimalText(value / 100), figure, cents: value, workedOut: names }]
  })
}

/** Whether the sum of taxes is printed below them, and another digit than there was read in one of them. */
function isMisread(
  { tax, row }: Taxes,
  candidates: readonly AmountCandidate[],
  document: DocumentText,
): boolean {
  const below = candidates.filter(
    (own) => isMoney(own) && own.row.index > row && own.row.index <= row + NEAR_ROWS,
  )
  return labelled(below, document, ['tax', 'tax_total']).some(
    (own) => own.row.recognised && /^[1-9]0*$/.test(String(Math.abs(own.cents - tax))),
  )
}

/** Rates of one document. */
const MOST_TAXES = 6

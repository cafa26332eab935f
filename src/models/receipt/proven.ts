import type { Box } from '../../document/box.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { cents } from '../../fields/money.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import type { Figure } from '../../reading/figures.ts'
import type { Found } from '../../reading/found.ts'
import type { FoundItems } from '../items/item.ts'
import { calledTotal, type LabelledSum } from '../totals/labelled-sums.ts'
import { printedSums } from '../totals/printed-sums.ts'
import { equationsOf } from '../totals/proof.ts'
import { taxRows, taxTable } from '../totals/tax-rows.ts'
import { extrasOf } from '../totals/totals.ts'

/** What is paid at a till. */
const TENDERED: readonly LabelName[] = ['cash', 'card', 'paid']

/** Total and tax with the equations of printed figures that they take part in. */
export function proven(
  total: Found | null,
  tax: Found | null,
  sums: readonly LabelledSum[],
  { items, sum, rows }: FoundItems,
  document: DocumentText,
): Record<'total' | 'tax', Found | null> {
  const of = (name: LabelName) =>
    sums.filter((own) => own.name === name).map(({ figure }) => cents(figure.value))
  const paid = of('cash').flatMap((cash) => of('change').map((change) => cash - Math.abs(change)))
  // One item may be the total itself.
  const lines = items.length > 1 ? sum : null
  const given = of('change').some((change) => change !== 0)
  // A total is not proven by its own figure.
  const tendered = sums
    .filter(({ name }) => !given && TENDERED.includes(name))
    .map(({ figure }) => figure)
    .filter(({ page, box }) => total && (page !== total.page || !isOnLine(box, total.box)))
    .map(({ value }) => cents(value))
  const allTaxes = taxRows(document, rows)
  const taxes = allTaxes.filter((own) => own.follows)
  const ofTaxes = taxes.flatMap(({ base, isLeft }) =>
    base === null || isLeft ? [] : [cents(base)],
  )
  const bases = [...of('net'), ...of('subtotal'), ...ofTaxes]
  const named = sums.filter(({ name }) => name === 'tax' || name === 'tax_total')
  const rates = [...taxes.map(({ rate }) => rate), ...named.flatMap((own) => own.rates)]
  const table = taxes.length === allTaxes.length ? taxTable(taxes, document) : null
  const more = extrasOf(sums)
  const figures = printedSums(document, rows)
  const printed = new Set(figures.map(({ value }) => cents(value)))
  const called = calledTotal(sums)
  const around = { lines, sold: sum, more, printed, called, paid, tendered, bases, rates, table }
  const equations = equationsOf({ total, tax }, around)
  const noted = (found: Found | null, provenBy: string | null) =>
    found && provenBy ? { ...found, provenBy } : found
  const isWhole = total !== null && isRounded(total, sums) && !isTakenFrom(total, figures)
  return { total: isWhole ? noted(total, equations.total) : total, tax: noted(tax, equations.tax) }
}

const isOnLine = ([, top, , bottom]: Box, other: Box): boolean =>
  bottom >= other[1] && top <= other[3]

/** Whether something is taken off a sum below it and what is left is printed as well: lines may come to it, but less is due. */
function isTakenFrom(total: Found, figures: readonly Figure[]): boolean {
  const below = figures.filter(
    ({ page, box }) => page === total.page && box[1] + box[3] > 2 * total.box[3],
  )
  const sum = cents(Number(total.value))
  return below.some(
    (off) =>
      off.value < 0 &&
      below.some(
        ({ value, box }) => box[1] > off.box[1] && cents(value) === sum + cents(off.value),
      ),
  )
}

/** Where a paper says by how much it was rounded, whether a sum is another printed one with that. */
function isRounded(total: Found, sums: readonly LabelledSum[]): boolean {
  const by = sums.filter(({ name, figure }) => name === 'rounding' && cents(figure.value) !== 0)
  const printed = new Set(sums.map(({ figure }) => cents(figure.value)))
  const own = cents(Number(total.value))
  return (
    by.length === 0 ||
    by.some(({ figure }) => [1, -1].some((sign) => printed.has(own - sign * cents(figure.value))))
  )
}

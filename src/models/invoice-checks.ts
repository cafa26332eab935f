import { cents } from '../fields/money.ts'
import { percentsIn } from '../fields/percent.ts'
import type { Item } from './items.ts'
import type { LabelledSum, Totals } from './totals.ts'

/** Whether the figures of an invoice agree, in wire names; null where there is nothing to compare. */
export interface Checks {
  /** Net, tax and what comes between make the total. */
  readonly totals_add: boolean | null
  /** The amounts of the lines come to a printed sum. */
  readonly lines_add: boolean | null
  /** Indices of line items whose quantity × unit price is not their amount. */
  readonly line_breaks: readonly number[]
  /** Every printed tax is its rate of its base. */
  readonly taxes_follow: boolean | null
}

/** Sums that agree to this many hundredths are the same. */
const ROUNDING = 2

export function checksOf(
  items: readonly Item[],
  lineSum: number | null,
  totals: Totals,
  sums: readonly LabelledSum[],
): Checks {
  const printed = sums.filter((sum) =>
    ['net', 'subtotal', 'total', 'grand_total', 'amount_due'].includes(sum.name),
  )
  const three = totals.net !== null && totals.tax !== null && totals.total !== null
  return {
    totals_add: three ? totals.adds : null,
    lines_add:
      lineSum === null || printed.length === 0
        ? null
        : printed.some((sum) => Math.abs(cents(sum.figure.value) - cents(lineSum)) <= ROUNDING),
    line_breaks: items.flatMap((item, i) => (follows(item) === false ? [i] : [])),
    taxes_follow: taxesFollow(totals),
  }
}

/** Quantity × price, less a discount in per cent, with tax or without; null where one is missing. */
function follows(item: Item): boolean | null {
  if (item.quantity === null || item.unitPrice === null || item.amount === null) return null
  const [discount] = percentsIn(item.discount ?? '')
  const plain = Number(item.quantity) * Number(item.unitPrice)
  const less = plain * (1 - (discount ?? discountOf(item.discount)) / 100)
  const taxed = 1 + Number(item.taxRate ?? 0) / 100
  const amount = Math.abs(cents(Number(item.amount)))
  return [plain, less, plain * taxed, less * taxed].some(
    (value) => Math.abs(Math.abs(cents(value)) - amount) <= ROUNDING,
  )
}

/** `10.00` in a column of discounts is per cent. */
const discountOf = (text: string | null): number => {
  const value = Number((text ?? '').replace(',', '.'))
  return Number.isFinite(value) && value > 0 && value < 100 ? value : 0
}

function taxesFollow(totals: Totals): boolean | null {
  const known = totals.taxes.filter((tax) => tax.rate !== null && tax.rate > 0)
  if (known.length === 0) return null
  const [only] = known
  if (known.length === 1 && only && totals.net) {
    const base = only.base ?? Number(totals.net.value)
    return Math.abs(cents((base * only.rate!) / 100) - cents(only.amount)) <= ROUNDING
  }
  const all = known.reduce((sum, tax) => sum + cents(tax.amount), 0)
  return totals.tax === null ? null : Math.abs(all - cents(Number(totals.tax.value))) <= ROUNDING
}

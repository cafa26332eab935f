import { cents } from '../../fields/money.ts'
import type { Figure } from '../../reading/figures.ts'
import { isNearly } from '../../reading/nearly.ts'
import { brokenLines } from '../items/checks.ts'
import type { Item } from '../items/item.ts'
import type { LabelledSum } from '../totals/labelled-sums.ts'
import { distinctRates, isTaxOf, type TaxRow } from '../totals/tax-rows.ts'
import { extrasOf, type Totals } from '../totals/totals.ts'

/** Whether the figures of an invoice agree, in wire names; null where there is nothing to compare. */
export interface Checks {
  /** Net, tax and what comes between make the total. */
  readonly totals_add: boolean | null
  /** The amounts of the lines come to a printed sum. */
  readonly lines_add: boolean | null
  /** Indices of line items whose quantity × unit price is not their amount. */
  readonly line_breaks: readonly number[]
  /** Every printed tax is its rate of its base, and all of them are the tax. */
  readonly taxes_follow: boolean | null
  /** Sums printed more than once, of parts, or after payments, are the same each time. */
  readonly sums_agree: boolean | null
  /** No check fails, and there is one. */
  readonly ok: boolean | null
}

/** What the checks look at. */
export interface Checked {
  readonly items: readonly Item[]
  /** What the lines come to. */
  readonly lineSum: number | null
  readonly totals: Totals
  readonly sums: readonly LabelledSum[]
  readonly taxes: readonly TaxRow[]
  /** Every sum outside of the items. */
  readonly figures: readonly Figure[]
}

/** Nothing to compare. */
export const NO_CHECKS: Checks = {
  totals_add: null,
  lines_add: null,
  line_breaks: [],
  taxes_follow: null,
  sums_agree: null,
  ok: null,
}

/** Cash sums end in five hundredths where the smallest coin is that. */
const COIN = 5

export function checksOf(checked: Checked): Checks {
  const extras = extrasOf(checked.sums)
  const line_breaks = brokenLines(checked.items)
  const parts = {
    totals_add: totalsAdd(checked.totals, extras),
    lines_add: linesAdd(checked, extras),
    taxes_follow: taxesFollow(checked, extras),
    sums_agree: sumsAgree(checked, extras),
  }
  const all = Object.values(parts)
  const priced = checked.items.some((item) => item.quantity !== null && item.unitPrice !== null)
  const ok =
    line_breaks.length > 0 || all.includes(false) ? false : all.includes(true) || priced || null
  return { ...parts, line_breaks, ok }
}

const centsOf = (found: { readonly value: string } | null): number | null =>
  found === null ? null : cents(Number(found.value))

const isRounded = (total: number, exact: number): boolean =>
  total === exact ||
  (total % COIN === 0 && exact % COIN !== 0 && Math.abs(total - exact) * 2 < COIN)

function totalsAdd(totals: Totals, extras: readonly number[]): boolean | null {
  const [net, total] = [centsOf(totals.net), centsOf(totals.total)]
  if (net === null || total === null) return null
  const exact = net + (centsOf(totals.tax) ?? 0)
  return extras.some((extra) => isRounded(total, exact + extra))
}

/** Names of sums that lines may come to. */
const SUMS = ['net', 'subtotal', 'total', 'grand_total', 'amount_due']

function linesAdd({ lineSum, sums, items }: Checked, extras: readonly number[]): boolean | null {
  const printed = sums
    .filter((sum) => SUMS.includes(sum.name))
    .map((sum) => cents(sum.figure.value))
  if (lineSum === null || printed.length === 0) return null
  const taxes = items.reduce((sum, item) => sum + cents(Number(item.tax ?? 0)), 0)
  const lines = [cents(lineSum), cents(lineSum) + taxes]
  // A discount is taken off, with whatever sign it is printed.
  return printed.some((sum) => lines.some((line) => extras.some((extra) => sum === line + extra)))
}

function taxesFollow({ totals, taxes }: Checked, extras: readonly number[]): boolean | null {
  if (taxes.some((tax) => !tax.follows)) return false
  const [net, tax, total] = [centsOf(totals.net), centsOf(totals.tax), centsOf(totals.total)]
  const rows = distinctRates(taxes)
  const amount = rows.reduce((sum, own) => sum + cents(own.amount), 0)
  const [only] = rows
  if (!only) return null
  if (tax !== null && amount !== tax) return false
  const bases = rows.map((row) => row.base)
  if (bases.every((base) => base !== null)) {
    const base = bases.reduce((sum, own) => sum + cents(own) * (own > 0 && amount < 0 ? -1 : 1), 0)
    const known = [net, total === null ? null : total - amount].filter((sum) => sum !== null)
    // Where less is taxed than sold, some of it is free of tax.
    return known.every(
      (sum) =>
        extras.some((extra) => Math.abs(base) === Math.abs(sum + extra)) ||
        (rows.every((row) => row.rate > 0) &&
          Math.abs(base) < Math.abs(sum) &&
          !isNearly(base, sum)),
    )
  }
  if (rows.length > 1 || only.rate === 0) return tax === null ? null : true
  const candidates = [net, total === null ? null : total - amount].filter((sum) => sum !== null)
  return candidates.length === 0
    ? null
    : candidates.some((sum) =>
        extras.some((extra) => isTaxOf(only.amount, (sum + extra) / 100, only.rate)),
      )
}

/**
 * Whether the labelled sums besides net, tax and total are what they should be: the same again, a
 * part of the lines, or what is left to pay. Of those of another kind nothing is known.
 */
function sumsAgree(checked: Checked, extras: readonly number[]): boolean | null {
  const { sums, totals, taxes, items, figures } = checked
  const main = [totals.net, totals.tax, totals.total].map(centsOf).filter((sum) => sum !== null)
  const total = centsOf(totals.total)
  const others = sums.filter((sum) => [...SUMS, 'tax', 'tax_total'].includes(sum.name))
  if (main.length === 0 || others.length < 2) return null
  const taxed = sums.filter((sum) => sum.name === 'tax' || sum.name === 'tax_total')
  const expected = [
    ...main,
    ...(total === null ? [] : taxed.map((tax) => total - cents(tax.figure.value))),
    ...(checked.lineSum === null ? [] : [cents(checked.lineSum)]),
    ...groupSums(items, sums),
  ]
  const known = new Set([
    ...expected.flatMap((sum) => extras.map((extra) => sum + extra)),
    ...taxes.flatMap((tax) => [tax.amount, ...(tax.base === null ? [] : [tax.base])].map(cents)),
  ])
  return others.every(({ name, figure }) => {
    const value = cents(figure.value)
    if (known.has(value) || known.has(-value)) return true
    if (name === 'amount_due' && total !== null) return isLeft(value, total, figure, figures)
    return !expected.some((sum) => isNearly(value, sum))
  })
}

/** What is left of a total when another printed sum was paid, or was owed before. */
const isLeft = (value: number, total: number, own: Figure, figures: readonly Figure[]): boolean =>
  value === 0 ||
  figures.some(
    (figure) => figure !== own && Math.abs(total - value) === Math.abs(cents(figure.value)),
  )

/** What the lines between one printed sub-total and the next come to. */
function groupSums(items: readonly Item[], sums: readonly LabelledSum[]): number[] {
  const ends = sums.filter((sum) => sum.name === 'subtotal').map(({ figure }) => figure)
  let before: Figure | null = null
  return ends.map((end) => {
    const own = items.filter(
      (item) => isAbove(item, end) && (before === null || !isAbove(item, before)),
    )
    before = end
    return own.reduce((sum, item) => sum + cents(Number(item.amount ?? 0)), 0)
  })
}

const isAbove = (item: Item, figure: Figure): boolean =>
  item.page < figure.page || (item.page === figure.page && item.box[1] < figure.box[1])

import { cents } from '../../fields/money.ts'
import type { InvoiceData } from './invoice-data.ts'

/** Hundredths; null where it is not said. */
const of = (amount: string | null | undefined): number | null =>
  amount == null ? null : cents(Number(amount))

/**
 * What an invoice's data cannot be at once, by the rules of EN 16931 in brackets; null where it can.
 * Each sum may be off by a hundredth for every amount in it: not all round alike.
 */
export function contradictionIn({ fields, lines, taxes, sums }: InvoiceData): string | null {
  const [net, tax, total, due] = [fields.net, fields.tax, fields.total, fields.amount_due].map(of)
  const amounts = lines.map(({ amount }) => of(amount))
  const lineSum = amounts.every((own) => own !== null) ? sum(amounts) : null
  const lineTotal = of(sums.lines)
  const base = lineTotal === null ? null : lineTotal - zero(sums.allowances) + zero(sums.charges)
  // Short profiles leave out what was paid.
  const paid = of(sums.paid)
  const payable = total == null || paid === null ? null : total - paid + zero(sums.rounding)
  const taxSum = sum(taxes.map((own) => cents(Number(own.amount))))
  for (const [what, one, other, parts] of [
    ['the amounts of its lines are not their sum (BR-CO-10)', lineSum, lineTotal, lines.length],
    ['net is not lines, discounts and charges (BR-CO-13)', net, base, 1],
    [
      'tax is not the sum of all taxes (BR-CO-14)',
      taxes.length > 0 ? taxSum : null,
      tax,
      taxes.length,
    ],
    [
      'net and tax do not make the total (BR-CO-15)',
      total,
      net == null ? null : net + (tax ?? 0),
      1,
    ],
    ['what is due is not the total less what was paid (BR-CO-16)', due, payable, 1],
  ] as const)
    if (parts > 0 && one != null && other != null && Math.abs(one - other) > parts) return what
  const strange = taxes.find((own) => !follows(own, lines.length))
  return strange
    ? `a tax of ${strange.amount} is not ${strange.rate} % of its base (BR-CO-17)`
    : null
}

const sum = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((own, amount) => own + (amount ?? 0), 0)

const zero = (amount: string | null): number => of(amount) ?? 0

/** Taxes are worked out from their base, or line by line. */
const follows = ({ rate, base, amount }: InvoiceData['taxes'][number], lines: number): boolean =>
  base === null ||
  Math.abs((Number(base) * Number(rate)) / 100 - Number(amount)) * 100 <= 1 + Math.max(1, lines)

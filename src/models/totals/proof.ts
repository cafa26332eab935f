import { cents } from '../../fields/money.ts'
import type { Found } from '../../reading/found.ts'

/** The sums of a paper, of which any may be missing. */
export interface Sums {
  readonly net?: Found | null
  readonly tax?: Found | null
  readonly total: Found | null
}

/** What else a paper says of its sums. */
export interface SumsAround {
  /** What several lines come to. */
  readonly lines: number | null
  /** Sums that may come between net plus tax and the total, in cents; 0 among them. */
  readonly more?: readonly number[]
  /** What is paid less the change, in cents. */
  readonly paid?: readonly number[]
}

/** How likely each sum of an equation has to be what it is taken for. */
const LIKELY = 0.8

/** The equations of printed figures that net, tax and total each take part in. */
export function equationsOf(
  { net = null, tax = null, total }: Sums,
  { lines, more = [0], paid = [] }: SumsAround,
): Readonly<Record<keyof Sums, string | null>> {
  const [n, x, t] = [net, tax, total].map(printedCents) as [
    number | null,
    number | null,
    number | null,
  ]
  const gap = n !== null && x !== null && x !== 0 && t !== null ? t - n - x : null
  const all =
    gap === null
      ? null
      : Math.abs(gap) <= 1
        ? 'net + tax = total'
        : more.some((own) => own !== 0 && own === gap)
          ? 'net + tax + other sums = total'
          : null
  // What lines come to, alone and with what else is printed.
  const ofLines = (value: number | null, name: string, plus: string, added: number) => {
    if (lines === null || value === null || value === 0) return null
    const rest = value - cents(lines) - added
    if (rest === 0) return `sum of lines${plus} = ${name}`
    return more.includes(rest) ? `sum of lines${plus} + other sums = ${name}` : null
  }
  const taxed = x === null || x === 0 ? null : ofLines(t, 'total', ' + tax', x)
  return {
    net: all ?? ofLines(n, 'net', '', 0),
    tax: all ?? taxed,
    total:
      all ??
      ofLines(t, 'total', '', 0) ??
      taxed ??
      (t !== null && paid.includes(t) ? 'paid - change = total' : null),
  }
}

const printedCents = (found: Found | null): number | null =>
  found && !found.derivedFrom && (found.probability ?? 0) >= LIKELY
    ? cents(Number(found.value))
    : null

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
  /** What is paid where no change is given, in cents. */
  readonly tendered?: readonly number[]
  /** Sums that the tax is said to be of, in cents. */
  readonly bases?: readonly number[]
  /** Rates of tax, in per cent. */
  readonly rates?: readonly number[]
}

/** How likely each sum of an equation has to be what it is taken for. */
const LIKELY = 0.8

/** The equations of printed figures that net, tax and total each take part in. */
export function equationsOf(
  { net = null, tax = null, total }: Sums,
  { lines, more = [0], paid = [], tendered = [], bases = [], rates = [] }: SumsAround,
): Readonly<Record<keyof Sums, string | null>> {
  const [n, x, t] = [net, tax, total].map(printedCents) as [
    number | null,
    number | null,
    number | null,
  ]
  const sold = x !== null && x !== 0 && t !== null ? t - x : null
  const gap = n !== null && sold !== null ? sold - n : null
  const all =
    gap === null
      ? sold !== null && bases.includes(sold)
        ? 'net + tax = total'
        : null
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
  // A total that is a few cents off has the same tax: its rate proves the tax alone.
  const rated =
    sold !== null && rates.some((rate) => Math.abs((sold * rate) / 100 - x!) <= HALF_A_CENT)
  return {
    net: n === null ? null : (all ?? ofLines(n, 'net', '', 0)),
    tax: all ?? taxed ?? (rated ? 'tax rate x base = tax' : null),
    total:
      all ??
      ofLines(t, 'total', '', 0) ??
      taxed ??
      (t === null
        ? null
        : paid.includes(t)
          ? 'paid - change = total'
          : tendered.includes(t)
            ? 'paid = total'
            : null),
  }
}

/** What a tax is rounded by at most, and what its base is. */
const HALF_A_CENT = 0.5 + 1e-6

const printedCents = (found: Found | null): number | null =>
  found && !found.derivedFrom && (found.probability ?? 0) >= LIKELY
    ? cents(Number(found.value))
    : null

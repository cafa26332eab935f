import { foldedPhrase, PHRASES } from '../../fields/lexicon.ts'
import { cents } from '../../fields/money.ts'
import type { Found } from '../../reading/found.ts'
import { isMereRounding, isRounded } from './rounding.ts'
import type { TaxTable } from './tax-rows.ts'

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
  /** The amounts of the lines, in cents. */
  readonly amounts?: readonly number[]
  /** What the lines come to, also one alone. */
  readonly sold?: number | null
  /** Sums that may come between net plus tax and the total, in cents; 0 among them. */
  readonly more?: readonly number[]
  /** All sums that are printed beside the lines, in cents. */
  readonly printed?: ReadonlySet<number>
  /** Sums that are called the total or what is due, in cents. */
  readonly called?: readonly number[]
  /** What is paid less the change, in cents. */
  readonly paid?: readonly number[]
  /** What is paid where no change is given, in cents. */
  readonly tendered?: readonly number[]
  /** Sums that the tax is said to be of, in cents. */
  readonly bases?: readonly number[]
  /** Rates of tax, in per cent. */
  readonly rates?: readonly number[]
  /** Taxes of several rates, and what they are of. */
  readonly table?: TaxTable | null
}

/**
 * How likely each sum of an equation has to be what it is taken for: what one equation says may be chance,
 * what two say of each other's figures is not.
 */
const LIKELY = 0.8
const LIKELY_TWICE = 0.5

/** An equation of printed figures, and how many hold that do not follow from each other. */
export interface Equation {
  readonly text: string
  readonly count: number
}

/** The equations of printed figures that net, tax and total each take part in. */
export function equationsOf(
  sums: Sums,
  around: SumsAround,
): Readonly<Record<keyof Sums, string | null>> {
  const { net, tax, total } = countedEquations(sums, around)
  return { net: net?.text ?? null, tax: tax?.text ?? null, total: total?.text ?? null }
}

/** The same, with how many there are of each. */
export function countedEquations(
  sums: Sums,
  around: SumsAround,
): Readonly<Record<keyof Sums, Equation | null>> {
  const once = independent(sums, around, LIKELY, SUMMED)
  const twice = independent(sums, around, LIKELY_TWICE, PAID)
  const of = (name: keyof Sums): Equation | null => {
    const count = Math.max(once[name].length, twice[name].length)
    const text = once[name][0] ?? (count > 1 ? twice[name][0]! : null)
    return text === null ? null : { text, count }
  }
  return { net: of('net'), tax: of('tax'), total: of('total') }
}

/** Equations that each sum takes part in and that do not follow from each other. */
function independent(
  { net = null, tax = null, total }: Sums,
  {
    lines,
    amounts = [],
    sold: listed = null,
    more: besides = [0],
    printed,
    called = [],
    paid = [],
    tendered = [],
    bases = [],
    rates = [],
    table = null,
  }: SumsAround,
  likely: number,
  derived: ReadonlySet<string>,
): Record<keyof Sums, string[]> {
  const [n, said, t] = [net, tax, total].map((own) => printedCents(own, likely, derived)) as [
    number | null,
    number | null,
    number | null,
  ]
  // One of the lines that come to the total makes it with the others, whatever it is: that tells of no tax. Nor does
  // what the total is rounded by.
  const isNoTax =
    said !== null &&
    t !== null &&
    ((lines !== null && t === cents(lines) && amounts.includes(said)) || isMereRounding(said, t))
  const x = isNoTax ? null : said
  // What is taken for net or tax is no other sum as well: an equation that counts a figure twice holds of itself.
  const own = [net, tax].map((sum) => (sum ? Math.abs(cents(Number(sum.value))) : 0))
  const more = besides.filter((sum) => sum === 0 || !own.includes(Math.abs(sum)))
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
  // With a tax that does not make the total of the net sum, one of the three is wrong: lines do not tell which.
  const isBroken = contradict({ net, tax, total }, more)
  // What lines come to goes on to another sum, as by its tax: it is what that is made of, not the total.
  const goesOn =
    lines !== null &&
    t === cents(lines) &&
    [...more, x ?? 0].some((own) => own !== 0 && printed?.has(t + own) === true)
  // A larger sum that is called the total as well, and nothing printed tells what it has more, leaves open which of
  // them is: what this one is made of does not tell.
  // Nor does it where that is this one, rounded.
  const isPart =
    t !== null &&
    called.some(
      (own) =>
        (Math.abs(own) > Math.abs(t) + 1 && !more.includes(t - own)) ||
        (own !== t && isRounded(own, own - t)),
    )
  // Less than its lines come to, with nothing taken off, is a part as well, as what one rate of several is of.
  const isLess =
    t !== null && t > 0 && listed !== null && t < cents(listed) && !more.some((own) => own < 0)
  // One printed figure is one sum: lines that come to it are the total's, or the net sum's where it is called that.
  const isOne = net !== null && total !== null && isOneFigure(net, total)
  const isCalledNet = isOne && isNetLabel(total.label)
  const isTotal = isOne && !isCalledNet
  // What lines come to, alone and with what else is printed.
  const ofLines = (value: number | null, name: string, plus: string, added: number) => {
    if (lines === null || value === null || value === 0) return null
    const rest = value - cents(lines) - added
    if (rest === 0) return `sum of lines${plus} = ${name}`
    return more.includes(rest) ? `sum of lines${plus} + other sums = ${name}` : null
  }
  const taxed = x === null || x === 0 ? null : ofLines(t, 'total', ' + tax', x)
  // A total that is a few cents off has the same tax: its rate proves the tax alone.
  // So it does of one rate alone: of several, each has a part of what is sold.
  const rated =
    sold !== null &&
    new Set(rates.filter((rate) => rate > 0)).size === 1 &&
    rates.some((rate) => Math.abs((sold * rate) / 100 - x!) <= HALF_A_CENT)
  // Each of its taxes is what a rate makes of a base: a table proves what two other equations do.
  const tabled = table !== null && t === table.gross ? TABLED : []
  const given = (...own: (string | null)[]) => own.filter((equation) => equation !== null)
  return {
    net: n === null ? [] : given(all, isTotal ? null : ofLines(n, 'net', '', 0)),
    tax: given(
      all ?? taxed,
      ...(x === table?.tax ? tabled : []),
      rated ? 'tax rate x base = tax' : null,
    ),
    total: given(
      ...(isPart || isLess
        ? []
        : [
            all,
            isBroken || goesOn || isCalledNet ? null : ofLines(t, 'total', '', 0),
            // With a net sum the lines are that one.
            all === null ? taxed : null,
            ...tabled,
          ]),
      t === null
        ? null
        : paid.includes(t)
          ? 'paid - change = total'
          : tendered.includes(t) && !isPart
            ? 'paid = total'
            : null,
    ),
  }
}

/** Whether two sums are the same printed figure. */
const isOneFigure = (one: Found, other: Found): boolean =>
  one.value === other.value &&
  one.page === other.page &&
  one.box.every((side, at) => side === other.box[at])

const isNetLabel = (label: string | null | undefined): boolean =>
  (PHRASES.get(foldedPhrase(label ?? '')) ?? []).includes('net')

/** Whether net and tax are there, whatever speaks for them, and do not come to the total. */
function contradict({ net, tax, total }: Sums, more: readonly number[]): boolean {
  const [n, x, t] = [net, tax, total].map((own) => (own ? cents(Number(own.value)) : null))
  if (n == null || x == null || t == null || x === 0) return false
  const gap = t - x - n
  return Math.abs(gap) > 1 && !more.includes(gap)
}

const TABLED = ['taxes by rate + bases = total', 'tax rate x base = tax'] as const

/** What a sum may be worked out from and still be as good as printed: all taxes, or what was paid and the change. */
const SUMMED: ReadonlySet<string> = new Set(['taxes'])
const PAID: ReadonlySet<string> = new Set([...SUMMED, 'cash', 'change'])

/** What a tax is rounded by at most, and what its base is. */
const HALF_A_CENT = 0.5 + 1e-6

const printedCents = (
  found: Found | null,
  likely: number,
  derived: ReadonlySet<string>,
): number | null =>
  found &&
  (found.derivedFrom ?? []).every((name) => derived.has(name)) &&
  (found.probability ?? 0) >= likely
    ? cents(Number(found.value))
    : null

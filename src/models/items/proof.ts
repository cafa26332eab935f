import type { LabelName } from '../../fields/lexicon.ts'
import { once } from '../../fields/once.ts'
import { centsOf, type Line } from './lines.ts'
import {
  type Candidate,
  featureOf,
  isPaidLabelled,
  isSumLabelled,
  isTaxLabelled,
} from './row-features.ts'

/** A row of a column of amounts, and how likely it is an item. */
export interface Judged {
  readonly candidate: Candidate
  readonly odds: number
  readonly taken: boolean
}

export interface Proof {
  /** All rows of the columns of amounts. */
  readonly rows: readonly Judged[]
  readonly items: readonly Judged[]
  /** Rows that are taken off, or charged, between items and sum, without being items. */
  readonly adjustments: readonly Judged[]
  /** The printed sum in hundredths that the items come to. */
  readonly sum: number | null
}

/** Sums that items may come to. */
const SUMS: readonly LabelName[] = ['net', 'subtotal', 'total', 'grand_total', 'amount_due']
/** Rows that may be otherwise than they look, at most. */
const MOST_OPEN = 9
/** The most that a change of mind may cost where a printed sum speaks for it, in log-odds. */
const DEAREST = 4
/** A sum whose label is not known speaks for less. */
const UNLABELLED = 1.5
const ROUNDING = 1
/** What each hundredth costs that a printed sum is off. */
const INEXACT = 0.6

/**
 * The likeliest items that come to a printed sum, rows that are taken off counted in or not; where
 * none within reason do, the likeliest ones.
 */
export function provenItems(judged: readonly Judged[], lines: readonly Line[]): Proof {
  const base = judged.filter((row) => row.taken)
  const last = base.at(-1)?.candidate.at ?? -1
  const open = judged
    .filter((row) => Math.abs(row.odds) < DEAREST)
    .sort((a, b) => Math.abs(a.odds) - Math.abs(b.odds))
    .slice(0, MOST_OPEN)
  const printedSums = printedFigures(lines)
  let best: { cost: number; proof: Proof } | null = null
  for (let bits = 0; bits < 2 ** open.length; bits++) {
    const flipped = open.filter((_, b) => (bits >> b) & 1)
    const cost = flipped.reduce((sum, row) => sum + costOf(row, last), 0)
    if (cost > DEAREST || cost >= (best?.cost ?? Number.POSITIVE_INFINITY)) continue
    const items = judged.filter((row) => row.taken !== flipped.includes(row))
    if (items.length === 0) continue
    const named = Math.min(MOST_NAMED, NAMED * items.filter(isNamedSum).length)
    const end = items.at(-1)!.candidate.at
    const own = new Set(items.map((row) => row.candidate.at))
    const isCounted = items.every(({ candidate }) => hasFigures(candidate))
    const sum = items.reduce((total, row) => total + centsOf(row.candidate.amount), 0)
    let reach = end + MOST_BELOW
    const between = judged.filter((row) => {
      const { at } = row.candidate
      const isOne =
        !own.has(at) &&
        at > items[0]!.candidate.at &&
        at <= reach &&
        (isAdjustment(row.candidate) || (isCounted && at > end && isExtra(row.candidate)))
      if (isOne) reach = Math.max(reach, at + MOST_BELOW)
      return isOne
    })
    for (const [wanted, adjustments] of [
      [sum, []],
      ...prefixes(between).map(
        (rows) =>
          [
            sum + rows.reduce((total, row) => total + centsOf(row.candidate.amount), 0),
            rows,
          ] as const,
      ),
    ] as const) {
      const printed = printedAs(wanted, printedSums, own, items.length)
      if (printed === null) continue
      const whole = cost + named + (printed.labelled ? 0 : UNLABELLED) + INEXACT * printed.off
      if (whole > DEAREST || whole >= (best?.cost ?? Number.POSITIVE_INFINITY)) continue
      best = { cost: whole, proof: { rows: judged, items, adjustments, sum: wanted } }
    }
  }
  return best?.proof ?? { rows: judged, items: base, adjustments: [], sum: null }
}

/** What a proof costs for every item in it that is called a sum or a tax, and is no product. */
const NAMED = 1
const MOST_NAMED = 2

const isNamedSum = ({ candidate }: Judged): boolean =>
  candidate.product.kind === null &&
  (isSumLabelled(candidate.line) || isTaxLabelled(candidate.line))

/** What it costs besides that a row labelled as a sum or a tax is an item all the same. */
const LABELLED = 3
/** Nothing is paid above what was bought: a word of an item is like one of a payment. */
const PAID_ABOVE = 1

/** What it costs, in log-odds, that a row is otherwise than it looks. */
const costOf = ({ candidate, odds, taken }: Judged, last: number): number =>
  Math.max(0.05, taken ? odds : -odds) +
  (!taken && (isSumLabelled(candidate.line) || isTaxLabelled(candidate.line))
    ? isPaidLabelled(candidate.line) && candidate.at < last
      ? PAID_ABOVE
      : LABELLED
    : 0)

/** Lines below the last item, or what is charged with it or taken off, in which the next such one may stand. */
const MOST_BELOW = 4
const ADJUSTING: readonly LabelName[] = [
  'discount',
  'service_charge',
  'shipping',
  'rounding',
  'tip',
  'tax',
  'tax_total',
]

/** What is taken off between items and their sum, or charged besides. */
const isAdjustment = ({ line, amount, isShare }: Candidate): boolean =>
  amount.value < 0 || isShare || ADJUSTING.some((name) => line.labels.has(name))

const hasFigures = ({ line, amount }: Candidate): boolean =>
  line.tokens.some((token) => token !== amount && !token.percent)

/** A text and an amount alone, where items have quantities or prices. */
const isExtra = (candidate: Candidate): boolean =>
  !hasFigures(candidate) && featureOf(candidate, 'no_text') === 0 && !isSumLabelled(candidate.line)

/** Those below zero; those in front, one more each time. */
function prefixes(rows: readonly Judged[]): (readonly Judged[])[] {
  const minus = rows.filter((row) => row.candidate.amount.value < 0)
  const all = rows.map((_, i) => rows.slice(0, i + 1))
  return minus.length === 0 ? all : [minus, ...all]
}

/** Least log-odds of the one row that is given where none is likely. */
const LEAST = -4

/** The likeliest row where no row is likelier an item than not; none where there is nothing like one. */
export function likeliest(rows: readonly Judged[], lines: readonly Line[]): Judged | null {
  const printed = printedFigures(lines)
  const [best] = rows
    .filter(
      ({ candidate, odds }) =>
        odds > LEAST &&
        candidate.amount.value > 0 &&
        !isSumLabelled(candidate.line) &&
        !isTaxLabelled(candidate.line) &&
        printedAs(centsOf(candidate.amount), printed, new Set([candidate.at]), 1)?.labelled ===
          true,
    )
    .sort((a, b) => b.odds - a.odds)
  return best ?? null
}

/** A figure of the document, and whether its row, or the one above, names a sum. */
interface Printed {
  readonly at: number
  readonly labelled: boolean
}

/** The document's figures by their hundredths. */
const printedFigures = once((lines: readonly Line[]): ReadonlyMap<number, readonly Printed[]> => {
  const found = new Map<number, Printed[]>()
  const names = (line: Line | undefined) =>
    line !== undefined && SUMS.some((name) => line.allLabels.has(name))
  lines.forEach((line, at) => {
    const above = lines[at - 1]
    const labelled =
      names(line) ||
      (above?.row.page === line.row.page && above.tokens.length === 0 && names(above))
    for (const token of line.tokens) {
      if (token.percent) continue
      const cents = centsOf(token)
      const own = found.get(cents)
      if (own) own.push({ at, labelled })
      else found.set(cents, [{ at, labelled }])
    }
  })
  return found
})

/** How a sum is printed: with a label of one, and how many hundredths off. */
interface PrintedAs {
  readonly labelled: boolean
  readonly off: number
}

/** Is a sum printed outside of the items, and how? Null where it is not. */
function printedAs(
  wanted: number,
  printed: ReadonlyMap<number, readonly Printed[]>,
  own: ReadonlySet<number>,
  count: number,
): PrintedAs | null {
  let found: PrintedAs | null = null
  const reach = count > 1 ? [0, ROUNDING, -ROUNDING] : [0]
  for (const off of reach)
    for (const { at, labelled } of printed.get(wanted + off) ?? []) {
      if (own.has(at)) continue
      if (labelled) return { labelled, off: Math.abs(off) }
      // A single amount is found again everywhere.
      if (count > 1) found ??= { labelled, off: Math.abs(off) }
    }
  return found
}

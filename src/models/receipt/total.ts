import type { LabelName } from '../../fields/lexicon.ts'
import { cents, decimalText } from '../../fields/money.ts'
import type { DocumentText } from '../paper/document-text.ts'
import { isSum, rowFigures } from '../paper/figures.ts'
import type { Found } from '../paper/found.ts'
import type { LabelledSum } from '../totals/labelled-sums.ts'

/** How much a label speaks for being the total. */
const WEIGHTS: Partial<Record<LabelName, number>> = {
  grand_total: 5,
  total: 4,
  amount_due: 4,
  subtotal: 1.5,
  net: 1.5,
  card: 2,
  paid: 2,
  cash: 1.2,
}

interface Candidate {
  readonly value: number
  readonly sum: LabelledSum
  score: number
}

/**
 * The sum to pay: its label, how often it is printed, and the sums it takes part in. Cash less
 * change, net plus tax, the subtotal with rounding, and the lines all come to it.
 *
 * @param lineSum of the items, null when unknown
 */
export function receiptTotal(
  sums: readonly LabelledSum[],
  lineSum: number | null,
  document: DocumentText,
): Found | null {
  const candidates = new Map<number, Candidate>()
  for (const sum of sums) {
    const weight = WEIGHTS[sum.name]
    if (weight === undefined) continue
    const key = cents(sum.figure.value)
    const full = weight * (sum.figure.misread ? 0.8 : 1) - (isSum(sum.figure) ? 0 : 2)
    const known = candidates.get(key)
    if (!known) candidates.set(key, { value: key, sum, score: full })
    else {
      const better = full > known.score
      candidates.set(key, {
        value: key,
        sum: better ? sum : known.sum,
        score: Math.max(full, known.score) + Math.min(1, 0.3 * Math.min(full, known.score)),
      })
    }
  }
  const of = (...names: LabelName[]) =>
    sums
      .filter((sum) => names.includes(sum.name) && isSum(sum.figure))
      .map((sum) => cents(sum.figure.value))
  const printed = new Map<number, number>()
  for (const row of document.rows)
    for (const figure of rowFigures(row, document))
      if (isSum(figure)) {
        const key = cents(figure.value)
        printed.set(key, (printed.get(key) ?? 0) + 1)
      }
  for (const sum of sums) {
    // Behind "Rounding" stands the adjustment, or the rounded total.
    const value = cents(sum.figure.value)
    const rounds = [...candidates.keys()].some(
      (other) => other !== value && Math.abs(other - value) <= 5,
    )
    if (sum.name === 'rounding' && value > 10 && rounds && !candidates.has(value))
      candidates.set(value, { value, sum, score: 5.5 })
  }
  const cash = sums.filter((sum) => sum.name === 'cash' && isSum(sum.figure)).at(-1)
  const change = sums.filter((sum) => sum.name === 'change' && isSum(sum.figure)).at(-1)
  if (cash && change) {
    const value = cents(cash.figure.value) - cents(change.figure.value)
    const figure = { ...cash.figure, value: value / 100, decimals: 2 }
    const score = 0.5 + (printed.has(value) ? 1 : 0) + (isSumOfTwo(value, printed) ? 1.5 : 0)
    if (value > 0 && !candidates.has(value))
      candidates.set(value, { value, sum: { ...cash, figure }, score })
  }
  for (const candidate of candidates.values()) {
    if (isChange(candidate, of('cash'), candidates)) candidate.score -= 6
    if (isBeforeCharges(candidate, sums)) candidate.score -= 3
    if (isOfTaxTable(candidate)) candidate.score -= 1
    if (hasSignAsDigit(candidate, candidates.values())) candidate.score -= 3
    candidate.score +=
      evidenceFor(candidate.value, of, lineSum) +
      Math.min(1, 0.25 * ((printed.get(candidate.value) ?? 1) - 1))
  }
  const best = [...candidates.values()].sort(
    (a, b) => b.score - a.score || b.sum.row.index - a.sum.row.index,
  )[0]
  if (!best || best.score < 1) return onlySum(document)
  const { figure, label } = best.sum
  return {
    value: decimalText(figure.value, figure.decimals),
    text: figure.text,
    label,
    page: figure.page,
    box: figure.box,
    confidence: figure.confidence * Math.min(1, best.score / 8),
  }
}

/** What is due of cash less another sum is given back: `BALANCE` may be called so. */
const isChange = (
  { value, sum }: Candidate,
  cash: readonly number[],
  others: ReadonlyMap<number, Candidate>,
): boolean =>
  sum.name === 'amount_due' &&
  cash.some((paid) => {
    const rest = others.get(paid - value)
    return rest !== undefined && rest.sum.name !== 'cash' && rest.sum.row.index < sum.row.index
  })

/** Charges on top of a total, at most, as a share of it. */
const MOST_CHARGED = 0.35

/** A total with charges below it, and another total below them that is so much more. */
const isBeforeCharges = ({ value, sum }: Candidate, sums: readonly LabelledSum[]): boolean =>
  sums.some((last) => {
    const more = cents(last.figure.value) - value
    return (
      (last.name === 'total' || last.name === 'grand_total') &&
      more > 5 &&
      more < MOST_CHARGED * value &&
      sums.some(
        ({ name, row }) =>
          name === 'service_charge' && row.index > sum.row.index && row.index < last.row.index,
      )
    )
  })

/** Figures of a row of net, tax and total, at least, some of them misread perhaps. */
const TABLE_FIGURES = 3

/** The last row of a table of taxes begins with the net sum. */
const isOfTaxTable = ({ sum: { row } }: Candidate): boolean =>
  row.words.filter((word) => /^\W*\p{L}?[.,]?\d[\d.,]*$/u.test(word.text)).length >= TABLE_FIGURES

/** A pound sign that was read as a 2: the sum without it is printed, with its sign. */
const hasSignAsDigit = ({ value, sum }: Candidate, all: Iterable<Candidate>): boolean =>
  sum.row.recognised &&
  [...all].some(
    (other) => other.sum.figure.currency === 'GBP' && String(value) === `2${other.value}`,
  )

/** A net amount and its tax, say: one is much the smaller. */
const isSumOfTwo = (value: number, printed: ReadonlyMap<number, number>): boolean =>
  [...printed.keys()].some((part) => part > 0 && part < 0.3 * value && printed.has(value - part))

/** The one sum of a slip that prints no other, with its currency. */
function onlySum(document: DocumentText): Found | null {
  const figures = document.rows.flatMap((row) =>
    rowFigures(row, document).filter((f) => isSum(f) && f.currency !== null),
  )
  const [figure] = figures
  if (!figure || figures.some((other) => other.value !== figure.value)) return null
  const { text, page, box } = figure
  return {
    value: decimalText(figure.value),
    text,
    label: null,
    page,
    box,
    confidence: 0.4 * figure.confidence,
  }
}

function evidenceFor(
  value: number,
  of: (...names: LabelName[]) => number[],
  lineSum: number | null,
): number {
  if (value === 0) return -4
  let score = value < 0 ? -3 : 0
  const near = (a: number, b: number) => Math.abs(a - b) <= 1
  const cash = of('cash', 'card', 'paid')
  const change = of('change')
  if (cash.some((paid) => change.some((back) => back >= 0 && near(paid - back, value)))) score += 3
  else if (cash.some((paid) => near(paid, value))) score += 1
  const roundings = [0, ...of('rounding').flatMap((r) => [r, -r])]
  const extras = [0, ...of('service_charge', 'tip')]
  const taxes = [...of('tax', 'tax_total')]
  const nets = [
    ...of('net', 'subtotal'),
    ...of('total', 'grand_total').filter((sum) => sum < value),
  ]
  if (
    nets.some((net) =>
      taxes.some((tax) =>
        extras.some((extra) =>
          roundings.some((r) => tax > 0 && near(net + tax + extra + r, value)),
        ),
      ),
    )
  )
    score += 3
  const sums = of('total', 'subtotal', 'grand_total')
  if (
    roundings.some(
      (r) =>
        Math.abs(r) > 0 &&
        Math.abs(r) < 10 &&
        sums.some((sum) => sum !== value && near(sum + r, value)),
    )
  )
    score += 2
  if (
    of('discount', 'savings').some(
      (d) => d !== 0 && nets.some((net) => near(net - Math.abs(d), value)),
    )
  )
    score += 2
  if (lineSum !== null && near(cents(lineSum), value)) score += 2
  return score
}

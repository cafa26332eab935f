import { letters } from '../../fields/counts.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { once } from '../../fields/once.ts'
import { percentsIn } from '../../fields/percent.ts'
import { comesTo } from '../../reading/times.ts'
import type { AmountColumn } from './amount-columns.ts'
import { headRows, isHeadLike } from './heads.ts'
import { centsOf, type Line, type Token, textLeftOf } from './lines.ts'
import { type ProductOf, productOf } from './products.ts'

/** A line with a figure in the column of amounts: an item, a sum, or something else. */
export interface Candidate {
  /** Index among the document's lines. */
  readonly at: number
  readonly line: Line
  readonly amount: Token
  readonly product: ProductOf
  /** A tax or a charge: so many per cent of what stands above it, or beside it. */
  readonly isShare: boolean
  /** By `FEATURES`. */
  readonly features: readonly number[]
}

/** Sums, and what is paid of them. */
const SUMS: readonly LabelName[] = ['net', 'subtotal', 'total', 'grand_total', 'amount_due']
const TAXES: readonly LabelName[] = ['tax', 'tax_total']
const PAID: readonly LabelName[] = [
  'paid',
  'change',
  'cash',
  'card',
  'count',
  'savings',
  'tip',
  'rounding',
  'exempt',
  'previous_balance',
]
const CARRIED: readonly LabelName[] = ['carried_forward', 'brought_forward']
const SUMS_AND_TAXES = [...SUMS, ...TAXES]
const OF_NO_PAYMENT = [...SUMS_AND_TAXES, ...CARRIED]
const SUMS_AND_PAID = [...OF_NO_PAYMENT, ...PAID]
const MONEY: readonly LabelName[] = [...SUMS_AND_PAID, 'discount', 'shipping', 'service_charge']

export const FEATURES = [
  'bias',
  'times',
  'reduced',
  'one',
  'figures',
  'support',
  'sum_label',
  'tax_label',
  'paid_label',
  'carried_label',
  'discount_label',
  'charge_label',
  'shipping_label',
  'other_label',
  'sum_inside',
  'no_text',
  'letters',
  'aligned',
  'right_text',
  'sums_above',
  'head_above',
  'near_above',
  'near_below',
  'running_sum',
  'repeated',
  'percent',
  'dated',
  'colon',
  'negative',
  'zero',
  'other_amount',
  'largest',
  'whole',
  'decimals_as_most',
  'above_product',
  'below_product',
  'above_sum',
  'below_sum',
  'times_line',
  'counted_line',
  'first',
  'last',
  'supported_sum_label',
  'below_all_products',
  'adjacent_text_above',
  'same_above',
  'same_below',
  'tax_row',
  'bare',
  'share_above',
  'only_label',
  'new_head',
] as const

const has = (own: ReadonlySet<LabelName>, names: readonly LabelName[]): boolean =>
  names.some((name) => own.has(name))

/** Does a row name a tax and a rate? */
export const isTaxLabelled = (line: Line): boolean =>
  has(line.allLabels, TAXES) && line.tokens.some((token) => token.percent)

/** Does a row begin with the label of a sum, a tax or a payment? */
export const isSumLabelled = (line: Line): boolean => has(line.labels, SUMS_AND_PAID)

/** Does a row begin with the label of a payment and of no sum? */
export const isPaidLabelled = (line: Line): boolean =>
  has(line.labels, PAID) && !has(line.labels, OF_NO_PAYMENT)

/** Rows above a first item in which its head may stand. */
const HEAD_ROWS = 8
/** What labels name besides money and heads of columns. */
const isOther = (name: LabelName): boolean => !name.startsWith('column_') && !MONEY.includes(name)

/** The lines of a column of amounts, and what speaks for each to be an item. */
export function candidatesOf(column: AmountColumn, lines: readonly Line[]): Candidate[] {
  const own = [...column.tokens].sort(([a], [b]) => a - b)
  const rows = own.map(([at, amount]) => ({
    at,
    amount,
    line: lines[at]!,
    product: productOf(lines[at]!, amount),
  }))
  const em = rows[0]?.line.row.em ?? 10
  const heads = headRows(lines, column.page)
  const supports = supportsOf(rows, em)
  const starts = rows.map(({ line, amount }) => textLeftOf(line, amount.box[0])[0]?.box[0] ?? null)
  const start = startOf(rows, starts, em)
  const seen = figureCounts(lines)
  const left = Math.min(...starts.filter((x) => x !== null), column.edge)
  const largest = Math.max(...rows.map(({ amount }) => Math.abs(amount.value)))
  const decimals = mostOf(rows.map(({ amount }) => amount.decimals))
  const isSum = rows.map(({ line }) => has(line.labels, SUMS))
  const lastProduct = rows.findLastIndex(({ product }) => product.kind !== null)
  const timesAt = timesLines(rows, lines)
  const isWhole = hasWholeSums(lines)
  let sums = 0
  return rows.map((row, i): Candidate => {
    const { line, amount, product, at } = row
    const texts = textLeftOf(line, amount.box[0]).filter(
      (word) => !line.tokens.some((token) => token.words.includes(word)),
    )
    const text = texts.map((word) => word.text).join(' ')
    const lettersLeft = letters(text)
    const before = rows[i - 1]
    const after = rows[i + 1]
    const gap = (other: typeof row | undefined): number =>
      other === undefined
        ? 6
        : Math.min(6, Math.abs(other.line.row.baseline - line.row.baseline) / em)
    const head = heads.some((r) => r < at && at - r < HEAD_ROWS + 60 && r >= (heads[0] ?? 0))
    const above = lines[at - 1]
    const values: Record<(typeof FEATURES)[number], number> = {
      bias: 1,
      times: flag(product.kind === 'times'),
      reduced: flag(product.kind === 'reduced'),
      one: flag(product.kind === 'one'),
      figures: Math.min(3, line.tokens.length - 1) / 3,
      support: supports[i]!,
      sum_label: flag(has(line.labels, SUMS)),
      tax_label: flag(has(line.labels, TAXES)),
      paid_label: flag(has(line.labels, PAID)),
      carried_label: flag(has(line.labels, CARRIED)),
      discount_label: flag(line.labels.has('discount')),
      charge_label: flag(line.labels.has('service_charge')),
      shipping_label: flag(line.labels.has('shipping')),
      other_label: flag([...line.labels].some(isOther)),
      sum_inside: flag(has(line.allLabels, SUMS_AND_TAXES) && !has(line.labels, SUMS)),
      no_text: flag(lettersLeft < 2),
      letters: Math.min(30, lettersLeft) / 30,
      aligned: flag(
        start !== null && starts[i] !== null && Math.abs(starts[i]! - start) < 0.8 * em,
      ),
      right_text: starts[i] === null ? 0 : (starts[i]! - left) / Math.max(1, column.edge - left),
      sums_above: Math.min(3, sums) / 3,
      head_above: flag(head),
      near_above: flag(gap(before) < 2.4),
      near_below: flag(gap(after) < 2.4),
      running_sum: flag(isRunningSum(rows, i)),
      repeated: flag((seen.get(Math.abs(centsOf(amount))) ?? 0) > (product.kind === 'one' ? 2 : 1)),
      percent: flag(line.tokens.some((token) => token.percent)),
      dated: flag(line.dated),
      colon: flag(/:\s*$/.test(text)),
      negative: flag(amount.value < 0),
      zero: flag(amount.value === 0),
      other_amount: flag(
        line.tokens.some((token) => token !== amount && token.box[0] > amount.box[2]),
      ),
      largest: flag(Math.abs(amount.value) === largest && rows.length > 1),
      whole: flag(amount.decimals === 0 && amount.currency === null && !isWhole),
      decimals_as_most: flag(amount.decimals === decimals),
      above_product: flag(before !== undefined && before.product.kind !== null && gap(before) < 6),
      below_product: flag(after !== undefined && after.product.kind !== null && gap(after) < 6),
      above_sum: flag(isSum[i - 1] === true),
      below_sum: flag(isSum[i + 1] === true),
      times_line: flag(timesAt.has(at)),
      counted_line: flag(
        [lines[at - 1], lines[at + 1], line].some(
          (other) => other?.times && comesTo(other.times, amount.value),
        ),
      ),
      first: flag(i === 0),
      last: flag(i === rows.length - 1),
      supported_sum_label: flag(has(line.labels, SUMS)) * supports[i]!,
      below_all_products: flag(lastProduct >= 0 && i > lastProduct && product.kind === null),
      adjacent_text_above: flag(
        above !== undefined &&
          above.row.page === line.row.page &&
          above.tokens.length === 0 &&
          line.row.baseline - above.row.baseline < 1.7 * em,
      ),
      same_above: flag(rows.slice(0, i).some((other) => isSame(other.amount, amount))),
      same_below: flag(rows.slice(i + 1).some((other) => isSame(other.amount, amount))),
      tax_row: flag(isTaxRow(line)),
      share_above: flag(isShareOfAbove(rows, i)),
      only_label: flag(isOnlyLabel(line)),
      new_head: flag(before !== undefined && hasHeadBetween(lines, before.at, at)),
      bare: flag(
        lettersLeft < 2 &&
          ![lines[at - 1], lines[at + 1]].some((other) => isTextBeside(other, line)),
      ),
    }
    if (isSum[i]) sums++
    const isShare =
      (values.share_above === 1 && has(line.allLabels, [...TAXES, 'service_charge', 'tip'])) ||
      (values.tax_row === 1 && product.kind === null && values.no_text + values.new_head > 0) ||
      (product.kind === null && saysShare(line, amount) && standsBelowItem(at, lines))
    return { at, line, amount, product, isShare, features: FEATURES.map((name) => values[name]) }
  })
}

/** Does a row say of what sum, and how many per cent of it, its amount is, or the other way round? `5 % of 200.00`. */
function saysShare(line: Line, amount?: Token): boolean {
  const figures = line.tokens.filter((token) => !token.percent && token.decimals === 2)
  return line.tokens.some(
    (rate) =>
      rate.percent &&
      rate.value > 0 &&
      figures.some((base) =>
        figures.some(
          (share) =>
            share.box[0] > base.box[0] &&
            (amount === undefined || amount === base || amount === share) &&
            Math.abs(base.value * rate.value) > 1 &&
            Math.abs(Math.abs(base.value * rate.value) - Math.abs(centsOf(share))) <= 0.51,
        ),
      ),
  )
}

/** Rows above in which the items that a charge is on stand. */
const ITEMS_ABOVE = 60

/** Is there a row of figures above, below a head, that says no share? */
function standsBelowItem(at: number, lines: readonly Line[]): boolean {
  const { page } = lines[at]!.row
  const head = headRows(lines, page).findLast((r) => r < at)
  return (
    head !== undefined &&
    lines
      .slice(Math.max(head + 1, at - ITEMS_ABOVE), at)
      .some(
        (line) =>
          line.tokens.filter((token) => !token.percent).length > 1 &&
          line.tokens.some((token) => token.decimals === 2) &&
          !saysShare(line),
      )
  )
}

/** Is the amount a printed percentage of what rows above come to, one behind another up to it? */
function isShareOfAbove(rows: readonly Row[], i: number): boolean {
  const { line, amount } = rows[i]!
  const rates = percentsIn(line.row.text).filter((rate) => rate > 0)
  let sum = 0
  for (let j = i - 1; j >= 0; j--) {
    sum += rows[j]!.amount.value
    if (rates.some((rate) => Math.abs(Math.abs(sum * rate) - Math.abs(centsOf(amount))) <= 1))
      return true
  }
  return false
}

/** Does a row say nothing but the label of a sum, a tax or a payment? */
const isOnlyLabel = once((line: Line): boolean =>
  line.row.pieces.some((piece) =>
    piece.labels.some(
      (label) =>
        label.from === 0 &&
        label.score > 0.85 &&
        label.names.some((name) => MONEY.includes(name)) &&
        letters(label.text) >= letters(textOf(line)) - 3,
    ),
  ),
)

const textOf = (line: Line): string =>
  line.words
    .filter((word) => !line.tokens.some((token) => token.words.includes(word)))
    .map((word) => word.text)
    .join(' ')

/** Is there a row of labels alone between two lines? */
const hasHeadBetween = (lines: readonly Line[], from: number, to: number): boolean =>
  lines.slice(from + 1, to).some(isHeadLike)

const isSame = (a: Token, b: Token): boolean =>
  Math.abs(centsOf(a)) === Math.abs(centsOf(b)) && a.value !== 0

/** No rate of a tax is higher, in per cent. */
const MOST_RATE = 30

/** Is no printed sum of a document more, in hundredths, than so much and a tax on it? */
export const isAllOf = (cents: number, lines: readonly Line[]): boolean =>
  lines
    .filter((line) => has(line.allLabels, SUMS))
    .flatMap(({ tokens }) => tokens.filter(({ percent }) => !percent))
    .every((token) => centsOf(token) <= cents * (1 + MOST_RATE / 100))

/** A rate, what is taxed, and the tax. */
const isTaxRow = once((line: Line): boolean => {
  const figures = line.tokens.filter((token) => !token.percent && token.value !== 0)
  return line.tokens.some(
    (rate) =>
      (rate.percent || (rate.value > 0 && rate.value <= MOST_RATE && rate.currency === null)) &&
      figures.some((base) =>
        figures.some(
          (tax) =>
            tax !== base &&
            Math.abs(base.value * rate.value - centsOf(tax)) <= 1 &&
            tax.value > 0.1,
        ),
      ),
  )
})

/** Is a line within reach that has a text and no sum? */
const isTextBeside = (other: Line | undefined, line: Line): boolean =>
  other !== undefined &&
  other.row.page === line.row.page &&
  Math.abs(other.row.baseline - line.row.baseline) < 1.8 * line.row.em &&
  letters(other.row.text) >= 3 &&
  !other.tokens.some((token) => token.decimals === 2)

export const featureOf = (candidate: Candidate, name: (typeof FEATURES)[number]): number =>
  candidate.features[FEATURES.indexOf(name)]!

const flag = (value: boolean): number => (value ? 1 : 0)

function mostOf(values: readonly number[]): number | null {
  const counts = Map.groupBy(values, (value) => value)
  return [...counts].sort((a, b) => b[1].length - a[1].length)[0]?.[0] ?? null
}

/** How often a figure is printed in a document, by its hundredths without sign. */
const figureCounts = once((lines: readonly Line[]) => {
  const counts = new Map<number, number>()
  for (const token of lines.flatMap(({ tokens }) => tokens)) {
    if (token.percent) continue
    const size = Math.abs(centsOf(token))
    counts.set(size, (counts.get(size) ?? 0) + 1)
  }
  return counts
})

/** Are a document's sums whole numbers, as of yen and forints? */
const hasWholeSums = once((lines: readonly Line[]) => {
  const sums = lines
    .filter((line) => has(line.labels, SUMS))
    .flatMap(({ tokens }) => tokens.slice(-1))
  const whole = sums.filter(
    ({ decimals, percent, value }) => decimals === 0 && !percent && value > 0,
  )
  return whole.length * 2 > sums.length
})

interface Row {
  readonly at: number
  readonly amount: Token
  readonly line: Line
  readonly product: ProductOf
}

/** For each row, the share of the others that have figures where it has; 0 without other figures. */
function supportsOf(rows: readonly Row[], em: number): number[] {
  const near = (a: Token, b: Token) =>
    Math.abs(a.edge - b.edge) < 0.6 * em || Math.abs(a.box[0] - b.box[0]) < 0.3 * em
  const figures = rows.map(({ line, amount }) => line.tokens.filter((token) => token !== amount))
  return figures.map((others, i) => {
    if (others.length === 0 || rows.length === 1) return 0
    const shares = others.map((token) => {
      let count = 0
      for (let j = 0; j < figures.length; j++)
        if (j !== i && figures[j]!.some((own) => near(own, token))) count++
      return count / (rows.length - 1)
    })
    return shares.reduce((sum, share) => sum + share, 0) / shares.length
  })
}

/** Where most texts begin, of rows with products if there are any. */
function startOf(rows: readonly Row[], starts: readonly (number | null)[], em: number) {
  const products = starts.filter((x, i) => x !== null && rows[i]!.product.kind !== null)
  const known = (products.length >= 2 ? products : starts).filter((x) => x !== null)
  let best: { x: number; count: number } | null = null
  for (const x of known) {
    const count = known.filter((other) => Math.abs(other - x) < 0.8 * em).length
    if (count > (best?.count ?? 0)) best = { x, count }
  }
  return best?.x ?? null
}

/** Is the amount what some rows above come to, one behind another up to it? */
function isRunningSum(rows: readonly Row[], i: number): boolean {
  const wanted = centsOf(rows[i]!.amount)
  let sum = 0
  for (let j = i - 1; j >= 0; j--) {
    sum += centsOf(rows[j]!.amount)
    if (i - j >= 2 && Math.abs(sum - wanted) <= 1) return true
  }
  return false
}

/** Lines that say how many, whose last figure is a price, and whose product is a neighbour's amount. */
function timesLines(rows: readonly Row[], lines: readonly Line[]): Set<number> {
  const found = new Set<number>()
  for (const { at, amount, line } of rows) {
    if (!line.times || comesTo(line.times, amount.value)) continue
    const neighbours = [at - 1, at + 1].flatMap((i) =>
      lines[i]?.row.page === line.row.page ? lines[i]!.tokens : [],
    )
    if (neighbours.some((token) => comesTo(line.times!, token.value))) found.add(at)
  }
  return found
}

import { labelsIn } from '../fields/label.ts'
import { type LabelName, plainText } from '../fields/lexicon.ts'
import { cents, decimalText } from '../fields/money.ts'
import { percentsIn } from '../fields/percent.ts'
import type { DocumentText, Label, Piece, Row } from './document-text.ts'
import { type Figure, figuresOf, isSum, rowFigures } from './figures.ts'
import type { Found } from './found.ts'
import { labelHits } from './label-places.ts'

/** A sum with its label. */
export interface LabelledSum {
  readonly name: LabelName
  readonly figure: Figure
  readonly label: string
  readonly row: Row
  /** How much the label and the place speak for it. */
  readonly weight: number
  /** Per cent printed with it. */
  readonly rates: readonly number[]
}

/** Tax of one rate. */
export interface TaxLine {
  readonly rate: number | null
  readonly base: number | null
  readonly amount: number
}

export interface Totals {
  readonly net: Found | null
  readonly tax: Found | null
  readonly total: Found | null
  readonly amountDue: Found | null
  readonly discount: Found | null
  readonly shipping: Found | null
  readonly previousBalance: Found | null
  readonly taxes: readonly TaxLine[]
  /** Net and tax make the total. */
  readonly adds: boolean
}

const WEIGHTS: Partial<Record<LabelName, number>> = {
  grand_total: 5,
  total: 4,
  amount_due: 3.2,
  net: 5,
  subtotal: 3,
  tax_total: 5,
  tax: 4,
  discount: 4,
  shipping: 4,
  previous_balance: 4,
  rounding: 3,
  service_charge: 3,
  tip: 3,
}
const NAMES = Object.keys(WEIGHTS) as LabelName[]
/** What receipts print besides: how it was paid. */
export const RECEIPT_NAMES: readonly LabelName[] = [
  ...NAMES,
  'change',
  'cash',
  'card',
  'paid',
  'savings',
]
/** Words in front of a label, or between it and its sum, at most. */
const MOST_WORDS = 4
/** Words that explain a label whose sum stands in a column of its own. */
const MOST_EXPLAINED = 9
/** How far below a label its sum may stand, in ems. */
const BELOW = 2.6

/**
 * Sums that stand right of a label of the money kind, or below it.
 *
 * @param skipped rows that are heads or lines of a table, not totals
 * @param names labels looked for
 */
export function labelledSums(
  document: DocumentText,
  skipped: ReadonlySet<number>,
  names: readonly LabelName[] = NAMES,
): LabelledSum[] {
  const sums: LabelledSum[] = []
  for (const { label, piece, row, name } of labelHits(document, names)) {
    if (skipped.has(row.index) || label.from > MOST_WORDS) continue
    const behind = rowFigures(row, document).filter(
      (figure) => isBehind(figure, label, row) && !figure.percent && !isProse(label, figure, piece),
    )
    const included = behind.flatMap((figure) => includedTax(figure, row) ?? [])
    const figures =
      included.length < behind.length
        ? behind.filter((figure) => !included.includes(figure))
        : behind
    const blocked = row.pieces
      .flatMap((other) => other.labels)
      .filter(
        (other) =>
          other.box[0] > label.box[2] &&
          other.score >= label.score &&
          other.names.some((candidate) => names.includes(candidate)) &&
          // Words of the label's own text say more of it: `VAT 0 % (international transport)`.
          (!piece.labels.includes(other) ||
            figures.some((figure) => !figure.percent && figure.box[2] < other.box[0])),
      )
      .map((other) => other.box[0])
    const limit = Math.min(...blocked, Number.POSITIVE_INFINITY)
    const right = figures.filter((figure) => figure.box[0] < limit)
    const money = right.filter(isSum)
    const figure = money.at(-1) ?? right.filter((f) => f.decimals !== 1 && !isYear(f)).at(-1)
    const rates = percentsIn(piece.text)
    const add = (chosen: Figure, weight: number, as: LabelName = name) =>
      sums.push({
        name: as,
        figure: chosen,
        label: label.text,
        row,
        weight: weight * label.score,
        rates,
      })
    if ((name === 'total' || name === 'grand_total') && isNetTaxTotal(money)) {
      add(money[0]!, WEIGHTS.net ?? 2, 'net')
      add(money[1]!, WEIGHTS.tax_total ?? 2, 'tax_total')
    }
    if (figure && included[0]) add(included[0], WEIGHTS.tax ?? 2, 'tax')
    if (figure) add(figure, (WEIGHTS[name] ?? 2) - (isSum(figure) ? 0 : 1.5))
    else {
      const below = sumBelow(document, row, label.box)
      if (below) add(below, (WEIGHTS[name] ?? 2) - 0.7)
    }
  }
  return sums
}

/** A currency between the two belongs to both: `Total GBP 310.68`. */
const isBehind = (figure: Figure, label: Label, row: Row): boolean =>
  figure.box[0] >= label.box[2] - 0.3 * row.em ||
  (figure.currency !== null &&
    figure.box[0] > label.box[0] &&
    figure.box[2] > label.box[2] + 0.5 * row.em)

/** A figure in brackets with a word for tax: `68.20 (includes 9.88 VAT)`. */
function includedTax(figure: Figure, row: Row): Figure | null {
  const at = row.words.findIndex((word) => word.box[0] >= figure.box[0] - 1)
  const from = row.words.slice(0, at + 1).findLastIndex((word) => word.text.startsWith('('))
  if (from < 0) return null
  const length = row.words.slice(from).findIndex((word) => /\)[.,]?$/.test(word.text)) + 1
  if (from + length <= at) return null
  const taxed = row.words
    .slice(from, from + length)
    .some((word) => labelsIn([word.text], false).some((label) => label.names.includes('tax')))
  return taxed ? figure : null
}

/** The last row of a table of taxes: what is taxed, the tax, and both together. */
function isNetTaxTotal(money: readonly Figure[]): boolean {
  const [net, tax, total] = money.map((figure) => cents(figure.value))
  return (
    money.length === 3 &&
    Math.abs(tax!) > 0 &&
    Math.abs(tax!) < Math.abs(net!) &&
    net! + tax! === total!
  )
}

/** A text between a label and a figure, or a count of something named behind it. */
function isProse(label: Label, figure: Figure, piece: Piece): boolean {
  const inside = piece.words.filter(
    (word) => word.box[0] >= label.box[2] && /\p{L}{2}/u.test(word.text),
  )
  const between = inside.filter((word) => word.box[2] <= figure.box[0] + 1)
  const most = isSum(figure) && figure.box[0] > piece.box[2] ? MOST_EXPLAINED : MOST_WORDS
  const next = piece.words.find((word) => word.box[0] >= figure.box[2] - 1)
  return (
    between.length > most ||
    (!isSum(figure) &&
      next !== undefined &&
      figure.box[2] <= piece.box[2] &&
      /^\p{Ll}/u.test(next.text))
  )
}

const isYear = (figure: Figure): boolean =>
  figure.decimals === 0 && figure.value >= 1990 && figure.value <= 2099

/**
 * The sum in the column under a label. Under the heads of a tax table several may stand: their
 * printed sum is taken, else their sum.
 */
function sumBelow(document: DocumentText, row: Row, box: Row['box']): Figure | null {
  const column: Figure[] = []
  let last = row
  for (const other of document.rows.slice(row.index + 1)) {
    if (other.page !== row.page || other.baseline - last.baseline > BELOW * row.em) break
    const figure = other.pieces
      .filter((piece) => Math.min(piece.box[2], box[2]) > Math.max(piece.box[0], box[0]) - row.em)
      .flatMap((piece) => figuresOf(piece, other, document.decimalSign).filter(isSum))
      .find(
        (candidate) =>
          Math.min(candidate.box[2], box[2]) > Math.max(candidate.box[0], box[0]) - row.em,
      )
    if (!figure) {
      // Beside a taller cell a sum may stand half a line lower.
      if (column.length === 0) continue
      break
    }
    column.push(figure)
    last = other
  }
  const [first] = column
  const end = column.at(-1)
  if (!first || !end || column.length === 1 || !isSumsHead(row)) return first ?? null
  const before = column.slice(0, -1).reduce((sum, figure) => sum + figure.value, 0)
  if (Math.abs(cents(before) - cents(end.value)) <= ROUNDING) return end
  return { ...end, value: before + end.value }
}

/** The head of a table of sums: several labels and no figure. */
export const isSumsHead = (row: Row): boolean =>
  !/\d[.,]\d{2}/.test(row.text) &&
  row.pieces
    .flatMap((piece) => piece.labels)
    .filter((label) => label.names.some((name) => NAMES.includes(name))).length >= 2

/** Two sums that differ by less are the same: rounding to five hundredths, or line by line. */
const ROUNDING = 2

interface Choice {
  readonly net: LabelledSum | null
  readonly tax: { readonly sum: LabelledSum; readonly value: number } | null
  readonly total: LabelledSum | null
  readonly adds: boolean
  readonly score: number
}

/** The set of net, tax and total that labels and arithmetic together speak for. */
export function totalsOf(sums: readonly LabelledSum[], lineSum: number | null): Totals {
  const totals = distinct(
    sums.filter((s) => ['grand_total', 'total', 'amount_due'].includes(s.name)),
  )
  const nets = distinct(sums.filter((s) => s.name === 'net' || s.name === 'subtotal'))
  const taxes = taxCandidates(sums)
  const extras = extrasOf(sums)
  let best: Choice = { net: null, tax: null, total: null, adds: false, score: 0 }
  for (const total of [...totals, null])
    for (const net of [...nets, null])
      for (const tax of [...taxes, null]) {
        const choice = judged(net, tax, total, extras, lineSum)
        if (choice.score > best.score) best = choice
      }
  // The total says it itself: `68.20 (includes 9.88 VAT)`.
  const said = best.tax ?? taxes.find(({ sum }) => sum.row === best.total?.row) ?? null
  const broken = best.net !== null && best.tax !== null && best.total !== null && !best.adds
  const single = (name: LabelName) => foundSum(sums.filter((sum) => sum.name === name).at(-1))
  return {
    net: foundSum(best.net, best.adds, broken),
    tax: said ? foundSum(said.sum, best.tax !== null && best.adds, broken, said.value) : null,
    total: foundSum(best.total, best.adds, broken),
    amountDue: single('amount_due'),
    discount: single('discount'),
    shipping: single('shipping'),
    previousBalance: single('previous_balance'),
    taxes: taxLines(sums),
    adds: best.adds,
  }
}

/** How much it speaks for a total that the same sum is asked for. */
const ASKED = 2

/** The best labelled one of every value. */
function distinct(sums: readonly LabelledSum[]): LabelledSum[] {
  const byValue = Map.groupBy(sums, (sum) => cents(sum.figure.value))
  return [...byValue.values()].map((same) => {
    const best = same.reduce((a, b) => (b.weight > a.weight ? b : a))
    const names = new Set(same.map((sum) => sum.name))
    const asked = names.has('amount_due') && names.size > 1 && Math.abs(best.figure.value) > 0
    return asked ? { ...best, weight: best.weight + ASKED } : best
  })
}

/** Tax sums as printed, and the sum of those of several rates. */
function taxCandidates(
  sums: readonly LabelledSum[],
): { sum: LabelledSum; value: number; weight: number }[] {
  const single = distinct(sums.filter((s) => s.name === 'tax_total' || s.name === 'tax'))
  const candidates = single.map((sum) => ({ sum, value: sum.figure.value, weight: sum.weight }))
  const byRate = sums.filter((s) => s.name === 'tax')
  if (byRate.length > 1 && byRate.length < 7) {
    const unique = new Map(
      byRate.map((s) => [`${plainText(s.label)} ${s.rates.join()} ${cents(s.figure.value)}`, s]),
    )
    const value = [...unique.values()].reduce((sum, s) => sum + s.figure.value, 0)
    if (unique.size > 1) candidates.push({ sum: byRate.at(-1)!, value, weight: 3.5 })
  }
  return candidates
}

/** What may come between net plus tax and the total: shipping, service, rounding, less discount. */
export function extrasOf(sums: readonly LabelledSum[]): number[] {
  const values = new Set<number>([0])
  for (const sum of sums) {
    const value = cents(sum.figure.value)
    if (['shipping', 'service_charge', 'rounding', 'tip'].includes(sum.name))
      for (const known of [...values]) values.add(known + value)
    if (sum.name === 'rounding' || sum.name === 'discount')
      for (const known of [...values]) values.add(known - Math.abs(value))
    if (values.size > 64) break
  }
  return [...values]
}

function judged(
  net: LabelledSum | null,
  tax: { sum: LabelledSum; value: number; weight: number } | null,
  total: LabelledSum | null,
  extras: readonly number[],
  lineSum: number | null,
): Choice {
  let score = (net?.weight ?? 0) * 0.6 + (tax?.weight ?? 0) * 0.6 + (total?.weight ?? 0)
  // Later, larger sums are the ones that close an invoice.
  if (total) score += 0.6 * Math.log10(1 + Math.abs(total.figure.value)) + total.row.index * 0.002
  const [n, x, t] = [net?.figure.value ?? null, tax?.value ?? null, total?.figure.value ?? null]
  let adds = false
  if (n !== null && x !== null && t !== null) {
    const gap = cents(t) - cents(n) - cents(x)
    const exact = Math.abs(gap) <= ROUNDING
    adds = exact || extras.some((extra) => Math.abs(gap - extra) <= ROUNDING)
    score += exact ? 9 : adds ? 7 : -1.5
    if (adds && Math.abs(x) > 0.35 * Math.abs(n)) score -= 6
  } else if (n !== null && t !== null) {
    adds =
      cents(n) === cents(t) || extras.some((extra) => extra !== 0 && cents(t) - cents(n) === extra)
    score += adds ? 3 : -1
    if (Math.abs(n) > Math.abs(t) + 0.02 && !adds) score -= 4
  } else if (x !== null && t !== null) {
    if (Math.abs(x) >= Math.abs(t) && x !== 0) score -= 8
  } else if (x !== null && n !== null && Math.abs(x) > 0.35 * Math.abs(n)) score -= 4
  if (lineSum !== null) {
    const line = cents(lineSum)
    if (n !== null && Math.abs(cents(n) - line) <= ROUNDING) score += 2.5
    else if (t !== null && Math.abs(cents(t) - line) <= ROUNDING) score += 1.5
  }
  return { net, tax, total, adds, score }
}

const AGREE = 'net, tax and total agree'
const DISAGREE = 'net, tax and total do not agree'

function foundSum(
  sum: LabelledSum | null | undefined,
  adds = false,
  broken = false,
  value?: number,
): Found | null {
  if (!sum) return null
  const { figure } = sum
  const note = adds ? AGREE : broken ? DISAGREE : null
  return {
    value: decimalText(value ?? figure.value, figure.decimals),
    text: figure.text,
    label: sum.label,
    page: figure.page,
    box: figure.box,
    confidence: figure.confidence * (adds ? 1 : broken ? 0.5 : 0.8) * Math.min(1, sum.weight / 4),
    ...(note === null ? {} : { note }),
  }
}

/** Lines of tax by rate: the rate is printed with the label. */
function taxLines(sums: readonly LabelledSum[]): TaxLine[] {
  const lines = new Map<string, TaxLine>()
  for (const sum of sums) {
    if (sum.name !== 'tax' || sum.rates.length === 0) continue
    const [rate] = sum.rates
    const base = rate && rate > 0 ? baseIn(sum.row.text, sum.figure.value, rate) : null
    lines.set(`${rate} ${cents(sum.figure.value)}`, {
      rate: rate ?? null,
      base,
      amount: sum.figure.value,
    })
  }
  return [...lines.values()]
}

/** The sum on the same row that has the tax at its rate. */
function baseIn(text: string, amount: number, rate: number): number | null {
  for (const [match] of text.matchAll(/\d[\d.,'’ ]*[.,]\d{2}(?!\d)/g)) {
    const bare = match.replace(/[^\d]/g, '')
    const value = Number(bare) / 100
    if (Math.abs((value * rate) / 100 - amount) < 0.02 + 0.00005 * value) return value
  }
  return null
}

import { labelsIn } from '../../fields/label.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { cents } from '../../fields/money.ts'
import { percentsIn } from '../../fields/percent.ts'
import {
  type DocumentText,
  type Label,
  meanSize,
  type Piece,
  type Row,
} from '../../reading/document-text.ts'
import { type Figure, figuresOf, isSum, rowFigures } from '../../reading/figures.ts'
import { labelHits } from '../../reading/label-places.ts'

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

/** Two sums that differ by less are the same: rounding to five hundredths, or line by line. */
export const ROUNDING = 2

/**
 * The sum in the column under a label. Under the heads of a tax table several may stand: their
 * printed sum is taken, else their sum.
 */
function sumBelow(document: DocumentText, row: Row, box: Row['box']): Figure | null {
  const column: Figure[] = []
  let last = row
  for (const other of document.rows.slice(row.index + 1)) {
    // Larger type stands lower.
    const larger = Math.max(0, meanSize(other.words) - other.em)
    if (other.page !== row.page || other.baseline - last.baseline > BELOW * row.em + larger) break
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

/** Sums that are called the total or what is due, in cents. */
export const calledTotal = (sums: readonly LabelledSum[]): number[] =>
  sums
    .filter(({ name }) => name === 'total' || name === 'grand_total' || name === 'amount_due')
    .map(({ figure }) => cents(figure.value))

import { letters } from '../../fields/counts.ts'
import { distance } from '../../fields/label.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { decimalText } from '../../fields/money.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import { type AmountColumn, amountColumns } from './amount-columns.ts'
import { withoutAsides } from './asides.ts'
import { choiceOf } from './choice.ts'
import { headOver } from './heads.ts'
import { INVOICE_ROWS } from './invoice-rows.ts'
import type { FoundItems, Item } from './item.ts'
import { itemsOnPage } from './items-on-page.ts'
import { centsOf, type Line, linesOf } from './lines.ts'
import { OWNER_COSTS, type OwnerCosts } from './owner-costs.ts'
import { type Judged, likeliest, type Proof, provenItems } from './proof.ts'
import { RECEIPT_ROWS } from './receipt-rows.ts'
import { type Candidate, candidatesOf, featureOf, isAllOf, isSumLabelled } from './row-features.ts'

/** The items of an invoice, over all pages. */
export const invoiceItems = (document: DocumentText, costs = OWNER_COSTS): FoundItems =>
  itemsOf(
    document,
    INVOICE_ROWS,
    costs,
    (row) => row.taken || featureOf(row.candidate, 'aligned') === 1,
  )

/**
 * The items of a receipt: what was bought, and what is taken off in rows of its own above the sum; what stands farther
 * in is a discount of the item above.
 */
export const receiptItems = (document: DocumentText, costs = OWNER_COSTS): FoundItems => {
  const found = itemsOf(
    document,
    RECEIPT_ROWS,
    costs,
    ({ candidate: { line } }, above) =>
      NO_ITEM.every((name) => !line.labels.has(name)) &&
      (above === undefined ||
        startOf(line) < startOf(above.candidate.line) + FARTHER_IN * line.row.em),
  )
  return { ...found, items: withOnes(found.items) }
}

/** How much farther in a line begins that belongs to the one above, in ems. */
const FARTHER_IN = 0.6

/** Where the text of a line begins. */
const startOf = (line: Line): number =>
  (line.words.find(({ text }) => letters(text) > 1) ?? line.words[0]!).box[0]

/** What may be taken off a sum without being anything that was sold or given back. */
const NO_ITEM: readonly LabelName[] = ['rounding', 'tax', 'tax_total', 'tip']

/** Where some items of a receipt say how many they are, one that does not is one. */
const withOnes = (items: readonly Item[]): Item[] =>
  items.map((item) =>
    item.quantity === null &&
    Number(item.amount) > 0 &&
    items.some((other) => other.quantity !== null)
      ? { ...item, quantity: decimalText(1) }
      : item,
  )

/** Whether what is taken off is an item. */
type IsDeducted = (row: Judged, above: Judged | undefined) => boolean

type Weights = Readonly<Record<string, number>>

/**
 * Items of a document: on every page the column of amounts whose rows are likeliest items; of all pages
 * together the rows that come to a printed sum; then what else stands in the rows, and about them.
 */
function itemsOf(
  document: DocumentText,
  weights: Weights,
  costs: OwnerCosts,
  isDeducted: IsDeducted,
): FoundItems {
  const lines = linesOf(document)
  const pages = pagesOf(lines, weights)
  const proof = withDeductions(
    withoutNothing(withoutGuesses(decided(pages, lines), lines)),
    lines,
    isDeducted,
  )
  const byPage = Map.groupBy(proof.items, (row) => row.candidate.line.row.page)
  const taken = new Set([...proof.items, ...proof.adjustments])
  const others = new Set(proof.rows.filter((row) => !taken.has(row)).map((row) => row.candidate.at))
  const found = [...byPage.values()].map((rows) => {
    const own = withoutAsides(
      rows.map(({ candidate }) => candidate),
      lines,
    )
    const alone = rows.map(({ candidate, ...row }) => ({
      ...row,
      candidate: { ...candidate, line: own[candidate.at]! },
    }))
    return itemsOnPage(alone, proof, others, own, document, costs)
  })
  const items = found.flatMap((page) => page.items)
  const rows = new Set(found.flatMap((page) => [...page.rows]))
  return { items, rows, sum: items.length === 0 ? null : sumOf(proof.items) }
}

/**
 * Amounts that were put right stay only where the sum of all is printed; a single one is what a printed
 * sum leaves for it, where that differs from what was read in one digit.
 */
function withoutGuesses(proof: Proof, lines: readonly Line[]): Proof {
  const guessed = proof.items.filter((row) => row.candidate.amount.repaired)
  if (proof.sum !== null || guessed.length === 0) return proof
  const rest = proof.items.filter((row) => !guessed.includes(row))
  const [only] = guessed
  const known = rest.reduce((sum, row) => sum + centsOf(row.candidate.amount), 0)
  const left = lines
    .slice(proof.items.at(-1)!.candidate.at + 1)
    .flatMap((line) => line.tokens)
    .map((token) => centsOf(token) - known)
    .find((value) => value > 0 && distance(digitsOf(only!), String(value), 1) <= 1)
  if (guessed.length > 1 || left === undefined) return { ...proof, items: rest }
  const amount = { ...only!.candidate.amount, value: left / 100 }
  return {
    ...proof,
    sum: known + left,
    items: proof.items.map((row) =>
      row === only ? { ...row, candidate: { ...row.candidate, amount } } : row,
    ),
  }
}

const digitsOf = (row: Judged): string => row.candidate.amount.text.replace(/\D/g, '')

/** Pages of nothing but zeros beside others are no items: calls that the tariff has in it. */
function withoutNothing(proof: Proof): Proof {
  const sold = new Set(
    proof.items.flatMap(({ candidate }) =>
      candidate.amount.value === 0 ? [] : [candidate.line.row.page],
    ),
  )
  if (sold.size === 0) return proof
  return { ...proof, items: proof.items.filter((row) => sold.has(row.candidate.line.row.page)) }
}

/**
 * Deductions among the items, or right below them, are items, where the sum has them in it and they may be; others are
 * taken off the item above, unless all is given back.
 */
function withDeductions(proof: Proof, lines: readonly Line[], isDeducted: IsDeducted): Proof {
  const end = proof.items.at(-1)?.candidate.at ?? 0
  const isMinus = ({ candidate }: Judged) => candidate.amount.value < 0
  const sold = proof.items.filter((row) => !isMinus(row))
  const mayBe = (row: Judged) =>
    isDeducted(
      row,
      sold.findLast(({ candidate }) => candidate.at < row.candidate.at),
    )
  const items = proof.items.filter((row) => sold.length === 0 || !isMinus(row) || mayBe(row))
  const own = proof.adjustments.filter(
    (row) =>
      !lines.slice(end + 1, row.candidate.at + 1).some(isSumLabelled) && isMinus(row) && mayBe(row),
  )
  const taken = new Set([...items, ...own])
  return {
    ...proof,
    items: [...taken].sort((a, b) => a.candidate.at - b.candidate.at),
    adjustments: [...proof.items, ...proof.adjustments].filter((row) => !taken.has(row)),
  }
}

/** What rows come to. */
const sumOf = (rows: readonly Judged[]): number =>
  rows.reduce((sum, { candidate }) => sum + centsOf(candidate.amount), 0) / 100

/** A reading of a page: one of its columns as that of amounts. */
interface Reading {
  readonly column: AmountColumn
  readonly rows: readonly Judged[]
  readonly score: number
}

/** Readings of a page that are not worse by more than this are tried, in log-odds. */
const MUCH_WORSE = 9
/** What a head over the column says, and how far to the right it stands. */
const HEADED = 1.5
const RIGHT = 1
const MOST_READINGS = 6
/** A column without any likely item comes behind all others. */
const NONE = 10

/** Amounts with their tax, beside those without. */
const GROSS = 2.5

/** Does every amount stand beside another one that it is more than by a tax? */
function isGross(chosen: readonly Candidate[]): boolean {
  if (chosen.some(({ product }) => product.kind === 'times')) return false
  const nets = chosen.map(({ line, amount }) =>
    line.tokens.find((token) => {
      const share = amount.value / token.value
      return token !== amount && token.decimals === amount.decimals && share > 1.02 && share < 1.3
    }),
  )
  const edges = nets.flatMap((net) => (net ? [net.edge] : [])).sort((a, b) => a - b)
  const em = chosen[0]?.line.row.em ?? 10
  return edges.length > 0.7 * chosen.length && edges.at(-1)! - edges[0]! < 2 * em
}

/** Every page's readings, the best first. */
function pagesOf(lines: readonly Line[], weights: Weights): Reading[][] {
  const byPage = Map.groupBy(lines, (line) => line.row.page)
  return [...byPage].map(([page, own]) => {
    const right = Math.max(...own.map((line) => line.row.box[2]), 1)
    return amountColumns(lines, page)
      .map((column): Reading => {
        const candidates = candidatesOf(column, lines)
        const { taken, odds, score } = choiceOf(candidates, weights)
        const chosen = candidates.filter((_, i) => taken[i])
        return {
          column,
          rows: candidates.map((candidate, i) => ({ candidate, odds: odds[i]!, taken: taken[i]! })),
          score:
            score > 0
              ? score +
                RIGHT * (column.edge / right) +
                HEADED * headOf(chosen, lines) -
                (isGross(chosen) ? GROSS : 0)
              : Math.min(0, Math.max(...odds)) - NONE,
        }
      })
      .sort((a, b) => b.score - a.score)
  })
}

/** The readings of a page that may be right beside its best one. */
const usable = (readings: readonly Reading[]): Reading[] =>
  readings
    .filter(({ score }, i) => i === 0 || (score > 0 && score > readings[0]!.score - MUCH_WORSE))
    .slice(0, MOST_READINGS)

/** What the heads over a column of amounts say of it, -1 to 1. */
function headOf(chosen: readonly Candidate[], lines: readonly Line[]): number {
  const [first] = chosen
  if (!first) return 0
  const r = headOver(lines, first.at)
  if (r === null) return 0
  const [left, right] = [
    Math.min(...chosen.map(({ amount }) => amount.box[0])),
    Math.max(...chosen.map(({ amount }) => amount.box[2])),
  ]
  const names = lines
    .slice(Math.max(0, r - 1), r + 2)
    .flatMap((line) => line.row.pieces.flatMap((piece) => piece.labels))
    .filter((label) => Math.min(label.box[2], right) > Math.max(label.box[0], left))
    .flatMap((label) => label.names)
  if (names.includes('column_amount') || names.includes('column_net')) return 1
  if (names.includes('column_gross')) return 0
  return names.some((name) => name.startsWith('column_')) ? -1 : 0
}

/** The best reading of every page; where its items come to no printed sum, one of others that do. */
function decided(pages: readonly (readonly Reading[])[], lines: readonly Line[]): Proof {
  const rowsOf = (readings: readonly (Reading | undefined)[]) =>
    readings.flatMap((reading) => reading?.rows ?? [])
  const best = pages.map((readings) => readings[0])
  const first = provenItems(rowsOf(best), lines)
  if (first.sum !== null) return first
  if (first.items.length === 0) {
    const only = likeliest(rowsOf(pages.flat()), lines)
    return only
      ? { rows: first.rows, items: [only], adjustments: [], sum: centsOf(only.candidate.amount) }
      : first
  }
  const others = pages
    .flatMap((readings, p) =>
      usable(readings)
        .slice(1)
        .map((reading) => ({ p, reading, worse: readings[0]!.score - reading.score })),
    )
    .sort((a, b) => a.worse - b.worse)
  for (const { p, reading } of others.slice(0, MOST_OTHERS)) {
    const other = provenItems(rowsOf(best.with(p, reading)), lines)
    if (
      other.sum !== null &&
      (other.items.length > 1 || other.items[0]!.candidate.product.kind === 'times')
    )
      return other
  }
  return pageAlone(pages, lines) ?? first
}

/**
 * Where nothing that all pages hold comes to a printed sum, one page's items may: the others are lists of hours, calls
 * or drives that the items sum up. Of several such pages the likeliest. What is carried to the next page is less than all.
 */
function pageAlone(pages: readonly (readonly Reading[])[], lines: readonly Line[]): Proof | null {
  const sold = pages.filter(([best]) => best?.rows.some(({ taken }) => taken))
  if (sold.length < 2) return null
  const [alone] = sold
    .toSorted((a, b) => b[0]!.score - a[0]!.score)
    .slice(0, MOST_OTHERS)
    .map(([best]) => provenItems(best!.rows, lines))
    .filter(({ sum, items }) => sum !== null && items.length > 1 && isAllOf(sum, lines))
  return alone ? { ...alone, rows: sold.flatMap(([best]) => best!.rows) } : null
}

/** Other readings of single pages that are tried: of a long document, those that lose least. */
const MOST_OTHERS = 16

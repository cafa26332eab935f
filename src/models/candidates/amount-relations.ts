import { percentsIn } from '../../fields/percent.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import type { AmountCandidate } from './amount-candidate.ts'

/** Rates of value added and sales taxes, in percent. */
export const RATES = [
  2.1, 2.5, 2.6, 3, 3.8, 4, 5, 5.5, 6, 6.25, 7, 7.5, 7.7, 8, 8.1, 8.25, 8.875, 9, 9.5, 10, 12, 13,
  13.5, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 25.5, 27,
]

/** Every share that a document prints, in percent. */
export const printedRates = (document: DocumentText): ReadonlySet<number> =>
  new Set(document.rows.flatMap((row) => (row.text.includes('%') ? percentsIn(row.text) : [])))

/** What is left of a sum that was paid when another printed above it is taken off. */
export function restsOf(
  paid: readonly AmountCandidate[],
  sums: readonly AmountCandidate[],
): Set<number> {
  const rests = new Set<number>()
  for (const own of paid)
    for (const other of sums) {
      const rest = own.cents - other.cents
      if (other.row.index < own.row.index && rest > 0 && other.cents > 0)
        if (sums.some((left) => left.cents === rest && left.row.index > own.row.index))
          rests.add(rest)
    }
  return rests
}

/** What a sum is to two others, 0 or 1 each. */
export interface Relation {
  sum: number
  sumTaxed: number
  net: number
  netTaxed: number
  tax: number
  taxTaxed: number
  printed: number
}

/** Which sums are two others, and whether one of these is a tax at a usual or printed rate. */
export function relationsOf(
  distinct: readonly number[],
  rates: ReadonlySet<number>,
): Map<number, Relation> {
  const relations = new Map<number, Relation>()
  const of = (value: number): Relation => {
    const before = relations.get(value)
    if (before) return before
    const made = { sum: 0, sumTaxed: 0, net: 0, netTaxed: 0, tax: 0, taxTaxed: 0, printed: 0 }
    relations.set(value, made)
    return made
  }
  const known = new Set(distinct)
  const isWhole = areWhole(distinct)
  for (const total of distinct) {
    for (const net of distinct) {
      const tax = total - net
      if (tax <= 0 || tax >= 0.5 * net || !known.has(tax)) continue
      const printed = [...rates].some((rate) => isTax(tax, net, rate, isWhole))
      const taxed = printed || RATES.some((rate) => isTax(tax, net, rate, isWhole))
      const [t, n, x] = [of(total), of(net), of(tax)]
      t.sum = 1
      n.net = 1
      x.tax = 1
      if (taxed) {
        t.sumTaxed = 1
        n.netTaxed = 1
        x.taxTaxed = 1
      }
      if (printed) for (const own of [t, n, x]) own.printed = 1
    }
  }
  return relations
}

/** Sums of which another is a printed rate, and those that are it. */
export function ratedOf(
  distinct: readonly number[],
  rates: ReadonlySet<number>,
): { readonly bases: ReadonlySet<number>; readonly taxes: ReadonlySet<number> } {
  const bases = new Set<number>()
  const taxes = new Set<number>()
  const isWhole = areWhole(distinct)
  const likely = [...rates].filter((rate) => rate > 0 && rate <= MOST_RATE)
  for (const base of distinct)
    for (const tax of distinct)
      if (tax >= LEAST_TAX && likely.some((rate) => isTax(tax, base, rate, isWhole))) {
        bases.add(base)
        taxes.add(tax)
      }
  return { bases, taxes }
}

/** Per cent of a tax at most, and a tax in cents that is no chance. */
export const MOST_RATE = 30
const LEAST_TAX = 100

/** Whether a tax is a rate of a sum, in cents: lines are rounded one by one, and what is whole up or down. */
export const isTax = (tax: number, net: number, rate: number, isWhole = false): boolean =>
  Math.abs((net * rate) / 100 - tax) <= (isWhole ? 99 : 1.5)

/** Whether sums, in cents, are all whole: those of a currency without smaller coins. */
export const areWhole = (sums: readonly number[]): boolean => sums.every((own) => own % 100 === 0)

/** Where a figure stands in its column. */
export interface ColumnPlace {
  readonly length: number
  readonly fromEnd: number
  readonly last: number
  readonly sumOfAbove: number
  /** It is one of those that a sum below comes to. */
  readonly inSum: number
}

/** Figures that end at one edge, page by page: how many, and how far from the lowest. */
export function columnsOf(
  candidates: readonly AmountCandidate[],
  beside: ReadonlyMap<Row, number>,
): Map<number, ColumnPlace> {
  const groups: { page: number; right: number; em: number; own: number[] }[] = []
  candidates.forEach(({ row, box }, i) => {
    const group = groups.find(
      (other) => other.page === row.page && Math.abs(other.right - box[2]) < 0.6 * row.em,
    )
    if (group) group.own.push(i)
    else groups.push({ page: row.page, right: box[2], em: row.em, own: [i] })
  })
  const places = new Map<number, ColumnPlace>()
  for (const { own } of groups) {
    const run = itemsRun(own, candidates, beside)
    const parts = new Set<number>()
    own.forEach((index, at) => {
      let sum = 0
      let equal = 0
      for (let j = at - 1; j >= 0; j--) {
        sum += candidates[own[j]!]!.cents
        if (at - j >= 2 && sum === candidates[index]!.cents && sum !== 0) {
          equal = 1
          for (let part = j; part < at; part++) parts.add(own[part]!)
        }
      }
      places.set(index, {
        length: own.length,
        fromEnd: own.length - 1 - at,
        last: run,
        sumOfAbove: equal,
        inSum: 0,
      })
    })
    for (const part of parts) places.set(part, { ...places.get(part)!, inSum: 1 })
  }
  return places
}

/** The last row of a column that still has other figures beside: where its items end. */
function itemsRun(
  own: readonly number[],
  candidates: readonly AmountCandidate[],
  beside: ReadonlyMap<Row, number>,
): number {
  let last = -1
  for (const index of own) {
    const { row } = candidates[index]!
    if (beside.get(row)! >= 2) last = Math.max(last, row.index)
  }
  return last
}

/** How many figures each row has. */
export function countsInRows(candidates: readonly AmountCandidate[]): Map<Row, number> {
  const counts = new Map<Row, number>()
  for (const { row } of candidates) counts.set(row, (counts.get(row) ?? 0) + 1)
  return counts
}

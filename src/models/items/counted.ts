import type { Row } from '../paper/document-text.ts'
import { comesTo, misreadTimes, type Times, timesIn, withoutTimes } from '../paper/times.ts'
import type { Item } from './items.ts'

/** How many, at what price, and the row of the item that is counted. */
export interface CountedItem extends Times {
  readonly item: number
}

/** Letters of a text; fewer are a unit or a code of tax. */
const LEAST_LETTERS = 4
const lettersOf = (text: string): number => text.replace(/[^\p{L}]/gu, '').length

/**
 * Lines that say nothing but how many, `2 x 1.40`, by their place: of the item above or below, the
 * one whose amount it comes to; and amounts that stand on such a line themselves.
 *
 * @param amounts of the lines that have one
 */
export function timesOfLines(
  rows: readonly Row[],
  amounts: readonly (number | null)[],
): Map<number, CountedItem> {
  const found = new Map<number, CountedItem>()
  rows.forEach((row, i) => {
    const above = amounts.findLastIndex((amount, j) => j <= i && amount !== null)
    const below = amounts.findIndex((amount, j) => j > i && amount !== null)
    for (const item of [above, below]) {
      if (item < 0) continue
      const amount = amounts[item]!
      const times = timesIn(row.text) ?? (row.recognised ? misreadTimes(row.text, amount) : null)
      if (times === null || !comesTo(times, amount)) continue
      if (lettersOf(withoutTimes(row.text)) >= LEAST_LETTERS) continue
      found.set(i, { ...times, item })
      return
    }
  })
  return found
}

/** An amount on a line that only counts belongs to the text on the line above it. */
export const ownersOfCounted = (
  owners: readonly number[],
  rows: readonly Row[],
  anchors: readonly boolean[],
  times: ReadonlyMap<number, CountedItem>,
): number[] =>
  owners.map((owner, i) =>
    anchors[i + 1] === true &&
    !anchors[i] &&
    times.get(i + 1)?.item === i + 1 &&
    !times.has(i) &&
    rows[i + 1]!.baseline - rows[i]!.baseline < 2.2 * rows[i]!.em
      ? i + 1
      : owner,
  )

/** `6 Milk 1L`: a count in front of a text; `118447 PLASTER 25KG`: the number of a product. */
const COUNT = /^(\d{1,3})\s+(?=\p{L})/u
const CODE = /^(\d{4,14})\s+(?=\p{L})/u

/** Without a column of quantities, counts stand in front of the texts where all have one. */
export const leadingCounts = (items: readonly Item[]): Item[] =>
  withLeading(items, COUNT, (item, count) => ({ quantity: item.quantity ?? `${count}.00` }))

/** Numbers of products in front of the texts, where all have one, are no part of them. */
export const leadingCodes = (items: readonly Item[]): Item[] =>
  withLeading(items, CODE, (item, code) => ({ productCode: item.productCode ?? code }))

/** Takes what stands in front of all texts for a field of its own. */
function withLeading(
  items: readonly Item[],
  pattern: RegExp,
  field: (item: Item, leading: string) => Partial<Item>,
): Item[] {
  const leading = items.map(({ description }) => pattern.exec(description ?? '')?.[1])
  if (items.length < 2 || leading.includes(undefined)) return [...items]
  return items.map((item, i) => ({
    ...item,
    description: item.description!.replace(pattern, ''),
    ...field(item, leading[i]!),
  }))
}

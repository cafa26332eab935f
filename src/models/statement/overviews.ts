import { type Item, isUndated } from './item.ts'

/** Rows of an overview: two balances and what came in and went out. */
const ROWS = 4
/** Sums of an overview that other rows print as well, at least, where no word calls one a balance or a total. */
const LEAST_AGAIN = 2

/**
 * Items with those marked that are an overview, no bookings and no balances between them: rows one after the other,
 * each with one sum and none with a day of its own or between them, two of which come to as much as the other two.
 * Opening balance and money in are closing balance and money out, in whatever order they stand and whatever they are
 * called. That four bookings do so by chance is seen by their words, and by balances that stand elsewhere, too.
 */
export function withOverviews(items: readonly Item[]): readonly Item[] {
  const members = new Set<number>()
  for (let i = 0; i + ROWS <= items.length; i++) {
    if (!isUndated(items[i]!)) continue
    const rows = items.slice(i, i + ROWS)
    // What a list opens with below an overview would make three of its rows another one.
    const { told } = rows.at(-1)!
    if (members.has(i) && (told === 'opening' || told === 'forward')) continue
    if (isOverview(rows) && (rows.some(({ told }) => told !== null) || isKnown(rows, items)))
      for (let row = i; row < i + ROWS; row++) members.add(row)
  }
  return members.size === 0
    ? items
    : items.map((item, i) => (members.has(i) ? { ...item, overview: true } : item))
}

/** Are sums of these rows printed in others? */
function isKnown(rows: readonly Item[], items: readonly Item[]): boolean {
  const centsOf = ({ amounts }: Item) => [...amounts.values()].map(({ cents }) => cents)
  const others = new Set(items.filter((item) => !rows.includes(item)).flatMap(centsOf))
  return rows.flatMap(centsOf).filter((cents) => others.has(cents)).length >= LEAST_AGAIN
}

function isOverview(rows: readonly Item[]): boolean {
  const [first] = rows
  const isAlike = (item: Item) =>
    isUndated(item) &&
    item.amounts.size === 1 &&
    item.line.row.page === first!.line.row.page &&
    item.dateAt === first!.dateAt &&
    (item.dateAt === null || item.dateAt < first!.at || item.dateAt > item.at)
  if (!rows.every(isAlike)) return false
  // What is below zero stands on the other side.
  const [a, b, c, d] = rows.map(({ amounts }) => [...amounts.values()][0]!.cents)
  if ([a, b, c, d].filter((cents) => cents === 0).length > 1) return false
  return a! + b! === c! + d! || a! + c! === b! + d! || a! + d! === b! + c!
}

import { type Item, isUndated } from './item.ts'

/** Bookings, at least, that a sum without a name adds up: one alone may be printed again. */
const LEAST = 2

interface Sum {
  /** Hundredths, signs left out. */
  readonly all: number
  /** Hundredths with the printed signs. */
  readonly signed: number
  readonly count: number
}

/**
 * Items with those told as totals that no word calls so: rows without a day that print, column by column, what the
 * bookings above them come to, those since the last sum, of their day, or all of their section. Rows that begin with the same word
 * as one of these are totals as well where one booking is all they add up.
 */
export function withUnnamedSums(items: readonly Item[]): readonly Item[] {
  const words = new Set([...sumsAmong(items, new Set())].map((i) => firstWord(items[i]!)))
  if (words.size === 0) return items
  const sums = sumsAmong(items, words)
  return items.map(
    (item, i): Item => (sums.has(i) ? { ...item, told: 'total', dated: false } : item),
  )
}

/** @param words of rows that are known to be sums */
function sumsAmong(items: readonly Item[], words: ReadonlySet<string>): ReadonlySet<number> {
  const sums = new Set<number>()
  let since: Item[] = []
  let day: Item[] = []
  let section: Item[] = []
  items.forEach((item, i) => {
    if (item.section !== items[i - 1]?.section) [since, section] = [[], []]
    if (item.dateAt !== items[i - 1]?.dateAt) day = []
    const isOpen = item.told === null && isUndated(item)
    // What is printed again and again is a balance, though it may be as much as the last one and a booking.
    const isRepeated = (run: readonly Item[]) =>
      run.some((own) => isUndated(own) && firstWord(own) === firstWord(item))
    const least = isOpen
      ? [since, day, section]
          .filter((run) => !isRepeated(run))
          .map((run) => addsUp(item, run))
          .find((count) => count !== null)
      : null
    if (least != null && (least >= LEAST || words.has(firstWord(item)))) sums.add(i)
    if (item.told === 'total' || sums.has(i)) since = []
    else if (item.told === null) {
      for (const run of [since, day, section]) run.push(item)
    }
  })
  return sums
}

/** How many bookings at least each sum of a row adds up; null where one of them is no sum. */
function addsUp(item: Item, run: readonly Item[]): number | null {
  const columns = new Map<number, Sum>()
  for (const { amounts } of run)
    for (const [column, { cents, sign }] of amounts) {
      const { all, signed, count } = columns.get(column) ?? { all: 0, signed: 0, count: 0 }
      columns.set(column, {
        all: all + cents,
        signed: signed + (sign || 1) * cents,
        count: count + 1,
      })
    }
  const counts = [...item.amounts.values()]
    .filter(({ cents }) => cents !== 0)
    .map(({ cents }) =>
      Math.max(
        0,
        ...[...columns.values()]
          .filter(({ all, signed }) => cents === all || cents === Math.abs(signed))
          .map(({ count }) => count),
      ),
    )
  return counts.length === 0 || counts.includes(0) ? null : Math.max(...counts)
}

const firstWord = ({ line }: Item): string =>
  line.words.find(({ text }) => /\p{L}{3}/u.test(text))?.text.toLowerCase() ?? ''

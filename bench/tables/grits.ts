import { comparable, placesOf, type ScoredCell, type ScoredTable } from './scored-table.ts'

/** Bigger tables are not compared: the work grows with the square of their places. */
const MOST_WORK = 20_000_000

/** Shares 0..1 by which two tables agree. */
export interface Grits {
  /** On the texts of their places. */
  readonly content: number
  /** On how far the cell of each place reaches in every direction. */
  readonly topology: number
}

/**
 * GriTS (Smock and others, 2022): the F-score of the most similar substructures of two grids, found by
 * aligning rows and columns each in order. A cell over several places stands in all of them.
 *
 * @return null for tables that are too large to compare
 */
export function grits(given: ScoredTable, wanted: ScoredTable): Grits | null {
  const work = given.rowCount * given.columnCount * wanted.rowCount * wanted.columnCount
  if (work > MOST_WORK) return null
  return {
    content: agreement(textsOf(given), textsOf(wanted), sharedText),
    topology: agreement(reachesOf(given), reachesOf(wanted), sharedArea),
  }
}

type Grid<T> = readonly (readonly T[])[]

/** Left, top, right and bottom of a cell against one of its places. */
type Reach = readonly [number, number, number, number]

function gridOf<T>(
  table: ScoredTable,
  readingOf: (cell: ScoredCell | null, r: number, c: number) => T,
) {
  const places = placesOf(table)
  return Array.from({ length: table.rowCount }, (_, r) =>
    Array.from({ length: table.columnCount }, (_, c) =>
      readingOf(table.cells[places[r * table.columnCount + c]!] ?? null, r, c),
    ),
  )
}

const textsOf = (table: ScoredTable): Grid<string> =>
  gridOf(table, (cell) => (cell ? comparable(cell.text) : ''))

const reachesOf = (table: ScoredTable): Grid<Reach> =>
  gridOf(table, (cell, r, c): Reach => {
    if (!cell) return [0, 0, 1, 1]
    const { row, column, rowSpan, columnSpan } = cell
    return [column - c, row - r, column + columnSpan - c, row + rowSpan - r]
  })

/** Twice the longest common subsequence over both lengths; two empty texts are the same. */
const sharedText = memoised((a: string, b: string): number => {
  if (a === b) return 1
  if (a === '' || b === '') return 0
  const row = new Uint16Array(b.length + 1)
  for (const letter of a) {
    let diagonal = 0
    for (let j = 1; j <= b.length; j++) {
      const above = row[j]!
      row[j] = letter === b[j - 1] ? diagonal + 1 : Math.max(above, row[j - 1]!)
      diagonal = above
    }
  }
  return (2 * row[b.length]!) / (a.length + b.length)
})

function memoised(of: (a: string, b: string) => number): (a: string, b: string) => number {
  const known = new Map<string, number>()
  return (a, b) => {
    const key = `${a}\t${b}`
    const value = known.get(key) ?? of(a, b)
    if (known.size > 500_000) known.clear()
    known.set(key, value)
    return value
  }
}

/** Intersection over union. */
function sharedArea(a: Reach, b: Reach): number {
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  if (wide <= 0 || high <= 0) return 0
  const area = ([x0, y0, x1, y1]: Reach) => (x1 - x0) * (y1 - y0)
  return (wide * high) / (area(a) + area(b) - wide * high)
}

/** Rows and columns are aligned each for itself; what lies on aligned ones of both counts. */
function agreement<T>(a: Grid<T>, b: Grid<T>, shared: (a: T, b: T) => number): number {
  if (a.length === 0 || b.length === 0) return a.length === b.length ? 1 : 0
  const rows = aligned(a, b, shared)
  const columns = aligned(transposed(a), transposed(b), shared)
  let sum = 0
  for (const [r, s] of rows) for (const [c, d] of columns) sum += shared(a[r]![c]!, b[s]![d]!)
  return (2 * sum) / (a.length * a[0]!.length + b.length * b[0]!.length)
}

const transposed = <T>(grid: Grid<T>): Grid<T> => grid[0]!.map((_, c) => grid.map((row) => row[c]!))

/** Pairs of rows, in order, which agree most when their places are aligned in order. */
function aligned<T>(a: Grid<T>, b: Grid<T>, shared: (a: T, b: T) => number): [number, number][] {
  const best = table(a.length, b.length, (i, j) => {
    const [row, other] = [a[i]!, b[j]!]
    return table(row.length, other.length, (k, l) => shared(row[k]!, other[l]!))
      .at(-1)!
      .at(-1)!
  })
  const pairs: [number, number][] = []
  let [i, j] = [a.length, b.length]
  while (i > 0 && j > 0) {
    if (best[i]![j] === best[i - 1]![j]) i--
    else if (best[i]![j] === best[i]![j - 1]) j--
    else pairs.unshift([--i, --j])
  }
  return pairs
}

/** The most that the first i and j items give together, items in order. */
function table(n: number, m: number, reward: (i: number, j: number) => number): Float64Array[] {
  const best = Array.from({ length: n + 1 }, () => new Float64Array(m + 1))
  for (let i = 1; i <= n; i++)
    for (let j = 1; j <= m; j++)
      best[i]![j] = Math.max(
        best[i - 1]![j]!,
        best[i]![j - 1]!,
        best[i - 1]![j - 1]! + reward(i - 1, j - 1),
      )
  return best
}

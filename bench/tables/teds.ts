import { comparable, placesOf, type ScoredTable } from './scored-table.ts'

/** Bigger tables are not compared. */
const MOST_WORK = 20_000_000

interface Node {
  readonly text: string
  /** Rows and columns it reaches over. */
  readonly size: string
}

/**
 * Similarity 0..1 of two tables as trees of rows and cells (TEDS): 1 minus the cheapest edit over the
 * larger tree's nodes. Rows are added, dropped or changed into another as wholes, cells within their row;
 * a cell of another span costs 1, another text its share of edits. An empty place is a cell.
 *
 * @return null for tables that are too large to compare
 */
export function teds(given: ScoredTable, wanted: ScoredTable): number | null {
  const work = given.rowCount * given.columnCount * wanted.rowCount * wanted.columnCount
  if (work > MOST_WORK) return null
  const [a, b] = [rowsOf(given), rowsOf(wanted)]
  const cost = cheapest(
    a,
    b,
    (row) => 1 + row.length,
    (row, other) => cheapest(row, other, () => 1, changeOf),
  )
  const nodes = (rows: readonly Node[][]) => 1 + rows.reduce((sum, row) => sum + 1 + row.length, 0)
  return 1 - cost / Math.max(nodes(a), nodes(b))
}

function rowsOf(table: ScoredTable): Node[][] {
  const places = placesOf(table)
  return Array.from({ length: table.rowCount }, (_, r) =>
    Array.from({ length: table.columnCount }, (_, c): Node[] => {
      const cell = table.cells[places[r * table.columnCount + c]!]
      if (!cell) return [{ text: '', size: '1 1' }]
      if (cell.row !== r || cell.column !== c) return []
      return [{ text: comparable(cell.text), size: `${cell.rowSpan} ${cell.columnSpan}` }]
    }).flat(),
  )
}

function changeOf(a: Node, b: Node): number {
  if (a.size !== b.size) return 1
  if (a.text === b.text) return 0
  const longest = Math.max(a.text.length, b.text.length)
  return (
    cheapest(
      [...a.text],
      [...b.text],
      () => 1,
      (x, y) => (x === y ? 0 : 1),
    ) / longest
  )
}

/** The cheapest way from one sequence to another. */
function cheapest<T>(
  a: readonly T[],
  b: readonly T[],
  whole: (item: T) => number,
  change: (a: T, b: T) => number,
): number {
  const row = new Float64Array(b.length + 1)
  for (const [j, item] of b.entries()) row[j + 1] = row[j]! + whole(item)
  for (const item of a) {
    let diagonal = row[0]!
    row[0] = diagonal + whole(item)
    for (const [j, other] of b.entries()) {
      const above = row[j + 1]!
      row[j + 1] = Math.min(
        above + whole(item),
        row[j]! + whole(other),
        diagonal + change(item, other),
      )
      diagonal = above
    }
  }
  return row[b.length]!
}

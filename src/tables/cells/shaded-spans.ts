import type { Box } from '../../document/box.ts'
import type { Grid, GridCell } from '../grid/grid.ts'

/** Of a column, or a row, that a shade covers to lie under it. */
const UNDER = 0.5

/**
 * Where a table is shaded cell by cell, a shade that lies under several columns is one cell's: its
 * only text reaches over all of them.
 */
export function withShadedSpans(grid: Grid, cells: readonly GridCell[]): GridCell[] {
  const places = grid.shades.map((shade) => placeOf(grid, shade))
  if (!places.some((place) => place?.rowSpan === 1 && place.columnSpan === 1)) return [...cells]
  const wide = Map.groupBy(
    places.filter((place) => place !== null && place.rowSpan === 1 && place.columnSpan > 1),
    (place) => place!.row,
  )
  const beside = Map.groupBy(cells, (cell) => cell.row)
  return cells.map((cell) => {
    const shade = wide.get(cell.row)?.find((place) => covers(place!, cell))
    if (!shade || cell.rowSpan > 1) return cell
    const isAlone = beside.get(cell.row)!.every((other) => other === cell || !meet(other, shade))
    return isAlone ? { ...cell, column: shade.column, columnSpan: shade.columnSpan } : cell
  })
}

export type Place = Omit<GridCell, 'words'>

const covers = (place: Place, { column, columnSpan }: Place): boolean =>
  place.column <= column && place.column + place.columnSpan >= column + columnSpan

const meet = (a: Place, b: Place): boolean =>
  a.column < b.column + b.columnSpan && b.column < a.column + a.columnSpan

/** The places that a shade lies under; null where it is under none. */
export function placeOf({ columns, rows }: Grid, [x0, y0, x1, y1]: Box): Place | null {
  const isUnder = (from: number, to: number, start: number, end: number) =>
    Math.min(to, end) - Math.max(from, start) >= UNDER * (end - start)
  const across = columns.flatMap(({ left, right }, c) => (isUnder(x0, x1, left, right) ? [c] : []))
  const down = rows.flatMap(({ top, bottom }, r) => (isUnder(y0, y1, top, bottom) ? [r] : []))
  if (across.length === 0 || down.length === 0) return null
  return {
    row: down[0]!,
    column: across[0]!,
    rowSpan: down.length,
    columnSpan: across.length,
  }
}

import type { CutLine } from './cut-line.ts'

/** From where to where the texts of a column stand, in points; NaN where it has none of its own. */
export interface Extent {
  readonly left: number
  readonly right: number
}

/** Extents of columns, by the texts that stand in one column alone. */
export function extentsOf(lines: readonly CutLine[], columnCount: number): Extent[] {
  const extents = Array.from({ length: columnCount }, () => ({
    left: Number.NaN,
    right: Number.NaN,
  }))
  for (const { fragments } of lines)
    for (const { first, last, x0, x1 } of fragments) {
      const own = extents[first]!
      if (last > first) continue
      own.left = own.left <= x0 ? own.left : x0
      own.right = own.right >= x1 ? own.right : x1
    }
  return extents
}

import type { Row } from './grid.ts'
import { textOf } from './text-lines.ts'

/** The rows of a table, and what was printed across it above them. */
export interface Trimmed {
  readonly rows: readonly Row[]
  readonly title: string | null
}

/**
 * Takes a title and notes that are set inside a table's frame off its rows: rows of one text that
 * begins in the first column and lies over others. At least two rows stay.
 */
export function trimmed(rows: readonly Row[]): Trimmed {
  let from = 0
  let to = rows.length
  while (to - from > 2 && isAcross(rows[from]!)) from++
  while (to - from > 2 && isAcross(rows[to - 1]!)) to--
  const words = rows.slice(0, from).flatMap((row) => row.lines.flatMap((line) => line.line.words))
  return { rows: rows.slice(from, to), title: from > 0 ? textOf(words) : null }
}

/** Does one text, from the first column on over others, fill the row? */
function isAcross(row: Row): boolean {
  const fragments = row.lines.flatMap((line) => line.fragments)
  return (
    row.lines.every((line) => line.fragments.length === 1) &&
    fragments.some((fragment) => fragment.first === 0) &&
    fragments.every((fragment) => fragment.first === 0 || fragment.last > fragment.first) &&
    fragments.some((fragment) => fragment.last > fragment.first)
  )
}

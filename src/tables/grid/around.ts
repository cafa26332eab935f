import { printedText } from '../../document/digits.ts'
import type { Word } from '../../document/page.ts'
import { median } from '../text/units.ts'
import { shareColumn } from './cut-line.ts'
import type { Row } from './row.ts'

/** Notes are set in letters of this share of the table's at most. */
const SMALLER = 0.92

/** The rows of a table, and what was printed across it above and below them. */
export interface Trimmed {
  readonly rows: readonly Row[]
  readonly title: string | null
  /** A text for each row. */
  readonly notes: readonly string[]
  /** Those of title and notes. */
  readonly words: readonly Word[]
}

/**
 * Takes a title and notes that are set inside a table's frame off its rows: rows of one text that
 * begins in the first column and lies over others. At least two rows stay.
 */
export function trimmed(rows: readonly Row[]): Trimmed {
  let from = 0
  let to = rows.length
  while (to - from > 2 && isAcross(rows[from]!) && !isSection(rows, from)) from++
  while (to - from > 2 && (isAcross(rows[to - 1]!) || isNote(rows[to - 1]!, rows))) to--
  const wordsIn = (row: Row) => row.lines.flatMap((line) => line.line.words)
  const above = rows.slice(0, from).flatMap(wordsIn)
  const below = rows.slice(to).map(wordsIn)
  return {
    rows: rows.slice(from, to),
    title: from > 0 ? printedText(above) : null,
    notes: below.map(printedText),
    words: [...above, ...below.flat()],
  }
}

/** Does a row that lies across head those right below it, as others do further down? A title stands over heads. */
const isSection = (rows: readonly Row[], at: number): boolean =>
  !rows[at + 1]!.isHead && !isAcross(rows[at + 1]!) && rows.slice(at + 2, -1).some(isAcross)

/** Is a row one text, in smaller letters than any other row's? */
function isNote({ lines }: Row, rows: readonly Row[]): boolean {
  const sizeOf = (line: Row['lines'][number]) =>
    median(line.line.words.map((word) => word.font?.size ?? 0))
  const [line, ...more] = lines
  if (!line || more.length > 0 || line.fragments.length !== 1 || line.fragments[0]!.first !== 0)
    return false
  const least = Math.min(
    ...rows
      .flatMap((row) => row.lines)
      .filter((other) => other !== line)
      .map(sizeOf),
  )
  return sizeOf(line) > 0 && sizeOf(line) <= SMALLER * least
}

/** Does one text, from the first column on over others, fill the row? Lines of one stand below each other. */
function isAcross(row: Row): boolean {
  const fragments = row.lines.flatMap((line) => line.fragments)
  return (
    row.lines.every((line) => line.fragments.length === 1) &&
    fragments.some((fragment) => fragment.first === 0) &&
    fragments.every((fragment) => fragment.first === 0 || fragment.last > fragment.first) &&
    fragments.some((fragment) => fragment.last > fragment.first) &&
    fragments.every((fragment) => fragments.every((other) => shareColumn(fragment, other)))
  )
}

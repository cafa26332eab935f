import type { CutLine } from '../../src/tables/grid/cut-line.ts'
import { type LinesSeen, mostHeads } from '../../src/tables/grid/rows/rows.ts'
import type { TableTruth } from './truth.ts'

/** A table's lines, and which of its true rows each is of: -1 where that is not known. */
export interface RowLesson {
  readonly group: string
  readonly source: string
  readonly id: string
  readonly seen: LinesSeen
  readonly rowOf: readonly number[]
  /** Rows of its head, where that is known. */
  readonly headRows: number | null
}

/** A row of a truth has no more lines. */
const MOST_LINES = 30
/** Of the words of lines and of a truth so many must meet. */
const LEAST_MET = 0.8
/** A line that is put into a row for nothing costs so many words. */
const LINE = 0.05

const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/[.…]+$/, '').toLowerCase())
    .filter(Boolean)

const textsOf = ({ fragments }: CutLine): string[] =>
  fragments.flatMap(({ words }) => words.flatMap(({ text }) => wordsOf(text)))

/** Puts lines into the rows of a truth, in order, as most words meet; null where too few do. */
export function rowsOfTruth({ lines }: LinesSeen, truth: TableTruth): number[] | null {
  const bags = lines.map(textsOf)
  const rows = truth.rows.map((_, r) =>
    truth.cells
      .filter((cell) => cell.r <= r && r < cell.r + cell.rs)
      .flatMap(({ text }) => wordsOf(text)),
  )
  const [n, m] = [lines.length, rows.length]
  // best[r][i]: the first r rows hold what they do of the first i lines.
  const best = Array.from({ length: m + 1 }, () => new Float64Array(n + 1))
  const from = Array.from({ length: m + 1 }, () => new Int32Array(n + 1).fill(-1))
  for (let r = 1; r <= m; r++) {
    const own = best[r]!
    const before = best[r - 1]!
    for (let i = 0; i <= n; i++) {
      if (before[i]! > own[i]!) [own[i], from[r]![i]] = [before[i]!, i]
      if (i > 0 && own[i - 1]! > own[i]!) [own[i], from[r]![i]] = [own[i - 1]!, -2]
    }
    for (let start = 0; start < n; start++) {
      const left = new Map<string, number>()
      for (const word of rows[r - 1]!) left.set(word, (left.get(word) ?? 0) + 1)
      let met = 0
      for (let end = start; end < Math.min(n, start + MOST_LINES); end++) {
        const was = met
        for (const word of bags[end]!) {
          const count = left.get(word) ?? 0
          if (count === 0) continue
          left.set(word, count - 1)
          met++
        }
        if (end === start && met === 0) break
        if (met === was) continue
        const score = before[start]! + met - LINE * (end - start + 1)
        if (score > own[end + 1]!) [own[end + 1], from[r]![end + 1]] = [score, start]
      }
    }
    for (let i = 1; i <= n; i++)
      if (own[i - 1]! > own[i]!) [own[i], from[r]![i]] = [own[i - 1]!, -2]
  }
  const rowOf = new Array<number>(n).fill(-1)
  for (let r = m, i = n; r > 0 && i > 0; ) {
    const start = from[r]![i]!
    if (start === -2) i--
    else if (start < 0 || start === i) r--
    else {
      rowOf.fill(r - 1, start, i)
      i = start
      r--
    }
  }
  const all = Math.max(bags.flat().length, rows.flat().length)
  if (best[m]![n]! < LEAST_MET * all) return null
  return rowOf
}

/**
 * Does a row hold all lines of true rows of which it has any? Lines of no row may be in any.
 * Where it begins and ends at one line: do heads end there?
 */
export function isTrueRow(
  { rowOf, seen, headRows }: RowLesson,
  start: number,
  end: number,
): boolean {
  if (start === end) {
    const isBetween = (at: number) => at === 0 || rowOf[at] !== rowOf[at - 1]
    // Where truths do not tell, the first lines that look like heads are.
    if (headRows === null) return isBetween(seen.heads) ? start === seen.heads : isBetween(start)
    if (headRows === 0) return start === 0
    const above = rowOf.slice(0, start).filter((row) => row >= 0)
    const below = rowOf.slice(start).filter((row) => row >= 0)
    const isSo = above.every((row) => row < headRows) && below.every((row) => row >= headRows)
    // Where more lines are heads than may be, all that may be are.
    return isSo || (start === mostHeads(seen) && above.every((row) => row < headRows))
  }
  let own = -1
  for (let line = start; line < end; line++) {
    const row = rowOf[line]!
    if (row < 0) continue
    if (own >= 0 && row !== own) return false
    own = row
  }
  if (own < 0) return true
  for (let line = start - 1; line >= 0; line--) {
    if (rowOf[line]! === own) return false
    if (rowOf[line]! >= 0) break
  }
  for (let line = end; line < rowOf.length; line++) {
    if (rowOf[line]! === own) return false
    if (rowOf[line]! >= 0) break
  }
  return true
}

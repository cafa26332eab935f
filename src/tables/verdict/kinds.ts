import { type Fragment, isNumeric } from '../grid/cut-line.ts'
import type { Grid } from '../grid/grid.ts'
import { textOf } from '../text/text-lines.ts'
import { textsIn } from './by-column.ts'

/** Pairs of texts below each other, in the columns behind the first, that tell what kinds do, at least. */
const LEAST_BELOW = 3
/** A text of more words is a long one. */
const SHORT = 4

const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$|\p{L}{3}\.? (?:de )?\d{4}$/u

/** What a text is: figures, a date, an address of mail, letters with digits, words; null where it is marks alone. */
function kindOf(text: Fragment): string | null {
  const said = textOf(text.words)
  if (!/[\p{L}\d]/u.test(said)) return null
  if (DATE.test(said)) return 'date'
  if (isNumeric(text)) return 'figure'
  return said.includes('@') ? 'mail' : /\d/.test(said) ? 'code' : 'words'
}

/**
 * Behind the first column and below the heads, the share of texts of another kind than the one above them: what is
 * filled into a form is a name, a date, a street, a number. Columns hold one kind.
 */
export function mixtureBelow({ rows, columns, headRows }: Grid): number {
  const lists = columns.slice(1).map((): string[] => [])
  for (const row of rows.slice(headRows)) {
    const texts = textsIn(row).filter(({ first, last }) => first > 0 && first === last)
    // A text of several lines is one.
    for (const [column, own] of Map.groupBy(texts, ({ first }) => first)) {
      const kind = kindOf({ ...own[0]!, words: own.flatMap(({ words }) => words) })
      if (kind) lists[column - 1]!.push(kind)
    }
  }
  let [changes, all] = [0, 0]
  for (const kinds of lists) {
    changes += kinds.filter((kind, i) => i > 0 && kind !== kinds[i - 1]).length
    all += Math.max(0, kinds.length - 1)
  }
  return all < LEAST_BELOW ? 0 : changes / all
}

/** Mean share of the texts of a column that are of its most frequent kind; 0 without any. */
export function purityOf(columns: readonly (readonly Fragment[])[]): number {
  const filled = columns.filter((own) => own.length > 0)
  const shares = filled.map((own) => {
    const kinds = Map.groupBy(own, (text) =>
      text.words.length > SHORT && !isNumeric(text) ? 'long' : kindOf(text),
    )
    return Math.max(...[...kinds.values()].map(({ length }) => length)) / own.length
  })
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, filled.length)
}

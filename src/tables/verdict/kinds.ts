import { type Fragment, isNumeric } from '../grid/cut-line.ts'
import type { Grid } from '../grid/grid.ts'
import { textOf } from '../text/text-lines.ts'

/** Pairs of texts that tell what kinds do, at least. */
const LEAST_PAIRS = 4
/** And those below each other in the columns behind the first. */
const LEAST_BELOW = 3

const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$|\p{L}{3}\.? (?:de )?\d{4}$/u

/** What a text is: figures, an address of mail or of the net, letters with digits, words. */
const kindOf = (text: Fragment): string => {
  if (isNumeric(text)) return 'figure'
  const said = textOf(text.words)
  return said.includes('@') ? 'mail' : /\d/.test(said) ? 'code' : 'words'
}

/** The same, dates apart; marks alone say nothing. */
const kindBelow = (text: Fragment): string | null => {
  const said = textOf(text.words)
  if (!/[\p{L}\d]/u.test(said)) return null
  return DATE.test(said) ? 'date' : kindOf(text)
}

/**
 * By how much more often texts beside each other are of one kind than those below each other: addresses side by side
 * are, with a name, a street, a town and a telephone down each.
 */
export function goesAlong(rows: Grid['rows'], byColumn: readonly (readonly Fragment[])[]): number {
  const beside = shareAlike(rows.flatMap(({ lines }) => lines.map(({ fragments }) => fragments)))
  // Of two rows the first may be heads.
  const below = shareAlike(byColumn.filter(({ length }) => length > 2))
  return beside === null || below === null ? 0 : Math.max(0, beside - below)
}

/** Of texts and those next to them in their list, the share of one kind; null where there are few. */
function shareAlike(lists: readonly (readonly Fragment[])[]): number | null {
  const [alike, all] = pairsAlike(lists.map((list) => list.map(kindOf)))
  return all < LEAST_PAIRS ? null : alike / all
}

function pairsAlike(lists: readonly (readonly string[])[]): [alike: number, all: number] {
  let [alike, all] = [0, 0]
  for (const kinds of lists) {
    for (let i = 1; i < kinds.length; i++) if (kinds[i] === kinds[i - 1]) alike++
    all += Math.max(0, kinds.length - 1)
  }
  return [alike, all]
}

/**
 * Behind the first column and below the heads, the share of texts of another kind than the one above them: what is
 * filled into a form is a name, a date, a street, a number. Columns hold one kind.
 */
export function mixtureBelow({ rows, columns, headRows }: Grid): number {
  const lists = columns.slice(1).map((): string[] => [])
  for (const { lines } of rows.slice(headRows)) {
    const texts = lines
      .flatMap(({ fragments }) => fragments)
      .filter(({ first, last }) => first > 0 && first === last)
    // A text of several lines is one.
    for (const [column, own] of Map.groupBy(texts, ({ first }) => first)) {
      const kind = kindBelow({ ...own[0]!, words: own.flatMap(({ words }) => words) })
      if (kind) lists[column - 1]!.push(kind)
    }
  }
  const [alike, all] = pairsAlike(lists)
  return all < LEAST_BELOW ? 0 : 1 - alike / all
}

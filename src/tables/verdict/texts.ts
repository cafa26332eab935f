import { type Fragment, isNumeric } from '../grid/cut-line.ts'
import type { Grid } from '../grid/grid.ts'
import { median } from '../text/units.ts'
import { byColumn, quantile, saidIn, shareOf, type Texts, textsIn } from './by-column.ts'
import { mixtureBelow, purityOf } from './kinds.ts'

/** Shares of a column's texts that make it one of figures, or of texts with digits. */
const MOSTLY = 0.6
/** A long text is longer than this share of them. */
const LONG = 0.9
/** From here on more are as good. */
const MANY = 5
const MANY_WORDS = 10
/** Chapters differ in length: their pages rise by so many different steps at least. */
const LEAST_STEPS = 3
/** Words of a sentence, at least. */
const SENTENCE = 4

/** What the texts of a grid are like: how long, of what kind, how much alike. */
export function textsEvidence(
  grid: Grid,
  { all: texts, said, figures }: Texts,
): Record<string, number> {
  const { rows, columns, headRows } = grid
  const own = byColumn(grid)
  const body = byColumn({ columns, rows: rows.slice(headRows) })
  const lengths = said.map(({ length }) => length)
  const length = median(lengths)
  const first = own[0]!.map(saidIn)
  const mostly = (is: (text: Fragment) => boolean) =>
    own.filter((column) => column.length > 0 && shareOf(column, is) >= MOSTLY).length /
    columns.length
  const words = texts.reduce((sum, text) => sum + text.words.length, 0)
  return {
    'words a text': Math.min(MANY_WORDS, words / texts.length),
    'length of a text': Math.log(1 + length),
    'long texts over middle ones': Math.min(MANY, quantile(lengths, LONG) / Math.max(1, length)),
    'columns of figures': mostly((text) => figures.has(text)),
    'columns of texts with digits': mostly((text) => /\d/.test(saidIn(text))),
    'texts that begin small': shareOf(said, (text) => /^\p{Ll}{2}/u.test(text)),
    'texts that begin large': shareOf(said, (text) => /^\p{Lu}/u.test(text)),
    sentences: shareOf(
      texts,
      (text, i) => text.words.length >= SENTENCE && /[.!?]$/.test(said[i]!),
    ),
    'texts with commas': shareOf(said, (text) => text.includes(',')),
    'different texts': new Set(said).size / said.length,
    'different texts in the first column': new Set(first).size / Math.max(1, first.length),
    'rows with a text in the first column': shareOf(rows, (row) =>
      textsIn(row).some((text) => text.first === 0 && text.last === 0),
    ),
    'columns filled in different ways': new Set(rows.map(filledIn)).size / rows.length,
    'figures of the last column rise': risingOf(body.at(-1)!),
    'kinds change down columns': mixtureBelow(grid),
    'most frequent kind of a column': purityOf(body),
  }
}

/** The columns that a row has texts in. */
function filledIn(row: Grid['rows'][number]): string {
  const filled = new Set<number>()
  for (const { first, last } of textsIn(row)) for (let c = first; c <= last; c++) filled.add(c)
  return [...filled].sort((a, b) => a - b).join()
}

/**
 * Of figures and those below them, the share that is greater by a step of its own: pages of contents rise so. The last
 * dots of a leader may stand on one.
 */
function risingOf(column: readonly Fragment[]): number {
  const figures = column
    .filter(isNumeric)
    .map((text) => Number(saidIn(text).replace(/^\D+|[^\d.]/g, '')))
    .filter(Number.isInteger)
  const steps = figures.slice(1).map((figure, i) => figure - figures[i]!)
  return new Set(steps).size < LEAST_STEPS ? 0 : shareOf(steps, (step) => step >= 0)
}

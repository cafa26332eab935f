import type { Word } from '../../document/page.ts'
import { isNumeric } from '../grid/cut-line.ts'
import type { Grid } from '../grid/grid.ts'
import type { Row } from '../grid/row.ts'
import { median } from '../text/units.ts'

/**
 * Log odds that rows and columns are right: for a table without any of the evidence below, and by
 * how much each share moves them. Fitted by logistic regression to real and invented tables, both
 * born digital and scanned; `npm run bench -- --calibration` tells whether they still hold.
 */
const BASE = 2.2
const WALLED = 0.85
const UNEVEN = -1.45
const MIXED = -1.1

/** Of the cells of a table whose rows or columns are wrong this share is at its place yet. */
const IN_PLACE = 0.6

/**
 * How sure it is that a table has these rows and columns, 0..1. Walls say where a column ends, space
 * only suggests it. A row with fewer texts than most may be the rest of the row above, and a column
 * in which figures and words are mixed may be two.
 */
export function structureConfidence(grid: Grid): number {
  const { rows, columns, separators, headRows } = grid
  const body = rows.slice(headRows)
  const walled = separators.filter(({ walls }) => walls.length > 0).length / separators.length
  const odds =
    BASE + WALLED * walled + UNEVEN * unevenness(body) + MIXED * mixture(body, columns.length)
  return 1 / (1 + Math.exp(-odds))
}

/**
 * How sure it is that a cell's text is right and at its place, 0..1.
 *
 * @param structure of its table
 */
export function cellConfidence(words: readonly Word[], structure: number): number {
  const text = words.reduce((least, word) => Math.min(least, word.confidence), 1)
  return text * (structure + (1 - structure) * IN_PLACE)
}

/** Share of rows that fill fewer columns than the row in the middle does. */
function unevenness(rows: readonly Row[]): number {
  const filled = rows.map(
    ({ lines }) => new Set(lines.flatMap(({ fragments }) => fragments.map((f) => f.first))).size,
  )
  const usual = median(filled)
  return filled.filter((count) => count < usual).length / Math.max(1, filled.length)
}

/** Mean share of a column's texts that are figures, or none, whichever are fewer; 0..0.5. */
function mixture(rows: readonly Row[], columnCount: number): number {
  const texts = new Array<number>(columnCount).fill(0)
  const figures = new Array<number>(columnCount).fill(0)
  for (const { lines } of rows)
    for (const { fragments } of lines)
      for (const fragment of fragments) {
        if (fragment.last > fragment.first) continue
        texts[fragment.first]!++
        if (isNumeric(fragment)) figures[fragment.first]!++
      }
  // A column with nothing below its head says nothing for itself.
  const shares = texts.map((count, c) =>
    count === 0 ? 0.5 : Math.min(figures[c]!, count - figures[c]!) / count,
  )
  return shares.reduce((sum, share) => sum + share, 0) / columnCount
}

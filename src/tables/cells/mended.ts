import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import type { Grid, GridCell } from '../grid/grid.ts'

/** What had to be mended is no surer than this. */
const MENDED = 0.8

/** Letters that digits are read as, and those digits. */
export const DIGITS: Readonly<Record<string, string>> = {
  ...{ O: '0', o: '0', l: '1', I: '1', i: '1', Z: '2', z: '2' },
  ...{ S: '5', s: '5', B: '8', g: '9', q: '9' },
}

export const textOf = (cell: GridCell): string => cell.words.map((word) => word.text).join(' ')

/** Does its text come from a text layer? Then it says what it says. */
export const isPrinted = (cell: GridCell): boolean => cell.words.some((word) => word.font)

/**
 * Cells of which some were misread, with the texts that those of a column ought to have.
 *
 * @param mend hears of a column's cells below the heads, and gives those that are to be another text
 */
export function mendedByColumn(
  cells: readonly GridCell[],
  grid: Grid,
  mend: (body: readonly GridCell[]) => ReadonlyMap<GridCell, string>,
): GridCell[] {
  const mended = new Map<GridCell, string>()
  for (let column = 0; column < grid.columns.length; column++) {
    const body = cells.filter(
      (cell) => cell.column === column && cell.columnSpan === 1 && cell.row >= grid.headRows,
    )
    for (const [cell, text] of mend(body)) mended.set(cell, text)
  }
  return withTexts(cells, mended)
}

/** Cells, those of which it is known with what they ought to say. */
export const withTexts = (
  cells: readonly GridCell[],
  texts: ReadonlyMap<GridCell, string>,
): GridCell[] =>
  cells.map((cell) => {
    const text = texts.get(cell)
    return text === undefined ? cell : withText(cell, text)
  })

/** A cell with what it ought to say. */
export const withText = (cell: GridCell, text: string): GridCell => ({
  ...cell,
  words: [wordOf(cell.words, text)],
})

function wordOf(words: readonly Word[], text: string): Word {
  const confidence = Math.min(MENDED, ...words.map((word) => word.confidence))
  return { ...words[0]!, text, box: unionOf(words.map((word) => word.box)), confidence }
}

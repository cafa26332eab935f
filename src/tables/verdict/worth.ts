import { isNumeric } from '../grid/cut-line.ts'
import type { Grid } from '../grid/grid.ts'
import { median } from '../text/units.ts'
import { isDialogue, isForm, isLabelled } from './forms.ts'
import { areAddresses, isColumnedList, isContents, isListing } from './lists.ts'
import { isChart } from './ticks.ts'

/** Cells of an aligned table have this many words at most, in the middle. */
const MOST_WORDS = 8
/** Of its rows this share fills two columns, and of its texts more than this are figures. */
const LEAST_FILLED = 0.4
const LEAST_NUMERIC = 0.1
/** With two columns alone more rows must fill them: a list has texts beside some of its entries. */
const LEAST_FILLED_OF_TWO = 0.6

/**
 * So many rows without figures stand in line by chance, also where strips between their texts are
 * narrower than this share of a line's height.
 */
const MOST_BY_CHANCE = 3
const MOST_NARROW_BY_CHANCE = 6
const NARROW = 0.75

/** Of a frame's places this share is filled; drawings with a few words in them have less. */
const LEAST_DENSITY = 0.4
const WALLED_ROWS = 0.8
/** Of the bands between its rules this share holds text; the grid behind a chart has less. */
const LEAST_BANDS = 0.35
/** Grids with fewer texts a place are graph paper, or hatching. */
const LEAST_TEXTS = 0.02

/** Is it a table? The reason is for people who look for errors. */
export interface Verdict {
  readonly isTable: boolean
  /** No table, but somebody might think so: rows and columns are there, and nothing else explains them. */
  readonly isDoubtful: boolean
  readonly reason: string
}

const no = (reason: string): Verdict => ({ isTable: false, isDoubtful: false, reason })
const perhaps = (reason: string): Verdict => ({ isTable: false, isDoubtful: true, reason })
const yes = (reason: string): Verdict => ({ isTable: true, isDoubtful: false, reason })

export const NO_GRID = no('fewer than two columns or rows')

/** Is a grid a table, or did some lines only happen to stand so? */
export function verdictOn(grid: Grid): Verdict {
  const fragments = grid.rows.flatMap((row) => row.lines.flatMap((line) => line.fragments))
  const filledRows = grid.rows.filter(
    (row) => new Set(row.lines.flatMap((line) => line.fragments.map((f) => f.first))).size > 1,
  ).length
  const filled = `${filledRows} of ${grid.rows.length} rows fill two columns`
  if (filledRows < 2) return no(filled)
  const places = grid.rows.length * grid.columns.length
  if (fragments.length < LEAST_TEXTS * places)
    return no(`${fragments.length} texts in ${places} places`)
  if (isChart(grid)) return no('its figures are the labels of axes')
  if (grid.region.kind === 'ruled') return verdictOnRuled(grid)
  if (filledRows < 3 && grid.columns.length < 3) return no(`${filled}, and there are but two`)
  // Two rows alone may stand so by chance, unless each has a text in every column.
  if (grid.rows.length === 2 && fragments.length < places) return no(`${filled}, not all of them`)
  const least = grid.columns.length === 2 ? LEAST_FILLED_OF_TWO : LEAST_FILLED
  if (filledRows < least * grid.rows.length) return filledRows > 2 ? perhaps(filled) : no(filled)
  const words = fragments.reduce((sum, fragment) => sum + fragment.words.length, 0)
  const perText = words / fragments.length
  if (perText > MOST_WORDS) return no(`${perText.toFixed(1)} words a text: running text`)
  const numeric = fragments.filter(isNumeric).length
  if (numeric <= LEAST_NUMERIC * fragments.length && filledRows <= mostByChance(grid))
    return perhaps(`${filled}, and ${numeric} of ${fragments.length} texts are figures`)
  if (isContents(grid)) return no('a list of contents')
  if (isListing(grid)) return no('a listing of a program')
  if (areAddresses(grid)) return no('blocks of addresses')
  if (isDialogue(grid)) return no('a dialogue')
  if (isForm(grid) || isLabelled(grid)) return no('labels with values of all kinds')
  if (isColumnedList(grid, numeric)) return no('a list in columns of one kind')
  return yes(`${filled}, ${numeric} of ${fragments.length} texts are figures`)
}

/** So many rows of texts stand in line by chance: more where the strips between them are narrow. */
function mostByChance({ rows, separators, levels, shades }: Grid): number {
  if (levels.length + shades.length > 0) return MOST_BY_CHANCE
  const high = median(
    rows.flatMap(({ lines }) => lines.map(({ line: { box } }) => box[3] - box[1])),
  )
  const narrowest = Math.min(...separators.map(({ from, to }) => to - from))
  return narrowest < NARROW * high ? MOST_NARROW_BY_CHANCE : MOST_BY_CHANCE
}

function verdictOnRuled(grid: Grid): Verdict {
  const share = density(grid)
  const filled = `${(100 * share).toFixed(0)} % of its places are filled`
  const bands = grid.levels.length - 1
  if (grid.rows.length < LEAST_BANDS * bands)
    return no(`${grid.rows.length} of ${bands} bands between its rules hold text`)
  if (isWalled(grid)) return yes('walls part all columns and most rows')
  return share >= LEAST_DENSITY ? yes(filled) : no(filled)
}

/** Share of the grid's places that texts lie in. */
function density(grid: Grid): number {
  const filled = grid.rows.reduce((sum, row) => {
    const columns = new Set<number>()
    for (const { fragments } of row.lines)
      for (const { first, last } of fragments) for (let c = first; c <= last; c++) columns.add(c)
    return sum + columns.size
  }, 0)
  return filled / (grid.rows.length * grid.columns.length)
}

/** Are all columns, and most rows, parted by drawn walls? Then emptiness is meant. */
function isWalled(grid: Grid): boolean {
  const bands = new Set(grid.rows.map((row) => row.band)).size
  return (
    grid.separators.every((separator) => separator.walls.length > 0) &&
    bands >= WALLED_ROWS * grid.rows.length
  )
}

import { TABLE, TABLE_PLACE } from '../../scoring/fitted.ts'
import { oddsOf } from '../../scoring/odds.ts'
import { filledRows, textsOf } from '../grid/filling.ts'
import type { Grid } from '../grid/grid.ts'
import { evidenceOf } from './evidence.ts'
import { placeOf, type Surroundings } from './place.ts'

/**
 * What a table needs, and what looks like one: log odds. They are chosen by hand; what each choice would cost is
 * printed by training/tables/fit-verdict.ts.
 */
const LEAST_ODDS = 0
/** In its place: it was fitted with as many others as tables, which pages do not hold; fit-place.ts prints what other choices cost. */
const LEAST_IN_PLACE = -1
const DOUBTFUL_ODDS = -4
/** Of what is no table whatever its texts are. */
const NO_ODDS = -5

/** Of the bands between its rules this share holds text; the grid behind a chart has less. */
const LEAST_BANDS = 0.35
/** Grids with fewer texts a place are graph paper, or hatching. */
const LEAST_TEXTS = 0.02

/** Is it a table? The reason is for people who look for errors. */
export interface Verdict {
  readonly isTable: boolean
  /** No table, but somebody might think so: rows and columns are there, and nothing else explains them. */
  readonly isDoubtful: boolean
  /** No table, but the grid of a chart, graph paper, or hatching: its rules hold too few texts. */
  readonly isChart: boolean
  readonly reason: string
  /** Log odds over those that a table needs; of no grid, far below. */
  readonly odds: number
  /** The same by the grid alone, before its place is asked. */
  readonly gridOdds: number
}

const no = (reason: string, isChart = false): Verdict => ({
  isTable: false,
  isDoubtful: false,
  isChart,
  reason,
  odds: NO_ODDS,
  gridOdds: NO_ODDS,
})

export const NO_GRID = no('fewer than two columns or rows')

/** Is a grid a table, or did some lines only happen to stand so? */
export function verdictOn(grid: Grid): Verdict {
  const count = filledRows(grid)
  const filled = `${count} of ${grid.rows.length} rows fill two columns`
  if (count < 2) return no(filled)
  const isRuled = grid.region.kind === 'ruled'
  const texts = textsOf(grid).length
  const places = grid.rows.length * grid.columns.length
  if (texts < LEAST_TEXTS * places) return no(`${texts} texts in ${places} places`, isRuled)
  const bands = grid.levels.length - 1
  if (isRuled && grid.rows.length < LEAST_BANDS * bands)
    return no(`${grid.rows.length} of ${bands} bands between its rules hold text`, true)
  const odds = tableOdds(grid)
  return byOdds(odds - LEAST_ODDS, odds, `${filled}, log odds of a table ${odds.toFixed(1)}`)
}

/** @param odds over those that a table needs */
const byOdds = (odds: number, gridOdds: number, reason: string): Verdict => ({
  isTable: odds > 0,
  isDoubtful: odds <= 0 && odds > DOUBTFUL_ODDS,
  isChart: false,
  ...{ reason, odds, gridOdds },
})

/** What a grid is where it stands: what is drawn and written around it tells as well. */
export function verdictInPlace(grid: Grid, alone: Verdict, around: Surroundings): Verdict {
  if (alone.isChart || alone === NO_GRID || alone.gridOdds === NO_ODDS) return alone
  const numbers: Record<string, number> = {
    'odds of the grid': alone.gridOdds,
    ...placeOf(grid, around),
    ...evidenceOf(grid),
  }
  const features = TABLE_PLACE.features.map((name) => numbers[name]!)
  const odds = oddsOf(TABLE_PLACE, [features])[0]!
  return byOdds(
    odds - LEAST_IN_PLACE,
    alone.gridOdds,
    `${alone.reason}, in its place ${odds.toFixed(1)}`,
  )
}

/** Log odds of a table against anything else. */
function tableOdds(grid: Grid): number {
  const evidence = evidenceOf(grid)
  const features = TABLE.features.map((name) => evidence[name]!)
  return oddsOf(TABLE, [features])[0]!
}

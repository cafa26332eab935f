import { density } from '../grid/filling.ts'
import type { Grid } from '../grid/grid.ts'
import { textsWithin } from './by-column.ts'
import {
  formulaTexts,
  labelledTexts,
  reachedTexts,
  rowEvidence,
  smallLabels,
} from './look-alikes.ts'
import { settingOf } from './setting.ts'
import { textsEvidence } from './texts.ts'
import { shareOfTicks } from './ticks.ts'

/** Numbers that speak for or against a grid being a table, each with its name. */
export type Evidence = Readonly<Record<string, number>>

/** What is weighed of a grid, in the order of its names. */
export function evidenceOf(grid: Grid): Evidence {
  const texts = textsWithin(grid)
  return {
    // What counts is how often as many.
    rows: Math.log(grid.rows.length),
    columns: Math.log(grid.columns.length),
    'places that are filled': density(grid),
    ...settingOf(grid),
    ...textsEvidence(grid, texts),
    ...rowEvidence(grid),
    'figures on axes': shareOfTicks(grid, texts),
    'small labels': smallLabels(texts),
    'ways to reach somebody': reachedTexts(texts),
    'signs of formulas': formulaTexts(texts),
    'texts with their labels': labelledTexts(texts),
  }
}

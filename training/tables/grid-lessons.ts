import type { Page } from '../../src/document/page.ts'
import { filledRows } from '../../src/tables/grid/filling.ts'
import type { Grid } from '../../src/tables/grid/grid.ts'
import type { Verdict } from '../../src/tables/verdict/is-table.ts'
import { listen } from './papers.ts'

/** A grid that was looked at, what was said of it, and what it is. */
export interface GridLesson {
  readonly grid: Grid
  readonly verdict: Verdict
  readonly isTable: boolean
}

const [MOST, LEAST, HELD, PART] = [0.75, 0.35, 0.5, 0.3]

/**
 * The grids of a page that are tables or are none. A grid is a table where most of its words are in a table of the
 * truth, and hold most of that table's, or its drawn parts do together; a drawn part that holds little of it is none
 * otherwise.
 *
 * @param tables the texts of each table of the page
 */
export function gridLessonsOf(page: Page, tables: readonly string[][]): GridLesson[] {
  const grids: Omit<GridLesson, 'isTable'>[] = []
  listen(page, {
    candidate: ({ grid, verdict }) => grid && filledRows(grid) > 1 && grids.push({ grid, verdict }),
  })
  const shares = grids.map(({ grid }) => {
    const words = grid.rows.flatMap(({ lines }) =>
      lines.flatMap(({ line }) => line.words.map(({ text }) => text)),
    )
    return tables.map((texts) => {
      const own = texts.flatMap((text) => text.split(/\s+/)).filter(Boolean)
      const [all, said] = [new Set(own), new Set(words)]
      return {
        inside: words.filter((word) => all.has(word)).length / words.length,
        held: own.filter((word) => said.has(word)).length / own.length,
      }
    })
  })
  const isDrawn = grids.map(({ grid }) => grid.region.kind === 'ruled')
  /** How much of a table its drawn parts hold together. */
  const drawn = tables.map((_, t) =>
    shares
      .filter((own, i) => isDrawn[i] && own[t]!.inside >= MOST)
      .reduce((sum, own) => sum + own[t]!.held, 0),
  )
  return grids.flatMap((lesson, i) => {
    const own = shares[i]!
    const isTable = own.some(
      ({ inside, held }, t) =>
        inside >= MOST && (held >= HELD || (isDrawn[i] && drawn[t]! >= MOST)),
    )
    // A drawn part of a table, as its head in a frame, is none: without it the search finds the whole.
    const isPart = isDrawn[i] && own.some(({ inside, held }) => inside >= MOST && held < PART)
    if (!isTable && !isPart && own.some(({ inside }) => inside > LEAST)) return []
    return [{ ...lesson, isTable }]
  })
}

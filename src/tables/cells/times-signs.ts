import type { Grid, GridCell } from '../grid/grid.ts'
import { isPrinted, mendedByColumn, textOf } from './mended.ts'

/** A sign of multiplication between figures, and what it is read as. */
const TIMES = /(?<=\d) ?× ?(?=\d)/u
const MISREAD = /(?<=\d ?)[xX\u0445\u0425•](?= ?\d)/gu

/** Figures of a column are multiplied by one sign: a letter is read for ×, × hardly for a letter. */
export const withTimesSigns = (cells: readonly GridCell[], grid: Grid): GridCell[] =>
  mendedByColumn(cells, grid, (body) => {
    const texts = body.map((cell) => ({ cell, text: textOf(cell) }))
    if (!texts.some(({ text }) => TIMES.test(text))) return new Map()
    return new Map(
      texts.flatMap(({ cell, text }) => {
        const mended = text.replace(MISREAD, '×')
        return mended === text || isPrinted(cell) ? [] : [[cell, mended] as const]
      }),
    )
  })

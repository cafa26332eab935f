import type { GridCell } from '../grid/grid.ts'
import { isPrinted, textOf, withText } from './mended.ts'

/** Strokes behind other words, of which one is a capital at least; alone and before others they may be an article. */
const BEHIND = /(?<=\p{L} )(?=[VX]?l{0,2}I)[VX]?[Il|]{2,3}$/u
const STROKE = /[l|]/g

/** Roman numerals at the end of texts: `Hall Il` is `Hall II`. */
export const withNumerals = (cells: readonly GridCell[]): GridCell[] =>
  cells.map((cell) => {
    if (isPrinted(cell)) return cell
    const text = textOf(cell)
    const mended = text.replace(BEHIND, (numeral) => numeral.replace(STROKE, 'I'))
    return mended === text ? cell : withText(cell, mended)
  })

import type { Grid, GridCell } from '../grid/grid.ts'
import { isPrinted, mendedByColumn, textOf, withText } from './mended.ts'

/** Strokes behind other words, of which one is a capital at least; alone and before others they may be an article. */
const BEHIND = /(?<=\p{L} )(?=[VX]?l{0,2}I)[VX]?[Il|]{2,3}$/u
const STROKE = /[l|]/g

/** Numerals, or strokes that may be some. */
const NUMERAL = /^[VXIl|]+$/u
/** Numerals that are nothing else; of a column they outnumber the strokes alone. */
const CLEAR = /^(?:[VX]?I{1,3}|I?[VX])$/u

/** Roman numerals at the end of texts, `Hall Il` is `Hall II`, and in columns of them. */
export const withNumerals = (cells: readonly GridCell[], grid: Grid): GridCell[] =>
  mendedByColumn(ofTexts(cells), grid, (body) => {
    const texts = body.filter((cell) => cell.words.length > 0)
    const clear = texts.filter((cell) => CLEAR.test(textOf(cell)))
    if (2 * clear.length <= texts.length || !texts.every((cell) => NUMERAL.test(textOf(cell))))
      return new Map()
    return new Map(
      texts
        .filter((cell) => !isPrinted(cell) && !CLEAR.test(textOf(cell)))
        .map((cell) => [cell, textOf(cell).replace(STROKE, 'I')]),
    )
  })

const ofTexts = (cells: readonly GridCell[]): GridCell[] =>
  cells.map((cell) => {
    if (isPrinted(cell)) return cell
    const text = textOf(cell)
    const mended = text.replace(BEHIND, (numeral) => numeral.replace(STROKE, 'I'))
    return mended === text ? cell : withText(cell, mended)
  })

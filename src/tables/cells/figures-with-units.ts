import type { GridCell } from '../grid/grid.ts'
import { isPrinted, textOf, withText } from './mended.ts'
import { nearestUnit } from './nearest-unit.ts'

/** What may be a unit behind a figure, or in brackets: parts over others, or an `l` read as a capital or a bar. */
const BEHIND = /(?<=\d\s?)(?:\p{L}{1,5}\/[\p{L}|!1]{1,4}|[µμmcdhk]?[I|])(?=$|[\s,;)])/gu
const BRACKETED = /(?<=\()[\p{L}|!]{1,5}\/[\p{L}|!1]{1,4}(?=\))/gu
const LITRE = /^([µμmcdhk]?)[I|]$/
/** A whole text that can be nothing else: a measure over another with a power. */
const WITH_POWER = /^\p{L}{1,4}\/\p{L}{1,3}[:;*'’.,]?[23²³]$/u
/** Rests of rules beside a text. */
const DIRT = /^[|![\]{}] (?=\p{L}{2})|(?<=\p{L}{2}) [|[\]{}]$/u
/** A zero read as a letter at the beginning of a fraction, with a space behind its sign. */
const ZERO = /(?<![\p{L}\p{N}])[oO]([.,])\s?(?=\d)/gu
/** Celsius has a Latin letter in every alphabet. */
const DEGREES = /(° ?)\u0421(?!\p{L})/gu

/** What was recognised of figures with their units, wherever they stand in a table, and without rests of rules. */
export const withFiguresAndUnits = (cells: readonly GridCell[]): GridCell[] =>
  cells.map((cell) => {
    if (cell.words.length === 0 || isPrinted(cell)) return cell
    const text = textOf(cell)
    const mended = text
      .replace(DIRT, '')
      .replace(ZERO, '0$1')
      .replace(DEGREES, '$1C')
      .replace(WITH_POWER, unitOf)
      .replace(BEHIND, unitOf)
      .replace(BRACKETED, unitOf)
    return mended === text ? cell : withText(cell, mended)
  })

function unitOf(text: string): string {
  const [, prefix] = LITRE.exec(text) ?? []
  if (prefix !== undefined) return `${prefix}l`
  const unit = nearestUnit(text)
  if (unit !== null) return unit
  const at = text.indexOf('/')
  const under = nearestUnit(text.slice(at + 1))
  return under !== null && at > 1 ? `${text.slice(0, at)}/${under}` : text
}

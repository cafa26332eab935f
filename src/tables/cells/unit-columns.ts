import type { Grid, GridCell } from '../grid/grid.ts'
import { isPrinted, mendedByColumn, textOf } from './mended.ts'
import { nearestUnit } from './nearest-unit.ts'

/** Units a column has at least, the share of its texts that are some, and those of two letters that are different. */
const LEAST_UNITS = 4
const LEAST_SHARE = 0.5
const LEAST_KINDS = 2
/** What counts something in a measure: `thsd/µl`. */
const COUNTED = /^(\p{L}{2,}\.?)\/(.+)$/u

/**
 * Units of measure that were recognised, as a column of units has them: where `mmol/l` and `g/dl` stand, `µg/1` was
 * misread. Codes of one letter, as of rooms, make no column of units.
 */
export const withUnitsOfColumns = (cells: readonly GridCell[], grid: Grid): GridCell[] =>
  mendedByColumn(cells, grid, (body) => mendedIn(body.filter(({ words }) => words.length > 0)))

/**
 * A micro sign, which some papers type as `u` all through; others have it for each, and picograms in millilitres, as in
 * more than that one writes nanograms.
 */
const MICRO = /[µμ]/
const NO_MICRO = /(?<=^|\/)u(?=\p{L})|^p(?=g\/d?[lL]$)/gu

/** A unit has letters, and few characters. */
const MAY_BE = /^(?=.{0,12}[\p{L}%°])\S.{0,13}$/u

function mendedIn(cells: readonly GridCell[]): Map<GridCell, string> {
  const mended = new Map<GridCell, string>()
  const may = cells.filter((cell) => MAY_BE.test(textOf(cell)))
  if (may.length < LEAST_UNITS || may.length < LEAST_SHARE * cells.length) return mended
  const units = new Map(cells.map((cell) => [cell, unitOf(textOf(cell).replace(/ ?\/ ?/g, '/'))]))
  const known = [...units.values()].filter((unit) => unit !== null)
  if (known.length < LEAST_UNITS || known.length < LEAST_SHARE * cells.length) return mended
  if (new Set(known.filter((unit) => /^\p{L}{2}/u.test(unit))).size < LEAST_KINDS) return mended
  const areTyped = !cells.some((cell) => MICRO.test(textOf(cell)))
  for (const [cell, unit] of units) {
    if (unit === null || isPrinted(cell)) continue
    const whole = areTyped ? unit : unit.replace(NO_MICRO, 'µ')
    if (whole !== textOf(cell)) mended.set(cell, whole)
  }
  return mended
}

function unitOf(text: string): string | null {
  const unit = nearestUnit(text)
  if (unit !== null) return unit
  const [, counted, measure] = COUNTED.exec(text) ?? []
  const under = measure ? nearestUnit(measure) : null
  return under === null ? null : `${counted}/${under}`
}

import type { Level } from '../marks/bands.ts'
import { type CutLine, isNumeric } from './cut-line.ts'

/** A level that covers this share of the width goes all across. */
export const FULL_LEVEL = 0.8
/** So many bands between rules all across tell that every row has one below it. */
const LEAST_BANDS = 3
/** Share of the bands of several lines in which not two fill all columns. */
const MOSTLY = 0.75

/**
 * Does a rule all across part every row from the next, where no walls part the columns? Then the
 * lines between two rules are one row: no figures stand under each other there, and texts of
 * different length leave places free.
 *
 * @param head so many of the first lines are heads
 */
export function rowsAreRuled(
  cut: readonly CutLine[],
  head: number,
  levels: readonly Level[],
): boolean {
  const full = levels.filter((level) => level.share >= FULL_LEVEL).map((level) => level.y)
  if (full.length < LEAST_BANDS) return false
  let above = 0
  const bands = Map.groupBy(cut.slice(head), ({ line }) => {
    while (full[above]! < (line.box[1] + line.box[3]) / 2) above++
    return above
  })
  if ([...bands.keys()].filter((rules) => rules > 0).length < LEAST_BANDS) return false
  const several = [...bands.values()].filter((lines) => lines.length > 1)
  if (several.some(haveFiguresUnderEachOther)) return false
  return several.filter(isUneven).length >= MOSTLY * several.length
}

function haveFiguresUnderEachOther(lines: readonly CutLine[]): boolean {
  const seen = new Set<number>()
  return lines
    .flatMap(({ fragments }) => fragments.filter(isNumeric))
    .some(({ first }) => seen.size === seen.add(first).size)
}

/** Does at most one of the lines fill every column that one of them fills? */
function isUneven(lines: readonly CutLine[]): boolean {
  const all = new Set(lines.flatMap(({ fragments }) => fragments.map(({ first }) => first)))
  return lines.filter(({ fragments }) => fragments.length >= all.size).length <= 1
}

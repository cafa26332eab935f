import { isNumeric } from '../grid/cut-line.ts'
import { textsOf } from '../grid/filling.ts'
import type { Grid } from '../grid/grid.ts'
import { textOf } from '../text/text-lines.ts'

/** What the grids of two parts tell beside that of the whole; each from -1 to 1. */
export const COMPARED = [
  'columns of the whole, logarithm',
  'columns of the first part, logarithm',
  'columns of the second part, logarithm',
  'columns of both parts together less those of the whole',
  'columns of the part with more less those of the whole',
  'columns of the first part less those of the second',
  'rows of the first part, logarithm',
  'rows of the second part, logarithm',
  'rows of both parts together less those of the whole',
  'the whole has a head',
  'the first part has a head',
  'the second part has a head',
  'how sure rows are, parts against the whole',
  'gutters of the first part that the second has, share',
  'gutters of the second part that the first has, share',
  'columns of one kind in both parts, share',
  'texts of a head that are in the head of the other part, share',
  'between drawn walls',
] as const

/** From here on more are as good. */
const MOST_COLUMNS = 12
const MOST_ROWS = 48
const MOST_MORE = 6
/** A column is one of figures where this share of its texts are. */
const FIGURES = 0.5

/** Nothing of what has no grid. */
export function compared(whole: Grid | null, parts: readonly (Grid | null)[]): number[] {
  const [first, second] = parts as readonly [Grid | null, Grid | null]
  const [all, one, other] = [whole, first, second].map((grid) => grid?.columns.length ?? 0)
  const [rows, upper, lower] = [whole, first, second].map((grid) => grid?.rows.length ?? 0)
  const both = first && second ? { first, second } : null
  return [
    logOf(all!, MOST_COLUMNS),
    logOf(one!, MOST_COLUMNS),
    logOf(other!, MOST_COLUMNS),
    more(one! + other! - all!),
    more(Math.max(one!, other!) - all!),
    more(one! - other!),
    logOf(upper!, MOST_ROWS),
    logOf(lower!, MOST_ROWS),
    more(upper! + lower! - rows!),
    ...[whole, first, second].map((grid) => Number((grid?.headRows ?? 0) > 0)),
    whole && (first || second) ? sureness(parts) - sureness([whole]) : 0,
    both ? shareOfGutters(both.first, both.second) : 0,
    both ? shareOfGutters(both.second, both.first) : 0,
    both ? sameKinds(both.first, both.second) : 0,
    both ? sameHeads(both.first, both.second) : 0,
    Number(whole?.region.kind === 'ruled'),
  ]
}

const logOf = (count: number, most: number): number =>
  Math.min(1, Math.log(1 + count) / Math.log(1 + most))

const more = (count: number): number => Math.min(1, Math.max(-1, count / MOST_MORE))

/** The mean probability of rows. */
function sureness(grids: readonly (Grid | null)[]): number {
  const rows = grids.flatMap((grid) => grid?.rows ?? [])
  return rows.reduce((sum, { probability }) => sum + probability, 0) / rows.length
}

/** Of the gutters of one grid the share that another has as well. */
const shareOfGutters = (one: Grid, other: Grid): number =>
  one.separators.filter(({ from, to }) =>
    other.separators.some((its) => its.from < to && its.to > from),
  ).length / one.separators.length

/** Of the columns, from the left on, the share that are of figures in both grids, or of words in both. */
function sameKinds(one: Grid, other: Grid): number {
  const [own, its] = [kindsOf(one), kindsOf(other)]
  return own.filter((kind, c) => kind === its[c]).length / Math.max(own.length, its.length)
}

function kindsOf(grid: Grid): boolean[] {
  const texts = textsOf({ rows: grid.rows.slice(grid.headRows) })
  return grid.columns.map((_, c) => {
    const own = texts.filter(({ first, last }) => first === c && last === c)
    return own.filter(isNumeric).length > FIGURES * own.length
  })
}

function sameHeads(one: Grid, other: Grid): number {
  const [own, its] = [headOf(one), headOf(other)]
  const most = Math.max(own.size, its.size)
  return most === 0 ? 0 : [...own].filter((text) => its.has(text)).length / most
}

const headOf = ({ rows, headRows }: Grid): Set<string> =>
  new Set(textsOf({ rows: rows.slice(0, headRows) }).map(({ words }) => textOf(words)))

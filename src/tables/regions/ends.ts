import { EDGES } from '../../scoring/fitted.ts'
import { scoresOf } from '../../scoring/score.ts'
import type { Fragment } from '../grid/cut-line.ts'
import { haveHeads } from '../grid/head-texts.ts'
import { type Look, lazily } from './look.ts'
import { FEATURES as LINE_FEATURES } from './outer-features.ts'
import { TIDY } from './tidy.ts'

/** What is told of a place where a table may end, in the order of the weights. */
export const FEATURES = [
  'log odds of its lines, below those of the likeliest place',
  'log odds of its outermost line',
  'log odds of the next line outwards',
  'lines more than to the likeliest place',
  'no line of this side',
  'log odds of a table',
  'log odds of a table, more than at the likeliest place',
  'no grid',
  'rows more than lines, against the likeliest place',
  'columns more than at the likeliest place',
  'places that are filled, more than at the likeliest place',
  'texts over several columns, more than at the likeliest place',
  'texts in line with their column, more than at the likeliest place',
  'texts of the kind of their column, more than at the likeliest place',
  'rows of heads',
  'columns with heads of their own, share',
  'texts over several columns in heads, share of them',
  'lines above the rows',
  'lines below the rows',
  'texts of the outermost row',
  'columns that the outermost row fills, share',
  'probability of its outermost row',
  ...LINE_FEATURES.map((name) => `outermost line: ${name}`),
  ...LINE_FEATURES.map((name) => `next line outwards: ${name}`),
] as const

/** Places whose lines are less likely by so much of log odds are not weighed, and of others so many. */
const LESS_LIKELY = 2.5
const MOST_PLACES = 3
/** Log odds from here on are as good as more, or as bad; those of what has no grid. */
const MOST_ODDS = 10
const NO_GRID = -5

/** A line at a table's edge, and the log odds that it and all nearer to the table are its own. */
export interface WeighedLine {
  readonly features: readonly number[]
  readonly odds: number
}

/** A place where a table may end. */
export interface End {
  /** How many lines of its side it has there. */
  readonly count: number
  /** Values of FEATURES. */
  readonly features: () => readonly number[]
}

/**
 * The likeliest places where a table may end on a side, the one that lines alone tell first.
 *
 * @param lines of the side, from its core outwards
 * @param lookWith what the table looks like with so many of them
 */
export function endsOf(
  side: 'above' | 'below',
  lines: readonly WeighedLine[],
  lookWith: (count: number) => Look | null,
): End[] {
  const odds = [0, ...lines.map((line) => line.odds)]
  const counts = [...odds.keys()].sort((a, b) => odds[b]! - odds[a]! || a - b)
  const best = counts[0]!
  const likely = counts
    .filter((count) => odds[count]! > odds[best]! - LESS_LIKELY)
    .slice(0, MOST_PLACES)
  const whole = lazily(() => lookWith(best))
  const ownOdds = (count: number): number =>
    count > 0 && count < odds.length ? bounded(odds[count]! - odds[count - 1]!) : 0
  const lineFeatures = (line: WeighedLine | undefined): readonly number[] =>
    line?.features ?? NO_LINE
  return likely.map((count) => ({
    count,
    features: () => [
      bounded(odds[best]! - odds[count]!),
      ownOdds(count),
      ownOdds(count + 1),
      count - best,
      +(count === 0),
      ...lookFeatures(side, count - best, count === best ? whole() : lookWith(count), whole()),
      ...lineFeatures(lines[count - 1]),
      ...lineFeatures(lines[count]),
    ],
  }))
}

const NO_LINE: readonly number[] = LINE_FEATURES.map(() => 0)

const bounded = (value: number): number => Math.min(MOST_ODDS, Math.max(-MOST_ODDS, value))

function lookFeatures(
  side: 'above' | 'below',
  more: number,
  look: Look | null,
  whole: Look | null,
): number[] {
  const odds = bounded(look?.odds ?? NO_GRID)
  const gained = odds - bounded(whole?.odds ?? NO_GRID)
  if (!look)
    return [
      odds,
      gained,
      1,
      ...Array<number>(FEATURES.length - 8 - 2 * LINE_FEATURES.length).fill(0),
    ]
  const { grid } = look
  const than = whole?.grid ?? grid
  const heads = grid.rows.slice(0, grid.headRows).flatMap(({ lines }) => lines)
  const headTexts = heads.flatMap(({ fragments }) => fragments)
  const isOver = ({ first, last }: Fragment) => last > first
  const headed = grid.columns.filter((_, c) => haveHeads(heads, c, c)).length
  const row = grid.rows.at(side === 'above' ? 0 : -1)!
  const texts = row.lines.flatMap(({ fragments }) => fragments)
  const filled = new Set(
    texts.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, i) => first + i),
    ),
  )
  return [
    odds,
    gained,
    0,
    grid.rows.length - than.rows.length - more,
    grid.columns.length - than.columns.length,
    ...TIDY.map((tidy) => tidy(grid) - tidy(than)),
    grid.headRows,
    headed / grid.columns.length,
    headTexts.filter(isOver).length / Math.max(1, headTexts.length),
    +(grid.title !== null),
    grid.notes.length,
    texts.length,
    filled.size / grid.columns.length,
    row.probability,
  ]
}

/** How many lines of its side a table has: as many as at the likeliest of its ends. */
export function likeliestEnd(side: 'above' | 'below', ends: readonly End[]): number {
  if (ends.length === 1) return ends[0]!.count
  const scores = scoresOf(
    EDGES.ends[side],
    ends.map(({ features }) => features()),
  )
  return ends[scores.indexOf(Math.max(...scores))]!.count
}

/** How many lines of a side are a table's by the lines alone. */
export function likeliestCount(lines: readonly WeighedLine[]): number {
  const odds = [0, ...lines.map((line) => line.odds)]
  return odds.indexOf(Math.max(...odds))
}

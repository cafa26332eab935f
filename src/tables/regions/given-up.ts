import { weighted } from '../../scoring/weighted.ts'
import { type TextLine, textOf } from '../text/text-lines.ts'
import { GIVEN_UP_WEIGHTS } from './given-up-weights.ts'
import type { Look } from './look.ts'
import { shareInColumns, shareOfKind } from './tidy.ts'

/** What is told of a table's outermost lines, in the order of the weights. */
export const FEATURES = [
  'one',
  'log odds that they are its own, fifths',
  'log odds of a table that it gains without them, fifths',
  'texts in line with their columns that it gains a line',
  'texts of the kind of their columns that it gains a line',
  'above it, days, times of day and numbered words at their ends, share of lines',
] as const

/** So many lines are asked on a side. */
const MOST = 3
/** Log odds are told in these. */
const FIFTH = 5
/** Log odds from here on are as good as more, or as bad; those of what has no grid. */
const MOST_ODDS = 10
const NO_GRID = -5
/** `30.11.24`, `18:04`, `Page 2`: what stands over a report. */
const DATED = /\d[./-]\d{1,2}[./-]\d|\d:\d\d|\p{L}{3}[.:]? 0*\d{1,3}$/u

/** A line of those that were taken, with the log odds that it and all before it are the table's. */
export interface TakenLine {
  readonly words: TextLine['words']
  readonly odds: number
}

/** Outermost lines that a table may be without. */
export interface Outermost {
  readonly lines: readonly TakenLine[]
  /** Values of FEATURES. */
  readonly features: () => readonly number[]
  /** The same as far as they are known before the table is looked at without the lines, and at most. */
  readonly known: () => readonly number[]
}

/**
 * The outermost lines of a side, fewer first, that may be given up.
 *
 * @param lookWith what the table looks like with these lines on that side
 */
export function outermost<L extends TakenLine>(
  side: 'above' | 'below',
  lines: readonly L[],
  lookWith: (lines: readonly L[]) => Look | null,
): Outermost[] {
  const whole = lines.length > 0 ? lookWith(lines) : null
  // What is no table with them is none without.
  if (!whole || whole.odds <= 0) return []
  let shares: readonly [number, number] | null = null
  const sharesOfWhole = () => {
    shares ??= [shareInColumns(whole.grid), shareOfKind(whole.grid)]
    return shares
  }
  return Array.from({ length: Math.min(MOST, lines.length) }, (_, i) => {
    const kept = lines.slice(0, lines.length - i - 1)
    const own = lines.slice(kept.length)
    const lost = lines.at(-1)!.odds - (kept.at(-1)?.odds ?? 0)
    const dated = own.filter(({ words }) => DATED.test(textOf(words))).length / own.length
    const features = (odds: number, ...gained: readonly number[]) => {
      const byLine = (share: number) => bounded((share * whole.grid.rows.length) / own.length, 1)
      return [
        1,
        lost / FIFTH,
        (bounded(odds, MOST_ODDS) - bounded(whole.odds, MOST_ODDS)) / FIFTH,
        ...gained.map(byLine),
        side === 'above' ? dated : 0,
      ]
    }
    return {
      lines: own,
      known: () => features(MOST_ODDS, ...sharesOfWhole().map((share) => 1 - share)),
      features: () => {
        const look = lookWith(kept)
        if (!look) return features(NO_GRID, 0, 0)
        const [inColumns, ofKind] = sharesOfWhole()
        const { grid } = look
        return features(look.odds, shareInColumns(grid) - inColumns, shareOfKind(grid) - ofKind)
      },
    }
  })
}

const bounded = (value: number, most: number): number => Math.min(most, Math.max(-most, value))

/**
 * How many of the outermost lines a table is without. Each odds are those of none of the lines being its own, so they
 * fall with every further line: the most lines of which that is likelier than not.
 */
export function countGivenUp(places: readonly Outermost[]): number {
  const isGivenUp = ({ features, known }: Outermost) =>
    weighted(GIVEN_UP_WEIGHTS, known()) > 0 && weighted(GIVEN_UP_WEIGHTS, features()) > 0
  return places.findLast(isGivenUp)?.lines.length ?? 0
}

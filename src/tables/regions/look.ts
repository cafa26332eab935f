import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { oddsOf } from '../../scoring/odds.ts'
import type { PartingWeights } from '../../scoring/weights.ts'
import type { Grid } from '../grid/grid.ts'
import type { Region } from '../grid/region.ts'
import { proseChunks } from '../text/prose.ts'
import { textLines } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'
import { COMPARED, compared } from './compared.ts'
import { TIDY } from './tidy.ts'

/** What words look like as a table. */
export interface Look {
  /** Log odds of a table, over those that one needs. */
  readonly odds: number
  readonly grid: Grid
}

/** What words look like as a table; of what has no two columns and rows, null. */
export type LookAt = (region: Region, words: readonly Word[]) => Look | null

/** What a place at which a region may be parted looks like, and what its parts are. */
export interface Parting {
  readonly features: readonly number[]
  /** Words of both; a place that is not likely is not asked. */
  readonly parts: () => readonly [readonly Word[], readonly Word[]]
}

/** What a region falls into at its likeliest place: the words of each part. */
export interface Parted {
  /** Log odds over those that a parting needs. */
  readonly odds: number
  readonly parts: readonly (readonly Word[])[]
}

/** A place, and what its parts are like as tables: asked for only where it is likely. */
export interface Looked extends Parting {
  /** Log odds by the place alone. */
  readonly odds: number
  readonly looks: () => readonly number[]
}

/** What is told of parts beyond their place; each from -1 to 1. */
export const LOOK_FEATURES = [
  'log odds of the place',
  'log odds of the whole',
  'log odds of the first part',
  'log odds of the second part',
  'the lower log odds of both parts',
  'the lower log odds of both parts less those of the whole',
  'the first part has no grid',
  'the second part has no grid',
  'running text in the first part, share',
  'running text in the second part, share',
  'places that are filled, parts against the whole',
  'texts over several columns, parts against the whole',
  'texts in line with their column, parts against the whole',
  'texts of the kind of their column, parts against the whole',
  ...COMPARED,
] as const

/** Log odds from here on are as good as more. */
const MOST_ODDS = 5
/** What has no grid is no likelier a table than this. */
const NO_GRID = -5
/** Places that are less likely are not looked at, and of others so many. */
const LEAST_ODDS = -1
const MOST_PLACES = 2

/** Places with what their parts are like as tables. */
export function lookedAt<P extends Parting>(
  places: readonly P[],
  region: Region,
  words: readonly Word[],
  weights: PartingWeights,
  units: Units,
  lookAt: LookAt,
): (P & Looked)[] {
  const odds = oddsOf(
    weights.place,
    places.map(({ features }) => features),
  )
  const whole = lazily(() => lookAt(region, words))
  return places.map((place, i) => {
    const parts = lazily(place.parts)
    return {
      ...place,
      odds: odds[i]!,
      looks: () => {
        const each = parts().map((own) =>
          lookAt({ ...region, box: unionOf(own.map(({ box }) => box)) }, own),
        )
        const prose = parts().map((own) => shareOfProse(own, units))
        return looksOf(odds[i]!, whole(), each, prose)
      },
    }
  })
}

/** Works out what is asked for when it is asked first. */
export function lazily<T>(of: () => T): () => T {
  let known: { readonly value: T } | null = null
  return () => {
    known ??= { value: of() }
    return known.value
  }
}

/** Hears of places that are weighed. */
export type Hear = (places: readonly Looked[]) => void

/** Where two things meet. */
export interface Likeliest<P> {
  readonly place: P
  /** Log odds over those that a parting needs. */
  readonly odds: number
}

/**
 * The likeliest place at which two things meet, one of them a table; undefined where there is none that is
 * likely enough.
 */
export function bestParting<P extends Looked>(
  places: readonly P[],
  weights: PartingWeights,
): Likeliest<P> | undefined {
  const likely = places
    .filter(({ odds }) => odds > LEAST_ODDS)
    .sort((a, b) => b.odds - a.odds)
    .slice(0, MOST_PLACES)
  const odds = oddsOf(
    weights.looks,
    likely.map((place) => [...place.features, ...place.looks()]),
  )
  return likely
    .map((place, i) => ({ place, odds: odds[i]! }))
    .filter((own) => own.odds > 0)
    .sort((a, b) => b.odds - a.odds)[0]
}

function looksOf(
  placeOdds: number,
  whole: Look | null,
  each: readonly (Look | null)[],
  prose: readonly number[],
): number[] {
  const odds = each.map((look) => look?.odds ?? NO_GRID)
  const grids = each.flatMap((look) => look?.grid ?? [])
  const least = Math.min(...odds)
  return [
    ...[placeOdds, whole?.odds ?? NO_GRID, odds[0]!, odds[1]!, least].map(boundedOdds),
    boundedOdds(least - (whole?.odds ?? NO_GRID)),
    ...each.map((look) => (look === null ? 1 : 0)),
    ...prose,
    ...(whole && grids.length > 0 ? better(grids, whole.grid) : TIDY.map(() => 0)),
    ...compared(
      whole?.grid ?? null,
      each.map((look) => look?.grid ?? null),
    ),
  ]
}

/** How much tidier parts are than the whole. */
function better(parts: readonly Grid[], whole: Grid): number[] {
  const size = ({ rows, columns }: Grid) => rows.length * columns.length
  return TIDY.map((tidy) => {
    const sum = parts.reduce((all, part) => all + size(part) * tidy(part), 0)
    return sum / parts.reduce((all, part) => all + size(part), 0) - tidy(whole)
  })
}

/** Log odds as a feature, from -1 to 1. */
export const boundedOdds = (odds: number): number => Math.min(1, Math.max(-1, odds / MOST_ODDS))

function shareOfProse(words: readonly Word[], units: Units): number {
  const prose = proseChunks(textLines(words, units.em), units)
  return [...prose].reduce((sum, chunk) => sum + chunk.words.length, 0) / words.length
}

import type { Looked } from '../../src/tables/regions/look.ts'
import { LEAST_LINES } from '../../src/tables/regions/stacked.ts'
import { cutLessons } from './cut-lessons.ts'
import { listen, papersIn } from './papers.ts'
import { areCuts, isBetweenSides, isTextBeside, rowsOf } from './partings.ts'
import { sideLessons } from './side-lessons.ts'

/** What a region may fall into: tables beside each other, a table and a text, things below each other. */
export const KINDS = ['side', 'text-beside', 'cut'] as const
export type Kind = (typeof KINDS)[number]

/** A place at which a region may be parted, and whether two things meet there. */
export interface Lesson {
  /** Its folder. */
  readonly source: string
  /** The layout of its paper. */
  readonly group: string
  readonly features: readonly number[]
  /** What its parts are like; null of places that are not likely. */
  readonly looks: readonly number[] | null
  readonly item: boolean
  /** Of a page without a table: nothing is told of the place, and its parts should not look like tables. */
  readonly isOnBarePage: boolean
}

/**
 * The places that the search weighs on pages whose tables are known.
 *
 * @param least log odds, by the weights that are there, of places whose parts are looked at
 */
export async function lessonsIn(
  sources: readonly string[],
  least: number,
): Promise<Readonly<Record<Kind, readonly Lesson[]>>> {
  const lessons: Record<Kind, Lesson[]> = {
    side: drawnSides(),
    'text-beside': [],
    cut: drawnCuts(least),
  }
  for await (const { source, id, page, truth, tables } of papersIn(sources)) {
    // A page and its scan are one.
    const group = String(truth.layout?.key ?? truth.group ?? id).replace(/-(?:scan|photo)$/, '')
    const rows = rowsOf(tables)
    const take = (kind: Kind, place: Looked, told: boolean | 'no table' | null) => {
      if (told === null) return
      lessons[kind].push({
        ...{ source, group, features: place.features, item: told === true },
        isOnBarePage: told === 'no table',
        looks: place.odds > least ? place.looks() : null,
      })
    }
    listen(page, {
      sides: (places) => {
        for (const place of places) take('side', place, isBetweenSides(place, rows))
      },
      texts: (places) => {
        for (const place of places) take('text-beside', place, isTextBeside(place, rows))
      },
      cuts: (places) => {
        const items = areCuts(places, rows)
        const last = places.length + 1 - LEAST_LINES
        for (const [i, place] of places.entries())
          if (i + 1 >= LEAST_LINES && i + 1 <= last) take('cut', place, items[i]!)
      },
    })
  }
  return lessons
}

const drawnSides = (): Lesson[] =>
  sideLessons().map(({ features, item }) => ({
    ...{ source: 'drawn', group: 'drawn', features, item },
    ...{ looks: null, isOnBarePage: false },
  }))

const drawnCuts = (least: number): Lesson[] =>
  cutLessons().map(({ features, item, odds, looks }) => ({
    ...{ source: 'drawn', group: 'drawn', features, item, isOnBarePage: false },
    looks: odds > least ? looks() : null,
  }))

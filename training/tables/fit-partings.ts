import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PARTINGS } from '../../src/scoring/fitted.ts'
import { oddsOf } from '../../src/scoring/odds.ts'
import type { PartingWeights, RoleWeights } from '../../src/scoring/weights.ts'
import { FEATURES as CUT_FEATURES } from '../../src/tables/regions/cut-candidates.ts'
import { boundedOdds, LOOK_FEATURES } from '../../src/tables/regions/look.ts'
import { FEATURES as SIDE_FEATURES } from '../../src/tables/regions/side-candidates.ts'
import { FEATURES as TEXT_FEATURES } from '../../src/tables/regions/text-beside.ts'
import { type FitSettings, fitRole, SETTINGS } from '../fields/listwise.ts'
import { KINDS, type Kind, lessonsIn } from './parting-lessons.ts'

/**
 * Fits what tells that a region holds two things, tables or a table and a text: tables beside each other, a text beside a
 * table, two things below each other. `node training/tables/fit-partings.ts PAGES=TRUTHS…`, PAGES a folder of read pages
 * (`<id>.pages`), TRUTHS one of truths (`<id>.truth.json`). Places are weighed first, then what the parts of likely ones
 * are as tables; that is fitted to odds of layouts held out. Prints how many are right with layouts held out, and writes
 * src/scoring/weights/partings.json. Likely is what those weights took for it: it is run twice.
 */
const FOLDS = 5
/** Less likely places are not looked at; the search, for its time, looks at fewer. */
const LEAST_ODDS = -3
/** Places are many and most of them plain; what their parts are like, fewer papers tell. */
const PLACES: FitSettings = { ...SETTINGS, trees: 150, levels: 3, rate: 0.15, leafPenalty: 2 }
const LOOKS: FitSettings = { ...SETTINGS, trees: 250, levels: 3, rate: 0.08, leafPenalty: 3 }
const FILE = join(import.meta.dirname, '../../src/scoring/weights/partings.json')

const FEATURES: Readonly<Record<Kind, readonly string[]>> = {
  cut: CUT_FEATURES,
  side: SIDE_FEATURES,
  'text-beside': TEXT_FEATURES,
}

/** What is fitted to. */
interface Example {
  readonly source: string
  readonly group: string
  readonly features: readonly number[]
  readonly item: boolean
}

const all = await lessonsIn(process.argv.slice(2), LEAST_ODDS)
const fitted: Record<Kind, PartingWeights> = { ...PARTINGS }
for (const kind of KINDS) {
  const place = FEATURES[kind]
  const both = [...place, ...LOOK_FEATURES]
  const lessons = all[kind]
  const told = lessons.filter(({ isOnBarePage }) => !isOnBarePage)
  console.log(`${kind}: ${told.length} places, ${count(told)} between two things`)
  const weights = heldOut(told, place, PLACES)
  report(told, told.map(weights.oddsOf))
  const at = place.length + LOOK_FEATURES.indexOf('log odds of the place')
  const likely = lessons.flatMap((lesson): Example[] => {
    const odds = weights.oddsOf(lesson)
    if (!lesson.looks || odds <= LEAST_ODDS) return []
    const features = [...lesson.features, ...lesson.looks].with(at, boundedOdds(odds))
    return [{ ...lesson, features }]
  })
  console.log(`${likely.length} of them likely, ${count(likely)} between two things`)
  report(likely, likely.map(heldOut(likely, both, LOOKS).oddsOf))
  fitted[kind] = {
    features: { place, looks: LOOK_FEATURES },
    place: weightsOf(told, place, PLACES),
    looks: weightsOf(likely, both, LOOKS),
  }
}
await writeFile(FILE, `${JSON.stringify(fitted)}\n`)

/** A place is the only candidate to be one between two things, or there is none. */
function weightsOf(
  examples: readonly Example[],
  names: readonly string[],
  settings: FitSettings,
): RoleWeights {
  const groups = examples.map(({ group, features, item }) => ({
    ...{ name: group, rows: [Float32Array.from(features)], right: [item], weight: 1 },
  }))
  return fitRole(names, groups, settings)
}

/** Log odds by weights that are fitted to other layouts. */
function heldOut(
  examples: readonly Example[],
  names: readonly string[],
  settings: FitSettings,
): { oddsOf(example: Pick<Example, 'group' | 'features'>): number } {
  const groups = [...new Set(examples.map(({ group }) => group))]
  const foldOf = new Map(groups.map((group, i) => [group, i % FOLDS]))
  const weights = Array.from({ length: FOLDS }, (_, fold) =>
    weightsOf(
      examples.filter(({ group }) => foldOf.get(group) !== fold),
      names,
      settings,
    ),
  )
  return {
    oddsOf: ({ group, features }) => {
      const own = weights[foldOf.get(group) ?? 0]!
      return oddsOf(own, [features])[0]!
    },
  }
}

function report(lessons: readonly Example[], odds: readonly number[]): void {
  const loss = lessons.reduce(
    (sum, { item }, i) => sum + Math.log1p(Math.exp(item ? -odds[i]! : odds[i]!)),
    0,
  )
  for (const [source, own] of Map.groupBy(lessons.keys(), (i) => lessons[i]!.source)) {
    const given = [...own].filter((i) => odds[i]! > 0)
    const right = given.filter((i) => lessons[i]!.item).length
    const all = own.filter((i) => lessons[i]!.item).length
    console.log(`  ${source}: ${given.length} given, ${right} right of ${all}`)
  }
  console.log(`  mean loss with layouts held out ${(loss / lessons.length).toFixed(5)}`)
}

function count(lessons: readonly Example[]): number {
  return lessons.filter(({ item }) => item).length
}

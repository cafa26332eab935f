import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wordsOf } from '../../src/document/page.ts'
import { oddsOf } from '../../src/scoring/odds.ts'
import { type Evidence, evidenceOf } from '../../src/tables/verdict/evidence.ts'
import { placeOf } from '../../src/tables/verdict/place.ts'
import { type FitSettings, fitRole, SETTINGS } from '../fields/listwise.ts'
import { gridLessonsOf } from './grid-lessons.ts'
import { papersIn } from './papers.ts'

/**
 * Fits what is a table in its place: `node training/tables/fit-place.ts PAGES=TRUTHS…`, as fit-verdict.ts is called, whose
 * odds are asked here beside what stands around a grid. Prints how many are right with groups held out, and writes
 * src/scoring/weights/table_place.json.
 */
interface Lesson {
  /** Its folder. */
  readonly source: string
  readonly group: string
  readonly numbers: Evidence
  readonly isTable: boolean
  /** What the finder says of it. */
  readonly given: boolean
}

const FOLDS = 5
const FOREST: FitSettings = { ...SETTINGS, trees: 300, levels: 3, rate: 0.1 }
const FILE = join(import.meta.dirname, '../../src/scoring/weights/table_place.json')

const lessons: Lesson[] = []
for await (const { source, id, page, truth, tables } of papersIn(process.argv.slice(2))) {
  // A page and its scan are one.
  const group = String(truth.layout?.key ?? truth.group ?? id).replace(/-(?:scan|photo)$/, '')
  const texts = tables.map(({ rows }) => rows.flat())
  const words = wordsOf(page).filter(({ rotation }) => rotation === 0)
  for (const { grid, verdict, isTable } of gridLessonsOf(page, texts)) {
    if (verdict.isChart) continue
    const numbers = {
      'odds of the grid': verdict.gridOdds,
      ...placeOf(grid, { page, words }),
      ...evidenceOf(grid),
    }
    lessons.push({ ...{ source, group, numbers, isTable }, given: verdict.isTable })
  }
}

// What is the same for all tells nothing.
const features = Object.keys(lessons[0]!.numbers).filter(
  (name) => new Set(lessons.map(({ numbers }) => numbers[name])).size > 1,
)
const rowOf = ({ numbers }: Lesson): Float32Array =>
  Float32Array.from(features, (name) => numbers[name]!)
const weightsOf = (own: readonly Lesson[]) =>
  fitRole(
    features,
    own.map((lesson) => ({
      name: lesson.group,
      rows: [rowOf(lesson)],
      right: [lesson.isTable],
      weight: 1,
    })),
    FOREST,
  )
const groups = [...new Set(lessons.map(({ group }) => group))].sort()
const foldOf = new Map(groups.map((group, i) => [group, i % FOLDS]))
const held = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = weightsOf(lessons.filter(({ group }) => foldOf.get(group) !== fold))
  return lessons
    .filter(({ group }) => foldOf.get(group) === fold)
    .map((lesson) => ({ ...lesson, odds: oddsOf(weights, [rowOf(lesson)])[0]! }))
}).flat()
type Held = (typeof held)[number]

const tell = (name: string, own: readonly Held[], isGiven: (lesson: Held) => boolean) => {
  const tables = own.filter(({ isTable }) => isTable)
  const others = own.filter(({ isTable }) => !isTable)
  console.log(
    `${name}: ${tables.filter((lesson) => !isGiven(lesson)).length} of ${tables.length} tables left out, ${others.filter(isGiven).length} of ${others.length} others given`,
  )
}
for (const [source, own] of Map.groupBy(held, (lesson) => lesson.source)) {
  tell(`${source}, the finder as it is`, own, ({ given }) => given)
  tell(`${source}, groups held out`, own, ({ odds }) => odds > 0)
}
tell('the finder as it is', held, ({ given }) => given)
for (const least of [-1.5, -1, -0.5, 0, 0.5, 1])
  tell(`odds over ${least}, groups held out`, held, ({ odds }) => odds > least)
await writeFile(FILE, `${JSON.stringify({ features, ...weightsOf(lessons) })}\n`)

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FEATURES as CUT_FEATURES } from '../../src/tables/regions/cut-candidates.ts'
import { CUT_WEIGHTS } from '../../src/tables/regions/cut-weights.ts'
import { boundedOdds, LOOK_FEATURES, type Looked } from '../../src/tables/regions/look.ts'
import { FEATURES as SIDE_FEATURES } from '../../src/tables/regions/side-candidates.ts'
import { SIDE_WEIGHTS } from '../../src/tables/regions/side-weights.ts'
import { FEATURES as TEXT_FEATURES } from '../../src/tables/regions/text-beside.ts'
import { TEXT_BESIDE_WEIGHTS } from '../../src/tables/regions/text-beside-weights.ts'
import { fitted, logOdds } from '../items/logistic.ts'
import { listen, papersIn } from './papers.ts'
import { areCuts, isBetweenSides, isTextBeside, rowsOf } from './partings.ts'
import { sideLessons } from './side-lessons.ts'

/**
 * Fits what tells that a region holds two things, tables or a table and a text: tables beside each other, a text beside a
 * table, two things below each other. `node training/tables/fit-partings.ts PAGES=TRUTHS…`, PAGES a folder of read pages (`<id>.pages`), TRUTHS one
 * of truths (`<id>.truth.json`). Places are weighed first, then what the parts of likely ones are as tables; that is
 * fitted to odds of layouts held out. Prints how many are right with layouts held out, and writes
 * src/tables/regions/side-weights.ts, text-beside-weights.ts and cut-weights.ts, or one of them with `--only side`,
 * `text-beside` or `cut`. Parts are parted again by the weights that are there: it is
 * run with no `least` in side-weights.ts, twice, before that is chosen. With `--beside` weights that are there stay, and those of
 * features that have 0, new ones, are fitted beside them: fewer papers tell of one than of all.
 */
interface Lesson {
  /** Its folder. */
  readonly source: string
  readonly group: string
  readonly features: readonly number[]
  /** Of likely places alone. */
  looks?: readonly number[]
  readonly item: boolean
  /** Of a page without a table: nothing is told of the place, and its parts should not look like tables. */
  readonly isOnBarePage: boolean
}

const FOLDS = 5
/** Less likely places are not looked at; the search, for its time, looks at fewer. */
const LEAST_ODDS = -3
const PLACE = LOOK_FEATURES.indexOf('log odds of the place')

const KINDS = {
  side: SIDE_FEATURES,
  'text-beside': TEXT_FEATURES,
  cut: CUT_FEATURES,
} as const
type Kind = keyof typeof KINDS
const WEIGHTS = {
  side: SIDE_WEIGHTS,
  'text-beside': TEXT_BESIDE_WEIGHTS,
  cut: CUT_WEIGHTS,
} as const

const { values, positionals: sources } = parseArgs({
  allowPositionals: true,
  options: { beside: { type: 'boolean' }, only: { type: 'string' } },
})
for (const kind of Object.keys(KINDS) as Kind[]) {
  if (values.only !== undefined && values.only !== kind) continue
  const lessons = await lessonsOf(kind)
  const own =
    kind === 'side'
      ? [
          ...lessons,
          ...sideLessons().map(
            ({ features, item }): Lesson => ({
              source: 'lessons',
              group: 'lessons',
              features,
              item,
              isOnBarePage: false,
            }),
          ),
        ]
      : lessons
  const tells = ({ isOnBarePage }: Lesson) => !isOnBarePage
  if (values.beside) {
    const { place, looks } = WEIGHTS[kind]
    const items = toItems(own.filter(tells), ({ features }) => features)
    await write(
      kind,
      fitted(items, place, (f) => place[f] !== 0),
      looks,
    )
    continue
  }
  const held = heldOut(own, ({ features }) => features, tells)
  console.log(`${kind}: ${own.length} places, ${count(own)} between two things`)
  const odds = new Map(own.map((lesson, i) => [lesson, held[i]!]))
  // The same places again, for what their parts look like.
  const again = await lessonsOf(kind, (at) => odds.get(lessons[at]!)! > LEAST_ODDS)
  const likely = again.flatMap((lesson, at) =>
    lesson.looks
      ? [{ ...lesson, looks: lesson.looks.with(PLACE, boundedOdds(odds.get(lessons[at]!)!)) }]
      : [],
  )
  const decided = heldOut(likely, ({ looks }) => looks!)
  console.log(`${likely.length} of them likely, ${count(likely)} between two things`)
  for (const source of new Set(likely.map((lesson) => lesson.source))) {
    const at = likely.flatMap((lesson, i) => (lesson.source === source ? [i] : []))
    const right = at.filter((i) => decided[i]! > 0 && likely[i]!.item).length
    const given = at.filter((i) => decided[i]! > 0).length
    const all = count(own.filter((lesson) => lesson.source === source))
    console.log(`${source}: ${given} given, ${right} right of ${all}, with layouts held out`)
  }
  await write(
    kind,
    fitted(toItems(own.filter(tells), ({ features }) => features)),
    fitted(toItems(likely, ({ looks }) => looks!)),
  )
}

async function lessonsOf(kind: Kind, isLooked?: (at: number) => boolean): Promise<Lesson[]> {
  const lessons: Lesson[] = []
  for await (const { source, id, page, truth, tables } of papersIn(sources)) {
    const group = String(truth.layout?.key ?? id)
    const rows = rowsOf(tables)
    const take = ({ features, looks }: Looked, told: boolean | 'no table' | null) => {
      if (told === null) return
      lessons.push({
        ...{ source, group, features, item: told === true },
        isOnBarePage: told === 'no table',
        ...(isLooked?.(lessons.length) && { looks: looks() }),
      })
    }
    listen(page, {
      ...(kind === 'side' && {
        sides: (places) => {
          for (const place of places) take(place, isBetweenSides(place, rows))
        },
      }),
      ...(kind === 'text-beside' && {
        texts: (places) => {
          for (const place of places) take(place, isTextBeside(place, rows))
        },
      }),
      ...(kind === 'cut' && {
        cuts: (places) => {
          const items = areCuts(places, rows)
          for (const [i, place] of places.entries()) take(place, items[i]!)
        },
      }),
    })
  }
  return lessons
}

/** Log odds of each lesson by weights that are fitted to other layouts. */
function heldOut(
  lessons: readonly Lesson[],
  features: (lesson: Lesson) => readonly number[],
  isKnown: (lesson: Lesson) => boolean = () => true,
): number[] {
  const groups = [...new Set(lessons.map(({ group }) => group))]
  const foldOf = new Map(groups.map((group, i) => [group, i % FOLDS]))
  const weights = Array.from({ length: FOLDS }, (_, fold) =>
    fitted(
      toItems(
        lessons.filter((lesson) => foldOf.get(lesson.group) !== fold && isKnown(lesson)),
        features,
      ),
    ),
  )
  return lessons.map((lesson) => logOdds(weights[foldOf.get(lesson.group)!]!, features(lesson)))
}

function toItems(lessons: readonly Lesson[], features: (lesson: Lesson) => readonly number[]) {
  return lessons.map((lesson) => ({ features: features(lesson), item: lesson.item }))
}

function count(lessons: readonly Lesson[]): number {
  return lessons.filter(({ item }) => item).length
}

async function write(
  kind: Kind,
  place: readonly number[],
  looks: readonly number[],
): Promise<void> {
  const file = join(import.meta.dirname, `../../src/tables/regions/${kind}-weights.ts`)
  const lines = (weights: readonly number[], names: readonly string[]) =>
    names
      .map((name, f) => {
        console.log(weights[f]!.toFixed(3).padStart(8), name)
        return `    ${Number(weights[f]!.toFixed(3))}, // ${name}`
      })
      .join('\n')
  const source = await readFile(file, 'utf8')
  const made = source
    .replace(/place: \[\n[^\]]*\]/, `place: [\n${lines(place, KINDS[kind])}\n  ]`)
    .replace(/looks: \[\n[^\]]*\]/, `looks: [\n${lines(looks, LOOK_FEATURES)}\n  ]`)
  await writeFile(file, made)
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Page, wordsOf } from '../../src/document/page.ts'
import { type Certain, certainOf } from '../../src/tables/grid/grid.ts'
import { FEATURES, GutterPlaces } from '../../src/tables/grid/gutter-candidates.ts'
import { spaceOf } from '../../src/tables/grid/narrow-gutters.ts'
import type { Region } from '../../src/tables/grid/region.ts'
import type { Rulings } from '../../src/tables/marks/rulings.ts'
import { withoutLeaders } from '../../src/tables/text/leaders.ts'
import { unitsOf } from '../../src/tables/text/units.ts'
import { fitted, logOdds } from '../items/logistic.ts'
import { listen, papersIn } from './papers.ts'

/**
 * Fits what tells a gutter that is as narrow as a space, or that a few words lie across, from spaces that
 * happen to stand under each other: `node training/tables/fit-gutters.ts PAGES=TRUTHS…`, PAGES a folder of
 * read pages (`<id>.pages`), TRUTHS one of truths (`<id>.truth.json`). Two words are of one cell where the
 * truth has a cell that says them one after the other. Prints how many are right with documents held out,
 * and writes src/tables/grid/gutter-weights.ts.
 */
interface Lesson {
  readonly document: string
  readonly features: readonly number[]
  readonly item: boolean
}

const FOLDS = 5
const ROUNDS = 2
/** A candidate is one or the other where this share of its pairs says so. */
const SURE = 0.7
const FILE = join(import.meta.dirname, '../../src/tables/grid/gutter-weights.ts')

const lessons: Lesson[] = []
for await (const { id, page, tables } of papersIn(process.argv.slice(2)))
  lessons.push(
    ...lessonsOf(
      id,
      page,
      tables.flatMap(({ cells }) => cells.map(({ text }) => text)),
    ),
  )

function lessonsOf(document: string, page: Page, texts: readonly string[]): Lesson[] {
  const words = new Set<string>()
  const inOne = new Set<string>()
  for (const text of texts) {
    const own = text.split(/\s+/)
    for (const [i, word] of own.entries()) {
      words.add(word)
      if (i > 0) inOne.add(`${own[i - 1]} ${word}`)
    }
  }
  return regionsOf(page).flatMap(({ found, units: { em }, wide, upright, closed }) => {
    const places = new GutterPlaces(found, { known: wide, upright, closed }, spaceOf(found, em), em)
    // Those that are gutters are known the next time, as the finder goes on when it has found one.
    return Array.from({ length: ROUNDS }, () =>
      places.candidates().flatMap((candidate) => {
        const told = candidate.pairs.filter(
          ({ left, right }) => words.has(left.text) && words.has(right.text),
        )
        if (told.length < Math.min(2, candidate.pairs.length)) return []
        const apart = told.filter(({ left, right }) => !inOne.has(`${left.text} ${right.text}`))
        const share = apart.length / told.length
        if (share < SURE && share > 1 - SURE) return []
        if (share >= SURE) places.add(candidate)
        return [{ document, features: candidate.features, item: share >= SURE }]
      }),
    ).flat()
  })
}

/** What the finder sees for certain of the regions that it looks at, on pages that lie as they are. */
function regionsOf(page: Page): Certain[] {
  const regions: Region[] = []
  const all: Rulings[] = []
  listen(page, {
    rulings: (rulings) => all.push(rulings),
    candidate: ({ region }) => regions.push(region),
  })
  const printed = wordsOf(page).filter((word) => word.rotation === 0)
  const units = unitsOf(page, printed)
  const upright = withoutLeaders(printed, units.em)
  return regions.flatMap((region) => {
    const [x0, y0, x1, y1] = region.box
    const inside = upright.filter(({ box }) => {
      const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
      return x >= x0 && x <= x1 && y >= y0 && y <= y1
    })
    // Without the rules across it is what another paper would look like.
    return [all[0]!, { ...all[0]!, horizontal: [] }].flatMap(
      (rulings) => certainOf(region, inside, rulings, units) ?? [],
    )
  })
}

const documents = [...new Set(lessons.map(({ document }) => document))]
const foldOf = new Map(documents.map((document, i) => [document, i % FOLDS]))
const held = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fitted(lessons.filter(({ document }) => foldOf.get(document) !== fold))
  return lessons
    .filter(({ document }) => foldOf.get(document) === fold)
    .map(({ features, item }) => ({ odds: logOdds(weights, features), item }))
}).flat()
console.log(`${lessons.length} places, ${lessons.filter(({ item }) => item).length} gutters`)
for (const least of [-1, 0, 1, 2]) {
  const given = held.filter(({ odds }) => odds > least)
  const right = given.filter(({ item }) => item).length
  console.log(
    `odds over ${least}, documents held out: ${given.length} given, ${right} right, ${held.filter(({ item }) => item).length - right} left out`,
  )
}
const weights = fitted(lessons)
for (const [f, name] of FEATURES.entries()) console.log(weights[f]!.toFixed(3).padStart(8), name)
const source = await readFile(FILE, 'utf8')
const lines = FEATURES.map((name, f) => `  ${Number(weights[f]!.toFixed(3))}, // ${name}`)
await writeFile(FILE, source.replace(/= \[\n[^\]]*\]/, `= [\n${lines.join('\n')}\n]`))

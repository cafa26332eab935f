import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FEATURES } from '../../src/tables/regions/given-up.ts'
import { fitted, logOdds } from '../items/logistic.ts'
import { listen, papersIn } from './papers.ts'
import { COLLECTED, rowsOfWords, toldOf } from './told-lines.ts'

/**
 * Fits what tells that the outermost lines of a table, which were taken for its own, are not: `node
 * training/tables/fit-given-up.ts PAGES=TRUTHS…`, PAGES a folder of read pages (`<id>.pages`), TRUTHS one of truths
 * (`<id>.truth.json`). Prints of how many sides the outermost lines are right with documents held out, and writes
 * src/tables/regions/given-up-weights.ts.
 */
interface Lesson {
  readonly features: readonly number[]
  /** None of the lines is the table's; null where some may be. */
  readonly item: boolean | null
}

interface Side {
  readonly document: string
  readonly isMade: boolean
  /** Of its outermost line, of both outermost ones, and so on. */
  readonly lessons: readonly Lesson[]
}

const FOLDS = 5
const FILE = join(import.meta.dirname, '../../src/tables/regions/given-up-weights.ts')

const sides: Side[] = []
for await (const { source, id, page, tables } of papersIn(process.argv.slice(2))) {
  const rows = rowsOfWords(tables)
  // Looks are for the words that the page has left at the time.
  listen(page, {
    outermost: (places, core) => {
      if (places.length === 0) return
      const { isOwn } = toldOf(core, rows)
      const lessons = places.map(({ lines, features }): Lesson => {
        const own = lines.map(({ words }) => isOwn(words))
        return { features: features(), item: own.includes(null) ? null : !own.includes(true) }
      })
      sides.push({ document: `${source} ${id}`, isMade: source.includes('made'), lessons })
    },
  })
}

const weightsOf = (known: readonly Side[]): number[] =>
  fitted(
    known.flatMap(({ isMade, lessons }) =>
      lessons.flatMap(({ features, item }) =>
        item === null
          ? []
          : Array.from({ length: isMade ? 1 : COLLECTED }, () => ({ features, item })),
      ),
    ),
  )

/** How many lines are given up. */
function countGiven({ lessons }: Side, weights: readonly number[]): number {
  const odds = [0, ...lessons.map(({ features }) => logOdds(weights, features))]
  return odds.findLastIndex((own, i) => i === 0 || own > 0)
}
const wanted = ({ lessons }: Side): number => lessons.findLastIndex(({ item }) => item) + 1

const documents = [...new Set(sides.map(({ document }) => document))].sort()
const foldOf = new Map(documents.map((document, i) => [document, i % FOLDS]))
const held = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = weightsOf(sides.filter(({ document }) => foldOf.get(document) !== fold))
  return sides
    .filter(({ document }) => foldOf.get(document) === fold)
    .map((side) => ({ side, given: countGiven(side, weights) }))
}).flat()
const right = held.filter(({ side, given }) => given === wanted(side)).length
const none = sides.filter((side) => wanted(side) === 0).length
console.log(
  `${sides.length} sides; ${none} right with all lines; documents held out ${right} right`,
)
const weights = weightsOf(sides)
const lines = FEATURES.map((name, f) => `  ${Number(weights[f]!.toFixed(2))}, // ${name}`)
console.log(lines.join('\n'))
await writeFile(
  FILE,
  `// Made by training/tables/fit-given-up.ts: log odds that a table's outermost lines are not its own, for each of FEATURES.
export const GIVEN_UP_WEIGHTS: readonly number[] = [\n${lines.join('\n')}\n]\n`,
)

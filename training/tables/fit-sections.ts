import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { placedCells } from '../../src/tables/cells/cells.ts'
import {
  SECTION_FEATURES,
  sectionFeatures,
  sectionsIn,
} from '../../src/tables/cells/section-rows.ts'
import { fitted, logOdds } from '../items/logistic.ts'
import { listen, papersIn } from './papers.ts'

/**
 * Fits what tells a heading of the rows below it, which reaches over all columns, from a label whose values are lacking: `node
 * training/tables/fit-sections.ts PAGES=TRUTHS…`. All such rows of a table are one lesson. Prints how many are right with documents held out, and writes src/tables/cells/section-weights.ts.
 */
interface Lesson {
  readonly group: string
  readonly features: readonly number[]
  readonly item: boolean
}

const FOLDS = 5
const FILE = join(import.meta.dirname, '../../src/tables/cells/section-weights.ts')

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const lessons: Lesson[] = []
for await (const { id, page, truth, tables } of papersIn(process.argv.slice(2))) {
  const group = String(truth.layout?.key ?? id)
  /** By the text of a row that holds one: does it reach over all columns? */
  const known = new Map<string, boolean>()
  for (const { cells = [] } of tables) {
    const width = Math.max(...cells.map(({ c, cs }) => c + cs))
    for (const row of Map.groupBy(cells, ({ r }) => r).values())
      if (row.length === 1 && row[0]!.c === 0) known.set(plain(row[0]!.text), row[0]!.cs === width)
  }
  listen(page, {
    candidate: ({ grid, verdict }) => {
      if (!grid || !verdict.isTable) return
      const cells = placedCells(grid)
      const sections = sectionsIn(grid, cells)
      const said = sections
        .map(({ words }) => known.get(plain(words.map(({ text }) => text).join(''))))
        .filter((is) => is !== undefined)
      if (said.length === 0) return
      const features = sectionFeatures(grid, cells, sections)
      const item = said.filter(Boolean).length > said.length / 2
      lessons.push({ group, features, item })
    },
  })
}

const groups = [...new Set(lessons.map(({ group }) => group))].sort()
const foldOf = new Map(groups.map((group, i) => [group, i % FOLDS]))
const held = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fitted(lessons.filter(({ group }) => foldOf.get(group) !== fold))
  return lessons
    .filter(({ group }) => foldOf.get(group) === fold)
    .map((lesson) => ({ lesson, odds: logOdds(weights, lesson.features) }))
}).flat()
const right = held.filter(({ lesson, odds }) => odds > 0 === lesson.item).length
console.log(
  `${lessons.length} lessons, ${lessons.filter(({ item }) => item).length} over all columns; documents held out ${right} right`,
)
const weights = fitted(lessons)
if (process.env.SHOW)
  for (const l of lessons) console.log(l.item, logOdds(weights, l.features).toFixed(2), l.group)
const lines = SECTION_FEATURES.map((name, f) => `  ${Number(weights[f]!.toFixed(2))}, // ${name}`)
console.log(lines.join('\n'))
await writeFile(
  FILE,
  `// Made by training/tables/fit-sections.ts: log odds that the only text of a row reaches over all columns, for each of SECTION_FEATURES.
export const SECTION_WEIGHTS: readonly number[] = [\n${lines.join('\n')}\n]\n`,
)

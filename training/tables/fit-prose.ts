import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wordsOf } from '../../src/document/page.ts'
import { oddsOf } from '../../src/scoring/odds.ts'
import { proseStrips } from '../../src/tables/text/prose.ts'
import { FEATURES } from '../../src/tables/text/prose-features.ts'
import { textLines } from '../../src/tables/text/text-lines.ts'
import { unitsOf } from '../../src/tables/text/units.ts'
import { type FitSettings, fitRole, SETTINGS } from '../fields/listwise.ts'
import { papersIn } from './papers.ts'
import { COLLECTED } from './told-lines.ts'

/**
 * Fits what tells running text from texts of cells: `node training/tables/fit-prose.ts PAGES=TRUTHS…`, PAGES a folder of
 * read pages (`<id>.pages`), TRUTHS one of truths (`<id>.truth.json`). Prints how many strips of lines are told right with
 * layouts held out, and writes src/scoring/weights/prose.json.
 */
interface Lesson {
  readonly layout: string
  readonly isMade: boolean
  readonly features: readonly number[]
  readonly item: boolean
}

const FOLDS = 5
const FOREST: FitSettings = { ...SETTINGS, trees: 200, levels: 3, rate: 0.1, share: 0.5 }
/** A strip is of a table, or is none of it, where this share of its lines is, or is not. */
const MOST = 0.7
/** Letters and digits of a line that is looked for in cells. */
const LEAST = 4
const FILE = join(import.meta.dirname, '../../src/scoring/weights/prose.json')

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const lessons: Lesson[] = []
for await (const { source, id, page, truth, tables } of papersIn(process.argv.slice(2))) {
  const words = wordsOf(page).filter(({ rotation }) => rotation === 0)
  const units = unitsOf(page, words)
  const cells = tables.flatMap(({ rows }) => rows.flat().map(plain)).join('\n')
  for (const { strip, features } of proseStrips(textLines(words, units.em), units)) {
    const texts = strip
      .map((chunk) => plain(chunk.words.map(({ text }) => text).join('')))
      .filter(({ length }) => length >= LEAST)
    const inCells = texts.filter((text) => cells.includes(text)).length / texts.length
    if (!(inCells >= MOST || inCells <= 1 - MOST)) continue
    const isMade = source.includes('made')
    const layout = isMade ? `${truth.layout!.key}` : `${source} ${id.replace(/-scan$/, '')}`
    lessons.push({ layout, isMade, features, item: inCells <= 1 - MOST })
  }
}

const weightsOf = (known: readonly Lesson[]) =>
  fitRole(
    FEATURES,
    known.map(({ layout, isMade, features, item }) => ({
      name: layout,
      rows: [Float32Array.from(features)],
      right: [item],
      weight: isMade ? 1 : COLLECTED,
    })),
    FOREST,
  )
const layouts = [...new Set(lessons.map(({ layout }) => layout))].sort()
const foldOf = new Map(layouts.map((layout, i) => [layout, i % FOLDS]))
const told = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = weightsOf(lessons.filter(({ layout }) => foldOf.get(layout) !== fold))
  return lessons
    .filter(({ layout }) => foldOf.get(layout) === fold)
    .map((lesson) => ({
      ...lesson,
      odds: oddsOf(weights, [lesson.features])[0]!,
    }))
}).flat()
for (const isMade of [true, false]) {
  const own = told.filter((one) => one.isMade === isMade)
  const [texts, cells] = [own.filter(({ item }) => item), own.filter(({ item }) => !item)]
  for (const least of [0, 1, 2, 3]) {
    const above = (some: typeof told) => some.filter(({ odds }) => odds > least).length
    console.log(
      `${isMade ? 'made' : 'collected'}, odds over ${least}: ${above(texts)} of ${texts.length} running texts told, ${above(cells)} of ${cells.length} strips of cells taken for one`,
    )
  }
}
await writeFile(FILE, `${JSON.stringify(weightsOf(lessons))}\n`)

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Word } from '../../src/document/page.ts'
import { oddsOf } from '../../src/scoring/odds.ts'
import { type Evidence, evidenceOf } from '../../src/tables/verdict/evidence.ts'
import { type FitSettings, fitRole, SETTINGS } from '../fields/listwise.ts'
import { gridLessonsOf } from './grid-lessons.ts'
import { papersIn } from './papers.ts'

/**
 * Fits what tells a table from texts that happen to stand in columns, or in frames:
 * `node training/tables/fit-verdict.ts PAGES=TRUTHS…`, PAGES a folder of read pages (`<id>.pages`), TRUTHS one of
 * truths (`<id>.truth.json`). Each page is seen as it is, and without marks. Prints how many are right with groups
 * (`group` or `layout.key`) held out, and writes src/scoring/weights/table.json.
 */
interface Lesson {
  /** Its folder. */
  readonly source: string
  readonly group: string
  readonly evidence: Evidence
  readonly isTable: boolean
  /** What the finder says of it. */
  readonly given: boolean
}

const FOLDS = 5
const FOREST: FitSettings = { ...SETTINGS, trees: 1200, levels: 4, rate: 0.1 }
const FILE = join(import.meta.dirname, '../../src/scoring/weights/table.json')

const lessons: Lesson[] = []
for await (const { source, id, page, truth, tables } of papersIn(process.argv.slice(2))) {
  // A page and its scan are one.
  const group = String(truth.layout?.key ?? truth.group ?? id).replace(/-(?:scan|photo)$/, '')
  const texts = tables.map(({ rows }) => rows.flat())
  for (const own of [page, unmarked(page)])
    for (const { grid, verdict, isTable } of gridLessonsOf(own, texts))
      lessons.push({
        ...{ source, group, isTable },
        evidence: evidenceOf(grid),
        given: verdict.isTable,
      })
}

/** The page without rules, shades and faces of type: few made tables have none of them, and many others do. */
function unmarked(page: Page): Page {
  const bare = ({ font: _, ...word }: Word): Word => word
  const blocks = page.blocks.map((block) => ({
    ...block,
    lines: block.lines.map((line) => ({ ...line, words: line.words.map(bare) })),
  }))
  return { ...page, blocks, rules: [], fills: [] }
}

const features = Object.keys(lessons[0]!.evidence)
const rowOf = ({ evidence }: Lesson): Float32Array =>
  Float32Array.from(features, (name) => evidence[name]!)
/** A grid is the only candidate to be the table of its place, or there is none. */
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
    .map((lesson) => ({
      ...lesson,
      odds: oddsOf(weights, [rowOf(lesson)])[0]!,
    }))
}).flat()

const tell = (name: string, own: readonly Lesson[], isGiven: (lesson: Lesson) => boolean) => {
  const tables = own.filter(({ isTable }) => isTable)
  const others = own.filter(({ isTable }) => !isTable)
  console.log(
    `${name}: ${tables.filter((lesson) => !isGiven(lesson)).length} of ${tables.length} tables left out, ${others.filter(isGiven).length} of ${others.length} others given`,
  )
}
for (const [source, own] of Map.groupBy(held, (lesson) => lesson.source)) {
  tell(`${source}, the finder as it is`, own, ({ given }) => given)
  tell(`${source}, groups held out`, own, (lesson) => (lesson as (typeof held)[number]).odds > 0)
}
tell('the finder as it is', held, ({ given }) => given)
for (const least of [-1.5, -1, -0.5, 0, 0.5, 1])
  tell(
    `odds over ${least}, groups held out`,
    held,
    (lesson) => (lesson as (typeof held)[number]).odds > least,
  )
const loss = held.reduce(
  (sum, { odds, isTable }) => sum + Math.log1p(Math.exp(isTable ? -odds : odds)),
  0,
)
console.log(`${(loss / held.length).toFixed(4)} mean loss of held-out odds`)
await writeFile(FILE, `${JSON.stringify({ features, ...weightsOf(lessons) })}\n`)

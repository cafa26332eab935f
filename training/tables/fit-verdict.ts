import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Word } from '../../src/document/page.ts'
import { oddsOf } from '../../src/scoring/odds.ts'
import { filledRows } from '../../src/tables/grid/filling.ts'
import type { Grid } from '../../src/tables/grid/grid.ts'
import { type Evidence, evidenceOf } from '../../src/tables/verdict/evidence.ts'
import { type FitSettings, fitRole, SETTINGS } from '../fields/listwise.ts'
import { listen, papersIn } from './papers.ts'

/**
 * Fits what tells a table from texts that happen to stand in columns, or in frames:
 * `node training/tables/fit-verdict.ts PAGES=TRUTHS…`, PAGES a folder of read pages (`<id>.pages`), TRUTHS one of
 * truths (`<id>.truth.json`). A grid is a table where most of its words are in a table of the truth, and hold
 * most of that table's, or its drawn parts do together; a drawn part that holds little of it is none otherwise. Each page is seen as it is, and without marks. Prints how many are right with groups (`group` or `layout.key`) held out, and writes
 * src/scoring/weights/table.json.
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
const [MOST, LEAST, HELD, PART] = [0.75, 0.35, 0.5, 0.3]
const FOREST: FitSettings = { ...SETTINGS, trees: 1200, levels: 4, rate: 0.1 }
const FILE = join(import.meta.dirname, '../../src/scoring/weights/table.json')

const lessons: Lesson[] = []
for await (const { source, id, page, truth, tables } of papersIn(process.argv.slice(2))) {
  // A page and its scan are one.
  const group = String(truth.layout?.key ?? truth.group ?? id).replace(/-(?:scan|photo)$/, '')
  const texts = tables.map(({ rows }) => rows.flat())
  for (const own of [page, unmarked(page)])
    lessons.push(...lessonsOf(own, texts).map((lesson) => ({ ...lesson, source, group })))
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

function lessonsOf(
  page: Page,
  tables: readonly string[][],
): Pick<Lesson, 'evidence' | 'isTable' | 'given'>[] {
  const grids: { grid: Grid; given: boolean }[] = []
  listen(page, {
    candidate: ({ grid, verdict }) =>
      grid && filledRows(grid) > 1 && grids.push({ grid, given: verdict.isTable }),
  })
  const shares = grids.map(({ grid }) => {
    const words = grid.rows.flatMap(({ lines }) =>
      lines.flatMap(({ line }) => line.words.map(({ text }) => text)),
    )
    return tables.map((texts) => {
      const own = texts.flatMap((text) => text.split(/\s+/)).filter(Boolean)
      const [all, said] = [new Set(own), new Set(words)]
      return {
        inside: words.filter((word) => all.has(word)).length / words.length,
        held: own.filter((word) => said.has(word)).length / own.length,
      }
    })
  })
  const isDrawn = grids.map(({ grid }) => grid.region.kind === 'ruled')
  /** How much of a table its drawn parts hold together. */
  const drawn = tables.map((_, t) =>
    shares
      .filter((own, i) => isDrawn[i] && own[t]!.inside >= MOST)
      .reduce((sum, own) => sum + own[t]!.held, 0),
  )
  return grids.flatMap(({ grid, given }, i) => {
    const own = shares[i]!
    const isTable = own.some(
      ({ inside, held }, t) =>
        inside >= MOST && (held >= HELD || (isDrawn[i] && drawn[t]! >= MOST)),
    )
    // A drawn part of a table, as its head in a frame, is none: without it the search finds the whole.
    const isPart = isDrawn[i] && own.some(({ inside, held }) => inside >= MOST && held < PART)
    if (!isTable && !isPart && own.some(({ inside }) => inside > LEAST)) return []
    return [{ evidence: evidenceOf(grid), isTable, given }]
  })
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

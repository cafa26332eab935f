import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from '../../src/document/page.ts'
import type { Grid } from '../../src/tables/grid/grid.ts'
import { evidenceOf, FEATURES, OTHERS } from '../../src/tables/verdict/evidence.ts'
import { VERDICT_WEIGHTS } from '../../src/tables/verdict/verdict-weights.ts'
import { fitted, fittedLast, logOdds } from '../items/logistic.ts'
import { listen, papersIn } from './papers.ts'

/**
 * Fits what tells a table from texts that happen to stand in columns, or in frames:
 * `node training/tables/fit-verdict.ts [--last N] PAGES=TRUTHS…`, PAGES a folder of read pages (`<id>.pages`), TRUTHS one of
 * truths (`<id>.truth.json`). A grid is a table where most of its words are in a table of the truth, and hold
 * most of that table's. Prints how many are right with groups (`group` or `layout.key`) held out, and writes
 * src/tables/verdict/verdict-weights.ts. With `--last` the weights of the last N features alone are fitted.
 */
interface Lesson {
  readonly group: string
  readonly features: readonly number[]
  readonly item: boolean
  readonly given: boolean
}

const FOLDS = 5
const [MOST, LEAST] = [0.75, 0.35]
/** Of these some hardly occur among made pages, in fewer lessons than this; each is told by what only it has. */
const FEW = 10
const UNSEEN = -5
const FILE = join(import.meta.dirname, '../../src/tables/verdict/verdict-weights.ts')

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { last: { type: 'string', default: '0' } },
})
const last = Number(values.last)
const lessons: Lesson[] = []
const counts = new Map<string, number[]>()
for await (const { source, id, page, truth, tables } of papersIn(positionals)) {
  const group = String(truth.layout?.key ?? truth.group ?? id)
  const own = lessonsOf(
    group,
    page,
    tables.map(({ rows }) => rows.flat()),
  )
  const [grids, found] = counts.get(source) ?? [0, 0]
  counts.set(source, [grids! + own.length, found! + own.filter(({ item }) => item).length])
  lessons.push(...own)
}
for (const [source, [grids, found]] of counts)
  console.log(`${source}: ${grids} grids, ${found} tables`)

function lessonsOf(group: string, page: Page, tables: readonly string[][]): Lesson[] {
  const grids: { grid: Grid; given: boolean }[] = []
  listen(page, {
    candidate: ({ grid, verdict }) => grid && grids.push({ grid, given: verdict.isTable }),
  })
  return grids.flatMap(({ grid, given }) => {
    const words = grid.rows.flatMap(({ lines }) =>
      lines.flatMap(({ line }) => line.words.map(({ text }) => text)),
    )
    const shares = tables.map((texts) => {
      const own = texts.flatMap((text) => text.split(/\s+/)).filter(Boolean)
      const [all, said] = [new Set(own), new Set(words)]
      return {
        inside: words.filter((word) => all.has(word)).length / words.length,
        held: own.filter((word) => said.has(word)).length / own.length,
      }
    })
    const inside = Math.max(0, ...shares.map((share) => share.inside))
    const isTable = shares.some((share) => share.inside >= MOST && share.held >= 0.5)
    if (!isTable && inside > LEAST) return []
    return [{ group, features: evidenceOf(grid), item: isTable, given }]
  })
}

const expected = FEATURES.map((name, f) =>
  OTHERS.has(name) && lessons.filter(({ features }) => features[f]! > 0).length < FEW ? UNSEEN : 0,
)
const weightsOf = (own: readonly Lesson[]) =>
  last > 0 ? fittedLast(own, VERDICT_WEIGHTS, last) : fitted(own, expected)
const groups = [...new Set(lessons.map(({ group }) => group))].sort()
const foldOf = new Map(groups.map((group, i) => [group, i % FOLDS]))
const held = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = weightsOf(lessons.filter(({ group }) => foldOf.get(group) !== fold))
  return lessons
    .filter(({ group }) => foldOf.get(group) === fold)
    .map((lesson) => ({ ...lesson, odds: logOdds(weights, lesson.features) }))
}).flat()
const tell = (name: string, given: readonly Lesson[]) => {
  const right = given.filter(({ item }) => item).length
  const all = lessons.filter(({ item }) => item).length
  console.log(`${name}: ${given.length} given, ${right} tables, ${all - right} left out`)
}
tell(
  'the finder as it is',
  lessons.filter(({ given }) => given),
)
for (const least of [-1, -0.5, -0.25, 0, 0.5, 1])
  tell(
    `odds over ${least}, groups held out`,
    held.filter(({ odds }) => odds > least),
  )
const weights = weightsOf(lessons)
for (const [f, name] of FEATURES.entries()) console.log(weights[f]!.toFixed(3).padStart(8), name)
const source = await readFile(FILE, 'utf8')
const lines = FEATURES.map((name, f) => `  ${Number(weights[f]!.toFixed(3))}, // ${name}`)
await writeFile(FILE, source.replace(/= \[\n[^\]]*\]/, `= [\n${lines.join('\n')}\n]`))

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page, Word } from '../../src/document/page.ts'
import { FEATURES } from '../../src/tables/regions/outer-features.ts'
import type { OuterCandidate, OuterKind } from '../../src/tables/regions/outer-lines.ts'
import { OUTER_WEIGHTS } from '../../src/tables/regions/outer-weights.ts'
import { fitted, logOdds } from '../items/logistic.ts'
import { listen, papersIn } from './papers.ts'
import { COLLECTED, plainOf, type RowsOfWords, rowsOfWords, toldOf } from './told-lines.ts'

/**
 * Fits what tells a table's first and last lines from those above and below it: `node
 * training/tables/fit-outer.ts PAGES=TRUTHS…`, PAGES a folder of read pages (`<id>.pages`), TRUTHS one of truths
 * (`<id>.truth.json`). A line is a table's where one of its rows has the line's words. Prints how many edges
 * are right with groups (`layout.key` or the document) held out, and writes src/tables/regions/outer-weights.ts. With `--beside`
 * weights that are there stay, and those of features that have 0 on all sides, new ones, are fitted beside them.
 */
interface Lesson {
  readonly group: string
  readonly kind: OuterKind
  readonly features: readonly number[]
  readonly item: boolean
}

const FOLDS = 5
/** What has this share of its words in tables, or less, is of none. */
const OTHER = 0.2
const KINDS = [
  'above inside',
  'above',
  'above walls',
  'below inside',
  'below',
  'below walls',
] as const
const FILE = join(import.meta.dirname, '../../src/tables/regions/outer-weights.ts')

const { values, positionals: sources } = parseArgs({
  allowPositionals: true,
  options: { beside: { type: 'boolean' } },
})
const isNew = (f: number): boolean => KINDS.every((kind) => OUTER_WEIGHTS[kind][f] === 0)

/** Edges: lessons from a core outwards. */
const edges: Lesson[][] = []
for await (const { source, id, page, truth, tables } of papersIn(sources)) {
  const group = String(truth.layout?.key ?? id)
  const rows = rowsOfWords(tables)
  const own = edgesOf(group, page, rows)
  for (let i = 0; i < (source.includes('made') ? 1 : COLLECTED); i++) edges.push(...own)
}

function edgesOf(group: string, page: Page, tables: RowsOfWords): Lesson[][] {
  const seen: { side: readonly OuterCandidate[]; core: readonly Word[] }[] = []
  listen(page, { outer: (side, core) => seen.push({ side, core }) })
  return seen.flatMap(({ side, core }) => {
    const { isTable, isOwn } = toldOf(core, tables)
    if (!isTable) {
      // What is no table has no lines beside it either.
      const texts = plainOf(core)
      const known = new Set(tables.flat().flatMap((row) => [...row]))
      if (texts.filter((text) => known.has(text)).length > OTHER * texts.length) return []
      const outside = side.filter(({ kind }) => !kind.includes('inside')).slice(0, 2)
      const edge = outside.map(({ kind, features }) => ({ group, kind, features, item: false }))
      return edge.length > 0 ? [edge] : []
    }
    const edge: Lesson[] = []
    for (const { kind, features, words } of side) {
      if (plainOf(words).length === 0) continue
      const item = isOwn(words)
      if (item === null) break
      edge.push({ group, kind, features, item })
      // What lies behind a line that is none of the table's is none of it either.
      if (edge.slice(-2).every(({ item }) => !item) && edge.length > 1) break
    }
    return edge.length > 0 ? [edge] : []
  })
}

const groups = [...new Set(edges.map(([first]) => first!.group))].sort()
const foldOf = new Map(groups.map((group, i) => [group, i % FOLDS]))
function weightsOf(lessons: readonly Lesson[]): Map<OuterKind, number[]> {
  const weights = new Map<OuterKind, number[]>()
  for (const kind of KINDS)
    weights.set(
      kind,
      fitted(
        lessons.filter((lesson) => lesson.kind === kind),
        expectedOf(kind, weights),
        (f) => values.beside === true && !isNew(f),
      ),
    )
  return weights
}
/** Few pages have walls: what is known of others goes for them unless they say otherwise. */
function expectedOf(
  kind: OuterKind,
  weights: ReadonlyMap<OuterKind, readonly number[]>,
): readonly number[] | undefined {
  const others = weights.get(kind.replace(' walls', '') as OuterKind)
  if (!values.beside) return others
  return OUTER_WEIGHTS[kind].map((weight, f) => (isNew(f) ? (others?.[f] ?? 0) : weight))
}
const held = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = weightsOf(edges.filter(([first]) => foldOf.get(first!.group) !== fold).flat())
  return edges
    .filter(([first]) => foldOf.get(first!.group) === fold)
    .map((edge) => {
      let sum = 0
      let most = 0
      let best = 0
      for (const [i, { kind, features }] of edge.entries()) {
        sum += logOdds(weights.get(kind)!, features)
        if (sum > most) [most, best] = [sum, i + 1]
      }
      return { edge, best }
    })
}).flat()
const last = (edge: readonly Lesson[]) => edge.findLastIndex(({ item }) => item) + 1
for (const side of KINDS.filter((kind) => !kind.endsWith('inside'))) {
  const own = held.filter(({ edge: [first] }) => first!.kind.replace(' inside', '') === side)
  const now = own.map(({ edge }) => edge.filter(({ kind }) => kind.endsWith('inside')).length)
  const right = own.filter(({ edge, best }) => best === last(edge)).length
  const few = own.filter(({ edge, best }) => best < last(edge)).length
  const region = own.filter(({ edge }, i) => now[i] === last(edge)).length
  console.log(
    `${side}: ${own.length} edges; region as it is ${region} right; groups held out ${right} right, ${few} too few lines, ${own.length - right - few} too many`,
  )
}
const weights = weightsOf(edges.flat())
for (const [f, name] of FEATURES.entries())
  console.log(...KINDS.map((kind) => weights.get(kind)![f]!.toFixed(2).padStart(7)), name)
const source = await readFile(FILE, 'utf8')
const body = KINDS.map(
  (kind) =>
    `  ${/ /.test(kind) ? `'${kind}'` : kind}: [\n${FEATURES.map((name, f) => `    ${Number(weights.get(kind)![f]!.toFixed(2))}, // ${name}`).join('\n')}\n  ],`,
)
await writeFile(FILE, source.replace(/= \{[\s\S]*\} as/, `= {\n${body.join('\n')}\n} as`))

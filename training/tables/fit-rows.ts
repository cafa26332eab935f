import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROW_WEIGHTS } from '../../src/tables/grid/rows/row-weights.ts'
import { listen, papersIn } from './papers.ts'
import { type RowLesson, rowsOfTruth } from './row-lessons.ts'
import { fitted, hash, isRight, NAMES, type Numbers, PARTS, WERE } from './row-model.ts'

/**
 * Fits what speaks for lines being a row of a table: `node training/tables/fit-rows.ts PAGES=TRUTHS…`, PAGES a
 * folder of read pages (`<id>.pages`), TRUTHS one of truths (`<id>.truth.json`). `--only NAME` leaves all other
 * weights as they are. The model is a semi-Markov
 * random field over a table's lines; the likelihood of the true rows is made greatest, with a penalty for
 * weights that leave their priors. Prints how many tables have all rows right with groups (`group` or
 * `layout.key`) held out, and writes src/tables/grid/rows/row-weights.ts.
 */
const FOLDS = 3
const MOST_LINES = 120
const FILE = join(import.meta.dirname, '../../src/tables/grid/rows/row-weights.ts')

const { values, positionals } = parseArgs({
  options: { only: { type: 'string', multiple: true } },
  allowPositionals: true,
})
const only = values.only && new Set(values.only)
const lessons: RowLesson[] = []
for await (const { source, id, page, truth, tables } of papersIn(positionals))
  listen(page, {
    candidate: ({ grid, verdict }) => {
      if (!grid || !verdict.isTable || grid.seen.lines.length > MOST_LINES) return
      for (const table of tables) {
        const rowOf = rowsOfTruth(grid.seen, table)
        if (rowOf)
          lessons.push({
            ...{ group: String(truth.layout?.key ?? truth.group ?? id), source, id },
            seen: grid.seen,
            rowOf,
            headRows: table.header_rows ?? null,
          })
      }
    },
  })
console.log(`${lessons.length} tables`)

const groups = [...new Set(lessons.map(({ group }) => group))].sort((a, b) => hash(a) - hash(b))
const foldOf = new Map(groups.map((group, i) => [group, i % FOLDS]))
const sources = [...new Set(lessons.map(({ source }) => source))]
const count = (own: readonly RowLesson[], right: (lesson: RowLesson) => boolean) =>
  sources.map((source) => {
    const some = own.filter((lesson) => lesson.source === source)
    return `${source.replace(/.*\//, '')} ${some.filter(right).length}/${some.length}`
  })
console.log('as it is:', count(lessons, (lesson) => isRight(lesson, ROW_WEIGHTS)).join(' '))
const held = new Map<RowLesson, boolean>()
for (let fold = 0; fold < FOLDS; fold++) {
  const weights = fitted(
    lessons.filter(({ group }) => foldOf.get(group) !== fold),
    only,
  )
  for (const lesson of lessons.filter(({ group }) => foldOf.get(group) === fold))
    held.set(lesson, isRight(lesson, weights))
}
console.log('held out:', count(lessons, (lesson) => held.get(lesson)!).join(' '))
const weights = fitted(lessons, only)
console.log('fitted:', count(lessons, (lesson) => isRight(lesson, weights)).join(' '))
const now = weights as unknown as Numbers
for (const part of PARTS)
  for (const name of NAMES[part])
    console.log(part, name, WERE[part][name]!.toFixed(2), now[part][name]!.toFixed(2))
let source = await readFile(FILE, 'utf8')
for (const part of PARTS) {
  const at = source.indexOf(`const ${part.toUpperCase()}${part === 'head' ? ':' : ' '}`)
  const end = source.indexOf('\n}', at)
  let own = source.slice(at, end)
  for (const name of NAMES[part])
    own = own.replace(
      new RegExp(`(\\n  ${name}: )-?[\\d.]+`),
      `$1${Number(now[part][name]!.toFixed(2))}`,
    )
  source = source.slice(0, at) + own + source.slice(end)
}
await writeFile(FILE, source)

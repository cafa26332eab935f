import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '../../src/document/page.ts'
import { FEATURES, type SideCandidate } from '../../src/tables/regions/side-candidates.ts'
import { textLines } from '../../src/tables/text/text-lines.ts'
import { fitted, logOdds } from '../items/logistic.ts'
import { listen, papersIn } from './papers.ts'
import { sideLessons } from './side-lessons.ts'

/**
 * Fits what tells two tables side by side from the columns of one: `node training/tables/fit-sides.ts
 * PAGES=TRUTHS…`, PAGES a folder of read pages (`<id>.pages`), TRUTHS one of truths (`<id>.truth.json`).
 * Texts of one line are of one table where a row of the truth has both. Prints how many are right with
 * layouts held out, and writes src/tables/regions/side-weights.ts.
 */
interface Lesson {
  readonly group: string
  readonly features: readonly number[]
  readonly item: boolean
}

/** Words of each row of a page's tables. */
type Rows = readonly (readonly ReadonlySet<string>[])[]

const FOLDS = 5
/** A strip lies between two tables, or in one, where this share of its lines says so. */
const SURE = 0.8
/** A row has a text that has this share of its words in it. */
const HAS = 0.8
const FILE = join(import.meta.dirname, '../../src/tables/regions/side-weights.ts')

const lessons: Lesson[] = []
for await (const { id, page, truth, tables } of papersIn(process.argv.slice(2)))
  lessons.push(...lessonsOf(String(truth.layout?.key ?? id), page, rowsOn(tables)))

function rowsOn(tables: readonly { cells: { r: number; rs: number; text: string }[] }[]): Rows {
  return tables.map(({ cells }) => {
    const rows: Set<string>[] = []
    for (const { r, rs = 1, text } of cells)
      for (let at = r; at < r + rs; at++) {
        rows[at] ??= new Set()
        for (const word of text.split(/\s+/)) rows[at]!.add(word)
      }
    return rows.filter(Boolean)
  })
}

function lessonsOf(group: string, page: Page, tables: Rows): Lesson[] {
  const candidates: SideCandidate[] = []
  listen(page, { sides: (places) => candidates.push(...places) })
  return candidates.flatMap(({ left, right, features }) => {
    let apart = 0
    let told = 0
    const em = Math.max(...left.words.map(({ box }) => box[3] - box[1]))
    for (const { words } of textLines([...left.words, ...right.words], em)) {
      const here = words.filter((word) => left.words.includes(word)).map(({ text }) => text)
      const there = words.filter((word) => right.words.includes(word)).map(({ text }) => text)
      if (here.length === 0 || there.length === 0) continue
      const all = tables.flat()
      if (!all.some((row) => has(row, here)) || !all.some((row) => has(row, there))) continue
      told++
      if (!all.some((row) => has(row, here) && has(row, there))) apart++
    }
    const share = apart / told
    if (told < 2 || (share < SURE && share > 1 - SURE)) return []
    return [{ group, features, item: share >= SURE }]
  })
}

function has(row: ReadonlySet<string>, texts: readonly string[]): boolean {
  return texts.filter((text) => row.has(text)).length >= HAS * texts.length
}

lessons.push(...sideLessons().map(({ features, item }) => ({ group: 'lessons', features, item })))
const groups = [...new Set(lessons.map(({ group }) => group))]
const foldOf = new Map(groups.map((group, i) => [group, i % FOLDS]))
const held = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fitted(lessons.filter(({ group }) => foldOf.get(group) !== fold))
  return lessons
    .filter(({ group }) => foldOf.get(group) === fold)
    .map(({ features, item }) => ({ odds: logOdds(weights, features), item }))
}).flat()
console.log(`${lessons.length} strips, ${lessons.filter(({ item }) => item).length} between tables`)
for (const least of [-1, 0, 1, 2]) {
  const given = held.filter(({ odds }) => odds > least)
  const right = given.filter(({ item }) => item).length
  console.log(
    `odds over ${least}, layouts held out: ${given.length} given, ${right} right, ${held.filter(({ item }) => item).length - right} left out`,
  )
}
const weights = fitted(lessons)
for (const [f, name] of FEATURES.entries()) console.log(weights[f]!.toFixed(3).padStart(8), name)
const source = await readFile(FILE, 'utf8')
const lines = FEATURES.map((name, f) => `  ${Number(weights[f]!.toFixed(3))}, // ${name}`)
await writeFile(FILE, source.replace(/= \[\n[^\]]*\]/, `= [\n${lines.join('\n')}\n]`))

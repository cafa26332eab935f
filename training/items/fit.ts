import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pagesOf } from '../../src/engine/tasks/page-file.ts'
import { amountColumns } from '../../src/models/items/amount-columns.ts'
import { type Line, linesOf } from '../../src/models/items/lines.ts'
import { type Candidate, candidatesOf, FEATURES } from '../../src/models/items/row-features.ts'
import { documentText } from '../../src/reading/document-text.ts'
import { fitted, logOdds } from './logistic.ts'

/**
 * Fits what tells items from sums: `node training/items/fit.ts KIND OUT PAGES=PAPERS…`, KIND invoice
 * or receipt, PAGES a folder of read pages (`<id>.pages`), PAPERS one of truths (`<id>.truth.json`).
 * Prints accuracy with documents held out, and writes the weights.
 */
interface Truth {
  readonly description: string | null
  readonly amount: string | null
}

interface Lesson {
  readonly document: string
  readonly features: readonly number[]
  readonly item: boolean
}

const FOLDS = 5

const [kind, out, ...sources] = process.argv.slice(2)
const lessons: Lesson[] = []
for (const source of sources) {
  const [pages, papers] = source.split('=') as [string, string]
  for (const name of (await readdir(pages)).sort()) {
    const id = basename(name, '.pages')
    const truth = await readFile(join(papers, `${id}.truth.json`), 'utf8').then(
      JSON.parse,
      () => null,
    )
    if (truth === null) continue
    const items: Truth[] = truth.fields.line_items ?? truth.fields.items ?? []
    if (items.length === 0) continue
    lessons.push(...lessonsOf(id, linesOf(documentText(await pagesOf(join(pages, name)))), items))
  }
}

/** The candidates of the columns that hold most of the true amounts, page by page. */
function lessonsOf(id: string, lines: readonly Line[], items: readonly Truth[]): Lesson[] {
  const pages = [...new Set(lines.map((line) => line.row.page))]
  const rest = [...items]
  return pages.flatMap((page) => {
    const columns = amountColumns(lines, page).map((column) => {
      const candidates = candidatesOf(column, lines)
      return { candidates, matched: matchedIn(candidates, lines, rest) }
    })
    const best = columns.sort((a, b) => b.matched.size - a.matched.size)[0]
    if (!best || best.matched.size === 0) return []
    for (const item of best.matched.values()) rest.splice(rest.indexOf(item), 1)
    return best.candidates.map((candidate) => ({
      document: id,
      features: candidate.features,
      item: best.matched.has(candidate),
    }))
  })
}

/** Which candidate is which item: the same amount, and words of its description near by. */
function matchedIn(
  candidates: readonly Candidate[],
  lines: readonly Line[],
  items: readonly Truth[],
): Map<Candidate, Truth> {
  const found = new Map<Candidate, Truth>()
  const taken = new Set<Truth>()
  const scored = candidates.flatMap((candidate) =>
    items.flatMap((item) => {
      if (Math.round(Number(item.amount) * 100) !== Math.round(candidate.amount.value * 100))
        return []
      const near = (reach: number) =>
        new Set(
          lines
            .slice(Math.max(0, candidate.at - reach), candidate.at + reach + 1)
            .flatMap((line) => wordsOf(line.row.text)),
        )
      const words = wordsOf(item.description ?? '')
      const share = (own: ReadonlySet<string>) =>
        words.filter((word) => own.has(word)).length / Math.max(1, words.length)
      return [{ candidate, item, score: share(near(0)) + 0.5 * share(near(2)) }]
    }),
  )
  for (const { candidate, item, score } of scored.sort((a, b) => b.score - a.score)) {
    if (score < 0.2 || found.has(candidate) || taken.has(item)) continue
    found.set(candidate, item)
    taken.add(item)
  }
  return found
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

const documents = [...new Set(lessons.map((lesson) => lesson.document))]
let right = 0
for (let fold = 0; fold < FOLDS; fold++) {
  const held = new Set(documents.filter((_, i) => i % FOLDS === fold))
  const weights = fitted(lessons.filter((lesson) => !held.has(lesson.document)))
  for (const lesson of lessons)
    if (held.has(lesson.document) && logOdds(weights, lesson.features) > 0 === lesson.item) right++
}
console.log(
  `${documents.length} documents, ${lessons.length} rows, ${(right / lessons.length).toFixed(4)} right with documents held out`,
)
const weights = fitted(lessons)
await writeFile(
  out!,
  `// Made by training/items/fit.ts: log-odds a feature that a row of ${kind} papers is an item.\nexport const ${kind!.toUpperCase()}_ROWS: Readonly<Record<string, number>> = {\n${FEATURES.map((name, f) => `  ${name}: ${Number(weights[f]!.toFixed(4))},`).join('\n')}\n}\n`,
)

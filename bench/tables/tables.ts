/**
 * `npm run bench -- --tables FOLDER... [--pages FOLDER] [--only REGEX]`: how the tables of documents
 * compare with their truths (`<id>.truth.json` beside each), pooled, by family and for documents
 * without tables: adjacency relations, shapes, GriTS, TEDS, words lost. What was read of a document is kept under
 * `--pages`, so that the next run only looks for tables. With `--worst N` the documents that lose most
 * are listed, with `--quick` GriTS and TEDS are left out.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '../../src/document/page.ts'
import { pagesOf as pagesIn, writePages } from '../../src/engine/tasks/page-file.ts'
import { findTables } from '../../src/tables/find.ts'
import { pagesOf } from '../structure/pages.ts'
import { f1 } from './adjacency.ts'
import { added, type Score, scoreOf } from './score.ts'
import { type Truth, truthsIn } from './truths.ts'

interface Scored {
  readonly truth: Truth
  readonly score: Score
}

interface Options {
  /** Where pages are kept; a folder that is gone afterwards when not given. */
  readonly pages: string | undefined
  readonly only: string
  readonly worst: number
  /** Without GriTS and TEDS. */
  readonly quick: boolean
}

async function readingOf(truth: Truth, folder: string): Promise<Page[]> {
  const file = join(folder, `${truth.id}.pages`)
  if (existsSync(file)) return pagesIn(file)
  const pages = await pagesOf([truth.path])
  writePages(file, pages)
  return pages
}

/** @return the exit code */
export async function tables(folders: readonly string[], options: Options): Promise<number> {
  const kept = options.pages ?? mkdtempSync(join(tmpdir(), 'pagemill-tables-'))
  mkdirSync(kept, { recursive: true })
  try {
    const all: Scored[] = []
    for (const folder of folders) {
      const scored: Scored[] = []
      for (const truth of truthsIn(folder)) {
        if (!new RegExp(options.only).test(truth.id)) continue
        const found = findTables(await readingOf(truth, kept))
        scored.push({ truth, score: scoreOf(found, truth.readings, options.quick) })
      }
      all.push(...scored)
      report(folder, scored)
    }
    if (folders.length > 1) report('all folders', all)
    for (const { truth, score } of worstOf(all, options.worst))
      process.stdout.write(`${row(truth.id, [{ truth, score }])}  ${truth.families.join(' ')}\n`)
    return all.length > 0 ? 0 : 2
  } finally {
    if (!options.pages) rmSync(kept, { recursive: true, force: true })
  }
}

const COLUMNS = [
  ['n', ({ tables }: Score, all: readonly Scored[]) => `${all.length}/${tables}`],
  ['adj F1', (score: Score) => share(f1(score), 1)],
  ['shape', ({ shape, tables }: Score) => share(shape, tables)],
  ['rows', ({ rows, tables }: Score) => share(rows, tables)],
  ['cols', ({ columns, tables }: Score) => share(columns, tables)],
  ['missed', ({ missed, tables }: Score) => share(missed, tables)],
  ['extra', ({ extra }: Score) => String(extra)],
  ['lost', ({ lost, words }: Score) => share(lost, words)],
  ['GriTS c', ({ content, compared }: Score) => share(content, compared)],
  ['GriTS t', ({ topology, compared }: Score) => share(topology, compared)],
  ['TEDS', (score: Score) => share(score.teds, score.compared)],
] as const

const share = (part: number, whole: number): string =>
  whole === 0 ? '-' : (part / whole).toFixed(3)

function row(title: string, scored: readonly Scored[]): string {
  const score = added(scored.map((item) => item.score))
  const cells = COLUMNS.map(([, measure]) => measure(score, scored).padStart(8))
  return `${title.padEnd(32).slice(0, 32)} ${cells.join('')}`
}

function report(title: string, scored: readonly Scored[]): void {
  const head = COLUMNS.map(([name]) => name.padStart(8)).join('')
  process.stdout.write(`${title.slice(-32).padEnd(32)} ${head}\n${row('all', scored)}\n`)
  const families = new Set(scored.flatMap(({ truth }) => truth.families))
  for (const family of [...families].sort())
    process.stdout.write(
      `${row(
        family,
        scored.filter(({ truth }) => truth.families.includes(family)),
      )}\n`,
    )
  const without = scored.filter(({ truth }) => truth.readings.some((tables) => tables.length === 0))
  const wrong = without.filter(({ score }) => score.given > 0)
  if (without.length > 0)
    process.stdout.write(`without tables: ${wrong.length} of ${without.length} have one\n`)
  process.stdout.write('\n')
}

/** Those with most false and missing relations. */
function worstOf(scored: readonly Scored[], count: number): Scored[] {
  const loss = ({ score: { found, given, wanted } }: Scored) => given + wanted - 2 * found
  return scored.toSorted((a, b) => loss(b) - loss(a)).slice(0, count)
}

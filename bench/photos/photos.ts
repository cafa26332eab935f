/**
 * `npm run bench -- --photos [FOLDER] [--only REGEX] [--trials N]`: how much of a page is lost when it is
 * photographed instead of scanned. Pages of the project, flat and by a simulated camera; N pages of
 * each kind. Pictures are kept in FOLDER where one is given.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linesOf, type Page, wordsOf } from '../../src/document/page.ts'
import { findTables } from '../../src/tables/find.ts'
import { characterErrorRate } from '../cer.ts'
import { pagesOf } from '../structure/pages.ts'
import { adjacency, countShared, f1, type Relations } from '../tables/adjacency.ts'
import { partsOf, scoredTable } from '../tables/scored-table.ts'
import { photographed, type Shot } from './camera.ts'
import { pageOf } from './page-pixels.ts'
import { PAGES, type TruePage } from './pages.ts'

const DPI = 200
const STILL = { perspective: 0, bend: 'flat', shadow: 0.05, roll: 0, isWhole: false } as const
const SHOTS: Readonly<Record<string, Omit<Shot, 'seed'>>> = {
  flat: STILL,
  '2 %': { perspective: 0.02, bend: 'flat', shadow: 0.15, roll: 3, isWhole: true },
  '4 %': { perspective: 0.04, bend: 'flat', shadow: 0.25, roll: 4, isWhole: false },
  '6 %': { perspective: 0.06, bend: 'flat', shadow: 0.3, roll: 5, isWhole: true },
  '8 %': { perspective: 0.08, bend: 'flat', shadow: 0.35, roll: 6, isWhole: false },
  'book 5 %': { perspective: 0.05, bend: 'book', shadow: 0.3, roll: 3, isWhole: true },
  'roll 5 %': { perspective: 0.05, bend: 'roll', shadow: 0.3, roll: 3, isWhole: false },
  'crumpled 5 %': { perspective: 0.05, bend: 'crumpled', shadow: 0.3, roll: 3, isWhole: true },
}

interface Score {
  readonly words: Relations
  readonly cer: number
  readonly tables: Relations | null
  readonly ms: number
}

/** @return the exit code */
export async function photos(
  folder: string | undefined,
  only: string,
  seeds: number,
): Promise<number> {
  const kept = folder ?? mkdtempSync(join(tmpdir(), 'pagemill-photos-'))
  mkdirSync(kept, { recursive: true })
  const wanted = new RegExp(only)
  try {
    head()
    const flat = new Map<string, Score>()
    for (const [shot, how] of Object.entries(SHOTS)) {
      const all: Score[] = []
      for (const [kind, make] of Object.entries(PAGES)) {
        if (!wanted.test(`${kind}/${shot}`)) continue
        const scores: Score[] = []
        for (let seed = 1; seed <= seeds; seed++) {
          const name = `${kind}-${seed}-${shot.replace(/\W+/g, '')}`
          const page = make(seed)
          const file = join(kept, `${name}.jpg`)
          if (!existsSync(file)) writeFileSync(file, await pictureOf(page, { ...how, seed: name }))
          scores.push(await scoreOf(page, file))
        }
        row(kind, shot, added(scores), flat.get(kind))
        if (shot === 'flat') flat.set(kind, added(scores))
        all.push(...scores)
      }
      if (all.length === 0) continue
      row('all', shot, added(all), flat.get('all'))
      if (shot === 'flat') flat.set('all', added(all))
    }
    return 0
  } finally {
    if (!folder) rmSync(kept, { recursive: true, force: true })
  }
}

const pictureOf = async (page: TruePage, shot: Shot): Promise<Buffer> =>
  photographed(await pageOf(page, DPI), DPI, shot)

async function scoreOf(page: TruePage, file: string): Promise<Score> {
  const begin = performance.now()
  const [read] = await pagesOf([file])
  const ms = performance.now() - begin
  const truth = page.text.split(/\s+/)
  const found = wordsOf(read!).map(({ text }) => text)
  return {
    words: { found: countShared(found, truth), given: found.length, wanted: truth.length },
    cer: characterErrorRate(page.text, textOf(read!)),
    tables: page.tables.length === 0 ? null : tablesOf(read!, page),
    ms,
  }
}

const textOf = (page: Page): string =>
  [...linesOf(page)].map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n')

function tablesOf(read: Page, { tables }: TruePage): Relations {
  const wanted = tables.map((rows) =>
    scoredTable(
      1,
      rows.flatMap((cells, row) =>
        cells.map((text, column) => ({ row, column, rowSpan: 1, columnSpan: 1, text })),
      ),
    ),
  )
  return adjacency(
    findTables([read]).flatMap((table) => partsOf(table, false)),
    wanted,
  )
}

function added(scores: readonly Score[]): Score {
  const sum = (relations: readonly Relations[]): Relations => ({
    found: relations.reduce((total, { found }) => total + found, 0),
    given: relations.reduce((total, { given }) => total + given, 0),
    wanted: relations.reduce((total, { wanted }) => total + wanted, 0),
  })
  const tables = scores.flatMap(({ tables }) => tables ?? [])
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length
  return {
    words: sum(scores.map(({ words }) => words)),
    cer: mean(scores.map(({ cer }) => cer)),
    tables: tables.length === 0 ? null : sum(tables),
    ms: mean(scores.map(({ ms }) => ms)),
  }
}

const COLUMNS = ['words F1', 'lost', 'CER', 'more', 'tables F1', 'lost', 'ms'] as const

const print = (cells: readonly string[]): boolean =>
  process.stdout.write(
    `${cells.map((cell, i) => (i < 2 ? cell.padEnd(13) : cell.padStart(10))).join('')}\n`,
  )

const head = (): boolean => print(['page', 'seen', ...COLUMNS])

/** What is lost against the flat page, beside each figure, in points. */
function row(kind: string, shot: string, score: Score, flat: Score | undefined): void {
  const points = (value: number | null, sign: number): string =>
    value === null || flat === undefined ? '' : (100 * sign * value).toFixed(1)
  const words = f1(score.words)
  const tables = score.tables && f1(score.tables)
  print([
    kind,
    shot,
    words.toFixed(4),
    points(flat ? f1(flat.words) - words : null, 1),
    score.cer.toFixed(4),
    points(flat ? score.cer - flat.cer : null, 1),
    tables?.toFixed(4) ?? '',
    points(flat?.tables && tables !== null ? f1(flat.tables) - tables : null, 1),
    score.ms.toFixed(0),
  ])
}

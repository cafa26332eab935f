/**
 * `npm run bench -- --structure [FILE|FOLDER...]`: milliseconds that finding a page's tables takes once
 * its words are known: on the bench's own documents and those that are named, and on pages crowded
 * with words and rules. Ends with 1 when a median is above 15 ms or a crowded page takes over 2 s.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectInputs } from '../../src/cli/inputs.ts'
import type { Page } from '../../src/document/page.ts'
import { tablesOnPage } from '../../src/tables/on-page.ts'
import { CASES } from '../cases.ts'
import { CROWDED } from '../documents/crowded.ts'
import { prepare } from '../documents/prepare.ts'
import { median } from '../median.ts'
import { pagesOf } from './pages.ts'

/** Milliseconds a page of usual documents may take, in the middle; and any page at all. */
const MOST_USUAL = 15
const MOST_CROWDED = 2_000
const OWN_PAGES = 10
const TRIALS = 5

/** Median over the trials, after one that warms up. */
function millisecondsOf(page: Page): number {
  const trials: number[] = []
  for (let i = 0; i <= TRIALS; i++) {
    const begun = performance.now()
    tablesOnPage(page)
    if (i > 0) trials.push(performance.now() - begun)
  }
  return median(trials)
}

const shown = (ms: number): string => `${ms.toFixed(ms < 10 ? 2 : 0)} ms`.padStart(9)

/** @return whether they were quick enough */
function reportOn(title: string, pages: readonly Page[]): boolean {
  const all = pages.map(millisecondsOf).sort((a, b) => a - b)
  const middle = median(all)
  const most = all.at(-1) ?? 0
  process.stdout.write(
    `${title.padEnd(36)} ${String(pages.length).padStart(4)} pages  median ${shown(middle)}  most ${shown(most)}\n`,
  )
  return middle <= MOST_USUAL && most <= MOST_CROWDED
}

async function ownDocuments(folder: string): Promise<boolean> {
  let quick = true
  for (const bench of CASES) {
    const { files } = await prepare({ ...bench, pages: OWN_PAGES }, join(folder, bench.name))
    quick = reportOn(bench.title, await pagesOf(files)) && quick
  }
  return quick
}

async function named(paths: readonly string[]): Promise<boolean> {
  const inputs = await collectInputs(paths, false, () => {})
  return reportOn('named documents', await pagesOf(inputs.map((input) => input.path)))
}

function crowded(): boolean {
  let quick = true
  for (const [name, page] of Object.entries(CROWDED)) {
    const ms = millisecondsOf(page())
    process.stdout.write(`${name.padEnd(54)} ${shown(ms)}\n`)
    quick = ms <= MOST_CROWDED && quick
  }
  return quick
}

/** @return the exit code */
export async function structure(paths: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'pagemill-structure-'))
  try {
    const own = await ownDocuments(folder)
    const others = paths.length === 0 || (await named(paths))
    return [own, others, crowded()].every(Boolean) ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

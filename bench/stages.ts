import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../src/config.ts'
import { loadAddon } from '../src/engine/native.ts'
import { CASES } from './cases.ts'
import { contenderNamed } from './contenders/index.ts'
import { prepare } from './documents/prepare.ts'
import { median } from './median.ts'

/** Typical pages differ: more of them are needed for a mean. */
const PAGES = 5
const TYPICAL_PAGES = 12
const TRIALS = 5
/** Those of the typical pages; a page's own is told from them. */
const LANGUAGES = ['eng', 'deu', 'fra', 'spa']
/** As the addon names them, and as the table does. */
const STAGES = {
  decode: 'decoding the file',
  prepare: 'levelling, binarizing, rules',
  lines: 'finding and cropping lines, words',
  network: 'network',
  decoding: 'decoding',
  again: 'upside down, softer eyes',
  even_light: 'in even light',
  second_looks: 'second looks',
  fills: 'shaded areas',
  layout: 'reading order',
}

/**
 * `npm run bench -- --stages`: milliseconds a page by stage, the mean of the pages' medians over the
 * trials, beside stock Tesseract's total.
 */
export async function stages(): Promise<void> {
  const { models } = readConfig()
  const reader = new (loadAddon().Reader)(models)
  const folder = mkdtempSync(join(tmpdir(), 'pagemill-stages-'))
  const columns: { name: string; ms: Record<string, number>; stock: number }[] = []
  try {
    for (const bench of CASES.filter(({ kind }) => kind === 'scan')) {
      const isTypical = bench.name === 'typical'
      const pages = isTypical ? TYPICAL_PAGES : PAGES
      const { files } = await prepare({ ...bench, pages }, join(folder, bench.name))
      const languages = isTypical ? LANGUAGES : ['eng']
      const read = (file: string) =>
        reader.read(
          { kind: 'encoded', bytes: readFileSync(file), frame: 0, orientation: 1 },
          { languages, dpi: 0, maxPixels: 80_000_000, deadline: 0 },
          new Int32Array(1),
        ).timings
      const sums = new Map<string, number>()
      for (const file of files) {
        const trials = Array.from({ length: TRIALS }, () => read(file))
        for (const stage of Object.keys(STAGES)) {
          const middle = median(trials.map((timings) => timings[stage] ?? 0))
          sums.set(stage, (sums.get(stage) ?? 0) + middle)
        }
      }
      const ms = Object.fromEntries([...sums].map(([stage, sum]) => [stage, sum / files.length]))
      const stock = (await contenderNamed('tesseract-1').read(files)).ms / files.length
      columns.push({ name: bench.name, ms, stock })
    }
  } finally {
    reader.dispose()
    rmSync(folder, { recursive: true, force: true })
  }
  const row = (label: string, cells: readonly string[]) =>
    process.stdout.write(`| ${[label, ...cells].join(' | ')} |\n`)
  row(
    'milliseconds a page, one thread',
    columns.map(({ name }) => name),
  )
  row(
    '---',
    columns.map(() => '--:'),
  )
  for (const [stage, label] of Object.entries(STAGES))
    row(
      label,
      columns.map(({ ms }) => ms[stage]!.toFixed(1)),
    )
  const total = (ms: Record<string, number>) => Object.values(ms).reduce((a, b) => a + b, 0)
  row(
    'pagemill',
    columns.map(({ ms }) => total(ms).toFixed(1)),
  )
  row(
    'stock Tesseract',
    columns.map(({ stock }) => stock.toFixed(1)),
  )
}

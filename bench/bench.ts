/**
 * Pages per second (median of the trials, and their spread) beside character errors, for pagemill and
 * its rivals on the same pages in the same run: `npm run bench -- [--only REGEX] [--trials N] [--json FILE] [--readme]`. With `--check`
 * instructions are counted instead, see check/check.ts; with `--structure` finding tables is timed,
 * see structure/structure.ts; with `--tables` tables are compared with truths, see tables/tables.ts; with `--calibration` confidences are compared with truths, see
 * calibration/calibration.ts; with `--stages` a page's milliseconds are told by stage, with `--boxes`
 * word boxes are compared with libtesseract's, with `--exact` best labels and texts of line crops.
 * `--photos` tells what is lost of a page that is photographed, see photos/photos.ts.
 * `--sandbox` shows what the walls around engine processes cost, see sandbox.ts.
 * `--kernels NAME` adds rows of that kernel set, and ends with 2 where the machine cannot run it.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { markdown, type Report, type Row, summary, withoutThreads } from '../scripts/report.ts'
import { loadAddon } from '../src/engine/native.ts'
import { boxes } from './boxes.ts'
import { calibration } from './calibration/calibration.ts'
import { type BenchCase, CASES } from './cases.ts'
import { characterErrorRate } from './cer.ts'
import { check } from './check/check.ts'
import type { Reading } from './contenders/contender.ts'
import { contenderNamed } from './contenders/index.ts'
import { prepare } from './documents/prepare.ts'
import { exact } from './exact/exact.ts'
import { machine } from './machine.ts'
import { median } from './median.ts'
import { photos } from './photos/photos.ts'
import { writeReadmeTable } from './readme.ts'
import { sandbox } from './sandbox.ts'
import { stages } from './stages.ts'
import { structure } from './structure/structure.ts'
import { tables } from './tables/tables.ts'

const run = promisify(execFile)
const runner = join(import.meta.dirname, 'run-contender.ts')

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    trials: { type: 'string', default: '5' },
    json: { type: 'string' },
    readme: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    calibration: { type: 'boolean', default: false },
    structure: { type: 'boolean', default: false },
    tables: { type: 'boolean', default: false },
    pages: { type: 'string' },
    worst: { type: 'string', default: '0' },
    photos: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    stages: { type: 'boolean', default: false },
    boxes: { type: 'boolean', default: false },
    exact: { type: 'boolean', default: false },
    sandbox: { type: 'boolean', default: false },
    kernels: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
})
if (options.kernels) {
  process.env.PAGEMILL_KERNELS = options.kernels
  const { kernels } = loadAddon()
  delete process.env.PAGEMILL_KERNELS
  if (kernels !== options.kernels) {
    process.stderr.write(`the kernel set '${options.kernels}' does not run on this machine\n`)
    process.exit(2)
  }
}
if (options.check) process.exit(await check(options.record))
if (options.calibration) process.exit(calibration(positionals[0] ?? '', positionals[1] ?? ''))
if (options.structure) process.exit(await structure(positionals))
if (options.tables) {
  const { pages, only, worst, quick } = options
  process.exit(await tables(positionals, { pages, only, worst: Number(worst), quick }))
}

if (options.photos) process.exit(await photos(positionals[0], options.only, Number(options.trials)))
if (options.boxes) process.exit(boxes())
if (options.exact) process.exit(await exact())
if (options.sandbox) {
  await sandbox(Number(options.trials))
  process.exit(0)
}
if (options.stages) {
  await stages()
  process.exit(0)
}

/**
 * In each of them every contender reads a share of the pages: within minutes a machine may be half as
 * fast. With many turns the end of each, when one thread has no page left, would cost two threads a part.
 */
const TURNS = 2

/**
 * A share of the pages in a process of its own. A contender has as many cores as threads: what runs
 * beside those that read, as the threads that write our results, is to cost it time. Only Linux can.
 */
async function turn(name: string, files: readonly string[]): Promise<Reading> {
  const cores = `0-${contenderNamed(name).threads - 1}`
  const binding = process.platform === 'linux' ? ['taskset', '--cpu-list', cores] : []
  const [command, ...rest] = [...binding, process.execPath, runner, name, ...files]
  const { stdout } = await run(command!, rest, { maxBuffer: 1 << 28 })
  return JSON.parse(stdout)
}

/** What each contender made of all pages. */
async function trial(
  names: readonly string[],
  files: readonly string[],
): Promise<Map<string, Reading>> {
  const whole = new Map(names.map((name): [string, Reading] => [name, { ms: 0, texts: [] }]))
  const share = Math.ceil(files.length / TURNS)
  for (let from = 0; from < files.length; from += share)
    for (const [name, { ms, texts }] of whole) {
      const part = await turn(name, files.slice(from, from + share))
      whole.set(name, { ms: ms + part.ms, texts: [...texts, ...part.texts] })
    }
  return whole
}

/** Those of the case, and the recognition of scans by the kernel set that was asked for. */
const contendersOf = ({ contenders, kind }: BenchCase): readonly string[] =>
  options.kernels && kind === 'scan' ? [`pagemill ${options.kernels}-1`, ...contenders] : contenders

const trials = Number(options.trials)
const only = new RegExp(options.only)
const folder = mkdtempSync(join(tmpdir(), 'pagemill-bench-'))
const rows: Row[] = []
const versions: Record<string, string> = {}
try {
  for (const bench of CASES.filter(({ name }) => only.test(name))) {
    const { files, truths } = await prepare(bench, join(folder, bench.name))
    const readings = new Map<string, Reading[]>(contendersOf(bench).map((name) => [name, []]))
    for (let i = 0; i < trials; i++)
      for (const [name, reading] of await trial([...readings.keys()], files))
        readings.get(name)!.push(reading)
    for (const [name, list] of readings) {
      const contender = contenderNamed(name)
      versions[withoutThreads(name)] = contender.version()
      const speeds = list.map(({ ms }) => (bench.pages * 1000) / ms)
      const errors = truths.map((truth, i) => characterErrorRate(truth, list[0]!.texts[i] ?? ''))
      rows.push({
        case: bench.name,
        title: bench.title,
        pages: bench.pages,
        contender: name,
        threads: contender.threads,
        pagesPerSecond: median(speeds),
        ...(trials > 1 && { spread: [Math.min(...speeds), Math.max(...speeds)] }),
        cer: errors.reduce((sum, error) => sum + error, 0) / errors.length,
      })
      const row = rows.at(-1)!
      process.stderr.write(
        `${bench.name.padEnd(12)} ${name.padEnd(13)} ${row.pagesPerSecond.toFixed(2).padStart(8)} pages/s  CER ${(row.cer * 100).toFixed(2)} %\n`,
      )
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

const report: Report = {
  date: new Date().toISOString(),
  machine: machine(),
  versions,
  trials,
  rows,
}
// Of a part nothing is kept: the guide shows the table of the newest run.
const day = join(import.meta.dirname, 'results', `${report.date.slice(0, 10)}.json`)
const file = options.json ?? (options.only === '' ? day : null)
if (file !== null) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
}
process.stdout.write(`${markdown(report)}\n`)
if (options.readme) writeReadmeTable(summary(report))

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildProgram } from '../../scripts/native-program.ts'
import { readConfig } from '../../src/config.ts'
import { CASES } from '../cases.ts'
import { prepare } from '../documents/prepare.ts'

const run = promisify(execFile)

/** Pages of each scanned case: together some 700 lines. */
const PAGES = 6
const FEWEST_LINES = 500
/** Share of lines whose decoded text must be libtesseract's. */
const LEAST_SAME_TEXT = 0.99

/** As read_lines.cc prints it. */
interface Counts {
  readonly kernels: string
  readonly lines: number
  readonly steps: number
  readonly equalSteps: number
  readonly linesWithAllLabels: number
  readonly linesWithText: number
}

/**
 * `npm run bench -- --exact`: the own reader in exact precision beside libtesseract, on line crops
 * that libtesseract takes from scanned pages.
 *
 * @return the exit code: 1 when a best label differs, or the text of more than 1 % of the lines
 */
export async function exact(): Promise<number> {
  const program = await buildProgram(join(import.meta.dirname, 'read_lines.cc'))
  const folder = mkdtempSync(join(tmpdir(), 'pagemill-exact-'))
  try {
    const scans = CASES.filter(({ kind }) => kind === 'scan')
    const prepared = await Promise.all(
      scans.map((scan) => prepare({ ...scan, pages: PAGES }, join(folder, scan.name))),
    )
    const files = prepared.flatMap((each) => each.files)
    const env = { ...process.env, OMP_THREAD_LIMIT: '1' }
    const { stdout, stderr } = await run(program, [readConfig().models.tessdata, ...files], { env })
    const counts = JSON.parse(stdout) as Counts
    const { kernels, lines, steps, equalSteps, linesWithAllLabels, linesWithText } = counts
    process.stdout.write(
      `kernels ${kernels}: ${lines} lines; best labels equal at ${equalSteps} of ${steps} time steps, ` +
        `on all of ${linesWithAllLabels} lines; text equal on ${linesWithText} lines ` +
        `(${((100 * linesWithText) / lines).toFixed(2)} %)\n`,
    )
    const enough = lines >= FEWEST_LINES && linesWithText >= LEAST_SAME_TEXT * lines
    if (enough && equalSteps === steps) return 0
    process.stderr.write(stderr)
    return 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

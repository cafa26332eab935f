import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { buildProgram } from '../../scripts/native-program.ts'
import { readConfig } from '../../src/config.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')
const tree = join(root, '.cache', 'check')

/** The widest set that Valgrind can run. */
const KERNELS = 'avx2'

const words = async (command: string, args: string[]) =>
  (await run(command, args)).stdout.trim().split(/\s+/)

/** Builds the program whose instructions are counted, and installs what counts them; its path. */
export async function countedProgram(): Promise<string> {
  mkdirSync(tree, { recursive: true })
  await run('bash', [join(root, 'scripts', 'setup.sh'), '--with-check'])
  return buildProgram(join(import.meta.dirname, 'read_page.cc'))
}

/** Instructions of reading one page, without starting the program and loading its model. */
export async function instructionsOf(program: string, page: string): Promise<number> {
  const { tessdata, second, degraded } = readConfig().models
  const folders = [tessdata, second!, degraded!]
  const out = join(tree, `${basename(page)}.callgrind`)
  const options = ['--tool=callgrind', '--toggle-collect=counted', `--callgrind-out-file=${out}`]
  const { stdout } = await run('valgrind', ['--quiet', ...options, program, ...folders, page], {
    env: { ...process.env, PAGEMILL_KERNELS: KERNELS },
  })
  if (!stdout.startsWith(`${KERNELS} `)) throw new Error(`Valgrind read with ${stdout}`)
  const total = /^(?:summary|totals): (\d+)/m.exec(readFileSync(out, 'utf8'))
  if (!total) throw new Error('Callgrind counted nothing')
  return Number(total[1])
}

export const digest = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)

/** What moves the counts beside the program and its input. */
export async function tools(): Promise<Record<string, string>> {
  const { tessdata, second, degraded } = readConfig().models
  const [[compiler], [leptonica]] = await Promise.all([
    run('g++', ['--version']).then(({ stdout }) => stdout.split('\n')),
    words('pkg-config', ['--modversion', 'lept']),
  ])
  return {
    kernels: KERNELS,
    compiler: compiler!,
    leptonica: leptonica!,
    model: digest(join(tessdata, 'eng.traineddata')),
    secondModel: digest(join(second!, 'eng.traineddata')),
    degradedModel: digest(join(degraded!, 'eng.traineddata')),
  }
}

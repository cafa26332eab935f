import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')
const folder = join(root, '.cache', 'programs')

/** Compiler flags of the libraries the addon is built with. */
const flagsOf = async (kind: '--cflags' | '--libs') =>
  (await run('pkg-config', [kind, 'tesseract', 'lept', 'libpng', 'libisal', 'libjpeg'])).stdout
    .trim()
    .split(/\s+/)

/**
 * Builds a program of one source file with the addon's own objects, the addon first where it has
 * changed.
 *
 * @returns the program's path
 */
export async function buildProgram(source: string): Promise<string> {
  await run('bash', [join(root, 'scripts', 'setup.sh')])
  mkdirSync(folder, { recursive: true })
  const [cflags, libraries] = await Promise.all([flagsOf('--cflags'), flagsOf('--libs')])
  const program = join(folder, basename(source, '.cc'))
  const flags = ['-std=c++20', '-O3', `-I${join(root, 'native')}`, ...cflags]
  const core = join(root, 'build', 'Release', 'obj.target', 'core.a')
  await run('g++', [...flags, source, core, ...libraries, '-o', program])
  return program
}

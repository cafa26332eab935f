import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { buildProgram } from '../scripts/native-program.ts'

/** Pages made and cut at once, so that few pictures lie on the disk. */
const BUNCH = 20
/** Kinds of pages and their share; a folder each, which train.py mixes by shares of its own. */
const KINDS = { small: 0.33, plain: 0.1, dots: 0.57 }

const run = promisify(execFile)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'string', default: '1500' } },
})
const [out] = positionals
if (!out) throw new Error('usage: node training/make-lines.ts FOLDER [--pages N]')
const cut = await buildProgram(join(import.meta.dirname, 'line_crops.cc'))

for (const [kind, share] of Object.entries(KINDS)) {
  const folder = join(out, kind)
  mkdirSync(folder, { recursive: true })
  const program = kind === 'dots' ? ['dot_print.py'] : ['small_print.py', kind]
  const [script, ...more] = program
  for (let first = 0; first < Number(values.pages) * share; first += BUNCH) {
    const page = [join(import.meta.dirname, script!), ...more, folder, `${first}`, `${BUNCH}`]
    await run('/usr/bin/python3', page)
    const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'))
    const files = pictures.flatMap((name) => [name, name.replace(/png$/, 'lines')])
    await run(cut, files, { cwd: folder })
    for (const name of pictures) rmSync(join(folder, name))
  }
}

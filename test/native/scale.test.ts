import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'

const native = join(import.meta.dirname, '../../native')

t.test("lines are scaled to the pixels that Leptonica's scaling gives", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'pagemill-scale-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  const flags = (kind: string): string[] =>
    execFileSync('pkg-config', [kind, 'lept'], { encoding: 'utf8' }).trim().split(/\s+/)
  const sources = [
    join(import.meta.dirname, 'scale/compare.cc'),
    ...['image/scale.cc', 'image/sharpen.cc'].map((name) => join(native, name)),
  ]
  const options = ['-std=c++20', '-O2', '-ffp-contract=off', `-I${native}`, ...flags('--cflags')]
  const program = join(folder, 'compare')
  execFileSync('g++', [...options, ...sources, '-o', program, ...flags('--libs')])
  t.equal(execFileSync(program, { encoding: 'utf8' }), '')
})

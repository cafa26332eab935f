import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { STATUS_OF } from '../src/errors.ts'
import { ENDPOINTS } from '../src/http/endpoints.ts'
import { JOB_STATUSES } from '../src/jobs/job.ts'
import { models } from '../src/models/catalogue.ts'
import { outputs } from '../src/outputs/catalogue.ts'

const text = readFileSync(join(import.meta.dirname, '..', 'docs', 'specification.md'), 'utf8')
const rows = text
  .split('\n')
  .filter((line) => /^\| (?!row )/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, row, file, test]) => ({ row: row!, file: file!, test: test! }))

/** In one of the three quotes; tests of a loop begin with what it is about. */
const isDeclared = (test: string, text: string): boolean =>
  [`'${test}'`, `"${test}"`, `: ${test}\``].some((written) => text.includes(written))

t.test('every row has a test', async (t) => {
  t.ok(rows.length > 70)
  for (const { row, file, test } of rows) {
    const path = join(import.meta.dirname, `${file}.test.ts`)
    if (!existsSync(path)) t.fail(`${row}: there is no ${file}.test.ts`)
    else t.ok(isDeclared(test, readFileSync(path, 'utf8')), `${row}: ${file}: ${test}`)
  }
})

t.test('no endpoint is missing', async (t) => {
  const named = new Set(rows.flatMap(({ row }) => row.match(/\/[\w./{}-]*/g) ?? []))
  for (const [place] of Object.values(ENDPOINTS).flat()) {
    const path = place.split(' ')[1]!
    t.ok(named.has(path), place)
  }
})

t.test('no code, model, output or state is missing', async (t) => {
  const words = new Set(rows.flatMap(({ row }) => row.match(/\w+/g) ?? []))
  for (const name of [...Object.keys(STATUS_OF), ...models.keys(), ...outputs.keys()])
    t.ok(words.has(name), name)
  for (const status of JOB_STATUSES) t.ok(words.has(status), status)
})

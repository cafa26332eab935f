/**
 * Reads a TAP stream and lists what its files took, the slowest first, each with its slowest tests.
 * Usage: times.ts TAP_FILE.
 */
import { readFileSync } from 'node:fs'

/** Seconds below which nothing is listed. */
const LEAST = 2
const MOST_TESTS = 3

interface Timed {
  readonly name: string
  readonly seconds: number
}

const files: (Timed & { tests: Timed[] })[] = []
let tests: Timed[] = []
for (const line of readFileSync(process.argv[2]!, 'utf8').split('\n')) {
  const match = /^( *)(?:not )?ok \d+ - (.*) # time=([\d.]+)ms/.exec(line)
  if (!match) continue
  const [, indent, name, ms] = match as unknown as [string, string, string, string]
  const timed = { name, seconds: Number(ms) / 1000 }
  if (indent.length === 4) tests.push(timed)
  if (indent.length > 0) continue
  files.push({ ...timed, tests })
  tests = []
}

const slowest = <T extends Timed>(list: readonly T[]): T[] =>
  list.filter(({ seconds }) => seconds >= LEAST).sort((a, b) => b.seconds - a.seconds)
const row = ({ name, seconds }: Timed, indent = ''): string =>
  `${seconds.toFixed(1).padStart(7)} s  ${indent}${name}\n`

const sum = files.reduce((sum, { seconds }) => sum + seconds, 0)
process.stdout.write(row({ name: `${files.length} files`, seconds: sum }))
for (const file of slowest(files)) {
  process.stdout.write(row(file))
  for (const test of slowest(file.tests).slice(0, MOST_TESTS)) process.stdout.write(row(test, '  '))
}

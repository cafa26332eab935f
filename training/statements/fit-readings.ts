import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { READING_WEIGHTS } from '../../src/models/statement/reading-weights.ts'
import { FEATURES } from '../../src/models/statement/weighed.ts'
import { type Choice, fittedChoice, rightHeldOut, rightIn } from './choice.ts'
import { lessonsOf, matchOf } from './lessons.ts'
import { wordlessPage } from './wordless.ts'

/**
 * Fits what tells the right reading of an account from the others:
 * `node training/statements/fit-readings.ts PAGES=TRUTHS…`, PAGES a folder of read pages (`<id>.pages`),
 * TRUTHS one of truths (`<id>.truth.json`). Each document is read a second time without words that anybody knows:
 * there are more languages than lexicons. A reading is right where no other has more of the true sums.
 * Prints how many accounts are right, with groups of documents held out, too, and writes
 * src/models/statement/reading-weights.ts.
 */
const FILE = join(import.meta.dirname, '../../src/models/statement/reading-weights.ts')
/** What speaks for a reading; the rest speaks against it. */
const FOR: ReadonlySet<string> = new Set<(typeof FEATURES)[number]>([
  'rows explained by balances',
  'the chain begins with a balance by its name',
  'two balances by their names that all bookings join',
  'two sums, not both balances by their names, that all bookings join',
  'totals by their names that are met',
  'sums below bookings that those of their section come to',
  'days of a list of balances that the bookings come to',
])
/** Accounts of which no reading has more are of no use. */
const LEAST = 0.5

const sources = process.argv.slice(2)
const lessons = [...(await lessonsOf(sources)), ...(await lessonsOf(sources, wordlessPage))]
const choices = lessons.flatMap(({ source, group, readings, truth }): Choice[] => {
  const match = readings.map((reading) => matchOf(reading, truth))
  const most = Math.max(...match)
  const right = match.map((own) => own === most)
  if (most < LEAST || right.every(Boolean)) return []
  return [{ source, group, options: readings.map(({ features }) => features), right }]
})
const signs = FEATURES.map((name) => (FOR.has(name) ? 1 : -1))
const weights = fittedChoice(choices, signs)
process.stdout.write(
  `as they are ${rightIn(choices, READING_WEIGHTS)}; ${choices.length} accounts: ${rightIn(choices, weights)} right, ${rightHeldOut(choices, signs)} with groups held out\n`,
)
const rows = FEATURES.map((name, f) => `  ${Number(weights[f]!.toFixed(3))}, // ${name}`)
await writeFile(
  FILE,
  `// Made by training/statements/fit-readings.ts: log odds of a reading, for each of FEATURES.\nexport const READING_WEIGHTS: readonly number[] = [\n${rows.join('\n')}\n]\n`,
)

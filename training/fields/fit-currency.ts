/**
 * Fits what tells the currency of a document: node training/fields/fit-currency.ts FOLDER:PAGES...
 *
 * FOLDER holds truths (`<id>.truth.json`) with a currency, PAGES the pages of their documents
 * (`training/fields/read.ts`). Writes src/scoring/weights/currency.json and prints how many answers
 * are right with issuers held out. The same input gives the same bytes.
 *
 * `--last` keeps the numbers that there are, and fits those of new features beside them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CURRENCY_FEATURES, currencyOptions } from '../../src/reading/country/currency-evidence.ts'
import { optionsOf } from '../../src/scoring/decide.ts'
import { scoresOf } from '../../src/scoring/score.ts'
import type { Calibration, RoleWeights } from '../../src/scoring/weights.ts'
import { calibrationOf } from './calibration.ts'
import { fitted as fittedLast } from './last-weights.ts'
import { fitRole, type Group, SETTINGS } from './listwise.ts'
import { papersOf, truthOf } from './papers.ts'

const FOLDS = 5
const UNMARKED = CURRENCY_FEATURES.indexOf('onlyCountry')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    wrong: { type: 'boolean', default: false },
    last: { type: 'boolean', default: false },
  },
})
if (positionals.length === 0) {
  console.error('node training/fields/fit-currency.ts FOLDER:PAGES... [--wrong] [--last]')
  process.exit(2)
}
const papers = (
  await Promise.all(positionals.map((own) => papersOf(...(own.split(':') as [string, string]))))
).flat()

interface Sample extends Group {
  readonly id: string
  readonly values: readonly string[]
  readonly truth: string | null
}
const samples = papers.flatMap((paper): Sample[] => {
  const truth = truthOf(paper, 'currency')
  if (truth === undefined) return []
  const options = currencyOptions(paper.document)
  const same = papers.filter(({ group }) => group === paper.group).length
  const own = truth?.[0] ?? null
  // Where a label names a currency, nobody knows whether the document is in it.
  if (own === null && options.some(({ features }) => features[UNMARKED] === 0)) return []
  // Made receipts hold none where none is printed; for others it is the one of their country.
  if (own === null && values.last) return []
  const right = options.map(({ currency }) => currency === own)
  if (own !== null && !right.some(Boolean)) console.log(`no evidence: ${paper.id} ${own}`)
  return [
    {
      id: paper.id,
      name: paper.group,
      rows: options.map(({ features }) => Float32Array.from(features)),
      values: options.map(({ currency }) => currency),
      right,
      weight: (paper.complete ? 0.5 : 1) / Math.sqrt(same),
      truth: own,
    },
  ]
})

const file = join(import.meta.dirname, '../../src/scoring/weights/currency.json')
type Weights = RoleWeights & { features: readonly string[]; calibration: Calibration }
const before = JSON.parse(readFileSync(file, 'utf8')) as Weights

/** Evidence adds up: there is no forest. */
function fitted(all: readonly Sample[]): RoleWeights {
  const groups = all.filter(({ truth, right }) => truth === null || right.some(Boolean))
  return values.last
    ? withNew(groups)
    : fitRole(CURRENCY_FEATURES, groups, { ...SETTINGS, trees: 0 })
}

function withNew(groups: readonly Sample[]): RoleWeights {
  const known = CURRENCY_FEATURES.map((name) => before.features.indexOf(name))
  const at = known.flatMap((old, i) => (old < 0 ? [i] : []))
  const role = { ...before, linear: known.map((old) => before.linear[old] ?? 0) }
  const samples = groups.map(({ name, rows, right, weight }) => ({
    name,
    scores: scoresOf(role, rows),
    last: rows.map((row) => at.map((i) => row[i]!)),
    right,
    weight,
  }))
  const weights = fittedLast(samples, at.length, role.nothing)
  // A score is half of the linear model's.
  for (const [f, i] of at.entries()) role.linear[i] = Number((2 * weights[f]!).toPrecision(4))
  return { linear: role.linear, trees: [], nothing: role.nothing }
}

const names = [...new Set(samples.map(({ name }) => name))].sort()
const answers = names.flatMap((_, at) => {
  if (at >= FOLDS) return []
  const isHeld = ({ name }: Sample) => names.indexOf(name) % FOLDS === at
  const weights = fitted(samples.filter((own) => !isHeld(own)))
  return samples.filter(isHeld).map((own) => {
    const [best] = optionsOf(own.values, scoresOf(weights, own.rows), weights.nothing)
    return { ...own, value: best!.value, share: Math.exp(best!.score) }
  })
})
const right = answers.filter(({ value, truth }) => value === truth)
console.log(`${right.length} of ${answers.length} right, groups held out`)
if (values.wrong)
  for (const { id, value, truth, share } of answers.filter((own) => !right.includes(own)))
    console.log(`${id}: ${value} ${share.toFixed(2)}, not ${truth}`)
const weights = fitted(samples)
for (const [i, name] of CURRENCY_FEATURES.entries()) console.log(name, weights.linear[i])
console.log('nothing', weights.nothing)
const calibration = values.last
  ? before.calibration
  : calibrationOf(
      answers.map((own) => ({ ...own, right: own.value === own.truth, contradicted: false })),
    )
writeFileSync(file, `${JSON.stringify({ features: CURRENCY_FEATURES, ...weights, calibration })}\n`)

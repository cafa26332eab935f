/**
 * Fits what tells the currency of a document: node training/fields/fit-currency.ts FOLDER:PAGES...
 *
 * FOLDER holds truths (`<id>.truth.json`) with a currency, PAGES the pages of their documents
 * (`training/fields/read.ts`). Writes src/scoring/weights/currency.json and prints how many answers
 * are right with issuers held out. The same input gives the same bytes.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CURRENCY_FEATURES, currencyOptions } from '../../src/reading/country/currency-evidence.ts'
import { optionsOf } from '../../src/scoring/decide.ts'
import { scoresOf } from '../../src/scoring/score.ts'
import type { RoleWeights } from '../../src/scoring/weights.ts'
import { calibrationOf } from './calibration.ts'
import { fitRole, type Group, SETTINGS } from './listwise.ts'
import { papersOf, truthOf } from './papers.ts'

const FOLDS = 5
const UNMARKED = CURRENCY_FEATURES.indexOf('onlyCountry')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { wrong: { type: 'boolean', default: false } },
})
if (positionals.length === 0) {
  console.error('node training/fields/fit-currency.ts FOLDER:PAGES... [--wrong]')
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

/** Evidence adds up: there is no forest. */
const fitted = (groups: readonly Sample[]): RoleWeights =>
  fitRole(
    CURRENCY_FEATURES,
    groups.filter(({ truth, right }) => truth === null || right.some(Boolean)),
    { ...SETTINGS, trees: 0 },
  )

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
const calibration = calibrationOf(
  answers.map((own) => ({ ...own, right: own.value === own.truth, contradicted: false })),
)
const file = join(import.meta.dirname, '../../src/scoring/weights/currency.json')
writeFileSync(file, `${JSON.stringify({ features: CURRENCY_FEATURES, ...weights, calibration })}\n`)

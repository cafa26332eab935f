/**
 * Fits what shares are worth as probabilities, beside scores that stay:
 * node training/fields/fit-calibration.ts MODEL --only FIELD,... [--dry] FOLDER:PAGES...
 *
 * Prints calibration error and mean squared error of answers, before, and fitted anew with groups held out. The new
 * numbers are kept where both are smaller. The same input gives the same bytes.
 */
import { writeFileSync } from 'node:fs'
import { candidateSets, fieldOptions } from '../../src/models/candidates/field-set.ts'
import { askedFor } from './asked.ts'
import {
  calibratedHeldOut,
  calibrationError,
  calibrationOf,
  withProbability,
} from './calibration.ts'
import { answersFrom, foldsOf } from './cross-validation.ts'

const FOLDS = 5

const asked = askedFor(
  'node training/fields/fit-calibration.ts MODEL --only FIELD,... FOLDER:PAGES... [--dry]',
  true,
)
const { set, file, weights } = asked
const samples = (await asked.folders()).flat().map((paper) => {
  const document = set.prepared?.(paper.document) ?? paper.document
  return { paper: { ...paper, document }, sets: candidateSets(set, document) }
})
const options = samples.map(({ sets }) =>
  Object.fromEntries(
    Object.keys(set.fields).map((field) => [field, fieldOptions(field, set, sets, weights)]),
  ),
)
const answers = answersFrom(set, samples, options, weights.bonuses)
const folds = foldsOf(samples, FOLDS)

const squaredError = (own: readonly { probability: number; right: boolean }[]): number =>
  own.reduce((sum, { probability, right }) => sum + (probability - (right ? 1 : 0)) ** 2, 0) /
  own.length

const roles = { ...weights.roles }
for (const field of asked.only!) {
  const role = roles[field]!
  const own = answers.filter((answer) => answer.field === field)
  const again = calibratedHeldOut(own, ({ paper }) => folds.get(paper.group))
  const both = [withProbability(own, role.calibration), again]
  const [now, then] = both.map(calibrationError)
  const [squared, after] = both.map(squaredError)
  const kept = then! < now! && after! < squared!
  const told = [now, then, squared, after].map((error) => error!.toFixed(4))
  console.log(
    `${field}: ${again.length} answers, calibration error ${told[0]} -> ${told[1]}, squared ${told[2]} -> ${told[3]}${kept ? '' : ', as before'}`,
  )
  if (kept) roles[field] = { ...role, calibration: calibrationOf(own) }
}
if (!asked.dry) writeFileSync(file, `${JSON.stringify({ ...weights, roles })}\n`)

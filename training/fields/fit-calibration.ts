/**
 * Fits what shares are worth as probabilities, beside scores that stay:
 * node training/fields/fit-calibration.ts MODEL --only FIELD,... [--dry] FOLDER:PAGES...
 *
 * Prints calibration error and mean logarithmic loss of answers, before, and fitted anew with one folder after the other
 * held out, or groups of a single one. The new numbers are kept where both are smaller, and the loss is so in most
 * folders. The same input gives the same bytes.
 */
import { writeFileSync } from 'node:fs'
import { candidateSets, fieldOptions } from '../../src/models/candidates/field-set.ts'
import { askedFor } from './asked.ts'
import {
  calibratedHeldOut,
  calibrationError,
  calibrationOf,
  errorByChance,
  withProbability,
} from './calibration.ts'
import { type Answer, answersFrom, foldsOf } from './cross-validation.ts'

const FOLDS = 5

const asked = askedFor(
  'node training/fields/fit-calibration.ts MODEL --only FIELD,... FOLDER:PAGES... [--dry]',
  true,
)
const { set, file, weights } = asked
const folders = await asked.folders()
const samples = folders.flat().map((paper) => {
  const document = set.prepared?.(paper.document) ?? paper.document
  return { paper: { ...paper, document }, sets: candidateSets(set, document) }
})
const options = samples.map(({ sets }) =>
  Object.fromEntries(
    Object.keys(set.fields).map((field) => [field, fieldOptions(field, set, sets, weights)]),
  ),
)
const answers = answersFrom(set, samples, options, weights.bonuses)
const groups = foldsOf(samples, FOLDS)
const folderOf = new Map(folders.flatMap((papers, i) => papers.map(({ id }) => [id, i] as const)))
const foldOf = ({ paper }: Pick<Answer, 'paper'>): unknown =>
  folders.length > 1 ? folderOf.get(paper.id) : groups.get(paper.group)

/** What probabilities leave unsaid of what came true, in natural logarithms: the fit itself makes it small. */
const loss = (own: readonly { probability: number; right: boolean }[]): number =>
  own.reduce((sum, { probability: p, right }) => sum - Math.log(right ? p : 1 - p), 0) / own.length

const roles = { ...weights.roles }
for (const field of asked.only!) {
  const role = roles[field]!
  const own = answers.filter((answer) => answer.field === field)
  const again = calibratedHeldOut(own, foldOf)
  const both = [withProbability(own, role.calibration), again]
  const [now, then] = both.map(calibrationError)
  const [lost, after] = both.map(loss)
  const before = Map.groupBy(both[0]!, foldOf)
  const better = [...Map.groupBy(again, foldOf)].filter(
    ([fold, list]) => loss(list) < loss(before.get(fold)!),
  ).length
  const kept = then! < now! && after! < lost! && 2 * better > before.size
  const told = [now, then, lost, after].map((error) => error!.toFixed(4))
  console.log(
    `${field}: ${again.length} answers, calibration error ${told[0]} -> ${told[1]} (${errorByChance(again).toFixed(4)} by chance), loss ${told[2]} -> ${told[3]}, smaller in ${better} of ${before.size} parts${kept ? '' : ', as before'}`,
  )
  if (kept) roles[field] = { ...role, calibration: calibrationOf(own) }
}
if (!asked.dry) writeFileSync(file, `${JSON.stringify({ ...weights, roles })}\n`)

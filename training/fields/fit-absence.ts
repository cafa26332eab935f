/**
 * Fits how likely it is that a paper holds a field at all, beside scores that stay:
 * node training/fields/fit-absence.ts MODEL --only FIELD,... [--unseen COUNT] [--dry] FOLDER:PAGES...
 *
 * One number a field is added to the score of the answer that there is none, by papers whose absent fields are known.
 * Prints how many answers are right before, and after with groups held out, of papers that hold the field and of those
 * that do not; the number is kept only where more are right. What shares are worth as probabilities is fitted anew on the
 * last COUNT folders, which the scores were not fitted on; kept where that is nearer to the truth, groups held out.
 */
import { writeFileSync } from 'node:fs'
import { candidateSets, fieldOptions } from '../../src/models/candidates/field-set.ts'
import { logOdds } from '../../src/scoring/calibrate.ts'
import type { Option } from '../../src/scoring/decide.ts'
import { shares } from '../../src/scoring/score.ts'
import { askedFor } from './asked.ts'
import {
  calibratedHeldOut,
  calibrationError,
  calibrationOf,
  withProbability,
} from './calibration.ts'
import { type Answer, answersFrom, foldsOf, MADE, type Sample } from './cross-validation.ts'
import { truthOf } from './papers.ts'

const FOLDS = 5
const STEPS = 200
/** How strongly nothing is added, in papers. */
const PRIOR = 1

const asked = askedFor(
  'node training/fields/fit-absence.ts MODEL --only FIELD,... FOLDER:PAGES... [--unseen COUNT] [--dry]',
  true,
)
const { set, file, weights } = asked
const only = asked.only!

interface Read extends Sample {
  readonly options: Readonly<Record<string, Option[]>>
  readonly unseen: boolean
}
const folders = await asked.folders()
const samples = folders.flatMap((papers, folder) =>
  papers.map((paper): Read => {
    const document = set.prepared?.(paper.document) ?? paper.document
    const sets = candidateSets(set, document)
    const options = Object.fromEntries(
      Object.keys(set.fields).map((field) => [field, fieldOptions(field, set, sets, weights)]),
    )
    return { paper, sets, options, unseen: folder >= folders.length - asked.unseen }
  }),
)
const folds = foldsOf(samples, FOLDS)
const isHeld = (fold: number, { paper }: Pick<Read, 'paper'>) => folds.get(paper.group) === fold

/** What makes papers that hold a field, and those that do not, likeliest. */
function addedFor(field: string, own: readonly Read[]): number {
  const known = own.flatMap(({ paper, options }) => {
    const truth = truthOf(paper, field)
    if (truth === undefined) return []
    const at = options[field]!.findIndex(({ value }) => value === null)
    const share = shares(options[field]!.map(({ score }) => score))[at]!
    return [{ odds: logOdds(share), absent: truth === null, weight: paper.complete ? MADE : 1 }]
  })
  let added = 0
  for (let step = 0; step < STEPS; step++) {
    let [slope, curve] = [PRIOR * added, PRIOR]
    for (const { odds, absent, weight } of known) {
      const p = 1 / (1 + Math.exp(-(odds + added)))
      slope += weight * (p - (absent ? 1 : 0))
      curve += weight * p * (1 - p)
    }
    added -= (0.5 * slope) / curve
  }
  return Number(added.toPrecision(3))
}

function answersOf(own: readonly Read[], field: string, added: number): Answer[] {
  const options = own.map((sample) => ({
    ...sample.options,
    [field]: sample.options[field]!.map((option) =>
      option.value === null ? { ...option, score: option.score + added } : option,
    ),
  }))
  return answersFrom(set, own, options, weights.bonuses)
}

/** Right answers where the field is printed, and where it is not. */
function counted(answers: readonly Answer[], field: string): string {
  const of = (absent: boolean) => {
    const own = answers.filter((one) => one.field === field && (one.truth === null) === absent)
    return `${own.filter(({ right }) => right).length} of ${own.length}`
  }
  return `${of(false)} printed, ${of(true)} absent`
}
const rightOf = (answers: readonly Answer[]) => answers.filter(({ right }) => right).length

const roles = { ...weights.roles }
for (const field of only) {
  const role = roles[field]!
  const crossed = Array.from({ length: FOLDS }, (_, fold) =>
    answersOf(
      samples.filter((own) => isHeld(fold, own)),
      field,
      addedFor(
        field,
        samples.filter((own) => !isHeld(fold, own)),
      ),
    ),
  ).flat()
  const first = answersOf(samples, field, 0)
  const added = addedFor(field, samples)
  console.log(`${field}: ${counted(first, field)}; ${added} added: ${counted(crossed, field)}`)
  const kept = rightOf(crossed) > rightOf(first)
  const unseen = new Set(samples.flatMap((own) => (own.unseen ? [own.paper] : [])))
  const own = (kept ? crossed : first).filter(
    (answer) => answer.field === field && unseen.has(answer.paper),
  )
  const again = calibratedHeldOut(own, ({ paper }) => folds.get(paper.group))
  const [now, then] = [withProbability(own, role.calibration), again].map(calibrationError)
  console.log(
    `  calibration error ${now!.toFixed(3)} of ${again.length} answers, ${then!.toFixed(3)} fitted anew`,
  )
  roles[field] = {
    ...role,
    nothing: kept ? Number((role.nothing + added).toPrecision(5)) : role.nothing,
    calibration: then! < now! ? calibrationOf(own) : role.calibration,
  }
}
if (!asked.dry) writeFileSync(file, `${JSON.stringify({ ...weights, roles })}\n`)

/**
 * Grows trees on scores that stay: node training/fields/fit-further.ts MODEL [--only FIELD,...] [--dry]
 * [--unseen COUNT] FOLDER:PAGES...
 *
 * Where the papers are gone that a role was fitted on, fitting it whole would forget them. Its linear model and its
 * forest stay, and trees are grown on what they leave wrong of the papers given, from all features, in place of those
 * that were grown before. Folders are held out in pairs, made papers and lessons never: a field has its trees only where
 * more answers are right with them than with none; else it keeps those of before, unless more are right with none than with
 * these, which saw some of the papers. The last COUNT folders decide, which the first scores were not fitted on. Prints all
 * three.
 *
 * What shares are worth as probabilities is fitted anew on the same folders, with answers of trees that have not seen
 * them either; kept where that is nearer to the truth, pairs held out.
 */
import { writeFileSync } from 'node:fs'
import { featureNames } from '../../src/models/candidates/candidate-set.ts'
import {
  candidateSets,
  type FieldSet,
  fieldOptions,
} from '../../src/models/candidates/field-set.ts'
import { KINDS } from '../../src/models/candidates/kinds.ts'
import type { Calibration, FieldWeights } from '../../src/scoring/weights.ts'
import { askedFor } from './asked.ts'
import {
  calibratedHeldOut,
  calibrationError,
  calibrationOf,
  withProbability,
} from './calibration.ts'
import { type Answer, answersFrom, groupOf, learnt, type Sample } from './cross-validation.ts'
import { keptRoles } from './kept-roles.ts'
import { lessonsOf } from './lessons.ts'
import { fitFurther } from './listwise.ts'

const asked = askedFor(
  'node training/fields/fit-further.ts MODEL FOLDER:PAGES... [--only FIELD,FIELD] [--dry] [--unseen COUNT]',
)
const { set, file, weights: printed } = asked
const kinds = [...new Set(Object.values(set.fields))]
const features = Object.fromEntries(kinds.map((kind) => [kind, featureNames(KINDS[kind])]))
const printedNow: FieldWeights = {
  ...printed,
  features: { ...printed.features, ...features },
  roles: keptRoles(printed, set.fields, features, []),
}
const only = asked.only ?? Object.keys(set.fields)
const joints = set.joint.filter(({ fields }) => fields.some((field) => only.includes(field)))
const needed = new Set([
  ...only,
  ...joints.flatMap(({ fields, given = [] }) => [...fields, ...given]),
])
const isNeeded = (field: string) => needed.has(field)
/** What is asked for and what is decided before it or with it: all others cost time alone. */
const part: FieldSet = {
  ...set,
  fields: Object.fromEntries(Object.entries(set.fields).filter(([field]) => isNeeded(field))),
  joint: set.joint.filter(({ fields }) => fields.every(isNeeded)),
}

/** Without the trees that are grown anew. */
const before: FieldWeights = {
  ...printedNow,
  roles: Object.fromEntries(
    Object.entries(printedNow.roles).map(([field, { further, ...role }]) => [
      field,
      only.includes(field) || !further ? role : { ...role, further },
    ]),
  ),
}

/** A paper with its candidates, and which folder it is of; none of made ones and lessons. */
interface Held extends Sample {
  readonly folder: number | null
}
const samples: Held[] = []
let folders = 0
for (const papers of [...(await asked.folders()), lessonsOf(set.name)]) {
  const isMade = papers.every(({ complete, about }) => complete || about.source === 'lesson')
  const folder = isMade ? null : folders++
  for (const paper of papers) {
    const document = set.prepared?.(paper.document) ?? paper.document
    samples.push({ paper, folder, sets: candidateSets(part, document, {}) })
  }
}
const groups = new Map(
  only.map((field) => {
    const kind = set.fields[field]!
    return [field, samples.map((sample) => groupOf(field, kind, sample, samples))]
  }),
)

/** Roles with trees grown on papers of other folders. */
function grown(fields: readonly string[], isHeld: (sample: Held) => boolean): FieldWeights {
  const roles = { ...before.roles }
  for (const field of fields) {
    const kind = set.fields[field]!
    const known = groups.get(field)!.filter((_, i) => !isHeld(samples[i]!))
    const { calibration, ...role } = before.roles[field]!
    roles[field] = {
      ...fitFurther(features[kind]!.length, learnt(kind, known), role),
      calibration,
    }
  }
  return { ...before, roles }
}

function answersOf(weights: FieldWeights, own: readonly Held[]): Answer[] {
  const scored = own.map(({ sets }) =>
    Object.fromEntries(
      Object.keys(part.fields).map((field) => [field, fieldOptions(field, part, sets, weights)]),
    ),
  )
  return answersFrom(part, own, scored, weights.bonuses)
}

/** Papers of folders that the first scores were not fitted on; of all where none are said to be. */
const isNew = new Set(
  samples.flatMap(({ paper, folder }) =>
    folder !== null && (asked.unseen === 0 || folder >= folders - asked.unseen) ? [paper.id] : [],
  ),
)

const counted = (answers: readonly Answer[], field: string): number =>
  answers.filter((answer) => answer.field === field && answer.right).length

const countedNew = (answers: readonly Answer[], field: string): number =>
  counted(
    answers.filter(({ paper }) => isNew.has(paper.id)),
    field,
  )

const pairs = Array.from({ length: Math.ceil(folders / 2) }, (_, pair) => pair)
const pairOf = ({ folder }: Held) => (folder === null ? null : folder >> 1)
const fits = pairs.map((pair) => grown(only, (own) => pairOf(own) === pair))
const ofPair = (pair: number) => samples.filter((own) => pairOf(own) === pair)
const first = pairs.flatMap((pair) => answersOf(before, ofPair(pair)))
const known = pairs.flatMap((pair) => answersOf(printedNow, ofPair(pair)))

/** Answers with the trees of these fields, pairs of folders held out. */
const heldOut = (fields: readonly string[]): Answer[] =>
  pairs.flatMap((pair) => {
    const roles = { ...before.roles }
    for (const field of fields) roles[field] = fits[pair]!.roles[field]!
    return answersOf({ ...before, roles }, ofPair(pair))
  })

type Probable = ReturnType<typeof withProbability>

/** Answers of a field with probabilities of its calibration. */
const asBefore = (answers: readonly Answer[], field: string): Probable =>
  withProbability(
    answers.filter((answer) => answer.field === field),
    before.roles[field]!.calibration,
  )

/** A calibration that fits answers of folders that are new, where it does better for each pair of them by the others. */
function calibratedBy(answers: readonly Answer[], field: string): Calibration | null {
  const paired = new Map(samples.map((own) => [own.paper.id, pairOf(own)]))
  const pairOfAnswer = ({ paper }: Answer) => paired.get(paper.id)!
  const own = answers.filter((answer) => answer.field === field && isNew.has(answer.paper.id))
  if (asked.unseen === 0 || new Set(own.map(pairOfAnswer)).size < 2) return null
  const crossed = calibratedHeldOut(own, pairOfAnswer)
  const [first, after] = [calibrationError(asBefore(own, field)), calibrationError(crossed)]
  console.log(
    `${field}: calibration error ${first.toFixed(3)} of ${crossed.length} new answers, ${after.toFixed(3)} fitted anew`,
  )
  return after < first ? calibrationOf(own) : null
}

const all = heldOut(only)
const kept = only.filter((field) => countedNew(all, field) > countedNew(first, field))
const last = heldOut(kept)
for (const field of Object.keys(part.fields)) {
  const own = first.filter((answer) => answer.field === field)
  console.log(
    `${field}: of new papers ${countedNew(first, field)} right without trees, ${countedNew(all, field)} with trees; ${counted(known, field)} of ${own.length} right, ${counted(first, field)} without trees, ${counted(all, field)} with trees, ${counted(last, field)} with those that are kept; calibration error ${calibrationError(asBefore(first, field)).toFixed(3)}, ${calibrationError(asBefore(last, field)).toFixed(3)}`,
  )
}
const calibrations = only.map((field) => [field, calibratedBy(last, field)] as const)
if (!asked.dry) {
  const roles = { ...printedNow.roles }
  const anew = grown(kept, () => false).roles
  for (const field of only)
    if (kept.includes(field)) roles[field] = anew[field]!
    else if (counted(known, field) < counted(first, field)) roles[field] = before.roles[field]!
  for (const [field, calibration] of calibrations)
    if (calibration) roles[field] = { ...roles[field]!, calibration }
  writeFileSync(file, `${JSON.stringify({ ...before, roles })}\n`)
}

/**
 * Grows trees on scores that stay: node training/fields/fit-further.ts MODEL [--only FIELD,...] [--dry] FOLDER:PAGES...
 *
 * Where the papers are gone that a role was fitted on, fitting it whole would forget them. Its linear model and its
 * forest stay, and trees are grown on what they leave wrong of the papers given, from all features, in place of those
 * that were grown before. Folders are held out in pairs, made papers never: a field has its trees only where more
 * answers are right with them. Prints both, and what is right with the trees of before, which saw some of the papers.
 */
import { writeFileSync } from 'node:fs'
import { featureNames } from '../../src/models/candidates/candidate-set.ts'
import { candidateSets, fieldOptions } from '../../src/models/candidates/field-set.ts'
import { KINDS } from '../../src/models/candidates/kinds.ts'
import type { FieldWeights } from '../../src/scoring/weights.ts'
import { askedFor } from './asked.ts'
import { calibrationError, withProbability } from './calibration.ts'
import { type Answer, answersFrom, groupOf, learnt, type Sample } from './cross-validation.ts'
import { keptRoles } from './kept-roles.ts'
import { fitFurther } from './listwise.ts'

const asked = askedFor(
  'node training/fields/fit-further.ts MODEL FOLDER:PAGES... [--only FIELD,FIELD] [--dry]',
)
const { set, file, weights: printed } = asked
const kinds = [...new Set(Object.values(set.fields))]
const features = Object.fromEntries(kinds.map((kind) => [kind, featureNames(KINDS[kind])]))
const now: FieldWeights = {
  ...printed,
  features: { ...printed.features, ...features },
  roles: keptRoles(printed, set.fields, features, []),
}
const only = asked.only ?? Object.keys(set.fields)
const before: FieldWeights = {
  ...now,
  roles: Object.fromEntries(
    Object.entries(now.roles).map(([field, { further, ...role }]) => [
      field,
      only.includes(field) || !further ? role : { ...role, further },
    ]),
  ),
}

/** A paper with its candidates, and which folder it is of; none of made ones. */
interface Held extends Sample {
  readonly folder: number | null
}
const samples: Held[] = []
let folders = 0
for (const papers of await asked.folders()) {
  const folder = papers.every(({ complete }) => complete) ? null : folders++
  for (const paper of papers) {
    const document = set.prepared?.(paper.document) ?? paper.document
    samples.push({ paper, folder, sets: candidateSets(set, document) })
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
      Object.keys(set.fields).map((field) => [field, fieldOptions(field, set, sets, weights)]),
    ),
  )
  return answersFrom(set, own, scored, weights.bonuses)
}

const counted = (answers: readonly Answer[], field: string): number =>
  answers.filter((answer) => answer.field === field && answer.right).length

const pairs = Array.from({ length: Math.ceil(folders / 2) }, (_, pair) => pair)
const pairOf = ({ folder }: Held) => (folder === null ? null : folder >> 1)
const fits = pairs.map((pair) => grown(only, (own) => pairOf(own) === pair))
const ofPair = (pair: number) => samples.filter((own) => pairOf(own) === pair)
const first = pairs.flatMap((pair) => answersOf(before, ofPair(pair)))
const known = pairs.flatMap((pair) => answersOf(now, ofPair(pair)))

/** Answers with the trees of these fields, pairs of folders held out. */
const heldOut = (fields: readonly string[]): Answer[] =>
  pairs.flatMap((pair) => {
    const roles = { ...before.roles }
    for (const field of fields) roles[field] = fits[pair]!.roles[field]!
    return answersOf({ ...before, roles }, ofPair(pair))
  })

/** How far the probabilities of a field's answers are from how often they are right. */
const errorOf = (answers: readonly Answer[], field: string): string => {
  const own = answers.filter((answer) => answer.field === field)
  return calibrationError(withProbability(own, before.roles[field]!.calibration)).toFixed(3)
}

const all = heldOut(only)
const kept = only.filter((field) => counted(all, field) > counted(first, field))
const last = heldOut(kept)
for (const field of Object.keys(set.fields)) {
  const own = first.filter((answer) => answer.field === field)
  if (own.length === 0) continue
  console.log(
    `${field}: ${counted(first, field)} of ${own.length} right, ${counted(all, field)} with trees, ${counted(last, field)} with those that are kept, ${counted(known, field)} with those of before; calibration error ${errorOf(first, field)}, ${errorOf(last, field)}`,
  )
}
if (!asked.dry)
  writeFileSync(file, `${JSON.stringify({ ...before, roles: grown(kept, () => false).roles })}\n`)

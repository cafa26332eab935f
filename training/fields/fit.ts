/**
 * Fits the numbers of a model's fields: node training/fields/fit.ts MODEL FOLDER:PAGES...
 *
 * FOLDER holds truths (`<id>.truth.json`), PAGES the pages of their documents as they were read
 * (`training/fields/read.ts`). Writes src/scoring/weights/MODEL.json and prints what cross-validation
 * with issuers held out gives. The same input gives the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { featureNames } from '../../src/models/candidates/candidate-set.ts'
import { candidateSets, fieldOptions, type Joint } from '../../src/models/candidates/field-set.ts'
import { KINDS, type KindName } from '../../src/models/candidates/kinds.ts'
import type { FieldWeights } from '../../src/scoring/weights.ts'
import { fittedBonuses } from './bonuses.ts'
import { calibrationOf } from './calibration.ts'
import { answersFrom, groupOf, heldOutOptions, learnt, type Sample } from './cross-validation.ts'
import { drawnCards } from './drawn-cards/cards.ts'
import { faultyCopies } from './faults.ts'
import { keptRoles } from './kept-roles.ts'
import { lessonsOf } from './lessons.ts'
import { fitRole } from './listwise.ts'
import { FIELD_SETS, STARTING_BONUSES } from './models.ts'
import { otherLayouts, toldAnywhere } from './other-layouts.ts'
import { type Paper, papersOf } from './papers.ts'
import { report } from './report.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folds: { type: 'string', default: '5' },
    only: { type: 'string' },
    'keep-bonuses': { type: 'boolean', default: false },
    wrong: { type: 'boolean', default: false },
  },
})
const [model, ...inputs] = positionals
const set = FIELD_SETS[model ?? '']
if (!set || inputs.length === 0) {
  console.error(
    'node training/fields/fit.ts invoice|receipt|business_card|bank_statement FOLDER:PAGES... [--folds 5] [--only FIELD,FIELD] [--keep-bonuses] [--wrong]',
  )
  process.exit(2)
}
const file = join(import.meta.dirname, '../../src/scoring/weights', `${set.name}.json`)
const read = (
  await Promise.all(inputs.map((input) => papersOf(...(input.split(':') as [string, string]))))
).flat()
const drawn = set.name === 'business_card' ? drawnCards() : []
const moved = set.name === 'invoice' ? otherLayouts(read) : []
const papers = [...read, ...drawn, ...moved, ...faultyCopies(read), ...lessonsOf(set.name)].map(
  (paper) => ({ ...paper, document: set.prepared?.(paper.document) ?? paper.document }),
)
console.log(`${papers.length} documents of ${new Set(papers.map((own) => own.group)).size} groups`)
const only = options.only?.split(',') ?? Object.keys(set.fields)
const fields = Object.fromEntries(
  Object.entries(set.fields).filter(([field]) => only.includes(field)),
)
// Fields that others are decided by keep their numbers and are answered with them.
const given = Object.fromEntries(
  [...givenTo(Object.keys(fields))].map((field) => [field, set.fields[field]!]),
)
/** What tells of fields, and what is decided with that or tells of it. */
function givenTo(own: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const look = (joint: Joint) => {
    for (const field of joint.given ?? []) {
      if (found.has(field) || fields[field]) continue
      found.add(field)
      for (const other of set!.joint.filter((one) => one.fields.includes(field))) {
        for (const beside of other.fields) if (!fields[beside]) found.add(beside)
        look(other)
      }
    }
  }
  for (const joint of set!.joint) if (joint.fields.some((field) => own.includes(field))) look(joint)
  return found
}

/** Of papers that were moved, the fields that are told wherever they stand. */
const toldBy = (paper: Paper): Record<string, KindName> => {
  const all = { ...fields, ...given }
  return paper.about.source !== 'moved'
    ? all
    : Object.fromEntries(Object.entries(all).filter(([, kind]) => toldAnywhere(kind)))
}
const samples: Sample[] = papers.map((paper) => ({
  paper,
  sets: candidateSets({ ...set, fields: toldBy(paper) }, paper.document, {}),
}))

const before: FieldWeights | null = options.only
  ? (JSON.parse(readFileSync(file, 'utf8')) as FieldWeights)
  : null
const fitting = { ...set, fields }
// What was drawn or moved is learnt from, and tells nothing of how often answers are right.
const isRead = samples.map(({ paper }) => !['drawn', 'moved'].includes(String(paper.about.source)))
const all = heldOutOptions(fitting, samples, Number(options.folds)).map((own, i) => ({
  ...own,
  ...Object.fromEntries(
    (isRead[i] ? Object.keys(given) : []).map((field) => [
      field,
      fieldOptions(field, set, samples[i]!.sets, before!),
    ]),
  ),
}))
const known = samples.filter((_, i) => isRead[i])
const heldOut = all.filter((_, i) => isRead[i])
// Of fields that are decided together only those fitted all at once have new bonuses, and those
// take longer than all else: the numbers of before may do.
const partly = set.joint.some(
  (joint) =>
    joint.fields.some((field) => fields[field]) && !joint.fields.every((field) => fields[field]),
)
const start = { ...STARTING_BONUSES[set.name]!, ...before?.bonuses }
const keeps = partly || options['keep-bonuses']
// Those of other fields were fitted with all of them.
const bonuses = keeps ? start : fittedBonuses(fitting, known, heldOut, start, before?.bonuses)
const answers = answersFrom(fitting, known, heldOut, bonuses)
report(
  answers.filter(({ paper }) => !['lesson', 'fault'].includes(String(paper.about.source))),
  options.wrong,
)

// Roles that keep their numbers are told where their features stand now.
const kinds = [...new Set(Object.values(set.fields))]
const features = Object.fromEntries(kinds.map((kind) => [kind, featureNames(KINDS[kind])]))
const weights: FieldWeights = {
  features: { ...before?.features, ...features },
  roles: {
    ...(before && keptRoles(before, set.fields, features, only)),
    ...Object.fromEntries(
      Object.entries(fields).map(([field, kind]) => {
        const groups = learnt(
          kind,
          samples.map((sample) => groupOf(field, kind, sample, samples)),
        )
        const own = answers
          .filter((answer) => answer.field === field)
          .map((answer) => ({
            ...answer,
            right: answer.right && answer.paper.about.changed !== field,
          }))
        return [
          field,
          { ...fitRole(featureNames(KINDS[kind]), groups), calibration: calibrationOf(own) },
        ]
      }),
    ),
  },
  bonuses,
}
writeFileSync(file, `${JSON.stringify(weights)}\n`)

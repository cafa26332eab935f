/**
 * Fits features that are new beside numbers that stay: node training/fields/fit-last.ts MODEL --only FIELD,...
 * FOLDER:PAGES...
 *
 * Where the papers are gone that a role was fitted on, fitting it whole would forget them. Scores keep what they were,
 * and each feature that its weights do not name yet gets one, by the papers given; features that no paper needs stay
 * near nothing. Papers teach once more, a little, as if the field were not printed on them. Prints how much the papers
 * weigh whose answers are right before, and after with groups held out. Numbers are kept only where that is more.
 */
import { writeFileSync } from 'node:fs'
import { featureNames } from '../../src/models/candidates/candidate-set.ts'
import { candidateSets } from '../../src/models/candidates/field-set.ts'
import { KINDS } from '../../src/models/candidates/kinds.ts'
import { scoresOf } from '../../src/scoring/score.ts'
import type { RoleWeights } from '../../src/scoring/weights.ts'
import { askedFor } from './asked.ts'
import { groupOf, learnt } from './cross-validation.ts'
import { keptRoles } from './kept-roles.ts'
import { fitted, type Known, rightOf } from './last-weights.ts'
import type { Group } from './listwise.ts'
import { truthOf } from './papers.ts'

const FOLDS = 5
const asked = askedFor(
  'node training/fields/fit-last.ts MODEL FOLDER:PAGES... [--only FIELD,FIELD] [--dry]',
)
const { set, file, weights: before } = asked
const only = asked.only ?? Object.keys(set.fields)
const fields = Object.fromEntries(
  Object.entries(set.fields).filter(([name]) => only.includes(name)),
)
const kinds = [...new Set(Object.values(set.fields))]
const features = {
  ...before.features,
  ...Object.fromEntries(kinds.map((kind) => [kind, featureNames(KINDS[kind])])),
}
const kept = keptRoles(before, set.fields, features, [])
const papers = (await asked.folders()).flat()
const samples = papers.map((paper) => {
  const document = set.prepared?.(paper.document) ?? paper.document
  return { paper, sets: candidateSets({ ...set, fields }, document, {}) }
})

function knownOf(group: Group, role: RoleWeights, at: readonly number[]): Known {
  const { name, rows, right, weight } = group
  const last = rows.map((row) => at.map((i) => row[i]!))
  return { name, scores: scoresOf(role, rows), last, right, weight }
}

const roles = { ...kept }
for (const [field, kind] of Object.entries(fields)) {
  const names = features[kind]!
  const count = names.length - before.features[kind]!.length
  const isNew = (name: string) => !before.features[kind]!.includes(name)
  const at = names.flatMap((name, i) => (isNew(name) ? [i] : []))
  if (count === 0 || at.length !== count) continue
  const role = kept[field]!
  const read = samples.map((sample) => groupOf(field, kind, sample, samples))
  // What is not among the candidates should be answered by none of them.
  const unread = samples.flatMap((sample, i) => {
    const { paper, sets } = sample
    if (read[i] || !truthOf(paper, field)) return []
    const fields = { ...paper.fields, [field]: null }
    return groupOf(field, kind, { paper: { ...paper, fields }, sets }, samples) ?? []
  })
  const taught = [...learnt(kind, read), ...unread].map((group) => knownOf(group, role, at))
  const groups = [...new Set(taught.map(({ name }) => name))].sort()
  const none = at.map(() => 0)
  let after = 0
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeld = ({ name }: Known) => groups.indexOf(name) % FOLDS === fold
    const rest = taught.filter((group) => !isHeld(group))
    const weights = fitted(rest, count, role.nothing)
    after += rightOf(taught.filter(isHeld), weights, role.nothing)
  }
  const weights = fitted(taught, count, role.nothing)
  const first = rightOf(taught, none, role.nothing)
  const report = at.map((i, f) => `${names[i]} ${weights[f]!.toFixed(2)}`).join(', ')
  const all = taught.reduce((sum, { weight }) => sum + weight, 0)
  console.log(
    `${field}: of weights of ${all.toFixed(1)} ${first.toFixed(1)} right, ${after.toFixed(1)} held out; ${report}`,
  )
  if (after <= first) continue
  // A score is the mean of the linear model and the forest.
  const linear = [...role.linear]
  at.forEach((i, f) => {
    linear[i] = Number((2 * weights[f]!).toPrecision(4))
  })
  roles[field] = { ...role, linear }
}
if (!asked.dry) writeFileSync(file, `${JSON.stringify({ ...before, features, roles })}\n`)

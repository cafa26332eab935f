/**
 * Fits what agreeing values are worth beside scores that stay: node training/fields/fit-last-bonuses.ts MODEL
 * --only BONUS,... FOLDER:PAGES...
 *
 * Numbers with which the right answers of fields decided together are likeliest; far from those of before cost. Prints
 * how many answers are right before, and after with groups held out; numbers are kept only where no fewer are right.
 */
import { writeFileSync } from 'node:fs'
import {
  type CandidateSets,
  candidateSets,
  decideAll,
  fieldOptions,
  type Joint,
  type Options,
} from '../../src/models/candidates/field-set.ts'
import type { DocumentText } from '../../src/reading/document-text.ts'
import type { Assignment, Decided, Option } from '../../src/scoring/decide.ts'
import { shares } from '../../src/scoring/score.ts'
import { askedFor } from './asked.ts'
import { isSame } from './compare.ts'
import { comparisonOf } from './cross-validation.ts'
import { faultyCopies } from './faults.ts'
import { STARTING_BONUSES } from './models.ts'
import { type Paper, truthOf } from './papers.ts'

const FOLDS = 5
const STEPS = 600
const RATE = 0.5
/** What it costs for all papers to move a number by one. */
const PENALTY = 0.2
/** Options of a field that are looked at, fewer where many fields are decided together. */
const MOST = 8
const MOST_ASSIGNMENTS = 4096

const asked = askedFor(
  'node training/fields/fit-last-bonuses.ts MODEL --only BONUS,... FOLDER:PAGES... [--dry]',
  true,
)
const { set, file, weights } = asked
const names = asked.only!
const before = { ...STARTING_BONUSES[set.name], ...weights.bonuses }

/** What fields that are decided together may be, for one paper. */
interface Known {
  readonly group: string
  /** Log-odds of each assignment without the numbers that are fitted. */
  readonly scores: readonly number[]
  /** How often each number counts in it. */
  readonly counts: readonly (readonly number[])[]
  readonly right: readonly boolean[]
}

function* assignmentsOf(
  own: readonly (readonly [string, readonly Option[]])[],
): Generator<Assignment> {
  const [first, ...rest] = own
  if (!first) return yield {}
  for (const option of first[1])
    for (const others of assignmentsOf(rest)) yield { [first[0]]: option, ...others }
}

function isRight(paper: Paper, field: string, { value }: Option): boolean {
  const truth = truthOf(paper, field)
  if (truth === undefined) return true
  if (truth === null) return value === null
  const comparison = comparisonOf(field, set.fields[field]!)
  return value !== null && truth.some((own) => isSame(value, own, comparison))
}

function knownOf(paper: Paper): Known[] {
  const document = set.prepared?.(paper.document) ?? paper.document
  const sets = candidateSets(set, document, {})
  const options = Object.fromEntries(
    Object.keys(set.fields).map((field) => [field, fieldOptions(field, set, sets, weights)]),
  )
  const decided = decideAll(set, sets, document, options, weights.bonuses)
  return set.joint.flatMap((joint) => knownOfJoint(paper, document, sets, options, decided, joint))
}

function knownOfJoint(
  paper: Paper,
  document: DocumentText,
  sets: CandidateSets,
  options: Options,
  decided: Readonly<Record<string, Decided>>,
  { fields, given = [], agreement }: Joint,
): Known[] {
  const most = Math.min(MOST, Math.floor(MOST_ASSIGNMENTS ** (1 / fields.length) + 1e-9))
  const own = fields.map((field) => [field, options[field]!.slice(0, most)] as const)
  const told = Object.fromEntries(given.map((field) => [field, decided[field]!]))
  const none = Object.fromEntries(Object.keys(before).map((name) => [name, 0]))
  const worth = (bonuses: Readonly<Record<string, number>>) =>
    agreement(sets, document, bonuses, told)
  const kept = worth({ ...before, ...Object.fromEntries(names.map((name) => [name, 0])) })
  const counting = names.map((name) => worth({ ...none, [name]: 1 }))
  const all = [...assignmentsOf(own)]
  const right = all.map((chosen) => fields.every((field) => isRight(paper, field, chosen[field]!)))
  const counts = all.map((chosen) => counting.map((count) => count(chosen)))
  // Nothing is learnt where none is right, and where these numbers change nothing.
  if (!right.some(Boolean) || !counts.flat().some((count) => count !== 0)) return []
  const scores = all.map(
    (chosen) => fields.reduce((sum, field) => sum + chosen[field]!.score, 0) + kept(chosen),
  )
  return [{ group: paper.group, scores, counts, right }]
}

const sharesOf = ({ scores, counts }: Known, numbers: readonly number[]): number[] =>
  shares(scores.map((score, i) => counts[i]!.reduce((sum, n, f) => sum + n * numbers[f]!, score)))

function fitted(groups: readonly Known[]): number[] {
  const prior = names.map((name) => before[name]!)
  let numbers = [...prior]
  for (let step = 0; step < STEPS; step++) {
    const slope = numbers.map((own, f) => PENALTY * (own - prior[f]!))
    for (const group of groups) {
      const all = sharesOf(group, numbers)
      const sum = all.reduce((own, share, i) => own + (group.right[i] ? share : 0), 0)
      group.counts.forEach((own, i) => {
        const size = all[i]! - (group.right[i] ? all[i]! / Math.max(1e-9, sum) : 0)
        for (let f = 0; f < names.length; f++) slope[f]! += size * own[f]!
      })
    }
    numbers = numbers.map((own, f) => own - (RATE * slope[f]!) / (1 + groups.length / 20))
  }
  return numbers
}

const rightOf = (groups: readonly Known[], numbers: readonly number[]): number =>
  groups.filter((group) => {
    const all = sharesOf(group, numbers)
    return group.right[all.indexOf(Math.max(...all))]
  }).length

const read = (await asked.folders()).flat()
// A sum that was printed wrongly is what a paper says all the same.
const papers = [...read, ...faultyCopies(read)]
const first = names.map((name) => weights.bonuses[name] ?? 0)
const groups = papers.flatMap(knownOf)
const all = [...new Set(groups.map(({ group }) => group))].sort()
let after = 0
for (let fold = 0; fold < FOLDS; fold++) {
  const isHeld = ({ group }: Known) => all.indexOf(group) % FOLDS === fold
  after += rightOf(groups.filter(isHeld), fitted(groups.filter((own) => !isHeld(own))))
}
const numbers = fitted(groups)
const report = names.map((name, f) => `${name} ${numbers[f]!.toFixed(2)}`).join(', ')
console.log(`${rightOf(groups, first)} of ${groups.length} right, ${after} held out; ${report}`)
if (!asked.dry && after >= rightOf(groups, first)) {
  const own = Object.fromEntries(names.map((name, f) => [name, Number(numbers[f]!.toPrecision(3))]))
  const bonuses = { ...weights.bonuses, ...own }
  writeFileSync(file, `${JSON.stringify({ ...weights, bonuses })}\n`)
}

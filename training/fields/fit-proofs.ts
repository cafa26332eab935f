/**
 * Fits when an equation proves what a sum of an invoice is: node training/fields/fit-proofs.ts [--dry] [--wrong] FOLDER:PAGES...
 *
 * An equation that holds may hold by chance, or for other sums than it is taken for: a logistic model tells how likely
 * that is, and the least log odds of a proof are those from which no more than one in a thousand is wrong with groups
 * held out. Writes src/scoring/weights/proofs.json. The same input gives the same bytes.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { invoice } from '../../src/models/invoice.ts'
import { PROOF_FEATURES } from '../../src/models/totals/proof-odds.ts'
import { weighted } from '../../src/scoring/weighted.ts'
import { isSame } from './compare.ts'
import { type Paper, papersOf, truthOf } from './papers.ts'

const FOLDS = 5
const STEPS = 20
/** What a weight costs, for all proofs together. */
const PENALTY = 0.1
/** Proofs that may be wrong, of all. */
const MOST_WRONG = 1 / 1000

interface Proof {
  readonly id: string
  readonly group: string
  readonly field: string
  readonly value: string
  readonly features: readonly number[]
  readonly right: boolean
}

function proofsOf(paper: Paper): Proof[] {
  const heard = new Map<string, readonly number[]>()
  const { content } = invoice.extract(paper.document.pages, undefined, {
    proof: (field, features) => heard.set(field, features),
  })
  const { fields } = content as unknown as { fields: Readonly<Record<string, string | null>> }
  return [...heard].flatMap(([field, features]): Proof[] => {
    const truth = truthOf(paper, field)
    const value = fields[field]
    // Some authors write what a credit note gives back with a sign, others without: that is no other sum.
    const plain = (text: string) => text.replace(/^-/, '')
    if (truth === undefined || value == null) return []
    const right = truth?.some((own) => isSame(plain(value), plain(own), 'amount')) ?? false
    const { id, group } = paper
    return [{ id, group, field, value, features, right }]
  })
}

/** Weights by Newton's way. */
function fitted(proofs: readonly Proof[]): number[] {
  const weights = PROOF_FEATURES.map(() => 0)
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => PENALTY * weight)
    const curve = weights.map((_, f) => weights.map((_, g) => (f === g ? PENALTY : 0)))
    for (const { features, right } of proofs) {
      const p = 1 / (1 + Math.exp(-weighted(weights, features)))
      const held = features.flatMap((own, f) => (own === 0 ? [] : [f]))
      for (const f of held) {
        slope[f]! += (p - Number(right)) * features[f]!
        for (const g of held) curve[f]![g]! += p * (1 - p) * features[f]! * features[g]!
      }
    }
    solved(curve, slope).forEach((by, f) => {
      weights[f]! -= by
    })
  }
  return weights
}

/** What a positive definite matrix makes a vector of, by elimination. */
function solved(matrix: readonly number[][], vector: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, vector[i]!])
  for (const [i, row] of rows.entries())
    for (const [k, other] of rows.entries())
      if (k !== i) {
        const by = other[i]! / row[i]!
        for (let j = i; j < row.length; j++) other[j]! -= by * row[j]!
      }
  return rows.map((row, i) => row.at(-1)! / row[i]!)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dry: { type: 'boolean' }, wrong: { type: 'boolean' } },
})
if (positionals.length === 0) {
  console.error('node training/fields/fit-proofs.ts [--dry] [--wrong] FOLDER:PAGES...')
  process.exit(2)
}
const proofs: Proof[] = []
for (const input of positionals)
  for (const paper of await papersOf(...(input.split(':') as [string, string])))
    proofs.push(...proofsOf(paper))
const groups = [...new Set(proofs.map(({ group }) => group))].sort()
const foldOf = new Map(groups.map((name, i) => [name, i % FOLDS]))
const held = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fitted(proofs.filter(({ group }) => foldOf.get(group) !== fold))
  return proofs
    .filter(({ group }) => foldOf.get(group) === fold)
    .map((own) => ({ ...own, odds: weighted(weights, own.features) }))
})
  .flat()
  .sort((a, b) => b.odds - a.odds)
let wrong = 0
let kept = 0
held.forEach(({ right }, i) => {
  if (!right) wrong++
  if (wrong <= (i + 1) * MOST_WRONG) kept = i + 1
})
const least = held[kept - 1]!.odds
const weights = fitted(proofs)
const all = proofs.filter(({ right }) => !right).length
console.log(`${all} wrong of ${proofs.length}; held out ${kept} kept from ${least.toFixed(2)} on`)
console.log(PROOF_FEATURES.map((name, f) => `${name} ${weights[f]!.toFixed(2)}`).join(', '))
if (values.wrong)
  for (const { id, field, value, odds, features } of held.filter(({ right }) => !right))
    console.log(
      `  ${odds.toFixed(2)} ${id} ${field} ${value}: ${PROOF_FEATURES.flatMap((name, f) => (features[f] ? [`${name} ${features[f]!.toFixed(1)}`] : [])).join(', ')}`,
    )
if (!values.dry)
  writeFileSync(
    join(import.meta.dirname, '../../src/scoring/weights/proofs.json'),
    `${JSON.stringify({
      features: PROOF_FEATURES,
      weights: weights.map((own) => Number(own.toPrecision(5))),
      least: Number(least.toPrecision(5)),
    })}\n`,
  )
process.exit(0)

import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { featureNames } from '../../src/models/candidates/candidate-set.ts'
import { KINDS } from '../../src/models/candidates/kinds.ts'
import { CARD } from '../../src/models/card/field-set.ts'
import { INVOICE } from '../../src/models/invoice/field-set.ts'
import { RECEIPT } from '../../src/models/receipt/field-set.ts'
import { STATEMENT } from '../../src/models/statement/field-set.ts'
import { PROOF_FEATURES } from '../../src/models/totals/proof-odds.ts'
import { PROOFS, WEIGHTS } from '../../src/scoring/fitted.ts'
import type { FieldWeights } from '../../src/scoring/weights.ts'

/** Bytes that all fitted numbers take, at most. */
const MOST = 2_000_000

t.test('proofs: numbers were fitted on the features that are made', async (t) => {
  t.same(PROOFS.features, PROOF_FEATURES)
  t.equal(PROOFS.weights.length, PROOF_FEATURES.length)
})

for (const set of [INVOICE, RECEIPT, CARD, STATEMENT])
  t.test(`${set.name}: numbers were fitted on the features that are made`, async (t) => {
    const weights: FieldWeights = WEIGHTS[set.name as keyof typeof WEIGHTS]
    for (const [field, kind] of Object.entries(set.fields)) {
      const names = featureNames(KINDS[kind])
      t.same(weights.features[kind], names, `features of ${kind}`)
      const role = weights.roles[field]!
      t.equal(role.linear.length, names.length, field)
      for (const { features, thresholds, leaves } of [...role.trees, ...(role.further ?? [])]) {
        t.equal(thresholds.length, features.length)
        t.equal(leaves.length, 2 ** features.length)
        t.ok(features.every((feature) => feature < names.length))
      }
    }
  })

t.test('fitted numbers are small', async (t) => {
  const folder = join(import.meta.dirname, '../../src/scoring/weights')
  const bytes = readdirSync(folder).reduce(
    (sum, name) => sum + statSync(join(folder, name)).size,
    0,
  )
  t.ok(bytes < MOST, `${bytes} bytes`)
})

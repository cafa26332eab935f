import t from 'tap'
import { featureNames } from '../../src/models/candidates/candidate-set.ts'
import { KINDS } from '../../src/models/candidates/kinds.ts'
import { FIELD_SETS } from '../../training/fields/models.ts'

for (const [model, { name, fields }] of Object.entries(FIELD_SETS))
  t.test(`${model}: numbers are those of the features that there are`, async (t) => {
    const file = `../../src/scoring/weights/${name}.json`
    const { default: weights } = await import(file, { with: { type: 'json' } })
    for (const kind of new Set(Object.values(fields)))
      t.same(weights.features[kind], featureNames(KINDS[kind]), kind)
    for (const [field, kind] of Object.entries(fields))
      t.equal(weights.roles[field].linear.length, weights.features[kind].length, field)
  })

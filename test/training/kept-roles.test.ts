import t from 'tap'
import { keptRoles } from '../../training/fields/kept-roles.ts'

const BEFORE = {
  features: { names: ['words', 'digits', 'capitals'] },
  roles: {
    vendor: {
      linear: [1, 0, 3],
      trees: [{ features: [2, 0], thresholds: [0.5, 2], leaves: [0, 1, 2, 3] }],
      nothing: -1,
      calibration: { slope: 1, offset: 0, against: 0 },
    },
  },
  bonuses: {},
}

t.test('numbers go with their features, and new features have none', async (t) => {
  const kept = keptRoles(
    BEFORE,
    { vendor: 'names' },
    { names: ['words', 'brackets', 'capitals', 'size'] },
    [],
  )
  t.same(kept.vendor!.linear, [1, 0, 3, 0])
  t.same(kept.vendor!.trees[0]!.features, [2, 0])
})

t.test('what is fitted anew is not kept, and what is used cannot go', async (t) => {
  t.same(keptRoles(BEFORE, { vendor: 'names' }, { names: ['words'] }, ['vendor']), {})
  t.throws(() => keptRoles(BEFORE, { vendor: 'names' }, { names: ['words'] }, []), /capitals/)
})

import t from 'tap'
import { AMOUNTS } from '../../src/models/candidates/amounts.ts'
import { candidateSet, featureNames } from '../../src/models/candidates/candidate-set.ts'
import { documentText } from '../../src/reading/document-text.ts'
import { page, words } from '../tables/pages.ts'

t.test('what a sum is in may end its label', async (t) => {
  const at = featureNames(AMOUNTS).indexOf('currency')
  for (const [label, expected] of [
    ['TOTAL EUROS', 1],
    ['Summe EUR', 1],
    ['Total (EUR)', 0],
    ['Total', 0],
  ] as const) {
    const lines = [[...words(label, 50, 100), ...words('31.40', 300, 100)]]
    const { candidates, features } = candidateSet(AMOUNTS, documentText([page(lines)]))
    const sum = candidates.findIndex(({ value }) => value === '31.40')
    t.equal(features[sum]?.[at], expected, label)
  }
})

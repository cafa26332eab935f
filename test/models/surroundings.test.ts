import t from 'tap'
import type { LabelName } from '../../src/fields/lexicon.ts'
import { LABEL_AT } from '../../src/models/candidates/label-scores.ts'
import { placeOf } from '../../src/models/candidates/place.ts'
import { surroundingsOf } from '../../src/models/candidates/surroundings.ts'
import { documentText } from '../../src/reading/document-text.ts'
import { page } from '../tables/pages.ts'
import { lines } from './papers.ts'

/** How much what names a text looks like a label. */
function named(rows: Parameters<typeof lines>[0], text: string, label: LabelName): number {
  const document = documentText([page(lines(rows))])
  const row = document.rows.find((own) => own.words.some((word) => word.text === text))!
  const at = row.words.findIndex((word) => word.text === text)
  const scores = surroundingsOf(placeOf(row, at, at + 1), document).labelScoresOf('named')
  return scores[LABEL_AT.get(label)!]!
}

t.test('a value is named by the end of what stands on its left', async (t) => {
  const rows = [[[60, 'for your household policy (customer no. 559204, risk in Linz)']]] as const
  t.equal(named(rows, '559204,', 'customer_id'), 1)
})

t.test('of headings with values below each names its own, with the rate in it', async (t) => {
  const rows = [
    [
      [60, 'Net'],
      [160, 'VAT 20 %'],
      [300, 'Total'],
    ],
    [
      [60, '1,000.00'],
      [160, '200.00'],
      [300, '1,200.00'],
    ],
  ] as const
  t.equal(named(rows, '200.00', 'tax'), 1)
  t.equal(named(rows, '1,200.00', 'total'), 1)
  t.equal(named(rows, '1,200.00', 'tax'), 0)
})

t.test('a label with a value over another one names that value alone', async (t) => {
  const rows = [
    [
      [60, 'Your order no.'],
      [160, '4500091'],
    ],
    [
      [60, 'Our job no.'],
      [160, '2511873'],
    ],
  ] as const
  t.equal(named(rows, '4500091', 'purchase_order'), 1)
  t.equal(named(rows, '2511873', 'purchase_order'), 0)
})

import t from 'tap'
import { documentText } from '../../src/reading/document-text.ts'
import { otherLayouts } from '../../training/fields/other-layouts.ts'
import type { Paper } from '../../training/fields/papers.ts'
import { lines } from '../models/papers.ts'
import { page } from '../tables/pages.ts'

const paperOf = (id: string): Paper => ({
  id,
  group: id,
  fields: { vendor: 'Northlight Power Ltd' },
  complete: false,
  document: documentText([
    page(
      lines([
        [[60, 'Northlight Power Ltd']],
        [[60, '4 Mill Lane']],
        [],
        [],
        [[60, 'Bill to']],
        [
          [60, 'Harbour Foods Ltd'],
          [340, 'Invoice no. 118'],
        ],
        [],
        [],
        [[60, 'Total 180.00']],
      ]),
    ),
  ]),
  task: 'invoice',
  about: {},
})

t.test(
  'a paper has the same rows in another order, those that stand together still together',
  async (t) => {
    const texts = (paper: Paper) => paper.document.rows.map((row) => row.text)
    const before = texts(paperOf('x'))
    const orders = new Set<string>()
    for (let i = 0; i < 16; i++) {
      const [moved] = otherLayouts([paperOf(`paper ${i}`)])
      const rows = texts(moved!)
      t.same(rows.toSorted(), before.toSorted())
      t.equal(rows.indexOf('4 Mill Lane'), rows.indexOf('Northlight Power Ltd') + 1)
      t.equal(rows.indexOf('Harbour Foods Ltd Invoice no. 118'), rows.indexOf('Bill to') + 1)
      t.equal(moved!.about.source, 'moved')
      orders.add(rows.join('\n'))
    }
    t.ok(orders.size > 3)
  },
)

t.test('the same paper is moved the same way', async (t) => {
  const [one] = otherLayouts([paperOf('x')])
  const [other] = otherLayouts([paperOf('x')])
  t.same(
    one!.document.rows.map((row) => row.text),
    other!.document.rows.map((row) => row.text),
  )
})

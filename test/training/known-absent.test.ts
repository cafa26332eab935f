import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { writePages } from '../../src/engine/tasks/page-file.ts'
import { papersOf, truthOf } from '../../training/fields/papers.ts'
import { lines } from '../models/papers.ts'
import { page } from '../tables/pages.ts'

const TRUTHS = [
  { id: 'a', source: 'made', task: 'invoice', fields: { total: '12.00', customer_id: 'K-12' } },
  { id: 'b', source: 'made', task: 'invoice', fields: { total: '12.00' } },
  { id: 'c', source: 'found', task: 'invoice', fields: { total: '12.00' } },
  { id: 'd', source: 'generated', task: 'invoice', fields: {}, absent: ['total'] },
]

t.test('a made paper lacks what its folder names on others', async (t) => {
  const folder = t.testdir({})
  for (const truth of TRUTHS) {
    writeFileSync(join(folder, `${truth.id}.truth.json`), JSON.stringify(truth))
    writePages(join(folder, `${truth.id}.pages`), [page(lines([[[60, 'Invoice 4711']]]))])
  }
  const [first, second, found, generated] = await papersOf(folder, folder)
  t.same(truthOf(first!, 'customer_id'), ['K-12'])
  t.equal(truthOf(second!, 'customer_id'), null)
  t.equal(truthOf(second!, 'purchase_order'), undefined, 'nobody names it')
  t.equal(truthOf(second!, 'net'), undefined, 'authors leave it out otherwise, too')
  t.equal(truthOf(found!, 'customer_id'), undefined)
  t.equal(truthOf(generated!, 'total'), null)
  t.equal(truthOf(generated!, 'net'), undefined)
})

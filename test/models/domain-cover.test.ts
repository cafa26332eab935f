import t from 'tap'
import { domainCover, isNamed } from '../../src/models/candidates/domain-cover.ts'

t.test('a domain of beginnings of words', async (t) => {
  t.equal(domainCover('exemplar', ['exemplar']), 1)
  t.ok(domainCover('exelabs', ['exemplar', 'labs']) > 0.8)
  t.ok(domainCover('elabs', ['exemplar', 'labs']) > 0.8)
  t.ok(domainCover('dewilg', ['tuinarchitecten', 'de', 'wilg']) > 0.8)
  t.equal(domainCover('exemplar', ['sales', 'manager']), 0)
  t.equal(domainCover('exemplar', ['example', 'arts']), 0)
  t.equal(domainCover('exemplar', []), 0)
})

t.test('words stand in their order', async (t) => {
  t.equal(domainCover('labsexemplar', ['exemplar', 'labs']), 0)
})

t.test('mailboxes of somebody', async (t) => {
  const words = ['savannah', 'sawyer']
  for (const local of [
    'savannah.sawyer',
    's.sawyer',
    'ssawyer',
    'savannah',
    'sawyer',
    'savannah_s',
    'savannahsawyer',
  ])
    t.ok(isNamed(local, words), local)
  for (const local of ['info', 'sales', 'sales.team', 's', 'savages'])
    t.notOk(isNamed(local, words), local)
})

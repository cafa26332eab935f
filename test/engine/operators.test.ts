import t from 'tap'
import { operatorsIn } from '../../src/engine/searchable/pdfa/operators.ts'

const read = (text: string) => [...operatorsIn(Buffer.from(text, 'latin1'))]

t.test('operators with numbers and names, all else as null', async (t) => {
  t.same(read('q 1 0 -.5 +2. cm/F1 12 Tf(a\\)(b) \\\\)Tj % Q\n[(x)-20<41>]TJ Q'), [
    { name: 'q', operands: [] },
    { name: 'cm', operands: [1, 0, -0.5, 2] },
    { name: 'Tf', operands: ['/F1', 12] },
    { name: 'Tj', operands: [null] },
    { name: 'TJ', operands: [null, -20, null] },
    { name: 'Q', operands: [] },
  ])
  t.same(read('/OC /A#20B BDC << /K (v) >> gs'), [
    { name: 'BDC', operands: ['/OC', '/A B'] },
    { name: 'gs', operands: ['/K', null] },
  ])
})

t.test('inline pictures end where their data do', async (t) => {
  const picture = 'BI /W 4 /H 1 /BPC 8 /CS /RGB ID \x00EI\x01 EI \xff\xfeEI\nEI Q'
  t.same(read(picture), [
    { name: 'BI', operands: ['/W', 4, '/H', 1, '/BPC', 8, '/CS', '/RGB'] },
    { name: 'Q', operands: [] },
  ])
  t.same(
    read('BI /W 1 ID abc').map(({ name }) => name),
    ['BI'],
  )
})

t.test('what is cut off or no operator ends', async (t) => {
  for (const text of ['(', '<', '<41', '[', '/', '%', '\\', '(\\', ')>]}', '\0'.repeat(9)])
    t.ok(read(text).length <= 1, JSON.stringify(text))
  t.equal(read(`${'1 '.repeat(1e5)}re`)[0]!.operands.length, 64)
})

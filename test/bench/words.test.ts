import t from 'tap'
import { faultOf, wordsFound, wordsOf } from '../../bench/words/fault.ts'

t.test('words that were read count as often as they stand in the truth', async (t) => {
  t.equal(wordsFound(['A', 'B', 'A'], ['A', 'C', 'A', 'A']), 2)
  t.equal(wordsFound(['A'], []), 0)
})

t.test('case, quotes and dashes make no word another one', async (t) => {
  t.strictSame(wordsOf(' Müller’s  A–B '), wordsOf("MÜLLER'S a-b"))
})

t.test('a fault is named after what is missing', async (t) => {
  const faults = {
    'no line': '',
    spaces: 'TO TAL: 12.50',
    marks: 'TOTAL 12.50',
    'one character': 'TOTAL: 12.80',
    'two characters': 'T0TAL: 12.80',
    'part lost': 'TOT',
    more: 'TCFHJ: 12.50',
  }
  for (const [fault, read] of Object.entries(faults))
    t.equal(faultOf(['TOTAL:', '12.50'], wordsOf(read)), fault)
})

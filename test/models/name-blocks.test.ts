import t from 'tap'
import { candidateSet, featureNames } from '../../src/models/candidates/candidate-set.ts'
import { hasTaxIdUnder } from '../../src/models/candidates/name-blocks.ts'
import { nameCandidates } from '../../src/models/candidates/name-candidate.ts'
import { NAMES } from '../../src/models/candidates/names.ts'
import { cleanName } from '../../src/reading/company-names.ts'
import { documentText } from '../../src/reading/document-text.ts'
import { page } from '../tables/pages.ts'
import { lines } from './papers.ts'

type Rows = Parameters<typeof lines>[0]

const textOf = (rows: Rows) => documentText([page(lines(rows))])

/** A feature of the candidates that read as a name. */
function featureOf(rows: Rows, value: string, feature: string): number[] {
  const { candidates, features } = candidateSet(NAMES, textOf(rows))
  const at = featureNames(NAMES).indexOf(feature)
  return candidates.flatMap((own, i) => (own.value === value ? [features[i]![at]!] : []))
}

t.test('a tax number stands under the party in whose column it is', async (t) => {
  const document = textOf([
    [
      [60, 'Example Works Ltd'],
      [340, 'Bill to'],
    ],
    [
      [60, '12 Mill Lane'],
      [340, 'Harbour Foods Ltd'],
    ],
    [
      [60, 'Leeds LS1 4AP'],
      [340, '3 Quay Street'],
    ],
    [[60, 'VAT no. GB 123 4567 82']],
    [],
    [[60, 'Invoice no. 2026-118']],
  ])
  const under = (name: string) => {
    const row = document.rows.find((own) => own.text.includes(name))!
    return hasTaxIdUnder(row, row.pieces.find((piece) => piece.text === name)!, document)
  }
  t.equal(under('Example Works Ltd'), true)
  t.equal(under('Harbour Foods Ltd'), false)
})

t.test('a name in two lines, its legal form in the second one', async (t) => {
  const rows: Rows = [[[60, 'Northern Paper']], [[60, 'Mill Ltd']], [[60, '12 Mill Lane']]]
  t.same(featureOf(rows, 'Northern Paper', 'formUnder'), [1])
  t.same(featureOf(rows, 'Northern Paper Mill Ltd', 'formJoined'), [1])
  t.same(featureOf(rows, 'Mill Ltd', 'formUnder'), [0])
})

t.test('how many lines an address is below a name', async (t) => {
  const rows: Rows = [[[60, 'Northern Paper']], [[60, 'Mill Trading Ltd']], [[60, '12 Mill Lane']]]
  t.same(featureOf(rows, 'Mill Trading Ltd', 'rowsToAddress'), [1])
  t.same(featureOf(rows, 'Northern Paper', 'rowsToAddress'), [2])
})

const namesOf = (rows: Rows): string[] => nameCandidates(textOf(rows)).map(({ value }) => value)

t.test('of a name in two lines what is none by itself is no candidate', async (t) => {
  const form = namesOf([[[60, 'Northern Paper Pty']], [[60, 'Ltd']], [[60, '12 Mill Lane']]])
  t.ok(form.includes('Northern Paper Pty Ltd'))
  t.notOk(form.includes('Northern Paper Pty'))
  t.notOk(form.includes('Ltd'))
  const cut = namesOf([[[60, 'Northern Paper (Model']], [[60, 'Town) Sdn Bhd']]])
  t.ok(cut.includes('Northern Paper (Model Town) Sdn Bhd'))
  t.notOk(cut.some((value) => value.startsWith('Town')))
  const open = namesOf([[[60, 'Inn at the']], [[60, 'Model Mill']]])
  t.ok(open.includes('Inn at the Model Mill'))
  t.notOk(open.includes('Inn at the'))
  const within = namesOf([[[60, 'The Meeting']], [[60, 'of Millers']]])
  t.ok(within.includes('The Meeting of Millers'))
  t.notOk(within.includes('of Millers'))
})

t.test('brackets of a name', async (t) => {
  t.equal(cleanName('(A unit of Northern Paper Ltd)'), 'A unit of Northern Paper Ltd')
  t.equal(cleanName('Northern Paper Ltd)'), 'Northern Paper Ltd')
  t.equal(cleanName('Northern Paper (Model) Ltd'), 'Northern Paper (Model) Ltd')
  t.equal(cleanName('(Pty) Ltd'), '(Pty) Ltd')
})

t.test('the head of a block may stand in a cell of its own over it', async (t) => {
  const rows: Rows = [
    [
      [60, 'Nabywca'],
      [340, 'Sprzedawca'],
    ],
    [],
    [
      [60, 'Przykład Handel Sp. z o.o.'],
      [340, 'Wzór Druk Sp. z o.o.'],
    ],
    [[60, 'ul. Długa 4']],
  ]
  t.same(featureOf(rows, 'Przykład Handel Sp. z o.o.', 'inCustomer'), [1])
})

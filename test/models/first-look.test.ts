import t from 'tap'
import { candidateSet } from '../../src/models/candidates/candidate-set.ts'
import { candidateSets, decideFields } from '../../src/models/candidates/field-set.ts'
import { likelyOnes } from '../../src/models/candidates/first-look.ts'
import { KINDS } from '../../src/models/candidates/kinds.ts'
import type { Candidate } from '../../src/models/candidates/place.ts'
import { INVOICE } from '../../src/models/invoice/field-set.ts'
import { documentText } from '../../src/reading/document-text.ts'
import { FIRST_LOOKS, WEIGHTS } from '../../src/scoring/fitted.ts'
import { page } from '../tables/pages.ts'
import { lines } from './papers.ts'

const LOOK = {
  names: ['size'],
  of: (candidates: readonly Candidate[]) => (i: number, numbers: Float32Array) =>
    numbers.set([candidates[i]!.text.length]),
}
const role = { linear: [1], trees: [], nothing: 0, least: 0.1 }
const named = (text: string, value: string) => ({ text, value }) as Candidate
const document = documentText([
  page(
    lines([
      [[60, 'Thornhill Heating Ltd']],
      [[60, '12 Mill Lane']],
      [[60, 'Leeds LS1 4AP']],
      [],
      [
        [60, 'Bill to'],
        [340, 'Invoice no. 2026-118'],
      ],
      [
        [60, 'Harbour Foods Ltd'],
        [340, 'Invoice date 3 May 2026'],
      ],
      [[60, '3 Quay Street']],
      [[60, 'Bristol BS1 6TR']],
      [],
      [
        [60, 'Boiler, fitted'],
        [440, '1,000.00'],
      ],
      [
        [60, 'Valves'],
        [440, '200.00'],
      ],
      [
        [60, 'Net total'],
        [440, '1,200.00'],
      ],
      [
        [60, 'VAT 20 %'],
        [440, '240.00'],
      ],
      [
        [60, 'Total'],
        [440, '1,440.00'],
      ],
      [],
      [[60, 'Thornhill Heating Ltd, registered in England no. 8123456']],
    ]),
  ),
])

t.test(
  'candidates with small shares are left out, prints of one value stay together',
  async (t) => {
    const all = [named('a long name', 'x'), named('short', 'y'), named('z', 'x')]
    t.same(likelyOnes(LOOK, [role], all, document), [0, 2])
    const other = { ...role, linear: [-1] }
    t.same(likelyOnes(LOOK, [role, other], all, document), [0, 2], 'nothing is likelier than all')
    t.same(likelyOnes(LOOK, [{ ...role, least: 0 }], all, document), [0, 1, 2])
  },
)

t.test('numbers were fitted on what a first look sees', async (t) => {
  for (const [model, roles] of Object.entries(FIRST_LOOKS))
    for (const [field, { linear, trees, least }] of Object.entries(roles)) {
      const kind = { ...INVOICE.fields, company: 'shop_names', address: 'addresses' }[field]
      const { names } = KINDS[kind as keyof typeof KINDS].firstLook!
      t.equal(linear.length, names.length, `${model}: ${field}`)
      t.ok(trees.every(({ features }) => features.every((feature) => feature < names.length)))
      t.ok(least > 0 && least < 0.01)
    }
})

t.test(
  'of an invoice few candidates are left, and its parties and number among them',
  async (t) => {
    const sets = candidateSets(INVOICE, document)
    for (const kind of ['names', 'addresses', 'identifiers'] as const)
      t.ok(
        sets[kind]!.candidates.length < candidateSet(KINDS[kind], document).candidates.length,
        kind,
      )
    const decided = decideFields(INVOICE, document, WEIGHTS.invoice)
    t.equal(decided.invoice_number?.value, '2026-118')
    t.equal(decided.vendor?.value, 'Thornhill Heating Ltd')
    t.equal(decided.customer?.value, 'Harbour Foods Ltd')
    t.equal(decided.vendor_address?.value, '12 Mill Lane, Leeds LS1 4AP')
    t.equal(decided.customer_address?.value, '3 Quay Street, Bristol BS1 6TR')
  },
)

t.test('the features of those that are left count all candidates', async (t) => {
  const whole = candidateSet(KINDS.names, document)
  const some = candidateSets(INVOICE, document).names!
  for (const [i, own] of some.candidates.entries()) {
    const at = whole.candidates.findIndex(
      (other) =>
        other.row === own.row &&
        other.from === own.from &&
        other.to === own.to &&
        other.value === own.value,
    )
    t.same([...some.features[i]!], [...whole.features[at]!], own.value)
  }
})

import t from 'tap'
import { candidateSet, featureNames } from '../../src/models/candidates/candidate-set.ts'
import { PARTY_NAMES } from '../../src/models/candidates/party-names.ts'
import { formLengthAt } from '../../src/reading/company-names.ts'
import { documentText } from '../../src/reading/document-text.ts'
import { page } from '../tables/pages.ts'
import { lines } from './papers.ts'

type Rows = Parameters<typeof lines>[0]

const setOf = (rows: Rows) => candidateSet(PARTY_NAMES, documentText([page(lines(rows))]))

/** The highest that a feature is among the candidates that read as a name. */
function featureOf(rows: Rows, value: string, feature: string): number | undefined {
  const { candidates, features } = setOf(rows)
  const at = featureNames(PARTY_NAMES).indexOf(feature)
  const found = candidates.flatMap((own, i) => (own.value === value ? [features[i]![at]!] : []))
  return found.length === 0 ? undefined : Math.max(...found)
}

t.test('where a legal form stands in the middle of a text', async (t) => {
  const lengthIn = (text: string, at: number) => formLengthAt(text.split(' '), at)
  t.equal(lengthIn('Miller Tools Ltd, registered in Leeds', 2), 1)
  t.equal(lengthIn('Werke Adorn GmbH & Co. KG Hauptsitz', 2), 4)
  t.equal(lengthIn('Muebles Olmo, S.A. de C.V. RFC', 2), 3)
  t.equal(lengthIn('a trading company of note', 2), 0)
  t.equal(lengthIn('Example Trading House', 1), 0)
  t.equal(lengthIn('Weidner Werk SE-7732', 2), 0)
  t.equal(lengthIn('Werke Adorn Handels-GmbH Hauptsitz', 2), 1)
  t.equal(lengthIn('Sad Jabłoni sp. z o.o. Kraków', 2), 3)
  t.equal(lengthIn('Jabloň s.r.o. Praha', 1), 1)
  t.equal(lengthIn('Apfel UG (haftungsbeschränkt) Leer', 1), 2)
  t.equal(lengthIn('Vergers Réunis ASBL Namur', 2), 1)
})

t.test('a name ends in its legal form wherever the text goes on', async (t) => {
  const rows: Rows = [
    [[60, 'Please pay soon. Thornhill Heating Ltd, Sample Bank, sort code 20-33-18']],
    [[60, 'Issuer: Olmo y Muebles Ruano, S.A. de C.V. RFC OMR140623T58']],
    [[60, 'Lumen is a trading name of Lumen Supply Limited, registered in England No. 09817734']],
    [[60, 'Vestervik Arbetskläder AB Industrigatan 31, 831 47 Testby']],
  ]
  const formed = setOf(rows).candidates.flatMap((own) =>
    own.value && Reflect.get(own, 'cut') === 'form' ? [own.value] : [],
  )
  for (const name of [
    'Thornhill Heating Ltd',
    'Olmo y Muebles Ruano, S.A. de C.V.',
    'Lumen Supply Limited',
    'Vestervik Arbetskläder AB',
  ])
    t.ok(formed.includes(name), name)
})

t.test('whole pieces are no such names once more', async (t) => {
  const { candidates } = setOf([[[60, 'Northern Paper Mill Ltd']]])
  t.equal(candidates.filter((own) => own.value === 'Northern Paper Mill Ltd').length, 1)
})

const FOOT: Rows = [
  [[60, 'Your balance']],
  [[60, '68.59']],
  [[60, 'Harbour Foods Ltd']],
  [[60, '3 Quay Street']],
  [],
  [[60, 'Dear Ms Pellbrook,']],
  [[60, 'Ms Ida Pellbrook']],
  [[60, 'your balance is due on 3 May']],
  [],
  [[60, 'northlight']],
  [],
  [[60, 'Northlight Power Ltd · 4 Mill Lane · Leeds LS1 4AP · Company no. 09417736']],
  [[60, 'IBAN GB33 BUKB 2020 1555 5555 55 · office@northlight.example']],
]

t.test('which numbers stand beside a name, and whether it is registered there', async (t) => {
  t.equal(featureOf(FOOT, 'Northlight Power Ltd', 'numbersBeside'), 3)
  t.equal(featureOf(FOOT, 'Northlight Power Ltd', 'registeredForm'), 1)
  t.equal(featureOf(FOOT, 'Harbour Foods Ltd', 'registeredForm'), 0)
})

t.test('numbers in the lines under a name are its own, not those beside these', async (t) => {
  const rows: Rows = [
    [
      [60, 'Weidner Keller GmbH'],
      [340, 'Harbour Foods Ltd'],
    ],
    [
      [60, 'Rebenweg 23'],
      [340, '3 Quay Street'],
    ],
    [
      [60, 'UID ATU72840152'],
      [340, 'Leeds LS1 4AP'],
    ],
  ]
  t.equal(featureOf(rows, 'Weidner Keller GmbH', 'registerUnderForm'), 1)
  t.equal(featureOf(rows, 'Harbour Foods Ltd', 'registerUnderForm'), 0)
  t.equal(featureOf(rows, 'Harbour Foods Ltd', 'numbersUnder'), 0)
})

t.test('a tax number within a sentence is named by the word in front', async (t) => {
  const rows: Rows = [[[60, 'Willow Broadband Pty Ltd ABN 84 417 283 906 Level 3']]]
  t.equal(featureOf(rows, 'Willow Broadband Pty Ltd', 'registeredForm'), 1)
})

t.test(
  'the word of its own that a name has is said beside the numbers, and in the domain',
  async (t) => {
    t.equal(featureOf(FOOT, 'northlight', 'coreAtNumbers'), 1)
    t.equal(featureOf(FOOT, 'northlight', 'coreInDomain'), 1)
    t.equal(featureOf(FOOT, 'Harbour Foods Ltd', 'coreAtNumbers'), 0)
    t.equal(featureOf(FOOT, 'Harbour Foods Ltd', 'coreInDomain'), 0)
  },
)

t.test('another firm is registered', async (t) => {
  t.equal(featureOf(FOOT, 'Harbour Foods Ltd', 'otherRegistered'), 1)
  t.equal(featureOf(FOOT, 'northlight', 'otherRegistered'), 0)
  t.equal(featureOf(FOOT, 'Northlight Power Ltd', 'otherRegistered'), 0)
})

t.test('a brand is a part of its firm, however it is written', async (t) => {
  t.equal(featureOf(FOOT, 'northlight', 'brandOfForm'), 1)
  t.equal(featureOf(FOOT, 'Northlight Power Ltd', 'formOfBrand'), 1)
  t.equal(featureOf(FOOT, 'Harbour Foods Ltd', 'formOfBrand'), 0)
  t.equal(featureOf(FOOT, 'Your balance', 'brandOfForm'), 0)
  const joined: Rows = [[[60, 'thorn&pike']], [], [[60, 'Thorn & Pike Heating Ltd']]]
  t.equal(featureOf(joined, 'thorn&pike', 'brandOfForm'), 1)
})

t.test('who is greeted buys', async (t) => {
  t.equal(featureOf(FOOT, 'Ms Ida Pellbrook', 'greeted'), 1)
  t.equal(featureOf(FOOT, 'Northlight Power Ltd', 'greeted'), 0)
  t.equal(featureOf([[[60, 'Bonjour !']], [[60, 'Voici la facture']]], 'Bonjour !', 'greeting'), 1)
})

t.test('labels: words said elsewhere in lower case, a figure under or beside them', async (t) => {
  t.equal(featureOf(FOOT, 'Your balance', 'lowerElsewhere'), 1)
  t.equal(featureOf(FOOT, 'Your balance', 'figureUnder'), 1)
  t.equal(featureOf(FOOT, 'Harbour Foods Ltd', 'lowerElsewhere'), 0)
  const beside: Rows = [
    [
      [60, 'Meter'],
      [200, '41,207 kWh'],
    ],
  ]
  t.equal(featureOf(beside, 'Meter', 'figureRight'), 1)
})

t.test('what goes on behind a legal form', async (t) => {
  const rows: Rows = [
    [[60, 'Harbour Foods Ltd, 12 Mill Lane']],
    [],
    [[60, 'Olmo Ruano S.a.s. di Ida & C.']],
  ]
  t.equal(featureOf(rows, 'Harbour Foods Ltd, 12 Mill Lane', 'behindForm'), 3)
  t.equal(featureOf(rows, 'Harbour Foods Ltd', 'behindForm'), 0)
  t.equal(featureOf(rows, 'Olmo Ruano S.a.s. di Ida & C.', 'behindForm'), 0)
})

t.test('a label in front of a name', async (t) => {
  const rows: Rows = [[[60, 'Customer Harbour Foods Ltd']]]
  t.equal(featureOf(rows, 'Customer Harbour Foods Ltd', 'leadLabel'), 1)
})

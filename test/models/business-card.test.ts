import t from 'tap'
import { businessCard } from '../../src/models/business-card.ts'
import type { Answer } from '../http/service.ts'
import { page, words } from '../tables/pages.ts'

const card = (rows: readonly string[], x = 40) =>
  page(rows.map((text, i) => words(text, x, 40 + i * 14)))

const read = (...sides: ReturnType<typeof card>[]): Answer =>
  businessCard.extract(sides.map((side, i) => ({ ...side, number: i + 1 }))).content as Answer

const ENGLISH = [
  'Example Engineering Ltd',
  'Dr. Jane van Doe',
  'Head of Procurement',
  'T +44 20 7946 0018 F +44 20 7946 0019',
  'Mobile: +44 7700 900123',
  'jane.doe@example.co.uk',
  'www.example.co.uk',
  '12 High Street',
  'London SW1A 1AA',
  'United Kingdom',
]

t.test('each field by itself', async (t) => {
  t.match(read(card(ENGLISH)).fields, {
    name: 'Dr. Jane van Doe',
    first_name: 'Jane',
    last_name: 'van Doe',
    title: 'Head of Procurement',
    company: 'Example Engineering Ltd',
    phone: '+44 20 7946 0018',
    mobile: '+44 7700 900123',
    fax: '+44 20 7946 0019',
    email: 'jane.doe@example.co.uk',
    website: 'www.example.co.uk',
    street: '12 High Street',
    city: 'London',
    postal_code: 'SW1A 1AA',
    country: 'United Kingdom',
    phones: [
      { type: 'phone', e164: '+442079460018' },
      { type: 'mobile', e164: '+447700900123' },
    ],
  })
})

t.test('other languages, other orders', async (t) => {
  for (const [rows, wanted] of [
    [
      [
        'Anna Muster',
        'Projektingenieurin',
        'Beispiel GmbH',
        'Hauptstraße 5',
        '10115 Berlin',
        'Tel. 030 901820',
        'a.muster@beispiel.de',
      ],
      {
        name: 'Anna Muster',
        title: 'Projektingenieurin',
        company: 'Beispiel GmbH',
        city: 'Berlin',
        postal_code: '10115',
      },
    ],
    [
      [
        'Jean Exemple',
        'Directeur commercial',
        'Exemple SARL',
        '12 rue de la Paix',
        '75002 Paris',
        'Portable 06 12 34 56 78',
        'j.exemple@exemple.fr',
      ],
      {
        name: 'Jean Exemple',
        title: 'Directeur commercial',
        company: 'Exemple SARL',
        mobile: '06 12 34 56 78',
      },
    ],
    [
      [
        'Voorbeeld B.V.',
        'Kees de Vries',
        'Hoofd Inkoop',
        'Kerkstraat 9',
        '1012 AB Amsterdam',
        'k.devries@voorbeeld.nl',
      ],
      {
        name: 'Kees de Vries',
        last_name: 'de Vries',
        title: 'Hoofd Inkoop',
        company: 'Voorbeeld B.V.',
        postal_code: '1012 AB',
      },
    ],
  ] as const)
    t.match(read(card(rows)).fields, wanted, rows[0])
})

t.test('two sides are one card', async (t) => {
  const { fields, evidence } = read(card(ENGLISH.slice(0, 3)), card(ENGLISH.slice(3)))
  t.match(fields, { name: 'Dr. Jane van Doe', email: 'jane.doe@example.co.uk' })
  t.equal(evidence.name.page, 1)
  t.equal(evidence.email.page, 2)
})

t.test('what is no card gives nulls', async (t) => {
  for (const rows of [
    [],
    ['Only a few words here'],
    Array.from({ length: 60 }, () => 'A long letter, call 020 7946 0018'),
  ]) {
    const { fields } = read(card(rows))
    for (const [name, value] of Object.entries(fields))
      t.ok(value === null || (Array.isArray(value) && value.length === 0), name)
  }
})

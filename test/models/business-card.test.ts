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

t.test('what a paper does not hold is null, what it prints is given', async (t) => {
  for (const rows of [[], ['Only a few words here']]) {
    const { fields } = read(card(rows))
    for (const [name, value] of Object.entries(fields))
      t.ok(value === null || (Array.isArray(value) && value.length === 0), name)
  }
  const letter = read(card(Array.from({ length: 60 }, () => 'A long letter, call 020 7946 0018')))
  t.match(letter.fields, { name: null, company: null, phone: '020 7946 0018' })
})

/** Lines of a type size each, at any place. */
const sized = (rows: readonly (readonly [text: string, x: number, y: number, size: number])[]) =>
  read(page(rows.map(([text, x, y, size]) => words(text, x, y, size)))).fields as Answer

t.test('texts of several lines of one type', async (t) => {
  t.match(
    sized([
      ['OAKFIELD', 40, 40, 14],
      ['PRINTING', 40, 58, 14],
      ['Margaret', 300, 40, 12],
      ['Thornbury', 300, 55, 12],
      ['Head of Sales &', 300, 74, 8],
      ['Marketing', 300, 84, 8],
      ['margaret@oakfieldprinting.com', 300, 110, 8],
    ]),
    {
      name: 'Margaret Thornbury',
      title: 'Head of Sales & Marketing',
      company: 'OAKFIELD PRINTING',
    },
  )
})

t.test('lines of one type that are texts of their own', async (t) => {
  t.match(
    sized([
      ['Paula Reiter', 40, 40, 9],
      ['Geschäftsführerin', 40, 51, 9],
      ['Reiter Bau GmbH', 40, 62, 9],
      ['Ringstraße 12', 40, 73, 9],
      ['80331 München', 40, 84, 9],
      ['p.reiter@reiterbau.de', 40, 95, 9],
    ]),
    {
      name: 'Paula Reiter',
      title: 'Geschäftsführerin',
      company: 'Reiter Bau GmbH',
      street: 'Ringstraße 12',
    },
  )
})

t.test('a family firm and its owner', async (t) => {
  t.match(
    sized([
      ['Weingut Burgstaller', 40, 40, 14],
      ['Maria Burgstaller', 40, 62, 10],
      ['Tel. 02734 55010', 40, 90, 8],
      ['weingut@burgstaller.at', 40, 102, 8],
    ]),
    { name: 'Maria Burgstaller', company: 'Weingut Burgstaller' },
  )
})

t.test('columns that nearly touch, a code in a line of its own', async (t) => {
  t.match(
    sized([
      ['Jens Albers', 40, 30, 12],
      ['Nordlicht Technik GmbH', 40, 60, 8],
      ['Fon +49 30 901820', 190, 60, 8],
      ['Lindenstraße 40', 40, 72, 8],
      ['Fax +49 30 901829', 190, 72, 8],
      ['Hinterhaus Aufgang 3 links', 40, 84, 8],
      ['Mobil +49 171 5550133', 190, 84, 8],
      ['10969', 40, 96, 8],
      ['jens@nordlicht.de', 190, 96, 8],
      ['Berlin', 40, 108, 8],
      ['www.nordlicht.de', 190, 108, 8],
    ]),
    {
      street: 'Lindenstraße 40, Hinterhaus Aufgang 3 links',
      postal_code: '10969',
      city: 'Berlin',
      mobile: '+49 171 5550133',
    },
  )
})

t.test('degrees are no part of a name, years no postal codes', async (t) => {
  const fields = sized([
    ['Castellani', 40, 40, 14],
    ['dal 1921', 40, 52, 8],
    ['Giulia Castellani MBA, PhD', 40, 70, 11],
    ['Via Roma 12 – 40121 Bologna (BO) – Italia', 40, 90, 8],
    ['Tel. +39 051 019772', 40, 102, 8],
    ['giulia@castellani.it', 40, 114, 8],
  ])
  t.match(fields, {
    name: 'Giulia Castellani',
    city: 'Bologna',
    postal_code: '40121',
    region: 'BO',
    phones: [{ e164: '+39051019772' }],
  })
  t.equal(fields.phones.length, 1)
})

t.test(
  'domains: beginnings of words, umlauts; a box of a job; a form in a line of its own',
  async (t) => {
    for (const [rows, wanted] of [
      [
        ['Sanne Wiersma', 'Huidtherapeut', 'Praktijk De Werf', 'sanne@praktdewerf.nl'],
        { name: 'Sanne Wiersma', company: 'Praktijk De Werf' },
      ],
      [
        ['MÜHLE MÖHRLE', 'Gerd Möhrle', 'Müllermeister', 'info@muehle-moehrle.de'],
        { name: 'Gerd Möhrle', company: 'MÜHLE MÖHRLE' },
      ],
      [
        ['Asha Nambiar', 'Director – Exports', 'Example Looms Ltd', 'exports@example.in'],
        { name: 'Asha Nambiar', title: 'Director – Exports' },
      ],
      [
        ['EXAMPLE HANDLOOMS PVT.', 'LTD.', 'Asha Nambiar', 'asha@examplehandlooms.in'],
        { name: 'Asha Nambiar', company: /^EXAMPLE HANDLOOMS PVT\./ },
      ],
      [
        ['Universität Grünau', 'Prof. Dr. Almut Rieck', 'Lehrstuhl für Moore', 'rieck@uni-g.de'],
        { name: 'Prof. Dr. Almut Rieck', company: 'Universität Grünau' },
      ],
    ] as const)
      t.match(read(card(rows)).fields, wanted)
  },
)

t.test('degrees behind names, and names that look like one', async (t) => {
  for (const [printed, name] of [
    ['Jane Example, MRICS', 'Jane Example'],
    ['Jane Example Ph.D.', 'Jane Example'],
    ['Jane Ma', 'Jane Ma'],
  ] as const)
    t.equal(read(card([printed, 'Surveyor', 'Example Ltd', 'jane@example.com'])).fields.name, name)
})

t.test(
  'a job behind the name, a form in front of the company, a code before its country',
  async (t) => {
    t.match(
      read(card(['Kettle Tearooms Ltd', 'Imogen Example, Proprietor', 'hello@kettle.co.uk']))
        .fields,
      { name: 'Imogen Example', title: 'Proprietor', company: 'Kettle Tearooms Ltd' },
    )
    t.match(read(card(['SAS EXEMPLE DURAND', 'Jean Durand', 'Gérant', '06 12 34 56 78'])).fields, {
      name: 'Jean Durand',
      company: 'SAS EXEMPLE DURAND',
    })
    t.match(
      read(
        card([
          'Kenji Rei',
          'Deputy Manager',
          '3-18-4 Shinmachi, Nishi-ku, Osaka 550-0013, Japan',
          'TEL: +81-6-5555-0184',
        ]),
      ).fields,
      { phones: [{ number: '+81-6-5555-0184' }] },
    )
  },
)

t.test('what a job is about is a part of it; a department stands below it', async (t) => {
  const mail = 'imogen@rowntree.example'
  t.match(
    read(
      card(['Rowntree Partners LLP', 'Imogen Tarrant', 'Senior Consultant, Marine Claims', mail]),
    ).fields,
    { name: 'Imogen Tarrant', title: 'Senior Consultant, Marine Claims', department: null },
  )
  t.match(
    read(
      card([
        'Rowntree Partners LLP',
        'Imogen Tarrant',
        'Head of Claims',
        'Marine Department',
        mail,
      ]),
    ).fields,
    { title: 'Head of Claims', department: 'Marine Department' },
  )
})

t.test('names that are set letter by letter', async (t) => {
  const letters = (text: string, x: number, y: number) =>
    [...text].flatMap((letter, i) => (letter === ' ' ? [] : words(letter, x + i * 8, y)))
  const lines = ['architect', 'Example Studio Ltd', '12 High Street, London SW1A 1AA']
  const side = page([
    letters('JANE EXAMPLE', 40, 40),
    ...[...lines, 'jane@example.co.uk'].map((text, i) => words(text, 40, 64 + i * 14)),
  ])
  t.equal(read(side).fields.name, 'JANE EXAMPLE')
})

t.test('pages that are read from right to left', async (t) => {
  const leftwards = (text: string, y: number) => {
    let x = 200
    return text.split(' ').flatMap((word) => {
      x -= 6 * word.length + 4
      return words(word, x, y)
    })
  }
  const lines = [
    'شركة المثال للتجارة',
    'سارة بنت علي الحسن',
    'مديرة المبيعات',
    'شارع النخيل، مبنى 12، دبي',
  ]
  const side = page([
    ...lines.map((text, i) => leftwards(text, 40 + i * 14)),
    words('Tel. +971 4 555 0100', 60, 120),
    words('sara@example.ae', 60, 134),
  ])
  const { fields, evidence } = read(side)
  t.equal(fields.title, lines[2])
  const [x0, , x1] = evidence.title.box
  t.ok(x0 < x1 && x1 <= 200 && x0 > 100, 'evidence stands where it is printed')
})

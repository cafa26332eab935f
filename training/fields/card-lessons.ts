import type { Lesson, Row, Variant } from './short-paper.ts'

const PERSONS = [
  ['Imogen', 'Tarrant'],
  ['Matthias', 'Kehlmann'],
  ['Solène', 'Barrault'],
  ['Pilar', 'Arozena'],
  ['Renske', 'Dijkhof'],
  ['Kiran', 'Mehrotra'],
  ['Fiona', 'Glenross'],
  ['Luca', 'Ferrandi'],
  ['María del Carmen', 'Soto Vidal'],
  ['Johanna van den', 'Elzen'],
] as const
const JOBS = [
  'Head of Procurement',
  'Projektleiter',
  'Directrice commerciale',
  'Directora',
  'Hoofd Inkoop',
  'Director – Exports',
  'Sales Manager',
  'Responsabile acquisti',
  'Asesora',
  'Adviseur',
] as const
const FIRMS = [
  'Oakrow Engineering Ltd',
  'Steinhag GmbH',
  'Valmont SARL',
  'Talleres Urbina S.L.',
  'Lindeveld B.V.',
  'Sundara Looms Pvt. Ltd.',
  'Brae Partners LLP',
  'Officine Moretta S.r.l.',
  'Inmobiliaria Talavera S.L.',
  'Westerduin B.V.',
] as const
const PLACES = [
  ['18 Foundry Lane', 'York YO1 9TT'],
  ['Lange Gasse 40', '70173 Stuttgart'],
  ['15 avenue Foch', '54000 Nancy'],
  ['Calle Luna 8, 2.º izq.', '28004 Madrid'],
  ['Kerkweg 9', '1012 AB Amsterdam'],
  ['44 MG Road', 'Bengaluru 560001'],
  ['Suite 2200, 9 River Road', 'Toledo, OH 43604'],
  ['Corso Italia 77', '50123 Firenze'],
  ['Plaza Mayor 18, 1.º', '42001 Soria'],
  ['Havenstraat 3', '3011 AB Rotterdam'],
] as const
const PHONES = ['Tel. 020 7946 0958', 'Tel. 030 901820', 'Tél. 01 99 00 12 34', 'T 404.555.0118']

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

const line = (text: string, size = 10): Row => [[40, text, size]]
const mailOf = (i: number, domain: string): string => `${folded(PERSONS[i]![0])}@${domain}.com`

/** Absent on all of them. */
const NOTHING = { name: null, company: null, title: null, address: null }

/** Few lines: who, as what, for whom, in every order. */
const short = PERSONS.flatMap(([first, last], i): Variant[] =>
  [0, 1, 2].map((turn): Variant => {
    const [name, title, company] = [`${first} ${last}`, JOBS[i]!, FIRMS[i]!]
    const domain = folded(company.split(' ')[0]!)
    const lines = [line(name), line(title), line(company)]
    const ordered = [...lines.slice(turn), ...lines.slice(0, turn)]
    const [street, town] = PLACES[i]!
    return {
      rows: [
        ...ordered,
        ...(turn === 1 ? [line(street), line(town)] : []),
        line(PHONES[i % 4]!),
        line(mailOf(i, domain)),
      ],
      fields: {
        ...NOTHING,
        name,
        title,
        company,
        address: turn === 1 ? `${street}, ${town}` : null,
      },
    }
  }),
)

/** A name with a job in its line, a call for somebody, a firm whose form has a line of its own. */
const joined = PERSONS.flatMap(([first, last], i): Variant[] => {
  const [name, title, company] = [`${first} ${last}`, JOBS[i]!, FIRMS[i]!]
  const mail = mailOf(i, folded(company.split(' ')[0]!))
  const at = company.lastIndexOf(' ')
  return [
    {
      rows: [line(company), line(`${name}${i % 2 === 0 ? ',' : ''} ${title}`), line(mail)],
      fields: { ...NOTHING, name, title, company },
    },
    {
      rows: [
        line(company),
        line(`${i % 2 === 0 ? 'Call' : 'Ask for'} ${name} on`),
        line(PHONES[i % 4]!),
        line(mail),
      ],
      fields: { ...NOTHING, name, company },
    },
    {
      rows: [
        line(company.slice(0, at).toUpperCase()),
        line(company.slice(at + 1).toUpperCase()),
        line(name),
        line(mail),
      ],
      fields: { ...NOTHING, name, company: company.toUpperCase() },
    },
  ]
})

/** A firm has its owner's family name: what is a trade, or is in the domain, is the firm. */
const families = (
  [
    ['Weingut', 0],
    ['Maison', 2],
    ['Bodegas', 3],
    ['Bakkerij', 4],
    ['Tischlerei', 1],
    ['Cantina', 7],
    ['Atelier', 6],
  ] as const
).flatMap(([trade, i]): Variant[] => {
  const [first, last] = PERSONS[i]!
  const company = `${trade} ${last}`
  const shared = folded(trade)
  return [
    {
      rows: [
        line(company, 14),
        line(`${first} ${last}`),
        line(PHONES[i % 4]!, 8),
        line(`${shared}@${folded(last)}.at`, 8),
      ],
      fields: { ...NOTHING, name: `${first} ${last}`, company },
    },
    {
      rows: [
        line(company.toUpperCase()),
        line(`${first} ${last}`),
        line(JOBS[i]!),
        line(`info@${shared}-${folded(last)}.de`),
      ],
      fields: {
        ...NOTHING,
        name: `${first} ${last}`,
        company: company.toUpperCase(),
        title: JOBS[i]!,
      },
    },
  ]
})

/** A domain of beginnings of a firm's words, the firm in plain type below a job. */
const beginnings = (
  [
    ['Weingut am Tobel', 0],
    ['Studio La Quercia', 7],
    ['Clínica Los Olmos', 3],
    ['Atelier Het Anker', 4],
    ['Cabinet des Tilleuls', 2],
    ['Optik zur Linde', 1],
    ['The Wharf Gallery', 6],
    ['Kwekerij De Lork', 9],
  ] as const
).map(([company, i]): Variant => {
  const [first, last] = PERSONS[i]!
  const words = company.split(' ')
  const domain = words.map((word, at) => (at === 0 ? word.slice(0, 4) : word)).join('')
  return {
    rows: [
      line(`${first} ${last}`),
      line(JOBS[i]!),
      line(company),
      line(mailOf(i, folded(domain))),
    ],
    fields: { ...NOTHING, name: `${first} ${last}`, title: JOBS[i]!, company },
  }
})

/** Texts that go on in a second line of the same type. */
const twoLines = PERSONS.map(([first, last], i): Variant => {
  const firm = FIRMS[i]!.toUpperCase()
  const at = firm.lastIndexOf(' ')
  const [head, tail] = [firm.slice(0, at), firm.slice(at + 1)]
  const title = ['Head of Sales &', 'Leiter Vertrieb und', 'Vice President,', 'Chef de projet –'][
    i % 4
  ]!
  const more = ['Marketing', 'Einkauf', 'Operations', 'Bâtiment'][i % 4]!
  return {
    rows: [
      [
        [40, head, 14],
        [300, first, 12],
      ],
      [
        [40, tail, 14],
        [300, last, 12],
      ],
      [[300, title, 8]],
      [[300, more, 8]],
      [[300, mailOf(i, folded(head)), 8]],
    ],
    fields: { ...NOTHING, name: `${first} ${last}`, company: firm, title: `${title} ${more}` },
  }
})

/** Papers that are no cards hold nobody's name. */
const others = [
  ['Only some words stand here'],
  ['STOP'],
  ['No smoking'],
  ['Chapter 3', 'It was late when the boats came in'],
  Array.from({ length: 30 }, () => 'A long letter about the weather, call 020 7946 0018'),
  Array.from({ length: 20 }, () => 'und so ging es weiter bis in den Abend hinein'),
  [
    'Table 4. Households by region',
    'Region Total Change',
    'North 1,204 0.4 %',
    'South 2,204 1.4 %',
  ],
  ['Step 1', 'Open the lid and take out the filter'],
].map((rows): Variant => ({ rows: rows.map((text) => line(text)), fields: NOTHING }))

export const CARD_LESSONS: readonly Lesson[] = [
  { name: 'short-cards', variants: short },
  { name: 'joined', variants: joined },
  { name: 'families', variants: families },
  { name: 'beginnings', variants: beginnings },
  { name: 'two-lines', variants: twoLines },
  { name: 'no-cards', variants: others },
]

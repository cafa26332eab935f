import t from 'tap'
import type { PageSource } from '../../src/document/page.ts'
import { businessCard } from '../../src/models/business-card.ts'
import { partsOf } from '../../src/models/card/address.ts'
import type { Answer } from '../http/service.ts'
import { page, words } from '../tables/pages.ts'

const read = (rows: readonly string[], source: PageSource = 'text_layer'): Answer =>
  (
    businessCard.extract([{ ...page(rows.map((text, i) => words(text, 40, 40 + i * 14))), source }])
      .content as Answer
  ).fields

const LABS = ['Exemplar Labs', 'Savannah Sawyer', 'Sales Manager']

t.test('e-mail addresses whose sign or line was misread', async (t) => {
  t.equal(
    read([...LABS, 'savannahsawyereexemplar-line.co.uk'], 'ocr').email,
    'savannahsawyer@exemplar-line.co.uk',
  )
  t.equal(
    read([...LABS, 'savannah sawyer@exemplar-line.co.uk'], 'ocr').email,
    'savannah_sawyer@exemplar-line.co.uk',
  )
})

t.test('an l of an e-mail address that was read as an exclamation mark', async (t) => {
  t.equal(
    read([...LABS, 'k_schimme!@exemplar-line.co.uk'], 'ocr').email,
    'k_schimmel@exemplar-line.co.uk',
  )
})

t.test(
  'signs of e-mail addresses with a gap behind them, or before what the firm is called by',
  async (t) => {
    const mail = (...texts: string[]) => read([...LABS, ...texts], 'ocr').email
    t.equal(mail('savannah.saS workshop.example'), 'savannah.sa@workshop.example')
    t.equal(
      mail('s.sawyerewerkbank.example', 'labor.werkbank.example'),
      's.sawyer@werkbank.example',
    )
    t.not(mail('werkbank.com.example', 'labor.com.example'), 'werkban@com.example')
  },
)

t.test('web addresses whose points were misread', async (t) => {
  const site = (text: string) => read([...LABS, 'sawyer@exemplar-line.com', text], 'ocr').website
  t.equal(site('www exemplar-line.com'), 'www.exemplar-line.com')
  t.equal(site('wwwexemplar-linecom'), 'www.exemplar-line.com')
})

t.test('a British code whose J was read as a bracket', async (t) => {
  t.match(
    read([...LABS, 'Tel 020 7946 0018', 'Suite 335', '158 Mill Lane', 'Wexcombe BA18 4B)'], 'ocr'),
    {
      postal_code: 'BA18 4BJ',
      city: 'Wexcombe',
      address: 'Suite 335, 158 Mill Lane, Wexcombe BA18 4BJ',
    },
  )
})

t.test('an address ends where one of the web begins in its line', async (t) => {
  t.equal(
    read([...LABS, 'Voorbeeldstraat 12, 2018 Antwerpen : www.exemplar-line.example']).address,
    'Voorbeeldstraat 12, 2018 Antwerpen',
  )
})

t.test('text figures, of which some look like letters', async (t) => {
  t.equal(read([...LABS, 'Mobile 07700 goo 123'], 'ocr').mobile, '07700 900 123')
  t.equal(read([...LABS, '(ogo) 555 0148', '12 High Street'], 'ocr').phone, '(090) 555 0148')
})

t.test('the number of a house beside a telephone', async (t) => {
  const beside = (left: string, right: string) => {
    const rows = [...LABS.map((text, i) => words(text, 40, 40 + i * 14)), []]
    rows.push([...words(left, 40, 100), ...words(right, 300, 100)])
    return (businessCard.extract([page(rows)]).content as Answer).fields.phone
  }
  t.equal(beside('Musterstraße 27', '0341 - 22 61 907'), '0341 - 22 61 907')
  t.equal(beside('06 88 41 07 35', '17, rue Foch'), '06 88 41 07 35')
})

t.test('a number behind a street', async (t) => {
  t.match(read([...LABS, '18 Mill Lane Mobile 07700 900123', 'London SW1A 1AA']), {
    mobile: '07700 900123',
    address: '18 Mill Lane, London SW1A 1AA',
  })
})

t.test('a job right behind the name of an e-mail address, a call in front of one', async (t) => {
  t.match(read(['Exemplar Catering', 'Imogen Tran Head of Events', 'imogen@exemplar.com']), {
    name: 'Imogen Tran',
    title: 'Head of Events',
  })
  t.equal(
    read(['EXEMPLAR AIRCON', 'Call Darren Whitlock on', '020 7946 0018', 'darren@exemplar.com'])
      .name,
    'Darren Whitlock',
  )
})

t.test('numbers and parts of an address are no prose', async (t) => {
  t.match(
    read([
      'GESTORÍA EJEMPLAR',
      'Pilar Almazán Rueda',
      'Directora',
      'Pza. del Rey 18, 1.º izq. · 42001 Soria',
      'Tel. 975 55 01 18 · Móv. 655 50 11 84',
      'pilar@ejemplar.es',
    ]),
    { company: 'GESTORÍA EJEMPLAR', name: 'Pilar Almazán Rueda', email: 'pilar@ejemplar.es' },
  )
})

t.test(
  'a sign with gaps around it, digits that were read as letters, labels that end like others',
  async (t) => {
    const fields = read(
      [
        ...LABS,
        'sawyer E exemplar-line.co.uk',
        'www.exemplar-line.co.uk',
        'Direct line +44 (0)131 s55 o118',
      ],
      'ocr',
    )
    t.equal(fields.email, 'sawyer@exemplar-line.co.uk')
    t.match(fields.phones, [{ number: '+44 (0)131 555 0118' }])
    t.match(read([...LABS, 'Tfno: 956 55 01 18 - Móvil: 655 118 447']).phones, [
      { number: '956 55 01 18' },
      { number: '655 118 447', type: 'mobile' },
    ])
  },
)

t.test('a job and its firm in a line, states in full', async (t) => {
  t.match(read(['ana prado', 'Co-founder, Exemplar Labs', 'ana@exemplarlabs.com']), {
    title: 'Co-founder',
    company: 'Exemplar Labs',
  })
  t.match(
    read([
      ...LABS,
      '1400 Example Center Ave, Suite 2200',
      'Atlanta, Georgia 30303',
      'T 404.555.0118',
    ]),
    { address: '1400 Example Center Ave, Suite 2200, Atlanta, Georgia 30303', region: 'Georgia' },
  )
})

t.test('addresses of the web that end in no known name', async (t) => {
  const site = (rows: readonly string[], source: PageSource = 'text_layer') =>
    read([...LABS, ...rows], source).website
  t.equal(site(['sawyer@exemplar.example', 'exemplar.example']), 'exemplar.example')
  t.equal(site(['sawyer@post.example', 'Honlap: exemplarlabs.hu']), 'exemplarlabs.hu')
  t.equal(site(['W exemplarlabs.museum']), 'exemplarlabs.museum')
  t.equal(site(['exemplarlabs.hu (Web)']), 'exemplarlabs.hu')
  t.equal(site(['exemplar-labs.co.za']), 'exemplar-labs.co.za')
  t.equal(site(['sawyer@exemplar.de. Immer für Sie da.']), null)
  t.equal(site(['www exemplar-labs net'], 'ocr'), 'www.exemplar-labs.net')
  t.equal(site(['sawyer@ exemplar.de'], 'ocr'), null)
})

t.test('signs of addresses that were read as letters, by what else the card says', async (t) => {
  const mail = (rows: readonly string[]) => read([...LABS, ...rows], 'ocr')
  t.match(mail(['savannaheexemplarlabs. sg', 'www.exemplarlabs.sg']), {
    email: 'savannah@exemplarlabs.sg',
    website: 'www.exemplarlabs.sg',
  })
  t.equal(mail(['s.sawyerGexemplar-labs.pl']).email, 's.sawyer@exemplar-labs.pl')
  t.match(mail(['s.sawyerQexemplar.examplewww.exemplar.example']), {
    email: 's.sawyer@exemplar.example',
    website: 'www.exemplar.example',
  })
  t.equal(mail(['sawyer@exemplar. example']).email, 'sawyer@exemplar.example')
  t.equal(mail(['savannah. sawyer @exemplar.com']).email, 'savannah.sawyer@exemplar.com')
})

t.test('numbers that gaps or marks took apart, and what is no number', async (t) => {
  const numbers = (rows: readonly string[], source: PageSource = 'text_layer') =>
    (read([...LABS, ...rows], source).phones as { number: string }[]).map((own) =>
      own.number.replace(/\D/g, ''),
    )
  t.same(numbers(['03 815$ 4012'], 'ocr'), ['0381554012'])
  t.same(numbers(['O6 5550 1182'], 'ocr'), ['0655501182'])
  t.same(numbers(['+44 (0)29 646 6275|'], 'ocr'), ['440296466275'])
  t.same(numbers(['Federal Tax ID 01-0161122', 'NIP UE 9785421263']), [])
  t.same(numbers(['Calle Luna 76 – 46088 – Valencia']), [])
})

t.test('numbers across wide gaps', async (t) => {
  const row = (texts: readonly (readonly [string, number])[], source: PageSource) =>
    (
      businessCard.extract([
        {
          ...page([...texts.map(([text, x]) => words(text, x, 40)), words('Ann Ek', 40, 80)]),
          source,
        },
      ]).content as Answer
    ).fields.phones.map((own: { number: string }) => own.number.replace(/\D/g, ''))
  t.same(
    row(
      [
        ['0', 40],
        ['0505 289 04 70', 70],
      ],
      'ocr',
    ),
    ['05052890470'],
  )
  t.same(
    row(
      [
        ['Since 1952', 40],
        ['0036 62 970-678', 150],
      ],
      'text_layer',
    ),
    ['003662970678'],
  )
  t.same(
    row(
      [
        ['Tel. (08)', 40],
        ['214', 110],
        ['1668', 150],
      ],
      'text_layer',
    ),
    ['082141668'],
  )
})

t.test('one number for calls and for fax', async (t) => {
  for (const label of ['Tel/Fax:', 'Tél./Fax', 'Tel. & Fax'])
    t.match(read([...LABS, `${label} 01632 960 018`, 'Mobile 07700 900123']), {
      phone: '01632 960 018',
      fax: '01632 960 018',
      mobile: '07700 900123',
    })
})

t.test('a letter in front of a number that lost its gap', async (t) => {
  t.match(read([...LABS, 'T01632960018', 'M07700900123'], 'ocr'), {
    phone: '01632960018',
    mobile: '07700900123',
  })
})

t.test('small pictures in front of lines, read as letters', async (t) => {
  const rows: [sign: string, text: string][] = [
    ['', 'Exemplar Labs'],
    ['', 'Savannah Sawyer'],
    ['', 'Sales Manager'],
    ['8', '01632 960 018'],
    ['=', 'sawyer@exemplar-labs.co.uk'],
    ['9', '18 Mill Lane'],
    ['', 'London SW1A 1AA'],
  ]
  const lines = rows.map(([sign, text], i) => [
    ...(sign ? words(sign, 40, 40 + i * 14) : []),
    ...words(text, 60, 40 + i * 14),
  ])
  const { fields } = businessCard.extract([{ ...page(lines), source: 'ocr' }]).content as Answer
  t.match(fields, { phone: '01632 960 018', address: '18 Mill Lane, London SW1A 1AA' })
})

t.test('a sign of an address of mail that was read as a capital or an &', async (t) => {
  t.equal(read([...LABS, 'eventsEexemplar.example'], 'ocr').email, 'events@exemplar.example')
  t.equal(read([...LABS, 'savannah& exemplar.example'], 'ocr').email, 'savannah@exemplar.example')
  const other = read([...LABS, 'savannah@exemplar.example', 'bigEats.example'], 'ocr')
  t.equal(other.email, 'savannah@exemplar.example', 'a card with an address has it already')
  t.equal(read([...LABS, 'eventsEexemplar.example']).email, null, 'a text layer says what it says')
})

t.test('codes beside numbers to call are none', async (t) => {
  const numbers = (rows: readonly string[]) =>
    read([...LABS, ...rows]).phones.map((own: { number: string }) => own.number)
  t.same(numbers(['CREA-MG 114.208/0', '(31) 99555-0142']), ['(31) 99555-0142'])
  t.same(numbers(['7391-0003 Nagano', 'TEL 0266-55-0148']), ['0266-55-0148'])
  t.same(numbers(['Tel. 62 55 50 18']), ['62 55 50 18'], 'a short one where no other is longer')
})

t.test('two numbers with a dash, a stroke or a dot between them', async (t) => {
  const numbers = (text: string) =>
    read([...LABS, text]).phones.map(({ number }: { number: string }) => number)
  for (const sign of ['-', '–', '·', '/'])
    t.same(numbers(`020 7946 0018 ${sign} 07700 900 018`), ['020 7946 0018', '07700 900 018'])
  t.same(numbers('06 – 14 90 77 23'), ['06 – 14 90 77 23'])
})

t.test('the number of a box at a post office is nobody to call', async (t) => {
  const rows = ['P.O. Box 41877-00100, Nairobi', 'Tel. +254 20 555 7718']
  t.same(
    read([...LABS, ...rows]).phones.map(({ number }: { number: string }) => number),
    ['+254 20 555 7718'],
  )
})

t.test('addresses of the web with a gap in them, or cut off', async (t) => {
  const site = (text: string) => read([...LABS, text], 'ocr').website
  t.equal(site('https://maps. exemplar-line.example'), 'https://maps.exemplar-line.example')
  t.equal(site('https://exemp'), null)
  t.equal(site('www.exemp'), null)
})

t.test('an e-mail address whose sign was read as a letter behind a gap', async (t) => {
  t.equal(
    read([...LABS, 'desk Eexemplarline. example', 'www.exemplarline.example'], 'ocr').email,
    'desk@exemplarline.example',
  )
})

t.test(
  'an e-mail address whose sign was read twice, or whose domain has two endings',
  async (t) => {
    t.equal(
      read([...LABS, 'desk@oexemplarline.example', 'exemplarline.example'], 'ocr').email,
      'desk@exemplarline.example',
    )
    const rows = ['Exemplar Glass Institute', 'Savannah Sawyer']
    t.equal(
      read([...rows, 'savannaheexemplarglass. com.tr'], 'ocr').email,
      'savannah@exemplarglass.com.tr',
    )
  },
)

t.test('a web address that begins with a word of a name is no address of mail', async (t) => {
  const rows = ['Exemplar Glass Institute', 'Savannah Sawyer', 'sawyer@exemplarglass.example']
  const { email, website } = read([...rows, 'exemplarglass.example'], 'ocr')
  t.same([email, website], ['sawyer@exemplarglass.example', 'exemplarglass.example'])
})

t.test('towns whose code is in the next line, or behind a street', async (t) => {
  const parts = (...lines: string[]) => {
    const { street, city, region, postal_code } = read([...LABS, 'Tel 020 7946 0018', ...lines])
    return [street, city, region, postal_code]
  }
  t.same(parts('158 Mill Lane, Wexcombe,', 'AB T2X 9J9'), [
    '158 Mill Lane',
    'Wexcombe',
    'AB',
    'T2X 9J9',
  ])
  t.same(parts('158 Mill Lane', 'Wexcombe, OR', '97299'), [
    '158 Mill Lane',
    'Wexcombe',
    'OR',
    '97299',
  ])
  t.same(parts('Calle Mayor 15', '49999 Wexcombe (Zamora)'), [
    'Calle Mayor 15',
    'Wexcombe',
    'Zamora',
    '49999',
  ])
})

t.test('a town behind its street, and a country behind that, without a sign between', (t) => {
  t.same(partsOf(['Mühlenstraße 15 38999 Wexhausen Deutschland']), {
    street: 'Mühlenstraße 15',
    postalCode: '38999',
    city: 'Wexhausen',
    region: null,
    country: 'Deutschland',
  })
  t.end()
})

t.test(
  'the sign of a mailbox that is called by its purpose, or by a word of the card',
  async (t) => {
    const card = ['WERKSTATT ANDERSEN', 'Jo Andersen', 'Inhaber']
    t.equal(read([...card, 'infoeandersen.example'], 'ocr').email, 'info@andersen.example')
    t.equal(read([...card, 'werkstattaandersen.com'], 'ocr').email, 'werkstatt@andersen.com')
  },
)

t.test('domains of many countries stand for themselves', async (t) => {
  t.match(read([...LABS, 'savannah@exemplarlabs.hu : exemplarlabs.hu'], 'ocr'), {
    email: 'savannah@exemplarlabs.hu',
    website: 'exemplarlabs.hu',
  })
})

t.test('mailboxes that are called like somebody on the card but for a letter', async (t) => {
  const mail = (name: string, text: string) =>
    read(['Exemplar Labs', name, 'Sales Manager', text], 'ocr').email
  t.equal(mail('Lorena B. Sawyer', 'Isawyer@exemplar.com'), 'lsawyer@exemplar.com')
  t.equal(mail('Savannah Brighton', 's.brignton@exemplar.com'), 's.brighton@exemplar.com')
  t.equal(mail('Savannah Sawyer', '.sawyer@exemplar.com'), 's.sawyer@exemplar.com')
  t.equal(mail('Savannah Brighton', 'office@exemplar.com'), 'office@exemplar.com')
  t.equal(mail('Lena Sawyer', 'jsawyer@exemplar.com'), 'jsawyer@exemplar.com')
})

t.test('what stands before an address is no part of it', async (t) => {
  t.equal(read([...LABS, 'E. s.sawyer@exemplar.com'], 'ocr').email, 's.sawyer@exemplar.com')
})

t.test('domains that the mail or the website prints otherwise', async (t) => {
  const both = read([...LABS, 'sawyer@texemplar.com', 'www.exemplar.com'], 'ocr')
  t.equal(both.email, 'sawyer@exemplar.com')
  t.equal(read([...LABS, 'sawyer@exemplar.com', 'exemplarì.com'], 'ocr').website, 'exemplar.com')
})

t.test('addresses with a gap in them that is narrower than any space', async (t) => {
  const card = (x: number, ...texts: readonly [string, string]) => {
    const [front] = words(texts[0], 40, 96)
    const [back] = words(texts[1], front!.box[2] + x, 96)
    const rows = LABS.map((text, i) => words(text, 40, 40 + i * 14))
    return businessCard.extract([page([...rows, [front!, back!]])]).content as Answer
  }
  t.equal(
    card(0.4, 'savannah.saw', 'yer@exemplar.com').fields.email,
    'savannah.sawyer@exemplar.com',
  )
  t.equal(card(0.4, 'sawyer@exem', 'plar.com').fields.email, 'sawyer@exemplar.com')
  t.equal(card(6, 'Savannah', 'sawyer@exemplar.com').fields.email, 'sawyer@exemplar.com')
  t.equal(card(0.4, 'Mail', 'sawyer@exemplar.com').fields.email, 'sawyer@exemplar.com')
})

t.test('commas and capitals in addresses that were points and small letters', async (t) => {
  const mail = (text: string) => read([...LABS, text], 'ocr').email
  t.equal(mail('anne-marie,hollis@exemplar.com'), 'anne-marie.hollis@exemplar.com')
  t.equal(mail('info@exemplar.com,sales@exemplar.com'), 'info@exemplar.com')
  t.equal(mail('office@mapIehill.com'), 'office@maplehill.com')
})

t.test('a web address whose front was lost is the domain of the mail', async (t) => {
  const site = (text: string, source: PageSource = 'ocr') =>
    read([...LABS, 'jobs@maplehill.com', text], source).website
  t.equal(site('plehill.com'), 'maplehill.com')
  t.equal(site('hill.com'), 'hill.com')
  t.equal(site('plehill.com', 'text_layer'), 'plehill.com')
})

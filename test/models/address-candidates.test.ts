import t from 'tap'
import { isAddressLine, isLastState, readTown } from '../../src/fields/address.ts'
import { addressCandidates } from '../../src/models/candidates/address-candidate.ts'
import { ADDRESSES } from '../../src/models/candidates/addresses.ts'
import { documentText } from '../../src/reading/document-text.ts'
import { page } from '../tables/pages.ts'
import { lines } from './papers.ts'

type Rows = Parameters<typeof lines>[0]

const valuesOf = (rows: Rows): string[] =>
  addressCandidates(documentText([page(lines(rows))])).map(({ value }) => value)

/** What a line says, and the address in it. */
const WITHIN = {
  'a firm in front and a tax number behind': [
    'Sample Arbetskläder AB Industrigatan 31, 831 47 Östersund Momsreg.nr SE556000000001',
    'Industrigatan 31, 831 47 Östersund',
  ],
  'a sentence': [
    'To Sample Joinery Ltd, Unit 6, Kingsditch Lane, Cheltenham GL51 9PE. Dated 27 February',
    'Unit 6, Kingsditch Lane, Cheltenham GL51 9PE',
  ],
  'a sentence that goes on': [
    'issued by Sample Watch (Pty) Ltd of 44 Old Main Road, Hillcrest, 3610 to Model Body Corporate',
    '44 Old Main Road, Hillcrest, 3610',
  ],
  'a line of many parts': [
    'Sample Seguros, S.A. – Capital social 25 000 000 – NIPC 500 000 000 – Matr. 4711 – Sede: Avenida da República 118, 4450-241 Matosinhos – www.sample.example',
    'Avenida da República 118, 4450-241 Matosinhos',
  ],
  'a bullet that was read as a stop': [
    'Lipova cesta 12, 51000 Rijeka . OIB 40000000013 . tel. 051 555 000',
    'Lipova cesta 12, 51000 Rijeka',
  ],
  'a bullet that was read as a quotation mark': [
    'ul. Lipowa 12, 61-001 Poznań « NIP 500-00-00-017',
    'ul. Lipowa 12, 61-001 Poznań',
  ],
  'a number behind a label that was misread': [
    'Βασιλέως Πέτρου 12, 241 00 Καλαμάτα ΞΑΦΜ 900000017',
    'Βασιλέως Πέτρου 12, 241 00 Καλαμάτα',
  ],
} as const

t.test('an address within a line', async (t) => {
  for (const [name, [line, wanted]] of Object.entries(WITHIN))
    t.ok(valuesOf([[[60, line]]]).includes(wanted), name)
})

t.test('an address ends behind a code that stands last', async (t) => {
  const values = valuesOf([[[60, '12, rue du Lac, Sainte-Pomme (Québec) J1A 1A1 514 555 0100']]])
  t.ok(values.includes('12, rue du Lac, Sainte-Pomme (Québec) J1A 1A1'), values.join('\n'))
})

t.test('an address ends before a number to call that nothing names', async (t) => {
  for (const [town, phone] of [
    ['Appleford NSW 2999', '0455 500 100'],
    ['Appleford, Ontario KOA 1A1', '(705) 555-0100'],
    ['999 99 Apelstad', '0999-555 01'],
  ]) {
    const values = valuesOf([[[60, `12 Orchard Court, ${town} ${phone}`]]])
    t.ok(values.includes(`12 Orchard Court, ${town}`), values.join('\n'))
  }
})

t.test('an address ends before what a number is called that stands elsewhere', async (t) => {
  const street = '2nd Floor, Plum Exchange, 9 Orchard Row, Appleford AP1 1AA'
  const values = valuesOf([[[60, `${street}. Company no.`]]])
  t.ok(values.includes(street), values.join('\n'))
  t.notOk(values.includes(`${street}. Company no.`), values.join('\n'))
})

t.test('a street that its ending tells is no name in front of a number', async (t) => {
  const values = valuesOf([[[60, 'Apfelgasse 5 · 99999 Birnstadt']]])
  t.ok(values.includes('Apfelgasse 5 · 99999 Birnstadt'), values.join('\n'))
  t.notOk(values.includes('5 · 99999 Birnstadt'), values.join('\n'))
})

t.test('an address does not go on in the sum beside it', async (t) => {
  const values = valuesOf([
    [
      [60, 'Rue des Pommes 2'],
      [300, 'Herav mva 12 %'],
      [420, '36,64'],
    ],
    [[60, '9999 Sainte-Pomme']],
  ])
  t.ok(values.includes('Rue des Pommes 2, 9999 Sainte-Pomme'), values.join('\n'))
  t.notOk(
    values.some((value) => value.includes('36,64')),
    values.join('\n'),
  )
})

t.test('codes and towns as they are written in Brazil and Vietnam', async (t) => {
  t.match(readTown('CEP 99.999-190 – Macieira/SP'), { postalCode: '99.999-190', city: 'Macieira' })
  t.ok(isAddressLine('KCN Hoa Táo, TP. Vườn Lê'))
})

t.test('a code that recognition took apart', async (t) => {
  const rows: Rows = [
    [[60, 'Apelgatan 3']],
    [
      [60, '999'],
      [82, '99 Apelstad'],
    ],
  ]
  const read = { ...page(lines(rows)), source: 'ocr' as const }
  const values = addressCandidates(documentText([read])).map(({ value }) => value)
  t.ok(values.includes('Apelgatan 3, 999 99 Apelstad'), values.join('\n'))
})

t.test('a town and its code in texts beside each other', async (t) => {
  const values = valuesOf([
    [[60, 'UNIT 3 APPLE TRADING ESTATE']],
    [
      [60, 'SAMPLEBRIDGE'],
      [160, 'WEST SAMPLES'],
      [260, 'WS99 4ZZ'],
      [420, 'INVOICE NO'],
    ],
  ])
  const wanted = 'UNIT 3 APPLE TRADING ESTATE, SAMPLEBRIDGE WEST SAMPLES WS99 4ZZ'
  t.ok(values.includes(wanted), values.join('\n'))
})

t.test('what an address is called is no part of it', async (t) => {
  const address = 'Số 9 Đường Mẫu, Phường Táo, TP. Ví Dụ'
  for (const call of ['Địa chỉ:', 'Địa chỉ (Address):']) {
    const values = valuesOf([[[60, `${call} ${address}`]]])
    t.ok(values.includes(address), call)
    t.notOk(
      values.some((own) => own.includes('Địa')),
      call,
    )
  }
})

t.test('a day, and what a label on the left announces, are no lines of an address', async (t) => {
  const values = valuesOf([
    [[60, '3 May 2026']],
    [
      [60, 'Address'],
      [140, ': Apple Street 9, Sampletown'],
    ],
    [
      [60, 'Plate'],
      [140, ': AB 1234 C'],
    ],
  ])
  t.ok(values.includes('Apple Street 9, Sampletown'), values.join('\n'))
  t.notOk(values.includes('3 May 2026'))
  t.notOk(values.includes('Apple Street 9, Sampletown, AB 1234 C'), values.join('\n'))
})

t.test('an address does not begin with the capital of a firm', async (t) => {
  const values = valuesOf([
    [[60, 'Exemple SAS au capital de 90 000 € — 9, rue des Pommes, 99999 Exempleville']],
  ])
  t.ok(values.includes('9, rue des Pommes, 99999 Exempleville'), values.join('\n'))
  t.notOk(
    values.some((own) => /^(?:de |au )?(?:capital|90)/.test(own)),
    values.join('\n'),
  )
})

t.test('an address that goes on in the next line of a text', async (t) => {
  const values = valuesOf([
    [[60, 'Sample Energy Ltd. Registered office: Orwell House, 2 Cavendish Road, Ipswich']],
    [[60, 'IP3 8BA. Complaints: 0330 555 0100.']],
  ])
  t.ok(values.includes('Orwell House, 2 Cavendish Road, Ipswich, IP3 8BA'), values.join('\n'))
})

t.test('an address in columns of a foot line', async (t) => {
  const values = valuesOf([
    [
      [60, 'Sample Elektro AS'],
      [200, 'Bispeveien 12'],
      [320, '3122 Tønsberg'],
      [440, 'Tlf 33 55 00 00'],
    ],
  ])
  t.ok(values.includes('Bispeveien 12, 3122 Tønsberg'), values.join('\n'))
})

t.test('the rest of a number beside an address is no line of it', async (t) => {
  const values = valuesOf([[[60, 'Bahnhofplatz 6']], [[60, '3400 Burgdorf']], [[60, '20']]])
  t.ok(values.includes('Bahnhofplatz 6, 3400 Burgdorf'))
  t.notOk(values.some((value) => value.endsWith(', 20')))
})

t.test('what names an address, and whose it is, is no part of it', async (t) => {
  const branch = valuesOf([[[60, 'Branch: Industrigatan 31']], [[60, '831 47 Sampleby']]])
  t.ok(branch.includes('Industrigatan 31, 831 47 Sampleby'))
  t.notOk(branch.some((value) => value.startsWith('Branch')))
  const attended = valuesOf([
    [[60, 'c.a. Carla Esempio']],
    [[60, 'Via Prova 6b']],
    [[60, '43199 Provate']],
    [[60, 'Project: 12 bis']],
  ])
  t.ok(attended.includes('Via Prova 6b, 43199 Provate'))
  t.notOk(attended.some((value) => value.includes('Carla') || value.includes('Project')))
  const since = valuesOf([
    [[60, 'Fresh since 1932']],
    [[60, '25 Mill Lane']],
    [[60, 'Leeds LS1 4AP']],
  ])
  t.ok(since.includes('25 Mill Lane, Leeds LS1 4AP'))
  t.notOk(since.some((value) => value.includes('1932')))
  const baltic = valuesOf([[[60, 'Kopš 1932']], [[60, 'Pils iela 25']], [[60, 'Cēsis, LV-4101']]])
  t.ok(baltic.includes('Pils iela 25, Cēsis, LV-4101'), baltic.join('\n'))
  t.notOk(baltic.some((value) => value.includes('1932')))
})

t.test('an address begins behind a name that stands elsewhere by itself', async (t) => {
  const values = valuesOf([
    [[60, 'Nordal Quince Hurdal Vei 57, 0199 Sampleby']],
    [],
    [[60, 'Nordal Quince AS']],
  ])
  t.ok(values.includes('Hurdal Vei 57, 0199 Sampleby'), values.join('\n'))
})

t.test('counts with prices and masked numbers are no addresses', async (t) => {
  const items = valuesOf([[[60, '2 pcs x 18.83 Euro']], [[60, 'Model wine 8.2']]])
  t.notOk(items.some((value) => value.includes('18.83')))
  t.equal(readTown('XXXX XXXX 9142'), null)
  t.ok(readTown('Sampleby 9142'))
})

t.test('what stands in front of an address is left out for good', async (t) => {
  for (const line of [
    'Sample Fuhren GmbH, Birkenweg 8, 3999 Musterlingen',
    'Inh. Jule Sample, Birkenweg 8, 3999 Musterlingen',
    'Sample Fuhren GmbH · Org.nr 999999-0000 · Birkenweg 8, 3999 Musterlingen',
  ]) {
    const values = valuesOf([[[60, line]]])
    t.ok(values.includes('Birkenweg 8, 3999 Musterlingen'), line)
    t.notOk(
      values.some((value) => /Sample|999999/.test(value)),
      values.join('\n'),
    )
  }
})

t.test('an address ends over a time, the name of its paper, and rows of items', async (t) => {
  const rows: Rows = [
    [[60, '12 Harbour Lane, Portwick']],
    [[60, '8:00 - 18:00 daily']],
    [
      [60, 'Glazed pot'],
      [200, '2'],
      [260, '14,500'],
    ],
  ]
  const values = valuesOf(rows)
  t.ok(values.includes('12 Harbour Lane, Portwick'), values.join('\n'))
  t.notOk(
    values.some((value) => /daily|Glazed/.test(value)),
    values.join('\n'),
  )
  const beside = valuesOf([
    [
      [60, 'Jr. Los Olmos 12 - Centro'],
      [260, 'BOLETA DE VENTA'],
    ],
    [[60, 'Villamuestra - La Vega']],
  ])
  t.ok(beside.includes('Jr. Los Olmos 12 - Centro, Villamuestra - La Vega'), beside.join('\n'))
  t.notOk(
    beside.some((value) => /BOLETA/.test(value) && /Olmos/.test(value)),
    beside.join('\n'),
  )
})

t.test('an address goes on where it began behind its label', async (t) => {
  const read = {
    ...page(
      lines([
        [[60, '주소: 강원 속초시 견본동 보기길']],
        [[90, '12-3, 2층']],
        [[60, '접수 A-0001']],
      ]),
    ),
    source: 'ocr' as const,
  }
  const values = addressCandidates(documentText([read])).map(({ value }) => value)
  t.ok(values.includes('강원 속초시 견본동 보기길, 12-3, 2층'), values.join('\n'))
})

t.test('a card and its last figures are no town', async (t) => {
  t.equal(readTown('Mastercard ending 5512'), null)
  t.equal(readTown('Interac 0412'), null)
})

t.test('short names of Korean provinces', async (t) => {
  t.match(readTown('강원 속초시 견본동 보기길 12-3'), { region: '강원', city: '속초시' })
})

t.test('a street that is called by a day of long ago begins an address', async (t) => {
  const values = valuesOf([[[60, 'Bd. 1 Decembrie 1918 nr. 7']], [[60, '999123 Merești']]])
  t.ok(values.includes('Bd. 1 Decembrie 1918 nr. 7, 999123 Merești'), values.join('\n'))
})

t.test("an address ends where a firm's number begins, in its line or under it", async (t) => {
  const within = valuesOf([[[60, 'Appelstraat 19, 9999 ZZ Appeldorp - BTW-nummer 001234567B01']]])
  t.ok(within.includes('Appelstraat 19, 9999 ZZ Appeldorp'), within.join('\n'))
  t.notOk(
    within.some((value) => value.startsWith('Appelstraat') && value.includes('001234567')),
    within.join('\n'),
  )
  const under = valuesOf([
    [[60, 'Appelstraat 19, 9999 ZZ Appeldorp']],
    [[60, 'BTW-nummer 001234567B01']],
    [[60, 'Peerstraat 4, 9999 ZZ Appeldorp']],
  ])
  t.notOk(
    under.some((value) => value.startsWith('Appelstraat') && value.includes('Peerstraat')),
    under.join('\n'),
  )
})

t.test(
  'codes of towns that letters and digits are mixed in, and units in front of a town',
  async (t) => {
    for (const [line, postalCode, city] of [
      ['Co. Applefield A12 CD34', 'A12 CD34', 'Co. Applefield'],
      ['Orchard Lane, Pippintown D6W XY01', 'D6W XY01', 'Pippintown'],
      ['#07-112 Singapore 999888', '999888', 'Singapore'],
      ['Singapore (999888)', '999888', 'Singapore'],
    ])
      t.match(readTown(line!), { postalCode, city }, String(line))
    t.match(readTown('#07-112, Singapore 999888'), { rest: '#07-112' })
    t.equal(readTown('Batch B12 IG34'), null)
  },
)

t.test('a Turkish town by its province, and states in lines of their own', async (t) => {
  t.match(readTown('NO: 7/A ELMALI / ANTALYA'), {
    postalCode: null,
    city: 'ELMALI',
    region: 'ANTALYA',
    rest: 'NO: 7/A',
  })
  t.equal(readTown('Apples / Pears'), null)
  t.ok(isLastState('Tamil Nadu'))
  t.ok(isLastState('SELANGOR DARUL EHSAN.'))
  t.notOk(isLastState('Kerala Stores'))
  t.notOk(isLastState('Perak 30000'))
})

t.test('since when there is a firm is no part of its address', async (t) => {
  for (const since of ['opgericht 1934', 'Teltudlejning siden 1987'])
    for (const sign of [',', ' –'])
      t.notOk(
        valuesOf([[[60, `${since}${sign} Havenkade 12, 3116 AB Schiedam`]]]).some((value) =>
          value.startsWith(since),
        ),
        since,
      )
})

t.test('an address that is printed twice', async (t) => {
  const document = documentText([
    page(
      lines([
        [[60, 'Praxis am Bach']],
        [[60, 'Dr. Ute Sample - Bachweg 5 - 8610 Uster']],
        [],
        [],
        [[60, 'Konto']],
        [[60, 'Bachweg 5']],
        [[60, '8610 Uster']],
      ]),
    ),
  ])
  const candidates = ADDRESSES.candidatesOf(document)
  const featuresOf = ADDRESSES.ownFeatures(candidates, document)
  const [again, whole] = ['again', 'againWhole'].map((name) => ADDRESSES.own.indexOf(name))
  const told = (value: string) => {
    const own = featuresOf(candidates.findIndex((one) => one.value === value))
    return [own[again!], own[whole!]]
  }
  t.same(told('Bachweg 5 - 8610 Uster'), [1, 1])
  t.same(told('Dr. Ute Sample - Bachweg 5 - 8610 Uster'), [0, 0])
  t.same(told('8610 Uster'), [1, 0])
})

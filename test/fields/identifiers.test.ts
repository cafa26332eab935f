import t from 'tap'
import { bicsIn } from '../../src/fields/bic.ts'
import { ibanLikeIn, ibanReadingsIn, ibansIn, isIban, partsOfIban } from '../../src/fields/iban.ts'
import { checkedOrRepaired } from '../../src/fields/repair.ts'
import { labelledTaxId, vatIdsIn } from '../../src/fields/tax-id.ts'

t.test('IBANs: the examples of the registry', async (t) => {
  for (const iban of [
    'UA213223130000026007233566001',
    'GE29NB0000000101904917',
    'MD24AG000225100013104168',
    'BA391290079401028494',
    'AL47212110090000000235698741',
    'MK07250120000058984',
    'ME25505000012345678951',
    'XK051212012345678906',
    'KZ86125KZT5004100100',
    'AZ21NABZ00000000137010001944',
    'BY13NBRB3600900000002Z00AB00',
    'IL620108000000099999999',
    'TN5910006035183598478831',
    'GI75NWBK000000007099453',
    'GL8964710001000206',
    'FO6264600001631634',
    'VA59001123000012345678',
    'QA58DOHB00001234567890ABCDEFG',
    'KW81CBKU0000000000001234560101',
    'JO94CBJO0010000000000131000302',
    'BH67BMAG00001299123456',
    'LB62099900000001001901229114',
    'PK36SCBL0000001123456702',
    'MU17BOMM0101101030300200000MUR',
    'BR1800360305000010009795493C1',
    'CR05015202001026284066',
    'DO28BAGR00000001212453611324',
    'GT82TRAJ01020000001210029690',
    'SV62CENR00000000000000700025',
    'EG380019000500000000263180002',
    'DE89370400440532013000',
    'GB29NWBK60161331926819',
    'FR1420041010050500013M02606',
    'ES9121000418450200051332',
    'IT60X0542811101000000123456',
    'NL91ABNA0417164300',
    'CH9300762011623852957',
    'BE68539007547034',
  ])
    t.ok(isIban(iban), iban)
  t.notOk(isIban('DE89370400440532013001'))
  t.notOk(isIban('DE8937040044053201300'))
})

t.test('IBANs in texts, one character repaired', async (t) => {
  t.same(ibansIn('IBAN: DE89 3704 0044 0532 0130 00 BIC'), [
    { value: 'DE89370400440532013000', repaired: false },
  ])
  t.same(ibansIn('NL91 ABNA 0417 1643 O0'), [{ value: 'NL91ABNA0417164300', repaired: true }])
  t.same(ibansIn('NL91 A8NA 0417 1643 00'), [{ value: 'NL91ABNA0417164300', repaired: true }])
  t.same(ibansIn('IT24 0054 2811 1010 0000 0123 456'), [
    { value: 'IT24O0542811101000000123456', repaired: true },
  ])
  t.same(ibansIn('DE89 3704 0044 0582 0130 00'), [], 'no digit becomes another one')
  t.same(ibansIn('DE12 3456'), [])
  t.same(
    ibansIn('Dublin 12, D12 XR44 IBAN IE29 AIBK 9311 5212 3456 78 +353 1 555 0174'),
    [{ value: 'IE29AIBK93115212345678', repaired: false }],
    'a postcode in front begins like one',
  )
  // The example of the registry for Poland, as Polish invoices print it.
  const polish = 'Konto 61 1090 1014 0000 0712 1981 2874'
  t.same(ibansIn(polish), [])
  t.same(
    ibansIn(polish, () => 'PL'),
    [{ value: 'PL61109010140000071219812874', repaired: false }],
  )
  t.equal(ibanLikeIn('DE00 3704 0044 0532 0130 00'), 'DE00370400440532013000')
})

t.test('what may be an IBAN is given as it is printed, with what its check digits say', (t) => {
  const readings = (text: string, country: string | null = null, recognised = false) =>
    ibanReadingsIn(text, () => country, recognised).map(({ value, checks }) => [value, checks])
  t.same(readings('Konto: DE89 3704 0044 0532 0130 00'), [['DE89370400440532013000', true]])
  // The examples of the registry, with other check digits.
  const polish = 'PL60109010140000071219812874'
  t.same(readings('Konto: PL60 1090 1014 0000 0712 1981 2874'), [[polish, false]])
  t.same(readings('Konto: 60 1090 1014 0000 0712 1981 2874', 'PL'), [[polish, false]])
  t.same(readings('Bank NL90 ABNA 0417 1643 00, BIC ABNANL2A'), [['NL90ABNA0417164300', false]])
  t.same(readings('Konto: PL60 1090 1014 0000 0712 1981'), [], 'too short')
  t.same(readings('BESCHREIBUNG PREIS DESIGNATION QTE PRIX MONTANT TVA', null, true), [], 'words')
  const misread = 'IBAN DE89 37o4 oo44 0s32 0130 00'
  t.same(readings(misread), [], 'letters are letters in a text')
  t.same(readings(misread, null, true), [['DE89370400440532013000', true]])
  t.end()
})

t.test('bank and account of an IBAN', async (t) => {
  t.same(partsOfIban('DE89370400440532013000'), { bank: '37040044', account: '0532013000' })
  t.same(partsOfIban('GB29NWBK60161331926819'), { bank: '601613', account: '31926819' })
  t.same(partsOfIban('FR1420041010050500013M02606'), { bank: '20041', account: '0500013M026' })
})

t.test('BICs', async (t) => {
  t.same(bicsIn('BIC: DEUTDEFF, SWIFT COBADEFFXXX'), ['DEUTDEFF', 'COBADEFFXXX'])
  t.same(bicsIn('BUSINESS INGBNL2A'), ['INGBNL2A'])
  t.same(bicsIn('DELIVERY STREETXX'), [])
})

t.test('VAT numbers with their check digits', async (t) => {
  for (const [text, value, valid] of [
    ['USt-ID: DE136695976', 'DE136695976', true],
    ['DE 136 695 976', 'DE136695976', true],
    ['NL004495445B01', 'NL004495445B01', true],
    ['FR83404833048', 'FR83404833048', true],
    ['IT00743110157', 'IT00743110157', true],
    ['ATU13585627', 'ATU13585627', true],
    ['ATU 13 585 627', 'ATU13585627', true],
    ['IE 6433435 F', 'IE6433435F', true],
    ['CHE-100.155.212', 'CHE100155212', true],
    ['CHE-100.155.212 MWST', 'CHE100155212MWST', true],
    ['CHE-107.787.577 IVA', 'CHE107787577IVA', true],
    ['CHE-107.787.577 MWST 8.1', 'CHE107787577', true],
    ['NO 995 525 828 MVA', 'NO995525828MVA', true],
    ['995 525 828 MVA', '995525828MVA', true],
    ['27AAPFU0939F1ZV', '27AAPFU0939F1ZV', false],
    ['O7AAPFU0939F1ZV', '07AAPFU0939F1ZV', false],
    ['12302 6635 RTOOO1', '123026635RT0001', false],
    ['GB 980 7806 84', 'GB980780684', true],
    ['PT 503 504 564', 'PT503504564', true],
    ['PL 856-734-62-15', 'PL8567346215', true],
    ['DE123456789', 'DE123456789', false],
  ] as const)
    t.match(vatIdsIn(text)[0], { value, valid }, text)
  t.match(vatIdsIn('DE13669597G')[0] ?? null, null, 'letters are no digits of the form')
  t.match(vatIdsIn('ДДС № ВС111111111')[0], { value: 'BG111111111' }, 'letters of Cyrillic')
  t.match(vatIdsIn('PIN: P000000001A')[0], { value: 'P000000001A' }, 'what Kenya calls it')
  t.same(vatIdsIn('Part P000000001A'), [], 'a part')
})

t.test('numbers behind a tax label', async (t) => {
  for (const [label, text, value, valid] of [
    ['EIN', '91-1144442', '91-1144442', true],
    ['GST No', '001609584640', '001609584640', false],
    ['SIRET', '732 829 320 00074 -', '73282932000074', false],
    ['SIRET', '732 829 320 00074- RCS', '73282932000074', false],
    ['NIP:', '856-734-62-15', '8567346215', true],
    ['NIP', '8567346215', '8567346215', true],
    ['NIP', '8567346216', '8567346216', false],
    ['NIP', '856-734-62-16', '8567346216', false],
    ['Contribuinte n.º', '503 504 564', '503504564', true],
    ['NIPC', '503504564', '503504564', true],
    ['Tax no', '503504564', '503504564', false],
    ['CNPJ', '11.222.333/0001-81', '11222333000181', true],
    ['CNPJ', '11.222.333/0001-82', '11222333000182', false],
    ['CPF:', '529.982.247-25', '52998224725', true],
  ] as const)
    t.match(labelledTaxId(text, label), { value, valid }, `${label} ${text}`)
  t.equal(labelledTaxId('included', 'VAT'), null)
})

t.test('a repair must be the only one', async (t) => {
  t.same(
    checkedOrRepaired('10', (v) => v === '10'),
    { value: '10', repaired: false },
  )
  t.same(
    checkedOrRepaired('IO', (v) => v === '1O'),
    { value: '1O', repaired: true },
  )
  t.equal(
    checkedOrRepaired('OO', (v) => /^(0O|O0)$/.test(v)),
    null,
  )
  t.equal(
    checkedOrRepaired('8', (v) => v === '3'),
    null,
    'a digit stays as it is printed',
  )
})

t.test('numbers with their country’s letters are read in other groups, too', async (t) => {
  const values = (text: string) => vatIdsIn(text).map(({ value }) => value)
  t.same(values('BTW NL 1234.56.789.B01'), ['NL123456789B01'])
  t.same(values('USt-IdNr. DE 12 34 56 789'), ['DE123456789'])
  t.same(values('MWST-Nr. CHE-123,456.788 MWST'), ['CHE123456788MWST'])
  t.same(values('登録番号 T1234567890123'), ['T1234567890123'])
  t.same(values('GSTIN 29ABCDE1234FIZ5'), ['29ABCDE1234F1Z5'])
  t.same(values('IBAN PL61 1090 1014 0000 0712 1981 2874'), [], 'an account is none')
})

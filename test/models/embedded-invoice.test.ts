import t from 'tap'
import { DEFAULT_OPTIONS } from '../../src/document/extract-options.ts'
import { auto } from '../../src/models/auto.ts'
import { embeddedInvoice } from '../../src/models/embedded/embedded-invoice.ts'
import { invoice } from '../../src/models/invoice.ts'
import type { Answer } from '../http/service.ts'
import { cii, embedded, printedPage, ublCreditNote } from './e-invoices.ts'

const read = (xml: string | Uint8Array, name?: string, model = invoice) => {
  const { content, warnings } = model.extract([printedPage()], {
    ...DEFAULT_OPTIONS,
    embedded: [embedded(xml, name)],
  })
  return { ...(content as Answer), warnings }
}
const dataOf = (xml: string) => {
  const found = embeddedInvoice([embedded(xml)])
  return found && 'data' in found ? found.data : found
}

t.test('values are those of the file, with the places where the page says the same', async (t) => {
  const own = read(cii())
  t.same(own.warnings, [])
  t.match(own.fields, {
    document_type: 'invoice',
    vendor: 'Lindner Haustechnik GmbH',
    vendor_address: 'Gartenweg 4, 10115 Berlin, DE',
    vendor_tax_id: 'DE136695976',
    vendor_iban: 'DE02120300000000202051',
    customer: 'Bergmann & Söhne',
    customer_id: 'K-771',
    invoice_number: 'RE-2026/118',
    purchase_order: 'PO-4471',
    references: ['04011000-12345-34'],
    invoice_date: '2026-03-14',
    due_date: '2026-04-13',
    currency: 'EUR',
    net: '100.00',
    tax: '19.00',
    total: '119.00',
    amount_due: '119.00',
  })
  t.same(own.taxes, [{ rate: '19', base: '100.00', amount: '19.00', code: 'S' }])
  t.match(own.line_items, [
    {
      description: 'Copper pipe 22 mm',
      product_code: 'CP-22',
      quantity: '12.00',
      unit: 'H87',
      unit_price: '7.50',
      tax_rate: '19',
      amount: '90.00',
      source: 'factur-x.xml',
    },
    { product_code: 'SR-9', quantity: '40.00', unit_price: '0.25', amount: '10.00' },
  ])
  t.match(own.evidence.total, { label: 'Gesamtbetrag', page: 1, source: 'factur-x.xml' })
  t.ok(own.evidence.total.box[0] > 450, 'where it is printed')
  t.same(own.evidence.purchase_order.box, [0, 0, 0, 0], 'nowhere')
  for (const { probability } of Object.values<Answer>(own.evidence))
    t.ok(probability > 0.9 && probability < 1)
  t.match(own.checks, { totals_add: true, lines_add: true, taxes_follow: true, ok: true })
  t.same(own.embedded_invoice, {
    file: 'factur-x.xml',
    used: true,
    syntax: 'cii',
    profile: 'urn:cen.eu:en16931:2017',
    differences: [],
  })
})

t.test('what the page says otherwise is a warning with both values', async (t) => {
  const other = { number: 'RE-2026/119', due: '20260512', iban: 'DE89370400440532013000' }
  const taxed = cii({ ...other, tax: '20.00', total: '120.00' })
  const own = read(taxed.replaceAll('>19.00</ram:Rate', '>20.00</ram:Rate'))
  t.equal(own.embedded_invoice.used, true)
  t.same(
    own.embedded_invoice.differences.map((one: Answer) => [one.field, one.embedded, one.printed]),
    [
      ['vendor_iban', 'DE89370400440532013000', 'DE02120300000000202051'],
      ['invoice_number', 'RE-2026/119', 'RE-2026/118'],
      ['due_date', '2026-05-12', '2026-04-13'],
      ['tax', '20.00', '19.00'],
      ['total', '120.00', '119.00'],
    ],
  )
  const [, , day] = own.warnings
  t.match(day, { code: 'EMBEDDED_INVOICE_DIFFERS', page: 1 })
  t.equal(day?.message, 'due_date: factur-x.xml says 2026-05-12, the page says 2026-04-13')
  t.equal(own.fields.total, '120.00')
  t.ok(own.evidence.total.probability < 0.9, 'two witnesses disagree')
})

t.test('data that is broken, or contradicts itself, is warned of; the page is read', async (t) => {
  const page = invoice.extract([printedPage()]).content as Answer
  const bombs = Array.from({ length: 40 }, (_, i) => `<e${i} xmlns="urn:x">`)
  const broken: Record<string, readonly [xml: string | Uint8Array, why: RegExp]> = {
    'cut off': [cii().slice(0, 3000), /not well-formed/],
    'no XML': ['%PDF-1.7', /not well-formed/],
    'nothing in it': ['', /not well-formed/],
    'a document type': [
      cii().replace('?>', '?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>'),
      /document type/,
    ],
    'an entity': [cii({ seller: '&b;' }), /not well-formed/],
    'a prefix of nowhere': [cii().replace(/ xmlns:ram="[^"]*"/, ''), /not well-formed/],
    'too deep': [bombs.join(''), /deeper/],
    'too many elements': [`<a>${'<b/>'.repeat(300_001)}</a>`, /larger/],
    'too many attributes': [
      `<a ${Array.from({ length: 300_001 }, (_, i) => `b${i}=""`).join(' ')}/>`,
      /larger/,
    ],
    'a long name': [`<${'a'.repeat(2 ** 20)}/>`, /its root element 'a{182}$/],
    'another encoding': [Buffer.from(cii(), 'latin1'), /not UTF-8/],
    'an encoding of nobody': [cii().replace('UTF-8', 'KLINGON'), /not KLINGON/],
    'another document': ['<Invoice xmlns="urn:x"/>', /'Invoice' is that of no invoice/],
    'no total': [
      cii().replace(/<ram:GrandTotalAmount>.*?<\/ram:GrandTotalAmount>/, ''),
      /no total/,
    ],
    'no number': [cii({ number: ' ' }), /no number/],
    'words for a sum': [cii({ total: '119.00e' }), /'119.00e' is no number/],
    'no day': [cii({ due: '20260231' }), /'20260231' is no day/],
    'lines and their sum': [cii({ price: '91.00' }), /BR-CO-10/],
    'lines and net': [cii({ net: '110.00', tax: '20.90', total: '130.90' }), /BR-CO-13/],
    'net, tax and total': [cii({ total: '129.00' }), /BR-CO-15/],
    'a tax and its base': [cii({ tax: '29.00', total: '129.00' }), /BR-CO-17/],
  }
  for (const [what, [xml, why]] of Object.entries(broken)) {
    const { embedded_invoice: own, warnings, ...rest } = read(xml)
    t.match(own, { file: 'factur-x.xml', used: false, fault: why }, what)
    t.match(warnings, [{ code: 'EMBEDDED_INVOICE_UNUSABLE', message: why }])
    t.same(rest, page, what)
  }
  t.equal(read(cii()).embedded_invoice.used, true, 'and the next one is read')
})

t.test(
  'files of other names are read where they are invoices, and passed over where not',
  async (t) => {
    t.equal(read(cii(), 'ZUGFeRD-invoice.xml').embedded_invoice.file, 'ZUGFeRD-invoice.xml')
    t.equal(read(cii(), 'RE-118.xml').embedded_invoice.file, 'RE-118.xml')
    const other = read('<stock/>', 'stock.xml')
    t.equal(other.embedded_invoice, undefined)
    t.same(other.warnings, [])
    const several = [embedded('<stock/>', 'stock.xml'), embedded(cii(), 'xrechnung.xml')]
    t.match(embeddedInvoice(several), { file: 'xrechnung.xml', data: {} })
    t.match(embeddedInvoice([{ name: 'factur-x.xml', bytes: null }]), { fault: /unpacked/ })
  },
)

t.test('UBL: a credit note, its discount and freight, prices of a hundred', async (t) => {
  const own = dataOf(ublCreditNote()) as Answer
  t.match(own.fields, {
    document_type: 'credit_note',
    vendor: 'De Vries Techniek B.V.',
    vendor_address: 'Havenkade 3, 3011 AB Rotterdam, NL',
    vendor_tax_id: 'NL001234567B01',
    customer: 'Jansen Bouw',
    invoice_number: 'CN-77',
    invoice_date: '2026-05-04',
    service_start_date: '2026-04-01',
    service_end_date: '2026-04-30',
    net: '405.61',
    discount: '10.00',
    shipping: '4.50',
    tax: '71.85',
    total: '477.46',
    amount_due: '400.00',
  })
  t.same(own.references, ['F-12'])
  t.match(own.lines, [
    {
      description: 'Installation',
      quantity: '5.00',
      unit: 'HUR',
      unitPrice: '60.00',
      amount: '300.00',
    },
    { unitPrice: '0.15', discount: '8.89', amount: '111.11', taxRate: '9' },
  ])
  t.same(
    own.taxes.map((tax: Answer) => [tax.rate, tax.base, tax.amount]),
    [
      ['21', '294.50', '61.85'],
      ['9', '111.11', '10.00'],
    ],
  )
})

t.test('days, encodings, types and orders as files have them', async (t) => {
  const fieldsOf = (xml: string | Uint8Array) => {
    const found = embeddedInvoice([embedded(xml)])
    return found && 'data' in found ? found.data.fields : found
  }
  t.match(fieldsOf(cii({ type: '381' })), { document_type: 'credit_note' })
  t.match(fieldsOf(cii({ type: '325' })), { document_type: 'proforma' })
  t.match(fieldsOf(cii({ due: '202604131200' }).replaceAll('format="102"', 'format="203"')), {
    due_date: '2026-04-13',
  })
  const wide = Buffer.from(`\ufeff${cii().replace('UTF-8', 'UTF-16')}`, 'utf16le')
  t.match(fieldsOf(wide), { customer: 'Bergmann & Söhne' })
  const latin = Buffer.from(cii().replace('UTF-8', 'ISO-8859-1'), 'latin1')
  t.match(fieldsOf(latin), { customer: 'Bergmann & Söhne' })
  const order = cii({ type: '220' }).replaceAll(
    'CrossIndustryInvoice',
    'SCRDMCCBDACIOMessageStructure',
  )
  t.match(fieldsOf(order), {
    document_type: 'order',
    invoice_number: null,
    purchase_order: 'RE-2026/118',
  })
})

t.test('model auto: of one paper, not of several by themselves', async (t) => {
  const own = read(cii(), 'factur-x.xml', auto)
  t.equal(own.kind, 'invoice')
  t.equal(own.embedded_invoice.used, true)
  t.equal(own.fields.purchase_order, 'PO-4471')
})

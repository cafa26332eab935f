import { execFileSync } from 'node:child_process'
import t from 'tap'
import { DEFAULT_OPTIONS } from '../../src/document/extract-options.ts'
import type { Extraction } from '../../src/document/extraction.ts'
import { corrected } from '../../src/models/corrected.ts'
import { invoice } from '../../src/models/invoice.ts'
import { outputs } from '../../src/outputs/registry.ts'
import { folderFor, write } from '../engine/documents.ts'
import type { Answer } from '../http/service.ts'
import { cii, embedded, printedPage, ublCreditNote } from '../models/e-invoices.ts'

const read = (xml: string | Uint8Array | null): Extraction =>
  invoice.extract([printedPage()], {
    ...DEFAULT_OPTIONS,
    embedded: xml === null ? [] : [embedded(xml)],
  })

async function made(name: 'cii' | 'ubl', extraction: Extraction) {
  const output = outputs.get(name)!
  const input = {
    model: 'invoice',
    pages: [],
    failures: [],
    extraction,
    options: DEFAULT_OPTIONS,
  }
  return { bytes: await output.write(input), warnings: output.warnings!(input) }
}

const folder = folderFor(t)

/** Names of elements in their order, as another program reads them; it ends with an error where they are not well-formed. */
function names(bytes: Uint8Array): string[] {
  const tidy = execFileSync('xmllint', ['--format', write(folder, 'a.xml', bytes)], {
    encoding: 'utf8',
  })
  return [...tidy.matchAll(/<(?:\w+:)?(\w+)[\s>]/g)].map(([, name]) => name!)
}

/** Names from the first of one to the first of another behind it. */
const between = (all: readonly string[], from: string, to: string): string[] => {
  const own = all.slice(all.indexOf(from) + 1)
  return own.slice(0, own.indexOf(to))
}

t.test('cii: elements in the order of Factur-X', async (t) => {
  const { bytes, warnings } = await made('cii', read(cii()))
  t.same(warnings, [])
  const all = names(bytes)
  t.same(all.slice(0, 9), [
    'CrossIndustryInvoice',
    'ExchangedDocumentContext',
    'GuidelineSpecifiedDocumentContextParameter',
    'ID',
    'ExchangedDocument',
    'ID',
    'TypeCode',
    'IssueDateTime',
    'DateTimeString',
  ])
  t.same(between(all, 'IncludedSupplyChainTradeLineItem', 'IncludedSupplyChainTradeLineItem'), [
    'AssociatedDocumentLineDocument',
    'LineID',
    'SpecifiedTradeProduct',
    'SellerAssignedID',
    'Name',
    'SpecifiedLineTradeAgreement',
    'NetPriceProductTradePrice',
    'ChargeAmount',
    'SpecifiedLineTradeDelivery',
    'BilledQuantity',
    'SpecifiedLineTradeSettlement',
    'ApplicableTradeTax',
    'TypeCode',
    'CategoryCode',
    'RateApplicablePercent',
    'SpecifiedTradeSettlementLineMonetarySummation',
    'LineTotalAmount',
  ])
  t.same(between(all, 'SellerTradeParty', 'BuyerTradeParty'), [
    'Name',
    'PostalTradeAddress',
    'PostcodeCode',
    'LineOne',
    'CityName',
    'CountryID',
    'SpecifiedTaxRegistration',
    'ID',
  ])
  t.same(all.slice(all.indexOf('ApplicableHeaderTradeSettlement') + 1), [
    'InvoiceCurrencyCode',
    'SpecifiedTradeSettlementPaymentMeans',
    'TypeCode',
    'PayeePartyCreditorFinancialAccount',
    'IBANID',
    'ApplicableTradeTax',
    'CalculatedAmount',
    'TypeCode',
    'BasisAmount',
    'CategoryCode',
    'RateApplicablePercent',
    'SpecifiedTradePaymentTerms',
    'DueDateDateTime',
    'DateTimeString',
    'SpecifiedTradeSettlementHeaderMonetarySummation',
    'LineTotalAmount',
    'TaxBasisTotalAmount',
    'TaxTotalAmount',
    'GrandTotalAmount',
    'DuePayableAmount',
  ])
  const text = new TextDecoder().decode(bytes)
  t.match(text, '<udt:DateTimeString format="102">20260314</udt:DateTimeString>')
  t.match(text, 'Bergmann &amp; Söhne')
  t.match(text, '<ram:TaxTotalAmount currencyID="EUR">19.00</ram:TaxTotalAmount>')
})

t.test('ubl: elements in the order of UBL 2.1', async (t) => {
  const { bytes, warnings } = await made('ubl', read(ublCreditNote()))
  t.same(warnings, [])
  const all = names(bytes)
  t.same(between(all, 'CreditNote', 'Party'), [
    'CustomizationID',
    'ID',
    'IssueDate',
    'CreditNoteTypeCode',
    'DocumentCurrencyCode',
    'BuyerReference',
    'InvoicePeriod',
    'StartDate',
    'EndDate',
    'AccountingSupplierParty',
  ])
  t.same(between(all, 'AllowanceCharge', 'CreditNoteLine'), [
    'ChargeIndicator',
    'AllowanceChargeReason',
    'Amount',
    'AllowanceCharge',
    'ChargeIndicator',
    'AllowanceChargeReasonCode',
    'AllowanceChargeReason',
    'Amount',
    'TaxTotal',
    'TaxAmount',
    ...Array(2)
      .fill(['TaxSubtotal', 'TaxableAmount', 'TaxAmount'])
      .flatMap((own) => [...own, 'TaxCategory', 'ID', 'Percent', 'TaxScheme', 'ID']),
    'LegalMonetaryTotal',
    'LineExtensionAmount',
    'TaxExclusiveAmount',
    'TaxInclusiveAmount',
    'AllowanceTotalAmount',
    'ChargeTotalAmount',
    'PrepaidAmount',
    'PayableAmount',
  ])
  t.same(between(all, 'CreditNoteLine', 'CreditNoteLine'), [
    'ID',
    'CreditedQuantity',
    'LineExtensionAmount',
    'Item',
    'Name',
    'ClassifiedTaxCategory',
    'ID',
    'Percent',
    'TaxScheme',
    'ID',
    'Price',
    'PriceAmount',
  ])
  const own = names((await made('ubl', read(cii()))).bytes)
  t.same(between(own, 'Invoice', 'AccountingSupplierParty'), [
    'CustomizationID',
    'ID',
    'IssueDate',
    'DueDate',
    'InvoiceTypeCode',
    'DocumentCurrencyCode',
    'BuyerReference',
    'OrderReference',
    'ID',
  ])
  t.same(between(own, 'PaymentMeans', 'TaxTotal'), [
    'PaymentMeansCode',
    'PayeeFinancialAccount',
    'ID',
  ])
})

t.test('what is written is read back to the same values', async (t) => {
  const valuesOf = ({ content }: Extraction) => {
    const { fields, taxes, line_items } = content as Answer
    const items = line_items.map(({ page, box, proven_by, ...own }: Answer) => own)
    return { fields, taxes, items }
  }
  for (const source of [cii(), cii({ type: '381' }), ublCreditNote()])
    for (const name of ['cii', 'ubl'] as const) {
      const first = read(source)
      const again = read((await made(name, first)).bytes)
      t.equal((again.content as Answer).embedded_invoice.used, true)
      t.same(valuesOf(again), valuesOf(first), name)
    }
})

t.test('what is not known is left out, with a warning', async (t) => {
  for (const name of ['cii', 'ubl'] as const) {
    const { bytes, warnings } = await made(name, read(null))
    t.match(warnings, [{ code: 'INVOICE_INCOMPLETE', message: /: buyer's country \(BT-55\)$/ }])
    t.ok(names(bytes).length > 20)
    const none = await made(name, invoice.extract([]))
    t.match(none.warnings, [{ code: 'INVOICE_INCOMPLETE', message: /BT-1\).*BG-25.*BT-112/ }])
    names(none.bytes)
  }
})

const FIELDS = { document_type: 'invoice', vendor: 'A', customer: 'B', currency: 'EUR' }
const PLACE = { page: 1, box: [0, 0, 1, 1], confidence: 1 }
const textOf = async (data: object) => {
  const { bytes, warnings } = await made('cii', corrected('invoice', data)!)
  names(bytes)
  return { text: new TextDecoder().decode(bytes), warnings }
}

t.test(
  'lines as they are printed: sums, units, discounts, quantities that are missing',
  async (t) => {
    const item = (own: object) => ({ description: 'x', ...own, ...PLACE })
    const { text } = await textOf({
      fields: { ...FIELDS, net: '171.00', discount: '4.00', tax: '0.00', total: '171.00' },
      evidence: {},
      taxes: [{ rate: '0', base: null, amount: '0.00', code: null }],
      line_items: [
        item({ amount: '55.00', unit: 'furlong' }),
        item({ quantity: '4', unit: 'Std.', amount: '50.00' }),
        item({
          quantity: '2',
          unit: 'Stk',
          unit_price: '40.00',
          discount: '10 %',
          amount: '72.00',
        }),
        item({ quantity: '1', unit_price: '-2.00', amount: '-2.00' }),
      ],
    })
    const found = (name: string) =>
      [...text.matchAll(new RegExp(`<ram:${name}( [^>]*)?>([^<]*)<`, 'g'))].map((one) =>
        `${one[1] ?? ''} ${one[2]}`.trim(),
      )
    t.same(found('BilledQuantity'), [
      'unitCode="ZZ" 1',
      'unitCode="HUR" 4',
      'unitCode="H87" 2',
      'unitCode="C62" -1',
    ])
    t.same(found('ChargeAmount'), ['55.00', '12.50', '40.00', '2.00'])
    t.same(found('ActualAmount'), ['8.00', '4.00'], 'of a line, and of all')
    t.same(found('AllowanceTotalAmount'), ['4.00'])
    t.same(found('CategoryCode'), [], 'nobody knows why a tax is nothing')
    t.same(found('BasisAmount'), ['171.00'])
  },
)

t.test('lines with tax in them are warned of; credit notes have sums above nothing', async (t) => {
  const { warnings } = await textOf({
    fields: { ...FIELDS, net: '100.00', tax: '19.00', total: '119.00' },
    evidence: {},
    line_items: [{ description: 'x', amount: '119.00', ...PLACE }],
  })
  t.match(warnings, [
    { code: 'INVOICE_INCOMPLETE' },
    { code: 'INVOICE_SUMS_DIFFER', message: /119.00, the net sum is 100.00/ },
  ])
  const { text } = await textOf({
    fields: {
      ...FIELDS,
      document_type: 'credit_note',
      net: '-10.00',
      tax: '-1.90',
      total: '-11.90',
    },
    evidence: {},
    line_items: [
      { description: 'x', quantity: '-2', unit_price: '5.00', amount: '-10.00', ...PLACE },
    ],
  })
  t.match(text, '<ram:TypeCode>381<')
  t.match(text, '<ram:GrandTotalAmount>11.90<')
  t.match(text, '<ram:BilledQuantity unitCode="C62">2<')
  t.notMatch(text, '>-')
})

t.test('of a corrected answer anything may be said: the file stays well-formed', async (t) => {
  const evil = '"><x a="&'
  const { text } = await textOf({
    fields: {
      ...FIELDS,
      currency: evil,
      total: evil,
      invoice_date: evil,
      vendor: evil,
      tax: '1e9',
    },
    evidence: {},
    taxes: [{ rate: evil, base: evil, amount: evil, code: evil }],
    line_items: [
      { description: evil, unit: evil, quantity: evil, unit_price: evil, amount: evil, ...PLACE },
    ],
  })
  t.notMatch(text, '<x ')
  t.notMatch(text, '1e9')
})

import t from 'tap'
import type { Barcode, Page } from '../../src/document/page.ts'
import { invoice } from '../../src/models/invoice.ts'
import { readEpc } from '../../src/models/payment/epc.ts'
import { isCreditorReference } from '../../src/models/payment/payment-data.ts'
import { isQrReference, readSwissQr } from '../../src/models/payment/swiss-qr.ts'
import { readZatca } from '../../src/models/payment/zatca.ts'
import { page, words } from '../tables/pages.ts'

// The example of EPC069-12.
const EPC = `BCD
001
1
SCT
BPOTBEB1
Red Cross of Belgium
BE72000000001616
EUR1
CHAR

Urgency fund
Sample EPC QR code`

/** The first example of the Swiss Implementation Guidelines. */
const SWISS = `SPC
0200
1
CH4431999123000889012
S
Max Muster & Söhne
Musterstrasse
123
8000
Seldwyla
CH







1949.75
CHF
S
Simon Muster
Musterstrasse
1
8000
Seldwyla
CH
QRR
210000000003139471430009017
Order of 15.06.2020
EPD
//S1/10/10201409/11/200701/20/140.000-53/30/102673831/31/200615/32/7.7/33/7.7:139.40/40/0:30`

const tlv = (fields: Readonly<Record<number, string>>): string =>
  Buffer.concat(
    Object.entries(fields).map(([tag, text]) => {
      const value = Buffer.from(text)
      return Buffer.concat([Buffer.from([Number(tag), value.length]), value])
    }),
  ).toString('base64')

// The example of the authority's guide to developers.
const SAUDI = {
  1: 'Bobs Records',
  2: '310122393500003',
  3: '2022-04-25T15:30:00Z',
  4: '1000.00',
  5: '150.00',
}

t.test('the European Payments Council’s example', async (t) => {
  t.match(readEpc(EPC)?.fields, {
    vendor: 'Red Cross of Belgium',
    vendor_iban: 'BE72000000001616',
    vendor_bic: 'BPOTBEB1',
    currency: 'EUR',
    amount_due: '1.00',
  })
  t.equal(readEpc(EPC)?.remittance, 'Urgency fund')
  t.equal(readEpc(EPC.replace('BE72', 'BE73')), null, 'wrong check digits')
  t.equal(readEpc(EPC.replace('SCT', 'XYZ')), null)
  t.equal(readEpc(EPC.replace('EUR1', 'EUR1e9'))?.fields.amount_due, undefined)
})

t.test('the Swiss guidelines’ example', async (t) => {
  t.same(readSwissQr(SWISS)?.fields, {
    vendor: 'Max Muster & Söhne',
    vendor_iban: 'CH4431999123000889012',
    customer: 'Simon Muster',
    currency: 'CHF',
    amount_due: '1949.75',
    reference: '210000000003139471430009017',
  })
  t.equal(readSwissQr(SWISS.replace(/\n/g, '\r\n'))?.fields.amount_due, '1949.75')
  t.equal(readSwissQr(SWISS.replace('1430009017', '1430009018'))?.fields.reference, undefined)
  t.equal(readSwissQr(SWISS.replace('EPD', '')), null)
})

t.test('an invoice of Saudi Arabia', async (t) => {
  t.same(readZatca(tlv(SAUDI))?.fields, {
    vendor: 'Bobs Records',
    vendor_tax_id: '310122393500003',
    invoice_date: '2022-04-25',
    currency: 'SAR',
    tax: '150.00',
    total: '1000.00',
  })
  t.equal(readZatca(tlv({ ...SAUDI, 1: 'شركة السجلات' }))?.fields.vendor, 'شركة السجلات')
  t.ok(readZatca(tlv({ ...SAUDI, 6: 'hash', 7: 'signature' })), 'of the second phase')
})

t.test('what is no such code, or broken, is none', async (t) => {
  const cut = Buffer.from(tlv(SAUDI), 'base64').subarray(0, 40).toString('base64')
  const wrong = Buffer.from([1, 255, 65]).toString('base64')
  for (const text of [
    '',
    'BCD',
    'SPC',
    'https://example.org/',
    cut,
    wrong,
    'A'.repeat(100_000),
    '\n'.repeat(5000),
  ])
    for (const read of [readEpc, readSwissQr, readZatca]) t.equal(read(text), null)
})

t.test('references are checked', async (t) => {
  // ISO 11649's example, and the Swiss guidelines'.
  t.ok(isCreditorReference('RF18539007547034'))
  t.notOk(isCreditorReference('RF18539007547035'))
  t.ok(isQrReference('210000000003139471430009017'))
  t.notOk(isQrReference('210000000003139471430009016'))
})

/** An invoice whose words are printed, with a code. */
function paid(lines: readonly string[], code: string | null): Page {
  const printed = page(lines.map((line, i) => words(line, 50, 60 + 18 * i)))
  const barcode: Barcode = { type: 'QRCode', text: code ?? '', box: [400, 600, 500, 700] }
  return code === null ? printed : { ...printed, barcodes: [barcode] }
}

const LINES = [
  'Muster Werkzeuge GmbH',
  'Hauptstraße 1, 10115 Berlin',
  'Rechnung Nr. 2026-0815',
  'Rechnungsdatum 05.03.2026',
  'Netto 100,00 EUR',
  'USt. 19 % 19,00 EUR',
  'Gesamtbetrag 119,00 EUR',
  'IBAN DE89 3704 0044 0532 0130 00',
]
const CODE = `BCD
002
1
SCT
COBADEFFXXX
Muster Werkzeuge GmbH
DE89370400440532013000
EUR119.00

RF18539007547034
`

interface Content {
  fields: Record<string, unknown>
  evidence: Record<string, { source?: string; confidence: number }>
  payment_code?: { differences: unknown[] }
}
const extracted = (lines: readonly string[], code: string | null) => {
  const { content, warnings } = invoice.extract([paid(lines, code)])
  return { ...(content as unknown as Content), warnings }
}

t.test('a code that says what is printed makes it sure, and adds what is not', async (t) => {
  const without = extracted(LINES, null)
  t.equal(without.payment_code, undefined)
  t.equal(without.fields.vendor_bic, null)
  const { fields, evidence, payment_code, warnings } = extracted(LINES, CODE)
  t.match(fields, {
    vendor: 'Muster Werkzeuge GmbH',
    vendor_iban: 'DE89370400440532013000',
    vendor_bic: 'COBADEFFXXX',
    total: '119.00',
    amount_due: '119.00',
    currency: 'EUR',
    references: ['RF18539007547034'],
  })
  t.equal(evidence.vendor_bic?.source, 'payment_code')
  t.ok(evidence.total!.confidence >= without.evidence.total!.confidence)
  t.same(payment_code?.differences, [])
  t.notMatch(warnings, [{ code: 'PAYMENT_CODE_DIFFERS' }])
})

t.test('another account and another sum than the page prints are warned of', async (t) => {
  const other = CODE.replace('DE89370400440532013000', 'GB29NWBK60161331926819').replace(
    'EUR119.00',
    'EUR1190.00',
  )
  const { fields, payment_code, warnings } = extracted(LINES, other)
  t.equal(fields.vendor_iban, 'DE89370400440532013000', 'what people see')
  t.equal(fields.total, '119.00')
  t.same(payment_code?.differences, [
    { field: 'vendor_iban', code: 'GB29NWBK60161331926819', printed: 'DE89370400440532013000' },
    { field: 'amount_due', code: '1190.00', printed: '119.00' },
  ])
  const own = warnings.filter(({ code }) => code === 'PAYMENT_CODE_DIFFERS')
  t.match(own, [
    { page: 1, message: /GB29NWBK60161331926819/ },
    { page: 1, message: /1190\.00/ },
  ])
})

t.test('of two accounts the code’s is meant', async (t) => {
  const lines = [...LINES, 'IBAN GB29 NWBK 6016 1331 9268 19']
  for (const iban of ['GB29NWBK60161331926819', 'DE89370400440532013000']) {
    const { fields, warnings } = extracted(lines, CODE.replace('DE89370400440532013000', iban))
    t.equal(fields.vendor_iban, iban)
    t.notOk(warnings.some(({ code }) => code === 'PAYMENT_CODE_DIFFERS'))
  }
})

t.test('what is paid in part is due, and is not the total', async (t) => {
  const lines = [...LINES, 'Anzahlung 50,00 EUR', 'Zahlbetrag 69,00 EUR']
  const { fields, payment_code } = extracted(lines, CODE.replace('EUR119.00', 'EUR69.00'))
  t.match(fields, { total: '119.00', amount_due: '69.00' })
  t.same(payment_code?.differences, [])
})

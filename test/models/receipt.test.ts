import t from 'tap'
import { receipt } from '../../src/models/receipt.ts'
import type { Answer } from '../http/service.ts'
import { page, words } from '../tables/pages.ts'

const till = (rows: readonly (readonly [left: string, right?: string])[]) =>
  page(
    rows.map(([left, right], i) => [
      ...(left === '' ? [] : words(left, 60, 40 + i * 16)),
      ...(right === undefined ? [] : words(right, 260 - right.length * 5, 40 + i * 16)),
    ]),
  )

const SHOP = [
  ['CORNER SHOP LTD'],
  ['12 High Street'],
  ['London SW1A 1AA'],
  ['Tel: 020 7946 0018'],
  ['VAT No: GB 980 7806 84'],
  ['Date: 14/03/2024 09:15'],
  ['Receipt No: 4711'],
  ['Milk 2 pints', '1.30'],
  ['Bread', '2.10'],
  ['2 x Apples', '1.00'],
  ['SUBTOTAL', '4.40'],
  ['TOTAL', '4.40'],
  ['CASH', '5.00'],
  ['CHANGE', '0.60'],
] as const

const read = (rows: readonly (readonly [string, string?])[]): Answer =>
  receipt.extract([till(rows)]).content as Answer

t.test('merchant, date, sums', async (t) => {
  t.match(read(SHOP).fields, {
    company: 'CORNER SHOP LTD',
    address: '12 High Street London SW1A 1AA',
    date: '2024-03-14',
    time: '09:15',
    receipt_number: '4711',
    tax_id: 'GB980780684',
    total: '4.40',
    cash: '5.00',
    change: '0.60',
    currency: 'GBP',
    payment_method: 'cash',
  })
})

t.test('items without column heads', async (t) => {
  t.match(read(SHOP).items, [
    { description: 'Milk 2 pints', amount: '1.30' },
    { description: 'Bread', amount: '2.10' },
    { description: 'Apples', quantity: '2.00', amount: '1.00' },
  ])
})

t.test('where some items are counted, the others are one', async (t) => {
  const counted = [['Apples', '1.00'], ['2 x 0.50']] as const
  const rows = [...SHOP.slice(0, 9), ...counted, ...SHOP.slice(10)]
  t.match(read(rows).items, [
    { description: 'Milk 2 pints', quantity: '1.00' },
    { description: 'Bread', quantity: '1.00' },
    { description: 'Apples', quantity: '2.00', unit_price: '0.50', amount: '1.00' },
  ])
})

t.test('cash less change tells the total from a subtotal', async (t) => {
  const rows = SHOP.map(([left, right]) =>
    left === 'TOTAL'
      ? (['TOTAL (RM)', '4.45'] as const)
      : left === 'CHANGE'
        ? (['CHANGE', '0.55'] as const)
        : ([left, right] as const),
  )
  t.equal(read(rows).fields.total, '4.45')
})

t.test('a page without a receipt gives nulls', async (t) => {
  const { fields, items } = read([['Minutes of the meeting'], ['We met and talked.']])
  for (const [name, value] of Object.entries(fields)) t.equal(value, null, name)
  t.same(items, [])
})

t.test('an owner below the shop, a branch number, a trade above the name', async (t) => {
  const { fields } = read([
    ['Trattoria Due Leoni #0418'],
    ['di Bianchi Marco & C. sas'],
    ['Via Roma 12'],
    ['35141 Padova'],
    ['14/03/2024 20:15'],
    ['TOTALE', '14.00'],
  ])
  t.match(fields, { company: 'Trattoria Due Leoni', address: 'Via Roma 12 35141 Padova' })
  const bakery = read([
    ['Bäckerei Konditorei'],
    ['Mayr'],
    ['Markt 3'],
    ['91781 Weißenburg'],
    ['14.03.2024 09:15'],
    ['Summe', '2.00'],
  ])
  t.equal(bakery.fields.company, 'Bäckerei Konditorei Mayr')
})

t.test('taxes: of all rates, and told by rate where the figure is not legible', async (t) => {
  const table = read([
    ['CAFE EXAMPLE'],
    ['Hauptstr. 1'],
    ['1030 Wien'],
    ['08.04.2026 15:44'],
    ['2x Melange', '14,50'],
    ['1x Strudel', '11,50'],
    ['SUMME EUR', '26,00'],
    ['A 10% Netto 10,45', 'USt 1,05'],
    ['B 20% Netto 12,08', 'USt 2,42'],
  ])
  t.match(table.fields, { total: '26.00', tax: '3.47' })
  const illegible = (total: string) =>
    read([
      ['EXAMPLE HARDWARE'],
      ['901 Main Street'],
      ['Pittsfield, MA 01201'],
      ['06/05/2026 2:18 PM'],
      ['Bulb', '32.87'],
      ['SUBTOTAL', '32.87'],
      ['SALES TAX 6.25%', '2505'],
      ['TOTAL', total],
    ]).fields.tax
  t.equal(illegible('34.92'), '2.05')
  t.equal(illegible('35.92'), null, 'no tax that the rate does not make')
})

t.test('an item behind a count may be called like a charge', async (t) => {
  const { items } = read([
    ['TASCA EXEMPLO'],
    ['R. das Flores 18'],
    ['1200-195 Lisboa'],
    ['2026-06-07 13:52'],
    ['2 Imperial', '4,00'],
    ['1 Couvert', '2,50'],
    ['TOTAL', '6,50'],
  ])
  t.match(items, [
    { description: 'Imperial', amount: '4.00' },
    { description: 'Couvert', amount: '2.50' },
  ])
})

t.test('days until which goods may be returned are not the day', async (t) => {
  const rows = SHOP.filter(([left]) => !left.startsWith('Date'))
  const below = [['RETURNS WITH RECEIPT THRU 30/04/2024'], ['14/03/2024 09:15']] as const
  t.equal(read([...rows, ...below]).fields.date, '2024-03-14')
})

t.test('the day that something is for is not the day it was bought', async (t) => {
  const bought = (purchase: string, journey: string) =>
    read([['Prøvehavn Færger'], [purchase], [journey], ['Billet', '120,00'], ['Total', '120,00']])
      .fields.date
  t.equal(bought('Købt den 3. juni 2026 kl. 20.16', 'Gælder: søndag 7. juni 2026'), '2026-06-03')
  t.equal(bought('Ostopäivä 3.6.2026 klo 8.17', 'Lähtö 7.6.2026 klo 10.30'), '2026-06-03')
  t.equal(bought('Fri 3 July 2026 20:16', 'Departure: Sat 4 July 2026 09:40'), '2026-07-03')
})

t.test('the sum of all above ends the items; behind a count stands an item', async (t) => {
  const { items, fields } = read([
    ['CORNER CAFE LTD'],
    ['12 High Street'],
    ['London SW1A 1AA'],
    ['1 Verse juice', '4.75'],
    ['2 Coffee', '7.60'],
    ['Food & Drink', '12.35'],
    ['Optional 10% service', '1.24'],
    ['State 6.35% TAX', '0.74'],
    ['TOTAL', '13.59'],
  ])
  t.same(
    items.map(({ amount }: { amount: string }) => amount),
    ['4.75', '7.60'],
  )
  t.match(fields, { tax: '0.74', total: '13.59' })
})

t.test('a title that is set wide is no name', async (t) => {
  const { fields } = read([
    ['kanelbollen'],
    ['Kaffebar'],
    ['K V I T T E R I N G'],
    ['Æblevej 12, 8600 Silkeborg'],
    ['1. marts 2025 kl. 10.33'],
    ['2 x Kage', '76,00'],
    ['I alt DKK', '76,00'],
  ])
  t.match(fields.company, /^kanelbollen(?: Kaffebar)?$/, 'with its trade or without')
})

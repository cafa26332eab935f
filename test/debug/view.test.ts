import sharp from 'sharp'
import t from 'tap'
import { viewOf } from '../../src/debug/view.ts'
import { DEFAULT_OPTIONS } from '../../src/document/extract-options.ts'
import type { Page } from '../../src/document/page.ts'
import { loadModel } from '../../src/models/registry.ts'
import { page, words } from '../tables/pages.ts'

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTM9+QAAAABJRU5ErkJggg=='

type Row = readonly (readonly [x: number, text: string])[]

const paper = (rows: readonly Row[]): Page =>
  page(rows.map((row, i) => row.flatMap(([x, text]) => words(text, x, 60 + i * 16))))

const view = async (model: string, own: Page): Promise<string> =>
  viewOf((await loadModel(model))!, [own], DEFAULT_OPTIONS, 0, { url: PIXEL })

const INVOICE = paper([
  [[60, 'Northfield Supplies Ltd']],
  [[60, '14 Mill Lane, Leeds LS1 4DT']],
  [],
  [[60, 'INVOICE']],
  [
    [60, 'Invoice number: NF-2041'],
    [340, 'Invoice date: 12/03/2026'],
  ],
  [],
  [
    [340, 'Net'],
    [480, '180.00'],
  ],
  [
    [340, 'VAT 20 %'],
    [480, '36.00'],
  ],
  [
    [340, 'Total GBP'],
    [480, '216.00'],
  ],
])

const STATEMENT = paper([
  [[60, 'Riverside Bank']],
  [[60, 'Account statement']],
  [],
  [
    [60, 'Date'],
    [140, 'Description'],
    [320, 'Debit'],
    [400, 'Credit'],
    [480, 'Balance'],
  ],
  [
    [60, '01/03/2026'],
    [140, 'Opening balance'],
    [480, '1,200.00'],
  ],
  [
    [60, '03/03/2026'],
    [140, 'Rent March'],
    [320, '650.00'],
    [480, '550.00'],
  ],
  [
    [60, '10/03/2026'],
    [140, 'Salary'],
    [400, '1,480.00'],
    [480, '2,030.00'],
  ],
  [
    [60, '31/03/2026'],
    [140, 'Closing balance'],
    [480, '2,030.00'],
  ],
])

t.test('fields: candidates, the taken ones with probabilities, sums that agree', async (t) => {
  const drawn = await view('invoice', INVOICE)
  t.match(drawn, /<g class="won"><rect [^>]*><title>identifiers: NF-2041<\/title>/)
  t.match(drawn, />invoice_number 0\.\d\d</)
  // Every other reading of a sum is there as well.
  t.match(drawn, /<g class="lost"><rect [^>]*><title>amounts: /)
  t.match(drawn, />216\.00 \(\d\.\d\d → \d\.\d\d → 0\.\d\d\)</)
  t.match(drawn, />total 216\.00, net 180\.00, tax 36\.00: \+\d\.\d</)
})

t.test('bookings: what explains each, the equation of the account, its readings', async (t) => {
  const drawn = await view('bank_statement', STATEMENT)
  t.match(drawn, /<title>2026-03-03 −650\.00 = 550\.00, chain, 0\.\d\d<\/title>/)
  t.match(drawn, /<title>2026-03-10 \+1480\.00 = 2030\.00, chain, /)
  t.match(drawn, />1200\.00 \+ 1480\.00 − 650\.00 = 2030\.00</)
  t.match(drawn, />amounts: proven by chain/)
  t.match(drawn, />\d+\.\d: 2 bookings, balances in column \d</)
  const { width, height } = await sharp(Buffer.from(drawn)).metadata()
  t.ok(width! > STATEMENT.width && height! >= STATEMENT.height, 'well-formed, with a margin')
})

t.test(
  '`auto` draws what it took the document for, and tables where it reads no fields',
  async (t) => {
    t.match(await view('auto', STATEMENT), />account 1: 2 bookings</)
    t.notMatch(await view('tables', STATEMENT), /class="panel"/)
  },
)

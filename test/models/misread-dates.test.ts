import t from 'tap'
import { receipt } from '../../src/models/receipt.ts'
import type { Answer } from '../http/service.ts'
import { page, words } from '../tables/pages.ts'

/** The day of a receipt whose line of it was read so, and how sure that is. */
function dayOf(line: string, source: 'ocr' | 'text_layer' = 'ocr') {
  const rows = [
    'KEDAI RUNCIT MURNI SDN BHD',
    'NO 8 JALAN TENGAH',
    '43000 KAJANG SELANGOR',
    line,
    'KOPI BESAR 3.40',
    'ROTI BAKAR 159.00',
    'TOTAL 162.40',
    'CASH 170.00',
    'CHANGE 7.60',
  ].map((text, i) => words(text, 60, 60 + 16 * i))
  const { fields, evidence } = receipt.extract([{ ...page(rows), source }]).content as Answer
  return { date: fields.date, sure: evidence.date?.confidence ?? 0 }
}

t.test('the day of a receipt whose signs were misread', async (t) => {
  t.equal(dayOf('Doc No C0124 Date: 19/0872019').date, '2019-08-19')
  t.equal(dayOf('19:082019 No 4471').date, '2019-08-19')
  t.equal(dayOf('17/mug/2019 09:12:40').date, '2019-08-17')
})

t.test('it is less sure than one that was read', async (t) => {
  const read = dayOf('Date: 19/08/2019')
  const misread = dayOf('Date: 19/0872019')
  t.equal(read.date, misread.date)
  t.ok(misread.sure < read.sure)
})

t.test(
  'there is none where none is printed, nor in a text layer that says something else',
  async (t) => {
    t.equal(dayOf('Doc No C0124').date, null)
    t.equal(dayOf('TEL : 03-8733 0199').date, null)
    t.equal(dayOf('Invoice 01 0219 77').date, null)
    t.equal(dayOf('19:082019 No 4471', 'text_layer').date, null)
  },
)

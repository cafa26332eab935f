import t from 'tap'
import type { CellValue } from '../../src/document/table.ts'
import { type Notation, valuesOfColumn } from '../../src/fields/column.ts'

const UNKNOWN: Notation = { decimalSign: null, dateOrder: null }
const GERMAN: Notation = { decimalSign: ',', dateOrder: 'dmy' }

const COLUMNS: readonly (readonly [
  name: string,
  texts: readonly string[],
  values: readonly CellValue[],
  around?: Notation,
])[] = [
  ['dot and comma', ['1,234.50', '12.00'], [1234.5, 12]],
  ['comma and dot', ['1.234,50', '12,00'], [1234.5, 12]],
  ['space and comma', ['1 234,50', '12,00'], [1234.5, 12]],
  ['apostrophe', ["1'234.50", '12.00'], [1234.5, 12]],
  ['lakhs', ['₹1,23,456.00', '₹12.00'], [123456, 12]],
  ['one comma in it tells the others', ['1.250', '5,0'], [1250, 5]],
  ['one long fraction tells the others', ['1.250', '3.5'], [1.25, 3.5]],
  ['thousands beside small figures', ['1.234', '5.678', '12'], [1234, 5678, 12]],
  ['thousands as the table around has them', ['10.000', '20.000'], [10000, 20000], GERMAN],
  ['brackets and signs', ['(5.00)', '-5.00', '5.00-', '+5.00', '−5.00'], [-5, -5, -5, 5, -5]],
  ['debit and credit', ['1,234.50 CR', '100.00 DR'], [1234.5, -100]],
  ['currency before, after, in letters', ['€ 5.00', '5.00 €', 'EUR 5.00'], [5, 5, 5]],
  ['percentages', ['12.5 %', '7%', '(3.1 %)'], [0.125, 0.07, -0.031]],
  ['days before months', ['03/04/2026', '25/12/2025'], ['2026-04-03', '2025-12-25']],
  ['months before days', ['03/04/2026', '12/25/2025'], ['2026-03-04', '2025-12-25']],
  ['days as around', ['03/04/2026'], ['2026-04-03'], GERMAN],
  ['named months', ['3 Nov 2026', 'November 3, 2026'], ['2026-11-03', '2026-11-03']],
  ['leading zeros are codes', ['0049', '1234', ''], [null, null, null]],
  ['zero is none', ['0', '12'], [0, 12]],
  ['figures with signs of notes', ['*2,247', '**12,760', '5.3**'], [2247, 12760, 5.3]],
  ['figures with letters of notes', ['63.5 c', '12.1', '9.9', '7.0 (b)'], [63.5, 12.1, 9.9, 7]],
  ['letters among words are no notes', ['12 b', 'High Street', '7'], [null, null, 7]],
  ['glued letters are part of the name', ['5', '7', '14a'], [5, 7, null]],
  ['nothing there', ['–', 'n/a', '', '7'], [null, null, null, 7]],
  ['times and ranges', ['12:30', '3-4', '1/2'], [null, null, null]],
]

t.test('values of a column, by its own notation', async (t) => {
  for (const [name, texts, values, around] of COLUMNS)
    t.same(valuesOfColumn(texts, around ?? UNKNOWN), values, name)
})

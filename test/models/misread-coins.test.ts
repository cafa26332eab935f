import t from 'tap'
import { documentText } from '../../src/reading/document-text.ts'
import { rowFigures } from '../../src/reading/figures.ts'
import { page, words } from '../tables/pages.ts'

const figuresOf = (text: string) => {
  const document = documentText([{ ...page([words(text, 60, 60)]), source: 'ocr' }])
  return document.rows.flatMap((row) => rowFigures(row, document)).map(({ value }) => value)
}

t.test('signs of yen and won that are read as something else', async (t) => {
  t.same(figuresOf('\\48, 310-'), [48310])
  t.same(figuresOf('W2,405,000'), [2405000])
  t.same(figuresOf('应收: 半86.50'), [86.5])
  t.same(figuresOf('羊1,250'), [1250])
  t.same(figuresOf('内消費税 \\75)'), [75])
})

t.test(
  'a gap behind the comma between thousands, whether a currency is there or not',
  async (t) => {
    t.same(figuresOf('*527, 610'), [527610])
    t.same(figuresOf('6, 915'), [6915])
    t.same(figuresOf('¥ 2, 715'), [2715])
    t.same(figuresOf('18, 400'), [18400])
  },
)

t.test('zeros of days beside the names of months that are read as letters', async (t) => {
  const textOf = (text: string) =>
    documentText([{ ...page([words(text, 60, 60)]), source: 'ocr' }])
      .rows.map((row) => row.text)
      .join(' ')
  t.equal(textOf('Feb O9 Pharmacy'), 'Feb 09 Pharmacy')
  t.equal(textOf('2O MAR 19.90'), '20 MAR 19.90')
  t.equal(textOf('Tank O2 full'), 'Tank O2 full')
})

t.test('a dash between a figure and a word is no minus', async (t) => {
  t.same(figuresOf('VAT 8.00 – Net 40.00'), [8, 40])
  t.same(figuresOf('Discount 8.00 -'), [-8], 'one at the end is')
})

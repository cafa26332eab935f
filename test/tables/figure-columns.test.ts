import t from 'tap'
import type { Font } from '../../src/document/page.ts'
import { rowsOf } from '../../src/document/table.ts'
import { tablesOnPage } from '../../src/tables/on-page.ts'
import { page, word } from './pages.ts'

const LABELS = ['North', 'South', 'East', 'West', 'Coast', 'Hills', 'Plain', 'Delta']
const BESIDE = ['11', '12', '13', '14', '15', '16', '17', '18']

/** The last column of a table of three, as it comes out; its figures end at one edge. */
function columnOf(texts: readonly string[], font?: Font): string[] {
  const cell = (text: string, right: number, y: number) => {
    const made = word(text, right - text.length * 5, y)
    return font ? { ...made, font } : made
  }
  const rows = [
    [word('Place', 60, 100), word('Shops', 235, 100), word('Figure', 370, 100)],
    ...texts.map((text, i) => {
      const y = 116 + 16 * i
      return [word(LABELS[i]!, 60, y), cell(BESIDE[i]!, 260, y), cell(text, 400, y)]
    }),
  ]
  const [table] = tablesOnPage(page(rows))
  return rowsOf(table!)
    .slice(1)
    .map((row) => row.at(-1)!)
}

t.test('figures that were misread get the shape of their column', async (t) => {
  const fractions = ['318.0', '642-7', '2s1.1', '903.4', '$38.6', '27.5.1', '886.3', '19.5]']
  t.same(columnOf(fractions), [
    '318.0',
    '642.7',
    '251.1',
    '903.4',
    '538.6',
    '275.1',
    '886.3',
    '19.5',
  ])
  const times = ['06:35', '08:10', '13522', '11:20', '12;55', '14:30', '15:06', '16:l9']
  t.same(columnOf(times), ['06:35', '08:10', '13:22', '11:20', '12:55', '14:30', '15:06', '16:19'])
  const grouped = ['45,628', '38510', '12,040', '61,002', '99,481', '72,350', '8,114', '10,003']
  t.same(columnOf(grouped)[1], '38,510')
})

t.test('a digit stands for the colon of most times', async (t) => {
  const hours = ['7:30', '7200', '8230', '9:45', '6200', '7215']
  t.same(columnOf(hours), ['7:30', '7:00', '8:30', '9:45', '6:00', '7:15'])
  const kept = (texts: string[]) => t.same(columnOf(texts), texts, texts.join(' '))
  kept(['7:30', '7200', '8230', '9245', '6200', '7215'])
  kept(['7:30', '7200', '8:30', '1200', '6200', '7215'])
  kept(['7:30', '7200', '8:30', '9279', '6200', '7215'])
})

t.test('whole figures of ones alone', async (t) => {
  const points = ['21', 'II', '24', 'Il', '17', '38', '12', '19']
  t.same(columnOf(points), ['21', '11', '24', '11', '17', '38', '12', '19'])
  const numerals = ['III', 'II', '24', 'I', 'IV', '38', 'V', '19']
  t.same(columnOf(numerals), numerals)
})

t.test('what may be meant is left as it is', async (t) => {
  const kept = (texts: string[]) => t.same(columnOf(texts), texts, texts.join(' '))
  kept(['$318.0', '642.7', '251.1', '903.4', '538.6', '275.1', '886.3', '$19.5'])
  kept(['318.0', '$642.7', '$251.1', '$903.4', '$38.6', '275.1', '$886.3', '19.5'])
  kept(['318', '642b', '251', '903', '-538', '(275)', '886', '19'])
  kept(['318.0', '642.7*', '251.1', '100', '538.6', '~275.1', '886.3', '19.5'])
  kept(['06:35', '08:10', '99599', '11:20', '12:55', '14:30', '15:06', '16:19'])
  kept(['318.0', '1-2', '251.1', '903.4', '2003-4', '275.1', '886.3', '19.5'])
  kept(['318', '(642)', '251', '903', '538', '275)', '886', '19'])
  kept(['1-2', '4-7', '2-5', '11.5', '3-4', '4-9', '8-9', '1-5'])
})

t.test('a text layer is not corrected', async (t) => {
  const font: Font = { name: 'Invented', size: 10, bold: false, italic: false }
  const fractions = ['318.0', '642-7', '251.1', '903.4', '538.6', '275.1', '886.3', '19.5']
  t.same(columnOf(fractions, font), fractions)
})

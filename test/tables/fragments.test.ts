import t from 'tap'
import { columnsBetween, cutLines } from '../../src/tables/grid/fragments.ts'
import { textLines } from '../../src/tables/text/text-lines.ts'
import { grid, word, words } from './pages.ts'

const ROWS = grid(
  [
    ['Berth', 'Boat'],
    ['Pontoon A', 'Heron'],
    ['Pontoon B', 'Plover'],
  ],
  [60, 150],
  130,
)
const SEPARATORS = [{ x: 140, from: 110, to: 148, walls: [] }]
const COLUMNS = columnsBetween(SEPARATORS, 50, 220)
const textsOf = (line: ReturnType<typeof words>) => {
  const [first] = cutLines(textLines([...line, ...ROWS.flat()], 10), SEPARATORS, COLUMNS, [], 10)
  return first!.fragments.map((text) => text.words.map((word) => word.text).join(' '))
}

t.test('spaces between larger letters are wider, and cut no text at a gutter', async (t) => {
  t.same(textsOf(words('Harbour dues', 88, 108, 14)), ['Harbour dues'])
})

t.test('a gap as wide between usual letters does', async (t) => {
  t.same(textsOf([...words('Mooring', 96, 108), ...words('Vessel', 138, 108)]), [
    'Mooring',
    'Vessel',
  ])
})

t.test('a text that ends beyond its gutter leaves the next column to the text there', async (t) => {
  const line = [...words('Harbourmaster', 88, 108), ...words('Petrel', 170, 108)]
  t.same(textsOf(line), ['Harbourmaster', 'Petrel'])
  const longer = [...words('Harbourmasters', 90, 108), ...words('Petrel', 174, 108)]
  t.same(textsOf(longer), ['Harbourmasters Petrel'])
})

t.test('no gutter cuts a figure between its thousands', async (t) => {
  const figures = grid(
    [
      ['2031', '2032'],
      ['71,30', '85,40'],
    ],
    [115, 160],
    130,
  )
  const separators = [{ x: 152, from: 140.5, to: 158, walls: [] }]
  const columns = columnsBetween(separators, 100, 190)
  const cut = (line: ReturnType<typeof words>) => {
    const [first] = cutLines(
      textLines([...line, ...figures.flat()], 10),
      separators,
      columns,
      [],
      10,
    )
    return first!.fragments.map((own) => own.words.map((word) => word.text).join(' '))
  }
  const before = [word('7', 102, 108), word('650,20', 111, 108)]
  t.same(cut([...before, word('4', 145, 108), word('918,90', 154, 108)]), ['7 650,20', '4 918,90'])
  t.same(
    cut([...before, word('4', 145, 108), word('91,90', 154, 108)]),
    ['7 650,20 4', '91,90'],
    'two digits are no thousands',
  )
})

import t from 'tap'
import type { Page, Word } from '../../../src/document/page.ts'
import { documentText } from '../../../src/reading/document-text.ts'
import { page, word, words } from '../../tables/pages.ts'

/** The same words on paper that rises to the right, each line as layout found it. */
const sloped = (lines: readonly (readonly Word[])[], rise: number): Page => {
  const bent = lines.map((line) =>
    line.map((word): Word => {
      const dy = rise * word.box[0]
      const [x0, y0, x1, y1] = word.box
      return { ...word, box: [x0, y0 + dy, x1, y1 + dy], baseline: word.baseline + dy }
    }),
  )
  return { ...page(bent), source: 'ocr' }
}

const textsOf = (pages: readonly Page[]) =>
  documentText(pages).rows.map((row) => row.pieces.map((piece) => piece.text))

t.test('rows of a recognised page follow their baselines, however they slope', async (t) => {
  const lines = [
    words('A rather long line of goods', 40, 100),
    words('12.00', 420, 100),
    words('Another long line of goods', 40, 114),
    words('7.50', 425, 114),
  ]
  for (const rise of [0, 0.04, -0.04])
    t.same(
      textsOf([sloped(lines, rise)]),
      [
        ['A rather long line of goods', '12.00'],
        ['Another long line of goods', '7.50'],
      ],
      `rise ${rise}`,
    )
})

t.test('words set without a space are two where they mean two', async (t) => {
  t.same(textsOf([page([words('Date:25/12/2018 12,76B https://example.com:80/a', 40, 60)])]), [
    ['Date: 25/12/2018 12,76 B https://example.com:80/a'],
  ])
})

t.test('a figure cut at its point is one, on recognised pages', async (t) => {
  const line = words('Total 27. 00', 40, 60)
  t.same(textsOf([{ ...page([line]), source: 'ocr' }]), [['Total 27.00']])
  t.same(textsOf([page([line])]), [['Total 27. 00']])
})

t.test('large type has wide word spaces', async (t) => {
  const name = [...words('Example', 40, 40, 20), ...words('Foods', 122, 40, 20)]
  const small = Array.from({ length: 6 }, (_, i) => words('some text of the page', 40, 80 + i * 14))
  t.same(textsOf([page([name, ...small])])[0], ['Example Foods'])
})

t.test('a printer whose spaces are wide sets texts, too, and two spaces part them', async (t) => {
  const lines = [
    'Pear Tree Farm Shop',
    'Long Lane Upper Town',
    'Plum jam small jar',
    'Apple juice cloudy one',
  ]
  const set = (gap: number): Page => {
    const rows = lines.map((text, row) => {
      let x = 40
      return text.split(' ').map((own) => {
        const one = word(own, x, 60 + 20 * row)
        x = one.box[2] + gap
        return one
      })
    })
    const sum = rows[3]!.at(-1)!.box[2] + 2 * gap
    return { ...page([...rows.slice(0, 3), [...rows[3]!, word('each', sum, 120)]]), source: 'ocr' }
  }
  for (const gap of [3, 9])
    t.same(
      textsOf([set(gap)]),
      [...lines.slice(0, 3), `${lines[3]} each`].map((text, i) =>
        i === 3 && gap > 3 ? [lines[3], 'each'] : [text],
      ),
      `${gap} points`,
    )
})

t.test('the order of dates: told by one, else by the country', async (t) => {
  const order = (text: string) => documentText([page([words(text, 40, 60)])]).dateOrder
  t.equal(order('03/04/2024 and 25/04/2024'), 'dmy')
  t.equal(order('03/04/2024 and 04/25/2024'), 'mdy')
  t.equal(order('03/04/2024 Springfield, IL 62704'), 'mdy')
  t.equal(order('03/04/2024'), 'dmy')
  t.equal(order('Due date 03/04/2024 Total $ 9.00'), 'mdy')
  t.equal(order('Fecha de vencimiento 03/04/2024 Monto total $ 9.000'), 'dmy')
})

t.test('one space of typewriter letters parts no texts, two do', async (t) => {
  const typed = [
    ...Array.from({ length: 8 }, (_, i) => words('typewriter letters', 40, 40 + i * 14)),
    // Letters of half an em, as all of these: a space is as wide as a letter.
    [...words('Total', 40, 160), ...words('1', 75, 160), ...words('552,80', 85, 160)],
    [...words('Net', 40, 174), ...words('10,00', 66, 174)],
  ]
  t.same(textsOf([page(typed)]).slice(-2), [
    ['Total', '1 552,80'],
    ['Net', '10,00'],
  ])
})

t.test('a wide and a narrow type of one printer have their own spaces', async (t) => {
  const wide = (text: string, x: number, y: number) =>
    words(text, 0, y).map((word): Word => {
      const [x0, y0, x1, y1] = word.box
      return { ...word, box: [x + 1.5 * x0, y0, x + 1.5 * x1, y1] }
    })
  const typed = [
    ...Array.from({ length: 5 }, (_, i) => words('narrow letters', 40, 40 + i * 14)),
    ...Array.from({ length: 5 }, (_, i) => wide('wider letters', 40, 120 + i * 14)),
    [...wide('Total', 40, 200), ...wide('6 735', 150, 200)],
    [...words('Total', 40, 214), ...words('6 735', 150, 214)],
  ]
  t.same(textsOf([page(typed)]).slice(-2), [
    ['Total', '6 735'],
    ['Total', '6 735'],
  ])
})

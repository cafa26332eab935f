import t from 'tap'
import type { FormField, Page } from '../../src/document/page.ts'
import { fields } from '../../src/models/fields.ts'
import type { Answer } from '../http/service.ts'
import { page, words } from '../tables/pages.ts'

const read = (...pages: readonly Page[]) => fields.extract(pages)
const pairsOf = (...pages: readonly Page[]): readonly (readonly [string, unknown])[] =>
  (read(...pages).content.pairs as Answer[]).map((pair) => [pair.key, pair.value])

t.test('labels with colons: beside, behind another value, below, left blank', async (t) => {
  const form = page([
    [...words('Batch No.: 4711-B', 60, 60), ...words('Operator: J. Doe', 320, 60)],
    words('Colour: dark blue Shade: 7', 60, 90),
    words('Place of delivery:', 60, 120),
    words('North gate', 60, 134),
    words('Signature: ________', 60, 180),
  ])
  t.same(pairsOf(form), [
    ['Batch No.', '4711-B'],
    ['Operator', 'J. Doe'],
    ['Colour', 'dark blue'],
    ['Shade', '7'],
    ['Place of delivery', 'North gate'],
    ['Signature', null],
  ])
  const [pair] = read(form).content.pairs as Answer[]
  t.match(pair, { type: 'text', page: 1, confidence: 1 })
  t.ok(pair.box[0] >= pair.key_box[2], 'the value stands right of its label')
})

t.test('known labels need no colon; sentences and heads of tables are none', async (t) => {
  t.same(
    pairsOf(
      page([
        [...words('Invoice number', 60, 60), ...words('2026-17', 200, 60)],
        words('Total 12.50', 60, 90),
        words('Total costs fell because the winter was mild', 60, 150),
        [
          ...words('Description', 60, 200),
          ...words('Quantity', 200, 200),
          ...words('Amount', 300, 200),
        ],
        [...words('Bolts', 60, 214), ...words('4', 200, 214), ...words('2.00', 300, 214)],
      ]),
    ),
    [
      ['Invoice number', '2026-17'],
      ['Total', '12.50'],
    ],
  )
})

const columns = (left: number, right: number, ...rows: readonly (readonly [string, string])[]) =>
  page(
    rows.map(([label, value], i) => [
      ...(label === '' ? [] : words(label, left, 60 + 16 * i)),
      ...(value === '' ? [] : words(value, right, 60 + 16 * i)),
    ]),
  )

t.test('bare forms: labels left, values right, without colons', async (t) => {
  const rows = [
    ['Weaver', 'Jane van Doe'],
    ['Batch', 'K-4711'],
    ['Place of storage', 'North gate'],
    ['', 'second shelf'],
    ['Shade', 'dark blue'],
  ] as const
  t.same(pairsOf(columns(60, 200, ...rows)), [
    ['Weaver', 'Jane van Doe'],
    ['Batch', 'K-4711'],
    ['Place of storage', 'North gate second shelf'],
    ['Shade', 'dark blue'],
  ])
  const { pairs } = read(columns(60, 200, ...rows)).content as Answer
  t.equal(pairs[0].confidence, 0.8, 'four rows')
  t.same(pairsOf(columns(60, 200, rows[0], rows[1])), [], 'two rows stand so by chance')
})

t.test('columns of text and tables with heads are no forms', async (t) => {
  t.same(
    pairsOf(
      columns(
        60,
        200,
        ['The harvest was brought', 'and nobody had seen it'],
        ['Home late that year, as', 'before the winter came'],
        ['Every year since then it', 'over the hills from the'],
        ['Was late by a whole week', 'valley to the old barn'],
      ),
    ),
    [],
  )
  t.same(
    pairsOf(columns(60, 200, ['Ware', 'Count'], ['Bolts', '12'], ['Nuts', '40'], ['Pins', '7'])),
    [],
  )
  t.same(
    pairsOf(
      columns(60, 200, ['2026-03-01', 'Rent'], ['2026-03-02', 'Food'], ['2026-03-03', 'Ink']),
    ),
    [],
  )
})

t.test('boxes to tick and buttons to choose, with the text behind each', async (t) => {
  const { content } = read(
    page([
      words('☑ Newsletter ☐ Catalogue', 60, 60),
      words('[x] by post [ ] by mail', 60, 90),
      words('◉ Mrs ○ Mr', 60, 120),
    ]),
  )
  t.match(content.pairs, [
    { key: 'Newsletter', value: true, type: 'checkbox' },
    { key: 'Catalogue', value: false, type: 'checkbox' },
    { key: 'by post', value: true },
    { key: 'by mail', value: false },
    { key: 'Mrs', value: true, type: 'radio' },
    { key: 'Mr', value: false, type: 'radio' },
  ])
})

t.test('fields of a form once, under the label that is printed beside them', async (t) => {
  const field = (own: Partial<FormField>): FormField => ({
    name: 'form.page[0].f1[0]',
    label: null,
    type: 'text',
    value: null,
    box: [0, 0, 1, 1],
    ...own,
  })
  const form: Page = {
    ...page([words('City: Springfield', 60, 60), words('Accepted', 80, 120)]),
    formFields: [
      field({ value: 'Springfield', box: [85, 45, 200, 70] }),
      field({ label: 'I agree', type: 'checkbox', value: true, box: [60, 110, 72, 122] }),
      field({ name: 'a.notes[0]', box: [60, 200, 300, 260] }),
    ],
  }
  t.same(pairsOf(form), [
    ['City', 'Springfield'],
    ['I agree', true],
    ['notes', null],
  ])
})

t.test(
  'what is filled in above its label’s line is of the field that the label stands beside',
  async (t) => {
    const field = (name: string, value: string, y: number): FormField => ({
      name,
      label: null,
      type: 'text',
      value,
      box: [130, y, 300, y + 16],
    })
    const form: Page = {
      ...page([
        words('Petra Wren', 135, 60),
        words('Member:', 60, 68),
        words('77-4120', 135, 100),
        words('Number:', 60, 108),
      ]),
      formFields: [field('f1', 'Petra Wren', 54), field('f2', '77-4120', 94)],
    }
    t.same(pairsOf(form), [
      ['Member', 'Petra Wren'],
      ['Number', '77-4120'],
    ])
  },
)

t.test('a record a page; a key that comes again has a number; nothing is said', async (t) => {
  const twice = page([words('Date: 1 May 2026', 60, 60), words('Date: 2 May 2026', 60, 90)])
  const { content, sheets, warnings } = read(twice, { ...page([]), number: 2 })
  t.match(content.records, [
    { page: 1, fields: { Date: '1 May 2026', 'Date (2)': '2 May 2026' } },
    { page: 2, fields: {} },
  ])
  t.equal(sheets[0]!.rowCount, 3)
  t.same(warnings, [])
  t.match(read(page([])).warnings, [{ code: 'NOTHING_FOUND' }])
})

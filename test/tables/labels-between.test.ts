import t from 'tap'
import { rowsOf } from '../../src/document/table.ts'
import { tablesOnPage } from '../../src/tables/on-page.ts'
import { page, words } from './pages.ts'

t.test('labels between the rows they stand for have a column of their own', async (t) => {
  const line = (y: number, ...texts: readonly (readonly [string, number])[]) =>
    texts.flatMap(([text, x]) => words(text, x, y))
  const rows = [
    ['dry', '41', '38'],
    ['wet', '52', '47'],
    ['dry', '63', '55'],
    ['wet', '70', '66'],
  ]
  const lines = [
    line(100, ['Tree', 60], ['Soil', 84], ['Spring', 180], ['Autumn', 260]),
    ...rows.map(([soil, a, b], i) => line(120 + 20 * i, [soil!, 84], [a!, 190], [b!, 270])),
    line(130, ['Oak', 60]),
    line(170, ['Elm', 60]),
  ]
  const [table] = tablesOnPage(page(lines))
  t.same(rowsOf(table!), [
    ['Tree', 'Soil', 'Spring', 'Autumn'],
    ['Oak', 'dry', '41', '38'],
    ['', 'wet', '52', '47'],
    ['Elm', 'dry', '63', '55'],
    ['', 'wet', '70', '66'],
  ])
})

import t from 'tap'
import type { Page } from '../../src/document/page.ts'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { across, down, page, words } from './pages.ts'

const HEAD = ['Article', 'Quantity', 'Price']

/** Rows of three columns from `top` on, 14 points apart. */
const table = (rows: readonly (readonly string[])[], top: number) =>
  rows.map((row, i) =>
    row.flatMap((text, c) => (text ? words(text, [60, 300, 450][c]!, top + i * 14) : [])),
  )

/** The same with a rule around each cell. */
const ruled = (rows: readonly (readonly string[])[], top: number) => {
  const bottom = top + rows.length * 14
  return page(table(rows, top + 10), [
    ...rows.map((_, i) => across(top + i * 14, 50, 520)),
    across(bottom, 50, 520),
    ...[50, 290, 440, 520].map((x) => down(x, top, bottom)),
  ])
}

const goods = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => [
    `Screw number ${from + i}`,
    `${(from + i) * 3}`,
    `${from + i}.50`,
  ])

const numbered = (...pages: Page[]): Page[] => pages.map((page, i) => ({ ...page, number: i + 1 }))
const found = (...pages: Page[]) =>
  findTables(numbered(...pages)).map((table) => ({
    pages: table.pages,
    head: table.headerRows,
    rows: rowsOf(table),
    on: [...new Set(table.cells.map((cell) => cell.page))],
  }))

t.test('a head that is repeated is dropped', async (t) => {
  const [merged, ...others] = found(
    page(table([HEAD, ...goods(1, 30)], 300)),
    page(table([HEAD, ...goods(30, 50)], 60)),
    page(table([HEAD, ...goods(50, 60)], 60)),
  )
  t.same(merged?.rows, [HEAD, ...goods(1, 60)])
  t.match(merged, { pages: [1, 2, 3], head: 1, on: [1, 2, 3] })
  t.same(others, [])
})

t.test('units that are repeated below a head are no rest of the last row', async (t) => {
  const units = ['', '1,000 pieces', '']
  const [merged, ...others] = found(
    ruled([HEAD, units, ...goods(1, 20)], 450),
    ruled([HEAD, units, ...goods(20, 40)], 60),
  )
  t.same(merged?.rows, [HEAD, units, ...goods(1, 40)])
  t.same(others, [])
})

t.test('a part without a head goes on; running heads and feet stand between', async (t) => {
  const [merged, ...others] = found(
    page([...table([HEAD, ...goods(1, 30)], 300), words('page 1 of 2', 280, 820)]),
    page([words('List of screws', 60, 40), ...table(goods(30, 50), 140)]),
  )
  t.same(merged?.rows, [HEAD, ...goods(1, 50)])
  t.match(merged, { pages: [1, 2] })
  t.same(others, [])
})

t.test('a row that the page cuts is made whole', async (t) => {
  const [merged] = found(
    ruled([HEAD, ...goods(1, 20), ['Nuts', 'as many as', '7.00']], 450),
    ruled([['', 'there are bolts', ''], ...goods(20, 40)], 60),
  )
  t.same(merged?.rows, [
    HEAD,
    ...goods(1, 20),
    ['Nuts', 'as many as there are bolts', '7.00'],
    ...goods(20, 40),
  ])
})

t.test('other tables stay apart', async (t) => {
  const first = page(table([HEAD, ...goods(1, 30)], 300))
  const apart = (name: string, second: Page) =>
    t.same(
      found(first, second).map((table) => table.pages),
      [[1], [2]],
      name,
    )
  apart('another head', page(table([['Customer', 'Age', 'Size'], ...goods(1, 20)], 60)))
  apart(
    'other columns',
    page(
      goods(1, 20).map(([a, b], i) => [
        ...words(a!, 60, 60 + i * 14),
        ...words(b!, 160, 60 + i * 14),
      ]),
    ),
  )
  const prose = Array.from({ length: 8 }, (_, i) =>
    words('A paragraph of running text that says something about the table', 60, 150 + i * 13),
  )
  apart('text between', page([...prose, ...table([HEAD, ...goods(30, 50)], 300)]))
  t.same(
    found(first, page(prose), page(table([HEAD, ...goods(30, 50)], 60))).map(({ pages }) => pages),
    [[1], [3]],
    'a page between',
  )
})

import t from 'tap'
import { CROWDED } from '../../bench/documents/crowded.ts'
import { findTables } from '../../src/tables/find.ts'

/** Rows and columns of what is a table beyond doubt; nothing of what is none. */
const SIZES: Readonly<Record<string, readonly string[]>> = {
  'words in one column': [],
  'words in two columns': ['10000 × 2'],
  'words in 200 columns': ['100 × 200'],
  'words with a raised one each': [],
  'rules under every line': ['10000 × 2'],
  'graph paper': [],
}

for (const [name, page] of Object.entries(CROWDED))
  t.test(`a page crowded with ${name}`, async (t) => {
    const made = page()
    // Work that grew with the square would not end; `npm run bench -- --structure` times it.
    const found = findTables([made])
    for (const { rowCount, columnCount, cells } of found)
      t.ok(cells.length <= rowCount * columnCount, 'no more cells than places')
    if (SIZES[name])
      t.same(
        found.map((table) => `${table.rowCount} × ${table.columnCount}`),
        SIZES[name],
      )
  })

t.test('a table over 400 pages is one', async (t) => {
  const made = CROWDED['words in 200 columns']!()
  const pages = Array.from({ length: 400 }, (_, i) => ({
    ...made,
    number: i + 1,
    height: 100 * 14,
    blocks: made.blocks.map(({ box, lines: [line] }) => {
      const words = line!.words.slice(0, 4)
      return { box, lines: [{ ...line!, words }] }
    }),
  }))
  const [table, ...others] = findTables(pages)
  t.equal(others.length, 0)
  t.equal(table!.rowCount, 40_000)
  t.equal(table!.cells.length, 160_000)
  t.same([table!.pages.length, table!.pages.at(-1)], [400, 400])
})

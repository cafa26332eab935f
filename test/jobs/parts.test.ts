import t from 'tap'
import { splitPages } from '../../src/jobs/parts.ts'

const upTo = (pages: number): number[] => Array.from({ length: pages }, (_, i) => i + 1)

t.test('pages in parts of about one size, in order', async (t) => {
  t.same(splitPages([7, 8, 1, 2, 3], 2), [[7, 8], [1], [2, 3]])
  for (const [pages, most] of [
    [500, 20],
    [41, 20],
    [3, 1],
  ] as const) {
    const parts = splitPages(upTo(pages), most)
    t.same(parts.flat(), upTo(pages))
    const sizes = parts.map(({ length }) => length)
    t.ok(Math.max(...sizes) <= most)
    t.ok(Math.max(...sizes) - Math.min(...sizes) <= 1)
  }
})

t.test('what fits into one part is not split', async (t) => {
  t.same(splitPages(upTo(20), 20), [])
  t.same(splitPages(upTo(500), null), [])
})

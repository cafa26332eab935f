import t from 'tap'
import { splitPages } from '../../src/jobs/parts.ts'

const upTo = (pages: number): number[] => Array.from({ length: pages }, (_, i) => i + 1)

t.test('pages in parts, in order, smaller ones at the end', async (t) => {
  t.same(splitPages([7, 8, 1, 2, 3], 2), [[7, 8], [1], [2], [3]])
  const sizesOf = (pages: number, most: number): number[] => {
    const parts = splitPages(upTo(pages), most)
    t.same(parts.flat(), upTo(pages))
    return parts.map(({ length }) => length)
  }
  t.same(sizesOf(21, 20), [6, 5, 5, 5])
  t.same(sizesOf(3, 1), [1, 1, 1])
  const sizes = sizesOf(500, 20)
  t.same(sizes.slice(0, 22), Array(22).fill(20))
  t.same(sizes.slice(22), [15, 12, 9, 6, 5, 5, 5, 3])
})

t.test('what fits into one part is not split', async (t) => {
  t.same(splitPages(upTo(20), 20), [])
  t.same(splitPages(upTo(500), null), [])
})

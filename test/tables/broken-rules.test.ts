import t from 'tap'
import { withoutBreaks } from '../../src/tables/marks/broken-rules.ts'
import { words } from './pages.ts'

const piece = (from: number, to: number) => ({ at: 210, from, to })
const TEXT = [...words('one long text that goes on over all of the gaps below', 60, 205)]

t.test('a rule with many gaps under texts is whole', async (t) => {
  const pieces = [piece(60, 90), piece(105, 150), piece(160, 200), piece(220, 270), piece(281, 330)]
  t.same(withoutBreaks(pieces, [], TEXT, 10), [piece(60, 330)])
})

t.test('but for cells that walls leave open', async (t) => {
  const pieces = [60, 105, 160, 220, 281].map((from) => piece(from, from + 35))
  const walls = [255, 281].map((at) => ({ at, from: 190, to: 240 }))
  t.same(withoutBreaks(pieces, walls, TEXT, 10), [piece(60, 255), piece(281, 316)])
})

t.test('rules under heads end where no text stands', async (t) => {
  const pieces = [60, 120, 180, 240, 300].map((from) => piece(from, from + 50))
  const heads = pieces.flatMap(({ from }) => words('head', from + 10, 205))
  t.same(withoutBreaks(pieces, [], heads, 10), pieces)
})

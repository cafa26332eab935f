import t from 'tap'
import type { Box } from '../../src/document/box.ts'
import type { Word } from '../../src/document/page.ts'
import type { Units } from '../../src/tables/text/units.ts'
import { WordsLeft } from '../../src/tables/text/words-left.ts'

const word = (text: string, x: number, y: number): Word => ({
  text,
  box: [x, y, x + 20, y + 10],
  baseline: y + 8,
  confidence: 1,
  rotation: 0,
})

t.test('words of a place are found by their middles, in the order of all', async (t) => {
  const lower = word('lower', 100, 60)
  const upper = word('upper', 100, 20)
  const beside = word('beside', 300, 20)
  const left = new WordsLeft([lower, beside, upper], { em: 10, pitch: 12 } as Units)
  // Middles at 110 across, 25 and 65 down.
  const box: Box = [110, 25, 309, 65]
  t.same(left.within(box), [lower, upper])
  t.same(left.within([0, 0, 400, 24.9]), [])
  left.remove([lower])
  t.same(left.within(box), [upper])
  t.same(left.within([0, 0, 400, 100]), [beside, upper])
})

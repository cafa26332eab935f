import t from 'tap'
import type { Box } from '../../src/document/box.ts'
import type { Rule } from '../../src/document/page.ts'
import { withoutEmptyFrames } from '../../src/tables/marks/empty-frames.ts'
import { word } from './pages.ts'

const rule = (box: Box, direction: Rule['direction']): Rule => ({ box, direction })

const frame = ([x0, y0, x1, y1]: Box): Rule[] => [
  rule([x0, y0, x1, y0 + 0.5], 'horizontal'),
  rule([x0, y1, x1, y1 + 0.5], 'horizontal'),
  rule([x0, y0, x0 + 0.5, y1], 'vertical'),
  rule([x1, y0, x1 + 0.5, y1], 'vertical'),
]

t.test('a frame without text that touches no other rule is a picture, not walls', async (t) => {
  const cells = [
    ...frame([60, 100, 200, 180]),
    rule([130, 100, 130.5, 180], 'vertical'),
    rule([60, 140, 200, 140.5], 'horizontal'),
  ]
  const tile = frame([80, 105, 100, 125])
  const texts = [word('Clay', 85, 138), word('Slate', 85, 170), word('14.20', 150, 138)]
  t.same(withoutEmptyFrames([...cells, ...tile], texts, 10), cells)
})

t.test('frames that hold text, or touch what does, stay, as do rules alone', async (t) => {
  const texts = [word('Rye', 70, 110)]
  const holds = frame([60, 100, 120, 116])
  const beside = frame([122, 100, 180, 116])
  const under = [
    rule([60, 140, 180, 140.5], 'horizontal'),
    rule([60, 160, 180, 160.5], 'horizontal'),
  ]
  const rules = [...holds, ...beside, ...under]
  t.equal(withoutEmptyFrames(rules, texts, 10), rules)
})

import t from 'tap'
import type { Box } from '../../src/document/box.ts'
import type { Rotation, Word } from '../../src/document/page.ts'
import { upright } from '../../src/engine/tasks/upright.ts'

const word = (text: string, box: Box, baseline: number, rotation: Rotation): Word => ({
  text,
  box,
  baseline,
  confidence: 1,
  rotation,
})

t.test('a page that reads upwards is turned clockwise', async (t) => {
  // 200 wide, 100 high once upright; the word at [10, 20, 50, 30] there.
  const page = {
    width: 100,
    height: 200,
    words: [word('Hello', [20, 150, 30, 190], 28, 270)],
    rules: [{ direction: 'vertical' as const, box: [40, 100, 41, 190] as Box }],
    fills: [{ luminance: 0.5, box: [20, 150, 30, 190] as Box }],
  }
  const result = upright(page)
  t.equal(result.rotation, 90)
  t.equal(result.width, 200)
  t.equal(result.height, 100)
  t.same(result.words[0], word('Hello', [10, 20, 50, 30], 28, 0))
  t.same(result.rules[0], { direction: 'horizontal', box: [10, 40, 100, 41] })
  t.same(result.fills[0]?.box, [10, 20, 50, 30])
})

t.test('a few turned words do not turn the page', async (t) => {
  const page = {
    width: 100,
    height: 200,
    words: [word('a long upright word', [0, 0, 50, 10], 8, 0), word('side', [0, 0, 9, 9], 8, 90)],
    rules: [],
    fills: [],
  }
  t.equal(upright(page).rotation, 0)
  t.equal(upright({ ...page, words: [] }).rotation, 0)
})

t.test('upside down', async (t) => {
  const page = {
    width: 100,
    height: 200,
    words: [word('Hello', [50, 170, 90, 180], 172, 180)],
    rules: [],
    fills: [],
  }
  const result = upright(page)
  t.equal(result.rotation, 180)
  t.same(result.words[0], word('Hello', [10, 20, 50, 30], 28, 0))
})

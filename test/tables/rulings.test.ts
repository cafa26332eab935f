import t from 'tap'
import type { Box } from '../../src/document/box.ts'
import { wordsOf } from '../../src/document/page.ts'
import { rulingsOf } from '../../src/tables/marks/rulings.ts'
import { across, down, grid, page } from './pages.ts'

const LINES = grid(
  [
    ['Ferry', '7.00', '13.50'],
    ['Bridge', '7.08', '13.58'],
    ['Market', '7.16', '14.06'],
  ],
  [60, 210, 310],
  110,
)
const LEVELS = [97, 114, 130, 146]
const RULES = LEVELS.map((y) => across(y, 50, 400))
const shaded: Box = [50, 114, 290, 130]
const wallsWith = (xs: readonly number[]) => {
  const made = { ...page(LINES, [...RULES, ...xs.map((x) => down(x, 97, 146))]) }
  const read = { ...made, fills: [{ box: shaded, luminance: 0.97 }] }
  return rulingsOf(read, wordsOf(read), 10).vertical.map(({ at }) => at)
}

t.test('a shade ends where light does, if walls are drawn through it', async (t) => {
  t.same(wallsWith([50, 200, 300, 400]), [50, 200, 300, 400])
})

t.test('its sides are walls where none is drawn through it', async (t) => {
  t.same(wallsWith([]), [50, 290])
})

t.test('a side of a shade that lies on a word is no wall', async (t) => {
  const read = page(LINES, RULES)
  const seen: Box = [50, 114, 220, 130]
  const walls = rulingsOf({ ...read, fills: [{ box: seen, luminance: 0.97 }] }, wordsOf(read), 10)
  t.same(
    walls.vertical.map(({ at }) => at),
    [50],
  )
})

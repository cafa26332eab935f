import t from 'tap'
import { wordsOf } from '../../src/document/page.ts'
import { withoutCreases } from '../../src/tables/marks/creases.ts'
import { across, down, page, words } from './pages.ts'

const LINES = [200, 214, 228].map((y) => words('a line of some words between margins', 80, y))
const without = (rules: Parameters<typeof page>[1]) => {
  const made = page(LINES, rules)
  return withoutCreases(made, wordsOf(made), 10)
}

t.test('what runs on to the edge of the page is a crease, with all its pieces', async (t) => {
  const rule = across(240, 80, 300)
  t.same(without([across(421, 4, 290), across(422, 300, 500), rule]), [rule])
  t.same(without([down(300, 0, 80), down(298, 180, 400), rule]), [rule])
})

t.test(
  'one that enters the picture and leaves it is told where rules cross it as well',
  async (t) => {
    const rules = [across(240, 80, 500), across(300, 80, 500)]
    const crease = [down(300, 0, 60), down(302, 242, 298), down(304, 310, 400), down(306, 700, 842)]
    t.same(without([...rules, ...crease]), rules)
    const wall = down(330, 240, 300)
    t.same(without([...rules, ...crease, wall]), [...rules, wall])
  },
)

t.test('a frame may be as large as the page', async (t) => {
  const frame = [across(3, 3, 592), across(839, 3, 592), down(3, 3, 839), down(592, 3, 839)]
  t.same(without(frame), frame)
})

t.test('where text reaches the edge as well, the picture was cut out of a page', async (t) => {
  const rules = [across(240, 0, 595)]
  const made = page([...LINES, words('cut', 2, 260)], rules)
  t.same(withoutCreases(made, wordsOf(made), 10), rules)
})

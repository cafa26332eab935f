import t from 'tap'
import type { Box } from '../../src/document/box.ts'
import { asPictured } from '../../src/document/flattened.ts'
import { boxAround, boxOnPicture, type Mesh, onPage, onPicture } from '../../src/document/mesh.ts'
import { page, words } from '../tables/pages.ts'

/** A page of 200 × 100 that lay on a picture of 400 × 300 half as large again, its right side lower. */
const place = (x: number, y: number): [number, number] => [50 + 1.5 * x, 40 + 1.5 * y + 0.2 * x]
const mesh: Mesh = {
  width: 400,
  height: 300,
  columns: 5,
  rows: 3,
  nodes: [0, 50, 100].flatMap((y) => [0, 50, 100, 150, 200].flatMap((x) => place(x, y))),
}
const flattened = { width: 200, height: 100, mesh }
const near = (a: readonly number[], b: readonly number[]) =>
  a.every((value, i) => Math.abs(value - b[i]!) < 1e-6)

t.test('points of the page on the picture, and beyond its edge', async (t) => {
  for (const [x, y] of [
    [0, 0],
    [37, 81],
    [200, 100],
    [-10, 120],
  ] as const)
    t.ok(near(onPicture([x, y], flattened), place(x, y)), `${x} ${y}`)
})

t.test('points of the picture on the page', async (t) => {
  const near = { width: 300, height: 200, mesh: { ...mesh, nodes: mesh.nodes } }
  for (const [x, y] of [
    [12, 30],
    [280, 150],
  ] as const) {
    const [u, v] = onPage(onPicture([x, y], near), near)
    t.ok(Math.abs(u - x) < 0.01 && Math.abs(v - y) < 0.01, `${u} ${v}`)
  }
})

t.test('a box is around what it held, and on the picture', async (t) => {
  t.ok(near(boxOnPicture([10, 10, 50, 20], flattened), [65, 57, 125, 80]))
  t.ok(near(boxOnPicture([-100, 10, 50, 20], flattened), [0, 35, 125, 80]))
  const turn = ([x, y]: readonly [number, number]) => [100 - y, x] as const
  t.same(boxAround([10, 20, 30, 25], turn), [75, 10, 80, 30])
})

t.test('a whole page as it lies on its picture', async (t) => {
  const [word] = words('word', 10, 20)
  const flat = page([[word!]], [{ direction: 'horizontal', box: [10, 30, 50, 31] }])
  t.equal(asPictured(flat), flat, 'one that was not flattened stays as it is')
  const pictured = asPictured({ ...flat, width: 200, height: 100, mesh })
  t.match(pictured, { width: 400, height: 300 })
  t.notOk('mesh' in pictured)
  const own = pictured.blocks[0]!.lines[0]!.words[0]!
  t.ok(near(own.box, boxOnPicture(word!.box, flattened)))
  const middle = (word!.box[0] + word!.box[2]) / 2
  t.ok(Math.abs(own.baseline - place(middle, word!.baseline)[1]) < 1e-6)
  const rule: Box = pictured.rules[0]!.box
  t.ok(near(rule, [65, 87, 125, 96.5]))
})

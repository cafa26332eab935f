import t from 'tap'
import type { Box } from '../../src/document/box.ts'
import { turnedBox } from '../../src/document/turned.ts'

t.test('four quarter turns are none', async (t) => {
  const box: Box = [1, 2, 30, 40]
  let now = box
  let [width, height] = [100, 200]
  for (let i = 0; i < 4; i++) {
    now = turnedBox(now, 90, width!, height!)
    ;[width, height] = [height, width]
  }
  t.same(now, box)
})

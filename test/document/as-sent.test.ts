import t from 'tap'
import { asSent } from '../../src/document/as-sent.ts'
import type { Box } from '../../src/document/box.ts'
import { turnedBox } from '../../src/document/turned.ts'

const near = (box: Box, wanted: Box) => box.every((value, i) => Math.abs(value - wanted[i]!) < 1e-6)

t.test('a turned page: where its boxes were before', async (t) => {
  const sent: Box = [10, 20, 60, 30]
  for (const rotation of [0, 90, 180, 270] as const) {
    const sideways = rotation === 90 || rotation === 270
    const [width, height] = sideways ? [300, 200] : [200, 300]
    const way = asSent({ rotation, skew: 0, width, height })
    t.same([way.width, way.height], [200, 300])
    t.ok(near(way.box(turnedBox(sent, rotation, 200, 300)), sent), `${rotation}`)
    t.equal(way.rotation({ rotation: 0 }), (360 - rotation) % 360)
    t.equal(way.rotation({ rotation }), 0)
  }
})

t.test('a levelled page: points turn back about its middle', async (t) => {
  const way = asSent({ rotation: 0, skew: 10, width: 200, height: 300 })
  const radians = (10 * Math.PI) / 180
  const [x, y] = way.point([150, 150])
  // What lies right of the middle went down by levelling, so it was higher.
  t.ok(Math.abs(x - (100 + 50 * Math.cos(radians))) < 1e-9)
  t.ok(Math.abs(y - (150 - 50 * Math.sin(radians))) < 1e-9)
  t.equal(way.slant, -10)
  t.same(way.box([-50, -50, 400, 500]), [0, 0, 200, 300], 'nothing lies beside the page')
})

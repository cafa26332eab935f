import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import { loadAddon } from '../../src/engine/native.ts'

const addon = loadAddon()
const WIDTH = 24
const HEIGHT = 16
/** No two of its corners, and so none of its turns, are alike. */
const slope = Buffer.from(
  Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i % WIDTH) * 3 + Math.floor(i / WIDTH) * 10),
)
const paper = sharp(slope, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })

for (const format of ['png', 'jpeg', 'tiff'] as const)
  t.test(`${format}: pixels are turned as the file says, once`, async (t) => {
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const path = join(t.testdir(), `${orientation}.${format}`)
      await paper
        .clone()
        .withMetadata({ orientation })
        .toFormat(format, { quality: 100 })
        .toFile(path)
      const expected = await sharp(path)
        .autoOrient()
        .extractChannel(0)
        .raw()
        .toBuffer({ resolveWithObject: true })
      const { width, height, pixels } = addon.decode({ kind: 'file', path, frame: 0 }, 10_000)
      t.same([width, height], [expected.info.width, expected.info.height], `${orientation}`)
      const most = Math.max(...pixels.map((value, i) => Math.abs(value - expected.data[i]!)))
      t.ok(most <= 2, `${orientation}: ${most} levels apart`)
    }
  })

t.test('what is no block of EXIF turns nothing', async (t) => {
  const path = join(t.testdir(), 'a.jpeg')
  const bytes = await paper.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const at = bytes.indexOf('Exif\0\0', 0, 'latin1') + 6
  for (let i = at; i < at + 14; i++)
    for (const value of [0, 255, bytes[i]! ^ 1]) {
      const changed = Buffer.from(bytes)
      changed[i] = value
      writeFileSync(path, changed)
      const { width, height } = addon.decode({ kind: 'file', path, frame: 0 }, 10_000)
      t.same([width, height].sort(), [HEIGHT, WIDTH].sort())
    }
})

import sharp from 'sharp'
import t from 'tap'
import { randomOf } from '../../training/kit/random.ts'
import { drawn, pdf } from '../engine/documents.ts'
import { linesOf } from './pictures.ts'
import { plainReader } from './plain-reader.ts'

const read = plainReader(t)
const DPI = 200
const ROWS = [
  'Gasket 52 14.20',
  'Bearing 8 3.98',
  'Sealing 310 1.15',
  'Washer 27 9.70',
  'Pulley 6 18.25',
  'Spindle 19 7.04',
]

/** Rows of text, black on white as a fax has them. */
const PAGE = drawn(
  pdf([
    {
      content: ROWS.map((row, i) => {
        const cells = row
          .split(' ')
          .map((cell, k) => `BT /F1 10 Tf ${80 + 90 * k} ${700 - 24 * i} Td (${cell}) Tj ET`)
        return cells.join('\n')
      }).join('\n'),
    },
  ]),
  DPI,
)

/** With specks of a pixel or two, so many in a square inch. */
async function withSpecks(perInch: number): Promise<Buffer> {
  const { data, info } = await sharp(PAGE)
    .grayscale()
    .threshold(140)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const chance = randomOf('specks')
  const count = (perInch * info.width * info.height) / DPI ** 2
  for (let i = 0; i < count; i++) {
    const x = Math.floor(chance.next() * (info.width - 1))
    const at = Math.floor(chance.next() * info.height) * info.width + x
    data[at] = 0
    if (chance.next() < 0.4) data[at + 1] = 0
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .png()
    .toBuffer()
}

t.test(
  'specks that lie scattered over a page are no points, and no strokes of letters',
  async (t) => {
    t.same(linesOf(read(await withSpecks(25), DPI)), ROWS)
  },
)

t.test('points of text stay on a page with a few specks', async (t) => {
  t.same(linesOf(read(await withSpecks(0.2), DPI)), ROWS)
})

import sharp from 'sharp'
import t from 'tap'
import { drawn, pdf } from '../engine/documents.ts'
import { linesOf } from './pictures.ts'
import { plainReader } from './plain-reader.ts'

const read = plainReader(t)
const DPI = 200
const ROWS = ['Gasket 52 14.20', 'Bearing 8 3.98', 'Sealing 310 1.15', 'Washer 27 9.70']
const PAGE = drawn(
  pdf([
    {
      content: ROWS.map((row, i) =>
        row
          .split(' ')
          .map((cell, k) => `BT /F1 10 Tf ${90 + 60 * k} ${700 - 36 * i} Td (${cell}) Tj ET`)
          .join('\n'),
      ).join('\n'),
    },
  ]),
  DPI,
)

/** Discs under each other, at some places across. */
function withDiscs(places: readonly number[], radius: number, count: number): Promise<Buffer> {
  const discs = places.flatMap((x) =>
    Array.from(
      { length: count },
      (_, i) => `<circle cx="${x}" cy="${344 + 100 * i}" r="${radius}" fill="#444"/>`,
    ),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1700">${discs.join('')}</svg>`
  return sharp(PAGE)
    .composite([{ input: Buffer.from(svg), left: 0, top: 0 }])
    .png()
    .toBuffer()
}

t.test('holes at both edges of the paper, as high as lines, are no letters', async (t) => {
  t.same(linesOf(read(await withDiscs([200, 1400], 19, 12), DPI)), ROWS)
})

t.test('marks as high as letters are read', async (t) => {
  const text = linesOf(read(await withDiscs([220], 9, 8), DPI)).join(' ')
  t.equal(text.split('•').length - 1, 8, text)
})

import sharp from 'sharp'
import t from 'tap'
import { drawn, pdf } from '../engine/documents.ts'
import { linesOf } from './pictures.ts'
import { plainReader } from './plain-reader.ts'

const DPI = 150
const ROWS = Array.from(
  { length: 12 },
  (_, i) => `BT /F1 8 Tf 60 ${660 - 14 * i} Td (apples, red, two kilograms) Tj ET`,
)

t.test('a heading whose letters touch is read to its end', async (t) => {
  const read = plainReader(t)
  for (const head of ['ORNAMENT MARKET', 'WARMKARMA'])
    for (const size of [26, 34]) {
      const set = `BT /F2 ${size} Tf ${-size / 10} Tc 60 700 Td (${head}) Tj 0 Tc ET`
      const bytes = await sharp(drawn(pdf([{ content: [set, ...ROWS].join('\n') }]), DPI))
        .blur(0.8)
        .png()
        .toBuffer()
      t.equal(linesOf(read(bytes, DPI))[0], head, `${size} points`)
    }
})

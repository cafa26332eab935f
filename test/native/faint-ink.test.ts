import sharp from 'sharp'
import t from 'tap'
import { randomOf } from '../../training/kit/random.ts'
import { noisy } from '../../training/kit/scan/spoil.ts'
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
  'Rotor 4 12.10',
  'Valve 96 0.45',
]
const LEADING = 13

t.test('grain along the edges of pale bands is no text, and joins no lines', async (t) => {
  const content = [
    ...[0, 1, 2, 3].map((i) => `0.9 g 40 ${695.5 - 2 * i * LEADING} 520 ${LEADING} re f`),
    '0 g',
    ...ROWS.flatMap((row, i) =>
      row
        .split(' ')
        .map((text, c) => `BT /F1 9 Tf ${60 + 170 * c} ${700 - i * LEADING} Td (${text}) Tj ET`),
    ),
  ]
  const { data, info } = await sharp(drawn(pdf([{ content: content.join('\n') }]), DPI))
    .blur(0.7)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const page = { width: info.width, height: info.height, data }
  const { data: pixels } = noisy(page, { noise: 10, paper: 240, ink: 60 }, randomOf('a'))
  const raw = { width: info.width, height: info.height, channels: 1 } as const
  const png = await sharp(pixels, { raw }).toColourspace('b-w').png().toBuffer()
  t.same(linesOf(read(png, DPI)), ROWS)
})

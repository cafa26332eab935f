import sharp from 'sharp'
import t from 'tap'
import { drawn, pdf } from '../engine/documents.ts'
import { linesOf } from './pictures.ts'
import { plainReader } from './plain-reader.ts'

const read = plainReader(t)
const DPI = 150
const ROWS = [
  'Ferry kiosk Lundholm',
  'Oat biscuits 4.20',
  'Lemonade in bottles 2.75',
  'Two maps of the bay 9.80',
  'Rope by the metre 13.40',
  'Total 30.15',
]
/** Where rows begin from the left: at the very edge, and where the paper is creased. */
const LEFT = [14, 60, 14, 60, 14, 60]

/** A slip of faint print, creased, on something of the given tone. */
async function slip(ground: string, crease: string): Promise<Buffer> {
  const rows = ROWS.map((row, i) => `BT /F1 13 Tf ${LEFT[i]} ${320 - 44 * i} Td (${row}) Tj ET`)
  const paper = drawn(
    pdf([{ content: ['0.62 g', ...rows].join('\n'), width: 240, height: 360 }]),
    DPI,
  )
  const { width, height } = await sharp(paper).metadata()
  const creases = [0.12, 0.36, 0.63].map(
    (at) =>
      `<path d="M0 ${at * height} L${width} ${(at + 0.1) * height} l0 34 L0 ${at * height + 34} Z" fill="${crease}"/>`,
  )
  const shade = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><filter id="soft"><feGaussianBlur stdDeviation="9"/></filter><g filter="url(#soft)">${creases.join('')}</g></svg>`
  const creased = await sharp(paper)
    .toColourspace('srgb')
    .composite([{ input: Buffer.from(shade), blend: 'multiply' }])
    .png()
    .toBuffer()
  return sharp({
    create: { width: width! + 240, height: height! + 240, channels: 3, background: ground },
  })
    .composite([{ input: creased, gravity: 'centre' }])
    .grayscale()
    .blur(0.8)
    .png()
    .toBuffer()
}

for (const ground of ['#101010', '#3a3a3a'])
  for (const crease of ['#fff', '#bdbdbd'])
    t.test(`faint print at the edges and in creases of ${crease}, on ${ground}`, async (t) => {
      t.same(linesOf(read(await slip(ground, crease), DPI)), ROWS)
    })

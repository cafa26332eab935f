import sharp from 'sharp'
import t from 'tap'
import { drawnCard } from './drawn-card.ts'
import { linesOf } from './pictures.ts'
import { plainReader } from './plain-reader.ts'

const read = plainReader(t)
const DPI = 200
const ROWS = [
  'Tamsin Wetherfold',
  'Keeper of Bees and Hedges',
  '18 Foundry Lane, York YO1 9TT',
  'Telephone 01632 960 284',
  'tamsin@wetherfold-apiaries.co.uk',
]

const card = (ground: string, ink: string) =>
  drawnCard(ROWS, { ground, ink }, { top: 116, step: 22 }, DPI)

/** A card that lies askew on checked cloth, which has more ink than it and no letters. */
async function onCloth(ground: string, ink: string, degrees: number): Promise<Buffer> {
  const [width, height, check] = [1400, 1200, 90]
  const squares = Array.from(
    { length: Math.ceil((width * height) / check / check / 2) },
    (_, i) => {
      const row = Math.floor((2 * i * check) / width)
      const x = (2 * i * check) % width
      return `<rect x="${x + (row % 2) * check}" y="${row * check}" width="${check}" height="${check}" fill="#333"/>`
    },
  )
  const cloth = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#ddd"/>${squares.join('')}</svg>`
  const turned = await sharp(card(ground, ink))
    .ensureAlpha()
    .rotate(degrees, { background: '#00000000' })
    .png()
    .toBuffer()
  return sharp(Buffer.from(cloth))
    .composite([{ input: turned, gravity: 'centre' }])
    .grayscale()
    .blur(0.7)
    .png()
    .toBuffer()
}

for (const [name, ground, ink] of [
  ['dark on light', '0.95', '0.1'],
  ['light on dark', '0.15', '0.95'],
] as const)
  for (const degrees of [-13, 0, 7])
    t.test(`a card on checked cloth, ${name}, turned by ${degrees}°`, async (t) => {
      const lines = linesOf(read(await onCloth(ground, ink, degrees), DPI))
      for (const row of ROWS) t.ok(lines.includes(row), `${row}: ${lines.join(' | ')}`)
    })

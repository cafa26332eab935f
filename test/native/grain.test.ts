import sharp from 'sharp'
import t from 'tap'
import { randomOf } from '../../training/kit/random.ts'
import { drawnCard } from './drawn-card.ts'
import { linesOf } from './pictures.ts'
import { plainReader } from './plain-reader.ts'

const read = plainReader(t)
const DPI = 200
const ROWS = ['Gasket 52 14.20', 'Bearing 8 3.98', 'Sealing 310 1.15', 'Washer 27 9.70']
const card = (ground: string, ink: string) =>
  drawnCard(ROWS, { ground, ink }, { top: 110, step: 26 }, DPI)

/**
 * A card on a desk that is lighter from left to right and grainy all over.
 *
 * @param grain standard deviation of the desk's tones, in gray levels, before the camera blurs it
 */
async function onDesk(ground: string, ink: string, grain: number): Promise<Buffer> {
  const { data: print, info } = await sharp(card(ground, ink))
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const width = 2 * info.width,
    height = 2 * info.height
  const chance = randomOf('desk')
  const data = Buffer.alloc(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      // Six throws of a die of all numbers from -1 to 1 are spread normally, by the square root of two.
      let throws = 0
      for (let k = 0; k < 6; k++) throws += 2 * chance.next() - 1
      data[y * width + x] = 50 + (90 * x) / width + (grain * throws) / Math.SQRT2
    }
  for (let y = 0; y < info.height; y++)
    print.copy(
      data,
      (y + info.height / 2) * width + info.width / 2,
      y * info.width,
      (y + 1) * info.width,
    )
  return sharp(data, { raw: { width, height, channels: 1 } })
    .blur(1)
    .png()
    .toBuffer()
}

for (const [name, ground, ink] of [
  ['a white card', '1', '0'],
  ['a dark card', '0.1', '0.9'],
] as const)
  t.test(`the grain of the desk around ${name} is no text`, async (t) => {
    for (const grain of [10, 20])
      t.same(linesOf(read(await onDesk(ground, ink, grain), DPI)), ROWS, `grain ${grain}`)
  })

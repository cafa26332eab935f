import sharp from 'sharp'
import t from 'tap'
import { randomOf } from '../../training/kit/random.ts'
import { noisy } from '../../training/kit/scan/spoil.ts'
import { drawn, pdf } from '../engine/documents.ts'
import { plainReader } from './plain-reader.ts'

const readPicture = plainReader(t)
const DPI = 200
const TOWNS = ['Madrid', 'London', 'Berlin', 'Vienna', 'Lisbon', 'Prague', 'Athens', 'Warsaw']
const ROWS = 30
const COLUMNS = 10

/** One digit a cell, a long way from any other ink: rows of a league, a register, a stock list. */
function sheetOf(seed: string) {
  const random = randomOf(seed)
  const rows = Array.from({ length: ROWS }, () =>
    Array.from({ length: COLUMNS }, () => String(random.int(0, 9))),
  )
  const cell = (text: string, x: number, y: number) => `BT /F1 9 Tf ${x} ${y} Td (${text}) Tj ET`
  const content = rows.flatMap((digits, r) => {
    const y = 760 - 20 * r
    const cells = digits.map((digit, c) => cell(digit, 150 + 40 * c, y))
    return [cell(TOWNS[r % TOWNS.length]!, 60, y), ...cells]
  })
  return { rows, picture: drawn(pdf([{ content: content.join('\n') }]), DPI) }
}

/** The picture as a scanner makes it: soft, on paper with a grain. */
async function scanned(png: Buffer, seed: string): Promise<Buffer> {
  const { data, info } = await sharp(png)
    .blur(0.7)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const settings = {
    seed,
    dpi: DPI,
    skew: 0,
    blur: 0.7,
    noise: 8,
    quality: 90,
    paper: 235,
    ink: 50,
  }
  const page = { width: info.width, height: info.height, data }
  const grainy = noisy(page, settings, randomOf(`${seed}/noise`))
  return sharp(grainy.data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .toColourspace('b-w')
    .withMetadata({ density: DPI })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

t.test('figures that stand alone in a scan are read, each in its place', async (t) => {
  let right = 0
  for (const seed of ['a', 'b', 'c']) {
    const { rows, picture } = sheetOf(seed)
    const { words, width, height } = readPicture(await scanned(picture, seed), DPI)
    t.ok(width < height, 'the page stands upright')
    for (const [r, digits] of rows.entries())
      for (const [c, digit] of digits.entries()) {
        const x = ((153 + 40 * c) / 72) * DPI
        const y = ((842 - 763 + 20 * r) / 72) * DPI
        const word = words.find(
          ({ box }) =>
            box[0] < x + 10 && box[2] > x - 10 && Math.abs((box[1] + box[3]) / 2 - y) < 20,
        )
        if (word?.text === digit) right++
      }
  }
  t.ok(right >= 0.99 * 3 * ROWS * COLUMNS, `${right} of ${3 * ROWS * COLUMNS}`)
})

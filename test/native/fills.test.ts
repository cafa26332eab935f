import sharp from 'sharp'
import t from 'tap'
import { randomOf } from '../../training/kit/random.ts'
import { noisy } from '../../training/kit/scan/spoil.ts'
import { drawn, pdf } from '../engine/documents.ts'
import { plainReader } from './plain-reader.ts'

const readPicture = plainReader(t)

const DPI = 200
const HEIGHT = 842
/** Points, y up: left, bottom, width, height. */
type Place = readonly [number, number, number, number]

const TOWNS = ['Abrantes', 'Barcelos', 'Estremoz', 'Guarda', 'Lagos', 'Mafra']
const text = (words: string, x: number, y: number) => `BT /F1 11 Tf ${x} ${y} Td (${words}) Tj ET`
/** Rows of 20 points from 700 down. */
const ROWS = TOWNS.flatMap((town, r) => [
  text(town, 86, 706 - 20 * r),
  text(`${319 + 17 * r}`, 230, 706 - 20 * r),
  text(`${61 + 5 * r}.5`, 330, 706 - 20 * r),
])
const PROSE = [1, 2, 3, 4, 5, 6].map((i) =>
  text(
    'What was counted in the towns of the coast and behind it, year after year.',
    86,
    520 - 14 * i,
  ),
)

/** A page as a scanner sees it: soft, grainy, darker towards the right. */
async function scanned(fills: readonly (readonly [Place, number])[], dark = 0.7): Promise<Buffer> {
  const areas = fills.map(([place, gray]) => `q ${gray} g ${place.join(' ')} re f Q`)
  const content = [...areas, ...ROWS, ...PROSE].join('\n')
  const { data, info } = await sharp(drawn(pdf([{ content }]), DPI))
    .blur(0.7)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let i = 0; i < data.length; i++)
    data[i] = data[i]! * (1 - ((1 - dark) * (i % info.width)) / info.width)
  const page = { width: info.width, height: info.height, data }
  const grainy = noisy(page, { noise: 6, paper: 245, ink: 40 }, randomOf('fills/noise'))
  return sharp(grainy.data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const points = ([x0, y0, x1, y1]: readonly number[]) =>
  [x0!, HEIGHT - (y1! * 72) / DPI, x1!, y0!].map((value, i) => (i % 2 ? value : (value * 72) / DPI))

/** The fill that lies where one was drawn; its sides may be two points off. */
const fillAt = (fills: readonly { box: readonly number[]; luminance: number }[], place: Place) =>
  fills.find(({ box }) => {
    const [left, bottom] = points(box)
    const [right, top] = [(box[2]! * 72) / DPI, HEIGHT - (box[1]! * 72) / DPI]
    return [
      left! - place[0],
      bottom! - place[1],
      right - place[0] - place[2],
      top - place[1] - place[3],
    ].every((off) => Math.abs(off) < 2)
  })

t.test('every other row in light gray, however the light falls', async (t) => {
  const bands: Place[] = [0, 2, 4].map((r) => [80, 700 - 20 * r, 320, 20])
  const { fills } = readPicture(await scanned(bands.map((band) => [band, 0.93])), DPI)
  for (const band of bands) {
    const found = fillAt(fills, band)
    t.ok(found, `${band}`)
    t.ok(Math.abs(found!.luminance - 0.93) < 0.03, `as light as drawn: ${found!.luminance}`)
  }
  t.equal(fills.length, 3)
})

t.test('cells with white between them are fills of their own', async (t) => {
  const cells: Place[] = [80, 222, 322].flatMap((x, i) =>
    [0, 1, 2].map((r): Place => [x, 700 - 20 * r, [140, 98, 78][i]!, 18.5]),
  )
  const { fills } = readPicture(await scanned(cells.map((cell) => [cell, 0.85])), DPI)
  for (const cell of cells) t.ok(fillAt(fills, cell), `${cell}`)
  t.equal(fills.length, 9)
})

t.test('a column, and a head above it that is darker', async (t) => {
  const [column, head]: Place[] = [
    [310, 600, 90, 100],
    [80, 700, 320, 20],
  ]
  const { fills } = readPicture(
    await scanned([
      [column!, 0.9],
      [head!, 0.75],
    ]),
    DPI,
  )
  t.comment(JSON.stringify(fills.map((f) => [...points(f.box), f.luminance, ...f.box])))
  t.ok(fillAt(fills, column!))
  t.ok(fillAt(fills, head!))
  t.equal(fills.length, 2)
})

t.test('print, uneven light and grain are no fills', async (t) => {
  const { fills } = readPicture(await scanned([], 0.4), DPI)
  t.same(fills, [])
})

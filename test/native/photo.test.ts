import { existsSync } from 'node:fs'
import sharp from 'sharp'
import t from 'tap'
import { characterErrorRate } from '../../bench/cer.ts'
import { photographed } from '../../bench/photos/camera.ts'
import { readConfig } from '../../src/config.ts'
import type { Box } from '../../src/document/box.ts'
import { boxOnPicture } from '../../src/document/mesh.ts'
import { loadAddon, type PictureRead } from '../../src/engine/native.ts'
import { randomOf } from '../../training/kit/random.ts'
import { drawn, pdf } from '../engine/documents.ts'
import { DPI, pixelsOf, pngOf, projection, seen, seenCorners } from './photographed.ts'
import { linesOf, turned } from './pictures.ts'

const addon = loadAddon()
const tessdata = ['/usr/share/tesseract-ocr/5/tessdata', '/usr/share/tessdata'].find(existsSync)!
const reader = new addon.Reader({ tessdata, second: null, degraded: null })
/** With the models for poor print, too. */
const experienced = new addon.Reader({ ...readConfig().models, tessdata })
t.teardown(() => reader.dispose())
t.teardown(() => experienced.dispose())
const read = (bytes: Uint8Array, by = reader): PictureRead =>
  by.read(
    { kind: 'encoded', bytes, frame: 0, orientation: 1 },
    { languages: ['eng'], dpi: DPI, maxPixels: 50_000_000, deadline: 0 },
    new Int32Array(new SharedArrayBuffer(4)),
  )
const errors = (truth: string, result: PictureRead): number =>
  characterErrorRate(truth, linesOf(result).join('\n'))

/** A word's box on the picture that was sent. */
const placeOf = (result: PictureRead, index: number): Box => {
  const { mesh, width, height, words } = result
  return mesh ? boxOnPicture(words[index]!.box, { width, height, mesh }) : words[index]!.box
}

const columns = await pixelsOf('columns', 1)
const corners = seenCorners(columns.pixels)
const photo = await pngOf(seen(columns.pixels, corners))
const flat = read(await pngOf(columns.pixels))

t.test('a page that was scanned is left as it is, askew or not', async (t) => {
  t.equal(flat.mesh, null)
  t.ok(errors(columns.text, flat) < 0.01)
  for (const degrees of [-6, 2]) {
    const askew = read(await turned(await pngOf(columns.pixels), degrees))
    t.equal(askew.mesh, null, `${degrees}`)
    t.ok(Math.abs(askew.skew + degrees) < 0.1, `${askew.skew}`)
  }
})

t.test('a photo in perspective is read column by column', async (t) => {
  const result = read(photo)
  t.ok(result.mesh)
  t.equal(result.skew, 0)
  t.ok(errors(columns.text, result) < 0.01)
})

t.test('its words are known where they lie on the photo', async (t) => {
  const result = read(photo)
  const there = projection(corners, columns.pixels)
  // Words that occur once on the page.
  const once = flat.words.filter(
    ({ text }) => text.length > 5 && flat.words.filter((word) => word.text === text).length === 1,
  )
  let far = 0
  for (const { text, box } of once) {
    const index = result.words.findIndex((word) => word.text === text)
    if (index < 0) continue
    const [x, y] = there([(box[0] + box[2]) / 2, (box[1] + box[3]) / 2])
    const [x0, y0, x1, y1] = placeOf(result, index)
    far = Math.max(far, Math.abs((x0 + x1) / 2 - x), Math.abs((y0 + y1) / 2 - y))
  }
  t.ok(once.length > 50)
  // A letter of 9.5 points is about 18 pixels high.
  t.ok(far < 9, `${far} pixels`)
})

for (const degrees of [90, 180, 270])
  t.test(`the photo turned by ${degrees}°`, async (t) => {
    const result = read(await turned(photo, degrees))
    t.equal(result.rotation, (360 - degrees) % 360)
    t.ok(errors(columns.text, result) < 0.01)
    const { width, height } = (await sharp(photo).metadata()) as { width: number; height: number }
    t.same([result.mesh!.width, result.mesh!.height], [width, height], 'upright again')
    const upright = read(photo)
    const [own, other] = [result, upright].map((one) =>
      placeOf(
        one,
        one.words.findIndex(({ text }) => text === flat.words[0]!.text),
      ),
    )
    t.ok(
      own!.every((value, i) => Math.abs(value - other![i]!) < 3),
      `${own} ${other}`,
    )
  })

t.test('a table in perspective has its rules level and upright', async (t) => {
  const table = await pixelsOf('ruled', 2)
  const result = read(await pngOf(seen(table.pixels, seenCorners(table.pixels))))
  t.ok(result.mesh)
  t.ok(errors(table.text, result) < 0.01)
  const drawn = read(await pngOf(table.pixels)).rules.length
  t.ok(Math.abs(result.rules.length - drawn) <= 2, `${result.rules.length} of ${drawn} rules`)
})

t.test('a short list on a table leans apart by perspective', async (t) => {
  const goods = 'Gasket Bearing Sealing Washer Pulley Spindle Lever Axle Nut Bolt'.split(' ')
  const texts = goods.flatMap((name, i) => {
    const row = [name, `${((i * 37) % 9) + 1}:${10 + ((i * 7) % 50)}`, `${((i * 53) % 90) + 10}.40`]
    return row.map(
      (text, k) => `BT /F1 16 Tf ${[80, 300, 420][k]} ${640 - 40 * i} Td (${text}) Tj ET`,
    )
  })
  const { data, info } = await sharp(drawn(pdf([{ content: texts.join('\n') }]), DPI))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const list = { width, height, data }
  const onTable = seen(list, [
    [0.15 * width, 0.1 * height],
    [0.92 * width, 0.1 * height],
    [0.98 * width, 0.92 * height],
    [0.02 * width, 0.92 * height],
  ])
  t.ok(read(await pngOf(onTable)).mesh)
  t.notOk(read(await pngOf(list)).mesh)
})

t.test('curved pages, in bad light', async (t) => {
  const page = await pixelsOf('text', 3)
  const how = { perspective: 0.04, shadow: 0.3, roll: 3, isWhole: true, seed: 'curved' }
  for (const bend of ['book', 'roll', 'crumpled'] as const) {
    const result = read(await photographed(page.pixels, DPI, { ...how, bend }))
    t.ok(result.mesh, bend)
    t.ok(errors(page.text, result) < 0.02, `${bend} ${errors(page.text, result)}`)
  }
})

t.test('receipts, whose sums stand far from what was bought', async (t) => {
  const close = { shadow: 0.3, isWhole: false }
  const shots = [
    { ...close, perspective: 0.08, bend: 'flat', roll: 6 },
    { ...close, perspective: 0.05, bend: 'roll', roll: 3 },
    { ...close, perspective: 0.05, bend: 'crumpled', roll: 3 },
  ] as const
  for (const seed of [2, 8]) {
    const page = await pixelsOf('receipt', seed)
    for (const shot of shots) {
      const photo = await photographed(page.pixels, DPI, { ...shot, seed: `far/${seed}` })
      const result = read(photo, experienced)
      // A line at the edge may be lost.
      t.ok(errors(page.text, result) < 0.05, `${seed} ${shot.bend} ${errors(page.text, result)}`)
    }
  }
})

t.test('gray paper that lies askew is read up to the edge of the picture', async (t) => {
  const { pixels, text } = await pixelsOf('receipt', 1)
  const gray = await pngOf({
    ...pixels,
    data: Buffer.from(pixels.data.map((tone) => Math.round(tone * 0.6))),
  })
  for (const degrees of [-4, 4]) {
    const askew = await sharp(gray).rotate(degrees, { background: '#999' }).png().toBuffer()
    const ink = await sharp(askew).threshold(90).negate().trim({ threshold: 40 }).toBuffer({
      resolveWithObject: true,
    })
    const { width, height, trimOffsetLeft, trimOffsetTop } = ink.info
    // Half a letter of paper on each side of the text.
    const cut = {
      left: -trimOffsetLeft! - 8,
      top: -trimOffsetTop! - 8,
      width: width + 16,
      height: height + 16,
    }
    const result = read(await sharp(askew).extract(cut).png().toBuffer())
    t.same(
      linesOf(result).map((line) => line.split(' ')[0]),
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split(' ')[0]),
      `${degrees}`,
    )
  }
})

t.test('what is no page ends soon', async (t) => {
  const random = randomOf('noise')
  const [width, height] = [1500, 2000]
  const noise = Buffer.from(Array.from({ length: width * height }, () => random.int(0, 255)))
  const stripes = Buffer.from(
    Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)]
      return (y + ((x * x) >> 11)) % 24 < 9 && x % 14 < 10 ? 0 : 255
    }),
  )
  // Slow processors without the widest vectors take half of it; what grows with all pairs of letters takes minutes.
  const most = 30e6
  for (const data of [noise, stripes]) {
    const picture = await pngOf({ width, height, data })
    const began = process.cpuUsage()
    read(picture)
    const { user } = process.cpuUsage(began)
    t.ok(user < most, `${user / 1e6} s of a processor`)
  }
})

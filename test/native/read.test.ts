import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import { loadAddon, type Picture, type ReadOptions } from '../../src/engine/native.ts'
import { drawn, lines, pdf } from '../engine/documents.ts'
import { linesOf, pageOfText, TEXTS, turned } from './pictures.ts'

const addon = loadAddon()
const tessdata = ['/usr/share/tesseract-ocr/5/tessdata', '/usr/share/tessdata'].find(existsSync)!
const reader = new addon.Reader({ tessdata, second: null, degraded: null })
t.teardown(() => reader.dispose())
const flag = () => new Int32Array(new SharedArrayBuffer(4))
const options = (changes: Partial<ReadOptions> = {}): ReadOptions => ({
  languages: ['eng'],
  dpi: 200,
  maxPixels: 50_000_000,
  deadline: 0,
  ...changes,
})
const encoded = (bytes: Uint8Array, frame = 0, orientation = 1): Picture => ({
  kind: 'encoded',
  bytes,
  frame,
  orientation,
})
const page = pageOfText()
const read = (bytes: Uint8Array, changes: Partial<ReadOptions> = {}) =>
  reader.read(encoded(bytes), options(changes), flag())

t.test('text, places, confidence', async (t) => {
  const result = read(page)
  t.same(linesOf(result), TEXTS)
  t.match(result, { rotation: 0, skew: 0, dpi: 200, rules: [] })
  const fox = result.words.find((word) => word.text === 'fox')!
  // Set at 14 points: 60 + the width of 'The quick brown ' in Helvetica, 709 from the bottom.
  t.ok(Math.abs(fox.box[0] / (200 / 72) - (60 + 105.8)) < 2, String(fox.box[0]))
  t.ok(Math.abs(fox.baseline / (200 / 72) - (842 - 700)) < 2, String(fox.baseline))
  t.ok(result.words.every(({ confidence }) => confidence > 0.8 && confidence <= 1))
})

t.test('a file that the addon reads itself', async (t) => {
  const path = join(t.testdir(), 'page.png')
  const picture = { kind: 'file', path, frame: 0 } as const
  t.throws(() => reader.read(picture, options(), flag()), { code: 'INTERNAL' })
  writeFileSync(path, page)
  t.same(linesOf(reader.read(picture, options(), flag())), TEXTS)
  writeFileSync(path, '')
  t.throws(() => reader.read(picture, options(), flag()), { code: 'INVALID_PICTURE' })
})

t.test('a picture that is one line', async (t) => {
  // 14 points at 200 dpi: the first baseline is 142 points from the top, 395 pixels.
  const line = { left: 162, top: 360, width: 785, height: 48 }
  const cut = await sharp(page).extract(line).png().toBuffer()
  const readLine = (bytes: Uint8Array, cancel = flag()) =>
    reader.readLine(encoded(bytes), options(), cancel)
  t.equal(readLine(cut), TEXTS[0])
  t.equal(readLine(await sharp(cut).negate().png().toBuffer()), TEXTS[0], 'light on dark')
  // Scaled to the height of lines it has less than half a pixel of width.
  const create = { width: 1, height: 400, channels: 3, background: '#ffffff' } as const
  const ink = { ...create, height: 200, background: '#000000' }
  const bar = { input: await sharp({ create: ink }).png().toBuffer(), top: 100, left: 0 }
  const narrow = sharp({ create }).composite([bar]).png()
  t.type(readLine(await narrow.toBuffer()), 'string', 'a bar one pixel wide')
  const raised = flag()
  raised[0] = 1
  const paper = sharp({ create: { width: 300, height: 40, channels: 3, background: '#ffffff' } })
  t.equal(readLine(await paper.png().toBuffer()), '')
  t.throws(() => readLine(cut, raised), { code: 'CANCELLED' })
  t.throws(() => readLine(Buffer.from('no picture')), { code: 'INVALID_PICTURE' })
})

t.test('turned by quarters', async (t) => {
  for (const degrees of [90, 180, 270]) {
    const result = read(await turned(page, degrees))
    t.same(linesOf(result), TEXTS, `${degrees}`)
    t.equal(result.rotation, (360 - degrees) % 360)
  }
})

t.test('turned as EXIF says', async (t) => {
  for (const [orientation, degrees] of [
    [3, 180],
    [6, 270],
    [8, 90],
  ] as const) {
    const result = reader.read(
      encoded(await turned(page, degrees), 0, orientation),
      options(),
      flag(),
    )
    t.same(linesOf(result), TEXTS)
    t.equal(result.rotation, 0)
  }
})

t.test('askew', async (t) => {
  for (const degrees of [-7, -1.5, 0.5, 3]) {
    const result = read(await turned(page, degrees))
    t.same(linesOf(result), TEXTS, `${degrees}`)
    t.ok(Math.abs(result.skew + degrees) < 0.15, `${result.skew}`)
  }
})

t.test('light on dark, beside dark on light', async (t) => {
  const content = [
    '0.1 g 60 640 400 60 re f 1 g',
    'BT /F1 14 Tf 70 675 Td (Article) Tj 150 0 Td (Pieces) Tj ET',
    'BT /F2 14 Tf 70 652 Td (Light letters on a dark ground) Tj ET 0 g',
    'BT /F1 14 Tf 70 610 Td (Dark letters below it) Tj ET',
  ].join('\n')
  const result = read(drawn(pdf([{ content }]), 200))
  t.same(linesOf(result), [
    'Article Pieces',
    'Light letters on a dark ground',
    'Dark letters below it',
  ])
})

t.test('in a shadow', async (t) => {
  const { width, height } = await sharp(page).metadata()
  const shadow = Buffer.from(
    `<svg width="${width}" height="${height}"><defs><linearGradient id="g">` +
      '<stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#555"/>' +
      '</linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>',
  )
  const shaded = await sharp(page)
    .toColourspace('srgb')
    .composite([{ input: shadow, blend: 'multiply' }])
    .png()
    .toBuffer()
  t.same(linesOf(read(shaded)), TEXTS)
})

t.test('characters of one width, widely set: points and brackets part no words', async (t) => {
  const texts = [
    'RESTAURANT SUNRISE',
    'Total Sales RM 27.00',
    'Discount RM 0.00',
    'Amt(RM) Tax(RM) 5.17',
    'Nett RM 127.50',
    'Change RM 22.50',
  ]
  const content = texts
    .map((text) => text.replace(/[()]/g, '\\$&'))
    .map((text, i) => `BT /F4 11 Tf 2 Tc 40 ${700 - i * 20} Td (${text}) Tj ET`)
    .join('\n')
  for (const dpi of [100, 150, 200]) {
    const result = read(drawn(pdf([{ content }]), dpi), { dpi })
    const words = result.words.map((word) => word.text)
    for (const figure of ['27.00', '0.00', '5.17', '127.50', '22.50'])
      t.ok(words.includes(figure), `${figure} at ${dpi} dpi: ${words.join(' ')}`)
  }
})

t.test('bullets, near their items and far from them', async (t) => {
  const items = ['Bring sturdy shoes', 'Ask for the key', 'Close the gate']
  for (const indent of [8, 40]) {
    const content = items
      .map((item, i) => [`60 ${700 - i * 20} Td (\\225) Tj`, `${indent} 0 Td (${item}) Tj`])
      .map(([bullet, text]) => `BT /F1 12 Tf ${bullet} ${text} ET`)
      .join('\n')
    t.same(
      linesOf(read(drawn(pdf([{ content }]), 200))),
      items.map((item) => `• ${item}`),
    )
  }
})

t.test('bullets a space before items in characters of one width', async (t) => {
  const items = [
    'seasonal lantern for Pembry',
    'Close the old garden gate',
    'combined orchard for sale',
  ]
  const content = items
    .map((item, i) => `BT /F4 12 Tf 60 ${700 - i * 20} Td (\\225 ${item}) Tj ET`)
    .join('\n')
  t.same(
    linesOf(read(drawn(pdf([{ content }]), 200))).join(' '),
    items.map((item) => `• ${item}`).join(' '),
  )
})

t.test('counts and units in columns of their own are two words', async (t) => {
  const counts = ['1 PC', '1 EA', '1 M', '1 PC']
  const content = counts
    .map((count, i) => {
      const y = 700 - i * 30
      return `BT /F1 12 Tf 60 ${y} Td (${count}) Tj 140 0 Td (9.50) Tj ET`
    })
    .join('\n')
  t.same(
    linesOf(read(drawn(pdf([{ content }]), 150))),
    counts.map((count) => `${count} 9.50`),
  )
})

t.test('a colon in a column of its own is no pair of bullets', async (t) => {
  const rows = [
    ['Date', '4 December 2025'],
    ['Cashier', 'Margaret Osborne'],
    ['Counter', 'Ground floor'],
  ]
  const content = rows
    .map(([name, value], i) => {
      const y = 700 - i * 24
      return `BT /F2 12 Tf 60 ${y} Td (${name}) Tj 90 0 Td /F2 16 Tf (:) Tj /F2 12 Tf 20 0 Td (${value}) Tj ET`
    })
    .join('\n')
  t.same(
    linesOf(read(drawn(pdf([{ content }]), 200))),
    rows.map(([name, value]) => `${name} : ${value}`),
  )
})

t.test('leaders: dots are dots, whatever leads to them', async (t) => {
  const rows = [
    ['Persons of all ages', 24, '1,204'],
    ['Severe', 40, '93'],
    ['With a difficulty in hearing', 12, '7,572'],
  ] as const
  const content = rows
    .map(([name, dots, sum], i) => {
      const at = 700 - 18 * i
      return `BT /F1 10 Tf 60 ${at} Td (${name} ${'. '.repeat(dots)}) Tj ET BT /F1 10 Tf 460 ${at} Td (${sum}) Tj ET`
    })
    .join('\n')
  t.same(
    linesOf(read(drawn(pdf([{ content }]), 200))),
    rows.map(([name, dots, sum]) => `${name} ${'. '.repeat(dots)}${sum}`),
  )
})

t.test('leaders that begin and end far from texts', async (t) => {
  const rows = [
    ['Harbour', '1987'],
    ['Pilots', '2004'],
    ['Tow', '1991'],
  ] as const
  const content = rows
    .map(([name, year], i) => {
      const at = 700 - 50 * i
      const text = (x: number, own: string) => `BT /F1 26 Tf ${x} ${at} Td (${own}) Tj ET`
      const dots = Array.from({ length: 8 }, (_, dot) => `${250 + 14 * dot} ${at} 4.6 4.6 re f`)
      return [text(40, name), ...dots, text(400, year)].join(' ')
    })
    .join('\n')
  const { words } = read(drawn(pdf([{ content }]), 200))
  const texts = words.map(({ text }) => text)
  t.same(texts.filter((text) => !/^\.+$/.test(text)).sort(), rows.flat().sort())
  t.equal(texts.join('').replaceAll(/[^.]/g, '').length, 24)
})

t.test('double rules that bend', async (t) => {
  const pieces = (y: number) =>
    [0, 1, 2, 3, 4, 4, 3, 2, 1, 0]
      .map((up, i) => `${60 + 40 * i} ${y + 0.36 * up} 40 0.72 re f`)
      .join(' ')
  const text = lines(
    ['Organism and its environment', 'Mink and their dens by the river'],
    14,
    80,
    700,
  )
  const content = `${text} ${pieces(660)} ${pieces(657.84)}`
  const { rules } = read(drawn(pdf([{ content }]), 200))
  t.equal(rules.length, 2)
})

t.test('a dark row below one with walls', async (t) => {
  const content = `0.6 w 60 700 300 13 re S 210 700 m 210 713 l S 60 680 300 20 re f
    BT /F1 11 Tf 70 703 Td (Berth) Tj ET BT /F1 11 Tf 230 703 Td (Depth) Tj ET
    1 g BT /F1 11 Tf 150 686 Td (Northern basin) Tj ET 0 g ${lines(['East quay', 'West quay'], 11, 70, 660)}`
  const { fills } = read(drawn(pdf([{ content }]), 200))
  const heights = fills.map(({ box }) => Math.round(((box[3]! - box[1]!) * 72) / 200))
  t.same(heights, [20])
})

t.test('a table framed by double rules', async (t) => {
  const double = (x: number, y: number, width: number, height: number) =>
    `${x} ${y} ${width} ${height} re S ${x + 2.5} ${y + 2.5} ${width - 5} ${height - 5} re S`
  const content = `${lines(['Organism', 'Mink'], 14, 80, 700)} 1 w ${double(60, 660, 300, 70)}`
  const { rules, words } = read(drawn(pdf([{ content }]), 200))
  t.equal(rules.length, 8)
  t.same(
    words.map((word) => word.text),
    ['Organism', 'Mink'],
  )
})

t.test('rules, and the text between them', async (t) => {
  const content = [
    '60 700 m 400 700 l S 60 660 m 400 660 l S 60 700 m 60 660 l S 400 700 m 400 660 l S',
    'BT /F1 14 Tf 70 675 Td (Boxed text) Tj ET',
  ].join('\n')
  const result = read(drawn(pdf([{ content }]), 200))
  t.same(linesOf(result), ['Boxed text'])
  const count = (direction: string) => result.rules.filter((r) => r.direction === direction).length
  t.equal(count('horizontal'), 2)
  t.equal(count('vertical'), 2)
  const [top] = result.rules
    .filter((rule) => rule.direction === 'horizontal')
    .sort((a, b) => a.box[1] - b.box[1])
  const points = top!.box.map((value) => value / (200 / 72))
  for (const [i, wanted] of [60, 142, 400, 142].entries())
    t.ok(Math.abs(points[i]! - wanted) < 1.5, `${points[i]} is ${wanted}`)
})

t.test('nothing to read', async (t) => {
  for (const [width, height] of [
    [1, 1],
    [1, 500],
    [500, 1],
    [1000, 1000],
  ] as const)
    for (const shade of [0, 128, 255]) {
      const pixels = new Uint8Array(width * height).fill(shade)
      const result = reader.read({ kind: 'gray', pixels, width, height, dpi: 0 }, options(), flag())
      t.same(result.words, [], `${width} × ${height}, ${shade}`)
    }
})

t.test('noise ends', async (t) => {
  const noise = await sharp({
    create: {
      width: 1200,
      height: 1200,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 80 },
    },
  })
    .png()
    .toBuffer()
  t.ok(read(noise).width === 1200)
})

t.test('pictures of all kinds give one text', async (t) => {
  const rgb = sharp(page).toColourspace('srgb')
  const alpha = await sharp(page).toColourspace('srgb').ensureAlpha(1).png().toBuffer()
  for (const bytes of [
    await rgb.clone().png().toBuffer(),
    await rgb.clone().png({ palette: true, colours: 4 }).toBuffer(),
    await rgb.clone().jpeg().toBuffer(),
    await sharp(page).tiff({ compression: 'lzw' }).toBuffer(),
    await sharp(page)
      .toColourspace('b-w')
      .threshold(128)
      .tiff({ compression: 'ccittfax4', bitdepth: 1 })
      .toBuffer(),
    await sharp(page).toColourspace('cmyk').jpeg().toBuffer(),
    alpha,
  ])
    t.same(linesOf(read(bytes)), TEXTS)
})

t.test('errors have codes, and the next call works', async (t) => {
  const stopped = flag()
  Atomics.store(stopped, 0, 1)
  const throwing = (code: string, call: () => unknown) => t.throws(call, { code }, code)
  throwing('CANCELLED', () => reader.read(encoded(page), options(), stopped))
  throwing('DEADLINE', () => read(page, { deadline: 1 }))
  throwing('PICTURE_TOO_LARGE', () => read(page, { maxPixels: 1000 }))
  throwing('LANGUAGE_MISSING', () => read(page, { languages: ['xxx'] }))
  throwing('LANGUAGE_MISSING', () => read(page, { languages: [] }))
  throwing('INVALID_PICTURE', () => read(Buffer.from('nonsense')))
  throwing('INVALID_PICTURE', () => read(page.subarray(0, page.length >> 1)))
  throwing('INVALID_PICTURE', () => reader.read(encoded(page, 3), options(), flag()))
  t.throws(
    () =>
      reader.read(
        { kind: 'gray', pixels: new Uint8Array(3), width: 2, height: 2, dpi: 0 },
        options(),
        flag(),
      ),
    TypeError,
  )
  // @ts-expect-error what JavaScript may pass all the same
  t.throws(() => reader.read(null, options(), flag()))
  // @ts-expect-error
  t.throws(() => reader.read(encoded('text'), options(), flag()), TypeError)
  // @ts-expect-error
  t.throws(() => reader.read(encoded(page), options(), {}), TypeError)
  t.same(linesOf(read(page)), TEXTS)
})

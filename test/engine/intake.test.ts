import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import t from 'tap'
import { drawn, folderFor, lines, pdf, write } from './documents.ts'
import { context, engineFor, request, textOf } from './engines.ts'

t.test('intake', async (t) => {
  const engine = await engineFor(t)
  const folder = folderFor(t)
  let files = 0
  const convert = (bytes: Uint8Array | string, changes: Parameters<typeof request>[0] = {}) => {
    const path = write(folder, `f${++files}`, bytes)
    return engine.convert({ path, name: 'in.pdf' }, request(changes), context({ maxPages: 10 }))
  }
  const page = drawn(pdf([{ content: lines(['Readable'], 40), width: 300, height: 900 }]), 150)
  const digital = pdf([{ content: lines(['digital']) }])

  t.test('what is no file of a known type', async (t) => {
    await t.rejects(convert(''), { code: 'INVALID_FILE', message: /empty/ })
    await t.rejects(convert('just a text'), { code: 'UNSUPPORTED_FILE_TYPE' })
    await t.rejects(convert('PK\x03\x04 a zip file'), { code: 'UNSUPPORTED_FILE_TYPE' })
    await t.rejects(convert(Buffer.alloc(5000)), { code: 'UNSUPPORTED_FILE_TYPE' })
  })

  t.test('pictures of every type', async (t) => {
    const formats = { png: {}, jpeg: { quality: 90 }, tiff: {}, gif: {}, webp: {}, avif: {} }
    for (const [format, options] of Object.entries(formats)) {
      const bytes = await sharp(page)
        .toFormat(format as 'png', options)
        .toBuffer()
      t.match(await textOf(await convert(bytes)), /Readable/, format)
    }
    const { data, info } = await sharp(page).raw().toBuffer({ resolveWithObject: true })
    t.match(
      await textOf(await convert(grayBmp(data, info.width, info.height, info.channels))),
      /Readable/,
    )
  })

  t.test('EXIF orientation is honoured', async (t) => {
    const turned = await sharp(page).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer()
    t.match(await textOf(await convert(turned)), /Readable/)
  })

  t.test('frames are pages', async (t) => {
    const two = await sharp([page, await sharp(page).negate().toBuffer()], {
      join: { animated: true },
    })
      .gif()
      .toBuffer()
    const gif = await convert(two)
    t.equal(gif.pagesUsed, 2)
    await gif.dispose()
    const frames = Array.from({ length: 1000 }, (_, i) => ({ i }))
    const tiny = gifOf(frames.length)
    await t.rejects(convert(tiny), { code: 'TOO_MANY_PAGES' })
    const some = await convert(tiny, { pageRange: '1,1000' })
    t.equal(some.pagesUsed, 2)
    await some.dispose()
  })

  t.test('files that are cut off', async (t) => {
    for (const format of ['png', 'jpeg', 'tiff', 'gif', 'webp', 'avif'] as const) {
      const bytes = await sharp(page).toFormat(format).toBuffer()
      await t.rejects(
        convert(bytes.subarray(0, Math.floor(bytes.length / 2))),
        { code: 'INVALID_FILE' },
        format,
      )
      await t.rejects(convert(bytes.subarray(0, 40)), { code: 'INVALID_FILE' }, `${format} head`)
    }
    await t.rejects(convert(digital.subarray(0, 200)), { code: 'INVALID_FILE' })
    await t.rejects(convert('%PDF-1.7\n'), { code: 'INVALID_FILE' })
    const long = pdf(Array.from({ length: 5 }, (_, i) => ({ content: lines([`page ${i}`]) })))
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const cut = long.subarray(0, Math.floor(long.length * share))
      const outcome = await convert(cut).then(textOf, (error) => error.code)
      t.match(outcome, /page \d|INVALID_FILE/, `cut at ${share}`)
    }
  })

  t.test('a PDF behind leading junk, and one without its cross-reference table', async (t) => {
    t.equal(
      await textOf(await convert(Buffer.concat([Buffer.alloc(500, 'x'), digital]))),
      'digital',
    )
    const text = digital.toString('latin1')
    const broken = Buffer.from(text.slice(0, text.lastIndexOf('xref')), 'latin1')
    t.equal(await textOf(await convert(broken)), 'digital')
  })

  t.test('a PDF without pages', async (t) => {
    const none = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[]/Count 0>> endobj
trailer <</Root 1 0 R>>`
    await t.rejects(convert(none), { code: 'INVALID_FILE' })
  })

  t.test('pages of 1 mm and of 20 m', async (t) => {
    const tiny = await convert(pdf([{ content: '', width: 2.8, height: 2.8 }]))
    t.equal(await textOf(tiny), '')
    const dot = pdf([{ content: '0 0 1 1 re f', width: 2.8, height: 2.8 }])
    t.equal(await textOf(await convert(dot, { textLayer: 'never' })), '')
    const wide = pdf([
      { content: lines(['Readable'], 4000, 5000, 30000), width: 56_700, height: 56_700 },
    ])
    t.equal(await textOf(await convert(wide)), 'Readable')
    t.match(await textOf(await convert(wide, { textLayer: 'never' })), /Readable/)
  })

  t.test('a picture with too many pixels', async (t) => {
    const bomb = whitePng(30_000, 30_000)
    t.ok(bomb.length < 200_000)
    await t.rejects(convert(bomb), { code: 'INVALID_FILE', message: /pixels/ })
  })

  t.test('the next request works', async (t) => {
    t.equal(await textOf(await convert(digital)), 'digital')
    t.equal(engine.status().hostsRestarted, 0)
  })
})

/** An 8-bit gray BMP from the first channel of raw pixels. */
function grayBmp(pixels: Buffer, width: number, height: number, channels: number): Buffer {
  const stride = Math.ceil(width / 4) * 4
  const start = 54 + 1024
  const bmp = Buffer.alloc(start + stride * height)
  bmp.write('BM')
  bmp.writeUInt32LE(bmp.length, 2)
  bmp.writeUInt32LE(start, 10)
  bmp.writeUInt32LE(40, 14)
  bmp.writeInt32LE(width, 18)
  bmp.writeInt32LE(height, 22)
  bmp.writeUInt16LE(1, 26)
  bmp.writeUInt16LE(8, 28)
  for (let i = 0; i < 256; i++) bmp.writeUInt32LE(i * 0x010101, 54 + i * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      bmp[start + (height - 1 - y) * stride + x] = pixels[(y * width + x) * channels]!
  return bmp
}

/** A PNG with one bit a pixel. */
function whitePng(width: number, height: number): Buffer {
  const chunk = (type: string, body: Buffer): Buffer => {
    const bytes = Buffer.alloc(body.length + 12)
    bytes.writeUInt32BE(body.length)
    bytes.write(type, 4)
    body.copy(bytes, 8)
    bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4)
    return bytes
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A GIF of 1 × 1 frames, all white. */
function gifOf(frames: number): Buffer {
  const head = Buffer.from('474946383961010001008000 00ffffff000000'.replace(' ', ''), 'hex')
  const frame = Buffer.from('2c000000000100010000020244 0100'.replace(' ', ''), 'hex')
  const control = Buffer.from('21f904000a0000 00'.replace(' ', ''), 'hex')
  return Buffer.concat([
    head,
    ...Array.from({ length: frames }, () => Buffer.concat([control, frame])),
    Buffer.from([0x3b]),
  ])
}

/**
 * Writes test/fuzz/corpus, the inputs from which fuzzing starts: `node test/fuzz/make-corpus.ts`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { trainedModel } from './trained-model.ts'

const root = join(import.meta.dirname, 'corpus')

function put(target: string, name: string, bytes: Uint8Array): void {
  mkdirSync(join(root, target), { recursive: true })
  writeFileSync(join(root, target, name), bytes)
}

/** Rows of blocks that look like letters, a rule below. */
function page(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height, 240)
  const fill = (x0: number, y0: number, x1: number, y1: number) => {
    for (let y = y0; y < Math.min(y1, height); y++)
      pixels.fill(20, y * width + x0, y * width + Math.min(x1, width))
  }
  for (let y = 6; y + 8 < height - 6; y += 14)
    for (let x = 6; x + 5 < width - 6; x += x % 5 ? 7 : 12) fill(x, y, x + 5, y + 8)
  fill(4, height - 5, width - 4, height - 4)
  return pixels
}

/** 24-bit Windows bitmap without compression. */
function bmp(gray: Buffer, width: number, height: number): Buffer {
  const stride = Math.ceil((width * 3) / 4) * 4
  const file = Buffer.alloc(54 + stride * height)
  file.write('BM')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(54, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      file.fill(
        gray[(height - 1 - y) * width + x]!,
        54 + y * stride + x * 3,
        57 + y * stride + x * 3,
      )
  return file
}

rmSync(root, { recursive: true, force: true })
put('traineddata', 'series', trainedModel({ dictionary: true }))
put('traineddata', 'without-dictionary', trainedModel({}))
put('traineddata', 'few-characters', trainedModel({ damage: 'fewer characters than codes' }))
put('traineddata', 'high-pool', trainedModel({ damage: 'pool higher than a line' }))

const [width, height] = [72, 48]
const pixels = page(width, height)
const picture = sharp(pixels, { raw: { width, height, channels: 1 } })
const file = (orientation: number, bytes: Uint8Array) =>
  Buffer.concat([Buffer.from([0, orientation]), bytes])
put('image', 'png', file(1, await picture.clone().png().toBuffer()))
put('image', 'png-palette', file(6, await picture.clone().png({ palette: true }).toBuffer()))
put(
  'image',
  'png-alpha',
  file(3, await picture.clone().toColourspace('srgb').ensureAlpha(0.5).png().toBuffer()),
)
put('image', 'jpeg', file(5, await picture.clone().jpeg({ quality: 40 }).toBuffer()))
put(
  'image',
  'jpeg-progressive',
  file(
    2,
    await picture.clone().toColourspace('srgb').jpeg({ quality: 30, progressive: true }).toBuffer(),
  ),
)
for (const compression of ['none', 'lzw', 'deflate', 'packbits'] as const)
  put(
    'image',
    `tiff-${compression}`,
    file(8, await picture.clone().tiff({ compression }).toBuffer()),
  )
put('image', 'bmp', file(4, bmp(pixels, width, height)))
put('image', 'plain', Buffer.concat([Buffer.from([127 + 100, 0]), page(100, 90)]))

// Read from the end by FuzzedDataProvider: any bytes are words or letters.
const bytes = Buffer.alloc(1600)
for (let i = 0; i < bytes.length; i++) bytes[i] = (i * 7 + (i >> 3)) & 255
put('layout', 'words', bytes)
put('layout', 'letters', Buffer.concat([bytes, Buffer.from([0])]))
put('look_again', 'blocks', bytes)

import { crc32 } from 'node:zlib'
import sharp from 'sharp'

// Small files of pictures that say, or leave others to find, that they are large.

const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255])
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const white = (size: number) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#ffffff' } })

/** Where the bytes of a marker's segment begin. */
const segmentAt = (jpeg: Buffer, marker: number): number => jpeg.indexOf(u16(marker)) + 4

/** A JPEG file whose frame header says a size; its data are of 8 × 8 pixels. */
export async function jpegSaying(width: number, height: number): Promise<Buffer> {
  const jpeg = await white(8).jpeg().toBuffer()
  Buffer.concat([u16(height), u16(width)]).copy(jpeg, segmentAt(jpeg, 0xffc0) + 1)
  return jpeg
}

/** The same with a second frame header behind the data, of 8 × 8 pixels. */
export async function jpegOfTwoFrames(width: number, height: number): Promise<Buffer> {
  const jpeg = await jpegSaying(width, height)
  const [small] = [await white(8).jpeg().toBuffer()]
  const start = small.indexOf(u16(0xffc0))
  const header = small.subarray(start, start + 2 + small.readUInt16BE(start + 2))
  return Buffer.concat([jpeg.subarray(0, -2), header, jpeg.subarray(-2)])
}

/** A progressive JPEG file of as many scans as told: its last one again and again. */
export async function jpegOfScans(count: number): Promise<Buffer> {
  const jpeg = await white(64).toColourspace('b-w').jpeg({ progressive: true }).toBuffer()
  const last = jpeg.lastIndexOf(u16(0xffda))
  const scan = jpeg.subarray(last, -2)
  return Buffer.concat([jpeg.subarray(0, -2), ...Array(count).fill(scan), jpeg.subarray(-2)])
}

/** A PNG file whose header says a size; its data are of 8 × 8 pixels. */
export async function pngSaying(width: number, height: number): Promise<Buffer> {
  const png = await white(8).png().toBuffer()
  Buffer.concat([u32(width), u32(height)]).copy(png, 16)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** A TIFF file with two fields for each of its sides: the first ones large, the second ones 8 pixels. */
export function tiffOfTwoSizes(width: number, height: number): Buffer {
  const fields: readonly (readonly [tag: number, type: number, value: number])[] = [
    [256, 4, width],
    [256, 4, 8],
    [257, 4, height],
    [257, 4, 8],
    [258, 3, 8],
    [259, 3, 1],
    [262, 3, 1],
    [273, 4, 256],
    [277, 3, 1],
    [278, 4, height],
    [279, 4, 64],
  ]
  const entries = fields.map(([tag, type, value]) =>
    Buffer.concat([
      u16(tag),
      u16(type),
      u32(1),
      type === 3 ? Buffer.concat([u16(value), u16(0)]) : u32(value),
    ]),
  )
  const head = Buffer.concat([
    Buffer.from('MM\0*', 'latin1'),
    u32(8),
    u16(fields.length),
    ...entries,
  ])
  return Buffer.concat([head, Buffer.alloc(320 - head.length)])
}

/** An animated WebP file whose canvas says a size; its frame has 8 × 8 pixels. */
export async function webpSaying(width: number, height: number): Promise<Buffer> {
  const u24 = (value: number): Buffer =>
    Buffer.from([value & 255, (value >> 8) & 255, (value >> 16) & 255])
  const chunk = (name: string, ...parts: Buffer[]): Buffer => {
    const body = Buffer.concat(parts)
    const length = Buffer.alloc(4)
    length.writeUInt32LE(body.length)
    return Buffer.concat([Buffer.from(name), length, body, Buffer.alloc(body.length % 2)])
  }
  const frame = (await white(8).webp({ lossless: true }).toBuffer()).subarray(12)
  return chunk(
    'RIFF',
    Buffer.from('WEBP'),
    chunk('VP8X', Buffer.from([2, 0, 0, 0]), u24(width - 1), u24(height - 1)),
    chunk('ANIM', Buffer.alloc(6)),
    chunk('ANMF', u24(0), u24(0), u24(7), u24(7), u24(100), Buffer.alloc(1), frame),
  )
}

/** A GIF file whose one frame says a size; its data are of 8 × 8 pixels. */
export async function gifSaying(width: number, height: number): Promise<Buffer> {
  const gif = await white(8).gif().toBuffer()
  const frame = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 8, 0, 8, 0]))
  gif.writeUInt16LE(width, frame + 5)
  gif.writeUInt16LE(height, frame + 7)
  return gif
}

/** An AVIF file of a size whose container says 8 × 8 pixels. */
export async function avifSayingLess(size: number): Promise<Buffer> {
  const avif = await white(size).avif({ effort: 0 }).toBuffer()
  const at = avif.indexOf('ispe') + 8
  Buffer.concat([u32(8), u32(8)]).copy(avif, at)
  return avif
}

/** A HEIC file whose container says a size; it has no picture's data. */
export function heicSaying(width: number, height: number): Buffer {
  const box = (type: string, ...parts: Buffer[]): Buffer => {
    const body = Buffer.concat(parts)
    return Buffer.concat([u32(body.length + 8), Buffer.from(type), body])
  }
  const full = (type: string, version: number, ...parts: Buffer[]): Buffer =>
    box(type, u32(version << 24), ...parts)
  const configuration = Buffer.alloc(23)
  Buffer.from([1, 3]).copy(configuration)
  const data = Buffer.alloc(16)
  const meta = (dataAt: number): Buffer =>
    full(
      'meta',
      0,
      full('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      full('pitm', 0, u16(1)),
      full('iinf', 0, u16(1), full('infe', 2, u16(1), u16(0), Buffer.from('hvc1\0'))),
      full('iloc', 0, u16(0x4400), u16(1), u16(1), u16(0), u16(1), u32(dataAt), u32(data.length)),
      box(
        'iprp',
        box('ipco', full('ispe', 0, u32(width), u32(height)), box('hvcC', configuration)),
        full('ipma', 0, u32(1), u16(1), Buffer.from([2, 1, 0x82])),
      ),
    )
  const type = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'))
  const start = type.length + meta(0).length + 8
  return Buffer.concat([type, meta(start), box('mdat', data)])
}

/** A JPEG 2000 codestream of a gray picture of one tile without any coefficient. */
export function jpeg2000(width: number, height: number): Buffer {
  const segment = (marker: number, ...parts: Buffer[]): Buffer => {
    const body = Buffer.concat(parts)
    return Buffer.concat([u16(marker), u16(body.length + 2), body])
  }
  const size = [u32(width), u32(height), u32(0), u32(0)]
  return Buffer.concat([
    u16(0xff4f),
    segment(0xff51, u16(0), ...size, ...size, u16(1), Buffer.from([7, 1, 1])),
    segment(0xff52, Buffer.from([0, 0, 0, 1, 0, 0, 4, 4, 0, 1])),
    segment(0xff5c, Buffer.from([0x40, 0x40])),
    segment(0xff90, u16(0), u32(15), Buffer.from([0, 1])),
    u16(0xff93),
    Buffer.from([0]),
    u16(0xffd9),
  ])
}

/** A JBIG2 stream as PDF embeds it: a page of a size and nothing on it. */
export const jbig2 = (width: number, height: number): Buffer =>
  Buffer.concat([
    Buffer.concat([u32(0), Buffer.from([48, 0, 1]), u32(19)]),
    Buffer.concat([u32(width), u32(height), u32(0), u32(0), Buffer.from([0, 0, 0])]),
    Buffer.concat([u32(1), Buffer.from([49, 0, 1]), u32(0)]),
  ])

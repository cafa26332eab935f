import { crc32, deflateSync } from 'node:zlib'
import { test } from 'tap'
import { randomFrom } from '../../bench/documents/random.ts'
import { loadAddon } from '../../src/engine/native.ts'

/** A few rows more than are inflated in some turns. */
const [WIDTH, HEIGHT] = [211, 1240]
/** Colour types of the format by the bytes of a pixel. */
const COLOURS = { 1: 0, 2: 4, 3: 2, 4: 6 } as const
type Channels = keyof typeof COLOURS
/** As the format numbers them. */
const FILTERS = { none: 0, left: 1, above: 2, mean: 3, paeth: 4 } as const

function chunk(type: string, content: Uint8Array): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const own = Buffer.concat([Buffer.from(type), content])
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(own))
  return Buffer.concat([length, own, sum])
}

/** What the format's text says a filter takes away, byte by byte. */
function guess(filter: number, left: number, above: number, corner: number): number {
  if (filter === FILTERS.left) return left
  if (filter === FILTERS.above) return above
  if (filter === FILTERS.mean) return Math.floor((left + above) / 2)
  if (filter !== FILTERS.paeth) return 0
  const sum = left + above - corner
  const [a, b, c] = [left, above, corner].map((own) => Math.abs(sum - own)) as [
    number,
    number,
    number,
  ]
  if (a <= b && a <= c) return left
  return b <= c ? above : corner
}

/** Rows of pixels as a file has them, each behind its filter. */
function filtered(pixels: Uint8Array, channels: number, filterOf: (row: number) => number): Buffer {
  const size = WIDTH * channels
  const rows = Buffer.alloc(HEIGHT * (size + 1))
  for (let y = 0; y < HEIGHT; y++) {
    const filter = filterOf(y)
    rows[y * (size + 1)] = filter
    for (let i = 0; i < size; i++) {
      const at = y * size + i
      const left = i < channels ? 0 : pixels[at - channels]!
      const above = y === 0 ? 0 : pixels[at - size]!
      const corner = y === 0 || i < channels ? 0 : pixels[at - size - channels]!
      rows[y * (size + 1) + 1 + i] = pixels[at]! - guess(filter, left, above, corner)
    }
  }
  return rows
}

const header = (channels: Channels): Buffer => {
  const content = Buffer.alloc(13)
  content.writeUInt32BE(WIDTH)
  content.writeUInt32BE(HEIGHT, 4)
  content.set([8, COLOURS[channels]], 8)
  return chunk('IHDR', content)
}

/** @param chunks of the rows, deflated */
const fileOf = (channels: Channels, chunks: readonly Uint8Array[]): Buffer =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    header(channels),
    ...chunks.map((own) => chunk('IDAT', own)),
    chunk('IEND', Buffer.alloc(0)),
  ])

const partsOf = (bytes: Uint8Array, size: number): Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  )

function grayOf(pixels: Uint8Array, channels: Channels): Buffer {
  const gray = Buffer.alloc(WIDTH * HEIGHT)
  for (let i = 0; i < gray.length; i++) {
    const [a, b, c, d] = pixels.subarray(i * channels, (i + 1) * channels) as unknown as number[]
    const level = channels > 2 ? (a! * 77 + b! * 150 + c! * 29) >> 8 : a!
    const opacity = channels === 2 ? b! : channels === 4 ? d! : 255
    gray[i] = 255 - Math.floor(((255 - level) * opacity + 127) / 255)
  }
  return gray
}

const random = randomFrom(7)
/** Noise on a slope, so that every filter and every distance between equal bytes comes up. */
const noise = (channels: number): Uint8Array =>
  Uint8Array.from({ length: WIDTH * HEIGHT * channels }, (_, i) => ((i >> 5) % 200) + random() * 40)

const decoded = (bytes: Uint8Array): Uint8Array =>
  loadAddon().decode({ kind: 'encoded', bytes, frame: 0, orientation: 1 }, 1e6).pixels

test('pixels are those of the file, whatever filters its rows have', async (t) => {
  for (const channels of [1, 2, 3, 4] as const) {
    const pixels = noise(channels)
    const gray = grayOf(pixels, channels)
    for (const [name, filter] of Object.entries({ ...FILTERS, mixed: -1 })) {
      const rows = filtered(pixels, channels, (y) => (filter < 0 ? y % 5 : filter))
      for (const level of [0, 1, 9])
        t.ok(
          gray.equals(decoded(fileOf(channels, partsOf(deflateSync(rows, { level }), 1000)))),
          `${channels} bytes a pixel, ${name}, level ${level}`,
        )
    }
  }
})

test('rows that are left when the file has been read are there', async (t) => {
  for (const channels of [1, 2, 3, 4] as const) {
    const pixels = Buffer.alloc(WIDTH * HEIGHT * channels, 250)
    const deflated = deflateSync(filtered(pixels, channels, () => FILTERS.none))
    const gray = grayOf(pixels, channels)
    t.ok(gray.equals(decoded(fileOf(channels, [deflated]))), `${channels} bytes a pixel`)
  }
})

test('chunks may end anywhere, and be empty', async (t) => {
  const pixels = noise(3)
  const deflated = deflateSync(filtered(pixels, 3, () => FILTERS.paeth))
  const chunks = [...partsOf(deflated.subarray(0, 40), 1), Buffer.alloc(0), deflated.subarray(40)]
  t.ok(grayOf(pixels, 3).equals(decoded(fileOf(3, chunks))))
})

test('rows that nobody asked for, and what stands behind the stream, are no damage', async (t) => {
  const pixels = noise(2)
  const rows = filtered(pixels, 2, () => FILTERS.mean)
  const [gray, more] = [grayOf(pixels, 2), Buffer.alloc(3000)]
  t.ok(gray.equals(decoded(fileOf(2, [deflateSync(Buffer.concat([rows, more]))]))))
  t.ok(gray.equals(decoded(fileOf(2, [deflateSync(rows), more]))))
})

test('what is damaged is refused', async (t) => {
  const rows = filtered(noise(3), 3, (y) => y % 5)
  const deflated = deflateSync(rows)
  const half = deflated.length >> 1
  const whole = fileOf(3, [deflated])
  const wrongSum = Buffer.from(fileOf(3, [deflated.subarray(0, half), deflated.subarray(half)]))
  wrongSum[wrongSum.indexOf('IDAT', wrongSum.indexOf('IDAT') + 4) - 8]! ^= 1
  const wrongEnd = Buffer.from(whole)
  wrongEnd[whole.length - 13]! ^= 1
  const unknown = Buffer.from(rows)
  unknown[5 * (WIDTH * 3 + 1)] = 5
  const files = {
    'cut off': whole.subarray(0, whole.length >> 1),
    'cut off behind its header': whole.subarray(0, whole.indexOf('IDAT') + 4),
    'a chunk that says to be longer': Buffer.from(whole).fill(
      0x7f,
      whole.indexOf('IDAT') - 4,
      whole.indexOf('IDAT'),
    ),
    'a chunk less': fileOf(3, [deflated.subarray(0, half)]),
    'a sum that is another one': wrongSum,
    'too few rows': fileOf(3, [deflateSync(rows.subarray(0, -1))]),
    'a filter that is none': fileOf(3, [deflateSync(unknown)]),
    'the last sum is another one': wrongEnd,
    'a stream that says to hold something else': fileOf(3, [
      Buffer.concat([deflated.subarray(0, -1), Buffer.from([deflated.at(-1)! ^ 1])]),
    ]),
    'a stream without its sum': fileOf(3, [deflated.subarray(0, -4)]),
    'no stream': fileOf(3, [Buffer.alloc(100)]),
    'a dictionary nobody has': fileOf(3, [deflateSync(rows, { dictionary: Buffer.from('abc') })]),
  }
  for (const [name, bytes] of Object.entries(files))
    t.throws(() => decoded(bytes), { code: 'INVALID_PICTURE' }, name)
})

import { crc32, deflateSync } from 'node:zlib'

/** A gray PNG of one value, whatever its size: its rows deflate to almost nothing. */
export function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height), { level: 9 })
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A GIF of `count` frames of one pixel. */
export function gif(count: number): Buffer {
  const frame = Buffer.from('21f90400000000002c000000000100010000020144003b', 'hex').subarray(0, -1)
  return Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from('01000100800000000000ffffff', 'hex'),
    ...Array.from({ length: count }, () => frame),
    Buffer.from('3b', 'hex'),
  ])
}

/** A PDF whose page tree is empty. */
export const noPages = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n' +
    '2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n' +
    'xref\n0 3\n0000000000 65535 f \n0000000009 00000 n \n0000000056 00000 n \n' +
    'trailer\n<</Size 3/Root 1 0 R>>\nstartxref\n105\n%%EOF\n',
)

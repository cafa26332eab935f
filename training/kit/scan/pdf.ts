import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { GreyPage } from './raster.ts'

/** A PDF file with a picture a page, as scanners write it: JPEG, or bits where `binary` says so. */
export async function pdfOfPictures(
  pages: readonly GreyPage[],
  settings: { dpi: number; quality: number; binary?: boolean },
): Promise<Buffer> {
  const objects: Buffer[] = []
  const kids = pages.map((_, at) => `${3 + 3 * at} 0 R`).join(' ')
  objects.push(object(1, '<< /Type /Catalog /Pages 2 0 R >>'))
  objects.push(object(2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`))
  for (const [at, page] of pages.entries()) {
    const [own, content, image] = [3 + 3 * at, 4 + 3 * at, 5 + 3 * at]
    const [width, height] = [page.width, page.height].map((pixels) =>
      ((pixels * 72) / settings.dpi).toFixed(2),
    )
    const coded = settings.binary ? bits(page) : await jpeg(page, settings.quality)
    const coding = settings.binary
      ? '/BitsPerComponent 1 /Filter /FlateDecode'
      : '/BitsPerComponent 8 /Filter /DCTDecode'
    objects.push(
      object(
        own,
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${content} 0 R ` +
          `/Resources << /XObject << /Im ${image} 0 R >> >> >>`,
      ),
      stream(content, '', Buffer.from(`q ${width} 0 0 ${height} 0 0 cm /Im Do Q`)),
      stream(
        image,
        `/Type /XObject /Subtype /Image /Width ${page.width} /Height ${page.height} ` +
          `/ColorSpace /DeviceGray ${coding}`,
        coded,
      ),
    )
  }
  const head = Buffer.from('%PDF-1.4\n')
  const starts: number[] = []
  let length = head.length
  for (const one of objects) {
    starts.push(length)
    length += one.length
  }
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const tail =
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}` +
    `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([head, ...objects, Buffer.from(tail)])
}

const jpeg = (page: GreyPage, quality: number): Promise<Buffer> =>
  sharp(page.data, { raw: { width: page.width, height: page.height, channels: 1 } })
    .toColourspace('b-w')
    .jpeg({ quality })
    .toBuffer()

function bits(page: GreyPage): Buffer {
  const stride = Math.ceil(page.width / 8)
  const packed = Buffer.alloc(stride * page.height)
  for (let y = 0; y < page.height; y++)
    for (let x = 0; x < page.width; x++)
      if (page.data[y * page.width + x]! > 127) packed[y * stride + (x >> 3)]! |= 0x80 >> (x & 7)
  return deflateSync(packed)
}

const object = (number: number, body: string): Buffer =>
  Buffer.from(`${number} 0 obj\n${body}\nendobj\n`)

const stream = (number: number, keys: string, body: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${keys} /Length ${body.length} >>\nstream\n`),
    body,
    Buffer.from('\nendstream\nendobj\n'),
  ])

import { deflateSync } from 'node:zlib'
import t from 'tap'
import type { Core } from '../../src/engine/pdf/mupdf-core.ts'
import { PdfFile } from '../../src/engine/pdf/pdf-file.ts'
import { boundMemory } from '../../src/engine/pdf/wasm-memory.ts'
import { folderFor, write } from './documents.ts'
import { context, engineFor, request, textOf } from './engines.ts'
import {
  avifSayingLess,
  gifSaying,
  heicSaying,
  jbig2,
  jpeg2000,
  jpegOfScans,
  jpegOfTwoFrames,
  jpegSaying,
  pngSaying,
  tiffOfTwoSizes,
  webpSaying,
} from './huge-pictures.ts'
import { pdfOfImage } from './raw-pdf.ts'

const MOST = 1_000_000
const SIDE = 8000
const PLAIN = '/ColorSpace/DeviceGray/BitsPerComponent 8'

t.test('pictures that are larger than they may be', async (t) => {
  const engine = await engineFor(t, { threads: 1, maxPixels: MOST })
  const folder = folderFor(t)
  const pictures: Record<string, readonly [RegExp, Buffer]> = {
    'a JPEG file': [/allowed/, await jpegSaying(SIDE, SIDE)],
    'a JPEG file of two frame headers': [/damaged/, await jpegOfTwoFrames(SIDE, SIDE)],
    'a JPEG file of a thousand scans': [/damaged/, await jpegOfScans(1000)],
    'a JPEG in a PDF that says less': [
      /too many pixels/,
      pdfOfImage({
        entries: `${PLAIN}/Filter/DCTDecode`,
        width: 1200,
        height: 800,
        bytes: await jpegSaying(SIDE, SIDE),
      }),
    ],
    'the same with two frame headers': [
      /damaged/,
      pdfOfImage({
        entries: `${PLAIN}/Filter/DCTDecode`,
        width: 1200,
        height: 800,
        bytes: await jpegOfTwoFrames(SIDE, SIDE),
      }),
    ],
    'a PNG file': [/allowed/, await pngSaying(SIDE, SIDE)],
    'a TIFF file of two sizes': [/too many pixels/, tiffOfTwoSizes(SIDE, SIDE)],
    'a GIF file': [/allowed/, await gifSaying(SIDE, SIDE)],
    'a WebP file': [/allowed/, await webpSaying(SIDE, SIDE)],
    'a HEIC file': [/allowed/, heicSaying(SIDE, SIDE)],
    'an AVIF file that says less': [/damaged/, await avifSayingLess(2000)],
    'JPEG 2000 in a PDF': [
      /memory/,
      pdfOfImage({
        entries: '/Filter/JPXDecode',
        width: SIDE,
        height: SIDE,
        bytes: jpeg2000(SIDE, SIDE),
      }),
    ],
    'JPEG 2000 in a PDF that says less': [
      /memory/,
      pdfOfImage({
        entries: '/Filter/JPXDecode',
        width: 1200,
        height: 800,
        bytes: jpeg2000(SIDE, SIDE),
      }),
    ],
    'JBIG2 in a PDF': [
      /memory/,
      pdfOfImage({
        entries: '/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/JBIG2Decode',
        width: 5 * SIDE,
        height: 5 * SIDE,
        bytes: jbig2(5 * SIDE, 5 * SIDE),
      }),
    ],
  }
  for (const [name, [message, bytes]] of Object.entries(pictures)) {
    const path = write(folder, name, bytes)
    const asked = engine.convert({ path, name }, request({ textLayer: 'never' }), context())
    const outcome = await asked.then(textOf, (error) => `${error.code}: ${error.message}`)
    t.match(outcome, /^INVALID_FILE/, `${name}, ${bytes.length} bytes`)
    t.match(outcome, message)
  }
  t.equal(engine.status().hostsRestarted, 0, 'nothing of it ended a host')
})

t.test('what MuPDF draws stays within its memory', async (t) => {
  const core = Reflect.get(globalThis, '$libmupdf_wasm_Module') as Core
  const { length } = core.HEAPU8
  boundMemory(MOST)
  const bytes = deflateSync(deflateSync(Buffer.alloc(SIDE * SIDE * 3)))
  const entries = '/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter[/FlateDecode/FlateDecode]'
  const image = { entries, width: SIDE, height: SIDE, bytes }
  const file = new PdfFile(write(folderFor(t), 'image.pdf', pdfOfImage(image)), null)
  t.teardown(() => file.close())
  const page = file.openPage(1)
  const picture = page.gray(300, MOST)
  page.close()
  t.ok(picture.kind === 'gray' && picture.width * picture.height <= MOST)
  t.ok(core.HEAPU8.length <= Math.max(length, 2 ** 27 + 16 * MOST), `${core.HEAPU8.length} bytes`)
})

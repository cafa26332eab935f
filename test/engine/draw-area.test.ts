import * as mupdf from 'mupdf'
import sharp from 'sharp'
import t from 'tap'
import type { Box } from '../../src/document/box.ts'
import { PdfFile } from '../../src/engine/pdf/pdf-file.ts'
import { drawn, folderFor, lines, pdf, write } from './documents.ts'

const DPI = 144

/** Adds a pattern P1 of stripes, a half transparent state G1 and a group X1, all in the page's resources. */
function withPaints(bytes: Uint8Array): Buffer {
  const document = mupdf.Document.openDocument(bytes, 'application/pdf') as mupdf.PDFDocument
  const resources = document.findPage(0).get('Resources')
  const stripes = { Type: 'Pattern', PatternType: 1, PaintType: 1, TilingType: 1 }
  const cell = { BBox: [0, 0, 9, 9], XStep: 9, YStep: 9, Resources: {} }
  resources.put('Pattern', {
    P1: document.addStream('0.2 g 0 0 4 9 re f', { ...stripes, ...cell }),
  })
  resources.put('ExtGState', { G1: { ca: 0.5, BM: 'Multiply' } })
  const group = { S: 'Transparency', I: true }
  const form = { Subtype: 'Form', BBox: [0, 0, 595, 842], Group: group, Resources: resources }
  resources.get('XObject').put('X1', document.addStream(lines(['in a group'], 14, 60, 500), form))
  const buffer = document.saveToBuffer('')
  const out = Buffer.from(buffer.asUint8Array())
  buffer.destroy()
  document.destroy()
  return out
}

t.test('a part of a page is drawn as on the whole page', async (t) => {
  const picture = await sharp({
    create: { width: 40, height: 40, channels: 3, background: '#888' },
  })
    .png()
    .toBuffer()
  const content = [
    '/Pattern cs /P1 scn 50 400 200 60 re f 0 g',
    'q 100 0 30 60 300 640 cm /I1 Do Q',
    'q 60 560 120 90 re W n 4 w 40 540 m 260 700 l S 1 0 0 rg 100 580 40 40 re f Q',
    '0.1 w 20 620 m 500 620 l S 12 w 400 500 m 400 700 l S',
    'q /G1 gs 0.3 g 200 480 200 60 re f /X1 Do Q',
    // What is longer than MuPDF's lists have room for in front says so in another way.
    `/Span <</ActualText (${'spoken '.repeat(400)})>> BDC`,
    lines(['as text that is spoken'], 14, 60, 250),
    'EMC',
    'q BT 7 Tr /F2 60 Tf 300 560 Td (CUT) Tj ET 300 560 160 20 re f Q',
    lines(['The first of some lines', 'with letters that', 'reach into gyp qj', 'the next'], 16),
  ].join('\n')
  const bytes = withPaints(pdf([{ content, image: picture }]))
  const whole = await sharp(drawn(bytes, DPI)).raw().toBuffer({ resolveWithObject: true })
  const { width, channels } = whole.info
  const file = new PdfFile(write(folderFor(t), 'page.pdf', bytes), null)
  const page = file.openPage(1)
  const boxes: Box[] = [
    [0, 0, 595, 842],
    [58, 60, 180, 78],
    [70, 90, 75, 95],
    [45, 380, 120, 410],
    [290, 130, 400, 200],
    [50, 180, 210, 300],
    [195, 290, 420, 370],
    [300, 230, 480, 290],
    [399, 200, 401, 202],
    [500, 700, 590, 800],
  ]
  for (const box of boxes) {
    const part = page.part(box, DPI)
    if (part.kind !== 'gray') throw new Error('a part is gray')
    let most = 0
    for (let y = 0; y < part.height; y++)
      for (let x = 0; x < part.width; x++) {
        const at = (2 * box[1] + y) * width + 2 * box[0] + x
        const off = Math.abs(part.pixels[y * part.width + x]! - whole.data[at * channels]!)
        most = Math.max(most, off)
      }
    t.ok(most === 0, `${box.join(' ')}: ${most}`)
  }
  page.close()
  file.close()
})

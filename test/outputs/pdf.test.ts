import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import * as mupdf from 'mupdf'
import sharp from 'sharp'
import t from 'tap'
import { SentFileDocument } from '../../src/engine/tasks/sent-document.ts'
import { textOverlay } from '../../src/outputs/text-overlay.ts'
import { blankPng, drawn, folderFor, lines, pdf, write } from '../engine/documents.ts'
import { context, engineFor, request } from '../engine/engines.ts'
import { page, word } from '../tables/pages.ts'

const TEXTS = [
  'The harvest was brought in late',
  'that year, and Zanzibar',
  'was far away from here',
]
const content = Array.from({ length: 8 }, (_, i) => lines(TEXTS, 14, 80, 740 - i * 80)).join('\n')
const WORDS = Array.from({ length: 8 }, () => TEXTS.join(' '))
  .join(' ')
  .split(' ')

const engine = await engineFor(t)
const folder = folderFor(t)

/** @returns the path of what the file becomes */
async function made(name: string, bytes: Uint8Array, wishes = {}) {
  const path = write(folder, name, bytes)
  const result = await engine.convert(
    { path, name },
    request({ output: 'pdf', languages: ['eng'], ...wishes }),
    context(),
  )
  const target = write(folder, `${name}.out.pdf`, readFileSync(result.path))
  t.match(result, { contentType: 'application/pdf', output: 'pdf' })
  await result.dispose()
  return { path, target, warnings: result.warnings.map(({ code }) => code) }
}

/** That pdftotext sets around what runs the other way. */
const MARKS = /[\u202a-\u202e]/g

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8' })
const check = (path: string): string => run('qpdf', '--check', path)
const wordsOf = (path: string): string[] =>
  run('pdftotext', path, '-')
    .split(/\s+/)
    .filter((word) => word !== '')

t.test('pdf: pictures however turned, their words found where they are seen', async (t) => {
  const upright = drawn(pdf([{ content }]), 200)
  for (const degrees of [0, 90, 180, 3]) {
    const bytes = await sharp(upright)
      .rotate(degrees, { background: '#ffffff' })
      .withMetadata({ density: 200 })
      .png()
      .toBuffer()
    const { target } = await made(`turned-${degrees}.png`, bytes)
    t.match(check(target), /No syntax or stream encoding errors found/)
    t.same(wordsOf(target).sort(), [...WORDS].sort(), `${degrees} degrees`)
    t.equal(run('pdfimages', '-list', target).trim().split('\n').length, 3, 'one picture')
  }
})

/** A PDF with entries added to one of its objects. */
function withEntries(
  bytes: Uint8Array,
  find: (own: mupdf.PDFDocument) => mupdf.PDFObject,
  entries: object,
): Uint8Array {
  const own = new mupdf.PDFDocument(bytes)
  const object = find(own)
  for (const [key, value] of Object.entries(entries)) object.put(key, value)
  const changed = own.saveToBuffer('').asUint8Array().slice()
  own.destroy()
  return changed
}

/** Where pdftotext finds a word first: left, top, right, bottom in points. */
function placeOf(path: string, word: string): number[] {
  const found = run('pdftotext', '-bbox', path, '-')
    .split('\n')
    .find((line) => line.includes(`>${word}<`))
  return [...(found ?? '').matchAll(/(?:xMin|yMin|xMax|yMax)="([\d.]+)"/g)].map((own) => +own[1]!)
}

t.test('a scan in a PDF stays as it is, with the words where they are seen', async (t) => {
  const picture = await sharp(drawn(pdf([{ content }]), 200))
    .jpeg()
    .toBuffer()
  const scan = pdf([{ content: 'q 595 0 0 842 0 0 cm /I1 Do', image: picture }])
  const turned = { Rotate: 270, UserUnit: 2, CropBox: [36, 36, 560, 800] }
  for (const entries of [{}, { Rotate: 90 }, turned]) {
    const extra = JSON.stringify(entries)
    const changed = withEntries(scan, (own) => own.findPage(0), entries)
    const { path, target } = await made('scan.pdf', changed)
    t.match(check(target), /No syntax or stream encoding errors found/, extra)
    t.same(wordsOf(target).sort(), [...WORDS].sort(), extra)
    const [input, output] = [readFileSync(path), readFileSync(target)]
    t.ok(output.subarray(0, input.length).equals(input), 'the file is what is written behind')
    t.ok(output.length <= 1.1 * input.length + 20_000)
    if (extra !== '{}') continue
    // The first word begins 80 points from the left, its baseline 102 points from the top.
    const [x0, y0, x1, y1] = placeOf(target, 'The')
    t.ok(Math.abs(x0! - 80) < 3 && x1! > 95 && x1! < 115, `${x0} ${x1}`)
    t.ok(y0! > 85 && y0! < 96 && y1! > 101 && y1! < 110, `${y0} ${y1}`)
  }
})

t.test('a good text layer is kept, and nothing is laid over it', async (t) => {
  const { path, target } = await made('born.pdf', pdf([{ content }, { content }]))
  t.equal(run('pdftotext', target, '-'), run('pdftotext', path, '-'))
  t.ok(statSync(target).size <= 1.1 * statSync(path).size)
})

t.test('right to left: letters are found in the order they are read in', async (t) => {
  const own = page([
    [word('שלום', 300, 144), word('עולם', 275, 144), word('123', 255, 144)],
    [word('בית', 300, 244)],
  ])
  const bytes = await blankPng(595, 842)
  const path = write(folder, 'blank.png', bytes)
  const file = { path, name: 'blank.png', type: 'png', password: null, maxPixels: 1e7 }
  const overlay = textOverlay([{ ...own, source: 'ocr' }])
  const target = write(folder, 'rtl.pdf', await new SentFileDocument(file).overlaid(overlay, 'all'))
  t.match(check(target), /No syntax or stream encoding errors found/)
  const found = run('pdftotext', target, '-').replace(MARKS, '').trim().split(/\s+/)
  t.same(found, ['שלום', 'עולם', '123', 'בית'])
})

t.test('a signature is warned of', async (t) => {
  const signed = withEntries(pdf([{ content }]), (own) => own.getTrailer().get('Root'), {
    AcroForm: { SigFlags: 3, Fields: [] },
  })
  t.same((await made('signed.pdf', signed)).warnings, ['FORM_UNSIGNED_CHANGES'])
  t.same((await made('unsigned.pdf', pdf([{ content }]))).warnings, [])
})

t.test('every type of picture becomes a PDF', async (t) => {
  const overlay = textOverlay([{ ...page([[word('here', 72, 144)]]), source: 'ocr' }])
  const picture = sharp(await blankPng(200, 100))
  const files = {
    png: picture.clone().png(),
    jpeg: picture.clone().withMetadata({ orientation: 6 }).jpeg(),
    tiff: picture.clone().tiff(),
    gif: picture.clone().gif(),
    webp: picture.clone().webp(),
    avif: picture.clone().avif(),
  }
  for (const [type, file] of Object.entries(files)) {
    const path = write(folder, `picture.${type}`, await file.toBuffer())
    const sent = new SentFileDocument({ path, name: path, type, password: null, maxPixels: 1e6 })
    const target = write(folder, `${type}.pdf`, await sent.overlaid(overlay, 'all'))
    t.match(check(target), /No syntax or stream encoding errors found/, type)
    t.same(wordsOf(target), ['here'], type)
    const size = type === 'jpeg' ? /\b100 +200 / : /\b200 +100 /
    t.match(run('pdfimages', '-list', target), size, type)
  }
})

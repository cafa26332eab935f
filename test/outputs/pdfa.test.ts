import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as mupdf from 'mupdf'
import sharp from 'sharp'
import t from 'tap'
import { SentFileDocument } from '../../src/engine/tasks/sent-document.ts'
import { textOverlay } from '../../src/outputs/text-overlay.ts'
import { drawn, folderFor, lines, pdf, write } from '../engine/documents.ts'
import { context, engineFor, request } from '../engine/engines.ts'
import { page, word } from '../tables/pages.ts'

const TEXTS = [
  'The harvest was brought in late',
  'that year, and Zanzibar',
  'was far away from here',
]
const content = lines(TEXTS, 14, 80, 740)
const engine = await engineFor(t)
const folder = folderFor(t)

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8' })
const sorted = (text: string): string => text.trim().split(/\s+/).sort().join(' ')

async function made(name: string, bytes: Uint8Array, wishes = {}) {
  const wanted = request({ output: 'pdf', languages: ['eng'], options: { pdfa: '2b' }, ...wishes })
  const path = write(folder, name, bytes)
  const result = await engine.convert({ path, name }, wanted, context())
  const target = write(folder, `${name}.out.pdf`, readFileSync(result.path))
  await result.dispose()
  t.match(run('qpdf', '--check', target), /No syntax or stream encoding errors found/, name)
  return { target, warnings: result.warnings }
}

/** A PDF that somebody changed. */
function changed(
  bytes: Uint8Array,
  change: (own: mupdf.PDFDocument) => void,
  options = '',
): Buffer {
  const own = new mupdf.PDFDocument(bytes)
  change(own)
  const saved = Buffer.from(own.saveToBuffer(options).asUint8Array())
  own.destroy()
  return saved
}

/** Packed by LZW (ISO 32000-1, 7.4.4), each byte by itself: codes of nine bits. */
function lzw(text: string): Buffer {
  const codes = [256, ...Buffer.from(text), 257]
  const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('')
  return Buffer.from(
    (bits.match(/.{1,8}/g) ?? []).map((own) => Number.parseInt(own.padEnd(8, '0'), 2)),
  )
}

const rootOf = (own: mupdf.PDFDocument) => own.getTrailer().get('Root')

/** What ISO 19005-2 says of a file as a whole, by another program than the one that wrote it. */
function checkArchive(path: string) {
  const { qpdf } = JSON.parse(run('qpdf', '--json=2', '--json-stream-data=none', path))
  const [{ pdfversion }, objects] = qpdf
  t.ok(pdfversion <= '1.7')
  const bytes = readFileSync(path)
  t.match(bytes.subarray(0, 20).toString('latin1'), /^%PDF-1\.\d\n%[\x80-\xff]{4}/, 'header')
  const at = (reference: string) => objects[`obj:${reference}`]
  const trailer = objects.trailer.value
  t.equal(trailer['/ID'].length, 2)
  t.notOk('/Encrypt' in trailer)
  const root = at(trailer['/Root']).value
  const metadata = at(root['/Metadata']).stream.dict
  t.notOk('/Filter' in metadata, 'programs that know no PDF can read it')
  const xmp = run(
    'qpdf',
    `--show-object=${root['/Metadata'].split(' ')[0]}`,
    '--filtered-stream-data',
    path,
  )
  t.match(xmp, '<pdfaid:part>2</pdfaid:part>')
  t.match(xmp, '<pdfaid:conformance>B</pdfaid:conformance>')
  execFileSync('xmllint', ['--noout', write(folder, 'packet.xmp', xmp)])
  const [intent] = root['/OutputIntents'].map(at)
  t.equal(intent.value['/S'], '/GTS_PDFA1')
  t.equal(at(intent.value['/DestOutputProfile']).stream.dict['/N'], 3)
  const text = JSON.stringify(objects)
  t.notMatch(text, /"\/(JavaScript|Launch|XFA|NeedAppearances|OpenAction|AA|LZWDecode|EF)"/)
  t.notMatch(text, /"\/Interpolate":true/)
  return { xmp, text }
}

/** Fonts as poppler lists them: embedded or not. */
const fontsOf = (path: string): string[][] =>
  run('pdffonts', path)
    .split('\n')
    .slice(2, -1)
    .map((line) => [line.split(' ')[0]!, line.trim().split(/\s+/).at(-5)!])

t.test('scans: their text, and all fonts of it in the file', async (t) => {
  const image = await sharp(drawn(pdf([{ content }]), 200))
    .jpeg()
    .toBuffer()
  const scan = pdf([{ content: 'q 595 0 0 842 0 0 cm /I1 Do', image }])
  const { target, warnings } = await made('scan.pdf', scan)
  t.same(warnings, [])
  checkArchive(target)
  t.same(fontsOf(target).at(-1), ['Glyphless', 'yes'])
  t.equal(sorted(run('pdftotext', target, '-')), sorted(TEXTS.join(' ')))
})

t.test('fonts that every program has are embedded, as wide as before', async (t) => {
  const text = 'BT /F3 14 Tf 80 600 Td (Caf\\351, 3 \\200) Tj /F4 9 Tf 0 -30 Td (code) Tj ET'
  const { target, warnings } = await made('born.pdf', pdf([{ content: `${content}\n${text}` }]))
  t.same(warnings, [])
  checkArchive(target)
  const fonts = fontsOf(target)
  // The page draws nothing in bold.
  t.same(
    fonts.filter(([, own]) => own !== 'yes'),
    [['Helvetica-Bold', 'no']],
  )
  t.match(
    fonts.map(([name]) => name).join(),
    /NimbusSans-Regular.*NimbusRoman-Italic.*NimbusMonoPS/,
  )
  t.match(run('pdftotext', target, '-'), 'Café, 3 €')
  // Ends of texts in other programs' measures: those of the document itself.
  const endsOf = (path: string) =>
    [...run('pdftotext', '-bbox', path, '-').matchAll(/xMax="([\d.]+)"/g)].map((own) => +own[1]!)
  const before = endsOf(write(folder, 'own.pdf', pdf([{ content: `${content}\n${text}` }])))
  for (const [i, end] of endsOf(target).entries()) t.ok(Math.abs(end - before[i]!) < 0.5, `${end}`)
})

t.test('what acts is taken out, what is hidden stays so', async (t) => {
  const script = { S: 'JavaScript', JS: '(app.alert(1))' }
  const bytes = changed(pdf([{ content }]), (own) => {
    const root = rootOf(own)
    root.put('OpenAction', script)
    root.put('AA', { WC: script })
    root.put('Names', { JavaScript: { Names: ['(a)', script] } })
    const field = own.addObject({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Tx',
      T: '(name)',
      V: '(Ann)',
      F: 4,
      Rect: [80, 500, 200, 520],
      DA: '(/Helv 12 Tf 0 g)',
      AA: { K: script },
    })
    const link = {
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [0, 0, 9, 9],
      A: { S: 'Launch', F: '(a.exe)' },
    }
    const hidden = {
      Type: 'Annot',
      Subtype: 'Text',
      Rect: [0, 0, 9, 9],
      F: 2,
      Contents: '(secret)',
    }
    own.findPage(0).put('Annots', [field, own.addObject(link), own.addObject(hidden)])
    root.put('AcroForm', { Fields: [field], NeedAppearances: true, XFA: '(x)' })
    own
      .getTrailer()
      .put('Info', { Title: own.newString('A < B & Ä'), CreationDate: "(D:20260301120000+01'00')" })
  })
  const { target, warnings } = await made('form.pdf', bytes)
  t.same(warnings, [])
  const { text, xmp } = checkArchive(target)
  t.notMatch(text, 'secret')
  t.match(xmp, 'A &lt; B &amp; Ä')
  t.match(xmp, '<xmp:CreateDate>2026-03-01T12:00:00+01:00</xmp:CreateDate>')
  t.match(run('pdftotext', target, '-'), /Ann/, 'what was filled in is seen')
})

t.test('text that nobody sees needs no font; LZW is packed anew', async (t) => {
  const found = 'BT /F9 12 Tf 3 Tr 80 100 Td (Zanzibar) Tj ET'
  const bytes = changed(pdf([{ content: `${content}\n${found}` }]), (own) => {
    const fonts = own.findPage(0).get('Resources', 'Font')
    fonts.put('F9', own.addObject({ Type: 'Font', Subtype: 'TrueType', BaseFont: 'Odd' }))
    const packed = lzw('q Q')
    const extra = own.addRawStream(packed, { Filter: 'LZWDecode' })
    const page = own.findPage(0)
    page.put('Contents', [page.get('Contents'), extra])
  })
  const { target, warnings } = await made('unseen.pdf', bytes, { textLayer: 'always' })
  t.same(warnings, [])
  checkArchive(target)
})

t.test('what keeps a document from it is told, and the document stays searchable', async (t) => {
  const odd = (own: mupdf.PDFDocument) =>
    own
      .findPage(0)
      .get('Resources', 'Font')
      .put('F1', own.addObject({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Odd' }))
  const attached = (own: mupdf.PDFDocument) =>
    own.insertEmbeddedFile(
      'a.txt',
      own.addEmbeddedFile('a.txt', 'text/plain', 'a', new Date(0), new Date(0)),
    )
  const source = pdf([{ content }])
  for (const [name, bytes, reason, wishes] of [
    ['font', changed(source, odd), /font Odd is not embedded \(page 1\)/, {}],
    ['cmyk', pdf([{ content: `0 1 0 0 k 9 9 9 9 re f\n${content}` }]), /CMYK.*\(page 1\)/, {}],
    ['attached', changed(source, attached), /files are attached/, {}],
    [
      'signed',
      changed(source, (own) => rootOf(own).put('AcroForm', { SigFlags: 3, Fields: [] })),
      /signed/,
      {},
    ],
    [
      'encrypted',
      changed(source, () => {}, 'encrypt=aes-256,user-password=a,owner-password=b'),
      /encrypted/,
      { password: 'a' },
    ],
  ] as const) {
    const path = write(folder, `${name}.pdf`, bytes)
    const wanted = request({
      output: 'pdf',
      textLayer: 'always',
      options: { pdfa: '2b' },
      ...wishes,
    })
    const result = await engine.convert({ path, name }, wanted, context())
    const warning = result.warnings.find(({ code }) => code === 'NOT_PDFA')
    t.match(warning?.message, reason, name)
    t.notMatch(readFileSync(result.path).toString('latin1'), 'pdfaid', name)
    await result.dispose()
  }
})

t.test('pictures of every kind, also those for print', async (t) => {
  const overlay = textOverlay([{ ...page([[word('here', 72, 144)]]), source: 'ocr' }])
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#c03060' } })
  for (const [type, bytes] of [
    ['jpeg', await picture.clone().jpeg().toBuffer()],
    ['jpeg', await picture.clone().toColourspace('cmyk').jpeg().toBuffer()],
    ['png', await picture.clone().ensureAlpha(0.5).png().toBuffer()],
    ['tiff', await picture.clone().tiff().toBuffer()],
    ['avif', await picture.clone().avif().toBuffer()],
  ] as const) {
    const name = `picture.${type}`
    const path = write(folder, name, bytes)
    const sent = new SentFileDocument({ path, name, type, password: null, maxPixels: 1e6 })
    const archived = await sent.archived(overlay, 'all')
    if (!('bytes' in archived)) return void t.fail(archived.faults.join())
    const target = write(folder, 'picture.pdf', archived.bytes)
    t.match(run('qpdf', '--check', target), /No syntax or stream encoding errors found/)
    checkArchive(target)
    t.equal(sorted(run('pdftotext', target, '-')), 'here')
    t.same(
      archived.bytes,
      ((await sent.archived(overlay, 'all')) as typeof archived).bytes,
      'again the same',
    )
  }
})

t.test('the same bytes each time, whatever number MuPDF makes by chance', async (t) => {
  const overlay = textOverlay([{ ...page([[word('here', 72, 144)]]), source: 'ocr' }])
  const picture = sharp({ create: { width: 9, height: 6, channels: 3, background: '#c03060' } })
  const path = write(folder, 'small.png', await picture.png().toBuffer())
  const sent = new SentFileDocument({
    path,
    name: 'small.png',
    type: 'png',
    password: null,
    maxPixels: 1e6,
  })
  const made = new Set<string>()
  // One number in a hundred is written as a literal string.
  for (let i = 0; i < 400; i++) {
    const archived = await sent.archived(overlay, 'all')
    made.add('bytes' in archived ? Buffer.from(archived.bytes).toString('base64') : 'none')
  }
  t.equal(made.size, 1)
  t.notOk(made.has('none'))
})

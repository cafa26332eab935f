import * as mupdf from 'mupdf'
import t from 'tap'
import { PdfFile } from '../../src/engine/pdf/pdf-file.ts'
import { layerLines, samplesOf, shareSeen } from '../../src/engine/text-layer/layer-check.ts'
import { drawn, folderFor, lines, pdf, write } from './documents.ts'
import { context, engineFor, request, textOf } from './engines.ts'

const SENTENCES = [
  'The quick brown fox jumps over the lazy dog',
  'Please pay the amount within fourteen days',
  'All goods remain our property until paid',
]

/** Says of each capital and small letter that it is the next one in the alphabet. */
function withWrongToUnicode(bytes: Uint8Array): Buffer {
  const document = mupdf.Document.openDocument(bytes, 'application/pdf') as mupdf.PDFDocument
  const font = document.findPage(0).get('Resources', 'Font', 'F1')
  const map = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    '2 beginbfrange <41> <59> <0042> <61> <79> <0062> endbfrange',
    'endcmap end end',
  ].join('\n')
  font.put('ToUnicode', document.addStream(Buffer.from(map), {}))
  const buffer = document.saveToBuffer('')
  const out = Buffer.from(buffer.asUint8Array())
  buffer.destroy()
  document.destroy()
  return out
}

t.test('a text layer against what is seen', async (t) => {
  const engine = await engineFor(t)
  const folder = folderFor(t)
  const read = async (name: string, bytes: Uint8Array, textLayer?: 'always') => {
    const path = write(folder, name, bytes)
    const wanted = request(textLayer ? { textLayer } : {})
    return textOf(await engine.convert({ path, name }, wanted, context()))
  }
  const honest = pdf([{ content: lines(SENTENCES) }])

  t.test('an honest layer is used as it is', async (t) => {
    t.equal(await read('honest.pdf', honest), SENTENCES.join(' '))
  })

  t.test('a ToUnicode map that lies: the page is recognised', async (t) => {
    const lying = withWrongToUnicode(honest)
    t.match(await read('lying.pdf', lying, 'always'), /Uif rvjdl cspxo/)
    t.equal(await read('lying.pdf', lying), SENTENCES.join(' '))
  })

  t.test('white text beside a picture of other text', async (t) => {
    const image = drawn(honest, 200)
    // More characters than a stamp has, at the foot: only looking tells.
    const hidden = Array<string>(26).fill('nobody ever sees any of these hidden words')
    const content = `q 595 0 0 842 0 0 cm /I1 Do Q 1 g ${lines(hidden, 12, 60, 480)}`
    const page = { content, image }
    t.equal(await read('hidden.pdf', pdf([page])), SENTENCES.join(' '))
  })

  t.test('a covered layer', async (t) => {
    const covered = `${lines(SENTENCES)} 1 g 0 600 595 242 re f 0 g ${lines(['Only this is seen here'], 12, 60, 500)}`
    const text = await read('covered.pdf', pdf([{ content: covered }]))
    t.equal(text, 'Only this is seen here')
  })

  t.test('a covered layer behind honest pages in the same font', async (t) => {
    const covered = `${lines(SENTENCES)} 1 g 0 600 595 242 re f 0 g ${lines(['Only this is seen here'], 12, 60, 500)}`
    const pages = [...Array(5).fill(lines(SENTENCES)), covered].map((content) => ({ content }))
    const text = await read('later.pdf', pdf(pages))
    t.equal(text, [...Array(5).fill(SENTENCES.join(' ')), 'Only this is seen here'].join(' '))
  })
})

t.test('lines are sampled by font, then by page', async (t) => {
  const folder = folderFor(t)
  const content = `${lines(SENTENCES)} BT /F2 12 Tf 60 500 Td (A heading in bold letters) Tj ET`
  const file = new PdfFile(write(folder, 'two.pdf', pdf([{ content }])), null)
  const page = file.openPage(1)
  t.teardown(() => {
    page.close()
    file.close()
  })
  const all = layerLines(page.content())
  t.same(
    all.map((line) => line.text),
    [
      'Thequickbr',
      'ownfoxjump',
      'soverthela',
      'Pleasepayt',
      'heamountwi',
      'thinfourte',
      'Allgoodsre',
      'mainourpro',
      'pertyuntil',
      'Aheadingin',
      'boldletter',
    ],
  )
  const fonts = new Set(all.map((line) => line.font))
  t.equal(fonts.size, 2)
  t.same(
    samplesOf(all, 1, new Set()).map(([first, second]) => [first.text, second?.text]),
    [
      ['Thequickbr', 'ownfoxjump'],
      ['Aheadingin', 'boldletter'],
    ],
  )
  t.equal(samplesOf(all, 1, fonts).length, 1)
  t.not(samplesOf(all, 1, fonts)[0]?.[0].text, samplesOf(all, 2, fonts)[0]?.[0].text)
  t.same(samplesOf([], 1, new Set()), [])
})

t.test('how much of a line is seen', async (t) => {
  t.equal(shareSeen('Zürich 1234', 'xx zurich1234 yy'), 1)
  t.equal(shareSeen('abcdefgh', 'abcd'), 0.5)
  t.equal(shareSeen('abcdefgh', ''), 0)
})

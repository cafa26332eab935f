import t from 'tap'
import { Glyph } from '../../src/engine/pdf/glyph.ts'
import { PdfFile } from '../../src/engine/pdf/pdf-file.ts'
import { isUsable, judgeTextLayer } from '../../src/engine/text-layer/plausible.ts'
import { blankPng, folderFor, lines, type PageSpec, pdf, write } from './documents.ts'

function judge(t: Parameters<typeof folderFor>[0], page: PageSpec): string {
  const file = new PdfFile(write(folderFor(t), 'a.pdf', pdf([page])), null)
  const opened = file.openPage(1)
  try {
    return judgeTextLayer(opened.content(), opened)
  } finally {
    opened.close()
    file.close()
  }
}

const FULL = 'q 595 0 0 842 0 0 cm /I1 Do Q '
const paragraph = lines(Array.from({ length: 30 }, (_, i) => `line ${i} of a letter that is typed`))

t.test('text on paper is good, an empty page blank', async (t) => {
  t.equal(judge(t, { content: paragraph }), 'good')
  t.equal(judge(t, { content: lines(['7']) }), 'good')
  t.equal(judge(t, { content: '' }), 'blank')
  t.ok(isUsable('blank'))
})

t.test('a scan has no text, with or without invisible words behind it', async (t) => {
  const image = await blankPng(100, 140)
  t.equal(judge(t, { content: FULL, image }), 'no_text')
  t.equal(judge(t, { content: `${FULL} 3 Tr ${paragraph}`, image }), 'no_text')
  t.notOk(isUsable('no_text'))
})

t.test('a scan with a stamped header is a scan', async (t) => {
  const image = await blankPng(100, 140)
  const stamp = lines(['Received 2024-03-01 by the office'])
  t.equal(judge(t, { content: FULL + stamp, image }), 'mostly_picture')
  t.equal(judge(t, { content: `${FULL} ${stamp} 3 Tr ${paragraph}`, image }), 'behind_scan')
})

t.test('text over a background picture, or beside a photo, is good', async (t) => {
  const image = await blankPng(100, 140)
  t.equal(judge(t, { content: FULL + paragraph, image }), 'good')
  const photo = 'q 400 0 0 300 100 40 cm /I1 Do Q '
  t.equal(judge(t, { content: photo + lines(['A few words above']), image }), 'good')
})

t.test('text drawn as shapes is no text', async (t) => {
  let shapes = ''
  for (let i = 0; i < 60; i++) shapes += `${i * 9} 700 m ${i * 9 + 4} 708 l ${i * 9 + 8} 700 l f `
  t.equal(judge(t, { content: shapes }), 'no_text')
})

t.test('characters without a meaning are strange', async (t) => {
  const quad = [0, 0, 0, 0, 0, 0, 0, 0]
  const place = { x: 0, y: 0, quad, size: 10, directionX: 1, directionY: 0 }
  const glyphs = [...'ab\ue001\ue002\ufffd\u0003'].map((text) => Glyph.at(place, text))
  const content = { glyphs, fonts: [], strokes: [], images: [] }
  t.equal(judgeTextLayer(content, { width: 100, height: 100 }), 'strange')
  const two = { ...content, glyphs: glyphs.slice(0, 2) }
  t.equal(judgeTextLayer(two, { width: 100, height: 100 }), 'good')
})

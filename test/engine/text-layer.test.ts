import t from 'tap'
import { PdfFile } from '../../src/engine/pdf/pdf-file.ts'
import { rotationOf, wordsOfGlyphs } from '../../src/engine/text-layer/text-layer.ts'
import { folderFor, type PageSpec, pdf, write } from './documents.ts'

/** Words of a one-page PDF. */
function wordsOf(t: Parameters<typeof folderFor>[0], page: PageSpec, withInvisible = false) {
  const file = new PdfFile(write(folderFor(t), 'a.pdf', pdf([page])), null)
  const opened = file.openPage(1)
  try {
    const { glyphs, fonts } = opened.content()
    return wordsOfGlyphs(glyphs, fonts, opened, withInvisible)
  } finally {
    opened.close()
    file.close()
  }
}

const texts = (words: readonly { text: string }[]): string[] => words.map((word) => word.text)

t.test('words end at spaces, at gaps and at another baseline', async (t) => {
  const content = `BT /F1 12 Tf 60 700 Td (Net amount) Tj ET
    BT /F1 12 Tf 60 680 Td [(Left) -3000 (right)] TJ ET
    BT /F1 12 Tf 60 660 Td [(kern) 40 (ed)] TJ ET
    BT /F1 12 Tf 60 640 Td (Total) Tj 5 Ts (a) Tj ET`
  t.same(texts(wordsOf(t, { content })), ['Net', 'amount', 'Left', 'right', 'kerned', 'Total', 'a'])
})

t.test('boxes and baselines are where the text was set', async (t) => {
  const [word] = wordsOf(t, { content: 'BT /F1 20 Tf 100 700 Td (Hamburg) Tj ET' })
  t.ok(word)
  // Helvetica's advance widths: H 722, a 556, m 833, b 556, u 556, r 333, g 556 of 1000.
  const width = ((722 + 556 + 833 + 556 + 556 + 333 + 556) / 1000) * 20
  t.ok(Math.abs(word!.baseline - (842 - 700)) < 0.01)
  t.ok(Math.abs(word!.box[0] - 100) < 0.01)
  t.ok(Math.abs(word!.box[2] - 100 - width) < 0.05)
  t.ok(word!.box[1] < 142 - 0.7 * 20 && word!.box[1] > 142 - 20)
  t.ok(word!.box[3] > 142 && word!.box[3] < 142 + 0.3 * 20)
  t.equal(word!.confidence, 1)
})

t.test('fonts carry size, weight and slope', async (t) => {
  const content = `BT /F2 14 Tf 60 700 Td (Head) Tj ET BT /F3 9 Tf 60 680 Td (note) Tj ET`
  const [head, note] = wordsOf(t, { content })
  t.match(head?.font, { name: 'Helvetica-Bold', size: 14, bold: true, italic: false })
  t.match(note?.font, { name: 'Times-Italic', bold: false, italic: true })
  t.equal(Math.round(note?.font?.size ?? 0), 9)
})

t.test('bold by drawing twice is one word', async (t) => {
  const twice = [0, 0.4].map((x) => `BT /F1 12 Tf ${60 + x} 700 Td (Sum) Tj ET`).join(' ')
  t.same(texts(wordsOf(t, { content: twice })), ['Sum'])
})

t.test('a word that comes again in its line is two, whichever way the line runs', async (t) => {
  for (const matrix of ['1 0 0 1', '0 1 -1 0', '-1 0 0 -1', '0 -1 1 0']) {
    const content = `BT /F1 12 Tf ${matrix} 300 400 Tm (sum and sum) Tj ET`
    t.same(texts(wordsOf(t, { content })), ['sum', 'and', 'sum'], matrix)
  }
})

t.test('what nobody sees is left out', async (t) => {
  const content = `BT /F1 12 Tf 60 700 Td (seen) Tj ET
    BT /F1 12 Tf -200 700 Td (outside) Tj ET
    BT /F1 0.2 Tf 60 600 Td (tiny) Tj ET
    BT 3 Tr /F1 12 Tf 60 640 Td (hidden) Tj ET`
  t.same(texts(wordsOf(t, { content })), ['seen'])
  t.same(texts(wordsOf(t, { content }, true)), ['seen', 'hidden'])
})

t.test('turned text knows its turn; slanted watermarks are no words', async (t) => {
  const content = `BT /F1 12 Tf 0 1 -1 0 200 300 Tm (upwards) Tj ET
    BT /F1 12 Tf 0 -1 1 0 300 600 Tm (downwards) Tj ET
    BT /F1 40 Tf 0.7 0.7 -0.7 0.7 100 100 Tm (DRAFT) Tj ET`
  const words = wordsOf(t, { content })
  t.same(
    words.map((word) => [word.text, word.rotation]),
    [
      ['upwards', 270],
      ['downwards', 90],
    ],
  )
  // Text upwards from (200, 300) in PDF space stands at x 200, between y 542 and above.
  const [up] = words
  t.ok(Math.abs(up!.baseline - 200) < 0.01)
  t.ok(Math.abs(up!.box[3] - 542) < 0.01)
  t.ok(up!.box[0] < 200 && up!.box[2] > 200)
})

t.test('ligatures become letters, soft hyphens go', async (t) => {
  // Code 1 is the glyph fi, code 2 a soft hyphen inside a word.
  const source = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 5 0 R/Resources<</Font<</F1 4 0 R>>>>>> endobj
4 0 obj <</Type/Font/Subtype/Type1/BaseFont/Times-Roman/Encoding<</Type/Encoding/Differences[1/fi/uni00AD]>>>> endobj
5 0 obj <</Length 51>> stream
BT /F1 12 Tf 50 150 Td (of) Tj <01> Tj (ce) Tj ET  
endstream endobj
trailer <</Root 1 0 R>>`
  const file = new PdfFile(write(folderFor(t), 'a.pdf', source), null)
  const page = file.openPage(1)
  const { glyphs, fonts } = page.content()
  t.same(texts(wordsOfGlyphs(glyphs, fonts, page, false)), ['office'])
  page.close()
  file.close()
})

t.test('/Rotate shows the same words upright', async (t) => {
  // Each content is turned against its page, so that all pages look alike.
  const turns = {
    0: '',
    90: '0 1 -1 0 400 0 cm',
    180: '-1 0 0 -1 400 600 cm',
    270: '0 -1 1 0 0 600 cm',
  }
  const text = 'BT /F1 12 Tf 50 150 Td (Invoice 4711) Tj ET'
  for (const rotate of [0, 90, 180, 270] as const) {
    const content = `${turns[rotate]} ${text}`
    const words = wordsOf(t, { content, width: 400, height: 600, rotate })
    t.same(texts(words), ['Invoice', '4711'], `rotate ${rotate}`)
    for (const word of words) t.equal(word.rotation, 0, `rotate ${rotate}`)
  }
})

t.test('directions within 15 degrees count as quarter turns', async (t) => {
  t.equal(rotationOf(1, 0), 0)
  t.equal(rotationOf(Math.cos(0.2), Math.sin(0.2)), 0)
  t.equal(rotationOf(0, 1), 90)
  t.equal(rotationOf(-1, 0), 180)
  t.equal(rotationOf(0, -1), 270)
  t.equal(rotationOf(Math.SQRT1_2, Math.SQRT1_2), null)
})

t.test('letters and the marks that were set over or under them are one', async (t) => {
  // As TeX sets them: the mark, back by its width, the letter; over a capital the mark is raised.
  const content = `BT /F1 12 Tf 60 700 Td [(caf\\264) 333 (e au lait, na\\250) 333 (ive)] TJ ET
    BT /F1 12 Tf 60 680 Td 3 Ts (\\250) Tj 0 Ts [() 555 (Ubung)] TJ ET
    BT /F1 12 Tf 60 660 Td [(Curac) 416 (\\270) -83 (ao)] TJ ET`
  t.same(texts(wordsOf(t, { content })), ['café', 'au', 'lait,', 'naïve', 'Übung', 'Curaçao'])
})

t.test(
  'a comma that is set under its letter is part of it, one that follows is none',
  async (t) => {
    const content = `BT /F1 12 Tf 60 700 Td [(lat) 280] TJ -3 Ts /F1 8 Tf (,) Tj 0 Ts /F1 12 Tf [() 30 (a)] TJ ET
    BT /F1 12 Tf 60 680 Td [(FIRST) 200 (, then)] TJ ET`
    t.same(texts(wordsOf(t, { content })), ['lața', 'FIRST,', 'then'])
  },
)

t.test('marks that stand alone stay', async (t) => {
  const content = `BT /F1 12 Tf 60 700 Td (~ 5 km, 2^10, \\264quoted\\264) Tj ET`
  t.same(texts(wordsOf(t, { content })), ['~', '5', 'km,', '2^10,', '´quoted´'])
})

t.test('the sign of the pound, as fonts of TeX have it', async (t) => {
  const content = `BT /F1 12 Tf 60 700 Td (\\27712.50 \\2771,250.00) Tj ET
    BT /F1 12 Tf 60 680 Td (\\277Cu\\341nto? \\27720?) Tj ET`
  t.same(texts(wordsOf(t, { content })), ['£12.50', '£1,250.00', '¿Cuánto?', '¿20?'])
})

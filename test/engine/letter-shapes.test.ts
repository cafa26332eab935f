import t from 'tap'
import { LetterShapes } from '../../src/engine/pdf/letter-shapes.ts'
import { PdfFile } from '../../src/engine/pdf/pdf-file.ts'
import { drawnLine, layerLines } from '../../src/engine/text-layer/layer-check.ts'
import { folderFor, lines, pdf, write } from './documents.ts'

t.test('letters that look as they did', async (t) => {
  const folder = folderFor(t)
  /** The first line of a page with the given contents, as it is drawn. */
  const drawnFrom = (content: string) => {
    const file = new PdfFile(write(folder, 'page.pdf', pdf([{ content }])), null)
    const page = file.openPage(1)
    const line = drawnLine(layerLines(page.content())[0]!, page)
    page.close()
    file.close()
    return line
  }
  const shapes = new LetterShapes()
  const known = drawnFrom(lines(['dangerous8']))
  t.notOk(shapes.areAll('font', known.letters, known.picture), 'of nothing that was seen')
  // Letters stand at whole and at half pixels.
  for (const left of [60, 60.1, 60.2, 60.3]) {
    const { letters, picture } = drawnFrom(lines(['dangerous8'], 12, left))
    shapes.keep('font', letters, picture)
  }
  const isKnown = (content: string, font = 'font') => {
    const { letters, picture } = drawnFrom(content)
    return shapes.areAll(font, letters, picture)
  }
  t.ok(isKnown(lines(['dangerous8'])))
  t.ok(isKnown(lines(['unsoangerd'], 12, 60, 500)), 'in another order at another place')
  t.ok(isKnown(lines(['gooseranda'], 9)), 'in another size')
  t.notOk(isKnown(lines(['dangerous8']), 'another font'))
  t.notOk(isKnown(lines(['dangerousB'])), 'a letter that was not seen')
  t.notOk(isKnown(lines(['dangerous8']).replace('/F1', '/F3')), 'letters of another look')
  t.notOk(isKnown(`1 g ${lines(['dangerous8'])}`), 'white letters')
  t.notOk(isKnown(`${lines(['dangerous8'])} 1 g 0 0 595 842 re f`), 'covered letters')

  t.test('another letter in the place of one', async (t) => {
    const { letters, picture } = drawnFrom(lines(['dangerous8']))
    for (const [at, text] of [
      [9, 'o'],
      [8, 'e'],
      [0, 'a'],
      [3, 'o'],
    ] as const)
      t.notOk(shapes.areAll('font', letters.with(at, { ...letters[at]!, text }), picture), text)
  })
})

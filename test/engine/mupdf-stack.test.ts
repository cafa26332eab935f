import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import t from 'tap'
import { loadAddon } from '../../src/engine/native.ts'
import { PdfFile } from '../../src/engine/raster.ts'
import { release } from '../../src/engine/release.ts'
import { folderFor, pdf, write } from './documents.ts'

/** An error took some hundred bytes of a stack of 64 KB, and after a thousand it was full. */
const MANY = 3000

t.test('damaged PDFs leave nothing behind in MuPDF', async (t) => {
  const folder = folderFor(t)
  const good = write(
    folder,
    'good.pdf',
    pdf([{ content: 'BT /F1 24 Tf 72 700 Td (Delivery note) Tj ET 72 600 200 40 re S' }]),
  )
  const damaged = write(folder, 'damaged.pdf', Buffer.from('%PDF-1.4\nnothing of a document\n'))
  const cut = write(folder, 'cut.pdf', readFileSync(good).subarray(0, 200))
  const drawn = () => {
    const file = new PdfFile(good, null)
    const page = file.openPage(1)
    const picture = page.gray(100, 80_000_000)
    if (picture.kind !== 'gray') throw new Error('not gray')
    const pixels = createHash('sha256').update(picture.pixels).digest('hex')
    release(picture.pixels)
    // A font's id is its address.
    const { glyphs, strokes } = page.content()
    page.close()
    file.close()
    return { pixels, glyphs, strokes }
  }
  const before = drawn()
  t.equal(before.glyphs.map(({ text }) => text).join(''), 'Delivery note')
  t.equal(before.strokes.length, 1)
  let refused = 0
  for (let i = 0; i < MANY; i++)
    for (const path of [damaged, cut])
      try {
        new PdfFile(path, null).close()
      } catch (error) {
        // A trap would say POISONED.
        if ((error as { code?: string }).code === 'INVALID_FILE') refused++
      }
  t.equal(refused, 2 * MANY)
  t.same(drawn(), before)
  // What is free is asked for until MuPDF says that there is no more: an error, too.
  const { discard } = loadAddon()
  for (let i = 0; i < MANY; i++) new PdfFile(good, null).close(discard)
  t.same(drawn(), before)
})

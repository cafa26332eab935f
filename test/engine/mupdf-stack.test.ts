import { createHash } from 'node:crypto'
import { closeSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { loadAddon } from '../../src/engine/native.ts'
import { PdfFile } from '../../src/engine/pdf/pdf-file.ts'
import { release } from '../../src/engine/release.ts'
import { folderFor, pdf, write } from './documents.ts'

/** Each error took a piece of MuPDF's stack, and after a thousand it was full. */
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

t.test('a disk that fails is not the fault of the PDF, and spoils none after it', async (t) => {
  const folder = folderFor(t)
  const text = 'BT /F1 24 Tf 72 700 Td (Page) Tj ET'
  const path = write(folder, 'file.pdf', pdf([{ content: text }, { content: text }]))
  const textOf = (file: PdfFile): string => {
    const page = file.openPage(2)
    const { glyphs } = page.content()
    page.close()
    return glyphs.map((glyph) => glyph.text).join('')
  }
  const codes = new Set<unknown>()
  // Each error once took some of the 256 levels of errors that MuPDF has.
  for (let i = 0; i < 300; i++) {
    const file = new PdfFile(path, null)
    for (const descriptor of descriptorsOf(path)) closeSync(descriptor)
    try {
      textOf(file)
    } catch (error) {
      codes.add((error as { code?: string }).code)
    }
    file.close()
  }
  t.same([...codes], ['EBADF'])
  const file = new PdfFile(path, null)
  t.equal(textOf(file), 'Page')
  file.close()
  t.same(descriptorsOf(path), [])
})

/** Of a file that this process has open. */
const descriptorsOf = (path: string): number[] =>
  readdirSync('/proc/self/fd')
    .filter((name) => {
      try {
        return readlinkSync(join('/proc/self/fd', name)) === path
      } catch {
        // The folder's own.
        return false
      }
    })
    .map(Number)

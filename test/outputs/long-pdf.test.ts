import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import t from 'tap'
import { drawn, folderFor, lines, type PageSpec, pdf, write } from '../engine/documents.ts'
import { context, engineFor, request } from '../engine/engines.ts'

const PAGES = 50
const VOCABULARY = (
  'harbour winter letter garden market silver bridge number summer window yellow between ' +
  'captain orange kitchen morning village station blanket mountain thunder pencil hundred ' +
  'without another country question picture'
).split(' ')
/** Of a page, three lines of four words; no two pages have the same. */
const textsOf = (page: number): string[] =>
  [0, 1, 2].map((line) =>
    [0, 1, 2, 3]
      .map((at) => VOCABULARY[(page * 5 + line * 7 + at * (2 + (page % 3))) % VOCABULARY.length])
      .join(' '),
  )
const PLACE = { width: 400, height: 150 }

/** Scans, scans under a turned page, and text, by turns. */
async function pageOf(number: number): Promise<PageSpec> {
  const content = lines(textsOf(number), 16, 30, 110)
  if (number % 3 === 1) return { content, ...PLACE }
  const picture = sharp(drawn(pdf([{ content, ...PLACE }]), 150))
  if (number % 3 === 0)
    return {
      content: 'q 400 0 0 150 0 0 cm /I1 Do Q',
      image: await picture.png().toBuffer(),
      ...PLACE,
    }
  const image = await picture.rotate(270).png().toBuffer()
  const content90 = 'q 150 0 0 400 0 0 cm /I1 Do Q'
  return { content: content90, image, width: 150, height: 400, rotate: 90 }
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')
const sorted = (words: readonly string[]): string => [...words].sort().join(' ')
/** Page by page, as another program finds them. */
const pagesOf = (path: string): string[][] =>
  execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1).map(wordsOf)

const engine = await engineFor(t)
const folder = folderFor(t)
const numbers = Array.from({ length: PAGES }, (_, i) => i + 1)
const bytes = pdf(await Promise.all(numbers.map(pageOf)))
const source = { path: write(folder, 'book.pdf', bytes), name: 'book.pdf' }
const wanted = (output: string, pageRange: string | null = null) =>
  request({ output, pageRange, languages: ['eng'], dpi: 150 })

t.test('pdf of 50 pages: on each the words of model text', async (t) => {
  const text = await engine.convert(source, wanted('txt'), context())
  const read = readFileSync(text.path, 'utf8').split('\f').map(wordsOf)
  await text.dispose()
  const result = await engine.convert(source, wanted('pdf'), context())
  const target = write(folder, 'out.pdf', readFileSync(result.path))
  await result.dispose()
  t.match(
    execFileSync('qpdf', ['--check', target], { encoding: 'utf8' }),
    /No syntax or stream encoding errors found/,
  )
  const found = pagesOf(target)
  t.equal(found.length, PAGES)
  for (const [i, words] of found.entries()) {
    t.equal(sorted(words), sorted(read[i]!), `page ${i + 1}, as read`)
    t.equal(sorted(words), sorted(wordsOf(textsOf(i + 1).join(' '))), `page ${i + 1}, as made`)
  }
  const output = readFileSync(target)
  t.ok(output.length <= 1.1 * bytes.length + 600 * PAGES, `${output.length} of ${bytes.length}`)
})

t.test('pdf of a document that was read in parts', async (t) => {
  const chosen = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  const request = wanted('pdf', '1-9')
  const whole = await engine.convert(source, request, context())
  const parts = await Promise.all(
    [
      [1, 2, 3, 4],
      [5, 6, 7],
      [8, 9],
    ].map((pages) => engine.read(source, request, context(), { type: 'pdf', pages })),
  )
  const joined = await engine.join(source, request, context(), 'pdf', parts)
  t.equal(joined.pagesUsed, 9)
  t.same(joined.failedPages, [])
  const target = write(folder, 'joined.pdf', readFileSync(joined.path))
  const one = write(folder, 'whole.pdf', readFileSync(whole.path))
  for (const own of [...parts, whole, joined]) await own.dispose()
  t.match(
    execFileSync('qpdf', ['--check', target], { encoding: 'utf8' }),
    /No syntax or stream encoding errors found/,
  )
  const found = pagesOf(target)
  t.equal(found.length, PAGES, 'all pages are there, the others as they were')
  for (const number of chosen)
    t.equal(sorted(found[number - 1]!), sorted(wordsOf(textsOf(number).join(' '))), `${number}`)
  t.same(found, pagesOf(one))
})

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import JSZip from 'jszip'
import sharp from 'sharp'
import t from 'tap'
import { drawn, folderFor, lines, type PageSpec, pdf, write } from '../engine/documents.ts'
import { context, engineFor, request } from '../engine/engines.ts'
import { CARD, ROLL } from '../engine/small-papers.ts'

/** The text as a scan. */
async function scanned(
  texts: readonly string[],
  size: { readonly width: number; readonly height: number },
): Promise<PageSpec> {
  const content = lines(texts, 10, 20, size.height - 25)
  const image = await sharp(drawn(pdf([{ content, ...size }]), 200))
    .jpeg()
    .toBuffer()
  return { content: `q ${size.width} 0 0 ${size.height} 0 0 cm /I1 Do Q`, image, ...size }
}

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8' })
const sorted = (text: string): string => text.trim().split(/\s+/).sort().join(' ')
const wordsOf = (path: string): string => sorted(run('pdftotext', path, '-'))

const engine = await engineFor(t)
const folder = folderFor(t)
const SLIP = { width: 226, height: 300 }
/** A receipt and the empty back of its sheet, a card. */
const scan = [
  await scanned(ROLL, SLIP),
  await scanned([], SLIP),
  await scanned(CARD, { width: 241, height: 156 }),
]
const path = write(folder, 'morning.pdf', pdf(scan))

async function converted(output: string, split: boolean) {
  const result = await engine.convert(
    { path, name: 'morning.pdf' },
    request({ model: 'auto', output, languages: ['eng'], options: { split } }),
    context(),
  )
  const bytes = readFileSync(result.path)
  await result.dispose()
  return { result, bytes }
}

t.test('auto as pdf: the whole document, whatever it is', async (t) => {
  const { result, bytes } = await converted('pdf', false)
  t.match(result, { contentType: 'application/pdf', output: 'pdf', fileName: 'morning.pdf' })
  t.same(
    result.warnings.map(({ code }) => code),
    ['SEVERAL_DOCUMENTS'],
  )
  const target = write(folder, 'whole.pdf', bytes)
  t.equal(wordsOf(target), sorted([...ROLL, ...CARD].join(' ')))
})

t.test('split: a searchable PDF of each paper with its own pages alone', async (t) => {
  const { result, bytes } = await converted('pdf', true)
  t.match(result, { output: 'zip', fileName: 'morning.zip' })
  const archive = await JSZip.loadAsync(bytes)
  t.same(Object.keys(archive.files), ['1 receipt.pdf', '2 business_card.pdf'])
  const papers = [
    { pages: 2, texts: ROLL },
    { pages: 1, texts: CARD },
  ] as const
  for (const [i, file] of Object.values(archive.files).entries()) {
    const target = write(folder, `${i}.pdf`, await file.async('nodebuffer'))
    t.match(run('qpdf', '--check', target), /No syntax or stream encoding errors found/)
    t.match(run('pdfinfo', target), new RegExp(`Pages: +${papers[i]!.pages}\n`))
    t.equal(wordsOf(target), sorted(papers[i]!.texts.join(' ')))
    t.ok((await file.async('nodebuffer')).length < bytes.length, 'without the others’ pictures')
  }
})

t.test('split: hocr and alto of each paper', async (t) => {
  for (const [output, extension, pages] of [
    ['hocr', 'hocr', /id="page_(\d)"/g],
    ['alto', 'xml', /<Page ID="page_(\d)"/g],
  ] as const) {
    const archive = await JSZip.loadAsync((await converted(output, true)).bytes)
    t.same(Object.keys(archive.files), [`1 receipt.${extension}`, `2 business_card.${extension}`])
    const texts = await Promise.all(Object.values(archive.files).map((file) => file.async('text')))
    t.same(
      texts.map((text) => [...text.matchAll(pages)].map(([, number]) => number)),
      [['1', '2'], ['3']],
    )
  }
})

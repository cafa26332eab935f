import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import { DEFAULT_OPTIONS } from '../../src/document/extract-options.ts'
import type { Page } from '../../src/document/page.ts'
import { outputs } from '../../src/outputs/registry.ts'
import { drawn, folderFor, lines, pdf, write } from '../engine/documents.ts'
import { context, engineFor, request } from '../engine/engines.ts'
import { page, words } from '../tables/pages.ts'

const made = async (name: string, pages: readonly Page[]): Promise<string> => {
  const extraction = { content: {}, sheets: [], text: '', warnings: [] }
  const input = { model: 'text', pages, failures: [], extraction, options: DEFAULT_OPTIONS }
  return new TextDecoder().decode(await outputs.get(name)!.write(input))
}

/** What an XPath expression comes to. */
const xpath = (file: string, expression: string): string =>
  execFileSync('xmllint', ['--nonet', '--xpath', expression, file], { encoding: 'utf8' }).trim()

const ODD: Page = {
  ...page([words('Tea & "milk" <b> \u0007x', 72, 144), words('second', 72, 180)]),
  languages: ['eng', 'chi_sim'],
}

t.test('hocr: elements, ids and properties', async (t) => {
  const file = write(folderFor(t), 'a.hocr', await made('hocr', [ODD, { ...ODD, number: 3 }]))
  const of = (path: string) => xpath(file, `string(${path})`)
  const by = (name: string) => `//*[@class="${name}"]`
  t.equal(of(`${by('ocr_page')}/@title`), 'bbox 0 0 2479 3508; ppageno 0; scan_res 300 300')
  t.match(of(`(${by('ocr_page')})[2]/@title`), /; ppageno 2;/, 'the number in the document')
  t.equal(of(`count(${by('ocrx_word')})`), '12')
  t.equal(of(`(${by('ocrx_word')})[4]`), '<b>')
  t.equal(of(`(${by('ocrx_word')})[3]`), '"milk"')
  // 72 points from the left are 300 pixels; three letters of 10 points, half as wide, 62.5.
  t.equal(of(`${by('ocrx_word')}/@title`), 'bbox 300 571 363 608; x_wconf 100')
  t.equal(of(`${by('ocr_line')}/@title`).replace(/^.*?; /, ''), 'baseline 0 -8; x_size 38')
  t.equal(of(`${by('ocr_par')}/@lang`), 'en')
  t.equal(of('count(//@id)'), of('count(//@id[not(. = preceding::*/@id)])'), 'ids are unique')
  t.equal(of(`count(${by('ocr_carea')}/${by('ocr_par').slice(2)}/*)`), '4')
})

t.test('alto: elements, ids and places', async (t) => {
  const file = write(folderFor(t), 'a.xml', await made('alto', [ODD]))
  const of = (name: string, rest = '') =>
    xpath(file, `string((//*[local-name()="${name}"])${rest})`)
  t.equal(of('MeasurementUnit'), 'pixel')
  t.equal(of('Page', '/@PHYSICAL_IMG_NR'), '1')
  t.equal(of('Page', '/@LANG'), 'en')
  t.equal(of('Page', '/@OTHERLANGS'), 'zh-Hans')
  t.equal(of('String', '/@HPOS'), '300')
  t.equal(of('String', '/@VPOS'), '571')
  t.equal(of('String', '/@WIDTH'), '63')
  t.equal(of('String', '/@WC'), '1')
  t.equal(of('String', '[3]/@CONTENT'), '"milk"')
  t.match(of('TextLine', '/@BASELINE'), /^300,600 \d+,600$/)
  t.equal(xpath(file, 'count(//*[local-name()="SP"])'), '4')
})

t.test('right to left, turned text, nothing at all', async (t) => {
  const hebrew = page([words('שלום עולם', 72, 144)])
  t.match(await made('hocr', [hebrew]), /<p class="ocr_par" id="par_1_1" dir="rtl"/)
  t.match(await made('alto', [hebrew]), /<TextBlock [^>]* BASEDIRECTION="rtl">/)
  // Bottom to top as it was sent: the page was turned clockwise to be read.
  const turned: Page = { ...page([words('up', 72, 144)]), rotation: 90 }
  t.match(await made('hocr', [turned]), /; textangle 90; /)
  t.match(await made('hocr', [turned]), /"bbox 0 0 3508 2479; ppageno 0;/)
  t.match(await made('alto', [turned]), /<TextBlock [^>]* ROTATION="90">/)
  for (const name of ['hocr', 'alto']) {
    const file = write(folderFor(t), 'empty', await made(name, [page([])]))
    t.equal(xpath(file, 'count(//*[local-name()="body" or local-name()="Layout"]/*)'), '1', name)
  }
})

/** A word's box in an hOCR file. */
function boxOf(text: string, word: string): number[] {
  const found = new RegExp(`bbox (\\d+) (\\d+) (\\d+) (\\d+); x_wconf \\d+">${word}<`).exec(text)
  return found ? found.slice(1).map(Number) : []
}

t.test('words lie where the picture that was sent shows them', async (t) => {
  const engine = await engineFor(t)
  const folder = folderFor(t)
  const texts = [
    'The harvest was brought in late',
    'that year, and Zanzibar',
    'was far away from here',
  ]
  const content = Array.from({ length: 8 }, (_, i) => lines(texts, 14, 80, 740 - i * 80)).join('\n')
  const upright = drawn(pdf([{ content }]), 200)
  const { width, height } = await sharp(upright).metadata()
  // The first line's first word begins 80 points from the left, its baseline 102 points from the top.
  const [x, y] = [(80 * 200) / 72, (102 * 200) / 72]
  for (const degrees of [0, 90, 180, 3]) {
    const bytes = await sharp(upright)
      .rotate(degrees, { background: '#ffffff' })
      .withMetadata({ density: 200 })
      .png()
      .toBuffer()
    const sent = await sharp(bytes).metadata()
    const path = write(folder, `turned-${degrees}.png`, bytes)
    const source = { path, name: 'turned.png' }
    const result = await engine.convert(source, request({ output: 'hocr' }), context())
    const text = readFileSync(result.path, 'utf8')
    await result.dispose()
    t.match(text, `"bbox 0 0 ${sent.width} ${sent.height}; ppageno 0; scan_res 200 200"`)
    const [x0, y0, x1, y1] = boxOf(text, 'The')
    const angle = (degrees * Math.PI) / 180
    const [right, down] = [x + 20 - width! / 2, y - 10 - height! / 2]
    const inside = [
      sent.width! / 2 + right * Math.cos(angle) - down * Math.sin(angle),
      sent.height! / 2 + right * Math.sin(angle) + down * Math.cos(angle),
    ]
    const isInside = x0! < inside[0]! && inside[0]! < x1! && y0! < inside[1]! && inside[1]! < y1!
    t.ok(isInside, `${degrees}: ${[x0, y0, x1, y1]} holds ${inside.map(Math.round)}`)
    t.ok((x1! - x0!) * (y1! - y0!) < 100 * 60, 'and little more than the word')
    const slope = /baseline (-?[\d.]+) /.exec(text)?.[1]
    if (degrees === 3) t.ok(Math.abs(Number(slope) - Math.tan(angle)) < 0.005, `slope ${slope}`)
  }
})

t.test('the guide names every output', async (t) => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/guide/outputs.md'), 'utf8')
  for (const name of outputs.keys()) t.match(guide, `\`${name}\``, name)
})

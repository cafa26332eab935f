import t from 'tap'
import { drawn, pdf } from '../engine/documents.ts'
import { linesOf, turned } from './pictures.ts'
import { plainReader } from './plain-reader.ts'

const readPicture = plainReader(t)
const DPI = 150

const SHORT = ['CORNER BAKERY', 'Rye bread 2.40', 'Butter rolls 3.10', 'TOTAL 5.50', 'Thank you']
const LONG = [
  ...SHORT.slice(0, 3),
  'Apple juice 1.80',
  'Cheese cake 4.25',
  'Paper bag 0.20',
  ...SHORT.slice(3),
]

/** Bars of one to four modules with as wide gaps, as in Code 128. */
function barcode(count: number, [x, y]: readonly [number, number], height: number): string {
  const module = 1.1
  const bars: string[] = []
  let at = x
  for (let i = 0; i < count; i++) {
    const width = module * (1 + ((i * 7) % 4))
    bars.push(`${at} ${y} ${width} ${height} re f`)
    at += width + module * (1 + ((i * 5) % 3))
  }
  return bars.join('\n')
}

const receipt = (texts: readonly string[]): string =>
  [
    ...texts.map((text, i) => `BT /F1 9 Tf 60 ${700 - 13 * i} Td (${text}) Tj ET`),
    barcode(36, [60, 700 - 13 * texts.length - 45], 40),
  ].join('\n')

for (const [name, texts] of Object.entries({ short: SHORT, long: LONG }))
  for (const degrees of [0, 2, -3])
    t.test(`a ${name} receipt over a barcode is read at ${degrees}°`, async (t) => {
      const page = drawn(pdf([{ content: receipt(texts) }]), DPI)
      const read = readPicture(await turned(page, degrees), DPI)
      t.equal(read.rotation, 0, 'upright')
      t.ok(Math.abs(read.skew + degrees) < 0.3, `turned by ${read.skew}`)
      const lines = linesOf(read)
      for (const text of texts) t.ok(lines.includes(text), `${text} in ${lines.join(' | ')}`)
    })

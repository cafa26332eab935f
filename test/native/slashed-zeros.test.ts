import sharp from 'sharp'
import t from 'tap'
import { drawn, pdf } from '../engine/documents.ts'
import { linesOf } from './pictures.ts'
import { plainReader } from './plain-reader.ts'

const read = plainReader(t)
const DPI = 200
const SIZE = 12
/** Widths of Helvetica's digits and points, in ems. */
const DIGIT = 0.556
const POINT = 0.278

/** A figure at a place, with strokes through its zeros where that is asked for. */
function figure(text: string, x: number, y: number, slashed: boolean): string {
  let at = x
  const strokes = [...text].map((sign) => {
    const from = at
    at += (/\d/.test(sign) ? DIGIT : POINT) * SIZE
    if (!slashed || sign !== '0') return ''
    const [left, right] = [from + 0.1 * SIZE, from + 0.46 * SIZE]
    return `${0.14 * SIZE} w ${left} ${y + 0.02 * SIZE} m ${right} ${y + 0.68 * SIZE} l S`
  })
  return `BT /F1 ${SIZE} Tf ${x} ${y} Td (${text}) Tj ET ${strokes.join(' ')}`
}

const FIGURES = ['100.20', '3048.05', '8060.90', '700.08', '2005.00', '960.30', '1080.06', '40.98']

async function readAs(slashed: boolean): Promise<string[]> {
  const content = FIGURES.map((text, i) => figure(text, 80, 700 - 24 * i, slashed)).join('\n')
  const soft = await sharp(drawn(pdf([{ content }]), DPI))
    .blur(1.4)
    .png()
    .toBuffer()
  return linesOf(read(soft, DPI))
}

t.test('zeros with a stroke through them are no eights', async (t) => {
  t.same(await readAs(true), FIGURES)
})

t.test('eights of other pages stay eights', async (t) => {
  t.same(await readAs(false), FIGURES)
})

import t from 'tap'
import { drawn, pdf } from '../engine/documents.ts'
import { linesOf } from './pictures.ts'
import { plainReader } from './plain-reader.ts'

const read = plainReader(t)
const DPI = 200
const SIZE = 11
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
    const [left, right] = [from + 0.12 * SIZE, from + 0.44 * SIZE]
    return `0.7 w ${left} ${y + 0.08 * SIZE} m ${right} ${y + 0.62 * SIZE} l S`
  })
  return `BT /F1 ${SIZE} Tf ${x} ${y} Td (${text}) Tj ET ${strokes.join(' ')}`
}

const FIGURES = ['100.20', '3048.05', '8060.90', '700.08', '2005.00', '960.30', '1080.06', '40.98']

const readAs = (slashed: boolean): string[] => {
  const content = FIGURES.map((text, i) => figure(text, 80, 700 - 22 * i, slashed)).join('\n')
  return linesOf(read(drawn(pdf([{ content }]), DPI), DPI))
}

t.test('zeros with a stroke through them are no eights', async (t) => {
  t.same(readAs(true), FIGURES)
})

t.test('eights of other pages stay eights', async (t) => {
  t.same(readAs(false), FIGURES)
})

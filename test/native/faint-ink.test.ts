import t from 'tap'
import { drawn, pdf } from '../engine/documents.ts'
import { linesOf } from './pictures.ts'
import { plainReader } from './plain-reader.ts'

const read = plainReader(t)
const DPI = 200
const ROWS = ['Gasket 52 14.20', 'Bearing 8 3.98', 'Sealing 310 1.15', 'Washer 27 9.70']

/** Rows of black text, and between them some in a gray. */
const linesWith = (gray: number): string[] => {
  const line = (text: string, y: number) => `BT /F1 11 Tf 80 ${y} Td (${text}) Tj ET`
  const content = [
    '0 g',
    ...ROWS.map((row, i) => line(row, 700 - 40 * i)),
    `${gray} g`,
    ...ROWS.map((_, i) => line('Order number', 680 - 40 * i)),
  ]
  return linesOf(read(drawn(pdf([{ content: content.join('\n') }]), DPI), DPI))
}

t.test('what hardly shines through the paper is no text', async (t) => {
  t.same(linesWith(0.88), ROWS)
})

t.test('gray print is', async (t) => {
  t.same(
    linesWith(0.6),
    ROWS.flatMap((row) => [row, 'Order number']),
  )
})

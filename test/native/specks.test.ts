import t from 'tap'
import { plainReader } from './plain-reader.ts'
import { SHEET_DPI, scannedSheet } from './scanned-sheet.ts'

const read = plainReader(t)
const SIZE = 10

/** A text with a square spot of so many points beside it, at a height above the baseline. */
const spotted = (
  text: string,
  x: number,
  y: number,
  spot: readonly [x: number, y: number, side: number],
) => ({
  text: `${text}) Tj ET ${x + spot[0]} ${y + spot[1]} ${spot[2]} ${spot[2]} re f BT /F1 1 Tf (`,
  x,
  y,
})

t.test('dirt beside a figure is no sign of it', async (t) => {
  const figures = ['185', '120', '437', '968', '254', '730']
  const texts = figures.flatMap((figure, i) => {
    const y = 780 - 24 * i
    return [
      { text: 'Output voltage 3.25 to 4.75', x: 60, y },
      spotted(figure, 300, y, [20, 3 + (i % 3), 1]),
    ]
  })
  const { words } = read(await scannedSheet(texts, SIZE, 'dirt'), SHEET_DPI)
  const seen = words.filter(({ box }) => (box[0] * 72) / SHEET_DPI > 290)
  t.strictSame(
    seen.map(({ text }) => text).filter((text) => !/^[.•·]$/.test(text)),
    figures,
  )
})

t.test('signs of figures stay', async (t) => {
  const figures = ['-185', '120-', '437*', '96.8', '25,4', '7-30', '12.']
  const texts = figures.flatMap((text, i) => {
    const y = 780 - 24 * i
    return [
      { text: 'Output voltage 3.25 to 4.75', x: 60, y },
      { text, x: 300, y },
    ]
  })
  const { words } = read(await scannedSheet(texts, SIZE, 'signs'), SHEET_DPI)
  const seen = words.filter(({ box }) => (box[0] * 72) / SHEET_DPI > 290)
  t.strictSame(
    seen.map(({ text }) => text),
    figures,
  )
})

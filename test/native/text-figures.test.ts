import t from 'tap'
import { plainReader } from './plain-reader.ts'
import { readAt, SHEET_DPI, scannedSheet } from './scanned-sheet.ts'

const read = plainReader(t)
const SIZE = 11
/** Of a figure's height: small letters. */
const SMALL = 0.73

/** Text figures: 0, 1 and 2 are as high as small letters, 3, 4, 5, 7 and 9 reach below the line. */
const textFigures = (digits: string): string =>
  [...digits]
    .map((digit) => {
      const size = '012'.includes(digit) ? SMALL * SIZE : SIZE
      const rise = '34579'.includes(digit) ? (SMALL - 1) * 0.72 * SIZE : 0
      return `) Tj /F1 ${size} Tf ${rise.toFixed(2)} Ts (${digit}`
    })
    .join('')

const TOWNS = ['Pontevedra', 'Salamanca', 'Ciudad Real', 'Guadalajara', 'Villanueva', 'Zaragoza']
const FIGURES = ['932', '340', '750', '942', '350', '471']

t.test('figures between others that reach below the line are not raised', async (t) => {
  const towns = TOWNS.map((text, i) => ({ text, x: 80, y: 760 - 30 * i }))
  const cells = FIGURES.map((digits, i) => ({ text: textFigures(digits), x: 250, y: 760 - 30 * i }))
  const { words } = read(await scannedSheet([...towns, ...cells], SIZE, 'figures'), SHEET_DPI)
  t.same(
    cells.map((cell) => readAt(words, cell, SIZE)),
    FIGURES,
  )
})

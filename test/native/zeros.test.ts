import t from 'tap'
import { plainReader } from './plain-reader.ts'
import { readAt, SHEET_DPI, scannedSheet } from './scanned-sheet.ts'

const read = plainReader(t)
const SIZE = 12
/** Of a font's width: an O as wide as the digits of Helvetica. */
const NARROW = 70

const CODES = ['SHO1', 'BO19', 'LDOO1', '3OMM', 'RO34325', 'TO280']

/** Codes of one column, each O as wide as it is said, beside a figure that tells how wide digits are. */
async function codesRead(width: number, codes: readonly string[]) {
  const cells = codes.map((text, i) => ({ text, x: 100, y: 780 - 26 * i }))
  const drawn = cells.map(({ text, x, y }) => ({
    text: `${text.replaceAll('O', `) Tj ${width} Tz (O) Tj 100 Tz (`)} 4826`,
    x,
    y,
  }))
  const { words } = read(await scannedSheet(drawn, SIZE, `zeros ${width}`), SHEET_DPI)
  return cells.map((cell) => readAt(words, cell, SIZE))
}

t.test('an O beside digits that is no wider than they are is a zero', async (t) => {
  t.strictSame(
    await codesRead(NARROW, CODES),
    CODES.map((code) => code.replaceAll('O', '0')),
  )
})

t.test('an O as wide as a letter stays one', async (t) => {
  t.strictSame(await codesRead(100, ['SHO4', 'CO2', 'BO29']), ['SHO4', 'CO2', 'BO29'])
})

import t from 'tap'
import { plainReader } from './plain-reader.ts'
import { readAt, SHEET_DPI, scannedSheet } from './scanned-sheet.ts'

const read = plainReader(t)
const SIZES = [8, 10]

/** Texts of one column, as they are read up to the first wide gap. */
async function columnRead(texts: readonly string[], size: number, seed: string) {
  const cells = texts.map((text, i) => ({ text, x: 100, y: 780 - 26 * i }))
  const { words } = read(await scannedSheet(cells, size, `${seed} ${size}`), SHEET_DPI)
  return cells.map((cell) => readAt(words, cell, size))
}

t.test('grams behind a figure are no digit of it', async (t) => {
  for (const size of SIZES)
    t.strictSame(
      await columnRead(['6.4 g', '27.1 g', '16.3 g', '0.7 g', '118.5 g'], size, 'grams'),
      ['6.4', '27.1', '16.3', '0.7', '118.5'],
    )
})

t.test('digits that end as low as the others stay', async (t) => {
  const figures = ['6.48', '27.19', '16.38', '0.79', '118.58']
  for (const size of SIZES) t.strictSame(await columnRead(figures, size, 'digits'), figures)
})

t.test('an I at the beginning is no bar', async (t) => {
  const lines = [
    'I hope the park stays open.',
    'I cross the bridge daily.',
    'I like the new library.',
  ]
  for (const size of SIZES) t.strictSame(await columnRead(lines, size, 'bars'), ['I', 'I', 'I'])
})

t.test('the point in front of a fraction is read', async (t) => {
  const fractions = ['.75', '.08', '.4', '.625']
  for (const size of [10, 12])
    t.strictSame(await columnRead(fractions, size, 'fractions'), fractions)
})

import t from 'tap'
import { plainReader } from './plain-reader.ts'
import { readAt, SHEET_DPI, scannedSheet } from './scanned-sheet.ts'

const read = plainReader(t)
const TOWNS = ['Madrid', 'London', 'Berlin']
const LABELS = ['Date', 'Cashier', 'Invoice No', 'Member', 'Terminal', 'Table', 'Shift', 'Point']

t.test('a colon with white on both sides is a word of its own', async (t) => {
  const size = 10
  const rows = Array.from({ length: 32 }, (_, i) => ({
    label: LABELS[i % LABELS.length]!,
    value: `${1000 + 37 * i}`,
    y: 780 - 22 * i,
  }))
  const texts = rows.flatMap(({ label, value, y }) => [
    { text: label, x: 60, y },
    { text: ':', x: 150, y },
    { text: value, x: 190, y },
  ])
  const { words } = read(await scannedSheet(texts, size, 'colons'), SHEET_DPI)
  for (const { value, y } of rows) {
    t.equal(readAt(words, { text: ':', x: 150, y }, size), ':', `the colon before ${value}`)
    t.equal(readAt(words, { text: value, x: 190, y }, size), value)
  }
})

t.test('rows of dots across a page are no colons', async (t) => {
  const size = 10
  const texts = Array.from({ length: 20 }, (_, i) => ({ text: 'London', x: 60, y: 780 - 30 * i }))
  const dots = texts.flatMap(({ y }, i) =>
    Array.from({ length: 12 }, (_, k) => ({ text: ':', x: 150 + 5 * k + i, y })),
  )
  const { words } = read(await scannedSheet([...texts, ...dots], size, 'dots'), SHEET_DPI)
  const colons = words.filter(({ text }) => text === ':')
  t.equal(colons.length, 0)
})

/** In ems: the width of Helvetica's digits, from a digit to the comma behind it, from line to line. */
const DIGIT = 0.556
const GAP = 0.25
const LEADING = 1.05

t.test('a comma that ends a line is its own, not an accent of the next one', async (t) => {
  const size = 12
  const lines = ['4819274', '38204175', '290471834', '9034718265', '47182930475']
  const texts = lines.flatMap((text, i) => {
    const y = 700 - LEADING * size * i
    const x = 300 - (DIGIT * size * text.length) / 2
    return [
      { text, x, y },
      { text: ',', x: x + size * (DIGIT * text.length + GAP), y },
    ]
  })
  const above = TOWNS.map((text, i) => ({ text, x: 100, y: 780 - 20 * i }))
  const { words } = read(await scannedSheet([...above, ...texts], size, 'commas'), SHEET_DPI)
  t.strictSame(
    words.slice(TOWNS.length).map(({ text }) => text),
    lines.map((line) => `${line},`),
  )
})

t.test('a colon that ends a line some way behind its label is read', async (t) => {
  const size = 12
  const widths = [2.223, 3.891, 4.836, 3.889]
  const texts = ['Date', 'Cashier', 'Rounding', 'Change'].flatMap((text, i) => {
    const y = 700 - 24 * i
    return [
      { text, x: 100, y },
      { text: ':', x: 100 + size * (widths[i]! + 0.6), y },
    ]
  })
  const { words } = read(await scannedSheet(texts, size, 'ends'), SHEET_DPI)
  for (const text of texts) t.equal(readAt(words, text, size), text.text)
})

t.test('a figure whose point stands in the middle of its room is one', async (t) => {
  const size = 12
  const figures = ['27.00', '0.00', '143.50', '9.95', '61.20', '8.40']
  const gap = 0.3
  const texts = figures.flatMap((figure, i) => {
    const [whole, cents] = figure.split('.') as [string, string]
    const y = 700 - 24 * i
    const point = 100 + size * (DIGIT * whole.length + gap - 0.09)
    return [
      { text: whole, x: 100, y },
      { text: '.', x: point, y },
      { text: cents, x: point + size * (0.278 + gap - 0.09), y },
    ]
  })
  const { words } = read(await scannedSheet(texts, size, 'points'), SHEET_DPI)
  t.strictSame(
    words.map(({ text }) => text),
    figures,
  )
})

t.test('a few words on grainy paper are a page', async (t) => {
  const place = { text: 'Thank you', x: 200, y: 500 }
  const { words } = read(await scannedSheet([place], 12, 'sparse'), SHEET_DPI)
  t.strictSame(
    words.map(({ text }) => text),
    ['Thank', 'you'],
  )
})

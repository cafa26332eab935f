import t from 'tap'
import { plainReader } from './plain-reader.ts'
import { SHEET_DPI, scannedSheet } from './scanned-sheet.ts'

const read = plainReader(t)
const PITCH = 26
const TOP = 780
const PAPER = 842

/** Lines of one column in Courier, each as its words were read. */
async function linesRead(texts: readonly string[], size: number): Promise<string[]> {
  const cells = texts.map((text, i) => ({ text, x: 100, y: TOP - PITCH * i }))
  const { words } = read(await scannedSheet(cells, size, `a ${size}`, 'F4'), SHEET_DPI)
  const lines = texts.map((): string[] => [])
  for (const { text, baseline } of words)
    lines[Math.round(((baseline * 72) / SHEET_DPI - (PAPER - TOP)) / PITCH)]?.push(text)
  return lines.map((line) => line.join(' '))
}

const PLAIN = ['Sold 1911 at 11 places, 1148 in all', 'Invoice 2024/1']

t.test('litres behind figures are no ones', async (t) => {
  const texts = [
    'Natrium 139 mmol/l',
    'CRP 14 mg/l',
    'Volume 1.5 l daily',
    'Barrel 60 l of cider',
    ...PLAIN,
  ]
  for (const size of [9, 10]) t.strictSame(await linesRead(texts, size), texts)
})

t.test('ones stay behind figures that they stand apart from', async (t) => {
  const texts = ['Apple juice 5 1', 'Small bottles 12 1', 'Barrels of cider 21 1', ...PLAIN]
  for (const size of [9, 10]) t.strictSame(await linesRead(texts, size), texts)
})

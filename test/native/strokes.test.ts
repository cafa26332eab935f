import t from 'tap'
import { plainReader } from './plain-reader.ts'
import { readAt, SHEET_DPI, scannedSheet } from './scanned-sheet.ts'

const read = plainReader(t)

/** Rows of a place with a figure, and a text far from both. */
async function readInRows(texts: readonly string[], size: number, seed: string) {
  const rows = texts.map((_, i) => ({
    text: ['Island 2114', 'Illinois 1911', 'Indiana 1148'][i % 3]!,
    x: 60,
    y: 780 - 2 * size * i,
  }))
  const cells = texts.map((text, i) => ({ text, x: 300, y: rows[i]!.y }))
  const { words } = read(await scannedSheet([...rows, ...cells], size, seed), SHEET_DPI)
  return cells.map((cell) => readAt(words, cell, size))
}

t.test('upright strokes that stand alone in a row are not lost', async (t) => {
  const texts = Array.from({ length: 18 }, () => 'I')
  for (const seed of ['a', 'b', 'c']) {
    const seen = await readInRows(texts, 10, seed)
    // A sans serif's I and l are one stroke.
    t.strictSame(
      seen.map((text) => text?.replaceAll('l', 'I')),
      texts,
      seed,
    )
  }
})

t.test('ones that stand alone are ones', async (t) => {
  const texts = Array.from({ length: 18 }, (_, i) => '1'.repeat(1 + (i % 2)))
  for (const size of [8, 10])
    t.strictSame(await readInRows(texts, size, 'ones'), texts, `${size} points`)
})

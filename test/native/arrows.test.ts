import t from 'tap'
import { plainReader } from './plain-reader.ts'
import { readAt, SHEET_DPI, scannedSheet } from './scanned-sheet.ts'

const read = plainReader(t)
const SIZE = 12
/** In the Symbol font, and as they are read. */
const ARROWS: Readonly<Record<string, string>> = {
  '\\255': '↑',
  '\\256': '→',
  '\\257': '↓',
}

const stations = Array.from({ length: 8 }, (_, i) => ({
  text: ['Lisbon', 'Madrid', 'Prague', 'Vienna'][i % 4]!,
  x: 60,
  y: 780 - 26 * i,
}))

async function readBeside(texts: readonly string[]): Promise<(string | undefined)[]> {
  const cells = texts.map((text, i) => ({ text, x: 260, y: stations[i]!.y }))
  const { words } = read(await scannedSheet([...stations, ...cells], SIZE, 'arrows'), SHEET_DPI)
  return cells.map((cell) => readAt(words, cell, SIZE))
}

t.test('arrows that stand alone, as in timetables, are read', async (t) => {
  const codes = Object.keys(ARROWS)
  const printed = codes.map((code) => `) Tj /F5 ${SIZE} Tf (${code}`)
  t.strictSame(await readBeside(printed), Object.values(ARROWS))
})

t.test('characters and signs with a stroke in their middle are no arrows', async (t) => {
  const others = ['4', '1', 'T', 'Y', 't', 'A', '+', '7']
  const seen = await readBeside(others)
  t.strictSame(
    seen.filter((text) => /[←↑→↓]/u.test(text ?? '')),
    [],
  )
})

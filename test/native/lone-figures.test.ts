import sharp from 'sharp'
import t from 'tap'
import { randomOf } from '../../training/kit/random.ts'
import { drawn, pdf } from '../engine/documents.ts'
import { plainReader } from './plain-reader.ts'
import { readAt, SHEET_DPI, scannedSheet } from './scanned-sheet.ts'

const read = plainReader(t)
const TOWNS = ['Madrid', 'London', 'Berlin', 'Vienna', 'Lisbon', 'Prague', 'Athens', 'Warsaw']
const SEEDS = ['a', 'b', 'c']

/** Cells of a table: a town, then texts a long way from any other ink. */
function sheetOf(texts: readonly string[], columns: number, size: number) {
  const step = 410 / columns
  return texts.map((text, i) => ({
    text,
    x: 150 + step * (i % columns),
    y: 760 - 2 * size * Math.floor(i / columns),
  }))
}

const townsBeside = (rows: number, size: number) =>
  Array.from({ length: rows }, (_, r) => ({
    text: TOWNS[r % TOWNS.length]!,
    x: 60,
    y: 760 - 2 * size * r,
  }))

async function shareRead(texts: readonly string[], columns: number, size: number, seed: string) {
  const cells = sheetOf(texts, columns, size)
  const towns = townsBeside(texts.length / columns, size)
  const { words, width, height } = read(
    await scannedSheet([...cells, ...towns], size, seed),
    SHEET_DPI,
  )
  const wrong = cells.filter((cell) => readAt(words, cell, size) !== cell.text)
  return { upright: width < height, wrong, share: 1 - wrong.length / cells.length }
}

t.test('digits that stand alone in a scan are read, and no page is turned for them', async (t) => {
  for (const seed of SEEDS) {
    const random = randomOf(seed)
    const digits = Array.from({ length: 300 }, () => String(random.int(0, 9)))
    const { upright, wrong, share } = await shareRead(digits, 10, 10, seed)
    t.ok(upright, 'the page stands upright')
    t.ok(share >= 0.99, `${share}: not read ${wrong.map(({ text }) => text).join(' ')}`)
  }
})

t.test('figures of a scan have their points, their signs and each of equal digits', async (t) => {
  for (const seed of SEEDS) {
    const random = randomOf(seed)
    const amount = () => {
      const figure = (random.next() * 2000).toFixed(2)
      return random.pick([
        figure,
        `-${random.int(1, 30)}`,
        `${(random.next() * 9).toFixed(1)}%`,
        String(11 * random.int(1, 9)),
        `${random.int(10, 28)}.${random.int(10, 12)}.2026`,
      ])
    }
    const amounts = Array.from({ length: 180 }, amount)
    const { wrong, share } = await shareRead(amounts, 5, 8, seed)
    t.ok(share >= 0.98, `${share}: not read ${wrong.map(({ text }) => text).join(' ')}`)
  }
})

t.test('letters that stand alone are as large as they are', async (t) => {
  const letters = ['X', 'x', 'C', 'c', 'V', 'v', 'W', 'w', 'S', 's', 'Z', 'z', 'O', 'o', '0', 'A']
  for (const seed of SEEDS) {
    const random = randomOf(seed)
    const texts = Array.from({ length: 240 }, () => random.pick(letters))
    const { wrong, share } = await shareRead(texts, 8, 10, seed)
    t.ok(share >= 0.97, `${share}: not read ${wrong.map(({ text }) => text).join(' ')}`)
  }
})

t.test('two zeros that touch are no capital O', async (t) => {
  for (const size of [10, 12]) {
    const content = TOWNS.map((town, i) => {
      const y = 760 - 2 * size * i
      return `BT /F1 ${size} Tf 0 Tc 60 ${y} Td (${town}) Tj -0.8 Tc 240 0 Td (00) Tj ET`
    })
    const { data } = await sharp(drawn(pdf([{ content: content.join('\n') }]), SHEET_DPI))
      .blur(0.7)
      .toColourspace('b-w')
      .png()
      .toBuffer({ resolveWithObject: true })
    const { words } = read(data, SHEET_DPI)
    const figures = words.filter(({ box: [x0] }) => (x0 * 72) / SHEET_DPI > 200)
    t.same(
      figures.map(({ text }) => text),
      TOWNS.map(() => '00'),
    )
  }
})

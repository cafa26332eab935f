import t from 'tap'
import { drawn, pdf } from '../engine/documents.ts'
import { plainReader } from './plain-reader.ts'
import { readAt, SHEET_DPI, scannedSheet } from './scanned-sheet.ts'

const read = plainReader(t)
const SIZE = 11
const TOWNS = ['Paris', 'London', 'Berlin', 'Madrid', 'Lisbon', 'Vienna', 'Prague', 'Oslo']
const PLACES = TOWNS.map((text, i) => ({ text, x: 80, y: 760 - 30 * i }))

/** A column of cells beside towns and years, as it was read. @param operands inside the brackets of Tj */
async function columnRead(operands: readonly string[], seed: string) {
  const cells = operands.map((text, i) => ({ text, x: 250, y: PLACES[i]!.y }))
  const years = cells.map(({ y }, i) => ({ text: String(2011 + i), x: 400, y }))
  const sheet = await scannedSheet(
    [...PLACES.slice(0, cells.length), ...cells, ...years],
    SIZE,
    seed,
  )
  const { words } = read(sheet, SHEET_DPI)
  return { words, texts: cells.map((cell) => readAt(words, cell, SIZE)) }
}

/** Text that is set high and small. */
const raised = (text: string) => `) Tj /F1 ${0.7 * SIZE} Tf 4 Ts (${text}) Tj 0 Ts /F1 ${SIZE} Tf (`

t.test('walls of a row that is no higher than its text are rules', async (t) => {
  const heads = ['Faro', 'Aveiro', 'Braga', 'Tavira', 'Porto']
  const content = [
    '0 G 0.8 w',
    '60 700 m 460 700 l S 60 684 m 460 684 l S',
    ...[0, 1, 2, 3, 4, 5].map((i) => `${60 + 80 * i} 700 m ${60 + 80 * i} 684 l S`),
    ...heads.map((head, i) => `BT /F1 11 Tf ${70 + 80 * i} 688 Td (${head}) Tj ET`),
    ...heads.map((_, i) => `BT /F1 11 Tf ${70 + 80 * i} 640 Td (Tariff ${i + 1}) Tj ET`),
  ]
  const { words, rules } = read(drawn(pdf([{ content: content.join('\n') }]), 200), 200)
  t.same(
    words.filter(({ text }) => !/[A-Za-z0-9]/.test(text)),
    [],
  )
  t.ok(rules.filter(({ direction }) => direction === 'vertical').length >= 6)
})

t.test('dots of an empty cell are an ellipsis, those of a sentence are not', async (t) => {
  const { texts } = await columnRead(['\\205', '0638', '...', '0715', '\\205'], 'ellipsis')
  t.strictSame(texts, ['…', '0638', '...', '0715', '…'])
})

t.test('a star alone in a cell is read', async (t) => {
  const { texts } = await columnRead(['*', '14.2', '*', '9.6'], 'star')
  t.strictSame(texts, ['*', '14.2', '*', '9.6'])
})

t.test('filled circles in cells are discs, and no letters', async (t) => {
  const [k, r] = [0.5523, SIZE / 3]
  const disc = (x: number, y: number) => {
    const at = (dx: number, dy: number) => `${(x + dx * r).toFixed(2)} ${(y + dy * r).toFixed(2)}`
    return `${at(1, 0)} m ${at(1, k)} ${at(k, 1)} ${at(0, 1)} c ${at(-k, 1)} ${at(-1, k)} ${at(-1, 0)} c ${at(-1, -k)} ${at(-k, -1)} ${at(0, -1)} c ${at(k, -1)} ${at(1, -k)} ${at(1, 0)} c f`
  }
  const rows = TOWNS.map((town, i) => {
    const y = 760 - 30 * i
    const mark = i % 2 ? `BT /F1 ${SIZE} Tf 250 ${y} Td (k) Tj ET` : disc(253, y + 4)
    return `BT /F1 ${SIZE} Tf 80 ${y} Td (${town}) Tj ET ${mark}`
  })
  const { words } = read(drawn(pdf([{ content: rows.join('\n') }]), SHEET_DPI), SHEET_DPI)
  t.same(
    words
      .filter(({ text }) => !TOWNS.includes(text))
      .sort((a, b) => a.box[1] - b.box[1])
      .map(({ text }) => text),
    TOWNS.map((_, i) => (i % 2 ? 'k' : '•')),
  )
})

t.test('marks that are set high belong to the word and the row before them', async (t) => {
  const cells = [`24.1${raised('b')}`, `m${raised('3')}`, `81.3${raised('a')}`, '7.25']
  const { words, texts } = await columnRead(cells, 'raised')
  t.strictSame(texts, ['24.1b', 'm³', '81.3a', '7.25'])
  t.equal(words.length, 3 * cells.length, 'no mark is a word')
})

t.test('figures of the Romans are counted by their strokes', async (t) => {
  const { texts } = await columnRead(['II', 'III', 'IV', 'II.', '11'], 'Romans')
  t.strictSame(texts, ['II', 'III', 'IV', 'II.', '11'])
})

t.test('a zero in a code needs no other digits to be told from an O', async (t) => {
  const { texts } = await columnRead(['B07', 'A01', 'P02', 'E01'], 'codes')
  t.strictSame(texts, ['B07', 'A01', 'P02', 'E01'])
})

t.test('spaces beside figures are found by their white, and none where none are', async (t) => {
  const cells = ['19 %', '2.4 - 5.7', '< 35', '5.1%', '12-16', '>90']
  const { words } = await columnRead(cells, 'spaces')
  const rows = cells.map((_, i) =>
    words
      .filter(
        ({ baseline, box }) =>
          Math.abs(baseline - ((842 - PLACES[i]!.y) * SHEET_DPI) / 72) < 12 &&
          box[0] > 600 &&
          box[0] < 1050,
      )
      .sort((a, b) => a.box[0] - b.box[0])
      .map(({ text }) => text.replace('–', '-'))
      .join(' '),
  )
  t.strictSame(rows, cells)
})

t.test('edges of faint shades are no text', async (t) => {
  const content = [
    ...TOWNS.flatMap((_, i) => (i % 2 ? [`0.9 g 60 ${PLACES[i]!.y - 10} 420 30 re f 0 g`] : [])),
    ...TOWNS.map(
      (town, i) => `BT /F1 11 Tf 80 ${PLACES[i]!.y} Td (${town}) Tj 300 0 Td (${2011 + i}) Tj ET`,
    ),
  ]
  const { noisy } = await import('../../training/kit/scan/spoil.ts')
  const { randomOf } = await import('../../training/kit/random.ts')
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(drawn(pdf([{ content: content.join('\n') }]), 150))
    .blur(0.4)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const page = noisy(
    { width: info.width, height: info.height, data },
    { noise: 9, paper: 250, ink: 40 },
    randomOf('shades'),
  )
  const picture = await sharp(page.data, {
    raw: { width: info.width, height: info.height, channels: 1 },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { words } = read(picture, 150)
  t.same(
    words
      .filter(({ text }) => !TOWNS.includes(text) && !/^20\d\d$/.test(text))
      .map(({ text }) => text),
    [],
  )
})

import t from 'tap'
import { drawn, pdf } from '../engine/documents.ts'
import { linesOf } from './pictures.ts'
import { plainReader } from './plain-reader.ts'

const readPicture = plainReader(t)

const read = (content: string) => readPicture(drawn(pdf([{ content }]), 150), 150)

const LINES = [
  'Morwenna Tregarth',
  'Harbour surveyor',
  'Telephone 01736 555 018',
  '14 Quay Street, Penzance',
]
const text = (sin: number, cos: number): string =>
  LINES.map(
    (line, i) =>
      `BT /F1 14 Tf ${cos} ${sin} ${-sin} ${cos} ${90 + i * 24 * sin} ${640 - i * 24 * cos} Tm (${line}) Tj ET`,
  ).join('\n')
const DARK = '0.1 0.15 0.25 rg 0 0 595 842 re f 0.95 0.95 0.95 rg'
// A ring of strokes, which is no text in either way.
const RINGS = '0.3 0.8 0.7 RG 2 w 300 100 200 200 re S 310 110 180 180 re S 320 120 160 160 re S'

t.test('a page that is light on dark as a whole is read as any other', async (t) => {
  const result = read(`${DARK}\n${text(0, 1)}\n${RINGS}`)
  t.equal(result.rotation, 0)
  t.same(linesOf(result).slice(0, LINES.length), LINES)
})

t.test('it is levelled by its light letters', async (t) => {
  const angle = (4 * Math.PI) / 180
  const result = read(`${DARK}\n${text(Math.sin(angle), Math.cos(angle))}`)
  t.ok(Math.abs(Math.abs(result.skew) - 4) < 0.5, `skew ${result.skew}`)
  t.same(linesOf(result).slice(0, LINES.length), LINES)
})

t.test('a dark picture with a page of dark letters on it stays as it is', async (t) => {
  const page = `0.2 g 0 0 595 842 re f 1 g 60 520 460 180 re f 0 g\n${text(0, 1)}`
  t.same(
    linesOf(read(page)).filter((line) => LINES.includes(line)),
    LINES,
  )
})

t.test('a name on a dark band is read beside an emblem that looks like letters', async (t) => {
  const curve = (x: number, y: number, r: number): string => {
    const k = 0.5523 * r // of a quarter of a circle
    return [
      `${x + r} ${y} m ${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r} c`,
      `${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y} c`,
      `${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r} c`,
      `${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y} c s`,
    ].join(' ')
  }
  const emblem = Array.from({ length: 6 }, (_, i) => curve(340 + 30 * i, 738, 10))
  const band = '0 g 0 700 612 92 re f 1 g BT /F1 26 Tf 60 730 Td (FERNLEA) Tj ET'
  const lines = linesOf(read(`${band} 1 G 1.2 w ${emblem.join(' ')} 0 g ${text(0, 1)}`))
  t.ok(
    lines.some((line) => line.startsWith('FERNLEA')),
    lines.join('\n'),
  )
})

t.test('a dark band of a card that lies on something dark', async (t) => {
  // Table and band touch: all that is dark is one.
  const card = '0.2 g 0 0 595 842 re f 0.95 g 30 60 535 740 re f'
  const band = '0.15 0.35 0.55 rg 20 50 555 70 re f 1 g'
  const name = `BT /F1 20 Tf 90 78 Td (QUAYSIDE SURVEYS LTD.) Tj ET`
  const lines = linesOf(read(`${card}\n0 g\n${text(0, 1)}\n${band}\n${name}`))
  t.same(
    lines.filter((line) => LINES.includes(line)),
    LINES,
  )
  t.ok(lines.includes('QUAYSIDE SURVEYS LTD.'), lines.join('\n'))
})

t.test('dark heads of a table that lies on something dark are there once', async (t) => {
  // The boxes stand within what is dark around the sheet, and apart from it.
  const sheet = '0.2 g 0 0 595 842 re f 0.95 g 30 60 535 740 re f'
  const boxes = [60, 210, 360].map((x) => `0.6 0.3 0.1 rg ${x} 720 140 30 re f`).join('\n')
  const heads = ['Monday', 'Tuesday', 'Wednesday'].map(
    (day, i) => `BT /F1 14 Tf 1 g ${90 + 150 * i} 730 Td (${day}) Tj ET`,
  )
  const lines = linesOf(read(`${sheet}\n0 g\n${text(0, 1)}\n${boxes}\n${heads.join('\n')}`))
  t.same(
    lines.flatMap((line) => line.split(' ')).filter((word) => /day$|^\p{L}$/u.test(word)),
    ['Monday', 'Tuesday', 'Wednesday'],
  )
})

/** White figures in cells of dark heads, and the dark text of a page below. */
const HEADS = ['Stop', '2', '4', '5', '7', '9']
const heads = HEADS.map((head, i) => `BT /F1 12 Tf 1 g ${70 + 70 * i} 728 Td (${head}) Tj ET`)
const wordsAbove = (content: string): string[] =>
  linesOf(read(`${content}\n${heads.join('\n')}\n0 g\n${text(0, 1)}`))
    .flatMap((line) => line.split(' '))
    .filter((word) => HEADS.includes(word))

t.test('figures that stand alone in the columns of a dark head', async (t) => {
  t.same(wordsAbove('0.1 0.2 0.5 rg 60 720 420 22 re f'), HEADS)
})

t.test('the same where light rules part the cells of the head', async (t) => {
  const cells = HEADS.map((_, i) => `0.1 0.2 0.5 rg ${60 + 70 * i} 720 68 22 re f`)
  t.same(wordsAbove(cells.join('\n')), HEADS)
})

t.test(
  'a name on a dark band is whole in the box of a dark rim around a corner of the page',
  async (t) => {
    const name = 'Harbour Ferries of Penzance'
    const band = `0.1 0.2 0.4 rg 60 700 440 60 re f 1 g BT /F2 24 Tf 80 720 Td (${name}) Tj ET`
    const rim = '0.1 G 20 w 200 90 m 572 90 l 572 752 l S'
    t.same(linesOf(read(`${band}\n${rim}\n0 g\n${text(0, 1)}`)).slice(0, 1), [name])
  },
)

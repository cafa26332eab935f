import t from 'tap'
import type { PictureRead } from '../../src/engine/native.ts'
import { drawn, pdf } from '../engine/documents.ts'
import { linesOf } from './pictures.ts'
import { plainReader } from './plain-reader.ts'

const readPicture = plainReader(t)

const read = (content: string, dpi: number): PictureRead =>
  readPicture(drawn(pdf([{ content }]), dpi), dpi)

const PLACES = ['North', 'South', 'East', 'West', 'Centre']
const PITCH = 11

t.test('rows of dots between the rows of a table are rules', async (t) => {
  const rows = PLACES.map((place, i) => {
    const y = 700 - i * PITCH
    const text = `BT /F1 8 Tf 60 ${y} Td (${place}) Tj 70 0 Td (0.6${i}) Tj 60 0 Td (12.${i}) Tj ET`
    return `${text} 0.5 G 1 w [1 2] 0 d 55 ${y + 9.3} m 240 ${y + 9.3} l S`
  })
  for (const dpi of [150, 200, 300]) {
    const page = read(rows.join('\n'), dpi)
    t.same(
      linesOf(page).sort(),
      PLACES.map((place, i) => `${place} 0.6${i} 12.${i}`).sort(),
      `${dpi}`,
    )
    // The figures are set at 130 and 190 points, and four of these letters are 16 points wide.
    for (const { text, box } of page.words)
      if (text.startsWith('0.6')) {
        t.ok(box[0] > (129 / 72) * dpi && box[2] < (147 / 72) * dpi, `${text} ${box} at ${dpi}`)
      }
    const rules = page.rules.filter(({ box }) => box[2] - box[0] > (180 / 72) * dpi)
    t.equal(rules.length, PLACES.length, `rules at ${dpi}`)
  }
})

t.test('so are columns of dots between its columns, no letters', async (t) => {
  const walls = [56, 120, 180, 240]
  const bottom = 700 - (PLACES.length - 1) * PITCH - 4
  const content = [
    ...PLACES.map(
      (place, i) =>
        `BT /F1 8 Tf 60 ${700 - i * PITCH} Td (${place}) Tj 70 0 Td (1) Tj 60 0 Td (12.${i}) Tj ET`,
    ),
    ...walls.map((x) => `0.5 G 0.6 w [0.8 1] 0 d ${x} 712 m ${x} ${bottom} l S`),
  ]
  for (const dpi of [200, 300]) {
    const page = read(content.join('\n'), dpi)
    t.same(linesOf(page).sort(), PLACES.map((place, i) => `${place} 1 12.${i}`).sort(), `${dpi}`)
    for (const x of walls) {
      const drawnThere = page.rules.filter(
        ({ direction, box }) =>
          direction === 'vertical' && Math.abs((box[0] + box[2]) / 2 - (x / 72) * dpi) < dpi / 72,
      )
      const length = drawnThere.reduce((sum, { box }) => sum + box[3] - box[1], 0)
      t.ok(length > 0.8 * ((712 - bottom) / 72) * dpi, `the wall at ${x}, ${dpi}`)
    }
  }
})

t.test('dots that lead to a figure stay dots', async (t) => {
  const dots = '.'.repeat(60)
  const content = PLACES.map(
    (place, i) => `BT /F1 10 Tf 60 ${700 - 16 * i} Td (${place} ${dots} 1${i}) Tj ET`,
  ).join('\n')
  const page = read(content, 200)
  t.equal(page.rules.length, 0)
  t.match(linesOf(page)[0], /^North \.{20,} 10$/)
})

import sharp from 'sharp'
import t from 'tap'
import { drawn, pdf } from '../engine/documents.ts'
import { linesOf } from './pictures.ts'
import { plainReader } from './plain-reader.ts'

const readPicture = plainReader(t)

const ROWS = [
  ['Abrantes', '319', '434', '152'],
  ['Barcelos', '528', '293', '791'],
  ['Estremoz', '499', '306', '522'],
  ['Guarda', '301', '122', '930'],
]
const LEFT = 80
const TOP = 700
const WIDE = 70
const HIGH = 20

/** A table within gray hairlines, as a scanner sees them: a little blurred. */
async function gridOf(gray: number): Promise<Buffer> {
  const right = LEFT + 4 * WIDE
  const bottom = TOP - 4 * HIGH
  const strokes = [0, 1, 2, 3, 4].flatMap((i) => [
    `${LEFT} ${TOP - i * HIGH} m ${right} ${TOP - i * HIGH} l S`,
    `${LEFT + i * WIDE} ${TOP} m ${LEFT + i * WIDE} ${bottom} l S`,
  ])
  const texts = ROWS.flatMap((row, r) =>
    row.map(
      (text, c) =>
        `BT /F1 11 Tf ${LEFT + c * WIDE + (c === 0 ? 4 : 30)} ${TOP - r * HIGH - 14} Td (${text}) Tj ET`,
    ),
  )
  const content = [`q ${gray} G 0.6 w`, ...strokes, 'Q', ...texts].join('\n')
  return sharp(drawn(pdf([{ content }]), 200))
    .blur(0.7)
    .png()
    .toBuffer()
}

for (const gray of [0, 0.65])
  t.test(`rules of gray ${gray} are found from end to end, and are no letters`, async (t) => {
    const result = readPicture(await gridOf(gray), 200)
    t.same(
      linesOf(result),
      ROWS.map((row) => row.join(' ')),
    )
    const lengths = (direction: string, from: 0 | 1) =>
      result.rules
        .filter((rule) => rule.direction === direction)
        .map(({ box }) => ((box[from + 2]! - box[from]!) * 72) / 200)
    const across = lengths('horizontal', 0)
    const down = lengths('vertical', 1)
    t.equal(across.length, 5)
    t.equal(down.length, 5)
    t.ok(
      across.every((length) => Math.abs(length - 4 * WIDE) < 3),
      `${across}`,
    )
    t.ok(
      down.every((length) => Math.abs(length - 4 * HIGH) < 3),
      `${down}`,
    )
  })

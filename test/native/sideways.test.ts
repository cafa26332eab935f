import t from 'tap'
import { drawn, lines, pdf } from '../engine/documents.ts'
import { linesOf, pageOfText, TEXTS } from './pictures.ts'
import { plainReader } from './plain-reader.ts'

const readPicture = plainReader(t)
const read = (bytes: Uint8Array) => readPicture(bytes, 200)

const ROWS = [
  ['Basin', 'Area', 'Mean flow', 'Remarks'],
  ['Upper Ard', '1568', '30.94', 'gauge moved'],
  ['Lower Ard', '2595', '20.30', 'regulated'],
  ['Colm', '2780', '46.09', 'ice jam'],
]

/** Text above, and below it a table whose lines run up (90° anticlockwise) or down. */
const pageWith = (way: 'up' | 'down') => {
  const turn = way === 'up' ? '0 1 -1 0' : '0 -1 1 0'
  const table = ROWS.flatMap((row, r) =>
    row.map((text, c) => {
      const along = c * 90 + (c === 0 ? 0 : 20)
      const [x, y] = way === 'up' ? [200 + r * 22, 100 + along] : [300 - r * 22, 480 - along]
      return `BT /F1 11 Tf ${turn} ${x} ${y} Tm (${text}) Tj ET`
    }),
  )
  return drawn(pdf([{ content: [lines(TEXTS, 14, 60, 700), ...table].join('\n') }]), 200)
}

for (const [way, rotation] of [
  ['up', 270],
  ['down', 90],
] as const)
  t.test(`a table whose lines run ${way} an upright page`, async (t) => {
    const result = read(pageWith(way))
    t.equal(result.rotation, 0)
    t.same(linesOf(result), [...TEXTS, ...ROWS.map((row) => row.join(' '))])
    const turned = result.words.filter((word) => word.rotation !== 0)
    t.ok(turned.every((word) => word.rotation === rotation))
    const [word] = turned.filter(({ text }) => text === '46.09')
    const points = word!.box.map((at) => (at * 72) / 200)
    // Set at 11 points, 200 along the line from its beginning; Helvetica's figures are 7.9 high.
    const [left, top] = way === 'up' ? [266 - 7.9, 842 - 300 - 27.5] : [234, 842 - 280]
    t.ok(Math.abs(points[0]! - left) < 2, `left ${points[0]}`)
    t.ok(Math.abs(points[1]! - top) < 2, `top ${points[1]}`)
    const baseline = (word!.baseline * 72) / 200
    t.ok(Math.abs(baseline - (way === 'up' ? 266 : 234)) < 2, `baseline ${baseline}`)
  })

t.test('heads that stand over narrow columns', async (t) => {
  const heads = ['Drinking water', 'Sanitation', 'Electricity']
  const content = [
    ...heads.map((text, i) => `BT /F1 11 Tf 0 1 -1 0 ${160 + i * 50} 600 Tm (${text}) Tj ET`),
    ...[0, 1, 2, 3].flatMap((row) =>
      ['Upper', '10.1', '23.4', '19.2'].map(
        (text, i) => `BT /F1 11 Tf ${100 + i * 50} ${580 - row * 18} Td (${text}) Tj ET`,
      ),
    ),
  ]
  const said = linesOf(read(drawn(pdf([{ content: content.join('\n') }]), 200)))
  t.same(said, [...Array.from({ length: 4 }, () => 'Upper 10.1 23.4 19.2'), ...heads])
})

t.test('a page without any', async (t) => {
  t.ok(read(pageOfText()).words.every((word) => word.rotation === 0))
})

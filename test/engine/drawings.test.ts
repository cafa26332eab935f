import t from 'tap'
import { PdfFile } from '../../src/engine/pdf/pdf-file.ts'
import { rulesAndFills } from '../../src/engine/text-layer/drawings.ts'
import { folderFor, pdf, write } from './documents.ts'

function drawnOn(t: Parameters<typeof folderFor>[0], content: string) {
  const bytes = pdf([{ content, width: 400, height: 300 }])
  const file = new PdfFile(write(folderFor(t), 'a.pdf', bytes), null)
  const page = file.openPage(1)
  try {
    return rulesAndFills(page.content().strokes, page)
  } finally {
    page.close()
    file.close()
  }
}

const count = (rules: readonly { direction: string }[], direction: string): number =>
  rules.filter((rule) => rule.direction === direction).length

const near = (box: readonly number[], expected: readonly number[]): boolean =>
  box.every((value, i) => Math.abs(value - expected[i]!) < 0.6)

t.test('a stroked line is a rule as thick as its stroke', async (t) => {
  const { rules, fills } = drawnOn(t, '2 w 50 200 m 250 200 l S')
  t.equal(rules.length, 1)
  t.equal(rules[0]?.direction, 'horizontal')
  // y 200 from below is 100 from above; 1 point on either side.
  t.ok(near(rules[0]!.box, [50, 99, 250, 101]) || near(rules[0]!.box, [49, 99, 251, 101]))
  t.same(fills, [])
})

t.test('a line in scaled contents is as thick as it is drawn', async (t) => {
  const scaled = '0.1 0 0 0.1 0 0 cm'
  // Two lines of one path, and one cut off by a clip, are no thicker.
  const content = `${scaled} 20 w 500 2000 m 2500 2000 l S 500 1000 m 2500 1000 l 500 900 m 2500 900 l S
    0 0 1000 4000 re W n 500 500 m 2500 500 l S`
  const { rules, fills } = drawnOn(t, content)
  t.same(fills, [])
  t.same(
    rules.map(({ direction }) => direction),
    ['horizontal', 'horizontal', 'horizontal', 'horizontal'],
  )
  const boxes = [
    [49, 99, 251, 101],
    [49, 199, 251, 201],
    [49, 209, 251, 211],
    [49, 249, 100, 251],
  ]
  for (const [i, box] of boxes.entries()) t.ok(near(rules[i]!.box, box), `line ${i}`)
})

t.test('an outline in scaled contents has its sides where they are drawn', async (t) => {
  const { rules } = drawnOn(t, '0.05 0 0 0.05 0 0 cm 40 w 1000 2000 4000 1600 re S')
  t.equal(count(rules, 'horizontal'), 2)
  t.equal(count(rules, 'vertical'), 2)
  const around = [0, 1, 2, 3].map((i) =>
    (i < 2 ? Math.min : Math.max)(...rules.map((rule) => rule.box[i]!)),
  )
  t.ok(around.every((value, i) => Math.abs(value - [50, 120, 250, 200][i]!) < 1.1))
})

t.test('thin filled rectangles are rules, thick ones are fills', async (t) => {
  const { rules, fills } = drawnOn(t, '50 200 200 0.8 re f 0.8 g 50 100 200 30 re f')
  t.equal(rules.length, 1)
  t.equal(fills.length, 1)
  t.ok(near(fills[0]!.box, [50, 170, 250, 200]))
  t.ok(Math.abs(fills[0]!.luminance - 0.8) < 0.01)
})

t.test('a stroked rectangle gives four rules', async (t) => {
  const { rules } = drawnOn(t, '1 w 50 100 200 80 re S')
  t.equal(count(rules, 'horizontal'), 2)
  t.equal(count(rules, 'vertical'), 2)
})

t.test('a grid drawn cell by cell has one rule a line', async (t) => {
  let content = '0.5 w '
  for (let r = 0; r < 4; r++)
    for (let c = 0; c < 3; c++) content += `${50 + c * 80} ${60 + r * 40} 80 40 re S `
  const { rules } = drawnOn(t, content)
  t.equal(count(rules, 'horizontal'), 5)
  t.equal(count(rules, 'vertical'), 4)
})

t.test('dashes join, by dash pattern or piece by piece', async (t) => {
  t.equal(drawnOn(t, '[3 2] 0 d 1 w 50 200 m 250 200 l S').rules.length, 1)
  let pieces = '1 w '
  for (let x = 50; x < 250; x += 5) pieces += `${x} 200 m ${x + 3} 200 l S `
  const { rules } = drawnOn(t, pieces)
  t.equal(rules.length, 1)
  t.ok(rules[0]!.box[2] - rules[0]!.box[0] > 190)
})

t.test('lines side by side stay two', async (t) => {
  const apart = '1 w 50 200 m 150 200 l S 170 200 m 250 200 l S'
  t.equal(drawnOn(t, apart).rules.length, 2)
  t.equal(drawnOn(t, '0.5 w 50 200 m 250 200 l S 50 197 m 250 197 l S').rules.length, 2)
})

t.test('clipping cuts; white and slanted lines are none', async (t) => {
  const cut = drawnOn(t, 'q 0 0 150 300 re W n 1 w 50 200 m 250 200 l S Q').rules
  t.equal(cut.length, 1)
  t.ok(cut[0]!.box[2] <= 150.5)
  t.equal(drawnOn(t, '1 G 1 w 50 200 m 250 200 l S').rules.length, 0)
  t.equal(drawnOn(t, '1 w 50 100 m 250 200 l S 50 50 m 60 90 90 90 120 50 c S').rules.length, 0)
})

t.test('white lines on a dark area are rules, beside it and under it they are none', async (t) => {
  const line = '1 g 40 119.5 200 1 re f 1 G 1 w 90 100 m 90 140 l S'
  const area = '0.2 g 30 90 300 60 re f'
  t.match(drawnOn(t, `${area} ${line}`).rules, [
    { direction: 'horizontal' },
    { direction: 'vertical' },
  ])
  t.same(drawnOn(t, `${line} ${area}`).rules, [], 'painted over')
  t.same(drawnOn(t, `0.2 g 30 190 300 60 re f ${line}`).rules, [], 'beside')
  t.same(drawnOn(t, `0.95 g 30 90 300 60 re f ${line}`).rules, [], 'hardly darker')
})

t.test('the shade of a line in a cell of that shade is no area of its own', async (t) => {
  const cell = '0.8 g 50 100 200 60 re f 55 110 190 20 re f 55 130 190 20 re f'
  t.same(drawnOn(t, cell).fills.length, 1)
  t.same(drawnOn(t, `${cell} 50.3 100 199.4 60 re f`).fills.length, 1, 'painted twice')
  t.same(drawnOn(t, `${cell} 0.5 g 100 110 50 20 re f`).fills.length, 2, 'another tone')
  t.same(drawnOn(t, `${cell} 240 100 60 60 re f`).fills.length, 2, 'beside')
})

t.test('the page background is no fill', async (t) => {
  t.same(drawnOn(t, '0.95 g 0 0 400 300 re f').fills, [])
  t.same(drawnOn(t, '1 g 50 50 100 100 re f').fills, [])
})

t.test('a map of 50,000 strokes is looked at quickly and has no rules', async (t) => {
  let content = '0.3 w '
  for (let i = 0; i < 50_000; i++) {
    const x = (i * 7) % 390
    const y = (i * 13) % 290
    content += `${x} ${y} m ${x + 6} ${y} l S `
  }
  const before = process.cpuUsage()
  const { rules } = drawnOn(t, content)
  const { user, system } = process.cpuUsage(before)
  t.ok(user + system < 10e6, `${(user + system) / 1e6} s of processor time`)
  t.ok(rules.length <= 4000)
})

/** A filled area with round corners; lower left corner, width, height, y up. */
const rounded = (x: number, y: number, w: number, h: number, r = 4): string =>
  `${x + r} ${y} m ${x + w - r} ${y} l ${x + w} ${y} ${x + w} ${y} ${x + w} ${y + r} c
   ${x + w} ${y + h - r} l ${x + w} ${y + h} ${x + w} ${y + h} ${x + w - r} ${y + h} c
   ${x + r} ${y + h} l ${x} ${y + h} ${x} ${y + h} ${x} ${y + h - r} c
   ${x} ${y + r} l ${x} ${y} ${x} ${y} ${x + r} ${y} c f`

/** Three columns and rows of areas, so far apart. */
const tiles = (gap: number): string =>
  [0, 1, 2]
    .flatMap((r) => [0, 1, 2].map((c) => rounded(40 + c * (80 + gap), 60 + r * (40 + gap), 80, 40)))
    .join('\n')

t.test('areas set as tiles are parted in the middle of their gaps', async (t) => {
  const { rules } = drawnOn(t, `0.9 g ${tiles(4)}`)
  t.equal(count(rules, 'vertical'), 4, 'two between columns, two around')
  t.equal(count(rules, 'horizontal'), 4)
  const inner = rules.filter(({ direction, box }) => direction === 'vertical' && box[0] > 100)
  t.ok(
    inner.some(({ box }) => Math.abs((box[0] + box[2]) / 2 - 122) < 0.6),
    'between the first two',
  )
})

t.test('areas far from each other, or few, part nothing', async (t) => {
  t.same(drawnOn(t, `0.9 g ${tiles(20)}`).rules, [])
  const two = `${rounded(40, 60, 80, 40)} ${rounded(124, 60, 80, 40)}`
  t.same(drawnOn(t, `0.9 g ${two}`).rules, [])
  t.same(drawnOn(t, `1 g ${tiles(4)}`).rules, [], 'white on white is not seen')
})

t.test('shades of lines within a shaded cell are no tiles', async (t) => {
  const lines = [0, 1, 2, 3, 4, 5, 6].map((i) => `50 ${60 + 14 * i} 100 12 re`)
  t.same(drawnOn(t, `0.8 g 40 50 120 120 re f ${lines.join(' ')} f`).rules, [])
})

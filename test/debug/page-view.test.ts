import sharp from 'sharp'
import t from 'tap'
import { pageView } from '../../src/debug/page-view.ts'
import type { Box } from '../../src/document/box.ts'
import { wordsOf } from '../../src/document/page.ts'
import { turned } from '../../src/document/turned.ts'
import { across, down, grid, page, words } from '../tables/pages.ts'

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTM9+QAAAABJRU5ErkJggg=='

/** A ruled table of two filled columns, and a frame of nine places with three words in them. */
const drawn = page(
  [
    ...grid(
      [
        ['Depot', 'Load'],
        ['Alder & Son', '71'],
        ['Birch <new>', '64'],
      ],
      [66, 226],
      212,
    ),
    ...['Pump', 'Valve', 'Tank'].map((text, i) => words(text, 70 + i * 100, 412 + i * 40)),
  ],
  [
    ...[200, 216, 232, 248].map((y) => across(y, 60, 380)),
    ...[60, 220, 380].map((x) => down(x, 200, 248)),
    ...[400, 440, 480, 520].map((y) => across(y, 60, 360)),
    ...[60, 360].map((x) => down(x, 400, 520)),
  ],
)

const count = (text: string, part: RegExp): number => [...text.matchAll(part)].length

t.test('candidates with their reasons, cells with their texts', async (t) => {
  const view = pageView(drawn, { url: PIXEL })
  t.equal(count(view, /<g class="won">/g), 1)
  t.match(view, /ruled: [0-9]+ of [0-9]+ rows fill two columns/)
  t.match(view, /row 1, column 0, spans 1 × 1, confidence \d\.\d\d: Alder &amp; Son</)
  t.match(view, /row 2, column 0, [^<]*: Birch &lt;new&gt;</)
  t.equal(count(view, /<g class="lost">/g), 1)
  t.match(view, /ruled: fewer than two columns or rows/)
})

t.test('it is a picture in points, the page turned as it was read', async (t) => {
  const turned = { ...drawn, rotation: 90 as const, skew: -0.5, width: 842, height: 595 }
  const view = pageView(turned, { url: PIXEL })
  t.match(view, /<image [^>]*width="595" height="842"/)
  t.match(view, /transform="translate\(421 297\.5\) rotate\(89\.5\) translate\(-297\.5 -421\)"/)
  const { width, height } = await sharp(Buffer.from(view)).metadata()
  t.same([width, height], [842, 595], 'well-formed')
})

t.test('behind a flattened page are parts of its picture, each where it came to lie', async (t) => {
  // The page was twice as large on the picture, and began 30 points further right.
  const place = (x: number, y: number) => [30 + 2 * x, 2 * y]
  const nodes = [0, 421, 842].flatMap((y) => [0, 297.5, 595].flatMap((x) => place(x, y)))
  const mesh = { width: 1300, height: 1700, columns: 3, rows: 3, nodes }
  const view = pageView({ ...drawn, mesh }, { url: PIXEL })
  t.equal(count(view, /<use href="#picture" transform="matrix\(0\.5 0 0 0\.5 -15 0\)"/g), 4)
  t.match(view, /<image [^>]*width="1300" height="1700"/)
  const { width, height } = await sharp(Buffer.from(view)).metadata()
  t.same([width, height], [595, 842], 'well-formed')
})

for (const rotation of [90, 270] as const)
  t.test(`a table turned by ${rotation}° is shown in its place`, async (t) => {
    const rows = [
      ['Farm', 'Rye', 'Oats'],
      ['Upper', '41', '52'],
      ['Lower', '15', '26'],
      ['Mill', '80', '81'],
    ]
    const flat = page(grid(rows, [400, 500, 560], 100))
    const aside = turned(
      { width: 842, height: 595, words: [...wordsOf(flat)], rules: [], fills: [] },
      rotation,
    )
    const lines = aside.words.map((word) => ({
      box: word.box,
      baseline: word.baseline,
      words: [word],
    }))
    const box: Box = [0, 0, 595, 842]
    const view = pageView({ ...flat, blocks: [{ box, lines }] }, { url: PIXEL })
    const place =
      /translate\(([\d.]+) ([\d.]+)\) rotate\((\d+)\)"><g class="won">.*?<rect x="([\d.]+)" y="([\d.]+)"/s.exec(
        view,
      )!
    const [dx, dy, angle, x, y] = place.slice(1).map(Number)
    const corner = angle === 90 ? [dx! - y!, dy! + x!] : [dx! + y!, dy! - x!]
    // The corner where the first word begins.
    const first = aside.words[0]!.box
    const word = rotation === 90 ? [first[2], first[1]] : [first[0], first[3]]
    t.ok(Math.abs(corner[0]! - word[0]!) < 1 && Math.abs(corner[1]! - word[1]!) < 1, `${corner}`)
  })

t.test('nothing on the page', async (t) => {
  const view = pageView(page([]), { url: PIXEL })
  t.notMatch(view, /class="(?:won|lost)"/)
})

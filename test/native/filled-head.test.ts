import t from 'tap'
import { drawn, pdf } from '../engine/documents.ts'
import { plainReader } from './plain-reader.ts'

const readPicture = plainReader(t)

const read = (content: string) => readPicture(drawn(pdf([{ content }]), 200), 200)

/** Pixels of a place on the page, y up as in PDF. */
const at = (points: number): number => (points / 72) * 200

// A dark head from 700 to 740 with light words, and a light patch in it with dark ones; a frame that
// runs from the head's foot down both sides; rows of figures.
const COUNTRIES = ['Austria', 'Germany', 'Hungary', 'Romania', 'Slovenia']
const TABLE = [
  '0.4 g 100 700 300 40 re f 1 g 240 700 140 18 re f',
  '1 g BT /F1 11 Tf 110 712 Td (Country) Tj ET BT /F1 11 Tf 280 725 Td (Samples) Tj ET',
  '0 g BT /F1 11 Tf 250 705 Td (taken) Tj ET BT /F1 11 Tf 320 705 Td (found) Tj ET',
  '0 G 0.8 w 100 600 m 400 600 l S 100 600 m 100 740 l S 400 600 m 400 740 l S',
  ...COUNTRIES.map(
    (name, i) =>
      `BT /F1 11 Tf 110 ${686 - i * 20} Td (${name}) Tj ET BT /F1 11 Tf 260 ${686 - i * 20} Td (${21 + i}) Tj ET`,
  ),
].join('\n')

t.test('a head on a dark area: its words, its patches’ words, its sides', async (t) => {
  const { words, rules } = read(TABLE)
  const texts = words.map(({ text }) => text)
  for (const word of ['Country', 'Samples', 'taken', 'found', ...COUNTRIES])
    t.ok(texts.includes(word), `${word} in ${texts.join(' ')}`)
  const foot = rules.filter(
    ({ direction, box }) =>
      direction === 'horizontal' &&
      Math.abs(box[1] - at(842 - 700)) < 5 &&
      box[2] - box[0] > at(280),
  )
  t.ok(foot.length > 0, 'its foot is as good as drawn')
})

t.test('rules that run into a filled area go on as rules below it', async (t) => {
  const { rules } = read(TABLE)
  for (const x of [100, 400]) {
    const side = rules.find(
      ({ direction, box }) =>
        direction === 'vertical' && Math.abs((box[0] + box[2]) / 2 - at(x)) < 4 && box[3] > at(235),
    )
    t.ok(side, `at ${x}`)
    t.ok(Math.abs(side!.box[3] - at(842 - 600)) < 5, 'down to the table’s foot')
  }
})

t.test('points too small for the network are seen in the ink', async (t) => {
  // Digits set apart by hand, with spots of half a point on the baseline between them.
  const figures = ['1 1', '3 5', '4 7', '12 4']
  const { words } = read(
    figures
      .map((figure, i) => {
        const [whole, part] = figure.split(' ') as [string, string]
        const y = 700 - 24 * i
        const x = 100 + 6.12 * whole.length
        return `BT /F1 11 Tf 100 ${y} Td (${whole}) Tj ET ${x + 1.3} ${y} 0.8 0.8 re f BT /F1 11 Tf ${x + 2.8} ${y} Td (${part}) Tj ET BT /F1 11 Tf 160 ${y} Td (samples of the week) Tj ET`
      })
      .join('\n'),
  )
  const texts = words.map(({ text }) => text)
  for (const figure of figures)
    t.ok(texts.includes(figure.replace(' ', '.')), `${figure} in ${texts.join(' ')}`)
})

// A grey head with more of its shade than of its letters around each of them.
const SHADED = [
  '0.75 g 60 703 480 14 re f 0 g',
  ...['Harbour', 'Tonnes', 'Berths', 'Pilots', 'Cranes', 'Opened'].map(
    (name, i) => `BT /F1 8 Tf ${70 + i * 80} 707 Td (${name} here) Tj ET`,
  ),
  ...['Lisbon', 'Naples', 'Bergen'].map(
    (name, i) => `BT /F1 8 Tf 70 ${684 - i * 20} Td (${name} has its own pilots) Tj ET`,
  ),
].join('\n')

t.test('a shade is no ink where print stands on it', async (t) => {
  const { words, fills } = read(SHADED)
  const texts = words.map(({ text }) => text)
  for (const word of ['Harbour', 'Tonnes', 'Berths', 'Pilots', 'Cranes', 'Opened', 'Bergen'])
    t.ok(texts.includes(word), `${word} in ${texts.join(' ')}`)
  t.equal(fills.length, 1)
})

import t from 'tap'
import type { Page, Word } from '../../src/document/page.ts'
import { largeNames } from '../../src/models/candidates/large-names.ts'
import { nameCandidates } from '../../src/models/candidates/name-candidate.ts'
import { SHOP_NAMES } from '../../src/models/candidates/shop-names.ts'
import { documentText } from '../../src/reading/document-text.ts'
import { page, word, words } from '../tables/pages.ts'

/** Lines of plain type, so that a head is larger than most. */
const PLAIN = ['Pear', 'Plum', 'Quince', 'Medlar', 'Cherry', 'Sum'].map((text, i) =>
  words(text, 300, 200 + 16 * i),
)

const largeIn = (heads: readonly (readonly Word[])[]): string[] => {
  const document = documentText([page([...heads, ...PLAIN])])
  return largeNames(document, nameCandidates(document)).map(({ value }) => value)
}

t.test('words of large type that are set wide are one name', async (t) => {
  const wide = [word('Heron', 60, 50, 18), word('Lake', 135, 50, 18), word('Tackle', 205, 50, 18)]
  t.ok(largeIn([wide, words('Hut', 60, 74, 18)]).includes('Heron Lake Tackle Hut'))
  t.notOk(
    largeIn([[word('Heron', 60, 50, 18), word('Lake', 250, 50, 18)]]).includes('Heron Lake'),
    'far apart',
  )
})

t.test('lines of a name in large type beside rows of other columns', async (t) => {
  const printed = page([
    words('Aalborg', 60, 50, 18),
    ...[56, 61].map((y) =>
      ['No', 'Ware', 'Each', 'Sum'].flatMap((text, i) => words(text, 250 + 70 * i, y)),
    ),
    words('Fyrtårns-', 60, 73, 18),
    words('museum', 60, 96, 18),
    ...PLAIN,
  ])
  const names = SHOP_NAMES.candidatesOf(documentText([printed])).map(({ value }) => value)
  t.ok(names.includes('Aalborg Fyrtårnsmuseum'), names.join('\n'))
})

t.test('plain type makes no such names', async (t) => {
  t.same(largeIn([]), [])
})

/** The features of a shop's name that tell how it is set. */
function settingOf(printed: Page, value: string): Record<string, number> {
  const document = documentText([printed])
  const candidates = SHOP_NAMES.candidatesOf(document)
  const at = candidates.findIndex((own) => own.value === value)
  const numbers = SHOP_NAMES.ownFeatures(candidates, document)(at)
  return Object.fromEntries(SHOP_NAMES.own.map((name, i) => [name, numbers[i]!]))
}

t.test('what tells that a name goes on in the line below', async (t) => {
  const printed = page([
    words('Heron Lake', 60, 50, 18),
    words('Tackle Hut', 60, 70, 14),
    words('7 Long Lane', 60, 100),
    words('Heron Lake Tackle Hut is open all year, heronlaketacklehut.example', 60, 130),
    ...PLAIN,
  ])
  const first = settingOf(printed, 'Heron Lake')
  t.match(first, { nextSaid: 1, nextEdges: 1, secondSaid: 0 })
  t.ok(first.nextStepAfter! > 1, 'what follows is farther away')
  t.match(settingOf(printed, 'Heron Lake Tackle Hut'), { nextSaid: 0, secondSaid: 1 })
})

t.test('a sign that is drawn in front of a name is higher than it', async (t) => {
  const printed = page([
    [word('HQ', 60, 50, 30), ...words('Heron Lake', 100, 50, 15)],
    words('7 Long Lane', 60, 80),
    ...PLAIN,
  ])
  t.equal(settingOf(printed, 'HQ Heron Lake').firstTall, 2)
  const recognised = documentText([{ ...printed, source: 'ocr' }])
  t.same(
    recognised.rows[0]!.pieces.map(({ text }) => text),
    ['HQ', 'Heron Lake'],
    'and no word of its text in a picture',
  )
})

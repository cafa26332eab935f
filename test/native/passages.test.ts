import t from 'tap'
import { type Addon, loadAddon } from '../../src/engine/native.ts'
import { TEST_ADDON } from '../engine/engines.ts'

interface Glyph {
  readonly text: string
  readonly x0: number
  readonly x1: number
  readonly certainty: number
}

interface Passage {
  /** With the spaces around it. */
  readonly text: string
  /** What the other model had read there. */
  readonly before: string
  /** What a network is shown. */
  readonly x0: number
  readonly x1: number
  /** The line, with one sign in its place. */
  readonly replaced: string
}

/** What the test build has beside the addon's own. */
interface TestAddon extends Addon {
  doubtfulPassages(
    glyphs: readonly Glyph[],
    ink: readonly (readonly [number, number])[],
    xHeight: number,
    before: readonly Glyph[],
  ): Passage[]
}

const { doubtfulPassages } = loadAddon(TEST_ADDON) as TestAddon

/** Pixels from character to character, as many as the x-height; letters are two narrower. */
const PITCH = 10
const SURE = Math.log(0.999)
const UNSURE = Math.log(0.6)

/** Characters one beside the other; an asterisk says that the one before it is unsure. */
function glyphsOf(marked: string): Glyph[] {
  const glyphs: Glyph[] = []
  for (const text of marked) {
    if (text === '*') glyphs.push({ ...glyphs.pop()!, certainty: UNSURE })
    else {
      const x0 = PITCH * glyphs.length
      glyphs.push({ text, x0, x1: x0 + PITCH - 2, certainty: SURE })
    }
  }
  return glyphs
}

const inkOf = (glyphs: readonly Glyph[]): [number, number][] =>
  glyphs.filter(({ text }) => text !== ' ').map(({ x0, x1 }) => [x0, x1])

function passagesOf(marked: string, before = ''): Passage[] {
  const glyphs = glyphsOf(marked)
  return doubtfulPassages(glyphs, inkOf(glyphs), PITCH, glyphsOf(before))
}

const texts = (passages: readonly Passage[]): string[] => passages.map(({ text }) => text)

t.test('a line that is sure has no passage', async (t) => {
  t.same(passagesOf('seven grey herons stood by the lake'), [])
})

t.test('one unsure letter is looked at again with its word and the spaces around it', async (t) => {
  const passages = passagesOf('seven grey her*ons stood by the lake')
  t.same(texts(passages), [' herons '])
  t.equal(passages[0]!.replaced, 'seven grey#stood by the lake')
})

t.test('the first and the last word have a space on one side', async (t) => {
  t.same(texts(passagesOf('se*ven grey herons stood by the lak*e')), ['seven ', ' lake'])
})

t.test('doubtful words side by side are one passage, others one each', async (t) => {
  t.same(texts(passagesOf('se*ven gr*ey herons stood by the* lake today')), [
    'seven grey ',
    ' the ',
  ])
})

t.test('an unsure space makes both words beside it doubtful', async (t) => {
  t.same(texts(passagesOf('seven grey *herons stood by the lake')), [' grey herons '])
})

t.test('a network sees some letters beside the words, and cuts none', async (t) => {
  const [passage] = passagesOf('seven grey herons s*tood by the lake and the mill')
  const [begin, end] = [18 * PITCH, 23 * PITCH]
  t.ok(passage!.x0 < begin && passage!.x0 >= begin - 6 * PITCH, String(passage!.x0))
  t.ok(passage!.x1 > end && passage!.x1 <= end + 6 * PITCH, String(passage!.x1))
  t.equal(passage!.x0 % PITCH, 0, 'where a letter begins')
  t.equal(passage!.x1 % PITCH, PITCH - 2, 'where a letter ends')
})

t.test('words without white between them are not parted', async (t) => {
  const glyphs = glyphsOf('seven grey her*ons stood by the lake')
  const joined: [number, number][] = [...inkOf(glyphs), [6 * PITCH, 16 * PITCH]]
  const ink = joined.sort(([a], [b]) => a - b)
  t.same(texts(doubtfulPassages(glyphs, ink, PITCH, [])), [' grey herons '])
})

t.test('a word that another model read differently is doubtful', async (t) => {
  const passages = passagesOf('seven grey herons stood by', 'seven grey herohs stood by')
  t.same(texts(passages), [' herons '])
  t.equal(passages[0]!.before, ' herohs ')
})

t.test('short lines, and those doubtful nearly all over, are looked at as wholes', async (t) => {
  t.same(texts(passagesOf('two ow*ls')), ['two owls'])
  t.same(texts(passagesOf('se*ven gr*ey her*ons by')), ['seven grey herons by'])
  t.same(texts(passagesOf('')), [''])
})

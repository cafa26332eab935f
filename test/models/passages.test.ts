import t from 'tap'
import type { Box } from '../../src/document/box.ts'
import type { Block, Page, Word } from '../../src/document/page.ts'
import type { Passage } from '../../src/document/passage.ts'
import { loadModel } from '../../src/models/registry.ts'
import { anyPage } from '../tables/any-page.ts'
import { across, grid, page, words } from '../tables/pages.ts'

const text = (await loadModel('text'))!

const withLines = (pages: readonly Page[]): Passage[] =>
  text.extract(pages).passages!().flatMap(({ passages }) => passages)

type Without<T> = T extends unknown ? Omit<T, 'lines'> : never
const passagesOf = (pages: readonly Page[]) =>
  withLines(pages).map((own): Without<Passage> => {
    if (own.kind === 'table') return own
    const { lines: _, ...rest } = own
    return rest
  })

const around = (all: readonly Word[]): Box => [
  Math.min(...all.map(({ box }) => box[0])),
  Math.min(...all.map(({ box }) => box[1])),
  Math.max(...all.map(({ box }) => box[2])),
  Math.max(...all.map(({ box }) => box[3])),
]

/** Lines as one block, one below the other. */
function block(texts: readonly string[], y: number, size = 10): Block {
  const lines = texts.map((text, i) => {
    const own = words(text, 60, y + 1.2 * size * i, size)
    return { box: around(own), baseline: own[0]!.baseline, words: own }
  })
  return { box: around(lines.flatMap((line) => line.words)), lines }
}

const pageOf = (...blocks: readonly Block[]): Page => ({ ...page([]), blocks })

t.test('headings by the size of their type, the largest first', async (t) => {
  const running = block(['The harvest was brought in late that year, and', 'no one was glad.'], 200)
  const found = passagesOf([
    pageOf(block(['A year on the', 'river'], 80, 24), block(['Spring'], 150, 16), running),
    pageOf(block(['Summer'], 80, 16.4), running, block(['1,204.50'], 300, 30)),
  ])
  t.same(
    found.map((own) => (own.kind === 'heading' ? `${own.level} ${own.text}` : own.kind)),
    ['1 A year on the river', '2 Spring', 'paragraph', '2 Summer', 'paragraph', 'paragraph'],
  )
})

t.test('paragraphs without the breaks of their lines', async (t) => {
  const of = (...texts: string[]) => passagesOf([pageOf(block(texts, 100))])
  const paragraph = (text: string) => [{ kind: 'paragraph', text }]
  t.same(
    of('The harvest was brought in later than ex-', 'pected, and nobody at all was glad of it'),
    paragraph('The harvest was brought in later than expected, and nobody at all was glad of it'),
  )
  t.same(of('They met in Baden-', 'Baden'), paragraph('They met in Baden- Baden'))
  t.same(
    of('Harbour Cafe', '14 Mill Lane, Floor 2', 'Leeds LS1 4DT'),
    paragraph('Harbour Cafe\n14 Mill Lane, Floor 2\nLeeds LS1 4DT'),
    'lines end on purpose where the next word would have had room',
  )
  t.same(of('春が来て花が咲き', '鳥が歌う。'), paragraph('春が来て花が咲き鳥が歌う。'))
})

t.test('right to left, the room is on the left', async (t) => {
  const mirrored = ({ lines }: Block): Block => {
    const all = lines.map((line) => {
      const own = line.words.map(
        ({ box: [x0, y0, x1, y1], ...word }): Word => ({
          ...word,
          box: [600 - x1, y0, 600 - x0, y1],
        }),
      )
      return { ...line, words: own, box: around(own) }
    })
    return { lines: all, box: around(all.flatMap((line) => line.words)) }
  }
  const texts = ['בית קפה', 'רחוב הטחנה מספר ארבע עשרה', 'לידס']
  t.same(passagesOf([pageOf(mirrored(block(texts, 100)))]), [
    {
      kind: 'paragraph',
      text: texts.join('\n'),
    },
  ])
})

t.test('lists, of one block or several', async (t) => {
  const of = (...blocks: string[][]) =>
    passagesOf([pageOf(...blocks.map((texts, i) => block(texts, 100 + 60 * i)))])
  t.same(of(['You need:', '• a cup of the finest flour and', 'butter', '• salt']), [
    { kind: 'paragraph', text: 'You need:' },
    { kind: 'list', start: null, items: ['a cup of the finest flour and butter', 'salt'] },
  ])
  t.same(of(['3. mix'], ['4. bake'], ['7. eat']), [
    { kind: 'list', start: 3, items: ['mix', 'bake'] },
    { kind: 'paragraph', text: '7. eat' },
  ])
  t.same(of(['12. March was cold.']), [{ kind: 'paragraph', text: '12. March was cold.' }])
  t.same(of(['– Who is there?']), [{ kind: 'paragraph', text: '– Who is there?' }])
})

t.test('a table stands where it is read', async (t) => {
  const rows = [
    ['Article', 'Place', 'Counted'],
    ['Paper sack', 'A-01', '14,200'],
    ['Carton', 'B-04', '1,120'],
  ]
  const lines = grid(rows, [60, 250, 400], 200)
  const rules = [190, 206, 222, 238].map((y) => across(y, 56, 460))
  const [before, after] = [
    'What we hold in stock this spring.',
    'Counted by the two of us in March.',
  ]
  const found = passagesOf([page([words(before, 60, 100), ...lines, words(after, 60, 400)], rules)])
  t.same(
    found.map((own) => (own.kind === 'paragraph' ? own.text : own.kind)),
    [before, 'table', after],
  )
  const own = found[1]!
  t.equal(
    own!.kind === 'table' && own.table.cells.find(({ row, column }) => row * column === 4)?.value,
    1120,
  )
})

t.test('no word is lost or doubled', async (t) => {
  for (let seed = 1; seed <= 150; seed++) {
    const made = anyPage(seed)
    const given = passagesOf([made]).flatMap((own) => {
      if (own.kind === 'list') return own.items
      if (own.kind !== 'table') return [own.text]
      const { cells, title, notes } = own.table
      return [...cells.map(({ text }) => text), title ?? '', ...notes]
    })
    const of = (texts: readonly string[]) =>
      texts
        .flatMap((text) => text.split(/\s/))
        .filter((text) => text !== '')
        .sort()
        .join(' ')
    const all = made.blocks.flatMap(({ lines }) => lines.flatMap((line) => line.words))
    if (of(given) !== of(all.map(({ text }) => text)))
      t.equal(of(given), of(all.map(({ text }) => text)), `page ${seed}`)
  }
  t.pass('all pages')
})

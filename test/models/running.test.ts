import t from 'tap'
import type { ExtractOptions } from '../../src/document/extract-options.ts'
import { DEFAULT_OPTIONS } from '../../src/document/extract-options.ts'
import { type Page, wordsOf } from '../../src/document/page.ts'
import type { RunningPart } from '../../src/document/passage.ts'
import { loadModel } from '../../src/models/registry.ts'
import type { Answer } from '../http/service.ts'
import { page, words } from '../tables/pages.ts'

const document = (await loadModel('document'))!
const text = (await loadModel('text'))!

/** A line and its baseline; A4 is 842 points high. */
type Piece = readonly [text: string, y: number, x?: number]

const BODY = (number: number): Piece[] => [
  [`What happened in week ${number * 7 + 2} is told here by those who saw it.`, 300],
  [
    ['Rain fell.', 'Wind rose.', 'Snow lay.', 'Fog came.', 'Sun shone.', 'Hail hit.'][number % 6]!,
    400,
  ],
]
const paper = (number: number, pieces: readonly Piece[]): Page => ({
  ...page(pieces.map(([text, y, x = 60]) => words(text, x, y))),
  number,
})
const pagesOf = (count: number, around: (number: number) => readonly Piece[]): Page[] =>
  Array.from({ length: count }, (_, i) => paper(i + 1, [...around(i + 1), ...BODY(i + 1)]))

/** The texts by role, of all pages together. */
function roles(pages: readonly Page[]): Record<string, string[]> {
  const { pages: entries } = document.extract(pages)
  const found: Record<string, string[]> = {}
  for (const entry of entries!.values())
    for (const { role, text } of entry.blocks as Answer[])
      if (role) found[role] = [...(found[role] ?? []), text]
  return found
}

t.test('headers, footers and page numbers are told by what comes again, and counts', async (t) => {
  const pages = pagesOf(5, (n) => [
    ['Harbour Cafe, annual report', 40],
    ['Registered in Leeds, No. 4471', 800],
    [`Page ${n} of 5`, 820, 400],
  ])
  t.same(roles(pages), {
    header: Array(5).fill('Harbour Cafe, annual report'),
    footer: Array(5).fill('Registered in Leeds, No. 4471'),
    page_number: [1, 2, 3, 4, 5].map((n) => `Page ${n} of 5`),
  })
})

t.test(
  'left and right pages, chapters, a number within a header, a title page, misread letters',
  async (t) => {
    const headers = [
      'The harbour',
      'The harbaur',
      'The harbour',
      'The mill',
      'The mill',
      'The mill',
    ]
    const pages = pagesOf(12, (n) => {
      if (n === 1) return []
      const isLeft = n % 2 === 0
      return [
        [isLeft ? `${n + 10} A year on the river, told by all` : headers[(n - 1) / 2]!, 40],
        ...(isLeft ? [] : [[`- ${n + 10} -`, 815] as const]),
      ]
    })
    const found = roles(pages)
    t.same(
      found.header?.filter((text) => /river/.test(text)),
      [2, 4, 6, 8, 10, 12].map((n) => `${n + 10} A year on the river, told by all`),
    )
    t.same(found.header?.filter((text) => /mill/.test(text)).length, 3)
    t.same(found.page_number, ['- 13 -', '- 15 -', '- 17 -', '- 19 -', '- 21 -'])
  },
)

t.test('nothing else is taken for one', async (t) => {
  t.same(roles(pagesOf(1, () => [['Harbour Cafe', 40]])), {}, 'one page')
  t.same(
    roles(pagesOf(5, (n) => [[`Brought forward ${n * n * 13}.50`, 60]])),
    {},
    'figures that do not count the pages',
  )
  t.same(roles(pagesOf(5, (n) => [['Dear Ms Baker,', 200 + n]])), {}, 'in the middle of the page')
  t.same(roles(pagesOf(3, (n) => [['See below.', 30 + 35 * n]])), {}, 'at another height each time')
  const chapters = ['On rivers', 'Of mills and millers', 'Harbours', 'A bridge', 'Winter']
  t.same(roles(pagesOf(5, (n) => [[chapters[n - 1]!, 60]])), {}, 'other words each time')
})

t.test('they are left out where that is asked for, and nothing else is', async (t) => {
  const pages = pagesOf(4, (n) => [
    ['Harbour Cafe', 40],
    [`${n}`, 820],
  ])
  const written = (exclude: readonly RunningPart[], model = document) => {
    const options: ExtractOptions = { ...DEFAULT_OPTIONS, exclude }
    const { text, pages: entries, passages } = model.extract(pages, options)
    const shown = passages!().flatMap((own) => own.passages)
    return { text, blocks: entries && [...entries.values()].flatMap((own) => own.blocks), shown }
  }
  const all = written([])
  t.equal(all.text.match(/Harbour Cafe/g)?.length, 4)
  const left = written(['header', 'page_number'])
  t.notMatch(left.text, /Harbour Cafe/)
  t.equal(left.blocks!.length, all.blocks!.length - 8)
  for (const model of [document, text])
    t.equal(written(['header', 'page_number'], model).shown.length, all.shown.length - 8)
  const kept = pages.flatMap((own) => [...wordsOf(own)].map(({ text }) => text))
  t.same(
    left.text
      .split(/\s+/)
      .filter((text) => text !== '')
      .sort(),
    kept.filter((text) => !/^(Harbour|Cafe|[1-4])$/.test(text)).sort(),
  )
  t.match(written(['footer']).text, /Harbour Cafe/)
})

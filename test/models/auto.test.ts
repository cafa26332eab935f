import t from 'tap'
import { DEFAULT_OPTIONS } from '../../src/document/extract-options.ts'
import type { Page } from '../../src/document/page.ts'
import { BEGINNING_FEATURES } from '../../src/models/kind/beginnings.ts'
import { FEATURES } from '../../src/models/kind/features.ts'
import { KINDS } from '../../src/models/kind/kinds.ts'
import { loadModel } from '../../src/models/registry.ts'
import { archiveOf } from '../../src/outputs/archive.ts'
import { outputs } from '../../src/outputs/registry.ts'
import { suited } from '../../src/outputs/suited.ts'
import { BEGINNING, KIND } from '../../src/scoring/fitted.ts'
import type { Answer } from '../http/service.ts'
import { page } from '../tables/pages.ts'
import { CARD, INVOICE, LETTER, RECEIPT, STATEMENT, stacked } from './stack.ts'

const auto = (await loadModel('auto'))!
const SINGLE: readonly (readonly [kind: string, pages: readonly Page[]])[] = [
  ['invoice', [INVOICE]],
  ['receipt', [RECEIPT]],
  ['bank_statement', STATEMENT],
  ['business_card', [CARD]],
  ['text', [LETTER]],
]

t.test('fitted numbers are of the features there are', async (t) => {
  t.same(KIND.features, FEATURES)
  t.equal(KIND.weights.length, KINDS.length)
  for (const weights of KIND.weights) t.equal(weights.length, FEATURES.length)
  t.same(BEGINNING.features, BEGINNING_FEATURES)
  t.equal(BEGINNING.weights.length, BEGINNING_FEATURES.length)
})

for (const [kind, pages] of SINGLE)
  t.test(`${kind}: is found out, and read as that`, async (t) => {
    const extraction = auto.extract(pages)
    const { content, warnings } = extraction
    t.equal(content.kind, kind)
    t.ok((content.probability as number) > 0.5 && (content.probability as number) < 1)
    const kinds = Object.values(content.kinds as Answer) as number[]
    t.ok(Math.abs(kinds.reduce((sum, own) => sum + own, 0) - 1) < 0.05)
    t.match(content.documents, [{ kind, pages: pages.map(({ number }) => number) }])
    t.same(warnings, [])
    if (kind === 'text') return
    const { content: own } = (await loadModel(kind))!.extract(pages)
    for (const [name, value] of Object.entries(own)) t.same(content[name], value, name)
  })

const SCAN = stacked([INVOICE], [RECEIPT], STATEMENT, [CARD], [LETTER])
const PAGES = [[1], [2], [3, 4], [5], [6]]

t.test('a scan of several papers: what each page is of, and a warning', async (t) => {
  const { content, warnings, pages } = auto.extract(SCAN)
  t.match(
    content.documents,
    SINGLE.map(([kind], i) => ({ kind, pages: PAGES[i] })),
  )
  t.match(warnings.at(-1), { code: 'SEVERAL_DOCUMENTS', message: /1, 2, 3, 5, 6/ })
  t.match(pages!.get(4), { document: 2, kind: 'bank_statement' })
})

t.test('split: each paper as it is read by itself', async (t) => {
  const extraction = auto.extract(SCAN, { ...DEFAULT_OPTIONS, split: true })
  const documents = extraction.content.documents as Answer[]
  t.equal(documents.length, 5)
  t.match(documents[0], { kind: 'invoice', fields: { vendor: 'Nordlicht Werkzeuge GmbH' } })
  t.match(documents[1], { kind: 'receipt', fields: { total: '4.40' } })
  t.match(documents[2], { kind: 'bank_statement', pages: [3, 4], reconciliation: { ok: true } })
  t.match(documents[3], { kind: 'business_card', fields: { name: 'Dr. Jane van Doe' } })
  t.match(documents[4], { kind: 'text' })
  const input = { model: 'auto', pages: SCAN, failures: [], extraction, options: DEFAULT_OPTIONS }
  const output = suited(outputs.get('csv')!, extraction)
  t.equal(output.extension, 'zip')
  const bytes = Buffer.from(await output.write(input))
  for (const name of [
    '1 invoice.csv',
    '2 receipt.csv',
    '3 bank_statement.csv',
    '4 business_card.csv',
    '5 text.txt',
  ])
    t.ok(bytes.includes(name), name)
  t.same(bytes, Buffer.from(await output.write(input)), 'the same bytes again')
  t.match(output.warnings!(input), [{ code: 'OUTPUT_REPLACED', page: 6 }])
  t.equal(suited(outputs.get('json')!, extraction).name, 'json')
})

t.test('two invoices of one issuer are two; an empty back belongs to the sheet', async (t) => {
  const other = structuredClone(INVOICE) as Page
  for (const block of other.blocks)
    for (const line of block.lines)
      for (const word of line.words as unknown as { text: string }[])
        word.text = word.text.replace('2024-0815', '2024-0977')
  const blank = { ...page([]), number: 2 }
  const { content } = auto.extract(stacked([INVOICE], [blank], [other]))
  t.match(content.documents, [{ pages: [1, 2] }, { pages: [3] }])
})

t.test('an output that a kind has not becomes its first, with a warning', async (t) => {
  const extraction = auto.extract([LETTER])
  const output = suited(outputs.get('xlsx')!, extraction)
  t.equal(output.name, 'txt')
  const input = {
    model: 'auto',
    pages: [LETTER],
    failures: [],
    extraction,
    options: DEFAULT_OPTIONS,
  }
  t.match(output.warnings!(input), [{ code: 'OUTPUT_REPLACED' }])
  t.equal(suited(outputs.get('md')!, extraction).name, 'md')
})

t.test('nothing to read is of no kind, and said', async (t) => {
  for (const pages of [[page([])], []]) {
    const { content, warnings } = auto.extract(pages)
    t.equal(content.kind, null)
    t.match(warnings, [{ code: 'NOTHING_FOUND' }])
  }
})

t.test('a paper that was named wrongly is read, and said to look like another', async (t) => {
  for (const [named, other] of [
    ['invoice', 'bank_statement'],
    ['receipt', 'invoice'],
    ['bank_statement', 'business_card'],
    ['business_card', 'receipt'],
    ['invoice', 'text'],
  ] as const) {
    const pages = SINGLE.find(([kind]) => kind === other)![1]
    const { warnings } = (await loadModel(named))!.extract(pages)
    const [warning] = warnings.filter(({ code }) => code === 'KIND_MISMATCH')
    t.match(warning?.message, new RegExp(other.replace('_', ' ')), `${other} named ${named}`)
  }
  for (const [kind, pages] of SINGLE) {
    const { warnings } = (await loadModel(kind))!.extract(pages)
    t.notOk(
      warnings.some(({ code }) => code === 'KIND_MISMATCH'),
      kind,
    )
  }
})

t.test('an archive holds its files in their order', async (t) => {
  const bytes = Buffer.from(
    await archiveOf([
      { name: 'b.txt', content: 'b' },
      { name: 'a.txt', content: new Uint8Array([97]) },
    ]),
  )
  t.ok(bytes.indexOf('b.txt') < bytes.indexOf('a.txt'))
})

import t from 'tap'
import { type Page, wordsOf } from '../../src/document/page.ts'
import { loadModel } from '../../src/models/registry.ts'
import type { Answer } from '../http/service.ts'
import { page, words } from '../tables/pages.ts'
import { invoicePaper, lines } from './papers.ts'
import { statementPaper } from './statement-papers.ts'

const DOTTED = { decimal: '.', group: ',' } as const

const CENSUS = page(
  lines([
    [[60, 'Table 4. Households by region']],
    [
      [60, 'Region'],
      [300, 'Total'],
      [380, 'Change'],
      [460, 'Date'],
    ],
    ...['North', 'South', 'East', 'West'].map(
      (region, i) =>
        [
          [60, region],
          [300, `${i + 1},204`],
          [380, `${i}.4 %`],
          [460, '2021-05-01'],
        ] as const,
    ),
    [
      [60, 'Total'],
      [300, '10,816'],
    ],
    [[60, 'Questions: call 020 7946 0958 or write to census@example.org']],
  ]),
)

const PROSE = page(
  lines(
    Array.from({ length: 14 }, (_, i) => [
      [
        50,
        i === 3
          ? 'The total of the 2.50 that he had to pay in cash on 4 May 2021 was no change at all'
          : 'It was a bright cold day in the harbour and the clocks of the town were all slow',
      ] as const,
    ]),
  ),
)

const CARD_SLIP = page(
  lines([
    [[60, 'Drovane Hardware']],
    [[60, '12 Industrial Parkway']],
    [[60, 'Tel 020 7946 0958']],
    [[60, 'Date 04/05/2021 Card XXXX 1234']],
    [
      [60, 'TOTAL'],
      [200, '23.90'],
    ],
  ]),
)

const CARD = page([
  words('Ada Example', 60, 60, 16),
  words('Head of Sales', 60, 80),
  words('Example Partners Ltd', 60, 100),
  words('T +44 20 7946 0958', 60, 130),
  words('ada@example.com', 60, 145),
])

const INVOICE = invoicePaper({
  language: 'en',
  print: DOTTED,
  wares: [
    ['Ladder 3 m', 2, 129.9, 20],
    ['Safety boots', 3, 89, 20],
  ],
  taxes: 'lines',
})

const STATEMENT = statementPaper({
  language: 'en',
  print: DOTTED,
  opening: 100,
  entries: [
    [1, 'Grocery store', -42.17],
    [2, 'Salary March', 2150],
    [4, 'Rent flat 12', -890],
  ],
  layout: 'sides_balance',
  perPage: 10,
})

interface Paper {
  readonly pages: readonly Page[]
  /** Models that find something of their own in it. */
  readonly models: readonly string[]
  /** It prints neither a sum of money nor a number of a paper, and nobody to reach: nothing is found. */
  readonly bare?: boolean
}

const PAPERS: Readonly<Record<string, Paper>> = {
  'an empty page': { pages: [page([])], models: [], bare: true },
  'no page at all': { pages: [], models: [], bare: true },
  'a photograph with a word': {
    pages: [page([words('STOP', 60, 60, 30)])],
    models: [],
    bare: true,
  },
  'a table of a census': { pages: [CENSUS], models: [] },
  prose: { pages: [PROSE], models: [] },
  'a card slip': { pages: [CARD_SLIP], models: ['receipt'] },
  'a business card': { pages: [CARD], models: ['business_card'] },
  'an invoice': { pages: [INVOICE], models: ['invoice', 'receipt'] },
  'a bank statement': { pages: STATEMENT, models: ['bank_statement'] },
}
const MODELS = ['invoice', 'receipt', 'bank_statement', 'business_card']

const isNothing = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0)

/** Every word of a paper, without what stands around letters and digits. */
const wordsIn = (text: string): string[] =>
  text.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]+/gu) ?? [])

for (const [name, paper] of Object.entries(PAPERS))
  t.test(`${name}: nothing is made up by models of other kinds`, async (t) => {
    const printed = new Set(
      paper.pages.flatMap((own) => [...wordsOf(own)]).flatMap((word) => wordsIn(word.text)),
    )
    for (const model of MODELS) {
      const content = (await loadModel(model))!.extract(paper.pages).content as Answer
      const records = content.items ?? content.line_items ?? content.transactions ?? []
      const found = Object.entries(content.fields as Answer).filter(([, own]) => !isNothing(own))
      if (paper.models.includes(model)) t.not(found.length, 0, `${model} reads it`)
      else if (model === 'bank_statement') {
        // Rows with a day and a sum are given, whatever the paper; nothing says they are proven.
        t.equal(content.reconciliation.ok, false)
        for (const own of records) t.equal(own.explained_by, null)
      } else if (paper.bare) {
        t.same(found, [], model)
        t.same(records, [], model)
        t.same(content.evidence, {}, model)
      }
      // Who asks for an invoice, or a card, gets what would be one, as it is printed, and nothing that is certain.
      else
        for (const [field, own] of Object.entries(content.evidence as Record<string, Answer>)) {
          t.ok(own.confidence < 1 || own.probability === undefined, `${model}: ${field}`)
          for (const word of wordsIn(own.text))
            t.ok(printed.has(word), `${model}: ${field}: ${word}`)
        }
    }
  })

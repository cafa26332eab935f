import t from 'tap'
import type { Placed } from '../../training/kit/mark.ts'
import { PLACING_TOOLS, placedSource } from '../../training/kit/placed.ts'
import { randomOf } from '../../training/kit/random.ts'
import { compose } from '../../training/papers/statements/layout/compose.ts'
import { STATEMENT_FIELDS, statement } from '../../training/papers/statements/statement.ts'
import { storyOf } from '../../training/papers/statements/story.ts'
import { WORDS } from '../../training/papers/statements/words.ts'

interface Row {
  date: string
  description: string
  debit?: string
  credit?: string
  balance?: string
}

interface Balances {
  opening_balance?: string
  closing_balance?: string
}

const PAPERS = 150
const cents = (text: string | undefined): number => Math.round(Number(text) * 100)
const moved = (row: Row): number => cents(row.credit ?? '0') - cents(row.debit ?? '0')

const truths = await Promise.all(
  Array.from(
    { length: PAPERS },
    async (_, at) => (await statement(`s${at}`, randomOf(`t/${at}`))).truth,
  ),
)

/** Accounts of a truth: those it lists, or the whole of it. */
const accountsOf = (truth: (typeof truths)[number]): (Balances & { rows: Row[] })[] =>
  truth.accounts
    ? (truth.accounts as (Balances & { transactions: Row[] })[]).map((account) => ({
        ...account,
        rows: account.transactions,
      }))
    : [{ ...(truth.fields as Balances), rows: truth.transactions as Row[] }]

t.test('bookings lead from the opening balance to the closing one', async (t) => {
  let proven = 0
  for (const truth of truths)
    for (const { opening_balance, closing_balance, rows } of accountsOf(truth)) {
      if (opening_balance === undefined || closing_balance === undefined) continue
      // What is owed is printed without a sign: bookings that pay it make it less.
      const way = ['card', 'loan'].includes(truth.layout.kind as string) ? -1 : 1
      const sum = rows.reduce((total, row) => total + way * moved(row), 0)
      t.equal(cents(opening_balance) + sum, cents(closing_balance), truth.id)
      proven++
    }
  t.ok(proven > PAPERS * 0.8)
})

t.test('running balances follow each other', async (t) => {
  let steps = 0
  for (const truth of truths) {
    if (truth.layout.balances !== 'row') continue
    const way = ['card', 'loan'].includes(truth.layout.kind as string) ? -1 : 1
    for (const { rows } of accountsOf(truth)) {
      const oldest = truth.layout.order === 'new-first' ? [...rows].reverse() : rows
      for (const [at, row] of oldest.entries()) {
        const before = oldest[at - 1]?.balance
        if (!before || !row.balance) continue
        steps++
        if (cents(before) + way * moved(row) !== cents(row.balance)) t.fail(`${truth.id} ${at}`)
      }
    }
  }
  t.ok(steps > 300)
})

t.test('every figure and every word of the truth stands on the page', async (t) => {
  for (let at = 0; at < 60; at++) {
    const story = storyOf(randomOf(`story/${at}`))
    const { placed, transactions, ledger } = await compose(story, randomOf(`paper/${at}`), 'pango')
    const texts = placed.pages.flatMap((marks) =>
      marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])),
    )
    const figures = new Set(
      texts
        .flatMap((text) => text.match(/\d[\d.,' \u00a0\u202f’]*/g) ?? [])
        .map((text) => text.replace(/\D/g, '')),
    )
    const words = new Set(texts.flatMap((text) => text.split(/\s+/)))
    const bare = (amount: string): string => amount.replace(/\D/g, '').replace(/^0+(?=\d{3})/, '')
    // Forints may be printed without decimals.
    const printed = (amount: string): boolean =>
      figures.has(bare(amount)) || figures.has(bare(amount).slice(0, -2))
    for (const row of transactions as unknown as Row[]) {
      t.ok(row.date && (row.debit === undefined) !== (row.credit === undefined))
      for (const amount of [row.debit, row.credit, row.balance])
        if (amount && !printed(amount)) t.fail(`${at}: ${amount} is not on the page`)
      for (const word of row.description.split(' '))
        if (!words.has(word)) t.fail(`${at}: ${word} is not on the page`)
    }
    for (const field of ['opening_balance', 'closing_balance'])
      if (ledger.fields[field] && !printed(ledger.fields[field] as string)) t.fail(`${at} ${field}`)
  }
})

t.test('texts stand within their page', async (t) => {
  for (let at = 0; at < 40; at++) {
    const { placed } = await compose(storyOf(randomOf(`in/${at}`)), randomOf(`in/${at}`), 'pango')
    for (const mark of placed.pages.flat())
      if (
        mark.kind === 'text' &&
        !(mark.y > 0 && mark.y < placed.paper.height && mark.x >= 0 && mark.x <= placed.paper.width)
      )
        t.fail(`${at}: ${mark.text} at ${mark.x}, ${mark.y}`)
  }
})

t.test('figures of one column do not stand upon each other', async (t) => {
  // The last one has amounts above balances in one column, on the last lines of rows.
  const seeds = [...Array.from({ length: 60 }, (_, at) => `on/${at}`), 'bank_statement/8/13']
  for (const at of seeds) {
    const random = randomOf(at)
    const { placed, layout } = await compose(
      storyOf(random.at('story')),
      random.at('paper'),
      'pango',
    )
    for (const marks of placed.pages) {
      const taken = new Map<string, number[]>()
      for (const mark of marks) {
        if (mark.kind !== 'text' || mark.align !== 'right' || !/\d$/.test(mark.text)) continue
        const column = mark.x.toFixed(1)
        const near = taken.get(column)?.find((y) => Math.abs(y - mark.y) < mark.size * 0.95)
        if (near !== undefined) t.fail(`${at} ${layout.set}: ${mark.text} at ${mark.y} and ${near}`)
        taken.set(column, [...(taken.get(column) ?? []), mark.y])
      }
    }
  }
})

t.test('layouts, languages and tools', async (t) => {
  const layouts = truths.map(({ layout }) =>
    [
      'columns',
      'sign',
      'sections',
      'order',
      'balances',
      'dates',
      'ends',
      'summary',
      'rules',
      'head',
    ]
      .map((part) => layout[part])
      .join(),
  )
  t.ok(new Set(layouts).size >= 60)
  t.ok(new Set(truths.map(({ layout }) => layout.columns)).size >= 30, 'sets of columns')
  t.ok(new Set(truths.map(({ lang }) => lang)).size >= 12)
  t.same(new Set(truths.map(({ layout }) => layout.tool)), new Set(PLACING_TOOLS))
  for (const { absent, fields } of truths)
    for (const name of absent) {
      t.ok(STATEMENT_FIELDS.includes(name as 'bank'))
      t.notOk(name in fields, name)
    }
})

t.test('every language has every text, and both sides of pairs', async (t) => {
  const pairs = [
    'sides',
    'marks',
    'balances',
    'owed',
    'forward',
    'sections',
    'cardSections',
    'sums',
  ] as const
  for (const [language, words] of Object.entries(WORDS)) {
    for (const [word, texts] of Object.entries(words))
      t.notMatch(texts, /^$|^\||\|\||\|$/, `${language} ${word}`)
    for (const pair of pairs)
      for (const text of words[pair].split('|'))
        t.equal(text.split('/').length, 2, `${language} ${text}`)
    for (const span of words.span.split('|')) t.match(span, /\{a\}.*\{b\}/)
    for (const page of words.page.split('|')) t.match(page, /\{n\}/)
  }
})

t.test('each tool is given every text of the pages', async (t) => {
  const placed: Placed = {
    language: 'de',
    paper: { width: 595, height: 842 },
    font: 'Liberation Sans',
    pages: [['Miete', 'Saldo'], ['Zinsen']].map((texts) =>
      texts.map((text, at) => ({ kind: 'text', x: 50 + at * 90, y: 100, text, size: 9 })),
    ),
  }
  for (const tool of PLACING_TOOLS) {
    const source = JSON.stringify(placedSource(placed, tool))
    for (const text of ['Miete', 'Saldo', 'Zinsen']) t.match(source, text, tool)
  }
})

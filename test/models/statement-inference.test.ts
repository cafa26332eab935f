import fc from 'fast-check'
import t from 'tap'
import type { Page, Word } from '../../src/document/page.ts'
import { bankStatement } from '../../src/models/bank-statement.ts'
import type { Answer } from '../http/service.ts'
import { page, words } from '../tables/pages.ts'

/** A booking of March 2024. */
interface Entry {
  readonly day: number
  readonly text: string
  /** Signed hundredths, never 0. */
  readonly cents: number
}

/** How a statement is set. */
interface Setting {
  /** Order of its columns. `sides` prints debits and credits apart. */
  readonly columns: readonly ('date' | 'text' | 'amount' | 'balance')[]
  readonly sides: boolean
  readonly newestFirst: boolean
  /** A day's balance stands on its last booking alone. */
  readonly balanceOnceADay: boolean
  readonly decimal: '.' | ','
  /** Heads, labels and texts mean nothing. */
  readonly wordless: boolean
  /** Lines of text under each booking. */
  readonly moreText: number
  readonly years: boolean
}

const PLACES = [50, 150, 330, 450] as const
const PLAIN: Setting = {
  columns: ['date', 'text', 'amount', 'balance'],
  sides: true,
  newestFirst: false,
  balanceOnceADay: false,
  decimal: '.',
  wordless: false,
  moreText: 0,
  years: true,
}

const printed = (cents: number, { decimal }: Setting): string => {
  const [whole, part] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const group = decimal === '.' ? ',' : '.'
  return `${cents < 0 ? '-' : ''}${whole!.replace(/(?<=\d)(?=(?:\d{3})+$)/g, group)}${decimal}${part}`
}

const two = (value: number): string => String(value).padStart(2, '0')

/** A statement's page: a period, heads, an opening balance, its bookings, a closing one. */
function statement(entries: readonly Entry[], opening: number, setting: Setting): Page {
  const word = (text: string) => (setting.wordless ? text.replace(/\p{L}/gu, 'x') : text)
  const lines: Word[][] = []
  let y = 60
  const line = (parts: readonly (readonly [column: number, text: string, end?: number])[]) => {
    lines.push(
      parts.flatMap(([x, text, end]) =>
        text === '' ? [] : words(text, end === undefined ? x : end - text.length * 5, y),
      ),
    )
    y += 14
  }
  const place = (column: Setting['columns'][number]) => PLACES[setting.columns.indexOf(column)]!
  const row = (date: string, text: string, cents: number | null, balance: number | null) => {
    const right = place('amount') + (setting.sides && (cents ?? 0) > 0 ? 90 : 40)
    const sum = cents === null ? '' : printed(setting.sides ? Math.abs(cents) : cents, setting)
    line([
      [place('date'), date],
      [place('text'), text],
      [0, sum, right],
      [0, balance === null ? '' : printed(balance, setting), place('balance') + 90],
    ])
  }
  line([[50, '01.03.2024 - 31.03.2024']])
  y += 14
  line([
    [place('date'), word('Date')],
    [place('text'), word('Description')],
    [0, setting.sides ? word('Debit') : word('Amount'), place('amount') + 40],
    [0, setting.sides ? word('Credit') : '', place('amount') + 90],
    [0, word('Balance'), place('balance') + 90],
  ])
  let balance = opening
  const booked = entries.map((entry, i) => {
    balance += entry.cents
    const last = entries[i + 1]?.day !== entry.day
    return { entry, balance: setting.balanceOnceADay && !last ? null : balance }
  })
  const ends = [
    [word('Opening balance'), opening],
    [word('Closing balance'), balance],
  ] as const
  const [first, last] = setting.newestFirst ? [ends[1], ends[0]] : ends
  row('', first[0], null, first[1])
  for (const own of setting.newestFirst ? booked.toReversed() : booked) {
    const { day, text } = own.entry
    row(`${two(day)}.03.${setting.years ? '2024' : ''}`, word(text), own.entry.cents, own.balance)
    for (let i = 0; i < setting.moreText; i++) line([[place('text'), word('more of it')]])
  }
  row('', last[0], null, last[1])
  return page(lines)
}

const read = (own: Page): Answer => bankStatement.extract([own]).content as Answer

const booked = (own: Page): string[] =>
  read(own)
    .transactions.map((one: Answer) => `${one.date} ${one.debit ? `-${one.debit}` : one.credit}`)
    .sort()

const expected = (entries: readonly Entry[]): string[] =>
  entries.map(({ day, cents }) => `2024-03-${two(day)} ${(cents / 100).toFixed(2)}`).sort()

const entry = fc.record({
  day: fc.integer({ min: 1, max: 31 }),
  text: fc.constantFrom('Grocery store', 'Rent flat', 'Transfer', 'Water works', 'Wages', 'Shop'),
  cents: fc.integer({ min: 101, max: 900_000 }).chain((own) => fc.constantFrom(own, -own)),
})
const entries = fc
  .array(entry, { minLength: 5, maxLength: 14 })
  // Both directions occur, and no amount twice.
  .filter((own) => own.some(({ cents }) => cents > 0) && own.some(({ cents }) => cents < 0))
  .filter((own) => new Set(own.map(({ cents }) => Math.abs(cents))).size === own.length)
  .map((own) => own.toSorted((a, b) => a.day - b.day))
const opening = fc.integer({ min: 1_000_003, max: 9_000_001 })
const runs = { numRuns: 25, seed: 7 }

const SETTINGS: Readonly<Record<string, Partial<Setting>>> = {
  'as most are': {},
  'one column of signed amounts': { sides: false },
  'the balance before the amount': { columns: ['date', 'text', 'balance', 'amount'] },
  'the text first': { columns: ['text', 'date', 'amount', 'balance'] },
  'newest first': { newestFirst: true },
  'a decimal comma': { decimal: ',' },
  'days without a year': { years: false },
  'texts of three lines': { moreText: 2 },
  'not one known word': { wordless: true },
  'not one known word, signed, newest first': { wordless: true, sides: false, newestFirst: true },
}

for (const [name, setting] of Object.entries(SETTINGS))
  t.test(`every booking is read and proven: ${name}`, async (t) => {
    fc.assert(
      fc.property(entries, opening, (own, start) => {
        const made = statement(own, start, { ...PLAIN, ...setting })
        t.same(booked(made), expected(own))
        if (!setting.wordless) t.equal(read(made).reconciliation.ok, true)
      }),
      runs,
    )
  })

t.test('balances once a day prove the bookings of the day together', async (t) => {
  fc.assert(
    fc.property(entries, opening, (own, start) => {
      t.same(booked(statement(own, start, { ...PLAIN, balanceOnceADay: true })), expected(own))
    }),
    runs,
  )
})

/** A page with one word otherwise. */
const changed = (own: Page, from: string, to: string): Page => ({
  ...own,
  blocks: own.blocks.map((block) => ({
    ...block,
    lines: block.lines.map((line) => ({
      ...line,
      words: line.words.map((word) => (word.text === from ? { ...word, text: to } : word)),
    })),
  })),
})

t.test('a wrong amount, two that cancel, or a row that is missing is never proven', async (t) => {
  fc.assert(
    fc.property(entries, opening, fc.nat(), (own, start, at) => {
      const made = statement(own, start, PLAIN)
      const i = at % own.length
      const j = (i + 1) % own.length
      const text = (cents: number) => printed(Math.abs(cents), PLAIN)
      const one = changed(made, text(own[i]!.cents), text(Math.abs(own[i]!.cents) + 100))
      t.equal(read(one).reconciliation.ok, false)
      const by = own[i]!.cents > 0 === own[j]!.cents > 0 ? -100 : 100
      const both = changed(one, text(own[j]!.cents), text(Math.abs(own[j]!.cents) + by))
      t.equal(read(both).reconciliation.ok, false)
      const row = (page_: Page) => read(page_).transactions.length
      const line = made.blocks
        .flatMap(({ lines }) => lines)
        .find(({ words: all }) => all.some((word) => word.text === text(own[i]!.cents)))!
      const without = {
        ...made,
        blocks: made.blocks.map((block) => ({
          ...block,
          lines: block.lines.filter((other) => other.baseline !== line.baseline),
        })),
      }
      t.equal(row(without), own.length - 1)
      const { reconciliation } = read(without)
      t.equal(reconciliation.ok, false)
      t.ok(
        reconciliation.gaps.some(
          (gap: Answer) => gap.amount === (own[i]!.cents / 100).toFixed(2),
        ) ||
          i === own.length - 1 ||
          i === 0,
        'the gap is told',
      )
    }),
    runs,
  )
})

import type { Random } from '../../kit/random.ts'
import type { AccountKind } from './account.ts'
import type { SignForm } from './style.ts'

/** What a column of bookings holds. `stack` is a text with its date and more above or below it. */
export type Column =
  | 'no'
  | 'date'
  | 'value'
  /** The day of the purchase, which is booked later. */
  | 'bought'
  | 'time'
  | 'description'
  | 'payee'
  | 'type'
  | 'reference'
  | 'check'
  | 'place'
  | 'category'
  | 'status'
  | 'foreign'
  | 'rate'
  | 'quantity'
  | 'price'
  | 'out'
  | 'in'
  | 'amount'
  | 'mark'
  | 'balance'
  | 'stack'
  | 'sum'

/** Columns of bookings from left to right, as banks have them. */
const COLUMNS: Readonly<Record<string, readonly Column[]>> = {
  classic: ['date', 'description', 'out', 'in', 'balance'],
  valued: ['date', 'value', 'description', 'out', 'in', 'balance'],
  'value-late': ['date', 'description', 'value', 'out', 'in'],
  'value-late-balance': ['date', 'description', 'value', 'out', 'in', 'balance'],
  sides: ['date', 'description', 'out', 'in'],
  'sides-valued': ['date', 'value', 'description', 'out', 'in'],
  single: ['date', 'description', 'amount', 'balance'],
  'single-valued': ['date', 'value', 'description', 'amount', 'balance'],
  bare: ['date', 'description', 'amount'],
  'bare-valued': ['date', 'value', 'description', 'amount'],
  'bare-value-late': ['date', 'description', 'value', 'amount'],
  marked: ['date', 'description', 'amount', 'mark'],
  'marked-early': ['date', 'description', 'mark', 'amount', 'balance'],
  'marked-valued': ['date', 'value', 'description', 'amount', 'mark', 'balance'],
  typed: ['date', 'type', 'description', 'out', 'in', 'balance'],
  'type-late': ['date', 'description', 'type', 'out', 'in', 'balance'],
  'type-bare': ['date', 'type', 'description', 'amount'],
  referenced: ['date', 'reference', 'description', 'out', 'in', 'balance'],
  'reference-late': ['date', 'description', 'reference', 'value', 'out', 'in', 'balance'],
  'reference-bare': ['date', 'description', 'reference', 'amount', 'balance'],
  checks: ['date', 'check', 'description', 'out', 'in', 'balance'],
  'check-late': ['date', 'description', 'check', 'out', 'in', 'balance'],
  'balance-before': ['date', 'description', 'balance', 'amount'],
  'figures-first': ['date', 'amount', 'balance', 'description'],
  'amount-first': ['amount', 'date', 'description', 'balance'],
  'sides-first': ['date', 'out', 'in', 'balance', 'description'],
  numbered: ['no', 'date', 'description', 'amount', 'balance'],
  'numbered-sides': ['no', 'date', 'value', 'description', 'out', 'in', 'balance'],
  payee: ['date', 'payee', 'description', 'amount'],
  'payee-balance': ['date', 'payee', 'description', 'amount', 'balance'],
  category: ['date', 'description', 'category', 'amount', 'balance'],
  timed: ['date', 'time', 'description', 'status', 'amount', 'balance'],
  'status-bare': ['date', 'description', 'status', 'amount'],
  'text-first': ['description', 'date', 'amount'],
  'text-first-sides': ['description', 'date', 'value', 'out', 'in', 'balance'],
  'date-last': ['reference', 'description', 'amount', 'date', 'balance'],
  stack: ['stack', 'amount'],
  'stack-sum': ['stack', 'sum'],
  'dated-sum': ['date', 'description', 'sum'],
  'placed-card': ['date', 'description', 'place', 'amount'],
  'card-dates': ['bought', 'date', 'description', 'amount'],
  'card-turned': ['date', 'bought', 'description', 'amount'],
  'card-reference': ['bought', 'date', 'reference', 'description', 'amount'],
  bought: ['bought', 'date', 'description', 'out', 'in', 'balance'],
  'bought-single': ['bought', 'date', 'description', 'amount'],
  'bought-late': ['date', 'description', 'bought', 'amount', 'balance'],
  'value-first': ['value', 'date', 'description', 'out', 'in', 'balance'],
  'booked-late': ['value', 'description', 'date', 'amount'],
  'card-foreign': ['date', 'description', 'foreign', 'rate', 'amount'],
  'card-foreign-valued': ['date', 'value', 'description', 'foreign', 'amount'],
  'card-marked': ['date', 'description', 'amount', 'mark'],
  'card-sides': ['date', 'description', 'out', 'in'],
  traded: ['date', 'description', 'quantity', 'price', 'amount', 'balance'],
  'traded-typed': [
    'date',
    'value',
    'type',
    'description',
    'quantity',
    'price',
    'out',
    'in',
    'balance',
  ],
  'traded-bare': ['date', 'type', 'description', 'quantity', 'amount'],
}

const GENERAL = Object.keys(COLUMNS).filter((name) => !/card|traded|stack|status|timed/.test(name))
const APPS = [
  'stack',
  'stack-sum',
  'timed',
  'status-bare',
  'category',
  'payee',
  'single',
  'bare',
  'dated-sum',
]

/** Which sets of columns an account's statements have. */
const CHOICES: Readonly<Record<AccountKind, readonly string[]>> = {
  current: [...GENERAL, 'stack', 'stack-sum', 'timed'],
  business: GENERAL,
  savings: [
    'classic',
    'single',
    'valued',
    'sides',
    'bare',
    'typed',
    'numbered',
    'checks',
    'sides-first',
  ],
  card: [
    ...[
      'placed-card',
      'card-dates',
      'card-dates',
      'card-turned',
      'card-reference',
      'card-foreign',
      'bare',
    ],
    ...['card-foreign-valued', 'card-marked', 'card-sides', 'category', 'stack', 'type-bare'],
  ],
  loan: ['classic', 'single', 'valued', 'sides', 'single-valued', 'bare'],
  broker: ['traded', 'traded-typed', 'traded-bare', 'valued', 'single', 'typed'],
  wallet: APPS,
}

export interface Design {
  /** Name of the set of columns. */
  set: string
  columns: readonly Column[]
  sign: SignForm
  /** Purchases of a card are bare and payments have the sign. */
  turned: boolean
  /** Bookings by side or category, each with a table of its own. */
  sections: 'none' | 'out-first' | 'in-first' | 'by-category'
  /** Checks are listed apart, side by side. */
  checksApart: boolean
  order: 'old-first' | 'new-first'
  /** Where running balances stand. */
  balances: 'row' | 'day' | 'line' | 'none'
  dates: 'row' | 'once' | 'heads'
  /** Opening and closing balance: rows of the table, lines beside it, in the summary. */
  ends: 'rows' | 'lines' | 'both-lines' | 'summary' | 'none'
  summary: 'none' | 'list' | 'across' | 'sentence' | 'equation' | 'box'
  sums: boolean
  carry: 'none' | 'balance' | 'sums'
  headAgain: boolean
  head: 'none' | 'plain' | 'bold' | 'ruled' | 'filled' | 'dark'
  rules: 'none' | 'rows' | 'zebra' | 'frame' | 'columns' | 'days' | 'dots'
  /** Where date and figures stand in a row of several lines. */
  figuresAt: 'first' | 'middle' | 'last'
  dateAt: 'first' | 'figures'
  texts: 'lines' | 'flow' | 'cut' | 'above'
  narrow: boolean
  months: boolean
}

/** The parts of a layout, each drawn by itself. */
export function designOf(kind: AccountKind, american: boolean, random: Random): Design {
  const set = random.at('set').pick(CHOICES[kind])
  let columns = [...COLUMNS[set]!]
  const two = columns.includes('out')
  const stacked = set.startsWith('stack')
  if (two && random.at('swap').chance(0.35)) {
    const [out, into] = [columns.indexOf('out'), columns.indexOf('in')]
    columns[out] = 'in'
    columns[into] = 'out'
  }
  const sectioned =
    !stacked &&
    (kind === 'card' ? 0.45 : kind === 'loan' || kind === 'wallet' ? 0 : american ? 0.45 : 0.1)
  const grouped = !stacked && ['card', 'current', 'wallet', 'business'].includes(kind) ? 0.06 : 0
  const sections = random.at('grouped').chance(grouped)
    ? 'by-category'
    : random.at('sections').chance(sectioned || 0)
      ? random.at('sections/order').pick(['out-first', 'in-first', 'in-first'] as const)
      : 'none'
  if (sections !== 'none')
    columns = columns
      .filter((column) => !['in', 'mark', 'balance'].includes(column))
      .map((column) => (column === 'out' || column === 'sum' ? 'amount' : column))
  const running = columns.includes('balance') || columns.includes('sum')
  const balances = running
    ? random.at('balances').weighted({ row: 7, day: 2.5, line: 0, none: 0 })
    : sections === 'none' && !stacked
      ? random.at('balances').weighted({ none: 7, line: 2, row: 0, day: 0 })
      : 'none'
  const owed = kind === 'card' || kind === 'loan'
  const mark = columns.includes('mark')
  const sign = random.at('sign').weighted({
    front: 6,
    true: 1,
    back: 1.3,
    brackets: 1,
    'both-front': 1.6,
    'both-back': 1,
    suffix: mark ? 0 : 1.6,
    'suffix-out': mark || owed ? 0 : 0.8,
    'suffix-in': mark ? 0 : owed ? 3 : 0.8,
    red: 0.4,
  }) as SignForm
  const dates =
    columns.includes('date') && columns[0] === 'date' && sections === 'none'
      ? random.at('dates').weighted({ row: 7, once: 1.6, heads: 0.9 })
      : set.startsWith('stack') && random.at('dates').chance(0.5)
        ? 'heads'
        : 'row'
  if (dates === 'heads') columns = columns.filter((column) => column !== 'date')
  return {
    set,
    columns,
    sign,
    turned:
      kind === 'card' &&
      !['suffix', 'suffix-out', 'suffix-in'].includes(sign) &&
      random.at('turned').chance(0.7),
    sections,
    checksApart:
      american &&
      sections !== 'none' &&
      sections !== 'by-category' &&
      random.at('checks').chance(0.7),
    order:
      sections === 'none' && random.at('order').chance(kind === 'wallet' ? 0.5 : 0.13)
        ? 'new-first'
        : 'old-first',
    balances,
    dates,
    ends: random
      .at('ends')
      .weighted(
        sections !== 'none' || stacked
          ? { rows: 0, lines: 0.6, 'both-lines': 0.6, summary: 5, none: 0.4 }
          : { rows: 6, lines: 1.6, 'both-lines': 1, summary: 2, none: 0.5 },
      ),
    summary: random
      .at('summary')
      .weighted({ none: 4, list: 3, across: 3, sentence: 0.7, equation: 1, box: 1.5 }),
    sums: random.at('sums').chance(0.4),
    carry: random.at('carry').weighted({ none: 4, balance: 4, sums: two ? 1.5 : 0 }),
    headAgain: random.at('head-again').chance(0.8),
    head: stacked
      ? 'none'
      : random
          .at('head')
          .weighted({ none: 0.5, plain: 1.5, bold: 3, ruled: 3, filled: 2.5, dark: 1.2 }),
    rules: random
      .at('rules')
      .weighted({ none: 5, rows: 2.5, zebra: 2, frame: 1.6, columns: 1, days: 0.8, dots: 0.6 }),
    figuresAt: random.at('figures-at').weighted({ first: 7, middle: 1.6, last: 1.6 }),
    dateAt: random.at('date-at').weighted({ first: 1, figures: 2 }),
    texts: random.at('texts').weighted({ lines: 5, flow: 3, cut: 1.3, above: 0.7 }),
    narrow: random.at('narrow').chance(0.25),
    months: sections === 'none' && random.at('months').chance(0.3),
  }
}

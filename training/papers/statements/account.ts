import { coinedWord } from '../../kit/locale/company.ts'
import type { Country } from '../../kit/locale/country.ts'
import { addDays, type Day, isoDay, monthEnd } from '../../kit/locale/dates.ts'
import type { LanguageCode } from '../../kit/locale/language.ts'
import { LANGUAGE_OF } from '../../kit/locale/languages.ts'
import { personOf } from '../../kit/locale/person.ts'
import type { Random } from '../../kit/random.ts'
import type { Booking, BookingKind } from './booking.ts'
import type { Word } from './word.ts'
import { wordsOf } from './words.ts'

export type AccountKind = 'current' | 'business' | 'savings' | 'card' | 'loan' | 'broker' | 'wallet'

/** One account's bookings in a period, oldest first. Balances below zero are owed. */
export interface Account {
  kind: AccountKind
  currency: string
  from: Day
  to: Day
  opening: number
  bookings: readonly Booking[]
  closing: number
}

/** How much a currency's unit buys against a euro, about, and amounts without a rest. */
const SCALES: Readonly<Record<string, number>> = {
  HUF: 380,
  CZK: 25,
  SEK: 11,
  NOK: 11,
  DKK: 7,
  PLN: 4,
  RON: 5,
  TRY: 35,
  INR: 60,
  ZAR: 18,
}

/** Kinds of bookings, by account; how often. */
const MIXES: Readonly<Record<AccountKind, Partial<Record<BookingKind, number>>>> = {
  current: {
    purchase: 30,
    debit: 12,
    out: 9,
    in: 6,
    cash: 5,
    standing: 4,
    salary: 2,
    rent: 1,
    fee: 1.5,
    check: 3,
    deposit: 2,
    refund: 1.5,
    tax: 1,
    interestIn: 0.4,
    interestOut: 0.4,
  },
  business: {
    in: 24,
    out: 22,
    debit: 10,
    purchase: 8,
    check: 6,
    deposit: 5,
    fee: 3,
    tax: 3,
    salary: 0,
    cash: 1,
    refund: 1,
  },
  savings: { in: 4, deposit: 5, out: 5, cash: 2, interestIn: 3, standing: 1, fee: 0.4 },
  card: { purchase: 40, payment: 2.5, refund: 2, fee: 1, interestOut: 1, cash: 1.5 },
  loan: { repayment: 10, interestOut: 9, fee: 1.5 },
  broker: { buy: 8, sell: 6, dividend: 6, fee: 2, in: 2, out: 1.5, interestIn: 1 },
  wallet: { purchase: 20, in: 12, out: 9, refund: 2, fee: 3, deposit: 2 },
}

const INCOMING: ReadonlySet<BookingKind> = new Set([
  'in',
  'salary',
  'interestIn',
  'deposit',
  'refund',
  'repayment',
  'payment',
  'sell',
  'dividend',
])

/** Amounts in euro: the least, and by how much they vary. */
const SIZES: Readonly<Record<BookingKind, readonly [number, number]>> = {
  purchase: [2, 140],
  cash: [20, 280],
  in: [15, 1900],
  out: [8, 1200],
  standing: [10, 400],
  debit: [5, 190],
  salary: [1100, 2900],
  rent: [420, 1100],
  fee: [1, 14],
  interestIn: [0.02, 40],
  interestOut: [0.3, 60],
  check: [12, 700],
  deposit: [20, 900],
  refund: [4, 90],
  tax: [30, 700],
  repayment: [150, 900],
  payment: [60, 900],
  buy: [200, 4800],
  sell: [200, 5600],
  dividend: [3, 160],
}

const WORD_OF: Readonly<Record<BookingKind, Word>> = {
  purchase: 'bPurchase',
  cash: 'bCash',
  in: 'bIn',
  out: 'bOut',
  standing: 'bStanding',
  debit: 'bDebit',
  salary: 'bSalary',
  rent: 'bRent',
  fee: 'bFee',
  interestIn: 'bInterestIn',
  interestOut: 'bInterestOut',
  check: 'bCheck',
  deposit: 'bDeposit',
  refund: 'bRefund',
  tax: 'bTax',
  repayment: 'bRepayment',
  payment: 'bPayment',
  buy: 'bBuy',
  sell: 'bSell',
  dividend: 'bDividend',
}

const ROUND: ReadonlySet<BookingKind> = new Set([
  'cash',
  'standing',
  'rent',
  'deposit',
  'repayment',
])

/** The days a statement covers: a month as a rule, or a quarter, some weeks, a year of a passbook. */
export function periodOf(kind: AccountKind, random: Random): { from: Day; to: Day } {
  const first = { year: random.int(2014, 2026), month: random.int(1, 12), day: 1 }
  const span = random.weighted(
    kind === 'savings' || kind === 'loan'
      ? { month: 1, quarter: 3, weeks: 0.5, year: 3, cycle: 1 }
      : { month: 6, quarter: 1.4, weeks: 1.5, year: 0.15, cycle: 2.5 },
  )
  switch (span) {
    case 'month':
      return { from: first, to: monthEnd(first) }
    case 'quarter':
      return { from: first, to: monthEnd(addDays(first, 64)) }
    case 'year':
      return { from: first, to: addDays({ ...first, year: first.year + 1 }, -1) }
    case 'weeks': {
      const from = addDays(first, random.int(0, 27))
      return { from, to: addDays(from, random.int(5, 20)) }
    }
    case 'cycle': {
      const from = addDays(first, random.int(2, 27))
      return { from, to: addDays(from, 29) }
    }
  }
}

export interface AccountWishes {
  country: Country
  language: LanguageCode
  currency: string
  period: { from: Day; to: Day }
  count: number
  /** Further lines of texts: none, some or many. */
  talkative: number
  /** Whether texts of cards, banks and people are in capitals. */
  upper: boolean
  /** What the account begins with, where that is known. */
  opening?: number
}

/** An invented account. */
export function accountOf(kind: AccountKind, wishes: AccountWishes, random: Random): Account {
  const { period, currency, count } = wishes
  const scale = SCALES[currency] ?? 1
  const whole = currency === 'HUF' ? 100 : 1
  const owed = kind === 'card' || kind === 'loan'
  const days = daysBetween(period.from, period.to)
  const when = random.at('days')
  // Days crowd: some have many bookings, most have none or one.
  const busy = Array.from({ length: Math.max(2, Math.ceil(count * 0.6)) }, () => when.int(0, days))
  const offsets = Array.from({ length: count }, () =>
    when.chance(0.5) ? when.pick(busy) : when.int(0, days),
  ).sort((a, b) => a - b)
  const size = kind === 'business' ? 4 : 1
  const opening =
    kind === 'loan'
      ? -random.at('opening').int(4_000_00, 240_000_00)
      : owed
        ? -random.at('opening').int(0, 1_900_00)
        : random.at('opening').chance(0.08)
          ? -random.at('opening').int(5_00, 900_00)
          : random.at('opening').int(20_00, kind === 'business' ? 48_000_00 : 9_000_00)
  const start = wishes.opening ?? Math.round((opening * scale) / whole) * whole
  let balance = start
  let checkNumber = random.at('checks').int(101, 8800)
  const worked = random.at('worked').chance(0.6)
  const bookings = offsets.map((offset, at): Booking => {
    const own = random.at(`booking/${at}`)
    let mix = MIXES[kind]
    // Who spends more than there is gets money, mostly.
    if (!owed && balance < 0 && own.at('rescue').chance(0.6)) mix = { in: 3, deposit: 1, salary: 1 }
    const booking = own.at('kind').weighted(mix as Record<BookingKind, number>)
    const cents = amountOf(booking, own.at('amount'), size * scale, whole)
    balance += cents
    if (booking === 'check') checkNumber += own.at('check').pick([1, 1, 1, 2, 5])
    const day = addDays(period.from, offset)
    const booked = worked ? workday(day, period) : day
    return textsOf(booking, cents, booked, checkNumber, wishes, own)
  })
  return { kind, currency, ...period, opening: start, bookings, closing: balance }
}

/** The day itself, or the Monday after it; before it where the period ends. */
function workday(day: Day, { from, to }: { readonly from: Day; readonly to: Day }): Day {
  const late = ((daysBetween(MONDAY, day) + 7000) % 7) - 4
  if (late <= 0) return day
  const next = addDays(day, 3 - late)
  if (daysBetween(next, to) >= 0) return next
  return daysBetween(from, day) >= late ? addDays(day, -late) : day
}
const MONDAY: Day = { year: 2001, month: 1, day: 1 }

function amountOf(kind: BookingKind, random: Random, scale: number, whole: number): number {
  const [least, range] = SIZES[kind]
  const drawn = (least + range * random.next() ** 2.2) * scale
  const cents = ROUND.has(kind)
    ? Math.max(1, Math.round(drawn / (10 * Math.max(1, Math.round(scale))))) *
      1000 *
      Math.max(1, Math.round(scale))
    : Math.max(whole, Math.round((drawn * 100) / whole) * whole)
  return INCOMING.has(kind) ? cents : -cents
}

const FOREIGN = ['USD', 'EUR', 'GBP', 'CHF', 'SEK', 'CZK', 'PLN', 'JPY', 'DKK']

function textsOf(
  kind: BookingKind,
  cents: number,
  day: Day,
  checkNumber: number,
  wishes: AccountWishes,
  random: Random,
): Booking {
  const { country, language, currency, talkative } = wishes
  const tongue = LANGUAGE_OF[language]
  const person = personOf(country, random.at('person'), language)
  const name = `${person.first} ${person.last}`
  const trade = random.at('trade').pick(tongue.trades)
  const shop = trade.replace(
    '{x}',
    random.at('coined').chance(0.5) ? coinedWord(random.at('word')) : person.last,
  )
  const firm = random.at('firm').chance(0.4)
    ? `${coinedWord(random.at('firm'))} ${random.at('legal').pick(country.legalForms).replace(/^, /, '')}`
    : shop
  const check = kind === 'check' ? String(checkNumber) : undefined
  const values: Record<string, string> = {
    shop,
    firm,
    person: name,
    town: random.at('town').pick(country.towns).split('|')[0]!,
    ref: random
      .at('ref')
      .fill(
        random.at('ref/form').pick(['@@#######', '########@', '@####-####', 'NTX%###########']),
      ),
    no:
      check ??
      random
        .at('no')
        .fill(random.at('no/form').pick(['####', '%#####', '%#######', '%##########', '%###-##'])),
    month: tongue.months[day.month - 1]!,
    time: clock(random.at('time')),
    iban: country.iban
      ? country.code + random.at('iban').fill(`##${country.iban}`)
      : random.at('iban').fill('##########'),
    bic: random.at('bic').fill(`@@@@${country.code}@@`),
  }
  const filled = (text: string): string => {
    const done = text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
    return wishes.upper ? done.toLocaleUpperCase(language) : done
  }
  const forms = wordsOf(language, WORD_OF[kind])
  const lines = wordsOf(language, 'details')
  const more = random.at('more').chance(0.7) ? random.at('lines').int(0, talkative) : 0
  const bought = kind === 'buy' || kind === 'sell' ? random.at('pieces').int(1, 80) : 0
  const foreign =
    (kind === 'purchase' || kind === 'cash') && random.at('abroad').chance(0.07)
      ? abroad(cents, currency, random.at('abroad/rate'))
      : undefined
  return {
    kind,
    day,
    value: addDays(day, random.at('value').pick([0, 0, 0, 0, 1, 1, 2, -1])),
    bought: addDays(day, -random.at('bought').pick([0, 0, 1, 1, 1, 2, 3])),
    text: filled(random.at('form').pick(forms)),
    details: random.at('details').sample(lines, more).map(filled),
    cents,
    type: TYPES[kind],
    reference: random
      .at('own-ref')
      .fill(random.at('own-ref/form').pick(['######', '@%####', '%#######', '9###/##'])),
    ...(check ? { check } : {}),
    town: values.town!,
    time: values.time!,
    payee:
      kind === 'purchase' || kind === 'refund'
        ? shop
        : random.at('payee').chance(0.5)
          ? name
          : firm,
    category: random.at('category').int(0, 5),
    ...(foreign ? { foreign } : {}),
    ...(bought
      ? { pieces: { quantity: bought, price: Math.round(Math.abs(cents) / bought) } }
      : {}),
  }
}

function abroad(cents: number, currency: string, random: Random): Booking['foreign'] {
  const other = random.pick(FOREIGN.filter((code) => code !== currency))
  const rate = (0.4 + random.next() * 2.2).toFixed(random.pick([4, 5, 6]))
  return { cents: Math.max(1, Math.round(Math.abs(cents) * Number(rate))), currency: other, rate }
}

/** Codes that banks print beside bookings. */
const TYPES: Readonly<Record<BookingKind, string>> = {
  purchase: 'VIS',
  cash: 'ATM',
  in: 'CR',
  out: 'TFR',
  standing: 'SO',
  debit: 'DD',
  salary: 'BGC',
  rent: 'SO',
  fee: 'CHG',
  interestIn: 'INT',
  interestOut: 'INT',
  check: 'CHQ',
  deposit: 'DEP',
  refund: 'REV',
  tax: 'BP',
  repayment: 'PMT',
  payment: 'PMT',
  buy: 'BUY',
  sell: 'SLD',
  dividend: 'DIV',
}

function clock(random: Random): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${two(random.int(0, 23))}:${two(random.int(0, 59))}`
}

function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(isoDay(to)) - Date.parse(isoDay(from))) / 86_400_000)
}

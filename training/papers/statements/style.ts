import { type Day, printDay } from '../../kit/locale/dates.ts'
import { CURRENCY_SIGNS, type Figures, figuresLike, printMoney } from '../../kit/locale/figures.ts'
import { LANGUAGE_OF } from '../../kit/locale/languages.ts'
import type { Random } from '../../kit/random.ts'
import type { Story } from './story.ts'
import type { Word } from './word.ts'
import { pairOf, wordOf } from './words.ts'

/** Where a column of amounts of both directions says which one it is. */
export const SIGN_FORMS = [
  'front',
  'true',
  'back',
  'brackets',
  'both-front',
  'both-back',
  'suffix',
  'suffix-out',
  'suffix-in',
  'red',
] as const
export type SignForm = (typeof SIGN_FORMS)[number]

/** How one statement writes words, dates and figures. */
export interface Style {
  word(word: Word): string
  pair(word: Word): [string, string]
  /** In the facts, with the year. */
  day(day: Day): string
  /** In a row of the table. */
  rowDay(day: Day): string
  /** Rows' dates lack the year. */
  yearless: boolean
  /** Without a sign, and without the currency in any case. */
  plain(cents: number): string
  /** Without a sign. */
  bare(cents: number): string
  /** With a sign or mark, in a column of amounts of both directions. */
  signed(cents: number, form: SignForm): string
  /** A balance: as `balanceForm` says. */
  balance(cents: number): string
  /** In a summary: with the currency where the statement prints one there. */
  money(cents: number): string
  /** The same without a sign: a sum of one side. */
  sum(cents: number): string
  marks: [string, string]
  /** Where the currency stands: in rows, in summaries; `named` in the facts or heads. */
  currency: { sign: string; inRows: boolean; inSums: boolean; named: boolean }
  colon: string
  red: string | undefined
}

/** Patterns of dates in rows, beside those of the country: with figures first, then by name. */
const SHORT = ['DD.MM.', 'DD/MM', 'DD-MM', 'DD.MM', 'D.M.']
const NAMED = ['DD MMM', 'D MMM', 'DD MMM YY', 'DD-MMM-YYYY', 'DDMMM', 'DD MMM YYYY', 'D MMMM']
const ISO = ['YYYY-MM-DD', 'YYYY/MM/DD', 'YYYY.MM.DD']

export function styleOf(story: Story, currency: string, random: Random): Style {
  const { country, language } = story
  const tongue = LANGUAGE_OF[language]
  const american = country.code === 'US'
  const figures = figuresOf(story, currency, random.at('figures'))
  const full = random.at('long').chance(0.3)
    ? random.at('full').pick(tongue.longDates)
    : random.at('full').pick(country.dates)
  const row = random.at('row').weighted({ same: 6, country: 3, short: 3, named: 2, iso: 0.8 })
  const short = country.dates[0]!.startsWith('YYYY')
    ? ['MM-DD', 'MM.DD.', 'DD.MM.']
    : american
      ? ['MM/DD', 'MM/DD', 'M/D', 'MM-DD', 'MMM DD', 'MMM D']
      : SHORT
  const rowPattern = {
    same: full.includes('MMMM') ? country.dates[0]! : full,
    country: random.at('row/pattern').pick(country.dates),
    short: random.at('row/short').pick(short),
    named: random.at('row/named').pick(american ? ['MMM DD', 'MMM D', 'MMM DD, YYYY'] : NAMED),
    iso: random.at('row/iso').pick(ISO),
  }[row]
  const marks = pairOf(language, 'marks', random.at('marks'))
  const letters = marks[0] === '-' ? (['D', 'C'] as [string, string]) : marks
  const sign = random.at('sign').pick(CURRENCY_SIGNS[currency] ?? [currency])
  const code = random.at('code').chance(0.5) ? currency : sign
  const inRows = random.at('in-rows').chance(0.14)
  const inSums = inRows || random.at('in-sums').chance(0.45)
  const front = /^[$£₹R€]/.test(code)
    ? random.at('front').chance(0.8)
    : random.at('front').chance(0.25)
  const withSign = (text: string): string => {
    if (!front) return `${text} ${code === ':-' ? 'kr' : code}`
    return /^[A-Z]{2}/.test(code) || code.endsWith('.') ? `${code} ${text}` : code + text
  }
  const bare = (cents: number): string => printMoney(Math.abs(cents), figures)
  const place = random.at('mark-gap').pick([' ', ' ', ''])
  const marked = (cents: number, form: SignForm, text: string): string => {
    const mark = letters[cents < 0 ? 0 : 1]
    const minus = cents < 0
    switch (form) {
      case 'front':
      case 'red':
        return minus ? `-${text}` : text
      case 'true':
        return minus ? `−${text}` : text
      case 'back':
        return minus ? `${text}-` : text
      case 'brackets':
        return minus ? `(${text})` : text
      case 'both-front':
        return `${minus ? '-' : '+'}${random.at('plus').chance(0.2) ? ' ' : ''}${text}`
      case 'both-back':
        return `${text}${place}${minus ? '-' : '+'}`
      case 'suffix':
        return `${text} ${mark}`
      case 'suffix-out':
        return minus ? `${text} ${mark}` : text
      case 'suffix-in':
        return minus ? text : `${text} ${mark}`
    }
  }
  const balanceForm = random.at('balance').weighted({
    front: 6,
    true: 0.6,
    back: 1.2,
    brackets: 0.6,
    'both-back': 0.8,
    suffix: 2.2,
    'suffix-out': 1.2,
  }) as SignForm
  const upper = random.at('upper').chance(0.1)
  const texts = random.at('texts')
  const word = (role: Word): string => {
    const text = wordOf(language, role, texts)
    return upper && !/[{]/.test(text) && text.length < 40 ? text.toLocaleUpperCase(language) : text
  }
  return {
    word,
    pair: (role) => pairOf(language, role, texts),
    day: (day) => printDay(day, full, tongue),
    rowDay: (day) => printDay(day, rowPattern, tongue),
    yearless: !/YY/.test(rowPattern),
    plain: bare,
    bare: (cents) => (inRows ? withSign(bare(cents)) : bare(cents)),
    signed: (cents, form) => marked(cents, form, inRows ? withSign(bare(cents)) : bare(cents)),
    balance: (cents) => marked(cents, balanceForm, inRows ? withSign(bare(cents)) : bare(cents)),
    money: (cents) => marked(cents, balanceForm, inSums ? withSign(bare(cents)) : bare(cents)),
    sum: (cents) => (inSums ? withSign(bare(cents)) : bare(cents)),
    marks,
    currency: { sign: code, inRows, inSums, named: random.at('named').chance(0.55) },
    colon: random.at('colon').pick([':', ':', '', ' :']),
    red: random.at('red').chance(0.12)
      ? random.at('red/ink').pick(['#c00000', '#d32f2f'])
      : undefined,
  }
}

function figuresOf({ country, language }: Story, currency: string, random: Random): Figures {
  const samples =
    language === 'en' && country.languages[0] !== 'en' && random.chance(0.5)
      ? ['1,234.50']
      : country.figures
  const figures = figuresLike(random.pick(samples))
  if (currency === 'HUF' && random.chance(0.5)) return { ...figures, decimals: 0 }
  const decimal = figures.decimals ? figures.decimal : figures.group === ',' ? '.' : ','
  return { ...figures, decimals: 2, decimal }
}

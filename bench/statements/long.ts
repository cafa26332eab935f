import type { Line, Page, Word } from '../../src/document/page.ts'

/** Where columns stand on an A4 page, in points: texts begin, sums end there. */
const COLUMNS = { date: 50, text: 110, amount: 450, balance: 545 } as const
const [WIDTH, HEIGHT, SIZE, PITCH, TOP] = [595, 842, 9, 15, 130]
const BOOKINGS = 22
const FIRST_DAY = Date.UTC(2019, 0, 2)
const DAY = 86_400_000

const FIRMS = [
  'Northfield Grocers',
  'Harbour Coffee House',
  'Meridian Rail',
  'Castle Street Books',
  'Brightwater Energy',
  'Linden Dental Practice',
  'Quayside Hardware',
  'Silver Birch Nursery',
]
const WAYS = ['Card payment to', 'Direct debit', 'Transfer to', 'Standing order to', 'Online order']

const money = (cents: number): string => {
  const [whole, part] = (Math.abs(cents) / 100).toFixed(2).split('.') as [string, string]
  return `${cents < 0 ? '-' : ''}${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${part}`
}

const dayText = (day: number): string => {
  const [year, month, date] = new Date(FIRST_DAY + day * DAY).toISOString().slice(0, 10).split('-')
  return `${date}/${month}/${year}`
}

function line(baseline: number, texts: readonly (readonly [x: number, text: string])[]): Line {
  const words = texts.flatMap(([x, text]) => wordsAt(x, baseline, text))
  return {
    box: [words[0]!.box[0], baseline - SIZE, words.at(-1)!.box[2], baseline],
    baseline,
    words,
  }
}

/** Width of a character, in type sizes. */
const ADVANCE = 0.5

function wordsAt(x: number, baseline: number, text: string): Word[] {
  const width = ADVANCE * SIZE
  let at = x
  return text.split(' ').map((own): Word => {
    const from = at
    at += (own.length + 0.6) * width
    return {
      text: own,
      box: [from, baseline - 0.75 * SIZE, from + own.length * width, baseline + 0.2 * SIZE],
      baseline,
      confidence: 1,
      rotation: 0,
      font: { name: 'Helvetica', size: SIZE, bold: false, italic: false },
    }
  })
}

const endingAt = (right: number, text: string): readonly [number, string] => [
  right - text.length * ADVANCE * SIZE,
  text,
]

/** A statement of so many pages, as a text layer says it: days, texts of two lines, sums, a balance behind each. */
export function longStatement(pageCount: number): Page[] {
  // A generator of Lehmer's: the same statement every time.
  let seed = 20
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  let balance = 1_234_567
  const last = Math.floor((pageCount * BOOKINGS) / 4)
  return Array.from({ length: pageCount }, (_, p): Page => {
    const lines: Line[] = [
      line(50, [
        [50, 'Fernhill Bank'],
        [400, `Page ${p + 1} of ${pageCount}`],
      ]),
    ]
    if (p === 0)
      lines.push(
        line(70, [
          [50, 'Mrs Joan Example'],
          [300, 'Account number: 31926819'],
        ]),
        line(82, [
          [50, '12 Long Street'],
          [300, 'Sort code: 20-00-00'],
        ]),
        line(94, [
          [50, 'Leeds LS1 4AB'],
          [300, `Statement period: ${dayText(0)} to ${dayText(last)}`],
        ]),
      )
    lines.push(
      line(TOP - 18, [
        [COLUMNS.date, 'Date'],
        [COLUMNS.text, 'Description'],
        endingAt(COLUMNS.amount, 'Amount'),
        endingAt(COLUMNS.balance, 'Balance'),
      ]),
    )
    if (p === 0)
      lines.push(
        line(TOP, [[COLUMNS.text, 'Opening balance'], endingAt(COLUMNS.balance, money(balance))]),
      )
    for (let b = 0; b < BOOKINGS; b++) {
      const cents = random(4) === 0 ? 50_000 + random(90_000) : -(100 + random(30_000))
      balance += cents
      const y = TOP + PITCH * (2 * b + 1)
      lines.push(
        line(y, [
          [COLUMNS.date, dayText(Math.floor((p * BOOKINGS + b) / 4))],
          [COLUMNS.text, `${WAYS[random(WAYS.length)]} ${FIRMS[random(FIRMS.length)]}`],
          endingAt(COLUMNS.amount, money(cents)),
          endingAt(COLUMNS.balance, money(balance)),
        ]),
        line(y + PITCH, [
          [COLUMNS.text, `Ref ${10_000_000 + random(89_999_999)} Branch ${random(99)}`],
        ]),
      )
    }
    if (p === pageCount - 1)
      lines.push(
        line(TOP + PITCH * (2 * BOOKINGS + 1), [
          [COLUMNS.text, 'Closing balance'],
          endingAt(COLUMNS.balance, money(balance)),
        ]),
      )
    return {
      number: p + 1,
      width: WIDTH,
      height: HEIGHT,
      rotation: 0,
      skew: 0,
      source: 'text_layer',
      languages: [],
      blocks: lines.map((own) => ({ box: own.box, lines: [own] })),
      rules: [],
      fills: [],
    }
  })
}

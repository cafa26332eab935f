import type { Box } from '../../src/document/box.ts'
import type { Page, Word } from '../../src/document/page.ts'
import type { Account } from '../../src/models/statement/account.ts'
import type { Item } from '../../src/models/statement/item.ts'
import { changedWords } from './faults.ts'

/** A place below which a page is moved down, in points. */
interface Opening {
  readonly page: number
  readonly y: number
  readonly by: number
}

/** Rules and edges of shades move with what stands this far above them, in points. */
const EDGE = 3
/** Leading of what is put in, in ems. */
const LEADING = 1.25
const KINDS = ['Transfer', 'Card', 'Standing', 'Deposit', 'Fee'] as const
/** Most bookings of a document whose texts are moved have one line. */
const MOST_SINGLE = 0.8

/** A text without what was put into texts. */
export const withoutInserted = (text: string): string =>
  text.replace(
    /\b(?:Transfer|Card|Standing|Deposit|Fee|USD 12[.,]40 at 1[.,]0832|Ref 4471-\d+ 2x 12[.,]5)\b/g,
    '',
  )

/** What is put into documents leaves their bookings as they are: columns, lines and headings, and texts set elsewhere. */
export const INSERTIONS: Readonly<
  Record<string, (pages: readonly Page[], account: Account) => readonly Page[] | null>
> = {
  'texts below sums': (pages, account) => withTextsMoved(pages, account, 1),
  'texts above sums': (pages, account) => withTextsMoved(pages, account, -1),
  'kinds in a column': withKinds,
  'numbers of rows': withNumbers,
  'foreign sums in texts': (pages, account) =>
    withLines(pages, account, () => `USD 12${signOf(account)}40 at 1${signOf(account)}0832`),
  'figures in texts': (pages, account) =>
    withLines(pages, account, (i) => `Ref 4471-${8801 + 37 * i} 2x 12${signOf(account)}5`),
  'headings between': (pages, account) =>
    withLines(pages, account, (i) => (i % 3 === 1 ? 'Card ending 4471' : null), true),
  'sums of days': withSumsOfDays,
  'balances without names': withoutNames,
  'balances on top': withBalancesOnTop,
}

const itemsOf = (account: Account): readonly Item[] =>
  account.links.flatMap(({ item }) =>
    account.bookings.some(
      ({ page, box }) =>
        page === item.line.row.page &&
        item.line.row.baseline >= box[1] - 1 &&
        item.line.row.baseline <= box[3] + 2,
    )
      ? item
      : [],
  )

const key = (page: number, box: Box): string =>
  `${page}|${box.map((own) => own.toFixed(1)).join(' ')}`

/** Words of items that are no days, no sums and no marks. */
function textsOf(items: readonly Item[]): ReadonlySet<string> {
  return new Set(
    items.flatMap(({ line, date, valueDate, amounts }) => {
      const taken = [
        ...line.dates.flatMap(({ words }) => words),
        ...(date?.words ?? []),
        ...(valueDate?.words ?? []),
        ...[...amounts.values()].flatMap(({ words, marks }) => [...words, ...marks]),
      ]
      return line.words.flatMap((word) =>
        taken.includes(word) || !/[\p{L}\d]/u.test(word.text) ? [] : [key(line.row.page, word.box)],
      )
    }),
  )
}

/** Pages with room at some places. */
function opened(pages: readonly Page[], openings: readonly Opening[]): Page[] {
  const byAt = (page: number, y: number) =>
    openings.reduce((sum, own) => sum + (own.page === page && y >= own.y ? own.by : 0), 0)
  return changedWords(pages, (word, { number }) =>
    movedBy(word, 0, byAt(number, word.baseline)),
  ).map((page) => {
    const boxed = <T extends { readonly box: Box }>(own: T): T => ({
      ...own,
      box: [
        own.box[0],
        own.box[1] + byAt(page.number, own.box[1] + EDGE),
        own.box[2],
        own.box[3] + byAt(page.number, own.box[3] + EDGE),
      ],
    })
    return {
      ...page,
      height: page.height + byAt(page.number, page.height),
      rules: page.rules.map(boxed),
      fills: page.fills.map(boxed),
    }
  })
}

const movedBy = (word: Word, dx: number, dy: number): Word => ({
  ...word,
  box: [word.box[0] + dx, word.box[1] + dy, word.box[2] + dx, word.box[3] + dy],
  baseline: word.baseline + dy,
})

/** A page with a text more, its words as others of the page are set. */
function withText(
  page: Page,
  text: string,
  { x, end, baseline, em }: { x?: number; end?: number; baseline: number; em: number },
): Page {
  const width = 0.5 * em
  const left = x ?? end! - text.length * width
  let at = left
  const words = text.split(' ').map((own): Word => {
    const box: Box = [at, baseline - 0.7 * em, at + own.length * width, baseline]
    at = box[2] + 0.3 * em
    return { text: own, box, baseline, confidence: 0.95, rotation: 0 }
  })
  const box: Box = [left, baseline - 0.7 * em, at, baseline]
  return {
    ...page,
    blocks: [...page.blocks, { box, lines: [{ box, baseline, words }] }],
  }
}

function withTextsMoved(pages: readonly Page[], account: Account, way: 1 | -1) {
  const items = itemsOf(account)
  const texts = textsOf(items)
  const em = items[0]?.line.row.em ?? 10
  const single = account.bookings.filter(({ box }) => box[3] - box[1] < 1.6 * em)
  if (single.length < MOST_SINGLE * account.bookings.length) return null
  const openings = items.map(({ line: { row } }): Opening => {
    const by = LEADING * row.em
    return {
      page: row.page,
      y: way > 0 ? row.baseline + 0.35 * row.em : row.baseline - 0.5 * row.em,
      by,
    }
  })
  const marked = changedWords(pages, (word, { number }) => {
    const item = texts.has(key(number, word.box))
      ? items.find(
          ({ line: { row } }) =>
            row.page === number && Math.abs(row.baseline - word.baseline) < 0.5 * row.em,
        )
      : undefined
    return item ? movedBy(word, 0, way * 0.6 * item.line.row.em) : word
  })
  return opened(marked, openings)
    .map((page) => changedWords([page], (word) => word)[0]!)
    .map((page) =>
      snapped(
        page,
        pages.find(({ number }) => number === page.number)!,
        items,
        texts,
        openings,
        way,
      ),
    )
}

/** Moved texts set a whole line away from their sums. */
function snapped(
  page: Page,
  printed: Page,
  items: readonly Item[],
  texts: ReadonlySet<string>,
  openings: readonly Opening[],
  way: 1 | -1,
): Page {
  const before = printed.blocks.flatMap(({ lines }) => lines.flatMap(({ words }) => words))
  let at = -1
  return changedWords([page], (word) => {
    at++
    const own = before[at]!
    if (!texts.has(key(page.number, own.box))) return word
    const item = items.find(
      ({ line: { row } }) =>
        row.page === page.number && Math.abs(row.baseline - own.baseline) < 0.5 * row.em,
    )
    if (!item) return word
    const { baseline, em } = item.line.row
    const by = openings.reduce(
      (sum, { page: number, y, by: more }) =>
        sum + (number === page.number && baseline >= y ? more : 0),
      0,
    )
    return movedBy(own, 0, by + way * LEADING * em)
  })[0]!
}

/** Where texts of bookings begin: on most of their lines. */
function leftOf(items: readonly Item[]): number | null {
  const texts = textsOf(items)
  const lefts = items.flatMap(({ line }) => {
    const first = line.words.find(({ box }) => texts.has(key(line.row.page, box)))
    return first ? [first.box[0]] : []
  })
  return lefts.length === 0 ? null : lefts.sort((a, b) => a - b)[lefts.length >> 1]!
}

/** All that stands from a place on moved to the right. */
const shifted = (pages: readonly Page[], from: number, by: number): Page[] =>
  changedWords(pages, (word) => (word.box[0] >= from ? movedBy(word, by, 0) : word)).map((page) => {
    const moved = (x: number) => (x >= from ? x + by : x)
    const boxed = <T extends { readonly box: Box }>(own: T): T => ({
      ...own,
      box: [moved(own.box[0]), own.box[1], moved(own.box[2]), own.box[3]],
    })
    return {
      ...page,
      width: page.width + by,
      rules: page.rules.map(boxed),
      fills: page.fills.map(boxed),
    }
  })

const rowsWith = (
  pages: readonly Page[],
  items: readonly Item[],
  textOf: (i: number) => string,
  x: number,
): Page[] =>
  pages.map((page) =>
    items.reduce(
      (own, { line: { row } }, i) =>
        row.page === page.number
          ? withText(own, textOf(i), { x, baseline: row.baseline, em: row.em })
          : own,
      page,
    ),
  )

function withKinds(pages: readonly Page[], account: Account): Page[] | null {
  const items = itemsOf(account)
  const left = leftOf(items)
  if (left === null) return null
  const { em } = items[0]!.line.row
  return rowsWith(
    shifted(pages, left - 0.3 * em, 6 * em),
    items,
    (i) => KINDS[(i * i + i) % KINDS.length]!,
    left,
  )
}

function withNumbers(pages: readonly Page[], account: Account): Page[] | null {
  const items = itemsOf(account)
  if (items.length === 0) return null
  const { em } = items[0]!.line.row
  const left = Math.min(...items.map(({ line }) => line.words[0]!.box[0]))
  return rowsWith(shifted(pages, 0, 3 * em), items, (i) => String(i + 1), left)
}

/** A line more below bookings; null where none is put. */
function withLines(
  pages: readonly Page[],
  account: Account,
  textOf: (i: number) => string | null,
  outdented = false,
): Page[] | null {
  const items = itemsOf(account)
  const left = outdented ? (items[0]?.line.words[0]?.box[0] ?? null) : leftOf(items)
  if (left === null) return null
  const places = account.bookings.flatMap(({ page, box }, i) => {
    const text = textOf(i)
    const em = items[0]!.line.row.em
    // The first booking's line on each page may begin higher than its text ends.
    return text === null ? [] : [{ page, y: box[3] + 0.2 * em, by: LEADING * em, text, em }]
  })
  const room = opened(pages, places)
  return room.map((page) =>
    places
      .filter((own) => own.page === page.number)
      .reduce((own, { y, text, em, by }) => {
        const above = places.reduce(
          (sum, other) => sum + (other.page === page.number && other.y < y ? other.by : 0),
          0,
        )
        return withText(own, text, { x: left, baseline: y + above + by - 0.3 * em, em })
      }, page),
  )
}

/** The decimal sign of a document; where sums have no decimals, the sign that does not part their thousands. */
function signOf({ links }: Account): string {
  const texts = links.flatMap(({ amount, item }) => [
    ...(amount ? [amount.token.text] : []),
    ...[...item.amounts.values()].map(({ text }) => text),
  ])
  const decimal = texts.flatMap((text) => /([.,])\d{2}\D*$/.exec(text)?.[1] ?? [])
  if (decimal.length > 0) return decimal[0]!
  return texts.some((text) => /\d,\d{3}/.test(text)) ? '.' : ','
}

/** A sum in the document's own form. */
function printed(cents: number, like: string): string {
  const [, sign = '.'] = /([.,])\d{2}\D*$/.exec(like) ?? []
  const thousands = /\d([.,'’ ])\d{3}/.exec(like)?.[1] ?? ''
  const whole = String(Math.floor(Math.abs(cents) / 100)).replace(
    /\B(?=(?:\d{3})+$)/g,
    thousands === sign ? '' : thousands,
  )
  return `${whole}${sign}${String(Math.abs(cents) % 100).padStart(2, '0')}`
}

function withSumsOfDays(pages: readonly Page[], account: Account): Page[] | null {
  const items = itemsOf(account)
  const { bookings } = account
  const left = leftOf(items)
  const link = account.links.find(({ amount }) => amount !== null && amount.token.decimals === 2)
  if (left === null || !link || bookings.length !== items.length) return null
  const { token } = link.amount!
  const { em } = items[0]!.line.row
  let sum = 0
  const places = bookings.flatMap((own, i) => {
    sum += own.side === 'credit' ? own.cents : -own.cents
    if (bookings[i + 1]?.date === own.date) return []
    const text = printed(sum, token.text)
    sum = 0
    return [{ page: own.page, y: own.box[3] + 0.2 * em, by: LEADING * em, text, em }]
  })
  const room = opened(pages, places)
  return room.map((page) =>
    places
      .filter((own) => own.page === page.number)
      .reduce((own, { y, text, by }) => {
        const above = places.reduce(
          (all, other) => all + (other.page === page.number && other.y < y ? other.by : 0),
          0,
        )
        const baseline = y + above + by - 0.3 * em
        return withText(withText(own, 'Total of the day', { x: left, baseline, em }), text, {
          end: token.edge,
          baseline,
          em,
        })
      }, page),
  )
}

/** Rows, by page and height, in which the balances at the ends are printed apart from bookings. */
function endRows(account: Account) {
  return [account.opening, account.closing].flatMap((end) => {
    const at = end?.printed
    return at && 'row' in at ? [at.row] : []
  })
}

function withoutNames(pages: readonly Page[], account: Account): Page[] | null {
  const rows = endRows(account)
  if (rows.length < 2) return null
  return changedWords(pages, (word, { number }) =>
    /\p{L}{2}/u.test(word.text) &&
    rows.some(
      (row) =>
        row.page === number &&
        Math.abs(row.baseline - word.baseline) < 0.5 * row.em &&
        row.words.some(({ box }) => Math.abs(box[0] - word.box[0]) < 0.5),
    )
      ? {
          ...word,
          text: word.text.replace(/\p{L}{2,}/gu, (own) => 'qwzyx'.repeat(4).slice(0, own.length)),
        }
      : word,
  )
}

function withBalancesOnTop(pages: readonly Page[], account: Account): Page[] | null {
  const rows = endRows(account)
  const [first, last] = [account.opening?.printed, account.closing?.printed]
  if (rows.length < 2 || !first || !last || !('figure' in first) || !('figure' in last)) return null
  const { em } = rows[0]!
  const emptied = changedWords(pages, (word, { number }) =>
    rows.some(
      (row) =>
        row.page === number &&
        row.words.some(
          ({ box }) => Math.abs(box[0] - word.box[0]) < 0.5 && Math.abs(box[1] - word.box[1]) < 0.5,
        ),
    )
      ? null
      : word,
  )
  const [page, ...others] = opened(emptied, [{ page: pages[0]!.number, y: 0, by: 5 * em }])
  const box = [
    ['Opening balance', 40, 1],
    ['Closing balance', 40 + 18 * em, 1],
    [first.figure.text, 40, 2.4],
    [last.figure.text, 40 + 18 * em, 2.4],
  ] as const
  return [
    box.reduce(
      (own, [text, x, line]) => withText(own, text, { x, baseline: 2 * em + line * em, em }),
      page!,
    ),
    ...others,
  ]
}

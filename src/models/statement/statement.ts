import type { Page } from '../../document/page.ts'
import { yearBeforeEra } from '../../fields/era.ts'
import { HeldPhrases } from '../../fields/held-phrases.ts'
import { plainText, wordsOfKind } from '../../fields/lexicon.ts'
import { once } from '../../fields/once.ts'
import { firstDate } from '../../reading/dates.ts'
import { type DocumentText, documentText, type Row } from '../../reading/document-text.ts'
import { isSumWhere, rowFigures } from '../../reading/figures.ts'
import { type Account, accountOf } from './account.ts'
import { namedSums } from './balances.ts'
import { bestChain } from './best-chain.ts'
import { type Columns, columnsOf } from './columns.ts'
import type { DateToken } from './date-token.ts'
import { daysBelow } from './days-below.ts'
import { withDaysApart } from './glued-days.ts'
import type { Ground } from './ground.ts'
import type { Item } from './item.ts'
import { itemsOf } from './items.ts'
import type { Line } from './line.ts'
import { linesOf } from './lines.ts'
import { withPanelsApart } from './panels.ts'
import { joinedParts, type Part, partsOf } from './parts.ts'
import { monthEnd, numberedMonthEnd, type Period, periodOf } from './period.ts'
import { READING_WEIGHTS } from './reading-weights.ts'
import { bestReading, FEATURES, scoreTogether, type Weighed } from './weighed.ts'

/** A statement as read: its text, the period it covers, its accounts. */
export interface ReadStatement {
  readonly document: DocumentText
  readonly period: Period
  readonly accounts: readonly Account[]
  /** Rows with bookings. */
  readonly booked: ReadonlySet<number>
  /** What all accounts share. */
  readonly ground: Ground
}

const CARD_WORDS = new HeldPhrases(wordsOfKind('card_statement'))
/** The number of a card, hidden but for its last digits, and perhaps its first ones. */
const HIDDEN = /(?<![\d*])(?:[\d*xX•]{4}[ -]?){2,3}\d{4}(?!\d)/g
/** What hides digits. */
const HIDING = /[*xX•]/
/** Its hidden digits, at least. */
const LEAST_HIDDEN = 4

const isHidden = (text: string): boolean =>
  (HIDING.test(text) ? text.match(HIDDEN) : null)?.some(
    (number) => number.replace(/[\d -]/g, '').length >= LEAST_HIDDEN,
  ) ?? false

function isOfCard(text: string): boolean {
  return isHidden(text) || CARD_WORDS.longestIn(plainText(text)) > 0
}

/**
 * Pages → accounts with bookings. Columns by alignment over all rows; their roles, the order and the signs
 * by what makes the balances follow from each other; words and marks as soft evidence.
 */
export const readStatement = (pages: readonly Page[]): ReadStatement =>
  statementIn(documentText(pages.map(withDaysApart)))

/** The same, of a text that is laid out already. */
export function statementIn(printed: DocumentText): ReadStatement {
  const document = withPanelsApart(printed)
  const [first, ...others] = groundsOf(document).map(({ period, booked, parts, ground }) => {
    const accounts = withBookings(parts, ground)
    return {
      read: { document, period, accounts, booked, ground },
      score: likelihood(accounts, ground),
    }
  })
  return others.reduce((best, own) => (own.score > best.score ? own : best), first!).read
}

/** Log odds of all accounts as they are read; days on lines of their own that no booking has speak against them. */
function likelihood(accounts: readonly Account[], { lines, columns }: Ground): number {
  const booked = new Set(accounts.flatMap(({ days }) => days))
  const idle = lines.filter((line) => {
    const day = columns.dateOf(line)
    return day !== null && line.amounts.length === 0 && !booked.has(day)
  })
  const own = accounts.reduce((sum, { score }) => sum + score, 0)
  return own + READING_WEIGHTS[LEFT_OUT]! * Math.log1p(idle.length)
}

const LEFT_OUT = FEATURES.indexOf('rows left out, with a day and more than sums')

/** What is known with days beside or above their bookings, and with days below them where they may stand so. */
function groundsOf(document: DocumentText): ReturnType<typeof groundOf>[] {
  const layout = layoutOf(document)
  const below = daysBelow(layout.lines, layout.columns)
  return [
    ...(below?.sure ? [] : [groundOf(document, layout)]),
    ...(below ? [groundOf(document, layout, below.days)] : []),
  ]
}

interface Layout {
  readonly lines: readonly Line[]
  readonly columns: Columns
}

function layoutOf(document: DocumentText): Layout {
  const lines = linesOf(document)
  return { lines, columns: columnsOf(lines, document) }
}

/**
 * What is known of a document before its accounts are read: rows that may be booked, by account.
 *
 * @param below days that stand below their bookings, null where they stand beside or above
 */
export function groundOf(
  document: DocumentText,
  { lines, columns }: Layout = layoutOf(document),
  below: ReadonlyMap<Line, DateToken> | null = null,
): {
  readonly period: Period
  readonly items: readonly Item[]
  /** Rows with bookings. */
  readonly booked: ReadonlySet<number>
  readonly parts: readonly Part[]
  readonly ground: Ground
} {
  const period = periodOf(document)
  const items = itemsOf(lines, columns, below)
  const rows = new Set(
    items.filter((item) => item.told === null && !item.overview).map((item) => item.line.row.index),
  )
  const isSum = isSumWhere(lines.some(({ amounts }) => amounts.some(({ whole }) => whole)))
  const named = namedSums(
    document,
    isSum,
    new Set(items.flatMap((item) => (item.overview ? [] : item.line.row.index))),
  )
  const printed = new Set(
    document.rows
      .filter((row) => !rows.has(row.index))
      .flatMap((row) => rowFigures(row, document).filter(isSum))
      .map((figure) => Math.round(Math.abs(figure.value) * 100)),
  )
  const isAmong = bookingsOf(items, rows)
  // Rows of an overview print no days.
  const dated = items.filter(({ line }) => line.dates.length > 0)
  const isAmongDated =
    dated.length === 0
      ? isAmong
      : bookingsOf(dated, new Set(dated.map(({ line }) => line.row.index)))
  const ofBookings = dated.length === 0 ? items : dated
  const bookedRows = new Set(
    ofBookings.flatMap(({ told, line }) => (told === null ? line.row.index : [])),
  )
  const outside = firstDate(document, (row) => !isAmong(row))
  const others = outside ? [outside.value] : []
  const month = monthEnd(document) ?? (others.length === 0 ? numberedMonthEnd(document) : null)
  const ground: Ground = {
    document,
    lines,
    columns,
    frame: {
      start: period.start?.value ?? null,
      end: period.end?.value ?? period.date?.value ?? null,
      others: [...others, ...(month ? [month] : [])],
      era: eraOf(document),
      kana: hasKana(document),
    },
    order: document.dateOrder,
    named,
    isSum,
    printed,
    owed: document.rows
      .filter((row) => !bookedRows.has(row.index) && isOfCard(row.text))
      .map((row) => ({ row: row.index, among: isAmongDated(row) })),
    span: [Math.min(...bookedRows), ofBookings.at(-1)?.line.row.index ?? 0],
  }
  const parts =
    items.length === 0
      ? []
      : partsOf(document, items, bestChain(items, columns, printed), named, likelihoodIn(ground))
  return { period, items, booked: rows, parts, ground }
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const hasKana = once(({ rows }: DocumentText) => rows.some(({ text }) => KANA.test(text)))

/** The year before the first one of an era that the document names. */
function eraOf({ rows }: DocumentText): number | null {
  for (const { text } of rows) {
    const year = yearBeforeEra(text)
    if (year !== null) return year
  }
  return null
}

/** How much less likely each account more is, and each place in one where the balances begin anew. */
const ANOTHER = 1
const ANEW = 3

/** Tells how likely parts are as they are best read, together; a part without any booking is none. */
function likelihoodIn(ground: Ground): (parts: readonly Part[]) => number {
  return (parts) => {
    const readings = parts.map((part) => bestReading(part, ground))
    const isEmpty = ({ variant }: Weighed) => variant.every(({ item }) => item.date === null)
    return parts.length > 1 && readings.some(isEmpty)
      ? Number.NEGATIVE_INFINITY
      : scoreTogether(readings) -
          ANOTHER * parts.length -
          ANEW * readings.reduce((sum, reading) => sum + timesAnew(reading), 0)
  }
}

/** How often balances begin anew behind the first. */
const timesAnew = ({ links }: Weighed): number =>
  Math.max(0, links.filter(({ step }) => step === 'start').length - 1)

/** The accounts of parts; a part without a booking of any day belongs to its neighbour, below or else above. */
function withBookings(parts: readonly Part[], ground: Ground): Account[] {
  const accounts = parts.map((part) => accountOf(part, ground))
  for (;;) {
    const empty = accounts.findIndex(({ bookings }) => bookings.every(({ date }) => date === null))
    if (empty < 0) return accounts
    if (accounts.length === 1) return accounts[0]!.bookings.length === 0 ? [] : accounts
    const at = Math.min(empty, accounts.length - 2)
    const [above, below] = accounts.slice(at, at + 2)
    // Balances that stand alone are an overview, or the ends of the neighbour's bookings.
    const joined = joinedParts(above!.part, below!.part)
    const whole = accountOf(joined, ground)
    const { part } = at === empty ? below! : above!
    const apart =
      accounts[empty]!.bookings.length === 0
        ? accountOf({ ...joined, items: part.items }, ground)
        : whole
    accounts.splice(at, 2, apart.score > whole.score ? apart : whole)
  }
}

/** Tells whether a row is a booking, or stands between items of its page without being one. */
function bookingsOf(items: readonly Item[], booked: ReadonlySet<number>): (row: Row) => boolean {
  const rows = new Set(items.map(({ line }) => line.row.index))
  const spans = new Map<number, { first: number; last: number }>()
  for (const { page, index } of items.map(({ line }) => line.row)) {
    const span = spans.get(page)
    spans.set(page, {
      first: Math.min(span?.first ?? index, index),
      last: Math.max(span?.last ?? index, index),
    })
  }
  return ({ page, index }) => {
    const span = spans.get(page)
    const inside = span !== undefined && index > span.first && index < span.last
    return booked.has(index) || (inside && !rows.has(index))
  }
}

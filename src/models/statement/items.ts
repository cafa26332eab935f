import type { Word } from '../../document/page.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { pieceOf, type Row } from '../../reading/document-text.ts'
import { type AmountToken, isMoney } from './amount-token.ts'
import { SAME_LEFT } from './column.ts'
import type { Columns } from './columns.ts'
import { type DateToken, gapOf } from './date-token.ts'
import { type Heading, headingOf } from './heading.ts'
import { columnHeads } from './heads.ts'
import type { Item, Told } from './item.ts'
import { withLeadingSums } from './leading-sums.ts'
import type { Line } from './line.ts'
import { withOverviews } from './overviews.ts'
import { withUnnamedSums } from './unnamed-sums.ts'

export const TOLD: readonly (readonly [Told, readonly LabelName[]])[] = [
  ['opening', ['opening_balance', 'previous_balance']],
  ['closing', ['closing_balance']],
  ['forward', ['brought_forward', 'carried_forward', 'balance_on']],
  ['total', ['total_credits', 'total_debits', 'total', 'grand_total', 'subtotal']],
]

/** Rows above the first date of a page, and below the last, in which balances and sums stand. */
const AROUND = 8

/**
 * The lines that may be bookings, in reading order.
 *
 * @param below days that stand below the lines they belong to; null where they stand beside or above
 */
export function itemsOf(
  lines: readonly Line[],
  columns: Columns,
  below: ReadonlyMap<Line, DateToken> | null,
): readonly Item[] {
  const items: Item[] = []
  const repeated = repeatedTexts(lines)
  const dates = lines.map((line) => (below ? (below.get(line) ?? null) : columns.dateOf(line)))
  const amounts = lines.map((line) => columns.amountsOf(line))
  const anchors = lines.flatMap((_, i) => (dates[i] && amounts[i]!.size > 0 ? [i] : []))
  const days = lines.flatMap((line, i) => (dates[i] || columns.otherDateOf(line) ? [i] : []))
  const near = nearDays(lines, new Set(days), amounts)
  let date: DateToken | null = null
  let dateAt: number | null = null
  let valueDate: DateToken | null = null
  // A day on a line without a sum is that of the next sum; where days head their bookings, of all below.
  let pending = false
  const isAlone = (i: number) => dates[i]?.words.length === lines[i]?.words.length
  // A head of a day may print its balance.
  const isHead = (i: number) =>
    isAlone(i) || (dates[i] != null && amounts[i]!.size === 1 && toldBy(lines[i]!).told !== null)
  const heads = lines.filter((_, i) => isHead(i)).length
  const headed =
    lines.some(({ announced }) => announced) ||
    (heads >= 2 && heads > anchors.filter((i) => !isHead(i)).length)
  const anew = anewIn(anchors, dates, lines[0]?.row.em ?? 0)
  const besideSums = below === null && anchors.length >= LEAST_ANCHORS && !headed
  let above = true
  let section = 0
  let heading: Heading | null = null
  let last = -1
  lines.forEach((line, i) => {
    const own = dates[i] ?? null
    const other = columns.otherDateOf(line)
    // Days above the first heads of columns are those of no booking, where none stands with a sum.
    if (above && !own && isColumnHead(line, columns)) {
      above = items.length === 0
      const areSums = besideSums && items.every((item) => item.line.dates.length === 0)
      if (above || areSums) {
        items.forEach((item, at) => {
          items[at] = { ...item, date: null, dateAt: null, dated: false, valueDate: null }
        })
        date = null
        dateAt = null
        pending = false
      }
    }
    if (own) {
      date = own
      dateAt = i
    }
    if (own || other) {
      valueDate = other
      pending = true
    }
    if (amounts[i]!.size === 0 || !near.has(i)) return
    if (!own && (isOverview(line.row) || isToldOutside(line, amounts[i]!))) return
    const dated = own !== null || pending || (headed && date !== null)
    const between = lines.slice(last + 1, i)
    const head =
      headOf(between, columns, repeated) ??
      (own && anew.has(i) && isTitled(between, own, repeated) ? { heading: null } : null)
    if (head) {
      section++
      heading = head.heading
    } else if (items.at(-1)?.told === 'total' && between.length > 0) section++
    last = i
    items.push({
      at: i,
      line,
      date: date ?? other,
      dateAt: date ? dateAt : other ? i : null,
      dated,
      datedBelow: below !== null && own !== null,
      valueDate: dated ? valueDate : null,
      amounts: amounts[i]!,
      ...(own && isBehindText(line) ? NOT_TOLD : toldBy(line)),
      section,
      heading,
      led: null,
      overview: false,
    })
    pending = false
  })
  return withLeadingSums(withUnnamedSums(withOverviews(withToldDays(items, lines))))
}

/** Items with the value dates that words name in their lines or in those below. */
function withToldDays(items: readonly Item[], lines: readonly Line[]): readonly Item[] {
  return lines.some(({ valueDay }) => valueDay !== null)
    ? items.map((item, i): Item => {
        const own = lines.slice(item.at, items[i + 1]?.at)
        const valueDate = item.dated ? own.find(({ valueDay }) => valueDay)?.valueDay : null
        return valueDate ? { ...item, valueDate } : item
      })
    : items
}

/** Lines with a day and a sum, at least, where days stand with sums. */
const LEAST_ANCHORS = 2

/**
 * Lines some rows above or below one with a day, on its page. A day that is printed once has as many bookings
 * below it as there are: each that is near goes on with it.
 */
function nearDays(
  lines: readonly Line[],
  days: ReadonlySet<number>,
  amounts: readonly ReadonlyMap<number, AmountToken>[],
): ReadonlySet<number> {
  const near = new Set<number>()
  const page = (i: number) => lines[i]!.row.page
  let reach = -1
  for (let i = 0; i < lines.length; i++) {
    if (i > 0 && page(i) !== page(i - 1)) reach = -1
    if (days.has(i) || (i <= reach && amounts[i]!.size > 0)) reach = i + AROUND
    if (i <= reach) near.add(i)
  }
  reach = lines.length
  for (let i = lines.length - 1; i >= 0; i--) {
    if (i < lines.length - 1 && page(i) !== page(i + 1)) reach = lines.length
    if (days.has(i)) reach = i - AROUND
    if (i >= reach) near.add(i)
  }
  return near
}

/**
 * Lines with a day before that of the line above, where days mostly go on: a list begins anew there.
 *
 * @param anchors lines with a day and a sum
 */
function anewIn(
  anchors: readonly number[],
  dates: readonly (DateToken | null)[],
  em: number,
): ReadonlySet<number> {
  const days = anchors.flatMap((i) => {
    const date = dates[i]
    const day = date && (date.yearFirst ?? date.dayFirst ?? date.monthFirst)
    return day ? [{ i, x: date.box[0], day }] : []
  })
  const steps = days.slice(1).map(({ i, x, day }, d) => {
    const before = days[d]!
    return { i, by: Math.abs(before.x - x) <= SAME_LEFT * em ? gapOf(before.day, day) : 0 }
  })
  const anew = steps.filter(({ by }) => by < 0)
  const on = steps.filter(({ by }) => by > 0)
  return new Set(anew.length <= on.length ? anew.map(({ i }) => i) : [])
}

/** Does a title stand over the days of a list, whatever it is called? */
const isTitled = (
  between: readonly Line[],
  day: DateToken,
  repeated: ReadonlySet<string>,
): boolean =>
  between.some(
    ({ row }) => Math.abs(row.box[0] - day.box[0]) <= SAME_LEFT * row.em && isTitle(row, repeated),
  )

const isTitle = ({ words, pieces, text }: Row, repeated: ReadonlySet<string>): boolean =>
  words.length <= TITLE_WORDS &&
  pieces.length === 1 &&
  /\p{L}{3}/u.test(text) &&
  !/\d/.test(text) &&
  !repeated.has(text)

/** Rows above its columns' heads in which a section's title stands. */
const TITLE_ROWS = 3
/** Words of a title, at most. */
const TITLE_WORDS = 8

/**
 * The section that rows between two items begin; null where they begin none. Heads of columns under no
 * title of their own go on with the section before, on the next page for one.
 */
function headOf(
  between: readonly Line[],
  columns: Columns,
  repeated: ReadonlySet<string>,
): { heading: Heading | null } | null {
  const named = between.findLast((line) => nameOf(line, columns) !== null)
  if (named) return { heading: nameOf(named, columns) }
  const heads = between.findLastIndex((line) => isColumnHead(line, columns))
  if (heads < 0) return null
  const titled = between
    .slice(Math.max(0, heads - TITLE_ROWS), heads)
    .some(({ row }) => row.page === between[heads]!.row.page && isTitle(row, repeated))
  return titled ? { heading: null } : null
}

const isColumnHead = (line: Line, columns: Columns): boolean =>
  columns.amountsOf(line).size === 0 && columnHeads(line.row).length > 0

function nameOf(line: Line, columns: Columns): Heading | null {
  if (line.dates.length > 0 || columns.amountsOf(line).size > 0 || isColumnHead(line, columns))
    return null
  return headingOf(line.row)
}

/** Texts that stand at one height of several pages: running heads. */
function repeatedTexts(lines: readonly Line[]): Set<string> {
  const first = new Map<string, Row>()
  const repeated = new Set<string>()
  for (const { row } of lines) {
    const before = first.get(row.text)
    if (!before) first.set(row.text, row)
    else if (before.page !== row.page && Math.abs(before.baseline - row.baseline) < row.em)
      repeated.add(row.text)
  }
  return repeated
}

const NOT_TOLD = { told: null, toldName: null } as const

/**
 * Does a text of its own stand before all labels of a dated row? What it is, is said first: `Transport`
 * in a column of categories carries no balance forward.
 */
function isBehindText({ row, dates }: Line): boolean {
  const isOfDay = (word: Word) => dates.some(({ words }) => words.includes(word))
  const first = row.words.find((word) => /\p{L}{3}/u.test(word.text) && !isOfDay(word))
  if (!first) return false
  const piece = row.pieces.find(({ words }) => words.includes(first))!
  const at = piece.words.indexOf(first)
  return !piece.labels.some((label) => label.from <= at && at < label.to)
}

/** Short labels that were misread could be any word. */
const LEAST_LETTERS = 4

/** Letters that may stand behind a label of a balance: more is a booking's text. */
const MOST_REST = 24

/** And beside a day, of those of the label: `Carried over` names a balance, `Carried over to the savings plan` none. */
const LONGER = 2

/**
 * Do labels name several balances and totals of a row, each its own? `Opening 5.00  Closing 7.00`,
 * `Debits 5.00  Credits 7.00  Closing 2.00`
 */
function isOverview(row: Row): boolean {
  const told = row.pieces.flatMap(({ labels }) =>
    labels.flatMap((label) => {
      const kind = TOLD.find(([, names]) => names.some((name) => label.names.includes(name)))
      return kind ? [{ kind: kind[0], score: label.score }] : []
    }),
  )
  const kinds = told.flatMap(({ kind, score }) => (score === 1 ? [kind] : []))
  const isOf = (kind: Told) => kinds.includes(kind)
  return (
    (isOf('opening') && isOf('closing')) ||
    (told.length >= MANY_TOLD && (isOf('opening') || isOf('closing')))
  )
}

/** Balances and totals that a row names, from which on it lists them. */
const MANY_TOLD = 3

/** Does a row name a balance, with its sum in no column of the bookings? Those behind it are of something else. */
function isToldOutside(line: Line, amounts: ReadonlyMap<number, AmountToken>): boolean {
  const { told } = toldBy(line)
  if (told === null || told === 'total') return false
  const [first] = line.amounts.filter(isMoney).sort((a, b) => a.box[0] - b.box[0])
  return first !== undefined && ![...amounts.values()].includes(first)
}

function toldBy({ row, dates }: Line): Pick<Item, 'told' | 'toldName'> {
  const days = new Set(dates.flatMap(({ words }) => words))
  for (const whole of row.pieces) {
    // A day in front of a name is no part of it.
    const led = whole.words.findIndex((word) => !days.has(word))
    const piece = led > 0 ? pieceOf(whole.words.slice(led), row.recognised) : whole
    for (const label of piece.labels) {
      const first = piece.words
        .slice(0, label.from)
        .every((word) => /^[\d.,/:+()€$£-]+$/.test(word.text))
      const sure = label.score === 1 || label.text.length > 10
      const named = label.text.replace(/[^\p{L}]/gu, '').length
      if (!first || !sure || named < LEAST_LETTERS) continue
      const rest = piece.words
        .slice(label.to)
        .map((word) => word.text)
        .join('')
        .replace(/[^\p{L}]/gu, '').length
      for (const [told, names] of TOLD) {
        // What has a value date is booked: it was transferred, and not carried forward.
        if (told === 'forward' && dates.length > 1) continue
        const toldName = names.find((name) => label.names.includes(name))
        const mayGoOn = told === 'total' && dates.length === 0
        const most = dates.length > 0 ? Math.min(MOST_REST, LONGER * named) : MOST_REST
        if (toldName && (mayGoOn || rest <= most)) return { told, toldName }
      }
    }
  }
  return { told: null, toldName: null }
}

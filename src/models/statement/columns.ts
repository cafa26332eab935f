import type { LabelName } from '../../fields/lexicon.ts'
import type { DocumentText, Row } from '../paper/document-text.ts'
import { sideOfMark } from '../paper/marked-figure.ts'
import { clustered, isMoney, type Line } from './lines.ts'
import type { AmountToken, DateToken } from './tokens.ts'

/** A column of dates or of money over all pages. x in points. */
export interface Column {
  readonly left: number
  readonly right: number
  /** Lines that have something in it. */
  readonly support: number
  /** What the heads over it may mean, and how often each is printed; soft evidence. */
  readonly heads: ReadonlyMap<LabelName, number>
}

/** The columns of a statement's bookings. */
export interface Columns {
  /** The best first. */
  readonly dates: readonly Column[]
  /** Left to right. */
  readonly money: readonly Column[]
  dateOf(line: Line): DateToken | null
  /** A second date of the line. */
  otherDateOf(line: Line): DateToken | null
  /** Its amounts by column, as indices of `money`. */
  amountsOf(line: Line): ReadonlyMap<number, AmountToken>
}

/** Share of the bookings that have a second date where that is a column. */
const LEAST_SECOND = 0.4
/** In ems. */
const SAME_LEFT = 1.1
const SAME_RIGHT = 0.6
/** Share of the narrower column that two share where they are one. */
const SHARED = 0.5
/** Rows above its first booking in which a table's heads stand. */
const HEAD_ROWS = 5

export function columnsOf(lines: readonly Line[], document: DocumentText): Columns {
  const em = medianEm(document.rows)
  const dates = dateColumns(lines, em)
  const money = moneyColumns(lines, dates, em)
  const inColumn = (column: Column, x0: number, x1: number) =>
    x0 < column.right + 0.3 * em && x1 > column.left - 0.3 * em
  const isIn = (date: DateToken, line: Line, column: Column) =>
    Math.abs(date.box[0] - line.shift - column.left) <= SAME_LEFT * em
  const dated = onceALine((line): DateToken[] =>
    dates.flatMap((column) => line.dates.filter((date) => isIn(date, line, column))),
  )
  const amounts = onceALine((line): ReadonlyMap<number, AmountToken> => {
    const found = new Map<number, AmountToken>()
    const date = dated(line)[0]
    for (const amount of line.amounts) {
      if (date?.words.includes(amount.words[0]!)) continue
      let best = -1
      let least = Number.POSITIVE_INFINITY
      money.forEach((column, c) => {
        const off = Math.abs(amount.edge - line.shift - column.right)
        const inside = inColumn(column, amount.box[0] - line.shift, amount.edge - line.shift)
        if (inside && off < least) [best, least] = [c, off]
      })
      const reach =
        best < 0
          ? 0
          : Math.max(SAME_RIGHT * em * 1.5, 0.7 * (money[best]!.right - money[best]!.left))
      if (best < 0 || least > reach) continue
      if (isMoney(amount)) found.set(best, amount)
      else if (date && isPointLost(amount) && least <= SAME_RIGHT * em && !found.has(best))
        found.set(best, {
          ...amount,
          cents: Math.round(amount.cents / 100),
          decimals: 2,
          confidence: 0.5 * amount.confidence,
        })
    }
    return found
  })
  const headed = withHeads(money, lines, amounts, document)
  // A second date is a column where most bookings have one; else it is part of a text.
  const booked = lines.filter((line) => dated(line).length > 0)
  const others = new Set(
    dates.filter(
      (column) =>
        booked.filter((line) =>
          dated(line).some((date) => !isIn(date, line, dates[0]!) && isIn(date, line, column)),
        ).length >=
        LEAST_SECOND * booked.length,
    ),
  )
  const [first] = dates
  const ownDay = (line: Line): DateToken | null => {
    const [date] = dated(line)
    return date && (!once || isIn(date, line, first!)) ? date : null
  }
  const once = first !== undefined && isOnceADay(booked, first, dated, isIn)
  return {
    dates,
    money: headed,
    dateOf: ownDay,
    otherDateOf: (line) =>
      dated(line)
        .slice(ownDay(line) ? 1 : 0)
        .find((date) => [...others].some((column) => isIn(date, line, column))) ?? null,
    amountsOf: amounts,
  }
}

/** Bookings without a day in the first column, at least, where days are printed once. */
const LEAST_WITHOUT = 2

/** Whether the first column prints a day with the first of its bookings alone: no two in a row print the same. */
function isOnceADay(
  booked: readonly Line[],
  first: Column,
  dated: (line: Line) => readonly DateToken[],
  isIn: (date: DateToken, line: Line, column: Column) => boolean,
): boolean {
  const inFirst = (line: Line) => dated(line).find((date) => isIn(date, line, first)) ?? null
  // Dates of other tables stand alone; beside the first ones, they are value dates.
  const beside = booked.filter((line) => dated(line).length > 1 && inFirst(line) !== null)
  const known = beside.flatMap((line) =>
    dated(line)
      .slice(1)
      .map((date) => date.box[0] - line.shift),
  )
  const days = booked
    .filter(
      (line) =>
        inFirst(line) !== null ||
        known.some(
          (left) => Math.abs(dated(line)[0]!.box[0] - line.shift - left) <= SAME_LEFT * line.row.em,
        ),
    )
    .map(inFirst)
  const without = days.filter((day) => day === null).length
  const text = (day: DateToken | null | undefined) => day?.words.map((word) => word.text).join('')
  const repeated = days.filter(
    (day, i) => day !== null && i > 0 && text(day) === text(days[i - 1]),
  ).length
  return without >= LEAST_WITHOUT && repeated * 10 <= without
}

/** Recognition loses points: digits that end where the column does may be a sum. */
const isPointLost = (amount: AmountToken): boolean =>
  amount.recognised && amount.decimals === 0 && /^[+\-−–]?\d{3,}$/.test(amount.text)

/** Columns are asked for the same lines by all that follows. */
function onceALine<T>(of: (line: Line) => T): (line: Line) => T {
  const known = new WeakMap<Line, T>()
  return (line) => {
    const before = known.get(line)
    if (before !== undefined) return before
    const value = of(line)
    known.set(line, value)
    return value
  }
}

export function medianEm(rows: readonly Row[]): number {
  const ems = rows.map((row) => row.em).sort((a, b) => a - b)
  return ems[ems.length >> 1] ?? 10
}

/** Columns of dates, each found among the lines that the better ones leave without. */
function dateColumns(lines: readonly Line[], em: number): Column[] {
  const found: Column[] = []
  const own = (line: Line) =>
    line.dates.filter((date) =>
      found.every((column) => Math.abs(date.box[0] - line.shift - column.left) > SAME_LEFT * em),
    )
  let figures = true
  let led = false
  for (;;) {
    const items = lines.flatMap((line, i) => own(line).map((date) => ({ line, date, i })))
    const scored = clustered(
      items,
      ({ line, date }) => date.box[0] - line.shift,
      SAME_LEFT * 0.5 * em,
    ).map((group) => {
      const lefts = group.map(({ line, date }) => date.box[0] - line.shift)
      const weight = group.reduce((sum, { line, date, i }) => {
        const taken = line.dates.some((other) =>
          found.some(
            (column) => Math.abs(other.box[0] - line.shift - column.left) <= SAME_LEFT * em,
          ),
        )
        const money = line.amounts.filter((a) => isMoney(a) && a.box[0] > date.box[2] - 0.1)
        const below = [1, 2, 3].some((step) => {
          const next = lines[i + step]
          return (
            next &&
            next.row.page === line.row.page &&
            next.dates.length === 0 &&
            next.amounts.some(isMoney)
          )
        })
        const one = money.length > 0 ? 1 : below ? 0.5 : 0
        const said = found.length > 0 && !led && isLed(date, line) ? LED : 1
        return sum + one * (date.likeFigure ? 0.5 : 1) * (taken ? 0.6 : 1) * said
      }, 0)
      const left = median(lefts)
      const like = group.filter(({ date }) => date.likeFigure).length * 2 > group.length
      return {
        left,
        right: Math.max(...group.map(({ line, date }) => date.box[2] - line.shift)),
        // Where other dates are printed otherwise, `12.03` is a sum, unless it always is a day near theirs.
        weight: like && !figures && !isNear(group) ? 0 : weight,
        support: group.length,
        like,
        lines: group.map(({ line }) => line),
        led: group.filter(({ line, date }) => isLed(date, line)).length * 2 > group.length,
      }
    })
    const most = Math.max(0, ...scored.map(({ weight }) => weight))
    // Where two columns date the same rows, the left one has the booking's day.
    const top = scored.find(({ weight }) => weight === most)
    const inTop = new Set(top?.lines)
    const best = scored
      .filter(
        ({ weight, left, lines: own }) =>
          weight > 0 &&
          (weight >= 0.85 * most ||
            // Printed once a day, beside the other one.
            (top !== undefined &&
              left < top.left &&
              weight >= ONCE * most &&
              own.filter((line) => inTop.has(line)).length >= MOST_NEAR * own.length)),
      )
      .sort((a, b) => a.left - b.left)[0]
    if (!best || found.length >= 6 || best.weight < (found.length === 0 ? 0.5 : 1)) return found
    if (found.length === 0) {
      figures = best.like
      led = best.led
    }
    found.push({ left: best.left, right: best.right, support: best.support, heads: new Map() })
  }
}

/** Days between booking and value date. */
const NEAR_DAYS = 10
/** Share of its rows in which it is so, of three or more. */
const MOST_NEAR = 0.9

/** Is a day like `28.11` each time near the other date of its line? */
function isNear(group: readonly { line: Line; date: DateToken }[]): boolean {
  const pairs = group.flatMap(({ line, date }) => {
    const other = line.dates.find((own) => own !== date && !own.likeFigure)
    const [a, b] = [date.dayFirst, other?.dayFirst ?? null]
    return a && b ? [{ a, b }] : []
  })
  const near = pairs.filter(({ a, b }) => {
    const days = Math.abs((a.month - b.month) * 30.4 + a.day - b.day)
    return Math.min(days, 365 - days) <= NEAR_DAYS
  })
  return pairs.length >= 3 && near.length >= MOST_NEAR * pairs.length
}

/** Share of a column's dates that the one left of it has where that is printed once a day. */
const ONCE = 0.1

/** What a date counts that a label announces, where days begin their bookings: `Payment due 24 March`. */
const LED = 0.3

/** Does a label end right before it, on its line? */
function isLed(date: DateToken, line: Line): boolean {
  const words = line.words
  const before = words[words.indexOf(date.words[0]!) - 1]
  if (!before) return false
  const piece = line.row.pieces.find((own) => own.words.includes(before))!
  const end = piece.words.indexOf(before) + 1
  return piece.labels.some((label) => label.to === end)
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1]!

/** Columns of money by their right edges; those that overlap and share no line are one. */
function moneyColumns(lines: readonly Line[], dates: readonly Column[], em: number): Column[] {
  const dated = (line: Line) =>
    line.dates.some((date) =>
      dates.some((column) => Math.abs(date.box[0] - line.shift - column.left) <= SAME_LEFT * em),
    )
  const isDate = (amount: AmountToken, line: Line) =>
    line.dates.some(
      (date) =>
        date.words.includes(amount.words[0]!) &&
        dates.some((column) => Math.abs(date.box[0] - line.shift - column.left) <= SAME_LEFT * em),
    )
  const alone = lines.filter(
    (line) => dated(line) && line.dates[0]!.words.length === line.words.length,
  )
  const headed = alone.length >= 2
  const near = new Set<number>()
  lines.forEach((line, i) => {
    if (!dated(line)) return
    for (let j = i; j <= i + 6; j++) near.add(j)
  })
  const items = lines.flatMap((line, i) =>
    near.has(i)
      ? line.amounts
          .filter(
            (amount) => isMoney(amount) && !isDate(amount, line) && !isEmbedded(amount, line, em),
          )
          .map((amount) => ({
            i,
            amount,
            weight: headed || dated(line) ? 1 : 0.4,
            shift: line.shift,
          }))
      : [],
  )
  let groups = clustered(items, ({ amount, shift }) => amount.edge - shift, SAME_RIGHT * em).map(
    (group) => ({
      items: group,
      left: median(group.map(({ amount, shift }) => amount.box[0] - shift)),
      right: median(group.map(({ amount, shift }) => amount.edge - shift)),
    }),
  )
  for (let merged = true; merged; ) {
    merged = false
    for (let a = 0; a < groups.length && !merged; a++)
      for (let b = a + 1; b < groups.length && !merged; b++) {
        const [x, y] = [groups[a]!, groups[b]!]
        const shared = Math.min(x.right, y.right) - Math.max(x.left, y.left)
        const width = Math.min(x.right - x.left, y.right - y.left)
        const rows = new Set(x.items.map(({ i }) => i))
        if (shared < SHARED * width || y.items.some(({ i }) => rows.has(i))) continue
        const both = [...x.items, ...y.items]
        const more = x.items.length >= y.items.length ? x : y
        groups = groups.filter((_, g) => g !== a && g !== b)
        groups.push({ items: both, left: Math.min(x.left, y.left), right: more.right })
        merged = true
      }
  }
  return groups
    .map((group) => ({
      left: group.left,
      right: group.right,
      support: group.items.reduce((sum, { weight }) => sum + weight, 0),
      heads: new Map<LabelName, number>(),
    }))
    .filter(({ support }) => support >= 0.8)
    .sort((a, b) => a.right - b.right)
}

/** Text goes on right behind it, or runs up to it: a sum within a sentence. */
function isEmbedded(amount: AmountToken, line: Line, em: number): boolean {
  const words = line.words
  const first = words.indexOf(amount.words[0]!)
  const next = words[first + amount.words.length]
  const before = words[first - 1]
  const text = (word: Word | undefined, gap: number) =>
    word !== undefined &&
    gap < 0.4 * em &&
    /\p{L}{3,}/u.test(word.text) &&
    !/^[A-Z]{3}$/.test(word.text) &&
    sideOfMark(word.text) === null
  return (
    text(next, next ? next.box[0] - amount.box[2] : 0) ||
    (text(before, before ? amount.box[0] - before.box[2] : 0) && text(words[first - 2], 0))
  )
}
type Word = Line['words'][number]

/** What is printed over each column, in the rows above the bookings. */
function withHeads(
  money: readonly Column[],
  lines: readonly Line[],
  amounts: (line: Line) => ReadonlyMap<number, AmountToken>,
  document: DocumentText,
): Column[] {
  const heads = money.map(() => new Map<LabelName, number>())
  // Where days head their bookings, the first of them dates all below.
  const first = new Map<number, number>()
  for (const { row, dates } of lines)
    if (dates.length > 0 && !first.has(row.page)) first.set(row.page, row.index)
  const paired = lines.filter((line) => line.dates.length > 0 && amounts(line).size > 0)
  const below = lines.filter(
    (line) => amounts(line).size > 0 && line.row.index > (first.get(line.row.page) ?? Infinity),
  )
  const rows = new Set((paired.length > 0 ? paired : below).map((line) => line.row.index))
  // From below: the head next to the bookings is theirs.
  const known = new Map<number, number>()
  for (const row of document.rows.toReversed()) {
    if (rows.has(row.index)) continue
    let above = false
    for (let i = 1; i <= HEAD_ROWS; i++)
      above ||= rows.has(row.index + i) && document.rows[row.index + i]!.page === row.page
    if (!above) continue
    for (const piece of row.pieces)
      for (const label of piece.labels) {
        const names = label.names.filter((name) => name.startsWith('column_'))
        if (names.length === 0) continue
        const best = money
          .map((column, c) => ({
            c,
            shared: Math.min(column.right, label.box[2]) - Math.max(column.left, label.box[0]),
          }))
          .sort((a, b) => b.shared - a.shared)[0]
        if (!best || best.shared <= -0.5 * row.em) continue
        const nearer = known.get(best.c)
        if (nearer !== undefined && nearer - row.index > 1 && nearer - row.index <= HEAD_ROWS)
          continue
        known.set(best.c, row.index)
        for (const name of names) heads[best.c]!.set(name, (heads[best.c]!.get(name) ?? 0) + 1)
      }
  }
  return money.map((column, c) => ({ ...column, heads: heads[c]! }))
}

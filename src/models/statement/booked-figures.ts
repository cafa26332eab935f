import type { Word } from '../../document/page.ts'
import { currencyOf } from '../../fields/currency.ts'
import { onceByNumber } from '../../fields/once.ts'
import { isYear } from '../../fields/year.ts'
import type { Label, Row } from '../../reading/document-text.ts'
import { firstFrom } from '../../tables/text/first-from.ts'
import type { AmountToken } from './amount-token.ts'
import { TIME } from './apart.ts'
import type { Columns } from './columns.ts'
import type { DateToken } from './date-token.ts'
import { columnHeads } from './heads.ts'
import type { Item } from './item.ts'
import { type Line, onceALine } from './line.ts'

/** A currency stands this near its sum, in ems. */
const CURRENCY_GAP = 1
/** Days of bookings begin this near each other, in ems. */
const SAME_LEFT = 1.1

/** Which figures of a list are its days and sums; all others are part of texts. */
export class Figures {
  readonly #columns: Columns
  readonly #money: ReadonlySet<number>
  /** Left edges of the bookings' days, from left to right. */
  readonly #days: readonly number[]
  /** Marks of sides, those in lines below their sums among them. */
  readonly #marks: ReadonlySet<Word>
  /** Left edges of those in the bookings' own lines. */
  readonly #markLefts: readonly number[]

  readonly #told: ReadonlySet<Line>
  readonly #texts: ReadonlyMap<Line, readonly Word[]>
  /** What several of them say, without their figures. */
  readonly #toldTexts: ReadonlySet<string>

  /** Sums in other currencies that stand in columns of their own, none of them booked: no texts. */
  readonly foreign: ReadonlySet<Word>

  /**
   * @param money columns of what is booked and of its balances
   * @param told lines of balances and totals
   * @param texts what goes on with the texts of bookings in lines with balances
   */
  constructor(
    items: readonly Item[],
    columns: Columns,
    money: ReadonlySet<number>,
    told: ReadonlySet<Line>,
    texts: ReadonlyMap<Line, readonly Word[]>,
  ) {
    this.#told = told
    this.#texts = texts
    const said = [...told].map(lettersOf)
    this.#toldTexts = new Set(said.filter((text, i) => text !== '' && said.indexOf(text) < i))
    this.#columns = columns
    this.#money = money
    this.foreign = foreignAmong(items, money)
    const days = items.flatMap(({ line, date, valueDate }) =>
      [date, valueDate].flatMap((day) => (day ? [day.box[0] - line.shift] : [])),
    )
    this.#days = sortedSet(days)
    this.#marks = new Set(
      items.flatMap(({ amounts }) => [...amounts.values()].flatMap(({ marks }) => marks)),
    )
    this.#markLefts = sortedSet(
      items.flatMap(({ line, amounts }) =>
        [...amounts.values()].flatMap(({ edge, marks }) =>
          marks.flatMap(({ box }) => (box[0] >= edge ? [box[0] - line.shift] : [])),
        ),
      ),
    )
  }

  /** The day that begins a booking on a line. */
  dayIn(line: Line): DateToken | null {
    return this.#daysIn(line)[0] ?? null
  }

  #daysIn(line: Line): DateToken[] {
    const days: DateToken[] = []
    for (const date of [this.#columns.dateOf(line), this.#columns.otherDateOf(line)])
      if (date && this.#isAmongDays(date.box[0], line)) days.push(date)
    return days
  }

  /** Does a day of bookings begin where something does on a line? */
  #isAmongDays = (x: number, line: Line): boolean => isAmong(this.#days, x, line)

  /** A sign alone where sums of other bookings have their marks: what it means is not known. */
  #isMarkOf = (word: Word, line: Line): boolean =>
    !/[\p{L}\d]{2}/u.test(word.text) && isAmong(this.#markLefts, word.box[0], line)

  /** Does a line say what lines of balances and totals do? Its sum was misread. */
  isToldAgain(line: Line): boolean {
    return this.#toldTexts.size > 0 && this.#toldTexts.has(lettersOf(line))
  }

  sumsIn(line: Line): AmountToken[] {
    if (this.#texts.has(line)) return []
    const amounts = this.#columns.amountsOf(line)
    return this.#told.has(line) ? [...amounts.values()] : this.#booked(amounts)
  }

  /** Names of columns in a row of heads, one of them over a column of sums; empty for any other row. */
  headsIn(row: Row): readonly Label[] {
    const heads = columnHeads(row)
    if (heads.length === 0) return heads
    const isOver = ({ box }: Label) =>
      [...this.#money].some((c) => {
        const { left, right } = this.#columns.money[c] ?? this.#columns.money.at(-1)!
        return box[0] <= right + row.em && box[2] >= left - row.em
      })
    return heads.some(isOver) ? heads : []
  }

  /** The words of an item's own line that are no date, no sum and no mark of one. */
  readonly wordsBeside = onceByNumber(
    (item: Item): readonly Word[] => this.#wordsBeside(item),
    ({ at }) => at,
  )

  /** A line's words but for its days, and for years, times and marks below the days and sums they belong to. */
  readonly wordsIn = onceALine((line: Line): readonly Word[] => this.#wordsIn(line))

  /** Figures of a scan where days stand. */
  #isMisreadDay = (word: Word, line: Line): boolean =>
    line.row.recognised && MISREAD_DAY.test(word.text) && this.#isAmongDays(word.box[0], line)

  #wordsBeside({ line, amounts }: Item): Word[] {
    const taken: Word[] = []
    taken.push(...(this.#columns.dateOf(line)?.words ?? []))
    taken.push(...(this.#columns.otherDateOf(line)?.words ?? []))
    for (const amount of this.#booked(amounts)) {
      taken.push(...amount.words, ...amount.marks)
      const first = line.words.indexOf(amount.words[0]!)
      const before = line.words[first - 1]
      const after = line.words[first + amount.words.length]
      const near = CURRENCY_GAP * line.row.em
      if (before && amount.box[0] - before.box[2] < near && isCurrency(before)) taken.push(before)
      if (after && after.box[0] - amount.box[2] < near && isCurrency(after)) taken.push(after)
    }
    const marked = this.#markLefts.length > 0
    return line.words.filter(
      (word) =>
        !taken.includes(word) &&
        !(marked && this.#isMarkOf(word, line)) &&
        !this.#isMisreadDay(word, line),
    )
  }

  #wordsIn(line: Line): Word[] {
    if (line.words.length === 0) return []
    const days = this.#daysIn(line).flatMap(({ words }) => words)
    const isAlone = (word: Word) =>
      line.row.pieces.some(({ words }) => words.length === 1 && words[0] === word)
    const isBelow = (word: Word) =>
      (isYear(word.text) || (TIME.test(word.text) && isAlone(word))) &&
      this.#isAmongDays(word.box[0], line)
    return (this.#texts.get(line) ?? line.words).filter(
      (word) => !days.includes(word) && !isBelow(word) && !this.#marks.has(word),
    )
  }

  #booked(amounts: ReadonlyMap<number, AmountToken>): AmountToken[] {
    const booked: AmountToken[] = []
    amounts.forEach((amount, c) => {
      if (this.#money.has(c)) booked.push(amount)
    })
    return booked
  }
}

/** Sums of other currencies, at least, that stand in line. */
const LEAST_FOREIGN = 2

/** The words of sums with their currencies, apart from all texts, in columns that are neither booked nor balances. */
function foreignAmong(items: readonly Item[], money: ReadonlySet<number>): ReadonlySet<Word> {
  const sums = items.flatMap(({ line, amounts }) =>
    [...amounts].flatMap(([c, amount]) => (money.has(c) ? [] : [{ c, line, amount }])),
  )
  const isAlone = ({ line, amount }: (typeof sums)[number]) =>
    amount.currency !== null &&
    line.row.pieces.some(
      ({ words }) =>
        words.length === amount.words.length && words.every((word) => amount.words.includes(word)),
    )
  return new Set(
    [...Map.groupBy(sums, ({ c }) => c)].flatMap(([, own]) =>
      own.length >= LEAST_FOREIGN && own.every(isAlone)
        ? own.flatMap(({ amount }) => amount.words)
        : [],
    ),
  )
}

/** `09.93.`, `097.03.`, `12.0123` */
const MISREAD_DAY = /^\W*\d{1,3}[.,:;/-](?:\d{2,5}[.,:;/-]?){0,2}\W*$/

const sortedSet = (values: readonly number[]): number[] =>
  [...new Set(values)].sort((a, b) => a - b)

/** Does one of these edges, from left to right, lie near a place on a line? */
function isAmong(lefts: readonly number[], x: number, { shift, row }: Line): boolean {
  const place = firstFrom(lefts, (left) => left >= x - shift)
  return [place - 1, place].some(
    (at) => Math.abs((lefts[at] ?? Number.POSITIVE_INFINITY) - x + shift) <= SAME_LEFT * row.em,
  )
}

/** Names that are told from others by their letters alone, at least. */
const LEAST_LETTERS = 4

const lettersOf = ({ words }: Line): string => {
  const letters = words
    .flatMap(({ text }) => text.match(/\p{L}{2,}/gu) ?? [])
    .join(' ')
    .toLowerCase()
  return letters.length < LEAST_LETTERS ? '' : letters
}

const isCurrency = ({ text }: Word): boolean =>
  /^\p{Sc}$|^[A-Z]{3}$/u.test(text) && currencyOf(text) !== null

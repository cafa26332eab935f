import type { Word } from '../../document/page.ts'
import { endsInCents } from '../../fields/cents.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import { isSum, rowFigures } from '../../reading/figures.ts'
import {
  type AmountToken,
  amountsOf,
  isMark,
  isMoney,
  isWithinText,
  markOf,
} from './amount-token.ts'
import { withAnnouncedDays } from './announced-days.ts'
import { withoutOtherNumbers } from './bare-days.ts'
import { clustered } from './clusters.ts'
import { type DateToken, datesOf } from './date-token.ts'
import { withDayOfAll } from './day-of-all.ts'
import { headedDays } from './headed-days.ts'
import type { Line } from './line.ts'
import { withMisreadCredits } from './misread-credits.ts'
import { withPageShifts } from './page-shifts.ts'
import { partedDays } from './parted-days.ts'
import { stackedDays } from './stacked-days.ts'
import { withToldValueDays } from './told-value-days.ts'

/** Dates whose left edges lie this near each other share a column, in ems. */
const SAME_EDGE = 1.1
/** Text that is set behind a date in a row, in letters: less is a number. */
const LEAST_TEXT = 4

/** All rows as lines, in reading order; lists that stand side by side are read one after the other. */
export function linesOf(document: DocumentText): readonly Line[] {
  const inMarks = marksColumn(document)
  const behindSums = wordsBehindSums(document)
  const stacked = stackedDays(document)
  const apart =
    stacked.size > 0 ? stacked : new Map([...headedDays(document), ...partedDays(document)])
  const elsewhere = new Set([...stacked.values()].flatMap(({ words }) => words))
  const lines = document.rows.map((row, index): Line => {
    const own = apart.get(row)
    const dates = own
      ? [
          own,
          ...datesOf(row).filter((date) => date.words.every((word) => !own.words.includes(word))),
        ]
      : datesOf(row)
    const figures = amountsOf(row, document, inMarks, behindSums)
    const isDated = (word: Word) => dates.some(({ words }) => words.includes(word))
    const amounts =
      dates.length === 0
        ? figures
        : figures.filter((amount) => !amount.words.some(isDated) || mayBeBoth(amount, dates))
    return {
      index,
      row,
      words: row.words.filter(
        (word) => !isEmpty(word) && (!elsewhere.has(word) || own?.words.includes(word)),
      ),
      dates: dates.filter((date) => date === own || standsApart(date, row)),
      amounts,
      shift: 0,
      announced: false,
      valueDay: null,
    }
  })
  const announced = withAnnouncedDays(withoutOtherNumbers(lines), datesOf)
  const dated = withDayOfAll(withToldValueDays(announced, datesOf), datesOf)
  return withPageShifts(besideEachOther(withMarksBelow(withMisreadCredits(withWholeSums(dated)))))
}

const isEmpty = ({ text }: Word): boolean => text === ''

/** Lines that are a mark alone, below a sum: it says the side of that. */
function withMarksBelow(lines: readonly Line[]): readonly Line[] {
  const isBelow = (line: Line, amount: AmountToken) => {
    const [mark, ...others] = line.words
    return (
      mark !== undefined &&
      others.length === 0 &&
      /\p{L}/u.test(mark.text) &&
      isMark(mark) &&
      mark.box[0] < amount.box[2] &&
      mark.box[2] > amount.box[0]
    )
  }
  return lines.map((line, i) => {
    const below = lines[i + 1]
    if (below?.words.length !== 1 || below.row.page !== line.row.page) return line
    const amounts = line.amounts.map((amount) =>
      amount.mark === null && amount.sign === 0 && isBelow(below, amount)
        ? { ...amount, mark: markOf(below.words[0]!.text), marks: below.words }
        : amount,
    )
    return { ...line, amounts }
  })
}

/** Figures with decimals, of all figures, where sums have any. */
const WITH_DECIMALS = 0.1
/** Lines with a day and whole figures, at least, where sums are whole. */
const LEAST_WHOLE = 3

/**
 * Where currencies know no smaller unit, whole figures are sums: forints, yen, pesos. Accounts of a document may be in
 * several currencies, so pages are asked one by one, and all together where a page says too little.
 */
function withWholeSums(lines: readonly Line[]): readonly Line[] {
  // Figures within texts are not counted.
  const apart = new Map(
    lines.map((line) => [line, line.amounts.filter((amount) => !isWithinText(amount, line.row))]),
  )
  const areWholeIn = (own: readonly Line[]) => areWhole(own, apart)
  if (areWholeIn(lines)) return withAllWhole(lines)
  const pages = [...Map.groupBy(lines, ({ row }) => row.page).values()]
  return pages.length > 1 && pages.some(areWholeIn)
    ? pages.flatMap((own) => (areWholeIn(own) ? withAllWhole(own) : own))
    : lines
}

const withAllWhole = (lines: readonly Line[]): Line[] =>
  lines.map((line) => ({
    ...line,
    amounts: line.amounts.map((amount) => ({
      ...amount,
      ...(line.row.recognised && amount.decimals === 3 ? asThousands(amount) : {}),
      whole: true,
    })),
  }))

/** Are the sums of these lines whole figures? */
function areWhole(
  lines: readonly Line[],
  apart: ReadonlyMap<Line, readonly AmountToken[]>,
): boolean {
  // No sums of other money are counted, which name it.
  const all = lines.flatMap((line) => apart.get(line)!)
  const named = all.filter(({ currency }) => currency !== null).length
  const own = named * 2 > all.length ? all : all.filter(({ currency }) => currency === null)
  const figures = own.length
  const decimal = own.filter(({ decimals }) => decimals > 0).length
  if (decimal > WITH_DECIMALS * figures) return false
  // Days may stand in lines of their own, above or below.
  const isDated = (line: Line | undefined) => line !== undefined && line.dates.length > 0
  const dated = lines.filter(
    (line, i) =>
      line.amounts.length > 0 && [line, lines[i - 1], lines[i + 1]].some((own) => isDated(own)),
  )
  return dated.length >= LEAST_WHOLE
}

/** The same figure, of whose signs between thousands one was misread: `1.284,300`. */
const asThousands = ({ cents }: AmountToken): Partial<AmountToken> => ({
  cents: cents * 1000,
  decimals: 0,
})

/** Rows with a mark of its own, of those with a sum, where marks have a column. */
const MARKED = 0.5

/** And of those with a sum and a day, where nobody knows what the marks mean. */
const ALL_MARKED = 0.8

/** The words in a column of marks: `Af`, `Bij`, `+`, or two words of any language in turn. */
function marksColumn(document: DocumentText): ReadonlySet<Word> {
  const rows = document.rows.filter((row) => rowFigures(row, document).some(isSum))
  const em = document.rows[0]?.em ?? 10
  const columnsOf = (own: readonly Row[], isMarkLike: (word: Word) => boolean): Word[][] => {
    const marks = own.flatMap(({ pieces }) =>
      pieces.flatMap(({ words }) => (words.length === 1 && isMarkLike(words[0]!) ? words : [])),
    )
    return clustered(marks, (word) => word.box[0], SAME_EDGE * em)
  }
  const [known] = columnsOf(rows, isMark).sort((a, b) => b.length - a.length)
  const booked = rows.filter((row) => datesOf(row).length > 0)
  const column =
    known && known.length >= 2 && known.length >= MARKED * rows.length
      ? known
      : columnsOf(booked, ({ text }) => MARK_LIKE.test(text)).find(
          (own) => own.length >= ALL_MARKED * booked.length && areTwoMarks(own),
        )
  return new Set(column)
}

/** Rows of a mark that another one may stand among once: one credit among debits. */
const LEAST_AMONG = 4

/** Two words in turn, each more than once; or one of them alone among many of the other. */
function areTwoMarks(words: readonly Word[]): boolean {
  const counts = [...Map.groupBy(words, ({ text }) => markOf(text)).values()]
    .map((own) => own.length)
    .sort((a, b) => a - b)
  return counts.length === 2 && (counts[0]! > 1 || counts[1]! >= LEAST_AMONG)
}

/** Sums that a word stands behind, at least, for it to be the mark of a side. */
const LEAST_MARKED = 3
/** Of all words behind sums, those that are marks, where there are any. */
const MARKS_BEHIND = 0.75
/** Letters of such a word, at most: `S`, `Borç`, `Belastn.`. */
const MOST_LETTERS = 8

/** Such a word in a column of its own. */
const MARK_LIKE = /^\p{L}{1,8}\.?$/u

/** Words that end their text right behind several sums, whatever they mean. */
function wordsBehindSums(document: DocumentText): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { pieces } of document.rows)
    for (const { words } of pieces) {
      if (words.length === 1) continue
      const mark = words.at(-1)!.text
      if (mark.length > MOST_LETTERS || !endsInCents(words.at(-2)!.text)) continue
      if (/^\p{L}+\.?$/u.test(mark)) counts.set(mark, (counts.get(mark) ?? 0) + 1)
    }
  const often = [...counts].filter(([, count]) => count >= LEAST_MARKED)
  const sum = (own: Iterable<[string, number]>) =>
    [...own].reduce((all, [, count]) => all + count, 0)
  // A column of texts may stand right behind sums, and say the same now and then.
  const areMarks = sum(often) >= MARKS_BEHIND * sum(counts)
  return new Set(areMarks ? often.map(([text]) => text) : [])
}

const mayBeBoth = (amount: AmountToken, dates: readonly DateToken[]): boolean =>
  dates.some((date) => date.likeFigure && date.words.some((word) => amount.words.includes(word)))

/** Begins its row, or is all there is between two wide gaps. */
function standsApart(date: DateToken, row: Row): boolean {
  const first = row.words.indexOf(date.words[0]!)
  if (first === 0) return true
  const before = row.words[first - 1]!
  if (/^[|¦[\]]$/.test(before.text)) return true
  const after = row.words[first + date.words.length]
  const left = date.box[0] - before.box[2]
  const right = after ? after.box[0] - date.box[2] : Number.POSITIVE_INFINITY
  // A number of the row, or another date, may stand close in front.
  const counted = first === 1 && /^[\d.*#]+$/.test(before.text)
  return (
    counted ||
    (left > 0.6 * row.em && right > 0.2 * row.em) ||
    (left > 0.25 * row.em && isDateLike(before))
  )
}

const isDateLike = (word: Word): boolean =>
  /^\d{1,4}[./-]\d{1,2}(?:[./-]\d{0,4})?\.?$/.test(word.text)

interface Cluster {
  readonly at: number
  readonly lines: readonly number[]
}

/** Cuts rows in which a second list of dates and sums stands beside the first. */
function besideEachOther(lines: readonly Line[]): Line[] {
  const em = lines[0]?.row.em ?? 10
  const items = lines.flatMap((line, i) =>
    line.dates.flatMap((date) => (date.bare ? [] : [{ i, x: date.box[0] }])),
  )
  const columns = clustered(items, (item) => item.x, SAME_EDGE * em)
    .filter((group) => group.length >= 2)
    .map(
      (group): Cluster => ({ at: mean(group.map(({ x }) => x)), lines: group.map(({ i }) => i) }),
    )
  const cuts = new Set<number>()
  columns.forEach((right, c) => {
    for (const left of columns.slice(0, c).toReversed()) {
      const common = right.lines.filter((i) => left.lines.includes(i))
      const beside = common.filter((i) => isBeside(lines[i]!, left.at, right.at, em))
      if (
        beside.length >= 2 &&
        beside.length >= 0.7 * common.length &&
        common.length >= 0.5 * right.lines.length &&
        !areBalances(beside.map((i) => twoSums(lines[i]!, left.at, right.at, em)))
      ) {
        for (const i of right.lines) cuts.add(i)
        return
      }
    }
  })
  const read: Line[] = []
  let beside: Line[] = []
  const close = () => {
    read.push(...beside.sort((a, b) => a.shift - b.shift || a.row.index - b.row.index))
    beside = []
  }
  lines.forEach((line, i) => {
    if (beside.length > 0 && beside[0]!.row.page !== line.row.page) close()
    const parts = cuts.has(i) ? partsOf(line, columns, em) : [line]
    if (parts.length > 1) beside.push(...parts)
    // The last row of the lists may be shorter.
    else if (beside.length > 0 && line.dates.length > 0 && line.amounts.length > 0)
      beside.push(line)
    else {
      close()
      read.push(line)
    }
  })
  close()
  return cuts.size === 0 ? read : read.map((line, index) => ({ ...line, index }))
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Do at least half of the sums behind second dates follow from those behind the first ones? They are balances behind value dates. */
function areBalances(sums: readonly ReturnType<typeof twoSums>[]): boolean {
  const signed = ({ cents, sign }: AmountToken) => (sign < 0 ? -cents : cents)
  const steps = sums.slice(1).filter((own, i) => {
    const before = sums[i]
    if (!own || !before) return false
    const step = Math.abs(signed(own.second) - signed(before.second))
    return step !== 0 && (step === own.first.cents || step === before.first.cents)
  })
  return sums.length > 1 && steps.length * 2 >= sums.length - 1
}

/** Dates at two places of a line, and the first sum behind each; null where one is missing. */
function twoSums(line: Line, left: number, right: number, em: number) {
  const at = (x: number) => line.dates.find((date) => Math.abs(date.box[0] - x) <= SAME_EDGE * em)
  const [a, b] = [at(left), at(right)]
  if (!a || !b) return null
  const sums = line.amounts.filter(isMoney)
  const first = sums.find((own) => own.box[0] >= a.box[2] - 0.1 && own.box[2] <= b.box[0])
  const second = sums.find((own) => own.box[0] >= b.box[2] - 0.1)
  return first && second ? { a, b, sums, first, second } : null
}

/** Behind both dates there is a sum, and as much text. */
function isBeside(line: Line, left: number, right: number, em: number): boolean {
  const two = twoSums(line, left, right, em)
  if (!two) return false
  const { a, b, sums, first, second } = two
  // A third list may stand beside these two.
  const third = Math.min(
    ...line.dates.flatMap(({ box }) => (box[0] > second.box[2] ? [box[0]] : [])),
    Number.POSITIVE_INFINITY,
  )
  const between = sums.filter((own) => own.box[0] >= a.box[2] && own.box[2] <= b.box[0])
  const behind = sums.filter((own) => own.box[0] >= b.box[2] && own.box[2] <= third)
  return (
    between.length === behind.length &&
    lettersIn(line, a.box[2], first.box[0]) >= LEAST_TEXT ===
      lettersIn(line, b.box[2], second.box[0]) >= LEAST_TEXT
  )
}

const lettersIn = (line: Line, from: number, to: number): number =>
  line.words
    .filter((word) => word.box[0] >= from - 0.1 && word.box[2] <= to + 0.1)
    .map((word) => word.text)
    .join('')
    .replace(/[^\p{L}]/gu, '').length

/** A line for each date that a sum follows; each ends behind its last sum before the next date, and the mark of that. */
function partsOf(line: Line, columns: readonly Cluster[], em: number): Line[] {
  const starts = line.dates.filter((date, d) => {
    const next = line.dates[d + 1]?.box[0] ?? Number.POSITIVE_INFINITY
    return line.amounts
      .filter(isMoney)
      .some((own) => own.box[0] >= date.box[2] - 0.1 && own.box[0] < next)
  })
  const first = starts[0]
  if (starts.length < 2 || !first) return [line]
  const place = (date: DateToken) =>
    columns.find((column) => Math.abs(column.at - date.box[0]) <= SAME_EDGE * em)?.at ?? date.box[0]
  const cuts = starts.slice(1).map((date) => {
    const ends = line.amounts
      .filter(isMoney)
      .filter((own) => own.box[2] <= date.box[0])
      .flatMap(({ box, marks }) => [box[2], ...marks.map((mark) => mark.box[2])])
      .filter((end) => end <= date.box[0])
    return Math.max(...ends) + 0.1
  })
  return starts.map((date, p) => {
    const from = p === 0 ? Number.NEGATIVE_INFINITY : cuts[p - 1]!
    const to = cuts[p] ?? Number.POSITIVE_INFINITY
    const inside = (box: readonly [number, number, number, number]) => box[0] >= from && box[0] < to
    return {
      index: line.index,
      row: line.row,
      words: line.words.filter((word) => inside(word.box)),
      dates: line.dates.filter((own) => inside(own.box)),
      amounts: line.amounts.filter((own) => inside(own.box)),
      shift: place(date) - place(first),
      announced: false,
      valueDay: null,
    }
  })
}

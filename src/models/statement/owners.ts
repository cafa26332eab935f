import type { Page, Word } from '../../document/page.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import { firstFrom } from '../../tables/text/first-from.ts'
import { median } from '../../tables/text/units.ts'
import type { Figures } from './booked-figures.ts'
import { centredTexts, type Run } from './centred-texts.ts'
import type { Item } from './item.ts'
import { type Line, onceALine } from './line.ts'

/** Widest step between lines of one booking, in ems. */
const STEP = 2.4
/** Text of a booking begins this near its column's left edge, or right of it, in ems. */
const INDENT = 1.6
/** Share of the bookings whose texts may begin farther to the left: codes in front of some, misread walls. */
const LEFTMOST = 0.125
/** Lines above the first booking and below the last that may be theirs. */
const AROUND = 12
/** A step that is this much wider than another parts two bookings. */
const WIDER = 1.15
/** Share of the bookings that steps part from the next ones, from which on they tell. */
const CLEAR = 0.5
/** Share of the bookings that stand alone between drawn rules where rules part them. */
const ALONE = 0.7
/** Share of the bookings under which the same is printed, from which on it is a part of them. */
const MOSTLY = 0.6

/** A line this near that of a booking stands beside it, in ems. */
const BESIDE = 0.6

/** Days of bookings begin this near each other, in ems. */
const SAME_LEFT = 1.1
/** Share of the bookings that print their day, from which on others are no days of bookings. */
const DATED = 0.9

/** Is one a word of two letters or more? */
export const hasWords = (words: readonly Word[]): boolean =>
  words.some((word) => /\p{L}{2}/u.test(word.text))

/** For each line without a sum that belongs to an item, the item. */
export function ownersOf(
  items: readonly Item[],
  lines: readonly Line[],
  figures: Figures,
  document: DocumentText,
): Map<number, number> {
  const owner = new Map<number, number>()
  const byLine = new Map(items.map((item, i) => [item.at, i]))
  // Beside sums that have no texts, a mark at most, texts may begin anywhere.
  const texts = items.filter((item) => hasWords(figures.wordsBeside(item)))
  const sparse = texts.length * 2 < items.length
  const lefts = items
    .flatMap((item) => figures.wordsBeside(item)[0]?.box[0] ?? [])
    .sort((a, b) => a - b)
  const left = lefts[Math.floor(LEFTMOST * lefts.length)] ?? 0
  const marks = noteMarks(items)
  const days = items.flatMap(({ line }) => {
    const day = figures.dayIn(line)
    return day ? [day.box[0] - line.shift] : []
  })
  const isAtDays = (x: number, { row }: Line) =>
    days.some((own) => Math.abs(own - x) <= SAME_LEFT * row.em)
  // Over the day and the text of most bookings, one more text may go over both.
  const over = items.flatMap(({ at, line: { row } }) => {
    const line = lines[at - 1]
    const words = line?.row.page === row.page ? figures.wordsIn(line) : []
    const [first] = words
    const isOver =
      line !== undefined &&
      first !== undefined &&
      first.box[0] < left - INDENT * row.em &&
      hasWords(words) &&
      isAtDays(first.box[0] - line.shift, line) &&
      figures.dayIn(line) === null &&
      figures.sumsIn(line).length === 0 &&
      figures.headsIn(line.row).length === 0
    return isOver ? [line] : []
  })
  const titles: ReadonlySet<Line> = new Set(over.length >= MOSTLY * items.length ? over : [])
  const isText = onceALine((line: Line): boolean => {
    if (titles.has(line)) return true
    const words = figures.wordsIn(line)
    if (figures.isToldAgain(line) || isNote(words, marks)) return false
    const isInside = (word: Word) => word.box[0] >= left - INDENT * line.row.em
    return (
      figures.sumsIn(line).length === 0 &&
      (sparse
        ? words.length > 0
        : words.some(isInside) && (isInside(words[0]!) || figures.dayIn(line) !== null))
    )
  })
  const mostly = (test: (line: Line) => boolean) =>
    items.filter((item) => {
      const under = lines[item.at + 1]
      return under?.row.page === item.line.row.page && test(under)
    }).length >=
    MOSTLY * items.length
  // The value date below the day of booking, or a code below the day.
  const isSecondDay = (line: Line) =>
    figures.sumsIn(line).length === 0 && figures.dayIn(line) !== null
  const secondDays = mostly(isSecondDay)
  const isCode = (line: Line) =>
    !isText(line) && figures.sumsIn(line).length === 0 && figures.headsIn(line.row).length === 0
  const codes = mostly(isCode)
  // Where bookings print their days, one alone in line with them is a value date, wherever it stands between texts.
  const isDayAlone = (line: Line) => {
    const day = isSecondDay(line) && figures.wordsIn(line).length === 0 ? figures.dayIn(line) : null
    const x = day && day.box[0] - line.shift
    return x !== null && isAtDays(x, line)
  }
  // Of a page that lies askew, what stands beside a booking may be read as a line of its own.
  const isBesideItem = (at: number) =>
    !isText(lines[at]!) &&
    figures.sumsIn(lines[at]!).length === 0 &&
    [at - 1, at + 1].some(
      (own) =>
        byLine.has(own) &&
        lines[own]!.row.page === lines[at]!.row.page &&
        Math.abs(lines[own]!.row.baseline - lines[at]!.row.baseline) <= BESIDE * lines[at]!.row.em,
    )
  const dated = days.length >= DATED * items.length
  // Where words announce the days of bookings, others are part of texts.
  const announced = lines.some((line) => line.announced)
  const skipped = new Set<number>()
  const bands = bandsOf(items, document.pages)
  const runs: Run[] = []
  let before: number | null = null
  let run: number[] = []
  const close = (after: number | null) => {
    if (run.length > 0) runs.push({ before, after, run })
    run = []
  }
  const begin = Math.max(0, Math.min(...items.map((item) => item.at)) - AROUND)
  const end = Math.max(...items.map((item) => item.at)) + AROUND
  lines.slice(begin, end + 1).forEach((line, i) => {
    const at = begin + i
    const item = byLine.get(at)
    const last = at > begin ? lines[at - 1] : undefined
    if (last && last.row.page !== line.row.page) {
      close(null)
      before = null
    }
    if (item !== undefined) {
      close(item)
      before = item
    } else if (line.words.length === 0 || isBesideItem(at)) skipped.add(at)
    else if (isText(line) && figures.headsIn(line.row).length === 0) run.push(at)
    else if (codes && byLine.has(at - 1) && isCode(line)) skipped.add(at)
    else if (dated && run.length > 0 && isDayAlone(line)) skipped.add(at)
    else {
      close(null)
      before = null
    }
  })
  close(null)
  if (bands) {
    for (const { before: a, after: b, run: own } of runs)
      for (const at of own) {
        const band = bands.of(lines[at]!)
        if (b !== null && titles.has(lines[at]!)) owner.set(at, b)
        else if (a !== null && bands.of(items[a]!.line) === band) owner.set(at, a)
        else if (b !== null && bands.of(items[b]!.line) === band) owner.set(at, b)
      }
    return owner
  }
  const centred =
    skipped.size === 0
      ? centredTexts(runs, items, lines, (item) => hasWords(figures.wordsBeside(item)))
      : null
  if (centred) return centred
  const begins = (line: Line) =>
    titles.has(line) || (!secondDays && !announced && figures.dayIn(line) !== null)
  const cuts = clearCuts(runs.map((own) => cutOf(own, items, lines, skipped, begins)))
  const below = cuts.reduce((sum, cut) => sum + (cut.clear ? cut.below : 0), 0)
  const above = cuts.reduce((sum, cut) => sum + (cut.clear ? cut.above : 0), 0)
  const mostlyAbove = median(cuts.flatMap((cut) => (cut.clear ? cut.above : []))) || 0
  /** Lines above the first booking that are set beside it, or that others have above them. */
  const aboveFirst = (own: readonly number[], b: number): number => {
    const { baseline, em } = items[b]!.line.row
    const beside = own.filter((index) => baseline - lines[index]!.row.baseline < em).length
    return Math.min(own.length, Math.max(beside, mostlyAbove))
  }
  runs.forEach(({ before: a, after: b, run: own }, r) => {
    const cut = cuts[r]!
    // Where as much stands above bookings as below them, what nothing stands before is above.
    const isAbove = a === null ? above > 0 && above >= below : titles.size === 0 && above > below
    const at = cut.clear
      ? cut.below
      : isAbove
        ? 0
        : own.length - (a === null && b !== null ? aboveFirst(own, b) : 0)
    const reached = (index: number, from: number): boolean =>
      Math.abs(lines[index]!.row.baseline - lines[from]!.row.baseline) <=
        STEP * lines[index]!.row.em ||
      (skipped.has(index - 1) && index - 1 > from && reached(index, index - 1))
    let from = a === null ? -1 : items[a]!.at
    for (const index of own.slice(0, at)) {
      if (a === null || !reached(index, from)) break
      owner.set(index, a)
      from = index
    }
    from = b === null ? -1 : items[b]!.at
    for (const index of own.slice(at).toReversed()) {
      if (b === null || !reached(index, from)) break
      owner.set(index, b)
      from = index
    }
  })
  return owner
}

/** Marks of notes that words of bookings end with: `1207*`. */
const noteMarks = (items: readonly Item[]): ReadonlySet<string> =>
  new Set(
    items.flatMap(({ line }) =>
      line.words.flatMap(({ text }) =>
        MARKS.has(text.at(-1) ?? '') ? (text.match(/(?<=[\p{L}\d])[*†‡]+$/u)?.[0] ?? []) : [],
      ),
    ),
  )
const MARKS: ReadonlySet<string> = new Set('*†‡')

/** `* indicates a break in the sequence`. */
const isNote = ([first]: readonly Word[], marks: ReadonlySet<string>): boolean =>
  first !== undefined && marks.has(first.text)

/** Lines of a run that belong to the item above and to the one below. */
interface Cut {
  readonly below: number
  readonly above: number
  readonly clear: boolean
  /** Whether the steps between lines say so, or would. */
  readonly stepped: boolean
}

/** Steps tell where they part most of the bookings: lines of a scan are a little nearer here and there. */
function clearCuts(cuts: readonly Cut[]): readonly Cut[] {
  const stepped = cuts.filter((cut) => cut.stepped)
  const clear = stepped.filter((cut) => cut.clear)
  if (clear.length >= CLEAR * stepped.length) return cuts
  return cuts.map((cut) => (cut.stepped ? { ...cut, clear: false } : cut))
}

/** Where a run of text lines is cut in what belongs to the item above and to the one below. */
function cutOf(
  { before, after, run }: Run,
  items: readonly Item[],
  lines: readonly Line[],
  skipped: ReadonlySet<number>,
  begins: (line: Line) => boolean,
): Cut {
  // A day begins its booking, and a text over both.
  const begun = run.findIndex((at) => begins(lines[at]!))
  const outside = { clear: false, stepped: false }
  if (begun >= 0 && after !== null)
    return { below: begun, above: run.length - begun, clear: true, stepped: false }
  if (after === null) return { below: run.length, above: 0, ...outside }
  if (before === null) return { below: 0, above: run.length, ...outside }
  const places = [items[before]!.at, ...run, items[after]!.at]
  // What is skipped stands between them.
  const gaps = places.slice(1).map((at, i) => {
    const above = skipped.has(at - 1) ? at - 1 : places[i]!
    return lines[at]!.row.baseline - lines[above]!.row.baseline
  })
  const widest = Math.max(...gaps)
  const at = gaps.indexOf(widest)
  const next = Math.max(0, ...gaps.filter((_, g) => g !== at))
  return { below: at, above: run.length - at, clear: widest > WIDER * next, stepped: true }
}

/** Where drawn rules or shades part the bookings: which band a line lies in, those of all pages counted. */
function bandsOf(
  items: readonly Item[],
  pages: readonly Page[],
): { of(line: Line): number } | null {
  let count = 0
  const edges = new Map(
    pages.map((page) => {
      const wide = 0.4 * page.width
      const rules = page.rules.filter(
        (rule) => rule.direction === 'horizontal' && rule.box[2] - rule.box[0] > wide,
      )
      const fills = page.fills.filter(
        (fill) => fill.box[2] - fill.box[0] > wide && fill.box[3] - fill.box[1] < 0.3 * page.height,
      )
      const ys = [
        ...rules.map((rule) => (rule.box[1] + rule.box[3]) / 2),
        ...fills.flatMap((fill) => [fill.box[1], fill.box[3]]),
      ]
      const first = count
      count += ys.length + 1
      return [page.number, { first, ys: ys.sort((a, b) => a - b) }] as const
    }),
  )
  const of = (line: Line) => {
    const y = (line.row.box[1] + line.row.box[3]) / 2
    const { first, ys } = edges.get(line.row.page)!
    return first + firstFrom(ys, (edge) => edge >= y)
  }
  const counts = new Map<number, number>()
  const bands = items.map(({ line }) => of(line))
  for (const band of bands) counts.set(band, (counts.get(band) ?? 0) + 1)
  const alone = bands.filter((band) => counts.get(band) === 1).length
  return items.length >= 3 && alone >= ALONE * items.length ? { of } : null
}

import { headsOverRules } from '../grid/heads-over.ts'
import type { Ruling } from '../marks/ruling.ts'
import type { Rulings } from '../marks/rulings.ts'
import { isNumbered } from '../text/caption.ts'
import { firstFrom } from '../text/first-from.ts'
import { type Chunk, isFigure, type TextLine, textOf } from '../text/text-lines.ts'
import { median, type Units } from '../text/units.ts'
import type { Parting } from './look.ts'
import { sizeOfAll } from './measured-table.ts'
import { type Places, placesOf, strangeAbove, strangeBelow } from './text-places.ts'

/** What speaks for and against two things meeting between two lines; each from -1 to 1. */
export const FEATURES = [
  'room between them, against the usual, logarithm',
  'the widest room of all',
  'one text below it, at the left',
  'the same, and other lines are like it',
  'below it is bold, and above it is not',
  'type below it against that above, logarithm',
  'texts without figures below it, over figures',
  'words of the first line come again below it, share',
  'shapes of the first line come again below it, share',
  'the same, and no other line is as like it',
  'strips that either part has and both together have not, fewer ones',
  'the same of the part that has more',
  'texts of the first line below it stand across strips above it, share',
  'texts of the last line above it stand across strips below it, share',
  'columns below it that a text of the last line above it stands over, share',
  'the same, and there are no figures above it',
  'no figures above it',
  'no figures below it',
  'lines above it, logarithm',
  'lines below it, logarithm',
  'a rule across above it',
  'rules across above it, two or more',
  'the part below begins elsewhere, where both have rows',
  'the part below ends elsewhere, where both have rows',
  'numbers of rows begin anew',
  'a number of a table below it',
  'one text above it',
  'lines of one text, share',
  'a text above it has a rule of its own over several texts below it',
  'nothing of the last line above it stands at the left',
  'nothing of the lines above it stands at the left, and it has texts of several columns below it',
  'room above one text above it, against the usual, logarithm',
  'type of one text above it against the usual, logarithm',
  'type of one text below it against the usual, logarithm',
  'one text above it is bold, and what is below it is not',
  'texts below it stand where none above it does, where both have rows, share',
  'texts above it stand where none below it does, where both have rows, share',
  'walls on both sides go on across it',
  'walls below it stand where none above it does, where both have figures, share',
  'walls above it stand where none below it does, where both have figures, share',
  'walls between columns that go on across it',
  'the same, share of those beside it',
  'texts of a head come again below it in the same places, share',
  'the same, and no other line is as like it',
] as const

/** A place between two lines of a region at which one thing may end and another begin. */
export interface CutCandidate extends Parting {
  /** The first line below it. */
  readonly at: number
}

/** A strip that is narrower parts no columns, in ems. */
const LEAST_STRIP = 0.7
/** From here on it is as good as more. */
const MOST_ROOM = 2
const MOST_LARGER = 0.5
const MOST_STRIPS = 3
const MOST_LINES = 24
const MOST_OFF = 8
/** So many other lines like a heading tell that it is one of several within a table. */
const MOST_ALIKE = 3
/** A head that comes again does so after so many lines, at least. */
const LEAST_BETWEEN = 4
/** Lines of several texts that tell where a part begins and ends. */
const LEAST_ROWS = 3
/** What begins so far from the left edge, in ems, leaves the first column free. */
const FROM_LEFT = 3
/** A rule is one across where it is so much of the region's width. */
const ACROSS = 0.6
/** It lies between two lines from so far above the upper baseline on, to so far above the lower one, in ems. */
const UNDER = 0.2
const OVER = 0.5
/** A wall beside all texts may touch them so far, in ems. */
const BESIDE = 0.5
/** Walls that are no further apart, in ems, are of one column. */
const SAME_WALL = 0.5
/** A wall that is so far from the sides of a region, in ems, stands between its columns. */
const WITHIN = 1
const MOST_WALLS = 4
/** A head is among so many first lines of several texts. */
const HEADS = 3
/** Texts stand in the same place that are so near each other, in ems. */
const SAME_PLACE = 0.5
/** Room is compared beyond so much, in line pitches: next to none is not many times less than little. */
const SOME_ROOM = 0.3

/**
 * Places between the lines of a region, top to bottom.
 *
 * @param isAsked which of them, by their first line below
 */
export function cutCandidates(
  lines: readonly TextLine[],
  rulings: Pick<Rulings, 'horizontal' | 'vertical'>,
  units: Units,
  isAsked: (at: number) => boolean = () => true,
): CutCandidate[] {
  const asked = [...lines.keys()].slice(1).filter(isAsked)
  if (asked.length === 0) return []
  const told = toldOf(lines, rulings, units)
  return asked.map((at) => {
    return {
      at,
      features: featuresAt(at, told),
      parts: () => [
        lines.slice(0, at).flatMap(({ words }) => words),
        lines.slice(at).flatMap(({ words }) => words),
      ],
    }
  })
}

interface Told {
  readonly lines: readonly TextLine[]
  readonly units: Units
  /** Room above each line but the first. */
  readonly rooms: readonly number[]
  readonly usual: number
  /** Strips free of text in the first lines, in the last ones. */
  readonly above: readonly (readonly Span[])[]
  readonly below: readonly (readonly Span[])[]
  readonly kinds: readonly (string | null)[]
  /** The line that heads the first rows; how like it each line is: words, shapes. */
  readonly first: number
  readonly sameWords: readonly number[]
  readonly sameShapes: readonly number[]
  /** By y, top to bottom. */
  readonly horizontal: readonly Ruling[]
  /** Heights of rules across. */
  readonly rules: readonly number[]
  /** Walls that no text stands beyond, left and right of all. */
  readonly sides: readonly [left: readonly Ruling[], right: readonly Ruling[]]
  /** Walls beside lines. */
  readonly walls: readonly Ruling[]
  /** Those of them that stand between columns. */
  readonly inner: readonly Ruling[]
  /** How like a head among the first lines each line is: the same texts in the same places. */
  readonly sameHeads: readonly number[]
  readonly left: number
  /** Of lines of one text. */
  readonly loneShare: number
  /** Type size of all, and of each line. */
  readonly size: number
  readonly sizes: readonly number[]
  readonly places: Places
  /** The first and the last line with a figure. */
  readonly figures: readonly [first: number, last: number]
  /** Left and right edges of the lines above each place, and of those below it. */
  readonly edges: { readonly above: readonly Span[]; readonly below: readonly Span[] }
  /** Lines of several texts above each place. */
  readonly rows: readonly number[]
  /** By kind, how many lines are of it. */
  readonly alike: ReadonlyMap<string | null, number>
  /** Room above lines: the most, and the most of all others. */
  readonly most: readonly [room: number, other: number]
  /** What lines begin with; NaN where that is no number of a row. */
  readonly numbers: readonly number[]
}

type Span = readonly [from: number, to: number]

function toldOf(
  lines: readonly TextLine[],
  { horizontal, vertical }: Pick<Rulings, 'horizontal' | 'vertical'>,
  units: Units,
): Told {
  const { em } = units
  const rooms = lines.map((line, i) => (i > 0 ? line.box[1] - lines[i - 1]!.box[3] : 0))
  const first = headOf(lines)
  const above = edgesDown(lines)
  const [left, right] = above.at(-1)!
  const kinds = lines.map((line) => kindOf(line, em))
  const sizes = lines.map(sizeOfLine)
  const [firstWords, firstShapes] = [wordsOf(lines[first]!), shapesOf(lines[first]!)]
  const hasFigure = ({ words }: TextLine) => words.some(isFigure)
  const firstFigure = lines.findIndex(hasFigure)
  return {
    lines,
    units,
    rooms,
    usual: median(rooms.slice(1)),
    above: stripsDown(lines, em),
    below: stripsDown(lines.toReversed(), em).reverse(),
    kinds,
    first,
    sameWords: lines.map((line) => shareAgain(firstWords, wordsOf(line))),
    sameShapes: lines.map((line) => shareAgain(firstShapes, shapesOf(line))),
    horizontal,
    rules: horizontal
      .filter(
        ({ from, to }) => Math.min(to, right) - Math.max(from, left) >= ACROSS * (right - left),
      )
      .map(({ at }) => at),
    sides: [
      vertical.filter(({ at }) => at < left + BESIDE * em),
      vertical.filter(({ at }) => at > right - BESIDE * em),
    ],
    walls: vertical.filter(
      (wall) =>
        wall.at > left - BESIDE * em &&
        wall.at < right + BESIDE * em &&
        lines.some((line) => isBeside(wall, line)),
    ),
    inner: vertical.filter(({ at }) => at > left + WITHIN * em && at < right - WITHIN * em),
    sameHeads: sameAsHeads(lines, em),
    left,
    loneShare: lines.filter(({ chunks }) => chunks.length === 1).length / lines.length,
    size: median(sizes),
    sizes,
    places: placesOf(lines, em),
    figures: [firstFigure < 0 ? lines.length : firstFigure, lines.findLastIndex(hasFigure)],
    edges: { above, below: edgesDown(lines.toReversed()).reverse() },
    rows: rowsDown(lines),
    alike: counted(kinds),
    most: twoMost(rooms.slice(1)),
    numbers: lines.map(numberOf),
  }
}

/** The first line of several texts; where heads come again, the first of those: a page's own head may stand above. */
function headOf(lines: readonly TextLine[]): number {
  const heads = lines.map(({ chunks, words }) =>
    chunks.length > 1 && !words.some(isFigure) ? textOf(words) : null,
  )
  const lastAt = new Map(heads.map((head, i) => [head, i]))
  const again = heads.findIndex(
    (head, i) => head !== null && lastAt.get(head)! >= i + LEAST_BETWEEN,
  )
  if (again >= 0) return again
  return Math.max(
    0,
    lines.findIndex(({ chunks }) => chunks.length > 1),
  )
}

/** The edges of no line, of the first one, of the first two, and so on. */
function edgesDown(lines: readonly TextLine[]): Span[] {
  let span: Span = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  const spans = [span]
  for (const { box } of lines) {
    span = [Math.min(span[0], box[0]), Math.max(span[1], box[2])]
    spans.push(span)
  }
  return spans
}

/** How many of no line, of the first one, of the first two, and so on have several texts. */
function rowsDown(lines: readonly TextLine[]): number[] {
  let count = 0
  return [0, ...lines.map(({ chunks }) => (chunks.length > 1 ? ++count : count))]
}

function counted<T>(items: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

function twoMost(values: readonly number[]): [most: number, other: number] {
  let [most, other] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values)
    if (value > most) [most, other] = [value, most]
    else other = Math.max(other, value)
  return [most, other]
}

function featuresAt(at: number, told: Told): number[] {
  const { lines, rooms, usual, kinds, first, sameWords, sameShapes, rules, units } = told
  const { places, size, sizes, figures, edges, rows, most, inner, sameHeads } = told
  const { em, pitch } = units
  const roomOf = (i: number) =>
    bounded(
      Math.log2(
        (Math.max(rooms[i]!, 0) + SOME_ROOM * pitch) / (Math.max(usual, 0) + SOME_ROOM * pitch),
      ) / MOST_ROOM,
    )
  const larger = (i: number) => bounded(Math.log(sizes[i]! / size) / MOST_LARGER)
  const [above, below] = [lines[at - 1]!, lines[at]!]
  const room = rooms[at]!
  const alike = told.alike.get(kinds[at]!)! - 1
  const again = at > first ? [at, at + 1].filter((i) => i < lines.length) : []
  const shape = Math.max(0, ...again.map((i) => sameShapes[i]!))
  const head = Math.max(0, ...again.map((i) => sameHeads[i]!))
  const acrossIt = inner.filter((wall) => goesOn(wall, above, below))
  const beside = inner.filter((wall) => isBeside(wall, above) || isBeside(wall, below))
  let [others, otherHeads] = [0, 0]
  for (let i = first + 1; i < sameShapes.length; i++)
    if (!again.includes(i)) {
      others = Math.max(others, sameShapes[i]!)
      otherHeads = Math.max(otherHeads, sameHeads[i]!)
    }
  const [up, down, all] = [told.above[at - 1]!, told.below[at]!, told.above.at(-1)!]
  const lost = [up.length - all.length, down.length - all.length]
  const across = rules.filter(
    (y) => y > above.baseline - UNDER * em && y < below.baseline - OVER * em,
  )
  const [x0, x1] = edges.below[at]!
  const [y0, y1] = edges.above[at]!
  const next = lines.slice(at, at + 2).find(({ chunks }) => chunks.length > 1)
  const last = lines.slice(Math.max(0, at - 2), at).findLast(({ chunks }) => chunks.length > 1)
  const over = last ? overShare(last, edges.below[at]!, down) : 0
  const noneAbove = figures[0] >= at
  const isLone = above.chunks.length === 1
  const haveRows = rows[at]! >= LEAST_ROWS && rows.at(-1)! - rows[at]! >= LEAST_ROWS
  return [
    roomOf(at),
    (room === most[0] ? most[1] : most[0]) < room ? 1 : 0,
    kinds[at] !== null ? 1 : 0,
    kinds[at] !== null ? Math.min(1, alike / MOST_ALIKE) : 0,
    isBold(below) && !isBold(above) ? 1 : 0,
    bounded(Math.log(sizes[at]! / sizes[at - 1]!) / MOST_LARGER),
    headShare(lines, at),
    Math.max(0, ...again.map((i) => sameWords[i]!)),
    shape,
    shape > others ? shape : 0,
    bounded(Math.min(...lost) / MOST_STRIPS),
    bounded(Math.max(...lost) / MOST_STRIPS),
    next ? acrossShare(next, up) : 0,
    last ? acrossShare(last, down) : 0,
    over,
    noneAbove ? over : 0,
    noneAbove ? 1 : 0,
    figures[1] >= at ? 0 : 1,
    Math.log(Math.min(MOST_LINES, at)) / Math.log(MOST_LINES),
    Math.log(Math.min(MOST_LINES, lines.length - at)) / Math.log(MOST_LINES),
    across.length > 0 ? 1 : 0,
    across.length > 1 ? 1 : 0,
    haveRows ? Math.min(1, Math.abs(x0 - y0) / em / MOST_OFF) : 0,
    haveRows ? Math.min(1, Math.abs(x1 - y1) / em / MOST_OFF) : 0,
    beginsAnew(told.numbers, at) ? 1 : 0,
    isNumbered(textOf(below.words)) ? 1 : 0,
    isLone ? 1 : 0,
    told.loneShare,
    headsOverRules([above, below], told.horizontal, em).size > 0 ? 1 : 0,
    above.box[0] - told.left > FROM_LEFT * em ? 1 : 0,
    y0 - told.left > FROM_LEFT * em && below.chunks.length > 1 ? 1 : 0,
    isLone && at > 1 ? roomOf(at - 1) : 0,
    isLone ? larger(at - 1) : 0,
    below.chunks.length === 1 ? larger(at) : 0,
    isLone && isBold(above) && !isBold(below) ? 1 : 0,
    haveRows ? strangeBelow(places, at) : 0,
    haveRows ? strangeAbove(places, at) : 0,
    told.sides.every((walls) => walls.some((wall) => goesOn(wall, above, below))) ? 1 : 0,
    ...(!noneAbove && figures[1] >= at
      ? strangeWalls(told.walls, middleOf(above), middleOf(below), em)
      : [0, 0]),
    Math.min(1, acrossIt.length / MOST_WALLS),
    acrossIt.length / Math.max(1, beside.length),
    head,
    head > otherHeads ? head : 0,
  ]
}

/** Of the walls below a place the share that stand where none above it does, and the other way round. */
function strangeWalls(
  walls: readonly Ruling[],
  above: number,
  below: number,
  em: number,
): [below: number, above: number] {
  const [upper, lower] = [
    walls.filter(({ from }) => from < above),
    walls.filter(({ to }) => to > below),
  ]
  const strange = (some: readonly Ruling[], others: readonly Ruling[]): number =>
    some.length === 0
      ? 0
      : some.filter(({ at }) => others.every((other) => Math.abs(other.at - at) > SAME_WALL * em))
          .length / some.length
  return [strange(lower, upper), strange(upper, lower)]
}

/** Does a wall stand beside both lines? */
const goesOn = ({ from, to }: Ruling, above: TextLine, below: TextLine): boolean =>
  from < middleOf(above) && to > middleOf(below)

const isBeside = ({ from, to }: Ruling, line: TextLine): boolean =>
  from < middleOf(line) && to > middleOf(line)

const middleOf = ({ box }: TextLine): number => (box[1] + box[3]) / 2

/** Of what has no size nothing is told. */
const bounded = (value: number): number => Math.min(1, Math.max(-1, value)) || 0

/** Of a line of one text at the left, where it begins and how it is set; null for others. */
function kindOf({ chunks, words, box }: TextLine, em: number): string | null {
  if (chunks.length > 1 || words.every(isFigure)) return null
  return `${Math.round(box[0] / em)} ${words[0]!.font?.bold === true}`
}

const isBold = ({ words }: TextLine): boolean => words.every(({ font }) => font?.bold === true)

const sizeOfLine = ({ words }: TextLine): number => sizeOfAll(words)

const wordsOf = ({ words }: TextLine): string[] =>
  words.map(({ text }) => text).filter((text) => /\p{L}{2}/u.test(text))

/** Texts of a line with letters and digits as one sign each; words as they are. */
const shapesOf = ({ words }: TextLine): string[] =>
  words.map(({ text }) => (/\d/.test(text) ? text.replace(/\p{Nd}/gu, '9') : text))

/** How much of texts comes again in the same order, against the longer of both. */
function shareAgain(texts: readonly string[], others: readonly string[]): number {
  let same = 0
  let from = 0
  for (const text of texts) {
    const at = others.indexOf(text, from)
    if (at < 0) continue
    same++
    from = at + 1
  }
  const most = Math.max(texts.length, others.length)
  return most < 2 ? 0 : same / most
}

/**
 * For each line, of its texts and of those of one of the first lines of several texts, the share that are the same in
 * the same places: figures as well, years and units say.
 */
function sameAsHeads(lines: readonly TextLine[], em: number): number[] {
  const heads = [...lines.keys()].filter((i) => lines[i]!.chunks.length > 1).slice(0, HEADS)
  const texts = lines.map(({ chunks }) =>
    chunks.map(({ words, x0, x1 }) => ({ text: textOf(words), x0, x1 })),
  )
  return lines.map((_, i) => {
    const shares = heads.map((head) => {
      if (i < head + LEAST_BETWEEN) return 0
      const [one, other] = [texts[head]!, texts[i]!]
      const same = other.filter(({ text, x0, x1 }) =>
        one.some(
          (its) =>
            its.text === text &&
            Math.min(Math.abs(its.x0 - x0), Math.abs(its.x1 - x1)) <= SAME_PLACE * em,
        ),
      ).length
      return same / Math.max(one.length, other.length)
    })
    return Math.max(0, ...shares)
  })
}

/** Strips that stay free of text in the first line, in the first two, and so on. */
function stripsDown(lines: readonly TextLine[], em: number): Span[][] {
  let spans: readonly Span[] = []
  return lines.map(({ chunks }) => {
    spans = joined(spans, chunks)
    return between(spans, em)
  })
}

function between(spans: readonly Span[], em: number): Span[] {
  return spans
    .slice(1)
    .map(([x0], i): Span => [spans[i]![1], x0])
    .filter(([from, to]) => to - from >= LEAST_STRIP * em)
}

/** Spans with those of a line's texts; both are in order. */
function joined(spans: readonly Span[], chunks: readonly Chunk[]): Span[] {
  const all: Span[] = []
  let [from, to] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let s = 0, c = 0; s < spans.length || c < chunks.length; ) {
    const isSpan = c === chunks.length || (s < spans.length && spans[s]![0] <= chunks[c]!.x0)
    const [x0, x1] = isSpan ? spans[s]! : [chunks[c]!.x0, chunks[c]!.x1]
    if (isSpan) s++
    else c++
    if (x0 <= to) to = Math.max(to, x1)
    else {
      if (to > Number.NEGATIVE_INFINITY) all.push([from, to])
      ;[from, to] = [x0, x1]
    }
  }
  if (to > Number.NEGATIVE_INFINITY) all.push([from, to])
  return all
}

/** Of the texts of a line, the share that lie across a strip of others. @param strips left to right */
function acrossShare({ chunks }: TextLine, strips: readonly Span[]): number {
  const middles = strips.map(([from, to]) => (from + to) / 2)
  const across = chunks.filter(
    ({ x0, x1 }) => middles[firstFrom(middles, (middle) => middle > x0)]! < x1,
  )
  return across.length / chunks.length
}

/** Of the columns between the strips of lines below, the share that a text of the line alone stands over. */
function overShare({ chunks }: TextLine, [left, right]: Span, strips: readonly Span[]): number {
  const edges = [left, ...strips.flat(), right]
  let over = 0
  for (let i = 0; i < edges.length; i += 2) {
    if (chunks.some(({ x0, x1 }) => x0 < edges[i + 1]! && x1 > edges[i]!)) over++
  }
  return strips.length === 0 ? 0 : over / (strips.length + 1)
}

/** Of the figures two lines below the first line of several texts, the share with a text of it above that is none. */
function headShare(lines: readonly TextLine[], at: number): number {
  const from = lines.findIndex(({ chunks }, i) => i >= at && i < at + 2 && chunks.length > 1)
  const head = lines[from]
  if (!head) return 0
  const below = lines.slice(from + 1, from + 4).flatMap(({ chunks }) => chunks)
  const figures = below.filter(isFigures)
  const over = (chunk: Chunk) => head.chunks.filter(({ x0, x1 }) => x0 < chunk.x1 && x1 > chunk.x0)
  const under = figures.filter((chunk) => {
    const texts = over(chunk)
    return texts.length > 0 && !texts.some(isFigures)
  })
  return figures.length === 0 ? 0 : under.length / figures.length
}

const isFigures = ({ words }: Chunk): boolean => words.every(isFigure)

/** Do rows above end with a number, and rows below begin with a lower one? */
function beginsAnew(numbers: readonly number[], at: number): boolean {
  const above = numbers.slice(Math.max(0, at - 2), at)
  const below = numbers.slice(at, at + 3)
  const last = above.findLast((number) => !Number.isNaN(number))
  const next = below.find((number) => !Number.isNaN(number))
  return last !== undefined && next !== undefined && next < last && next <= 1
}

const numberOf = ({ words: [first] }: TextLine): number =>
  /^\d{1,4}[.)]?$/.test(first!.text) ? Number.parseInt(first!.text, 10) : Number.NaN

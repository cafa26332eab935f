import type { Word } from '../../document/page.ts'
import type { Ruling } from '../marks/ruling.ts'
import { firstFrom } from '../text/first-from.ts'
import { CHUNK_GAP, type Chunk, isFigure, type TextLine } from '../text/text-lines.ts'
import { goesOn } from '../text/thousands.ts'
import { ascending } from '../text/units.ts'

/** A place where a column may end, with what is seen there in all lines; see `FEATURES`. */
export interface GutterCandidate {
  /** The strip between words, in points. */
  readonly from: number
  readonly to: number
  /** Words before and behind it, one pair for every line with a gap there that is no known gutter's. */
  readonly pairs: readonly Pair[]
  /** Lines with a word that lies across. */
  readonly across: number
  /** Values for `FEATURES`, in their order. */
  readonly features: readonly number[]
}

/** Words beside a place, up to the next known gutter, of lines that have none on its other side. */
interface Alone {
  readonly before: Word[]
  readonly behind: Word[]
}

/** What is drawn where columns are looked for. */
export interface Drawn {
  readonly upright: readonly Ruling[]
  /** Walls part columns. */
  readonly closed: boolean
}

interface Pair {
  readonly line: number
  readonly left: Word
  readonly right: Word
}

/** What is known of a candidate, each about 0 to 1; the first is always 1. */
export const FEATURES = [
  'one',
  'lines with a gap there, logarithm',
  'words across, share',
  'narrowest gaps, in spaces, logarithm',
  'gaps, in spaces, logarithm',
  'gaps wider than spaces, share',
  'one gap as wide in all lines, and no wider than spaces',
  'gaps as wide as those between columns, share',
  'one gap as wide in all lines',
  'texts behind begin in line, share',
  'texts before end in line, share',
  'texts before end in line and begin elsewhere',
  'the same in many lines, before different words',
  'chance of so many gaps between words, logarithm',
  'a figure on one side alone, share',
  'figures on both sides, share',
  'different words before, share',
  'different words behind, share',
  'a currency or a percent sign beside it, share',
  'the first line has a gap there',
  'a word of the first line lies across',
  'an open bracket behind a figure, share',
  'one line alone has a gap there',
  'lines with a text on either side alone, the fewer, logarithm',
  'texts alone before it have their middles in line, share',
  'texts alone behind it have their middles in line, share',
  'numbers before it count up, share',
  'words before it of one shape with digits, share',
  'a percent sign before it, a figure behind, share',
  'thousands before it that go on behind, share',
  'a figure with decimals before it, a figure behind, share',
  'walls part other columns',
  'a piece of a wall beside the texts, share',
] as const

/** Gaps are at least this wide, in ems. */
const LEAST_GAP = 0.12
const LEAST_PAIRS = 2
/** A stroke stands in a gap that is so near, in ems. */
const WALL = 0.3
/** A gap between words of the first line, which often is a head, counts as so many. */
const HEAD = 2
/** A gap is a known gutter's that has this share of it in it. */
const KNOWN = 0.5
/** A place is left for the next one where its score has fallen so far. */
const FALL = 3
/** More words across than these of all tell that there is none. */
const MOST_ACROSS = 0.4
/** What a word across takes off a place where gaps are looked for. */
const ACROSS = 2
/** Sides this near each other are in line, in ems. */
const IN_LINE = 0.12
/** More than a table has columns; those of crowded pages stand by chance. */
const MOST_STRIPS = 60
/** Gaps so much wider than a space are none. */
const WIDER = 1.35
/** Share of gaps that are narrower than what counts as the narrowest. */
const NARROWEST = 0.1
/** Logarithms of lines and of chances are at most so much. */
const MOST_LINES = 40
const MOST_CHANCE = 20
const PERCENT = /[%‰]$/
const UNIT = /^(?:[%‰€$£¥]|[A-Z]{3}|kr|zł|Kč|Ft|lei)$/

/** A place, and what is beside it in the light of the gutters that are known. */
interface Place extends Strip {
  /** Words beside it, of each line that has none across. */
  readonly beside: readonly { readonly left: Word | undefined; readonly right: Word | undefined }[]
  /** Lines with a word that lies across. */
  readonly across: number
  readonly isFirstAcross: boolean
  pairs: readonly Pair[]
  /** Where the next known gutters end and begin. */
  start: number
  end: number
  /** Null where no column ends; undefined before anybody asks. */
  candidate: GutterCandidate | null | undefined
}

/**
 * Strips between words of several lines under each other, left to right, whether they are wide or no wider
 * than a space. Gutters that become known are no candidates, and gaps that lie over them say nothing: only places
 * that this changes are weighed anew.
 */
export class GutterPlaces {
  readonly #lines: readonly TextLine[]
  readonly #drawn: Drawn
  readonly #space: number
  readonly #em: number
  #places: Place[]

  /**
   * @param lines of one region, top to bottom
   * @param drawn.known places where columns end for certain
   * @param space a usual space between words, in points
   */
  constructor(
    lines: readonly TextLine[],
    drawn: Drawn & { readonly known: readonly Strip[] },
    space: number,
    em: number,
  ) {
    this.#lines = lines
    this.#drawn = drawn
    this.#space = space
    this.#em = em
    this.#places = stripsOf(lines, em)
      .filter((strip) => !drawn.known.some((gutter) => isAt(gutter, strip)))
      .map((strip) => placeOf(strip, lines))
    for (const gutter of drawn.known) this.add(gutter)
  }

  /** Columns end at one more place. */
  add(gutter: Strip): void {
    this.#places = this.#places.filter((place) => !isAt(gutter, place))
    for (const place of this.#places) {
      const isIn = ({ left, right }: Pair) => {
        const shared = Math.min(gutter.to, right.box[0]) - Math.max(gutter.from, left.box[2])
        return shared >= KNOWN * (gutter.to - gutter.from) - 0.01
      }
      const start = gutter.to <= place.from ? Math.max(place.start, gutter.to) : place.start
      const end = gutter.from >= place.to ? Math.min(place.end, gutter.from) : place.end
      const isCut = place.pairs.some(isIn)
      if (!isCut && start === place.start && end === place.end) continue
      if (isCut) place.pairs = place.pairs.filter((pair) => !isIn(pair))
      place.start = start
      place.end = end
      place.candidate = undefined
    }
  }

  candidates(): GutterCandidate[] {
    return this.#places.flatMap((place) => {
      if (place.candidate === undefined) place.candidate = this.#weighed(place)
      return place.candidate ?? []
    })
  }

  #weighed({ from, to, beside, across, isFirstAcross, pairs, start, end }: Place) {
    const counted = pairs.reduce(
      (sum, { line, left, right }) => sum + weightOf(line, left, right),
      0,
    )
    if (counted < LEAST_PAIRS || across > MOST_ACROSS * (across + pairs.length)) return null
    const em = this.#em
    const alone: Alone = { before: [], behind: [] }
    for (const { left, right } of beside) {
      const isBefore = left && left.box[2] > start
      const isBehind = right && right.box[0] < end
      if (isBefore && !isBehind) alone.before.push(left)
      if (isBehind && !isBefore) alone.behind.push(right)
    }
    const { upright, closed } = this.#drawn
    const strokes = upright.filter(({ at }) => at > from - WALL * em && at < to + WALL * em)
    const walled = pairs.filter(({ left: { box } }) => {
      const y = (box[1] + box[3]) / 2
      return strokes.some((stroke) => stroke.from < y && stroke.to > y)
    })
    const features = [
      ...featuresOf(pairs, across, isFirstAcross, this.#lines, this.#space, em),
      ...featuresOfAlone(alone, em),
      ...featuresOfCodes(pairs),
      ...featuresOfThousands(pairs),
      closed ? 1 : 0,
      walled.length / pairs.length,
    ]
    return { from, to, pairs, across, features }
  }
}

const isAt = (gutter: Strip, { from, to }: Strip): boolean =>
  gutter.from < to + 0.01 && gutter.to > from - 0.01

/** What is beside a strip where no gutter is known. */
function placeOf({ from, to }: Strip, lines: readonly TextLine[]): Place {
  const beside: Place['beside'][number][] = []
  const pairs: Pair[] = []
  let across = 0
  let isFirstAcross = false
  const middle = (from + to) / 2
  for (let line = 0; line < lines.length; line++) {
    const { words } = lines[line]!
    const at = firstFrom(words, ({ box }) => box[2] > middle)
    const right = words[at]
    if (right && right.box[0] < middle) {
      across++
      if (line === 0) isFirstAcross = true
      continue
    }
    const left = words[at - 1]
    beside.push({ left, right })
    if (left && right) pairs.push({ line, left, right })
  }
  return {
    from,
    to,
    beside,
    across,
    isFirstAcross,
    pairs,
    start: Number.NEGATIVE_INFINITY,
    end: Number.POSITIVE_INFINITY,
    candidate: undefined,
  }
}

/** In points. */
export interface Strip {
  readonly from: number
  readonly to: number
}

const weightOf = (line: number, left: Word, right: Word): number =>
  line === 0 && !isFigure(left) && !isFigure(right) ? HEAD : 1

/** Where more lines have gaps, and fewer have words, than around. */
function stripsOf(lines: readonly TextLine[], em: number): Strip[] {
  const events: { x: number; gap: number; cover: number }[] = []
  for (let line = 0; line < lines.length; line++) {
    const { words } = lines[line]!
    for (let i = 0; i < words.length; i++) {
      const word = words[i]!
      const { box } = word
      events.push({ x: box[0], gap: 0, cover: 1 }, { x: box[2], gap: 0, cover: -1 })
      const next = words[i + 1]
      if (!next || next.box[0] - box[2] < LEAST_GAP * em) continue
      const gap = weightOf(line, word, next)
      events.push({ x: box[2], gap, cover: 0 }, { x: next.box[0], gap: -gap, cover: 0 })
    }
  }
  events.sort((a, b) => a.x - b.x)
  const strips: { from: number; to: number; score: number }[] = []
  let gap = 0
  let cover = 0
  let best: { from: number; to: number; score: number } | null = null
  let low = Number.NEGATIVE_INFINITY
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!
    gap += event.gap
    cover += event.cover
    const to = events[i + 1]?.x ?? event.x
    if (to - event.x < 1e-6) continue
    if (gap < LEAST_PAIRS || cover > MOST_ACROSS * (gap + cover)) {
      if (best) strips.push(best)
      best = null
      low = Number.NEGATIVE_INFINITY
      continue
    }
    const score = gap - ACROSS * cover
    if (best && score <= best.score - FALL) {
      strips.push(best)
      best = null
      low = score
    }
    if (!best && score < low + FALL) {
      low = Math.min(low, score)
      continue
    }
    low = Number.NEGATIVE_INFINITY
    if (best && score === best.score && event.x - best.to < 1e-6) best.to = to
    else if (!best || score > best.score) best = { from: event.x, to, score }
  }
  if (best) strips.push(best)
  return strips
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_STRIPS)
    .sort((a, b) => a.from - b.from)
}

function featuresOf(
  pairs: readonly Pair[],
  across: number,
  isFirstAcross: boolean,
  lines: readonly TextLine[],
  space: number,
  em: number,
): number[] {
  const count = pairs.length
  const gaps = ascending(pairs.map(({ left, right }) => right.box[0] - left.box[2]))
  const inSpaces = (gap: number): number =>
    Math.min(2, Math.max(-0.5, Math.log(Math.max(gap, 0.01) / space)))
  const shareOf = (isThat: (pair: Pair) => boolean): number => pairs.filter(isThat).length / count
  const starts = inLine(
    pairs.map(({ line, left }) => runOf(lines[line]!, left).x0),
    em,
  )
  const narrow = pairs.filter(({ left, right }) => right.box[0] - left.box[2] <= CHUNK_GAP * em)
  const isUnit = ({ left, right }: Pair): boolean => UNIT.test(left.text) || UNIT.test(right.text)
  const begins = inLine(
    pairs.map(({ right }) => right.box[0]),
    em,
  )
  const ends = inLine(
    pairs.map(({ left }) => left.box[2]),
    em,
  )
  const chance = narrow.reduce((sum, { line, left }) => sum + chanceOf(lines[line]!, left, em), 0)
  const wider = gaps.filter((gap) => gap > WIDER * space).length / count
  // Of one width for all characters, spaces are all as wide: that says nothing.
  const isTyped = pairs.every(({ left, right }) => left.advance && right.advance)
  const same = isTyped ? 0 : inLine(gaps, em)
  const setRight = ends * (1 - starts)
  const different = (side: 'left' | 'right'): number =>
    new Set(pairs.map((pair) => pair[side].text)).size / count
  const many = Math.log(Math.min(count, MOST_LINES)) / Math.log(MOST_LINES)
  return [
    1,
    many,
    across / (count + across),
    inSpaces(gaps[Math.floor(NARROWEST * count)]!),
    inSpaces(gaps[count >> 1]!),
    wider,
    same * (1 - wider),
    1 - narrow.length / count,
    same,
    begins,
    ends,
    setRight,
    setRight * different('right') * many,
    Math.min(MOST_CHANCE, chance) / MOST_CHANCE,
    shareOf(({ left, right }) => isFigure(left) !== isFigure(right)),
    shareOf(({ left, right }) => isFigure(left) && isFigure(right)),
    different('left'),
    different('right'),
    shareOf(isUnit),
    pairs[0]!.line === 0 ? 1 : 0,
    isFirstAcross ? 1 : 0,
    shareOf(({ left, right }) => isFigure(left) && right.text.startsWith('(')),
    count === 1 ? 1 : 0,
  ]
}

/** Marks in columns of Yes and No stand in one of them: no line has a gap between them but the head. */
function featuresOfAlone({ before, behind }: Alone, em: number): number[] {
  const fewer = Math.min(before.length, behind.length)
  const middles = (words: readonly Word[]): number =>
    fewer === 0 || words.length < 2
      ? 0
      : inLine(
          words.map(({ box }) => (box[0] + box[2]) / 2),
          em,
        )
  return [
    Math.log(1 + Math.min(fewer, MOST_LINES)) / Math.log(1 + MOST_LINES),
    middles(before),
    middles(behind),
  ]
}

/** Lines of many tables begin with numbers or codes, a space before what they name. */
function featuresOfCodes(pairs: readonly Pair[]): number[] {
  const before = pairs.map(({ left }) => left.text)
  const numbers = before.map((text) =>
    /^\d{1,4}\.?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN,
  )
  const counts = numbers.slice(1).filter((number, i) => number === numbers[i]! + 1).length
  const shapes = before.filter((text) => /\d/.test(text)).map(shapeOf)
  const alike = Math.max(
    0,
    ...[...Map.groupBy(shapes, (shape) => shape).values()].map(({ length }) => length),
  )
  const percents = pairs.filter(
    ({ left, right }) => PERCENT.test(left.text) && isFigure(right),
  ).length
  return [counts / Math.max(1, pairs.length - 1), alike / pairs.length, percents / pairs.length]
}

const DECIMALS = /\p{Nd}[.,]\p{Nd}{1,2}$/u

/** Spaces part columns of figures, and thousands within them. */
function featuresOfThousands(pairs: readonly Pair[]): number[] {
  const shareOf = (isThat: (pair: Pair) => boolean) => pairs.filter(isThat).length / pairs.length
  return [
    shareOf(({ left, right }) => goesOn(left, right)),
    shareOf(({ left, right }) => DECIMALS.test(left.text) && isFigure(right)),
  ]
}

/** Digits and letters of a text as one sign each. */
const shapeOf = (text: string): string => text.replace(/\p{Nd}/gu, '9').replace(/\p{L}/gu, 'a')

/** The largest share of places that are the same. */
function inLine(places: ArrayLike<number>, em: number): number {
  const sorted = ascending(places)
  let most = 1
  for (let from = 0, to = 0; to < sorted.length; to++) {
    while (sorted[to]! - sorted[from]! > IN_LINE * em) from++
    most = Math.max(most, to - from + 1)
  }
  return sorted.length < 2 ? 0 : (most - 1) / (sorted.length - 1)
}

/** How unlikely it is that a place within a line's run of words falls between two: minus a logarithm. */
function chanceOf(line: TextLine, word: Word, em: number): number {
  const run = runOf(line, word)
  const spaces = run.words
    .slice(1)
    .reduce((sum, { box }, i) => sum + Math.max(0, box[0] - run.words[i]!.box[2]), 0)
  return -Math.log(Math.min(1, (spaces + LEAST_GAP * em) / (run.x1 - run.x0)))
}

const runOf = ({ chunks }: TextLine, word: Word): Chunk =>
  chunks.find(({ words }) => words.includes(word))!

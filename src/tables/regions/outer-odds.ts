import type { Box } from '../../document/box.ts'
import type { CutLine, Fragment } from '../grid/cut-line.ts'
import { cutLines } from '../grid/fragments.ts'
import { linesBetween, type Ruling, type Rulings } from '../marks/rulings.ts'
import { type Chunk, lineOf, type TextLine, textOf } from '../text/text-lines.ts'
import { median, type Units } from '../text/units.ts'
import { CLOSE, CLOSING, type Measured, sizeOf } from './measured-table.ts'

/** What speaks for a line beside a table being one of its own: log odds, added up from line to line. */
export const ODDS = {
  /** Steps from the line to the table, in the table's widest usual ones, and what each limit costs. */
  near: 0.5,
  apart: -1,
  farApart: -2.5,
  /** Texts in two columns, in three; one text alone in the first, in another, over several. */
  two: 2,
  three: 3,
  first: -1.2,
  inner: 0.3,
  overSome: 0.5,
  overAll: -2,
  /** For each text that begins, ends or is centred as its column's do, up to a limit; none does. */
  inLine: 0.6,
  mostInLine: 1.8,
  noneInLine: -1,
  /** A shade as wide as the table lies behind it. */
  shaded: 3,
  /** The rule that closes the table lies behind it, or between it and the table. */
  enclosed: 2,
  excluded: -2.5,
  between: -0.5,
  /** The same above a head that has a rule below it as well. */
  aboveHead: -12,
  /** Text goes on beside the table's edge. */
  beyond: -2.5,
  prose: -5,
  note: -2.5,
  smaller: -2,
} as const

/** In ems: sides in line, sides of marks, and text that goes on beside a table. */
const IN_LINE = 0.3
const SAME_SIDE = 1.5
const BESIDE = 2
/** A gap at a gutter is wider than the spaces between words, so often at least. */
const WIDER = 1.5
/** Notes are set in letters of this share of the table's at most. */
const SMALLER = 0.93
/** Marks of notes, and a word with a colon before them. */
const NOTE = /^(?:[*†‡§¹²³⁴]|\(?[a-z\d]\)(?:\s|$)|\p{Lu}\p{Ll}+:(?:\s|$))/u

/** For what a line says and where it stands. */
export function oddsOf(
  line: TextLine,
  inside: readonly Chunk[],
  side: 'above' | 'below',
  { grid, box, size, sides }: Measured,
  prose: ReadonlySet<Chunk>,
  em: number,
): number {
  let odds = 0
  if (inside.some((chunk) => prose.has(chunk))) odds += ODDS.prose
  const text = textOf(inside.flatMap(({ words }) => words))
  if (side === 'below' && NOTE.test(text)) odds += ODDS.note
  const words = inside.flatMap((chunk) => chunk.words)
  if (side === 'below' && median(words.map(sizeOf)) <= SMALLER * size) odds += ODDS.smaller
  const isBeyond =
    inside[0]!.x0 < box[0] - em ||
    inside.at(-1)!.x1 > box[2] + em ||
    line.chunks.some(
      ({ x0, x1 }) =>
        (x1 <= box[0] && x1 > box[0] - BESIDE * em) || (x0 >= box[2] && x0 < box[2] + BESIDE * em),
    )
  if (isBeyond) odds += ODDS.beyond
  const cut = inside.flatMap((chunk) => {
    const [own] = cutLines([lineOf(chunk.words, em)], grid.separators, grid.columns, [], em)
    return isOneText(own!) ? [over(own!.fragments)] : own!.fragments
  })
  return odds + oddsOfColumns(cut, grid.columns.length, sides, em)
}

/** Do words of one text happen to stand on both sides of gutters? Their spaces are as wide as others. */
function isOneText({ fragments }: CutLine): boolean {
  if (fragments.length < 2) return false
  const gaps = fragments.flatMap(({ words }) =>
    words.slice(1).map(({ box }, i) => box[0] - words[i]!.box[2]),
  )
  const between = fragments.slice(1).map(({ x0 }, i) => x0 - fragments[i]!.x1)
  return gaps.length > 0 && median(between) < WIDER * median(gaps)
}

const over = (fragments: readonly Fragment[]): Fragment => ({
  words: fragments.flatMap(({ words }) => words),
  x0: fragments[0]!.x0,
  x1: fragments.at(-1)!.x1,
  first: fragments[0]!.first,
  last: fragments.at(-1)!.last,
})

function oddsOfColumns(
  fragments: readonly Fragment[],
  columnCount: number,
  sides: Measured['sides'],
  em: number,
): number {
  const [one] = fragments
  let odds = fragments.length > 1 && one!.first === 0 && one!.last > 0 ? ODDS.overAll : 0
  if (fragments.length > 2) odds += ODDS.three
  else if (fragments.length > 1) odds += ODDS.two
  else if (one!.last === one!.first) odds += one!.first === 0 ? ODDS.first : ODDS.inner
  else if (one!.last - one!.first + 1 === columnCount || one!.first === 0) odds += ODDS.overAll
  else odds += ODDS.overSome
  const alone = fragments.filter(({ first, last }) => first === last)
  const isSame = (a: number, b: number) => Math.abs(a - b) <= IN_LINE * em
  const inLine = alone.filter(({ first, x0, x1 }) => {
    const [left, right, centre] = sides[first]!
    return isSame(x0, left) || isSame(x1, right) || isSame((x0 + x1) / 2, centre)
  }).length
  if (inLine > 0) return odds + Math.min(ODDS.mostInLine, ODDS.inLine * inLine)
  return alone.length > 0 ? odds + ODDS.noneInLine : odds
}

/** For the rules and shades around a line. */
export function oddsOfMarks(
  line: TextLine,
  last: Box,
  side: 'above' | 'below',
  { box, hasRuledHead }: Measured,
  isOne: boolean,
  { horizontal, shades }: Rulings,
  { em, pitch }: Units,
): number {
  const [x0, , x1] = box
  const y = (line.box[1] + line.box[3]) / 2
  const isShaded = shades.some(
    (shade) =>
      shade[1] < y &&
      shade[3] > y &&
      Math.abs(shade[0] - x0) < SAME_SIDE * em &&
      Math.abs(shade[2] - x1) < SAME_SIDE * em,
  )
  const closing = (from: number, to: number): Ruling[] =>
    linesBetween(horizontal, from, to).filter(
      (rule) =>
        Math.min(rule.to, x1) - Math.max(rule.from, x0) >= CLOSING * (x1 - x0) &&
        rule.from > x0 - 2 * SAME_SIDE * em &&
        rule.to < x1 + 2 * SAME_SIDE * em,
    )
  const behind =
    side === 'above'
      ? closing(line.box[1] - CLOSE * pitch, y)
      : closing(y, line.box[3] + CLOSE * pitch)
  const middle = (last[1] + last[3]) / 2
  const between =
    side === 'above'
      ? closing(y, last === box ? last[1] + 0.3 * em : middle)
      : closing(last === box ? last[3] - 0.3 * em : middle, y)
  let odds = isShaded ? ODDS.shaded : 0
  const isAlone = side === 'above' && isOne && between.length > 0
  if (behind.length > 0 && !isAlone)
    odds += between.length > 0 ? ODDS.enclosed + ODDS.between : ODDS.enclosed
  else if (between.length > 0 && !isShaded)
    odds += side === 'above' && hasRuledHead ? ODDS.aboveHead : ODDS.excluded
  return odds
}

import type { Word } from '../../document/page.ts'
import type { Ruling } from '../marks/ruling.ts'
import { linesBetween } from '../marks/rulings.ts'
import { firstFrom } from '../text/first-from.ts'
import { type Chunk, isFigure, type TextLine } from '../text/text-lines.ts'
import { goesOn } from '../text/thousands.ts'
import { median, sizeOf } from '../text/units.ts'
import type { Separator } from './columns.ts'
import { type Column, type CutLine, type Fragment, isNumeric } from './cut-line.ts'
import { isYear } from './head.ts'
import { RULE_BELOW, sharedOut } from './heads-over.ts'
import { spaceOf } from './narrow-gutters.ts'

/** A chunk reaches into a column when it is this far inside, in ems. */
const REACH = 0.35
/**
 * And when a text stands there beside it, this far: nine sets of papers score alike from 0.5 to 0.7, and two of their pictures lose
 * at 1.
 */
const HARDLY = 0.6
/** A gap this wide at a gutter cuts a chunk there, in ems. */
const CUT_GAP = 0.42
/** A line of one chunk is one text, and is not cut, where no gap is so much wider than a usual space. */
const WIDER = 1.25
/** Much larger letters than others are a title's, in ems. */
const LARGE = 1.4
/** Lines of one head follow each other at most this far apart, in ems. */
const STACKED = 2.1

/** The columns between separators, each as wide as the text that may stand in it. */
export function columnsBetween(
  separators: readonly Separator[],
  left: number,
  right: number,
): Column[] {
  return Array.from({ length: separators.length + 1 }, (_, i) => ({
    left: separators[i - 1]?.to ?? left,
    right: separators[i]?.from ?? right,
    room: separators[i]?.x ?? right,
  }))
}

/** Cuts lines at the columns; heads over several columns stay whole. */
export function cutLines(
  lines: readonly TextLine[],
  separators: readonly Separator[],
  columns: readonly Column[],
  rules: readonly Ruling[],
  em: number,
): CutLine[] {
  const space = WIDER * spaceOf(lines, em)
  const cut = lines.map((line) => {
    const least = isOneText(line, space, em) ? Number.POSITIVE_INFINITY : CUT_GAP * em
    return cutLine(line, separators, columns, em, least)
  })
  // A rule below walled cells is theirs, and no head's.
  const ownRules = (line: TextLine) =>
    linesBetween(rules, line.baseline - 0.2 * em, line.box[3] + RULE_BELOW * em).filter(
      (rule) => !separators.some((separator) => isWallOver(separator, rule, line)),
    )
  return cut.map(({ line, fragments }, i) => ({
    line,
    fragments: widened(fragments, line, cut[i - 1], columns, ownRules(line), em),
  }))
}

function isOneText({ chunks }: TextLine, space: number, em: number): boolean {
  const [{ words } = { words: [] }, ...more] = chunks
  if (more.length > 0) return false
  const gaps = words.slice(1).map(({ box }, i) => box[0] - words[i]!.box[2])
  const widest = Math.max(0, ...gaps)
  if (widest < space) return true
  // Between larger letters spaces are wider.
  const size = median(words.map(sizeOf))
  return widest < (space * size) / em || (size > LARGE * em && widest < WIDER * median(gaps))
}

function cutLine(
  line: TextLine,
  separators: readonly Separator[],
  columns: readonly Column[],
  em: number,
  least: number,
): CutLine {
  const pieces = line.chunks.flatMap((chunk) => cutChunk(chunk, separators, line, least))
  const fragments: Fragment[] = []
  for (const words of pieces) {
    const x0 = words[0]!.box[0]
    const x1 = Math.max(...words.map((word) => word.box[2]))
    const [first, last] = columnsUnder(x0, x1, columns, em)
    const before = givingWay(fragments, first, columns, em)
    if (before && first <= before.last) {
      // Two chunks of one column: a wide gap inside a cell.
      fragments[fragments.length - 1] = {
        words: [...before.words, ...words],
        x0: Math.min(before.x0, x0),
        x1: Math.max(before.x1, x1),
        first: before.first,
        last: Math.max(before.last, last),
      }
    } else fragments.push({ words, x0, x1, first, last })
  }
  return { line, fragments }
}

/** The last text, without a column that it hardly reaches into and the next one begins in. */
function givingWay(
  fragments: Fragment[],
  next: number,
  columns: readonly Column[],
  em: number,
): Fragment | undefined {
  const before = fragments.at(-1)
  if (!before || before.last !== next || before.first === next) return before
  if (before.x1 - columns[next]!.left > HARDLY * em) return before
  const shorter = { ...before, last: next - 1 }
  fragments[fragments.length - 1] = shorter
  return shorter
}

/** Does a wall of a separator stand beside a line, above a rule? */
function isWallOver({ x, walls }: Separator, { from, to }: Ruling, { box }: TextLine): boolean {
  const y = (box[1] + box[3]) / 2
  return x > from && x < to && walls.some((wall) => wall.from <= y && wall.to >= y)
}

/** First and last column a stretch reaches into. */
function columnsUnder(
  x0: number,
  x1: number,
  columns: readonly Column[],
  em: number,
): [number, number] {
  const middle = (x0 + x1) / 2
  let first = -1
  let last = -1
  // Columns stand left to right: those before and behind the stretch are looked at once.
  const from = Math.max(0, firstFrom(columns, (column) => column.right >= x0) - 1)
  let nearest = from
  let distance = Number.POSITIVE_INFINITY
  for (let i = from; i < columns.length; i++) {
    const { left, right } = columns[i]!
    const shared = Math.min(x1, right) - Math.max(x0, left)
    if (shared > Math.min(REACH * em, 0.5 * (right - left), 0.5 * (x1 - x0))) {
      if (first < 0) first = i
      last = i
    }
    const away = Math.max(left - middle, middle - right, 0)
    if (away < distance) {
      distance = away
      nearest = i
    }
    if (left > x1) break
  }
  return first < 0 ? [nearest, nearest] : [first, last]
}

/** Cuts a chunk where it crosses drawn walls, and gutters that one of its gaps lies in, which is so wide at least. */
function cutChunk(
  chunk: Chunk,
  separators: readonly Separator[],
  line: TextLine,
  least: number,
): Word[][] {
  const y = (line.box[1] + line.box[3]) / 2
  const { words } = chunk
  const starts = new Set<number>()
  let end = Number.NEGATIVE_INFINITY
  for (const [i, word] of words.entries()) {
    const before = words[i - 1]
    if (before)
      for (const separator of between(separators, middleOf(before), middleOf(word)))
        if (separator.walls.length > 0) {
          if (separator.walls.some((wall) => wall.from <= y && wall.to >= y)) starts.add(i)
        } else if (separator.from <= word.box[0] + 0.01 && separator.to >= end - 0.01) {
          if (word.box[0] - end >= least || (isFigure(word) && isFigure(before)))
            starts.add(figureAt(words, i, separator))
        }
    end = Math.max(end, word.box[2])
  }
  const pieces: Word[][] = [[]]
  for (const [i, word] of words.entries()) {
    if (starts.has(i)) pieces.push([])
    pieces.at(-1)!.push(word)
  }
  return pieces
}

/** Where a figure begins that a gutter would cut between its thousands, if the gutter reaches there. */
function figureAt(words: readonly Word[], at: number, { from, to }: Separator): number {
  let first = at
  while (first > 1 && goesOn(words[first - 1]!, words[first]!)) first--
  const [before, word] = [words[first - 1]!, words[first]!]
  return before.box[2] < to && word.box[0] > from ? first : at
}

const middleOf = ({ box }: Word): number => (box[0] + box[2]) / 2

const between = (separators: readonly Separator[], from: number, to: number): Separator[] =>
  separators.slice(
    firstFrom(separators, ({ x }) => x > from),
    firstFrom(separators, ({ x }) => x >= to),
  )

/**
 * Heads over columns stretch as far as the rule below them; those with one rule share it out.
 *
 * @param above the line before
 */
function widened(
  fragments: readonly Fragment[],
  line: TextLine,
  above: CutLine | undefined,
  columns: readonly Column[],
  rules: readonly Ruling[],
  em: number,
): Fragment[] {
  if (columns.length < 3) return [...fragments]
  const all = columns.at(-1)!.right - columns[0]!.left
  const below = rules.filter((rule) => rule.to - rule.from < 0.92 * all)
  const result = [...fragments]
  for (const rule of below) {
    const under = fragments.filter((f) => rule.from <= f.x0 + em && rule.to >= f.x1 - em)
    const inside = columns.flatMap((column, c) => {
      const middle = (column.left + column.right) / 2
      return middle > rule.from && middle < rule.to ? [c] : []
    })
    if (under.length === 0 || under.some((f) => isNumeric(f) && !isYear(f.words[0]!.text))) continue
    if (inside.length <= under.length) continue
    if (fillsGaps(above, line, inside, under, em)) continue
    const at = fragments.indexOf(under[0]!)
    const least = (fragments[at - 1]?.last ?? -1) + 1
    const most = (fragments[at + under.length]?.first ?? columns.length) - 1
    const first = Math.max(least, Math.min(inside[0]!, under[0]!.first))
    const last = Math.min(most, Math.max(inside.at(-1)!, under.at(-1)!.last))
    result.splice(at, under.length, ...sharedOut(under, columns, first, last))
  }
  return result
}

/** Stands a text of one column in the line above where the line leaves a column free? */
function fillsGaps(
  above: CutLine | undefined,
  line: TextLine,
  inside: readonly number[],
  under: readonly Fragment[],
  em: number,
): boolean {
  if (!above || line.baseline - above.line.baseline > STACKED * em) return false
  const free = inside.filter((c) => !under.some(({ first, last }) => first <= c && last >= c))
  return above.fragments.some(({ first, last }) => first === last && free.includes(first))
}

import type { Box } from '../../document/box.ts'
import type { Level } from '../marks/bands.ts'
import { textOf } from '../text/text-lines.ts'
import { type CutLine, type Fragment, isNumeric } from './cut-line.ts'

/** A head has at most this many lines. */
const MOST_LINES = 12
/** Share of a table that may be head. */
const MOST_SHARE = 0.6
const FULL_LEVEL = 0.8
/** A level that begins further in, as a share of the width, runs below heads of heads alone. */
const LEFT_OPEN = 0.06
/** Thousands of a currency, the unit of a column. */
const THOUSANDS = /^\(?[€$£¥]\s*['’`]?000s?\)?$/
/** Texts have their middles in line when these are nearer than this share of their width. */
const SAME_MIDDLE = 0.1
/** Figures of body lines: this share of the pieces right of the first column. */
const BODY_FIGURES = 0.5

/**
 * How many of the first lines are heads: those above the first level drawn all across with text on
 * both sides, else those above the first line of figures.
 */
export function headLineCount(cut: readonly CutLine[], levels: readonly Level[], box: Box): number {
  const most = Math.min(MOST_LINES, Math.max(1, Math.floor(MOST_SHARE * cut.length)))
  const middle = (line: CutLine) => (line.line.box[1] + line.line.box[3]) / 2
  const body = cut.findIndex(isBody)
  for (const level of levels) {
    if (level.share < FULL_LEVEL || level.y <= box[1]) continue
    const open = Math.min(...level.pieces.map(({ from }) => from)) - box[0]
    if (open > LEFT_OPEN * (box[2] - box[0])) continue
    const above = cut.filter((line) => middle(line) < level.y).length
    if (above === 0) continue
    if (above > most || above === cut.length) break
    // Drawn below the first body line too: then figures decide.
    if (body >= 0 && above > body + 1) break
    return above
  }
  return body > 0 && body <= most ? withoutHeading(cut, withoutFigures(cut, body)) : 0
}

/**
 * A line above those of figures is one of theirs where its figures stand right under texts, in columns of figures: few
 * rows may have more texts than figures.
 */
function withoutFigures(cut: readonly CutLine[], head: number): number {
  const [over, line, below] = [cut[head - 2], cut[head - 1]!, cut[head]!]
  if (!over) return head
  const isIn = ({ fragments }: CutLine, column: number, isWanted: (text: Fragment) => boolean) =>
    fragments.some((text) => text.first === column && text.last === column && isWanted(text))
  const begins = line.fragments.some(
    ({ first }) =>
      first > 0 &&
      isIn(line, first, isValue) &&
      isIn(below, first, isValue) &&
      isIn(over, first, (text) => !isNumeric(text)),
  )
  return begins ? head - 1 : head
}

/** A heading over the first rows is no head, where others like it stand between later rows. */
function withoutHeading(cut: readonly CutLine[], head: number): number {
  const last = cut[head - 1]!
  if (head < 2 || !isHeading(last)) return head
  return cut.slice(head).some((line) => isHeading(line) && isSetAlike(line, last)) ? head - 1 : head
}

/** One text alone, which does not go on from the line above. */
const isHeading = ({ fragments }: CutLine): boolean =>
  fragments.length === 1 && /^\p{Lu}/u.test(fragments[0]!.words[0]!.text)

/** Do two lines of one text begin in the first column, or have their middles in line? */
function isSetAlike({ fragments: [a] }: CutLine, { fragments: [b] }: CutLine): boolean {
  if (a!.first === 0 || b!.first === 0) return a!.first === b!.first
  const middle = ({ x0, x1 }: Fragment) => (x0 + x1) / 2
  return Math.abs(middle(a!) - middle(b!)) < SAME_MIDDLE * (a!.x1 - a!.x0)
}

/** Mostly figures, but for years and units: those are heads as often. */
function isBody({ fragments }: CutLine): boolean {
  const values = fragments.filter((fragment) => fragment.first > 0)
  if (values.length === 0) return false
  const figures = values.filter(isValue)
  return figures.length >= BODY_FIGURES * values.length && figures.length > 0
}

const isValue = (fragment: Fragment): boolean =>
  isNumeric(fragment) && !isYear(fragment.words[0]!.text) && !THOUSANDS.test(textOf(fragment.words))

/** A year, or a span of years: as often a head as a figure. */
export const isYear = (text: string): boolean =>
  /^\(?(?:1[89]|20)\d\d(?:[-–/]\d{2,4})?\)?$/.test(text)

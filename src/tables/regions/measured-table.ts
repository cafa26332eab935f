import { type Box, unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { type CutLine, type Fragment, isNumeric } from '../grid/cut-line.ts'
import type { Grid } from '../grid/grid.ts'
import { linesBetween, type Rulings } from '../marks/rulings.ts'
import { letterSize } from '../text/letter-size.ts'
import type { TextLine } from '../text/text-lines.ts'
import { median, type Units } from '../text/units.ts'

/** A rule over this share of a table's width closes it, so many line pitches behind its last line. */
export const CLOSING = 0.8
export const CLOSE = 1.7
/** A column is one of figures where this share of its texts are. */
const FIGURES = 0.5

/** What a table's own lines say of those that may belong to it as well. */
export interface Measured {
  readonly grid: Grid
  readonly box: Box
  /** The widest step from line to line that is usual. */
  readonly step: number
  readonly size: number
  /** Places at which texts of each column begin, end and are centred; NaN where it has none. */
  readonly sides: readonly (readonly [number, number, number])[]
  /** Of each column, whether most of its texts are figures. */
  readonly figures: readonly boolean[]
  /** Columns that each of its lines fills. */
  readonly patterns: readonly string[]
  /** Texts that stand alone in their lines. */
  readonly lone: readonly Fragment[]
  /** Of its lines, the share that have one. */
  readonly loneShare: number
  readonly isItalic: boolean
  readonly isBold: boolean
}

/** The columns that texts of a line fill: `0 1 2-3`. */
export const patternOf = (fragments: readonly Fragment[]): string =>
  fragments.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(' ')

/**
 * Measures a table that was found.
 *
 * @param core lines of it that are known to be its own
 */
export function measured(
  grid: Grid,
  core: readonly TextLine[],
  { horizontal }: Rulings,
  { em, pitch }: Units,
): Measured {
  const [top, bottom] = [core[0]!.baseline, core.at(-1)!.baseline]
  const cut = grid.rows
    .flatMap(({ lines }) => lines)
    .filter(({ line }) => line.baseline >= top - em / 2 && line.baseline <= bottom + em / 2)
  const all = grid.rows.flatMap(({ lines }) => lines)
  const words = all.flatMap(({ line }) => line.words)
  const steps = core
    .slice(1)
    .map((line, i) => line.baseline - core[i]!.baseline)
    .sort((a, b) => a - b)
  const text = unionOf(words.map(({ box }) => box))
  const ruled = linesBetween(horizontal, text[1] - CLOSE * pitch, text[3] + CLOSE * pitch).filter(
    ({ from, to }) =>
      Math.min(to, text[2]) - Math.max(from, text[0]) >= CLOSING * (text[2] - text[0]),
  )
  const wide = ruled.filter(({ from, to }) => from > text[0] - 4 * em && to < text[2] + 4 * em)
  const columns = grid.columns.map((): Fragment[] => [])
  for (const { fragments } of cut)
    for (const text of fragments) if (text.first === text.last) columns[text.first]!.push(text)
  const lone = cut.flatMap(({ fragments }) => (fragments.length === 1 ? fragments : []))
  return {
    grid,
    box: [
      Math.min(text[0], ...wide.map(({ from }) => from)),
      text[1],
      Math.max(text[2], ...wide.map(({ to }) => to)),
      text[3],
    ],
    step: Math.max(pitch, steps[Math.floor(0.8 * steps.length)] ?? pitch),
    size: sizeOfAll(words),
    sides: columns.map((own) => [
      median(own.map(({ x0 }) => x0)),
      median(own.map(({ x1 }) => x1)),
      median(own.map(({ x0, x1 }) => (x0 + x1) / 2)),
    ]),
    patterns: cut.map(({ fragments }) => patternOf(fragments)),
    lone,
    loneShare: lone.length / cut.length,
    isItalic: mostly(cut, ({ font }) => font?.italic),
    isBold: mostly(cut, ({ font }) => font?.bold),
    figures: columns.map((own) => own.filter(isNumeric).length > FIGURES * own.length),
  }
}

function mostly(cut: readonly CutLine[], is: (word: Word) => boolean | undefined): boolean {
  const words = cut.flatMap(({ line }) => line.words)
  return words.filter(is).length > words.length / 2
}

/** The usual type size of words, in points; NaN where none tells it. */
export const sizeOfAll = (words: readonly Word[]): number =>
  median(words.map(letterSize).filter((size) => !Number.isNaN(size)))

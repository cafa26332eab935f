import type { Word } from '../../document/page.ts'
import { isFigure, type TextLine } from '../text/text-lines.ts'
import { median } from '../text/units.ts'

/** A piece of a line that stands in one column, or over several. */
export interface Fragment {
  readonly words: readonly Word[]
  readonly x0: number
  readonly x1: number
  readonly first: number
  readonly last: number
}

/** A line cut at the columns. */
export interface CutLine {
  readonly line: TextLine
  readonly fragments: readonly Fragment[]
}

/** The room a column has for text, in points. */
export interface Column {
  readonly left: number
  readonly right: number
  /** Where a writer had to break a line at the latest: the wall, or the middle of the gutter. */
  readonly room: number
}

/** Figures, signs and marks, and no letters. */
export const isNumeric = (fragment: Fragment): boolean =>
  fragment.words.every((word) => isFigure(word) || !/[\p{L}]/u.test(word.text)) &&
  fragment.words.some((word) => isFigure(word))

/** The usual one of its words. */
export const baselineOf = ({ words }: Fragment): number =>
  words.length === 1 ? words[0]!.baseline : median(words.map(({ baseline }) => baseline))

/** Do two texts stand in the same column? */
export const shareColumn = (a: Fragment, b: Fragment): boolean =>
  a.first <= b.last && a.last >= b.first

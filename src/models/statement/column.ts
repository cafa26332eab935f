import type { LabelName } from '../../fields/lexicon.ts'

/** A column of dates or of money over all pages. x in points. */
export interface Column {
  readonly left: number
  readonly right: number
  /** Lines that have something in it. */
  readonly support: number
  /** What the heads over it may mean, and how often each is printed; soft evidence. */
  readonly heads: ReadonlyMap<LabelName, number>
}

/** Dates of a column begin this near each other, in ems. */
export const SAME_LEFT = 1.1
/** Sums of a column end this near each other, in ems. */
export const SAME_RIGHT = 0.6

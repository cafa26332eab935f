import type { LabelName } from '../../fields/lexicon.ts'
import type { AmountToken } from './amount-token.ts'
import type { DateToken } from './date-token.ts'
import type { Heading } from './heading.ts'
import type { Line } from './line.ts'

/** What the words of a row say it is, if no booking. Soft evidence. */
export type Told = 'opening' | 'closing' | 'forward' | 'total'

/** A line with money in the columns of the bookings: a booking, a balance or a sum of others. */
export interface Item {
  /** Among all lines of the document. */
  readonly at: number
  readonly line: Line
  /** Its own, or that of the line above where days are printed once. */
  readonly date: DateToken | null
  /** The line that prints it, among all lines; null where there is none. */
  readonly dateAt: number | null
  readonly dated: boolean
  /** It is printed below the item's line, as those of all others are. */
  readonly datedBelow: boolean
  readonly valueDate: DateToken | null
  readonly amounts: ReadonlyMap<number, AmountToken>
  readonly told: Told | null
  /** The name that says so. */
  readonly toldName: LabelName | null
  /** Items that heads of columns or of sections part have other numbers. */
  readonly section: number
  /** What the section is called, if anything. */
  readonly heading: Heading | null
  /** A row of an overview of the account: no booking, and no balance between bookings. */
  readonly overview: boolean
  /** The sum of those below it, which begins their section; or one of those. */
  readonly led: 'sum' | 'member' | null
}

/** It prints no day of its own, not one that was misread either. */
export const isUndated = ({ line, dateAt, at }: Item): boolean =>
  line.dates.length === 0 && dateAt !== at

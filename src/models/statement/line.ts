import type { Word } from '../../document/page.ts'
import { onceByNumber } from '../../fields/once.ts'
import type { Row } from '../../reading/document-text.ts'
import type { AmountToken } from './amount-token.ts'
import type { DateToken } from './date-token.ts'

/** What one booking may stand on: a row, or its part where lists stand side by side. */
export interface Line {
  /** Among all lines of the document, from 0. */
  readonly index: number
  readonly row: Row
  readonly words: readonly Word[]
  /** Dates that stand apart from other text, left to right. */
  readonly dates: readonly DateToken[]
  readonly amounts: readonly AmountToken[]
  /** How far it stands to the right of the first list of its row, in points. */
  readonly shift: number
  /** It is a day that heads bookings: words in front of it, which stand before others as well, say so. */
  readonly announced: boolean
  /** A value date that words in front of it name; neither is among its words. */
  readonly valueDay: DateToken | null
}

/** A function of a line that works out each line once. */
export const onceALine = <T>(of: (line: Line) => T): ((line: Line) => T) =>
  onceByNumber(of, ({ index }) => index)

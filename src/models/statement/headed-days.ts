import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { monthOf } from '../../fields/date.ts'
import { monthLength } from '../../fields/month-length.ts'
import { YEAR } from '../../fields/year.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import { isSum, rowFigures } from '../../reading/figures.ts'
import { clustered } from './clusters.ts'
import { type DateToken, datesOf } from './date-token.ts'

/** Rows with such a day, at least. */
const LEAST = 3
/** Their numbers end this near each other, in ems. */
const SAME_RIGHT = 0.8
const DAY = /^(\d{1,2})\.?$/
const NAMED = new RegExp(String.raw`^(\p{L}{3,12})\.?,?(?:\s(?:de\s)?(${YEAR}))?:?$`, 'u')
const SIGNED = new RegExp(String.raw`^(${YEAR})\s?[年년]\s?(\d{1,2})\s?[月월]$`)

/** Letters of a month and its year, at most: most texts are longer. */
const MOST_LETTERS = 28

interface Month {
  readonly month: number
  /** Null where the heading prints none. */
  readonly year: number | null
}

/** Days of which rows print the number alone, below a heading that names their month; none where rows print whole days. */
export function headedDays(document: DocumentText): ReadonlyMap<Row, DateToken> {
  const { rows } = document
  let heading: Month | null = null
  const found = rows.flatMap((row) => {
    const month = monthIn(row)
    if (month) heading = month
    if (!heading || month) return []
    const [first, second] = row.words.filter(({ text }) => text !== '')
    if (!first || !second) return []
    const number = Number(DAY.exec(first.text)?.[1])
    const isDay = number >= 1 && number <= lastDayOf(heading)
    // Beside a whole day it is the number of the booking.
    const isOther = datesOf(row).some(
      ({ words, likeFigure }) => !likeFigure || words.includes(first),
    )
    if (!isDay || isOther || !rowFigures(row, document).some(isSum)) return []
    return [{ row, date: tokenOf(first, heading, number) }]
  })
  const whole = rows.filter((row) => datesOf(row)[0]?.words[0] === row.words[0]).length
  const em = rows[0]?.em ?? 10
  const best = clustered(found, ({ date }) => date.box[2], SAME_RIGHT * em)
    .toSorted((a, b) => b.length - a.length)
    .at(0)
  return best && best.length >= LEAST && best.length > whole
    ? new Map(best.map(({ row, date }) => [row, date]))
    : new Map()
}

/** The month that a row names and nothing else, in its first text. */
function monthIn({ pieces }: Row): Month | null {
  const [first] = pieces
  if (first!.text.length > MOST_LETTERS) return null
  const named = NAMED.exec(first!.text)
  const month = named ? monthOf(named[1]!) : 0
  if (month > 0) return { month, year: named![2] ? Number(named![2]) : null }
  const signed = SIGNED.exec(first!.text)
  return signed ? { month: Number(signed[2]), year: Number(signed[1]) } : null
}

const lastDayOf = ({ month, year }: Month): number => monthLength(year ?? 2000, month)

function tokenOf(word: Word, { month, year }: Month, day: number): DateToken {
  const printed = { year, month, day }
  return {
    words: [word],
    box: unionOf([word.box]),
    dayFirst: printed,
    monthFirst: printed,
    yearFirst: printed,
    likeFigure: false,
    bare: false,
    misread: false,
  }
}

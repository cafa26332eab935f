import type { Word } from '../document/page.ts'
import { isSum, SUM } from '../fields/cents.ts'
import { monthOf } from '../fields/date.ts'

/** Sums with a mark of credits behind them that make a page one of marks. */
const LEAST_MARKS = 2

const SUM_AND_DIGIT = new RegExp(`^(${SUM})5$`)

/**
 * German statements mark credits with H and debits with S behind the sum, and S is read as 5:
 * where a page has sums with H, `72,64 5` and `72,645` are debits.
 *
 * @param rows words of a recognised page, row by row, left to right
 */
export function withMarks(rows: readonly Word[][]): Word[][] {
  const marked = rows.flatMap((row) =>
    row.filter((word, i) => word.text === 'H' && isSum(row[i - 1]?.text ?? '')),
  )
  if (marked.length < LEAST_MARKS) return [...rows]
  return rows.map((row) =>
    row.flatMap((word, i): Word[] => {
      if (word.text === '5' && isSum(row[i - 1]?.text ?? '')) return [{ ...word, text: 'S' }]
      const sum = SUM_AND_DIGIT.exec(word.text)?.[1]
      if (sum === undefined) return [word]
      const [x0, y0, x1, y1] = word.box
      const at = x0 + ((x1 - x0) * sum.length) / word.text.length
      return [
        { ...word, text: sum, box: [x0, y0, at, y1] },
        { ...word, text: 'S', box: [at, y0, x1, y1] },
      ]
    }),
  )
}

/** A zero with a stroke, between digits or behind several: but `2@3.00` is a count and a price. */
const STROKED_ZERO = /@$(?<=^\d{3,20}@)|(?<=[\d.,-])@(?=\d)(?!\d{1,20}[.,]\d{2}$)/g

/** A sign of dollars before a thousands sign is a five: `$'000.00`. */
const FIVE = /^\$(?=['’,]\d{3}(?!\d))/

/** Fives that are read as the sign of dollars. @param words of a recognised page */
const withFives = (words: readonly Word[]): Word[] =>
  words.map((word) =>
    FIVE.test(word.text) ? { ...word, text: word.text.replace(FIVE, '5') } : word,
  )

/** Zeros with a stroke are read as `@`: `5300@`, `12.@0`. @param words of a recognised page */
const withZeros = (words: readonly Word[]): Word[] =>
  words.map((word) =>
    word.text.includes('@') && !/\.\p{L}{2}/u.test(word.text)
      ? { ...word, text: word.text.replace(STROKED_ZERO, '0') }
      : word,
  )

/** Sums behind what recognition takes the signs of yen and won for: `\\1,250`, `半86.50`, `W1,250,000`. */
const YEN = /^(?:\\(?=\d{1,3}(?:,|\D?$))|[半羊](?=\d{1,3}(?:,\d{3})*(?:\.\d\d)?$))/
const WON = /^W(?=\d{1,3}(?:,\d{3})+\D?$)/

/** Signs of yen are read as a backslash, signs of won as a W. @param words of a recognised page */
const withCoins = (words: readonly Word[]): Word[] =>
  words.map((word) =>
    /^[\\W半羊]\d/.test(word.text)
      ? { ...word, text: word.text.replace(YEN, '¥').replace(WON, '₩') }
      : word,
  )

/** A day whose zero is a letter. */
const LETTERED_DAY = /^(?:O\d|[123]O)$/

/** Zeros of days beside the names of months are read as letters: `APR O4`, `2O May`. @param words of a row of a recognised page */
const withDays = (words: readonly Word[]): Word[] =>
  words.map((word, i) =>
    LETTERED_DAY.test(word.text) &&
    [words[i - 1], words[i + 1]].some((beside) => beside && monthOf(beside.text) > 0)
      ? { ...word, text: word.text.replace('O', '0') }
      : word,
  )

/** What Japanese papers print behind each rate of tax: `10%対象`. */
const RATE_AND_TAXED = /(?<!\d)(\d{1,2})(?:9%?|%\d)(?=\S{0,2}対象)/u

/** Signs of percent before `対象` are read as a 9, or as one and a digit: `109対象`, `10%6対象`. @param words of a recognised page */
const withPercents = (words: readonly Word[]): Word[] =>
  words.map((word) =>
    word.text.includes('対象') ? { ...word, text: word.text.replace(RATE_AND_TAXED, '$1%') } : word,
  )

/** Signs and digits that recognition misreads, as they are printed. @param words of a row of a recognised page */
export const withoutMisreadMarks = (words: readonly Word[]): Word[] =>
  [withZeros, withDays, withFives, withCoins, withPercents].reduce<Word[]>(
    (row, mended) => mended(row),
    [...words],
  )

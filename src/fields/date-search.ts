import { type DateOrder, monthOf, readDate } from './date.ts'
import { YEAR_OF_ERA, yearOfEra } from './era.ts'
import { MISREAD_DIGITS } from './misread-digits.ts'
import { remembered } from './remembered.ts'
import { inCommonEra, YEAR } from './year.ts'

/** A date within a text. */
export interface FoundDate {
  /** `YYYY-MM-DD`. */
  readonly iso: string
  readonly text: string
  readonly start: number
  readonly end: number
}

/** A day and month without a year. */
export interface Day {
  readonly month: number
  readonly day: number
  readonly text: string
}

/** The name of one, with the vowels that some scripts set over letters. */
const MONTH = String.raw`[\p{L}\p{M}]{3,24}`
/** Between a day and its month; a dash with a blank behind it leads to another day: `April 1 - April 30`. */
const JOINED = '(?:[./\\s]|-(?!\\s)){0,6}'
const ANY_YEAR = `(?:${YEAR}|['’]?\\d{2}(?!\\d))`
/** Year, month and day with their signs behind them: `2024年6月30日`. */
const SIGNED = new RegExp(
  String.raw`(?<!\d)(${YEAR})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]`,
  'g',
)
/** The same by an era's years: `令和6年6月30日`. */
const OF_ERA = new RegExp(String.raw`${YEAR_OF_ERA}\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日`, 'g')
/** Day, month and year, each behind its word: `ngày 5 tháng 3 năm 2025`. */
const WORDED = new RegExp(String.raw`(?<!\d)(\d{1,2}) tháng (\d{1,2}),? năm (${YEAR})(?!\d)`, 'gi')
const NUMERIC = new RegExp(
  String.raw`(?<![\d/-])\d{1,2}\s?([-/.])\s?\d{1,2}\s?\1\s?(?:${YEAR}|\d{2})(?!\d|(?!-\d{1,2}:\d{2})[./-]\d)`,
  'g',
)

// What texts have in which some pattern may find a date: few of them are searched.
const HOLDS_PARTS = /\d\s?([-/.])\s?\d{1,2}\s?\1\s?\d/
const HOLDS_YEAR = new RegExp(YEAR)
/** A day, or a month, and a year: `4 Mar 26`. */
const HOLDS_TWO = /\d\D+\d/
/** A month's name, an ordinal's letters in front of it perhaps, or a preposition behind. */
const isMonth = remembered((word: string): boolean =>
  [word, word.slice(1), word.slice(2), word.replace(/del?$/i, '')].some((own) => monthOf(own) > 0),
)
const holdsMonth = (text: string): boolean =>
  HOLDS_TWO.test(text) && (text.match(/[\p{L}\p{M}]{3,}/gu)?.some(isMonth) ?? false)

/** Patterns of dates, the earlier the more they say. */
const WITH_SIGNS: readonly RegExp[] = [SIGNED, OF_ERA]
const WITH_WORDS: readonly RegExp[] = [WORDED]
const WITH_PARTS: readonly RegExp[] = [
  /(?<![\d./-])\d{4}([-/.])\s?\d{1,2}\1\s?\d{1,2}(?!\d)/g,
  NUMERIC,
]
const WITH_YEAR: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\d)\d{1,2}\.? \d{1,2} ${YEAR}(?!\d)`, 'g'),
  new RegExp(String.raw`(?<![\d/.-])\d{1,2}\/\d{1,2} ${YEAR}(?!\d)`, 'g'),
]
const WITH_MONTH: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\d)${YEAR}\.?[\s/-]${MONTH}\.?[\s/-]\d{1,2}(?!\d)`, 'gu'),
  new RegExp(
    `(?<![\\d.,])\\d{1,2}(?:st|nd|rd|th|er|º|°)?${JOINED}(?:de |of |di )?\\s{0,4}${MONTH}\\.?[\\s,./-]{0,6}(?:de |del )?${ANY_YEAR}(?!\\d)`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{M}])${MONTH}\\.?[\\s-]{0,6}\\d{1,2}(?:st|nd|rd|th)?[\\s,.-]{1,6}${ANY_YEAR}(?!\\d)`,
    'giu',
  ),
]
const COMPACT: readonly RegExp[] = [new RegExp(String.raw`(?<!\d)${YEAR}\d{4}(?!\d)`, 'g')]

function patternsFor(text: string): readonly RegExp[] {
  const year = HOLDS_YEAR.test(text)
  return [
    ...(/[年년]/.test(text) ? WITH_SIGNS : []),
    ...(/ tháng /i.test(text) ? WITH_WORDS : []),
    ...(HOLDS_PARTS.test(text) ? WITH_PARTS : []),
    ...(year ? WITH_YEAR : []),
    ...(holdsMonth(text) ? WITH_MONTH : []),
    ...(year ? COMPACT : []),
  ]
}

/**
 * Every date in a text, in order; where two patterns claim the same place, the earlier one has it.
 *
 * @param order of all-digit dates; null leaves ambiguous ones out
 */
export const datesIn = (text: string, order: DateOrder | null): readonly FoundDate[] =>
  /\d/.test(text)
    ? (order === 'dmy' ? daysFirst : order === 'mdy' ? monthsFirst : anyOrder)(text)
    : []

/** Rows are asked for their dates by many. */
const daysFirst = remembered((text) => searched(text, 'dmy'))
const monthsFirst = remembered((text) => searched(text, 'mdy'))
const anyOrder = remembered((text) => searched(text, null))

function searched(printed: string, order: DateOrder | null): FoundDate[] {
  const found: FoundDate[] = []
  const text = inCommonEra(printed)
  for (const pattern of patternsFor(text)) {
    pattern.lastIndex = 0
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const start = match.index
      const end = start + match[0].length
      if (found.some((other) => other.start < end && other.end > start)) continue
      const iso = isoOf(match[0], order)
      if (iso) found.push({ iso, text: printed.slice(start, end), start, end })
      // A date may begin in what is none: `2 Due 30 March 2026`.
      else pattern.lastIndex = start + 1
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

const ERA = new RegExp(YEAR_OF_ERA)
const withoutEra = (text: string): string =>
  text.replace(ERA, (_, era: string, year: string) => String(yearOfEra(era, year)))

function isoOf(text: string, order: DateOrder | null): string | null {
  if (/[年년]/.test(text)) return readDate(withoutEra(text).match(/\d+/g)!.join('-'), null)
  if (/ tháng /i.test(text)) return readDate(text.match(/\d+/g)!.reverse().join('-'), null)
  if (/^\d{8}$/.test(text))
    return readDate(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`, null)
  // A day and a month with a stroke, then the year: the day is first.
  if (/^[\d\s./-]+$/.test(text) && !/\/\d{1,2} \d{4}$/.test(text)) {
    const spaced = /^(\d{1,2})(\.?) (\d{1,2}) (\d{4})$/.exec(text)
    const joined = spaced
      ? [spaced[1], spaced[3], spaced[4]].join(spaced[2] || '/')
      : text.replace(/\s/g, '')
    return readDate(joined, order)
  }
  return readDate(
    text
      .replace(/['’]/g, '')
      .replace(/(\d)(?:er|º|°)/g, '$1')
      .replace(/\bdel?\b|\bdi\b/gi, 'de'),
    order,
  )
}

/** All-digit dates in a text as printed, blanks closed: what tells the order. */
export const numericDatesIn = (text: string): string[] =>
  HOLDS_PARTS.test(text)
    ? [...text.matchAll(NUMERIC)].map(([match]) => match.replace(/\s/g, ''))
    : []

/** A point in front of the year that is read as a comma. */
const MISREAD_POINT = new RegExp(
  String.raw`(?<![\d.,])(\d{1,2}\.\s?\d{1,2}),(\s?${YEAR})(?!\d)`,
  'g',
)

/** The same text with letters inside of numbers taken for digits; for recognised text only. */
export const withoutMisreadDigits = (text: string): string =>
  MAY_BE_MISREAD.test(text) ? withDigits(text) : text

/** Signs beside digits that may be misread. */
const MAY_BE_MISREAD =
  /[~_OolI|SB][\d./-]|\d,|8\d[./-]|[A-Z]0|0[A-Z]|\d[./-]\d{1,2}[./-]\d|\d[月월]/

/** A month's name in capitals with a zero for its O: `03/0CT/2026`. */
const MISREAD_MONTH = /(?<=\d[./ -])(?:0[A-Z]{2,8}|[A-Z]{1,8}0[A-Z]{1,8})(?=[./ -]\d)/g

/** Days in digits, with all digits of their year. */
const WHOLE_DAY =
  /(?<![\d./-])(?:\d{1,2}([./-])\d{1,2}\1\d{4}|\d{4}([./-])\d{1,2}\2\d{1,2})(?!\d|[./-]\d)|(?<!\d)\d{4}[年년]\s?\d{1,2}[月월]\s?\d{1,2}[日일]/g
/** What a zero with a slash or a dot in it is read as. */
const READ_FOR_ZERO = /[689]/g

const isPossible = (day: string): boolean =>
  /(?:19|20)\d{2}/.test(day) && datesIn(day, null).length + datesIn(day, 'dmy').length > 0

/** A day that cannot be, where one digit as a zero makes it one that can: `24-12-2923`. Where several do, nobody knows. */
function withZero(day: string): string {
  if (isPossible(day)) return day
  const options = [...day.matchAll(READ_FOR_ZERO)]
    .map(({ index }) => `${day.slice(0, index)}0${day.slice(index + 1)}`)
    .filter(isPossible)
  return options.length === 1 ? options[0]! : day
}

const withDigits = (text: string): string =>
  text
    .replace(/(?<=\d)[~_](?=\d)/g, '-')
    .replace(MISREAD_MONTH, (word) => {
      const name = word.replace('0', 'O')
      return monthOf(name) > 0 ? name : word
    })
    // `17.9, 2026`: no figure is written so.
    .replace(MISREAD_POINT, '$1.$2')
    .replace(
      /(?<=\d)[OolI|SB](?=[\d./-])|(?<=[./-])[OolI|SB](?=\d)|(?<![\p{L}\d])[OolI](?=\d[./-])/gu,
      (letter) => MISREAD_DIGITS[letter]!,
    )
    // A zero with a slash is read as 8: no day and no month begins with one.
    .replace(
      /(?<![\d./-])(\d{2})([./-])(\d{2})(?=\2\d{2}(?:\d{2})?(?!\d|[./-]\d))/g,
      (_, first: string, sign: string, second: string) =>
        withoutSlash(first) + sign + withoutSlash(second),
    )
    .replace(WHOLE_DAY, withZero)

const withoutSlash = (number: string): string => number.replace(/^8/, '0')

const DAY_NUMERIC = /^(\d{1,2})\s?[./-]\s?(\d{1,2})\.?$/
const DAY_NAME = /^(\d{1,2})(?:st|nd|rd|th|er|º|°)?[.\s-]*(?:de )?(\p{L}{3,})\.?$/u
const NAME_DAY = /^(\p{L}{3,})\.?[\s-]*(\d{1,2})(?:st|nd|rd|th)?$/u

/** A day without a year that is the whole text: `05 Jun`, `13/01`, `31.12.`, `Mar 3`. */
export function readDay(text: string, order: DateOrder | null): Day | null {
  const trimmed = text.trim()
  let match = DAY_NUMERIC.exec(trimmed)
  if (match) {
    const [first, second] = [Number(match[1]), Number(match[2])]
    const monthFirst = (order === 'mdy' && first <= 12) || second > 12
    return dayOf(monthFirst ? first : second, monthFirst ? second : first, trimmed)
  }
  match = DAY_NAME.exec(trimmed)
  if (match) return dayOf(monthOf(match[2]!), Number(match[1]), trimmed)
  match = NAME_DAY.exec(trimmed)
  return match ? dayOf(monthOf(match[1]!), Number(match[2]), trimmed) : null
}

const dayOf = (month: number, day: number, text: string): Day | null =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { month, day, text } : null

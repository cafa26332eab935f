import { type Box, boxAround } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { currencyOf } from '../../fields/currency.ts'
import { monthOf } from '../../fields/date.ts'
import { withoutMisreadDigits } from '../../fields/date-search.ts'
import { YEAR_OF_ERA, yearOfEra } from '../../fields/era.ts'
import { MISREAD_DIGITS } from '../../fields/misread-digits.ts'
import { monthLength } from '../../fields/month-length.ts'
import { once } from '../../fields/once.ts'
import { remembered } from '../../fields/remembered.ts'
import { YEAR } from '../../fields/year.ts'
import { isOneText, type Row } from '../../reading/document-text.ts'
import { textOf } from '../../tables/text/text-lines.ts'

/** A day as printed; the year where it stands with it. */
export interface PrintedDay {
  readonly year: number | null
  /** 1 to 12. */
  readonly month: number
  /** 1 to 31. */
  readonly day: number
}

export const YEAR_DAYS = 365

/** Days from one to another, the shorter way round the year. */
export function gapOf(from: PrintedDay, to: PrintedDay): number {
  const days = Math.round((to.month - from.month) * (YEAR_DAYS / 12) + to.day - from.day)
  return days - YEAR_DAYS * Math.round(days / YEAR_DAYS)
}

/** A date of one to five words, in both orders of day and month where both are possible. */
export interface DateToken {
  readonly words: readonly Word[]
  readonly box: Box
  readonly dayFirst: PrintedDay | null
  readonly monthFirst: PrintedDay | null
  /** With a year of two figures, or the year of an era: `24-03-05`, `8-04-21`. */
  readonly yearFirst: PrintedDay | null
  /** Nothing but the order of its digits tells it from a figure: `12.17`. */
  readonly likeFigure: boolean
  /** Nothing tells it from any number of four figures: `0209`. */
  readonly bare: boolean
  /** It was misread, and follows from the days around it. */
  readonly misread: boolean
}

/** The year may stand in the next line: `01-03-`. */
const DIGIT_DAY = /^(\d{1,2})\s?([./-])\s?(\d{1,2})(?:\s?\2\s?(\d{4}|\d{2}))?[./-]?$/
const YEAR_FIRST = /^(\d{4})([./-])\s?(\d{1,2})\2\s?(\d{1,2})\.?$/
const MONTH_AND_DAY = String.raw`(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])`
/** With signs behind year, month and day, as in East Asia: `2026年5月4日`. */
const SIGNED = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]$/
/** The same by an era's years: `令和8年5月4日`. */
const OF_ERA = new RegExp(String.raw`^${YEAR_OF_ERA}\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日$`)
/** `5月4日`: the same without a year. */
const SIGNED_SHORT = /^(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]$/
/** The month in Roman figures, as in Poland and Hungary: `4 V 2026`, `4.V.26`. */
const ROMAN =
  /^(\d{1,2})[\s./-]{1,2}(X(?:I{1,2})?|IX|IV|V(?:I{1,3})?|I{1,3})(?:[\s./-]{1,2}(\d{4}|\d{2}))?\.?$/
const ROMAN_MONTHS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
/** The time of day behind a date of ISO 8601. */
const TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}\S*$/
/** `20260504`: ISO 8601 without signs. */
const COMPACT = new RegExp(`^(${YEAR})${MONTH_AND_DAY}$`)
/** `04052026`: the same with the year behind. */
const COMPACT_LAST = new RegExp(`^(\\d{2})(\\d{2})(${YEAR})$`)
/** `250902`: a year of two figures, then month and day, as Swedish banks have it; or `020925`. */
const SHORT = /^(\d{2})(\d{2})(\d{2})$/
const NAMED =
  /^(\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?[\s./-]*(?:de |of )?(\p{L}{3,})\.?(?:[\s,./-]+(?:de |del )?['’]?(\d{4}|\d{2})|['’]?(\d{4}|\d{2}))?[./-]?$/u
const NAMED_FIRST =
  /^(\p{L}{3,})\.?[\s./-]*(\d{1,2})(?:st|nd|rd|th)?(?:[\s,./-]+['’]?(\d{4}|\d{2}))?\.?$/u
/** The day of the week in front: `Mon 12 May`, `Fr., 3.4.`, `Thu Apr 30` */
const WEEKDAY = /^(\p{L}{2,12})[.,]{0,2} (?=\d|\p{L}{3})/u
const WEEKDAYS = new Set(
  ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'fi', 'cs', 'tr'].flatMap(
    (language) =>
      (['long', 'short'] as const).flatMap((weekday) => {
        const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
        return Array.from({ length: 7 }, (_, i) =>
          format
            .format(Date.UTC(2000, 0, 3 + i))
            .toLowerCase()
            .replace(/\./g, ''),
        )
      }),
  ),
)
const isWeekday = (name: string): boolean => WEEKDAYS.has(name.toLowerCase())
const withoutWeekday = (text: string): string =>
  text.replace(WEEKDAY, (all, name: string) => (isWeekday(name) ? '' : all))

const HOLDS_DIGIT = /\d/
/** Words of a date, at most. */
const MOST_WORDS = 5
/** Years of two digits from here on are of the last century. */
const PIVOT = 70
/** The Thai solar calendar counts from 543 years earlier: its 2543 is 2000. */
const BUDDHIST_ERA = 543
const FIRST_BUDDHIST = 2400
/** Widest gap within a date, in ems. */
const WITHIN = 0.9

const yearOf = (text: string | undefined): number | null => {
  if (text === undefined) return null
  const year = Number(text)
  if (text.length > 2) return year >= FIRST_BUDDHIST ? year - BUDDHIST_ERA : year
  return year < PIVOT ? 2000 + year : 1900 + year
}

const dayOf = (year: number | null, month: number, day: number): PrintedDay | null =>
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= monthLength(year ?? 2000, month) &&
  (year === null || (year >= 1970 && year < 2100))
    ? { year, month, day }
    : null

type Readings = Pick<DateToken, 'dayFirst' | 'monthFirst' | 'yearFirst' | 'likeFigure'>

/** A day that can be read in one way. */
const sure = (day: PrintedDay): Readings => ({
  dayFirst: day,
  monthFirst: day,
  yearFirst: day,
  likeFigure: false,
})

/** All readings of a text that is one date and nothing else; null for anything else. */
function readingsOf(text: string): Readings | null {
  if (beginsWithDigit(text)) return digitsFirst(text)
  const named = NAMED_FIRST.exec(text)
  if (named) return namedDay(named[1]!, named[2]!, named[3])
  const ofEra = OF_ERA.exec(text)
  if (!ofEra) return null
  const day = dayOf(yearOfEra(ofEra[1]!, ofEra[2]!), Number(ofEra[3]), Number(ofEra[4]))
  return day && sure(day)
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57
const beginsWithDigit = (text: string): boolean => isDigit(text.charCodeAt(0))

/** Digits that a text begins with. */
function leadingDigits(text: string): number {
  let count = 0
  while (isDigit(text.charCodeAt(count))) count++
  return count
}

/** Years, or days and months, lead: no other number of digits begins a day, and most numbers are told so. */
const LEADING: ReadonlySet<number> = new Set([1, 2, 4, 6, 8])

function digitsFirst(text: string): Readings | null {
  const leading = leadingDigits(text)
  if (!LEADING.has(leading)) return null
  // Six and eight stand alone.
  if (leading >= 6) return text.length > leading ? null : withoutSigns(text)
  if (leading === 4) {
    const match = YEAR_FIRST.exec(text)
    if (match) return sureDay(Number(match[1]), match[3]!, match[4]!)
    const signed = SIGNED.exec(text)
    return signed && sureDay(Number(signed[1]), signed[2]!, signed[3]!)
  }
  const match = DIGIT_DAY.exec(text)
  if (match) {
    const [a, b, year] = [Number(match[1]), Number(match[3]), yearOf(match[4])]
    const dayFirst = dayOf(year, b, a)
    const monthFirst = match[2] === '.' && year !== null ? null : dayOf(year, a, b)
    const likeFigure =
      year === null && match[2] === '.' && match[3]!.length === 2 && !text.endsWith('.')
    const isShort = match[4]?.length === 2
    const yearFirst = isShort ? dayOf(yearOf(match[1]), b, Number(match[4])) : null
    return dayFirst || monthFirst ? { dayFirst, monthFirst, yearFirst, likeFigure } : null
  }
  const signed = SIGNED_SHORT.exec(text)
  if (signed) return sureDay(null, signed[1]!, signed[2]!)
  const roman = ROMAN.exec(text)
  if (roman) {
    const day = dayOf(yearOf(roman[3]), ROMAN_MONTHS.indexOf(roman[2]!) + 1, Number(roman[1]))
    return day && sure(day)
  }
  const named = NAMED.exec(text)
  return named && namedDay(named[2]!, named[1]!, named[3] ?? named[4])
}

function sureDay(year: number | null, month: string, day: string): Readings | null {
  const printed = dayOf(year, Number(month), Number(day))
  return printed && sure(printed)
}

/** Six or eight figures as a day. */
function withoutSigns(text: string): Readings | null {
  const compact = COMPACT.exec(text)
  if (compact) return sureDay(Number(compact[1]), compact[2]!, compact[3]!)
  const short = SHORT.exec(text)
  if (short) {
    const [a, b, c] = [Number(short[1]), Number(short[2]), Number(short[3])]
    const readings = {
      dayFirst: dayOf(yearOf(short[3]), b, a),
      monthFirst: dayOf(yearOf(short[3]), a, b),
      yearFirst: dayOf(yearOf(short[1]), b, c),
      likeFigure: true,
    }
    return readings.dayFirst || readings.monthFirst || readings.yearFirst ? readings : null
  }
  const last = COMPACT_LAST.exec(text)
  if (!last) return null
  const [a, b, year] = [Number(last[1]), Number(last[2]), Number(last[3])]
  const [dayFirst, monthFirst] = [dayOf(year, b, a), dayOf(year, a, b)]
  return dayFirst || monthFirst ? { dayFirst, monthFirst, yearFirst: null, likeFigure: true } : null
}

/** `10 01`: a day in two figures and nothing between them. */
function signless(text: string): Readings | null {
  const match = /^(\d{2}) (\d{2})$/.exec(text)
  const readings = match && readingsOf(`${match[1]}/${match[2]}`)
  return readings && { ...readings, likeFigure: true }
}

/** `0707`: day and month in four figures, or the sign between them was lost in a scan. */
function fourFigures(text: string): Readings | null {
  const match = /^(\d{2})(\d{2})$/.exec(text)
  const readings = match && readingsOf(`${match[1]}/${match[2]}`)
  return readings && { ...readings, likeFigure: true }
}

/** The day that the parts of a date say, each a word: day, month, and a year perhaps. */
export function joinedDay(words: readonly Word[]): DateToken | null {
  const parts = words.map(({ text }) => text.replace(/[./-]$/, ''))
  const readings = readingsOf(parts.join(/\p{L}/u.test(parts[1]!) ? ' ' : '/'))
  return (
    readings && {
      ...readings,
      words,
      box: boxAround(words),
      bare: false,
      misread: false,
    }
  )
}

/** Months in two letters that are the same in English and French: Canada's Food and Drug Regulations, B.01.007. */
const TWO_LETTERS = ['JA', 'FE', 'MR', 'AL', 'MA', 'JN', 'JL', 'AU', 'SE', 'OC', 'NO', 'DE']
const IN_TWO_LETTERS = /^(\d{2}) ?([A-Z]{2})(?: ?(\d{4}|\d{2}))?$/

function twoLetters(text: string): Readings | null {
  const [, digits, name, year] = IN_TWO_LETTERS.exec(text) ?? []
  const month = name === undefined ? 0 : TWO_LETTERS.indexOf(name) + 1
  const day = month === 0 ? null : dayOf(yearOf(year), month, Number(digits))
  return day && sure(day)
}

/** Cut short as no calendar of Unicode has it. */
const BANK_MONTHS: Readonly<Record<string, number>> = { mrz: 3 }

function namedDay(name: string, digits: string, year: string | undefined): Readings | null {
  const month = BANK_MONTHS[name.toLowerCase()] ?? monthOf(name)
  // `ZAR 7` and `KES 6` begin sums, though months begin so as well.
  if (month === 0 || currencyOf(name) !== null) return null
  const day = dayOf(yearOf(year), month, Number(digits))
  return day && sure(day)
}

/** The dates of a row, left to right, the longest reading at each place; several ask, who look for columns of them. */
export const datesOf = once((row: Row): readonly DateToken[] => datesIn(row))

function datesIn(row: Row): DateToken[] {
  const found: DateToken[] = []
  if (!row.recognised && !HOLDS_DIGIT.test(row.text)) return found
  const words = row.words.filter((word) => word.text !== '')
  for (let from = 0; from < words.length; ) {
    const { text } = words[from]!
    const mayBegin =
      HOLDS_DIGIT.test(text) ||
      HOLDS_DIGIT.test(words[from + 1]?.text ?? '') ||
      (HOLDS_DIGIT.test(words[from + 2]?.text ?? '') &&
        isWeekday(text.replace(SPECK, '').replace(/[.,]{1,2}$/, ''))) ||
      (row.recognised && LETTERS_OF_DAY.test(text))
    const token = mayBegin ? dateAt(row, words, from) : null
    if (token) found.push(token)
    from += token ? token.words.length : 1
  }
  return found
}

/** A date in digits but for letters that recognition takes digits for; its signs may differ, too. */
const NEARLY =
  /^([\dOoQlI|Ss$B]{1,2})([./-])([\dOoQlI|Ss$B]{1,2})[./-]([\dOoQlI|Ss$B]{2}|[\dOoQlI|Ss$B]{4})\.?$/

/** Points of a day that recognition takes for other signs: `12:09.` is no time, `12,09.` no sum. */
const COLONS = /^(\d{1,2})[:;,](\d{2})[.:;]$|^(\d{1,2})[:;](\d{2}),$/
/** The point behind a day that recognition takes for another sign: `12.09,`. */
const LAST_POINT = /(?<=^\d{1,2}[./-]\d{1,2})[;:,]$/

/** Letters alone that are taken for the figures of a day, its month's name behind them: `Ol Apr`. */
const DAY_IN_LETTERS = /^[OoQlI|Zz]{2}(?=[\s.-]\p{L}{3})/u
const LETTERS_OF_DAY = /^[OoQlI|Zz]{2}[.-]?$/
/** The line between day and month that recognition takes for a one: `27101`, `02/0312026`. */
const LINE_AS_ONE = /^(\d{2})[/1lI|](\d{2})(?:[/1lI|](20\d{2}))?$/
/** A speck in front, that recognition takes for a mark. */
const SPECK = /^[‘’'“”"`.,·]{1,2}(?=[\p{L}\d])/u
/** A day and a month with nothing between them but a gap. */
const NEARLY_SIGNLESS = /^([\dOoQlI|Ss$B]{2}) ([\dOoQlI|Ss$B]{2})$/

/** A month's name among figures, typed without spaces, whose letters are taken for figures: `020CT25`, `255EP25`. */
const NAME_AMONG_FIGURES = /^(\d{2})([A-Z015]{3})(\d{2}|\d{4})$/
const LETTERS: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 5: 'S' }

function nameAmongFigures(text: string): string {
  const [, day, name, year] = NAME_AMONG_FIGURES.exec(text) ?? []
  const letters = name?.replace(/\d/g, (digit) => LETTERS[digit]!) ?? ''
  return monthOf(letters) > 0 && /[A-Z]{2}/.test(name!) ? `${day}${letters}${year}` : text
}

function nearlyDate(text: string): string {
  const digits = (letters: string) => letters.replace(/\D/g, (letter) => MISREAD_DIGITS[letter]!)
  const [, day, month] =
    text.replace(/\D/g, '').length >= 2 ? (NEARLY_SIGNLESS.exec(text) ?? []) : []
  if (month !== undefined) return `${digits(day!)} ${digits(month)}`
  const lined = LINE_AS_ONE.exec(text)
  if (lined) return [lined[1], lined[2], ...(lined[3] ? [lined[3]] : [])].join('/')
  const [, a, sign, b, year] = text.replace(/\D/g, '').length >= 3 ? (NEARLY.exec(text) ?? []) : []
  return year === undefined
    ? text
        .replace(/^[OoQ](?=\d[\s.-]?\p{L}{3})/u, '0')
        .replace(DAY_IN_LETTERS, digits)
        .replace(COLONS, '$1$3.$2$4.')
        .replace(LAST_POINT, '.')
    : `${digits(a!)}${sign}${digits(b!)}${sign}${digits(year)}`
}

/** What a day begins with: figures and one of the signs behind them, a month's name, a day's of the week, an era's. */
const MAY_BE_DAY = /^(?:\d{1,8}(?:[\s./\-º°'’年년月월]|\p{L}|$)|\p{L}{2})/u

/** The same, with a time of day behind it or the day of the week in front, or without any sign. */
function allReadingsOf(text: string): Readings | null {
  if (!HOLDS_DIGIT.test(text)) return null
  if (!MAY_BE_DAY.test(text)) return null
  if (beginsWithDigit(text))
    return readingsOf(text.replace(TIME, '$1')) ?? signless(text) ?? fourFigures(text)
  const bare = withoutWeekday(text)
  return readingsOf(text) ?? (bare === text ? null : readingsOf(bare))
}

/** The letters that a text begins with. */
const FIRST_NAME = /^\p{L}{2,}/u

/** Letters that may begin a day: the name of a month or of a day of the week, as printed; or those of an era. */
const mayLead = remembered((text: string): boolean => {
  const name = FIRST_NAME.exec(text)?.[0]
  if (name === undefined) return false
  return (
    !LATIN.test(name) ||
    isWeekday(name) ||
    BANK_MONTHS[name.toLowerCase()] !== undefined ||
    monthOf(name) > 0
  )
})
const LATIN = /^[a-z]+$/i
const beginsWithLatin = (text: string): boolean => {
  const code = text.charCodeAt(0) | 32
  return code >= 97 && code <= 122
}

function dateAt(row: Row, words: readonly Word[], from: number): DateToken | null {
  const lead = words[from]!.text
  if (!row.recognised && beginsWithLatin(lead) && !mayLead(lead)) return null
  const own = [words[from]!]
  while (own.length < MOST_WORDS) {
    const [last, next] = [own.at(-1)!, words[from + own.length]]
    if (!next) break
    // Spaces of a typewriter are wider.
    if (next.box[0] - last.box[2] > WITHIN * row.em && !isOneText(row, last, next)) break
    own.push(next)
  }
  const parted = row.recognised ? partedDigit(own) : null
  if (parted) return parted
  for (; own.length > 0; own.pop()) {
    const printed = textOf(own)
    const text = row.recognised
      ? withoutMisreadDigits(nearlyDate(nameAmongFigures(printed.replace(SPECK, '')))).replace(
          /^[1l|I[\]](?=\d\d[./-])/,
          '',
        )
      : printed
    if (text.length > 32) continue
    const after = words[from + own.length]
    if (isOfNext(own, after)) continue
    const isAlone = !after || !isOneText(row, own.at(-1)!, after)
    const readings = allReadingsOf(text) ?? (isAlone ? twoLetters(text) : null)
    if (readings)
      return {
        ...readings,
        words: [...own],
        box: boxAround(own),
        // What lost its line may be any number, too.
        bare: /^\d{4}$/.test(text) || /^\d{5}$/.test(printed),
        misread: false,
      }
  }
  return null
}

/** Whether figures behind a month's name are the day of the next date and no year: `12 MAY 10 MAY`. */
const isOfNext = (own: readonly Word[], next: Word | undefined): boolean =>
  own.length > 2 &&
  next !== undefined &&
  /^\d{1,2}$/.test(own.at(-1)!.text) &&
  monthOf(own.at(-2)!.text) > 0 &&
  monthOf(next.text) > 0

/**
 * The first figure of a day, and what follows close behind: `1 8JUL25`. What was torn or punched beside it makes the
 * figure's box wide.
 */
function partedDigit([first, next]: readonly Word[]): DateToken | null {
  if (!next || !/^\d$/.test(first!.text) || !/^\d[A-Z\d]{3}\d{2}(?:\d{2})?$/.test(next.text))
    return null
  const width = (next.box[2] - next.box[0]) / next.text.length
  if (next.box[0] - first!.box[2] > width / 2) return null
  const readings = readingsOf(nameAmongFigures(`${first!.text}${next.text}`))
  const left = Math.max(first!.box[0], next.box[0] - width)
  return (
    readings && {
      ...readings,
      words: [first!, next],
      box: [left, next.box[1], next.box[2], next.box[3]],
      bare: false,
      misread: false,
    }
  )
}

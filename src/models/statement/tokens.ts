import type { Box } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { monthOf } from '../../fields/date.ts'
import { withoutMisreadDigits } from '../../fields/date-search.ts'
import { MISREAD_DIGITS } from '../../fields/misread-digits.ts'
import type { DocumentText, Row } from '../paper/document-text.ts'
import { type Figure, rowFigures } from '../paper/figures.ts'
import { sideOfMark } from '../paper/marked-figure.ts'

/** A day as printed; the year where it stands with it. */
export interface PrintedDay {
  readonly year: number | null
  /** 1 to 12. */
  readonly month: number
  /** 1 to 31. */
  readonly day: number
}

/** A date of one to five words, in both orders of day and month where both are possible. */
export interface DateToken {
  readonly words: readonly Word[]
  readonly box: Box
  readonly dayFirst: PrintedDay | null
  readonly monthFirst: PrintedDay | null
  /** With a year of two figures: `24-03-05`. */
  readonly yearFirst: PrintedDay | null
  /** Nothing but the order of its digits tells it from a figure: `12.17`. */
  readonly likeFigure: boolean
}

export type Side = 'debit' | 'credit'

/** A figure that may be money. */
export interface AmountToken {
  readonly words: readonly Word[]
  readonly box: Box
  /** x where its last digit ends, in points. */
  readonly edge: number
  /** Hundredths, without sign. */
  readonly cents: number
  /** The same with the one to three digits in front, where a sign between them may be lost; else null. */
  readonly wider: number | null
  readonly decimals: number
  /** Sums of this document have no decimals: any whole figure may be one. */
  readonly whole: boolean
  readonly currency: string | null
  /** -1 for a printed minus or brackets, 1 for a printed plus, else 0. */
  readonly sign: -1 | 0 | 1
  /** A mark of its side beside it: `CR`, `S`, `Af`. */
  readonly mark: string | null
  /** The words that say so, where they are none of its own. */
  readonly marks: readonly Word[]
  readonly text: string
  /** 0..1. */
  readonly confidence: number
  readonly recognised: boolean
}

const DIGIT_DAY = /^(\d{1,2})\s?([./-])\s?(\d{1,2})(?:\s?\2\s?(\d{4}|\d{2}))?[.]?$/
const YEAR_FIRST = /^(\d{4})([./-])\s?(\d{1,2})\2\s?(\d{1,2})\.?$/
/** `20260504`: ISO 8601 without signs. */
const COMPACT = /^((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/
const NAMED =
  /^(\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?[\s./-]*(?:de |of )?(\p{L}{3,})\.?(?:[\s,./-]+(?:de |del )?['’]?(\d{4}|\d{2})|['’]?(\d{4}|\d{2}))?\.?$/u
const NAMED_FIRST =
  /^(\p{L}{3,})\.?[\s./-]*(\d{1,2})(?:st|nd|rd|th)?(?:[\s,./-]+['’]?(\d{4}|\d{2}))?\.?$/u
/** The day of the week in front: `Mon 12 May`, `Fr., 3.4.` */
const WEEKDAY = /^(\p{L}{2,12})[.,]{0,2} (?=\d)/u
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
const withoutWeekday = (text: string): string =>
  text.replace(WEEKDAY, (all, name: string) => (WEEKDAYS.has(name.toLowerCase()) ? '' : all))

/** Words of a date, at most. */
const MOST_WORDS = 5
/** Years of two digits from here on are of the last century. */
const PIVOT = 70
/** Widest gap within a date, in ems. */
const WITHIN = 0.9

const yearOf = (text: string | undefined): number | null => {
  if (text === undefined) return null
  const year = Number(text)
  return text.length > 2 ? year : year < PIVOT ? 2000 + year : 1900 + year
}

const dayOf = (year: number | null, month: number, day: number): PrintedDay | null =>
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= new Date(Date.UTC(year ?? 2000, month, 0)).getUTCDate() &&
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
export function readingsOf(text: string): Readings | null {
  const compact = COMPACT.exec(text)
  if (compact) {
    const day = dayOf(Number(compact[1]), Number(compact[2]), Number(compact[3]))
    return day && sure(day)
  }
  let match = YEAR_FIRST.exec(text)
  if (match) {
    const day = dayOf(Number(match[1]), Number(match[3]), Number(match[4]))
    return day && sure(day)
  }
  match = DIGIT_DAY.exec(text)
  if (match) {
    const [a, b, year] = [Number(match[1]), Number(match[3]), yearOf(match[4])]
    const dayFirst = dayOf(year, b, a)
    const monthFirst = match[2] === '.' && year !== null ? null : dayOf(year, a, b)
    const likeFigure =
      year === null && match[2] === '.' && match[3]!.length === 2 && !text.endsWith('.')
    const isShort = match[1]!.length === 2 && match[4]?.length === 2
    const yearFirst = isShort ? dayOf(yearOf(match[1]), b, Number(match[4])) : null
    return dayFirst || monthFirst ? { dayFirst, monthFirst, yearFirst, likeFigure } : null
  }
  const named = NAMED.exec(text)
  if (named) return namedDay(named[2]!, named[1]!, named[3] ?? named[4])
  const first = NAMED_FIRST.exec(text)
  return first && namedDay(first[1]!, first[2]!, first[3])
}

/** `10 01`: a day in two figures and nothing between them. */
function signless(text: string): Readings | null {
  const match = /^(\d{2}) (\d{2})$/.exec(text)
  const readings = match && readingsOf(`${match[1]}/${match[2]}`)
  return readings && { ...readings, likeFigure: true }
}

/** `0707`, where recognition lost the sign between day and month. */
function signLost(text: string): Readings | null {
  const match = /^(\d{2})(\d{2})$/.exec(text)
  const readings = match && readingsOf(`${match[1]}/${match[2]}`)
  return readings && { ...readings, likeFigure: true }
}

function namedDay(name: string, digits: string, year: string | undefined): Readings | null {
  const month = monthOf(name)
  const day = month === 0 ? null : dayOf(yearOf(year), month, Number(digits))
  return day && sure(day)
}

/** The dates of a row, left to right, the longest reading at each place. */
export function datesOf(row: Row): DateToken[] {
  const found: DateToken[] = []
  const words = row.words.filter((word) => word.text !== '')
  for (let from = 0; from < words.length; ) {
    const token = /\d/.test(words[from]!.text + (words[from + 1]?.text ?? ''))
      ? dateAt(row, words, from)
      : null
    if (token) found.push(token)
    from += token ? token.words.length : 1
  }
  return found
}

/** A date in digits but for letters that recognition takes digits for; its signs may differ, too. */
const NEARLY =
  /^([\dOoQlI|Ss$B]{1,2})([./-])([\dOoQlI|Ss$B]{1,2})[./-]([\dOoQlI|Ss$B]{2}|[\dOoQlI|Ss$B]{4})\.?$/

/** Points of a day that recognition takes for colons: `12:09.` is no time. */
const COLONS = /^(\d{1,2})[:;](\d{2})[.:;,]$/

function nearlyDate(text: string): string {
  const digits = (letters: string) => letters.replace(/\D/g, (letter) => MISREAD_DIGITS[letter]!)
  const [, a, sign, b, year] = text.replace(/\D/g, '').length >= 3 ? (NEARLY.exec(text) ?? []) : []
  return year === undefined
    ? text.replace(/^[OoQ](?=\d[\s.-]?\p{L}{3})/u, '0').replace(COLONS, '$1.$2.')
    : `${digits(a!)}${sign}${digits(b!)}${sign}${digits(year)}`
}

function dateAt(row: Row, words: readonly Word[], from: number): DateToken | null {
  const own = [words[from]!]
  while (own.length < MOST_WORDS) {
    const next = words[from + own.length]
    if (!next || next.box[0] - own.at(-1)!.box[2] > WITHIN * row.em) break
    own.push(next)
  }
  for (; own.length > 0; own.pop()) {
    const printed = own.map((word) => word.text).join(' ')
    const text = row.recognised
      ? withoutMisreadDigits(nearlyDate(printed)).replace(/^[1l|I[\]](?=\d\d[./-])/, '')
      : printed
    if (text.length > 32) continue
    const readings =
      readingsOf(text) ??
      readingsOf(withoutWeekday(text)) ??
      signless(text) ??
      (row.recognised ? signLost(text) : null)
    if (readings) return { ...readings, words: [...own], box: boxOf(own) }
  }
  return null
}

const boxOf = (words: readonly Word[]): Box => [
  Math.min(...words.map((word) => word.box[0])),
  Math.min(...words.map((word) => word.box[1])),
  Math.max(...words.map((word) => word.box[2])),
  Math.max(...words.map((word) => word.box[3])),
]

/**
 * Figures of a row that may be money, left to right, each with the mark that says its side.
 *
 * @param inMarks tells whether a word stands in a column of marks
 * @param letters letters that stand behind sums time and again: marks of a side, whatever they mean
 */
export function amountsOf(
  row: Row,
  document: DocumentText,
  inMarks: (word: Word) => boolean,
  letters: ReadonlySet<string>,
): AmountToken[] {
  const apart = row.words.find(inMarks) ?? null
  const bare = withoutGluedMarks(row)
  return rowFigures(bare, document).flatMap((figure): AmountToken[] => {
    if (figure.percent) return []
    const at = bare.pieces.findIndex(
      (own) => figure.box[0] >= own.box[0] - 0.1 && figure.box[2] <= own.box[2] + 0.1,
    )
    const words = row.pieces[at]!.words.slice(figure.from, figure.to)
    const last = words.at(-1)!
    const next = row.words[row.words.indexOf(last) + 1]
    const before = row.words[row.words.indexOf(words[0]!) - 1]
    const behind =
      next && next.box[0] - last.box[2] < NEAR * row.em && (isMark(next) || letters.has(next.text))
        ? next
        : null
    const front = before && /^[+\-−–]$/.test(before.text) ? before : null
    const attached =
      /(?:CR|DR)\.?$/i.exec(figure.text)?.[0] ?? GLUED.exec(words.at(-1)!.text)?.[2] ?? null
    const beside = attached ? null : (behind ?? front ?? apart)
    const said = attached ?? beside?.text ?? ''
    const wider = widerOf(figure, words, row)
    const sign = wider?.sure ? wider.front.text[0] : ''
    const minus =
      (figure.value < 0 && attached === null) || /^[-−–]$/.test(said) || /^[-−–(]$/.test(sign!)
    const plus = /^\s*\+|\+\s*$/.test(figure.text) || said === '+' || sign === '+'
    const digits = words.findLast((word) => /\d/.test(word.text))!
    const tail = /(?<!\D)\D*$/.exec(digits.text)![0].length
    const width = (digits.box[2] - digits.box[0]) / Math.max(1, digits.text.length)
    const all = wider?.sure ? [wider.front, ...words] : words
    return [
      {
        words: all,
        box: wider?.sure ? boxOf(all) : figure.box,
        edge: digits.box[2] - tail * width,
        cents: wider?.sure ? wider.cents : Math.round(Math.abs(figure.value) * 100),
        wider: wider && !wider.sure ? wider.cents : null,
        decimals: figure.decimals,
        whole: false,
        currency: figure.currency,
        sign: minus ? -1 : plus ? 1 : 0,
        mark: /\p{L}/u.test(said) ? said.toLowerCase().replace(/\./g, '') : null,
        marks: beside ? [beside] : [],
        text: figure.text,
        confidence: figure.confidence,
        recognised: row.recognised,
      },
    ]
  })
}

/** A sum with a letter or two behind it and no space between: `6 975T`. */
const GLUED = /^([+\-−–(]?\d[\d.,'’]*)([A-Z]{1,2})$/

/** The same row, its sums without the letters of sides that are set right behind them. */
function withoutGluedMarks(row: Row): Row {
  const isGlued = ({ text }: Word) => GLUED.test(text) && !/(?:CR|DR)$/.test(text)
  if (!row.words.some(isGlued)) return row
  return {
    ...row,
    pieces: row.pieces.map((piece) => ({
      ...piece,
      words: piece.words.map((word) =>
        isGlued(word) ? { ...word, text: GLUED.exec(word.text)![1]! } : word,
      ),
    })),
  }
}

/** Digits of one figure stand this near each other where the sign between them was not read, in ems. */
const SPLIT = 1.6
/** So near that they are one where nothing stands near in front. */
const JOINED = 1
const APART = 2.5

/** The figure with the group of digits in front, where recognition lost what joins them. */
function widerOf(
  figure: Figure,
  words: readonly Word[],
  row: Row,
): { cents: number; sure: boolean; front: Word } | null {
  const at = row.words.indexOf(words[0]!)
  const [before, last] = [row.words[at - 1], row.words[at - 2]]
  if (!row.recognised || !before) return null
  const gap = (words[0]!.box[0] - before.box[2]) / row.em
  const [, digits, mark] = /^[+\-−–(]?([1-9]\d{0,2})([.,'’]?)$/.exec(before.text) ?? []
  if (!digits || gap > SPLIT || !/^\d{3}[.,]\d{2}\D*$/.test(figure.text)) return null
  const cents = Number(digits) * 100_000 + Math.round(Math.abs(figure.value) * 100)
  const apart = !last || before.box[0] - last.box[2] > APART * row.em
  return { cents, sure: mark !== '' || (gap <= JOINED && apart), front: before }
}

/** A mark stands this near behind its sum, in ems. */
const NEAR = 3

/** A sign, or a word for a side. */
export const isMark = (word: Word): boolean =>
  /^[+\-−–]$/.test(word.text) || sideOfMark(word.text) !== null

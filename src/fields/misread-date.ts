import { digits } from './counts.ts'
import type { DateOrder } from './date.ts'
import { DATE_SLIPS, type DateSlip } from './date-slips.ts'
import { plainText } from './lexicon.ts'
import { monthLength } from './month-length.ts'
import { MONTH_NAMES } from './month-names.ts'
import { printedDigits } from './printed-digits.ts'

/** A day that may have been printed where recognition read something else. */
export interface MisreadDate {
  /** `YYYY-MM-DD`. */
  readonly iso: string
  readonly start: number
  readonly end: number
  /** How unlikely it is that the day was read so: a natural logarithm, 0 where it was read as printed. */
  readonly cost: number
  readonly slips: readonly DateSlip[]
  /** Signs of the day that were read as printed: what stands there by chance has few. */
  readonly agreed: number
}

/** Days that are less likely to be read so are not looked for. */
const MOST = 18
/** Readings that are followed from one place. */
const BEAM = 24
/** Digits of a day that were read as digits, at least, and signs of a day at most. */
const LEAST_DIGITS = 4
const LONGEST = 20
/** Years of papers whose day may be misread: of others more are wrong than right. */
const FIRST_YEAR = 2000
const LAST_YEAR = 2039

/** What parts the numbers of a day, and digits that it is taken for. */
const SIGNS = '/-.'
const LINES = '17lI|!iJt4'

const isDigit = (sign: string | undefined): boolean => sign !== undefined && /\d/.test(sign)

/** A part of a day as it may have been printed: up to where it goes, and what happened to it. */
interface Part {
  readonly value: number
  readonly end: number
  readonly slips: readonly DateSlip[]
  /** Signs of it that were read as printed. */
  readonly agreed: number
  /** Nothing has to part it from the next one: it has all its digits, or is a name. */
  readonly isFull: boolean
  readonly isName: boolean
}

/** Parts that may have been printed from a place of a text on. */
type Reader = (text: string, from: number) => readonly Part[]

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** A number of which some digits were read. */
interface Beginning {
  readonly digits: string
  readonly end: number
  readonly slips: readonly DateSlip[]
  readonly agreed: number
  /** A blank or a mark was read within it. */
  readonly isParted: boolean
}

/** Reads numbers as they are printed, each with its value; a blank or a mark may have been read within one. */
function numbers(printed: readonly (readonly [text: string, value: number])[]): Reader {
  const values = new Map(printed)
  const beginnings = new Set(
    printed.flatMap(([text]) => [...text].map((_, i) => text.slice(0, i + 1))),
  )
  return (text, from) => {
    const found: Part[] = []
    let open: Beginning[] = [{ digits: '', end: from, slips: [], agreed: 0, isParted: false }]
    while (open.length > 0) {
      open = open
        .flatMap((own) => longerBy(text, own))
        .filter(({ digits }) => beginnings.has(digits))
      for (const { digits, end, slips, agreed } of open) {
        const value = values.get(digits)
        if (value === undefined) continue
        found.push({ value, end, slips, agreed, isFull: digits.length > 1, isName: false })
      }
    }
    return found
  }
}

/** The same with one more digit. */
function longerBy(text: string, own: Beginning): Beginning[] {
  const { digits, end, slips, agreed, isParted } = own
  const next = printedDigits(text[end]).map((one) => ({
    digits: digits + one.digit,
    end: end + 1,
    slips: [...slips, ...one.slips],
    agreed: agreed + (one.slips.length > 0 ? 0 : 1),
    isParted,
  }))
  const read = text[end]
  if (isParted || digits === '' || read === undefined || IS_SIGN.test(read)) return next
  const slip: DateSlip = read === ' ' ? 'blank' : 'mark'
  const behind = longerBy(text, { ...own, end: end + 1, slips: [...slips, slip], isParted: true })
  return [...next, ...behind]
}
const IS_SIGN = /[\p{L}\d]/u

/** Numbers of days and of months as they are printed. */
const numbersTo = (last: number): [string, number][] =>
  Array.from({ length: last }, (_, i) => i + 1).flatMap((value): [string, number][] =>
    [...new Set([String(value), twoDigits(value)])].map((text) => [text, value]),
  )
const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i)

const NAMES = MONTH_NAMES.flatMap((names, i) => {
  const own = names.trim().split(/\s+/)
  const english = [own[0]!, own[0]!.slice(0, 3)]
  return own.map((name) => ({ name, month: i + 1, isEnglish: english.includes(name) }))
})
/** What a month's name tells, in signs: as much as two digits and what parts them from others. */
const LETTERS_AS_SIGNS = 3
const WORD = /^[\p{L}\d]{3,24}/u

/** Names of months, one letter of them misread perhaps. */
const monthNames: Reader = (text, from) => {
  const word = WORD.exec(text.slice(from, from + LONGEST))?.[0]
  if (word === undefined || !/\p{L}{2}/u.test(word)) return []
  const read = [...word].map(plainText)
  return NAMES.flatMap(({ name, month, isEnglish }): Part[] => {
    const most = isEnglish ? 1 : 0
    const isLong = word.length < name.length
    if (isLong || (word.length > name.length && !isDigit(word[name.length]))) return []
    let wrong = 0
    for (let i = 0; i < name.length && wrong <= most; i++) if (name[i] !== read[i]) wrong++
    if (wrong > most) return []
    const slips: DateSlip[] = isEnglish ? (wrong > 0 ? ['letter'] : []) : ['foreign']
    const agreed = LETTERS_AS_SIGNS - wrong
    return [{ value: month, end: from + name.length, slips, agreed, isFull: true, isName: true }]
  })
}

/** Parts of a day in an order in which they are printed, and where the day, the month and the year are among them. */
interface Form {
  readonly parts: readonly Reader[]
  readonly places: readonly [day: number, month: number, year: number]
}

const day = numbers(numbersTo(31))
const month = numbers(numbersTo(12))
const wholeYears = YEARS.map((year): [string, number] => [String(year), year])
const wholeYear = numbers(wholeYears)
const year = numbers([
  ...wholeYears,
  ...YEARS.map((year): [string, number] => [twoDigits(year % 100), year]),
])
const formsOf = (order: DateOrder): readonly Form[] => [
  order === 'dmy'
    ? { parts: [day, month, year], places: [0, 1, 2] }
    : { parts: [month, day, year], places: [1, 0, 2] },
  { parts: [day, monthNames, year], places: [0, 1, 2] },
  { parts: [monthNames, day, year], places: [1, 0, 2] },
  { parts: [wholeYear, month, day], places: [2, 1, 0] },
]
const FORMS = { dmy: formsOf('dmy'), mdy: formsOf('mdy') }

/** A day begins with a digit, or what may be one, or a letter, and not within a number or a word. */
const BEGINS = /(?:^|[^\p{L}\d])[\p{L}\d|!$]$|\p{L}\d$/u

/** What may part two parts. */
interface Between {
  readonly end: number
  /** As it is printed, where that is known. */
  readonly sign: string
  readonly slips: readonly DateSlip[]
}

const MARKS = /^\s?([^\p{L}\d\s])([^\p{L}\d\s]?)\s?/u

function* between(text: string, from: number, isFull: boolean): Iterable<Between> {
  const marks = MARKS.exec(text.slice(from, from + 4))
  if (marks) {
    const [all, first, second] = marks
    const isSign = second === '' && SIGNS.includes(first!)
    yield { end: from + all.length, sign: isSign ? first! : '', slips: isSign ? [] : ['sign'] }
  }
  const read = text[from] ?? ''
  if (read === ' ') yield { end: from + 1, sign: ' ', slips: ['gap'] }
  if (read !== '' && LINES.includes(read)) yield { end: from + 1, sign: '', slips: ['line'] }
  if (isFull) yield { end: from, sign: '', slips: ['lost'] }
}

/** Beside a name there may be anything, or nothing. */
const BESIDE_NAME: ReadonlySet<DateSlip> = new Set(['gap', 'lost', 'sign'])

/** The beginning of a day. */
interface Reading extends Between {
  readonly values: readonly number[]
  readonly last: Part | null
  readonly cost: number
  readonly agreed: number
}

/** How unlikely slips are together: whoever takes one zero for a round digit takes the next one for it. */
function costOf(slips: readonly DateSlip[]): number {
  const zeros = slips.filter((slip) => slip === 'zero').length
  const more = Math.max(0, zeros - 1) * (DATE_SLIPS.zeroAgain - DATE_SLIPS.zero)
  return slips.reduce((sum, slip) => sum + DATE_SLIPS[slip], more)
}

/**
 * Days that a recognised text may have been printed as: what parts their numbers was lost or taken for something else,
 * digits or letters were misread. The likeliest first; those that were read as printed are among them.
 *
 * @param order of days in digits alone
 */
export function misreadDatesIn(text: string, order: DateOrder): MisreadDate[] {
  const found = new Map<string, MisreadDate>()
  if (digits(text) < LEAST_DIGITS) return []
  const known = new Map<Reader, Part[][]>()
  const partsAt = (reader: Reader, at: number): readonly Part[] => {
    const own = known.get(reader) ?? []
    known.set(reader, own)
    own[at] ??= [...reader(text, at)]
    return own[at]!
  }
  for (let start = 0; start < text.length; start++) {
    if (digits(text.slice(start, start + LONGEST)) < LEAST_DIGITS) continue
    if (!BEGINS.test(text.slice(Math.max(0, start - 1), start + 1))) continue
    for (const form of FORMS[order])
      for (const { end, values, slips, cost, agreed } of readingsFrom(text, start, form, partsAt)) {
        const iso = isoOf(form, values)
        const key = `${iso} ${start}`
        const before = found.get(key)?.cost ?? Number.POSITIVE_INFINITY
        if (iso && !isDigit(text[end]) && cost < before)
          found.set(key, { iso, start, end, slips, cost, agreed })
      }
  }
  return [...found.values()].sort((a, b) => a.cost - b.cost)
}

function readingsFrom(
  text: string,
  start: number,
  { parts }: Form,
  partsAt: (reader: Reader, at: number) => readonly Part[],
): readonly Reading[] {
  let readings: Reading[] = [
    { end: start, sign: '', slips: [], values: [], last: null, cost: 0, agreed: 0 },
  ]
  for (const reader of parts)
    readings = readings
      .flatMap((own) =>
        (own.last ? [...between(text, own.end, own.last.isFull)] : [own]).flatMap((gap) =>
          partsAt(reader, gap.end).map((part) => joined(own, gap, part)),
        ),
      )
      .filter(({ cost }) => cost <= MOST)
      .sort((a, b) => a.cost - b.cost)
      .slice(0, BEAM)
  return readings
}

function joined(own: Reading, gap: Between, part: Part): Reading {
  const { last } = own
  const besideName = part.isName || last?.isName
  const isMixed = own.sign !== '' && gap.sign !== '' && own.sign !== gap.sign && !besideName
  const slips = last
    ? [
        ...own.slips,
        ...gap.slips.filter((slip) => !besideName || !BESIDE_NAME.has(slip)),
        ...(isMixed ? (['mixed'] as const) : []),
        ...part.slips,
      ]
    : part.slips
  return {
    end: part.end,
    sign: gap.sign,
    values: [...own.values, part.value],
    last: part,
    slips,
    cost: costOf(slips),
    agreed: own.agreed + part.agreed + (last && SIGNS.includes(gap.sign || ' ') ? 1 : 0),
  }
}

function isoOf({ places }: Form, values: readonly number[]): string | null {
  const [day, month, year] = places.map((at) => values[at]!) as [number, number, number]
  return day > monthLength(year, month) ? null : `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

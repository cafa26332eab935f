import { CURRENCY_MARKS } from './currency-marks.ts'
import { remembered } from './remembered.ts'

/** The sign between whole and fraction; the other ones group digits. */
export type DecimalSign = '.' | ','

const ASCII = 128
const CURRENCIES = new Set([...Intl.supportedValuesOf('currency'), 'RMB', 'SFR'])
/** Marks by regular expression, longer ones first; letters stand alone, a point may follow them. */
const MARKS = Object.keys(CURRENCY_MARKS)
  .sort((a, b) => b.length - a.length)
  .map((mark) => {
    const own = mark.replace(/[$./]/g, '\\$&')
    return /^\p{L}+$/u.test(mark) ? `(?<!\\p{L})${own}(?!\\p{L})\\.?` : own
  })
const MARK_BEFORE = new RegExp(`^(?:${MARKS.join('|')}|\\p{Sc})`, 'u')
const MARK_BEHIND = new RegExp(`(?:${MARKS.join('|')}|\\p{Sc})$`, 'u')
/** Characters of the longest mark, with a point and what may not stand in front. */
const LONGEST = Math.max(...Object.keys(CURRENCY_MARKS).map(({ length }) => length)) + 3
/** What marks begin and end with, by a letter's or a sign's number below 128: most texts begin and end otherwise. */
const BEGINS = signs((mark) => [mark[0]!])
const ENDS = signs((mark) => [mark.at(-1)!, '.'])
const MINUS = /^(?:[-−–▲△]|\([-−–]\))\s*/
/** Before a figure or its currency, not before another sign. */
const PLUS = /^\+\s*(?![+\-−–(\s])/
const MINUS_AFTER = /(?<!\s)\s*[-−–]$/
/** Behind a sum in yen a dash closes it, as letters or `円也` do: nothing can be added. */
const CLOSING_DASH = /(?<=^[¥￥]\s?\d[\d,]{0,20})\s?[-−–ー]$/
/** In place of the hundredths where there are none: `58.—`, `1.250,-`. */
const NO_HUNDREDTHS = /(?<=\d)([.,])[-−–—]{1,2}(?=\)?$)/
/** Digits with grouping signs: dots, commas, spaces of all widths, apostrophes. */
const FIGURE = /^\d+(?:[.,'’\u00a0\u2009\u202f ]\d+)*$/
const LONE_FRACTION = /^[.,]\d+$/
const ONE_FIGURE = /^\D*\d+(?:[.,'’\u00a0\u2009\u202f ]\d+)*\D*$/
const GROUPED = /^\d{1,3}(?:(['’.,\u00a0\u2009\u202f ])\d{3})(?:\1\d{3})*$/
const GROUPED_INDIAN = /^\d{1,2}(?:([.,])\d{2})*\1\d{3}$/

const SIDES = /(?:CR|DR)$/i
const MARKS_ALONE = new Set(Object.keys(CURRENCY_MARKS))

/** Is a word letters alone that stand beside no figure as a part of it: no currency, no side? */
export const isNoPart = remembered(
  (word: string): boolean =>
    /^\p{L}+$/u.test(word) && !CURRENCIES.has(word) && !MARKS_ALONE.has(word) && !SIDES.test(word),
)

/** Whether nothing but signs within figures stands between a text's digits. */
export const mayBeFigure = (text: string): boolean => ONE_FIGURE.test(text)

/** Characters of a figure with all that stands around it. */
export const MOST_SIGNS = 40

/** A figure taken out of its currency signs, signs and brackets. */
export interface PrintedFigure {
  /** Digits and separators alone, as printed. */
  readonly figure: string
  readonly negative: boolean
  readonly percent: boolean
  /** A currency stood with it. */
  readonly currency: boolean
}

/**
 * Takes what stands around a figure away: `EUR 1.234,50`, `(1,234.50)`, `1,234.50-`, `12 %`,
 * `₹1,23,456.00`, `1,234.50 DR` (negative; CR is positive).
 *
 * @returns null when the text is anything but one figure
 */
export function figureOf(text: string): PrintedFigure | null {
  let rest = text.trim()
  if (/^[¥￥]/.test(rest)) rest = rest.replace(CLOSING_DASH, '')
  rest = rest.replace(NO_HUNDREDTHS, '$100')
  if (rest.length > MOST_SIGNS || !mayBeFigure(rest)) return null
  // Most have nothing to take away.
  if (FIGURE.test(rest)) return { figure: rest, negative: false, percent: false, currency: false }
  let negative = false
  let currency = false
  const booked = /(?<!\s)\s*(CR|DR)\.?$/i.exec(rest)
  if (booked) {
    rest = rest.slice(0, booked.index)
    if (booked[1]!.toUpperCase() === 'DR') negative = true
  }
  // Sign and currency come in either order: -$5, $-5, +$5, 5 €-, $(5), ($5).
  for (let turn = 0; turn < 2; turn++) {
    const bracketed = /^\((.*)\)$/s.exec(rest)
    if (bracketed) {
      rest = bracketed[1]!.trim()
      negative = true
    } else if (MINUS.test(rest)) {
      rest = rest.replace(MINUS, '')
      negative = true
    } else if (MINUS_AFTER.test(rest)) {
      rest = rest.replace(MINUS_AFTER, '')
      negative = true
    }
    const unsigned = negative ? rest : rest.replace(PLUS, '')
    const bare = withoutCurrency(unsigned)
    if (bare !== unsigned) currency = true
    rest = bare
  }
  const percent = /(?<!\s)\s*[%٪]$/.exec(rest)
  if (percent) rest = rest.slice(0, percent.index)
  if (!FIGURE.test(rest) && !LONE_FRACTION.test(rest)) return null
  return { figure: rest, negative, percent: percent !== null, currency }
}

/** Neither a letter nor a sign of a currency. */
const BARE = /^[\d\s.,'’+\-−–()%]*$/

function withoutCurrency(text: string): string {
  if (BARE.test(text)) return text.trim()
  const before = /^([A-Z]{3})(?=[\s\d.,-])/.exec(text)
  if (before && CURRENCIES.has(before[1]!)) return text.slice(3).trim()
  const after = /(?<=[\s\d])([A-Z]{3})$/.exec(text)
  if (after && CURRENCIES.has(after[1]!)) return text.slice(0, -3).trim()
  const behind = may(BEGINS, text, 0) ? text.replace(MARK_BEFORE, '').trim() : text.trim()
  return may(ENDS, behind, behind.length - 1) && MARK_BEHIND.test(behind.slice(-LONGEST))
    ? behind.replace(MARK_BEHIND, '').trim()
    : behind
}

function signs(of: (mark: string) => readonly string[]): Uint8Array {
  const found = new Uint8Array(ASCII)
  for (const sign of ['$', ...Object.keys(CURRENCY_MARKS).flatMap(of)])
    if (sign.charCodeAt(0) < ASCII) found[sign.charCodeAt(0)] = 1
  return found
}

/** Whether a mark may begin or end with the sign at a place; beyond ASCII any may. */
function may(known: Uint8Array, text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= ASCII || known[code] === 1
}

/**
 * Which decimal sign a list of texts speaks for, all of them together: `1.234,5` and `12,50` say
 * comma, `1,234,567` says dot. One sign with three digits behind it says little, and counts as
 * grouping only beside plain figures under a thousand.
 *
 * @returns null when nothing speaks for either
 */
export function decimalSignOf(texts: Iterable<string>): DecimalSign | null {
  const votes = { '.': 0, ',': 0 }
  const unclear = { '.': 0, ',': 0 }
  let small = 0
  let large = 0
  for (const text of texts) {
    const figure = figureOf(text)?.figure
    if (figure === undefined) continue
    const vote = voteOf(figure)
    if (vote) votes[vote]++
    else if (figure.includes('.')) unclear['.']++
    else if (figure.includes(',')) unclear[',']++
    else if (/^\d{1,3}$/.test(figure)) small++
    else if (/^\d{4,}$/.test(figure)) large++
  }
  if (votes['.'] !== votes[',']) return votes['.'] > votes[','] ? '.' : ','
  if (small > 0 && large === 0) {
    if (unclear['.'] > 0 && unclear[','] === 0) return ','
    if (unclear[','] > 0 && unclear['.'] === 0) return '.'
  }
  return null
}

function voteOf(figure: string): DecimalSign | null {
  const dot = figure.lastIndexOf('.')
  const comma = figure.lastIndexOf(',')
  if (dot < 0 && comma < 0) return null
  if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ','
  const sign = dot >= 0 ? '.' : ','
  const other = dot >= 0 ? ',' : '.'
  const first = figure.indexOf(sign)
  const last = Math.max(dot, comma)
  if (first !== last) return other
  const whole = figure.slice(0, first)
  const surelyFraction =
    figure.length - last - 1 !== 3 || whole === '' || whole === '0' || /\d{4,}/.test(whole)
  return surelyFraction || /[ '’\u00a0\u2009\u202f]/.test(whole) ? sign : null
}

/**
 * The number a text says. Percentages are fractions (`12.5 %` is 0.125), as spreadsheets hold
 * them. Codes with leading zeros, figures of more than 15 digits (a double would change them) and
 * groups that are no thousands are not numbers.
 */
export function readAmount(text: string, decimalSign: DecimalSign): number | null {
  const printed = figureOf(text)
  if (!printed) return null
  const { figure, negative, percent } = printed
  const at = figure.lastIndexOf(decimalSign)
  const whole = at < 0 ? figure : figure.slice(0, at)
  const fraction = at < 0 ? '' : figure.slice(at + 1)
  if (whole.includes(decimalSign) || /\D/.test(fraction)) return null
  if (/\D/.test(whole) && !GROUPED.test(whole) && !GROUPED_INDIAN.test(whole)) return null
  if (/^0\d/.test(whole)) return null
  const digits = whole.replace(/\D/g, '') + fraction
  if (digits.replace(/^0+/, '').length > 15) return null
  const value = Number(`${digits}e-${fraction.length + (percent ? 2 : 0)}`)
  return negative && value !== 0 ? -value : value
}

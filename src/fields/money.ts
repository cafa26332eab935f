import { type DecimalSign, figureOf, MOST_SIGNS } from './amount.ts'
import { currencyOf } from './currency.ts'
import { MISREAD_DIGITS } from './misread-digits.ts'

/** A sum, a price or a quantity as printed. */
export interface Money {
  readonly value: number
  /** Digits behind the decimal sign. */
  readonly decimals: number
  /** ISO 4217, null where none stands with it. */
  readonly currency: string | null
  readonly percent: boolean
  /** A sign, brackets, or CR / DR stood with it. */
  readonly signed: boolean
}

/** Digits that a number holds. */
const MOST_DIGITS = 15

/** Grouping: three digits a group, or two as in India, between like signs. */
const GROUPS = /^\d{1,3}(?:(['’., \u00a0\u2009\u202f])\d{3})(?:\1\d{3})*$/
const GROUPS_INDIAN = /^\d{1,2}(?:,\d{2})*,\d{3}$|^\d{1,2}(?:\.\d{2})+\.\d{3}$/

/**
 * Reads one figure in any of the printed forms; the last separator with other than three digits
 * behind it is the decimal sign whatever the rest of the document uses.
 *
 * @param sign the document's decimal sign: settles `1.234` and `1,234`
 * @returns null for anything but one figure
 */
export function readMoney(text: string, sign: DecimalSign | null): Money | null {
  if (PLAIN.test(text)) return plainMoney(text, sign)
  // A plus behind a figure says credit.
  const plus = /^[^+]*\d\s*\+$/.test(text)
  const bare = plus ? text.replace(/(?<!\s)\s*\+$/, '') : text
  const printed = figureOf(bare)
  if (!printed) return null
  const parts = partsOf(printed.figure, sign)
  if (!parts) return null
  const value = numberOf(parts)
  if (value === null) return null
  return {
    value: printed.negative && value !== 0 ? -value : value,
    decimals: parts.fraction.length,
    currency: currencyOf(bare),
    percent: printed.percent,
    signed: plus || printed.negative || /(?:^\D*\+|\b(?:CR|DR)\.?\s*$)/i.test(bare),
  }
}

/** Digits and the signs between them, a minus in front perhaps: what most figures are, and read with no more ado. */
const PLAIN = /^[-−–]?\d+(?:[.,'’]\d+)*$/

/** Is a text a figure with nothing around it but a minus in front? */
export const isPlain = (text: string): boolean => PLAIN.test(text)

function plainMoney(text: string, sign: DecimalSign | null): Money | null {
  const signed = !isDigit(text)
  const parts = text.length > MOST_SIGNS ? null : partsOf(signed ? text.slice(1) : text, sign)
  const value = parts && numberOf(parts)
  return value === null
    ? null
    : {
        value: signed && value !== 0 ? -value : value,
        decimals: parts!.fraction.length,
        currency: null,
        percent: false,
        signed,
      }
}

const isDigit = (text: string): boolean => {
  const code = text.charCodeAt(0)
  return code >= 48 && code <= 57
}

/** Null for more digits than a number holds. */
function numberOf({ whole, fraction }: { whole: string; fraction: string }): number | null {
  const digits = whole.replace(/\D/g, '') + fraction
  return digits.replace(/^0+/, '').length > MOST_DIGITS
    ? null
    : Number(`${digits}e-${fraction.length}`)
}

/** The same with letters that look like digits taken for digits; for recognised text only. */
export function readMisreadMoney(text: string, sign: DecimalSign | null): Money | null {
  if (!/\d/.test(text) || text.length > 20) return null
  // Currency letters in front are misread as well: `RH82.80`, `R50.00`.
  const bare = text.replace(/^[A-Z@]{1,2}\s?(?=\d+[.,]\d{2}$)/, '')
  if (bare !== text) return readMoney(bare, sign)
  const core = /^([^\dOQolI|ZS§B]*)(.*)/s.exec(text)!
  // Behind a digit or a sign between them no currency stands that digits follow: it is a 5.
  const repaired = core[2]!
    .replace(/(?<=[\d'’.,])\$(?=[\d.,]|$)/g, '5')
    .replace(/[OoQDlIi|ZzSs§Bg]/g, (letter) => MISREAD_DIGITS[letter]!)
  return repaired === core[2] ? null : readMoney(core[1]! + repaired, sign)
}

function partsOf(
  figure: string,
  sign: DecimalSign | null,
): { whole: string; fraction: string } | null {
  const at = Math.max(figure.lastIndexOf('.'), figure.lastIndexOf(','))
  if (at < 0) return isGrouped(figure) ? { whole: figure, fraction: '' } : null
  const whole = figure.slice(0, at)
  const fraction = figure.slice(at + 1)
  if (/\D/.test(fraction)) return isGrouped(figure) ? { whole: figure, fraction: '' } : null
  if (fraction.length === 3 && isGrouped(figure)) {
    const mark = figure[at]
    const other = mark === '.' ? ',' : '.'
    const decimal = whole.includes(other) || (mark === sign && !/[.,'’\s]/.test(whole))
    if (!decimal) return { whole: figure, fraction: '' }
  }
  return isGrouped(whole) || whole === '' ? { whole, fraction } : null
}

const isGrouped = (whole: string): boolean =>
  /^\d+$/.test(whole) || GROUPS.test(whole) || GROUPS_INDIAN.test(whole)

/**
 * A number as amounts are given: a dot, at least two decimals, no exponent.
 *
 * @param decimals as printed; further ones are kept
 */
export const decimalText = (value: number, decimals = 2): string => {
  const text = value.toFixed(Math.min(6, Math.max(2, decimals)))
  return /^-0\.0+$/.test(text) ? text.slice(1) : text
}

/** Hundredths, as whole numbers: sums compare without rounding errors. */
export const cents = (value: number): number => Math.round(value * 100)

/** A day and a month without a year, where they are no sum: `12.03`; with a second point they are one. */
const DAY_AND_MONTH = /^(?:0?[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])$/
const SURE_DAY = /^\d{1,2}\.\d{2}\.$/

const HOLDS_SIGN = /[.,]\d/

/** Money has no three decimals: what parts them is a sign between thousands. */
const GROUPED_SUM = /^(\p{Sc}\s?)?[1-9]\d{0,2}([.,])\d{3}$/u
/** So many of them without a currency say so, too. */
const GROUPED_SUMS = 6

/**
 * The decimal sign most figures with two decimals were written with; thousands say which it is not: behind a
 * currency's sign, or many of them where there are no others. Then what may be a day counts.
 *
 * @returns null when there are none, or as many of each
 */
export function decimalSignIn(texts: Iterable<string>): DecimalSign | null {
  let balance = 0
  let days = 0
  let grouped = 0
  let plain = 0
  for (const text of texts) {
    if (!HOLDS_SIGN.test(text)) continue
    const group = GROUPED_SUM.exec(text)
    if (group) {
      const vote = group[2] === ',' ? 1 : -1
      if (group[1]) grouped += vote
      else plain += vote
    }
    if (SURE_DAY.test(text)) continue
    const match =
      /(?<![\d.,])\d{1,3}(?:[.,'’ \u00a0]?\d{3}){0,6}([.,])\d{2}(?![\d.,]{0,30}\d)/.exec(text)
    if (!match) continue
    if (DAY_AND_MONTH.test(text)) days++
    else balance += match[1] === '.' ? 1 : -1
  }
  if (balance === 0 && Math.abs(plain) >= GROUPED_SUMS) grouped += plain
  if (balance === 0 && days > 0 && Math.abs(grouped) < GROUPED_SUMS) return '.'
  const votes = balance + grouped || balance
  return votes === 0 ? null : votes > 0 ? '.' : ','
}

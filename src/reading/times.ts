import { cents } from '../fields/money.ts'

/** `2 x 1.50`: a quantity and the price of one. */
export interface Times {
  readonly quantity: number
  readonly price: number
  /** Place of the printed text within its row. */
  readonly start: number
  readonly end: number
}

/** What things are counted or weighed in. */
const UNIT =
  '(?:(?:kgs?|g|[l1]bs?|oz|l|lt|ltr|lit(?:re|er)s?|gal|pcs?|ea|each|stk|st(?:ü|u)ck|st|uds?|un|pz|szt|kpl|ks|m|db|ad(?:et)?|buc|tk|vnt|gab|kom|бр|шт|τεμ)\\.?)'
/** Between a count and a price; Greek and Cyrillic letters are read for the first one. */
const SIGN = '[x×@*χх]'
const COUNT = '(\\d{1,4}(?:[.,]\\d{1,3})?)'
const CURRENCY =
  '(?:\\p{Sc}|(?<!\\p{L})(?:RM|kr|zł|Ft|Kč|lei|TL|EUR|CHF|PLN|RON|CZK|HUF|SEK|NOK|DKK|TRY|US\\$|R(?=\\s?\\d)))?'
/** A price, and of what: `1.99/kg`. */
const PRICE = `${CURRENCY}\\s{0,4}(\\d{1,3}(?:[.,]\\d{3})+[.,]\\d{2}|\\d{1,6}[.,]\\d{2,3})(?!\\d)`
const PER = `(?:\\s{0,4}${CURRENCY}\\s{0,4}/\\s{0,4}${UNIT}(?!\\p{L}))`
const PRINTED = new RegExp(
  `${COUNT}\\s{0,4}${UNIT}?\\s{0,4}(?:${SIGN}|at(?:\\s1\\sfor)?\\s|[aàáå]\\s)\\s{0,4}(?:à\\s{0,4})?${PRICE}${PER}?|${COUNT}\\s{0,4}${UNIT}\\s{1,4}${PRICE}${PER}`,
  'iu',
)
/** A row that begins with a count and ends with figures, little of anything else about them. */
const MISREAD = [
  /^(\d{1,3})[^\d\s]?\s?\D{0,4}?([\d.,:;]{2,8})\D{0,2}$/u,
  // The sign between them is lost, and so is the gap.
  /^(\d)(\d{1,4}[.,:;]\d{2})\D{0,2}$/u,
]

/** The price first: `14.90 x 2 =`. */
const PRICE_FIRST = new RegExp(
  `(?<![\\d.,])${CURRENCY}\\s{0,4}(\\d{1,6}[.,]\\d{2})\\s{0,4}${SIGN}\\s{0,4}(\\d{1,3})(?![\\d.,])`,
  'iu',
)

/** What every one of them has: a price, and a sign or a word between it and its count. */
const HAS_PRICE = /\d[.,]\d{2}/
const HAS_SIGN = /[x×@*/χх]|(?:at|[aàáå])\s/iu

export function timesIn(text: string): Times | null {
  if (!HAS_PRICE.test(text) || !HAS_SIGN.test(text)) return null
  const match = PRINTED.exec(text)
  if (match) return timesOf(match, factor(match[1] ?? match[3]!), factor(match[2] ?? match[4]!))
  const turned = PRICE_FIRST.exec(text)
  return turned ? timesOf(turned, factor(turned[2]!), factor(turned[1]!)) : null
}

/**
 * What a misread row says if it is the quantity of an item: its count and its digits, wherever
 * their point may be, must multiply to the amount.
 */
export function misreadTimes(text: string, amount: number): Times | null {
  const own = text.trim()
  for (const pattern of MISREAD) {
    const match = pattern.exec(own)
    if (!match) continue
    const quantity = Number(match[1])
    const price = Number(match[2]!.replace(/\D/g, '')) / 100
    const times = timesOf(match, quantity, price)
    if (quantity > 1 && price > 0 && comesTo(times, amount)) return times
  }
  return null
}

/** Do quantity and price make the amount, to the cent? */
export const comesTo = ({ quantity, price }: Times, amount: number): boolean =>
  Math.abs(cents(quantity * price) - cents(amount)) <= 1

/** The row's text without it. */
export const withoutTimes = (text: string): string =>
  text.replace(PRINTED.test(text) ? PRINTED : PRICE_FIRST, ' ').trim()

const timesOf = (match: RegExpExecArray, quantity: number, price: number): Times => ({
  quantity,
  price,
  start: match.index,
  end: match.index + match[0].length,
})

/** The last sign is the point of the decimals, others part thousands. */
const factor = (text: string): number =>
  Number(text.replace(/[.,](?=.*[.,])/g, '').replace(',', '.'))

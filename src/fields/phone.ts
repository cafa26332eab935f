import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js'

/** A phone number as printed, and as the network dials it. */
export interface Phone {
  readonly number: string
  /** `+` and digits; null where the country is unknown or the number not possible there. */
  readonly e164: string | null
  readonly start: number
  readonly end: number
}

/** As many digits as the shortest numbers of any country have. */
const FIGURES = /(?:\p{Nd}\P{Nd}*){4}/u

/** Seven to fifteen digits in groups; what a date, a price or a long identifier is not. */
const SHAPE =
  /(?<![\p{L}\d.,/:#-])(?:\+|\()?\+?\d(?:[\s.()/\u00b7\u2010-\u2015-]{0,3}\d){6,14}(?![\p{L}\d%€$£])/gu
const DATE = /^(?:\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})$/

const SUMS = /^\d{4,8}[.,]\d{2}$|^\d{1,4}[.,]\d{2}\s+\d{1,4}[.,]\d{2}(?:\s|$)/

/** Postal codes of Portugal and Brazil; numbers are not grouped like that unless they begin with 0. */
const POSTAL_CODE = /^[1-9]\d{3,4}-\d{3}$/

/** A date, a sum, several sums, or a postal code. */
const isOther = (printed: string): boolean =>
  DATE.test(printed) || SUMS.test(printed) || POSTAL_CODE.test(printed)

/** What parts two whole numbers in a line: `020 7946 0018 - 07700 900018`. */
const BETWEEN =
  /(?<=\d(?:[\s.()/-]?\d){7,12})\s[/\u00b7\u2010-\u2015-](?=\s[+(]{0,2}\d(?:[\s.()/-]{0,2}\d){7,})/gu

/**
 * Phone numbers in a text. Numbers of plans that the library does not know are still numbers as
 * printed, without `e164`.
 *
 * @param country where numbers without a country code are dialled, ISO 3166; null when unknown
 */
export function phonesIn(printed: string, country: string | null): Phone[] {
  if (!FIGURES.test(printed)) return []
  const text = printed.replace(BETWEEN, ' |')
  const dialled = text.replace(/\(\s*0\s*\)/g, (match) => ' '.repeat(match.length))
  const numbers = findPhoneNumbersInText(
    dialled,
    country ? { defaultCountry: country as CountryCode } : {},
  )
  const found: Phone[] = numbers
    .map(({ startsAt, endsAt, number }) => ({
      number: text.slice(startsAt, endsAt).trim(),
      e164: number.number,
      start: startsAt,
      end: endsAt,
    }))
    .filter((phone) => !isOther(phone.number))
  for (const match of text.matchAll(SHAPE)) {
    const start = match.index
    const end = start + match[0].length
    const own = match[0].trim()
    if (isOther(own)) continue
    const known = found.findIndex((phone) => phone.start < end && phone.end > start)
    // A number with its country code is more than the part of it that the library knows.
    const wider = known >= 0 && own.startsWith('+') && start < found[known]!.start
    if (known >= 0 && !wider) continue
    if (wider) found.splice(known, 1)
    found.push({ number: own, e164: international(own), start, end })
  }
  return found.sort((a, b) => a.start - b.start)
}

/** A number that carries its country code dials without a country. */
function international(printed: string): string | null {
  const digits = printed.replace(/\(\s*0\s*\)/g, '').replace(/[^\d+]/g, '')
  return /^\+\d{8,15}$/.test(digits) ? digits : null
}

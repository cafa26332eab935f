const CODES = new Set(Intl.supportedValuesOf('currency'))

/** A code by itself, in brackets perhaps: `CHF`, `(EUR)`. */
export const isCurrencyCode = (word: string): boolean =>
  CODES.has(/^\(?([A-Z]{3})\)?[.,:]?$/.exec(word)?.[1] ?? '')

/** Signs that stand for one currency. Longer ones first: `S$` is no `$`. */
const SIGNS: readonly (readonly [sign: string, code: string])[] = [
  ['US$', 'USD'],
  ['CA$', 'CAD'],
  ['AU$', 'AUD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['C$', 'CAD'],
  ['A$', 'AUD'],
  ['S$', 'SGD'],
  ['R$', 'BRL'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['¥', 'JPY'],
  ['₩', 'KRW'],
  ['₺', 'TRY'],
  ['₽', 'RUB'],
  ['₪', 'ILS'],
  ['₫', 'VND'],
  ['฿', 'THB'],
  ['₱', 'PHP'],
  ['₦', 'NGN'],
  ['₴', 'UAH'],
  ['zł', 'PLN'],
  ['zl', 'PLN'],
  ['Kč', 'CZK'],
  ['Kc', 'CZK'],
  ['Ké', 'CZK'],
  ['Ft', 'HUF'],
  ['Rs', 'INR'],
  ['RM', 'MYR'],
  ['Rp', 'IDR'],
  ['SFr', 'CHF'],
  ['Fr', 'CHF'],
  ['RMB', 'CNY'],
  ['$', 'USD'],
]

/** A currency's own words, as sums are labelled or written out with. */
const WORDS: Readonly<Record<string, string>> = {
  euro: 'EUR',
  euros: 'EUR',
  pounds: 'GBP',
  dollars: 'USD',
  ringgit: 'MYR',
  rupees: 'INR',
  franken: 'CHF',
  reais: 'BRL',
  złoty: 'PLN',
  złote: 'PLN',
  złotych: 'PLN',
}

/** A company's form that has a code's letters, as recognition may leave it. */
const COMPANY = /(?<!\p{L})S[DO0B][NHM]\.?\s*BHD/iu

/**
 * The currency a figure's surroundings name: an ISO 4217 code, a sign or a word.
 *
 * @param text a short text: what stands before or behind a figure, or a column's head
 * @returns ISO 4217 code, null when none is named
 */
export function currencyOf(text: string): string | null {
  for (const [, code] of text.matchAll(/(?<![\p{L}\d])([A-Z]{3})(?![\p{L}])/gu))
    if (CODES.has(code!) && !COMPANY.test(text)) return code!
  for (const [sign, code] of SIGNS) {
    const at = text.indexOf(sign)
    if (at < 0) continue
    if (!/^\p{L}/u.test(sign)) return code
    const before = /(?<![\p{L}\d])[\p{L}\d]*$/u.exec(text.slice(0, at))![0]
    const after = text[at + sign.length] ?? ' '
    if (!/\p{L}/u.test(before) && !/\p{L}/u.test(after)) return code
  }
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    const code = WORDS[word]
    if (code) return code
  }
  return null
}

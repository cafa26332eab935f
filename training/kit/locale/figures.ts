/** How a document prints its figures. */
export interface Figures {
  group: string
  decimal: string
  /** Groups of two digits before the last three: 1,23,456. */
  lakh: boolean
  /** Digits behind the sign of decimals, of amounts of money. */
  decimals: number
}

/** Figures that look like a sample such as '1.234,50', '1 234' or '1,23,456.50'. */
export function figuresLike(sample: string): Figures {
  const lakh = /\d,\d\d,\d{3}/.test(sample)
  const decimals = sample.match(/[.,](\d\d)$/)
  const whole = decimals ? sample.slice(0, decimals.index) : sample
  return {
    group: whole.match(/\D/)?.[0] ?? '',
    decimal: decimals ? decimals[0][0]! : ',',
    lakh,
    decimals: decimals ? 2 : 0,
  }
}

/**
 * A number of `scale` decimal digits given as a whole number: 123450 at scale 2 is 1234.50.
 * Prints `decimals` of them; digits behind are cut where they are zero, and kept where not.
 */
export function printScaled(
  value: number,
  scale: number,
  figures: Figures,
  decimals: number,
): string {
  const digits = String(Math.abs(value)).padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  let rest = scale ? digits.slice(-scale) : ''
  while (rest.length > decimals && rest.endsWith('0')) rest = rest.slice(0, -1)
  rest = rest.padEnd(decimals, '0')
  const grouped = figures.lakh
    ? whole.replace(/(\d)(?=(\d\d)+\d$)/g, `$1${figures.group}`)
    : whole.replace(/\B(?=(\d{3})+$)/g, figures.group)
  return (value < 0 ? '-' : '') + grouped + (rest ? figures.decimal + rest : '')
}

/** An amount of cents as the document prints money, without currency. */
export function printMoney(cents: number, figures: Figures): string {
  return printScaled(cents, 2, figures, figures.decimals)
}

/** An amount of cents as a decimal string: '1234.50'. */
export function decimalOf(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** What papers print for a currency, the code itself included. */
export const CURRENCY_SIGNS: Readonly<Record<string, readonly string[]>> = {
  EUR: ['€', 'EUR', '€', 'Euro'],
  GBP: ['£', '£', 'GBP'],
  USD: ['$', '$', 'USD', 'US$'],
  CAD: ['$', 'CAD', 'C$'],
  AUD: ['$', '$', 'AUD', 'A$'],
  NZD: ['$', 'NZD', 'NZ$'],
  CHF: ['CHF', 'CHF', 'Fr.', 'SFr.'],
  PLN: ['zł', 'PLN'],
  CZK: ['Kč', 'CZK'],
  SEK: ['kr', 'SEK', ':-'],
  DKK: ['kr.', 'DKK', 'kr'],
  NOK: ['kr', 'NOK'],
  HUF: ['Ft', 'HUF'],
  RON: ['lei', 'RON', 'Lei'],
  TRY: ['TL', '₺', 'TRY'],
  INR: ['₹', 'Rs.', 'INR', 'Rs'],
  SGD: ['S$', '$', 'SGD'],
  MYR: ['RM', 'RM', 'MYR'],
  ZAR: ['R', 'R', 'ZAR'],
}

import { emailsIn, urlsIn } from '../../fields/contact.ts'
import { currencyOf } from '../../fields/currency.ts'
import { ibanLikeIn } from '../../fields/iban.ts'
import { vatIdsIn } from '../../fields/tax-id.ts'
import type { DocumentText } from './document-text.ts'
import { isSum, rowFigures } from './figures.ts'

/** What currencies are paid in where, for documents that name a country but no currency. */
const CURRENCY_OF: Readonly<Record<string, string>> = {
  AT: 'EUR',
  AU: 'AUD',
  BE: 'EUR',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CZ: 'CZK',
  DE: 'EUR',
  DK: 'DKK',
  ES: 'EUR',
  FI: 'EUR',
  FR: 'EUR',
  GB: 'GBP',
  IE: 'EUR',
  IN: 'INR',
  IT: 'EUR',
  LU: 'EUR',
  MY: 'MYR',
  NL: 'EUR',
  NO: 'NOK',
  NZ: 'NZD',
  PL: 'PLN',
  PT: 'EUR',
  SE: 'SEK',
  SG: 'SGD',
  US: 'USD',
  ZA: 'ZAR',
}
/** Words of a country's registers and addresses. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bS[DO][NH]\.?\s+BHD\b|\bSELANGOR\b|\bKUALA LUMPUR\b|\bJOHOR\b|\bMALAYSIA\b/i, 'MY'],
  [/\bABN\b|\bAUSTRALIA\b/i, 'AU'],
  [/\bGSTIN\b|\bINDIA\b/i, 'IN'],
  [/\bSINGAPORE\b|\bPTE\.? LTD\b/i, 'SG'],
  [/\bNEW ZEALAND\b|\bNZ\b/i, 'NZ'],
  [/\bCANADA\b|\bHST\b|\bQST\b|\bTVQ\b/i, 'CA'],
  [/\(PTY\)|\bSOUTH AFRICA\b/i, 'ZA'],
  [/\bKvK\b/, 'NL'],
  [/\bSIRET\b|\bSIREN\b/, 'FR'],
  [/\bNIP\b|\bREGON\b/, 'PL'],
  [/\bNIPC\b|\bATCUD\b|\bPORTUGAL\b/i, 'PT'],
  [/\bCNPJ\b|\bBRASIL\b/i, 'BR'],
  [/\bbankgiro\b|\bplusgiro\b|\bmomsreg\b|\bF-skatt\b|\bswish\b|\bkontokort\b/i, 'SE'],
  [/\bCVR\b|\bdankort\b/i, 'DK'],
  [/\bMVA\b|\borganisasjonsnummer\b|\bbankaxept\b/i, 'NO'],
  [/\bY-tunnus\b|\bALV\b/, 'FI'],
  [/(?<!\p{L})(?:DI[ČC]|I[ČC]O)(?=[:\s])/u, 'CZ'],
]
const CA_CODE = /(?<![\p{L}\d])[A-Z]\d[A-Z] \d[A-Z]\d(?![\p{L}\d])/u
const US_TOWN = /(?<!\p{L})[A-Z]{2}[\s,.]+\d{5}(?:-\d{4})?(?!\d)/u
const UK_CODE = /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/u

/** The country a document seems to come from, ISO 3166; null where nothing tells. */
export function countryOf(document: DocumentText): string | null {
  const votes = new Map<string, number>()
  const vote = (country: string | undefined, weight: number) => {
    if (country) votes.set(country, (votes.get(country) ?? 0) + weight)
  }
  for (const { text } of document.rows) {
    const [vat] = vatIdsIn(text)
    if (vat) vote(vat.value.startsWith('CHE') ? 'CH' : vat.value.slice(0, 2).replace('EL', 'GR'), 3)
    vote(ibanLikeIn(text)?.slice(0, 2), 3)
    for (const address of [...emailsIn(text), ...urlsIn(text)]) {
      const top = /\.([a-z]{2})(?:\/|$)/i.exec(address)?.[1]?.toUpperCase()
      if (top && top !== 'CO' && top !== 'IO' && top !== 'AI' && top !== 'ME')
        vote(top === 'UK' ? 'GB' : top, 1)
    }
    for (const [word, country] of WORDS) if (word.test(text)) vote(country, 2)
    if (US_TOWN.test(text)) vote('US', 1)
    if (UK_CODE.test(text)) vote('GB', 1)
    if (CA_CODE.test(text)) vote('CA', 1)
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

/** What its sums carry, else what its texts name; null where nothing is printed. */
export function printedCurrency(document: DocumentText): string | null {
  const votes = new Map<string, number>()
  const vote = (code: string, weight: number) => votes.set(code, (votes.get(code) ?? 0) + weight)
  for (const row of document.rows) {
    const figures = rowFigures(row, document)
    for (const figure of figures)
      if (figure.currency && isSum(figure)) vote(figure.currency, figure.decimals === 2 ? 2 : 1)
    // A sign in a column of its own is none of a sum: `Total    €    10.30`.
    const apart = figures.every((figure) => figure.currency === null)
    const named = row.text.length < 80 ? (apart ? currencyOf : currencyNamed)(row.text) : null
    if (named) vote(named, 1.5)
  }
  // A bare dollar is the one that a code names.
  const dollar = [...votes.keys()].find(
    (code) => code !== 'USD' && /^(?:AU|CA|HK|NZ|SG)D$/.test(code),
  )
  if (dollar && !/\bUSD\b|US\$/.test(allText(document))) {
    vote(dollar, votes.get('USD') ?? 0)
    votes.delete('USD')
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1])
  if (best?.[0] !== 'USD' || /\bUSD\b|US\$/.test(allText(document))) return best?.[0] ?? null
  // A dollar is the country's own where it has one.
  const country = countryOf(document)
  const local = country ? CURRENCY_OF[country] : undefined
  return local?.endsWith('D') ? local : 'USD'
}

/** Codes that words and other codes look like: these count beside a figure alone. */
const WORDLIKE =
  /(?<![\d.,]\s?)(?<!\p{L})(?:ALL|ANG|BAM|CUP|GEL|LAK|MAD|MOP|PEN|SHP|SOS|STD|TOP|TRY|WST)(?!\p{L})(?!\s?\d)/gu

/** The currency a text names, apart from the signs of its sums. */
const currencyNamed = (text: string): string | null =>
  currencyOf(text.replace(/[$€£]\s?[\d.,]+|(?<![\d.,])[\d.,]+\s?[$€£]/g, '').replace(WORDLIKE, ''))

const allText = (document: DocumentText): string => document.rows.map((row) => row.text).join('\n')

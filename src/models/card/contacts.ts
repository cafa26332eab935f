import { unionOf } from '../../document/box.ts'
import { isCountry, readTown } from '../../fields/address.ts'
import { emailsIn, urlsIn } from '../../fields/contact.ts'
import { foldedPhrase, type LabelName, PHRASES } from '../../fields/lexicon.ts'
import { type Phone, phonesIn } from '../../fields/phone.ts'
import type { DocumentText, Piece, Row } from '../paper/document-text.ts'
import { type Found, foundIn } from '../paper/found.ts'

export type PhoneType = 'phone' | 'mobile' | 'fax'

export interface CardPhone {
  readonly type: PhoneType
  readonly number: string
  readonly e164: string | null
  readonly found: Found
}

export interface Contacts {
  readonly phones: readonly CardPhone[]
  readonly emails: readonly Found[]
  readonly websites: readonly Found[]
  readonly social: readonly Found[]
  /** Pieces that hold any of them. */
  readonly pieces: ReadonlySet<Piece>
}

const SOCIAL =
  /(?:linkedin\.com|twitter\.com|x\.com|facebook\.com|instagram\.com|xing\.com|github\.com)\/\S+/i

/** What recognition makes of the sign in an address. */
const AT = /(?<=[\p{L}\d])\s?[©®]\s?(?=[\p{L}\d])/gu

/** No address of mail has an exclamation mark: it was an l. */
const MISREAD_L = /(?<=[\p{L}\d._-])!(?=[\p{L}\d._-]*@)/gu

/** Every way to reach someone that a card prints. */
export function contactsOf(document: DocumentText, country: string | null): Contacts {
  const pieces = new Set<Piece>()
  const phones: CardPhone[] = []
  const emails: Found[] = []
  const websites: Found[] = []
  const social: Found[] = []
  const all = document.rows.flatMap((row) => joinedNumbers(row).map((piece) => ({ row, piece })))
  const domains = all
    .flatMap(({ piece }) => urlsIn(dotted(piece.text)))
    .map(domainOf)
    // A longer one that only ends like another is an e-mail address with its sign misread.
    .filter(
      (own, _, all) =>
        !all.some((other) => other !== own && own.endsWith(other) && !own.endsWith(`.${other}`)),
    )
  const mailed = all
    .flatMap(({ piece }) => emailsIn(piece.text))
    .map((email) => email.slice(email.indexOf('@') + 1))
  const bearers = bearersIn(document)
  for (const { row, piece } of all) {
    const text = row.recognised
      ? withDigits(pointed(withSign(mended(piece.text, domains), bearers), mailed), country)
      : piece.text
    const own = emailsIn(text)
    for (const email of own) emails.push(foundIn(email, piece.words, row.page, null))
    for (const url of urlsIn(text)) {
      const list = SOCIAL.test(url) ? social : websites
      list.push({ ...foundIn(url, piece.words, row.page, null), text: url })
      pieces.add(piece)
    }
    if (own.length > 0) pieces.add(piece)
    const before = neighbourText(row, piece)
    for (const phone of phonesIn(text, country)) {
      if (phone.number.replace(/\D/g, '').length < 7 || isCode(text, phone)) continue
      phones.push(cardPhone(phone, text, before, piece, row))
      pieces.add(piece)
    }
    if (pieces.has(piece))
      for (const part of row.pieces) if (piece.words.includes(part.words[0]!)) pieces.add(part)
  }
  return {
    phones: unique(phones, (phone) => phone.number.replace(/\D/g, '')),
    emails: unique(emails, (e) => e.value),
    websites: unique(websites, (w) => domainOf(w.value)),
    social,
    pieces,
  }
}

/** A sign that was read as a letter, and what stands behind it. */
const SIGN_AND_DOMAIN = /^[eoqQ0a](?=[\p{L}\d-]{4,63}\.\p{L}{2,})/iu

/** Texts of two or three words, as names are: each word folded. */
const bearersIn = (document: DocumentText): string[][] =>
  document.rows
    .flatMap((row) => row.pieces.map((piece) => piece.text.split(/\s+/)))
    .filter((words) => words.length === 2 || words.length === 3)
    .filter((words) => words.every((word) => /^\p{Lu}[\p{L}'’-]+$/u.test(word)))
    .map((words) => words.map(foldedPhrase))

/**
 * An e-mail address that begins with a name on the card: its sign read as a letter, or the line
 * between first and last name as a gap.
 */
function withSign(text: string, bearers: readonly string[][]): string {
  for (const words of bearers) {
    if (text.toLowerCase().startsWith(`${words.join(' ')}@`)) return text.replace(' ', '_')
    const at = text.includes('@') ? 0 : endOfName(text, words)
    if (at > 0 && SIGN_AND_DOMAIN.test(text.slice(at)))
      return `${text.slice(0, at)}@${text.slice(at + 1)}`
  }
  return text
}

/** Where a name ends that a text begins with, a point or line between its words; 0 for another text. */
function endOfName(text: string, words: readonly string[]): number {
  const folded = text.toLowerCase()
  let at = 0
  for (const [i, word] of words.entries()) {
    if (i > 0 && /^[._-]/.test(folded.slice(at))) at++
    if (!folded.startsWith(word, at)) return 0
    at += word.length
  }
  return at
}

/** Pieces of a row, a number that a wide gap cut in two being one again. */
function joinedNumbers(row: Row): Piece[] {
  const joined: Piece[] = []
  for (const piece of row.pieces) {
    const before = joined.at(-1)
    const begun =
      /\+?\d[\d\s().-]{0,40}$/.exec(before?.text ?? '')?.[0].replace(/\D/g, '').length ?? 0
    if (before && begun > 0 && begun < 7 && /^[\d(][\d\s().-]{3,}/.test(piece.text))
      joined[joined.length - 1] = {
        words: [...before.words, ...piece.words],
        text: `${before.text} ${piece.text}`,
        box: unionOf([before.box, piece.box]),
        labels: before.labels,
      }
    else joined.push(piece)
  }
  return joined
}

const unique = <T>(list: readonly T[], keyOf: (item: T) => string): T[] =>
  list.filter((item, i) => list.findIndex((other) => keyOf(other) === keyOf(item)) === i)

export const domainOf = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/.*/, '')

/** The first and the last point of a web address may be read as gaps. */
const dotted = (text: string): string =>
  text
    .replace(/\bwww\s+(?=[\p{L}\d-]+\.[a-z]{2,})/iu, 'www.')
    .replace(/\b(www\.[\p{L}\d-]+)\s+([a-z]{2,3})$/iu, '$1.$2')

/** `wwwexamplecom`: the points are those of the e-mail address's domain. */
const pointed = (text: string, domains: readonly string[]): string => {
  const domain = domains.find((own) => foldedPhrase(text) === `www${foldedPhrase(own)}`)
  return domain ? `www.${domain}` : text
}

/** An e-mail address with its sign and first letter as they must have been. */
function mended(printed: string, domains: readonly string[]): string {
  let text = dotted(printed)
    .replace(AT, '@')
    .replace(MISREAD_L, 'l')
    .replace(/(^|\s)[|[]\s?([._-])\s?(?=[\p{L}\d._-]+@)/gu, '$1l$2')
  text = text.replace(/(^|\s)[|[](?=[\p{L}\d._-]+@)/gu, '$1l')
  for (const domain of domains) {
    // `name E example.com`: the sign with gaps around it.
    const apart = text.toLowerCase().indexOf(` ${domain}`)
    const local = /^([\p{L}\d._-]{3,}) \S{1,2}$/u.exec(text.slice(0, Math.max(0, apart)))
    if (local && !text.includes('@')) text = `${local[1]}@${text.slice(apart + 1)}`
    // `nameQexample.com`: the printed website tells where the sign was.
    const at = text.toLowerCase().indexOf(domain)
    const before = text[at - 1]
    if (
      at > 2 &&
      before !== undefined &&
      /[\p{L}\d©®&]/u.test(before) &&
      /[\p{L}\d]/u.test(text[at - 2]!) &&
      !text.includes('@')
    )
      text = `${text.slice(0, at - 1)}@${text.slice(at)}`
  }
  return text
}

/** Groups of a number in which letters were taken for digits: `s55`, `o118`. */
const MISREAD_GROUP =
  /(?<![\p{L}\d])(?=[\dsSoO-]{0,9}\d)(?=[\d-]{0,9}[sSoO])[\dsSoO]{2,4}(?:-[\dsSoO]{2,4})?(?![\p{L}\d])/gu

/** The digits of a number that is none as it was read, and one with them. */
function withDigits(text: string, country: string | null): string {
  const digits = text.replace(MISREAD_GROUP, (group) =>
    group.replace(/[sS]/g, '5').replace(/[oO]/g, '0'),
  )
  const of = (own: string) => phonesIn(own, country)
  if (digits === text || of(digits).length <= of(text).length) return text
  return /[+(]\d|\d{3}/.test(text) ? digits : text
}

/** A number inside of an address or behind a register's name is no phone number. */
const isCode = (text: string, phone: Phone): boolean =>
  /(?<!\p{L})(?:IBAN|VAT|HRB|Nr|No|Lic|Licence|License|Reg|NIF|CIF|KvK|ABN|NPI)\.?:?\s*$/iu.test(
    text.slice(0, phone.start),
  ) ||
  /@/.test(text.slice(phone.start, phone.end)) ||
  isPostal(text, phone) ||
  isBeforeCountry(text, phone)

/** A postal code of two groups in a line that ends in its country: `Osaka 550-0013, Japan`. */
const isBeforeCountry = (text: string, { number, start, end }: Phone): boolean =>
  /^\d{3}-\d{4}$/.test(number) &&
  /\p{L}{2}[\s,]*$/u.test(text.slice(0, start)) &&
  isCountry(text.slice(end).replace(/^[\s,]+/, ''))

/** A postal code with the number of the house before it, or by itself. */
function isPostal(text: string, { number, start }: Phone): boolean {
  const code = readTown(text)?.postalCode
  if (!code || number.startsWith('+') || typeBefore(text.slice(0, start))) return false
  return number.replace(/\D/g, '').includes(code.replace(/\D/g, ''))
}

function cardPhone(phone: Phone, text: string, before: string, piece: Piece, row: Row): CardPhone {
  const type =
    typeBefore(text.slice(0, phone.start)) ??
    (phone.start < 3 ? typeBefore(before) : null) ??
    typeAfter(text.slice(phone.end)) ??
    'phone'
  const found = { ...foundIn(phone.number, piece.words, row.page, null), text: phone.number }
  return { type, number: phone.number, e164: phone.e164, found }
}

const TYPES: readonly PhoneType[] = ['fax', 'mobile', 'phone']

function typeOf(word: string): PhoneType | null {
  const names: readonly LabelName[] = PHRASES.get(foldedPhrase(word)) ?? []
  return TYPES.find((type) => names.includes(type)) ?? null
}

/** The label right before a number: its last word, or the last two. */
function typeBefore(text: string): PhoneType | null {
  const words = text
    .trim()
    .split(/[\s/|]+/)
    .filter((word) => /\p{L}/u.test(word))
  return typeOf(words.slice(-2).join(' ')) ?? typeOf(words.at(-1) ?? '')
}

/** `020 7946 0018 (mobile)` */
function typeAfter(text: string): PhoneType | null {
  const match = /^\s*\(?(\p{L}+)\)?\s*$/u.exec(text)
  return match ? typeOf(match[1]!) : null
}

/** The piece left of a number that stands alone. */
function neighbourText(row: Row, piece: Piece): string {
  const at = row.pieces.findIndex((other) => other.words[0] === piece.words[0])
  return row.pieces[at - 1]?.text ?? ''
}

import { emailsIn } from '../../fields/contact.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import { type Found, foundIn } from '../../reading/found.ts'
import { type PhoneType, phonesOf } from './numbers.ts'
import { domainOf, hostsIn } from './web-addresses.ts'

export interface CardPhone {
  readonly type: PhoneType
  readonly number: string
  readonly e164: string | null
  /** A word says what it is for. */
  readonly labelled: boolean
  readonly found: Found
}

export interface Contacts {
  readonly phones: readonly CardPhone[]
  readonly emails: readonly Found[]
  readonly websites: readonly Found[]
  readonly social: readonly Found[]
}

const SOCIAL =
  /(?:linkedin\.com|twitter\.com|x\.com|facebook\.com|instagram\.com|xing\.com|github\.com)\/\S+/i

/** Every way to reach someone that a card prints. */
export function contactsOf(document: DocumentText, country: string | null): Contacts {
  const emails: Found[] = []
  const websites: Found[] = []
  const social: Found[] = []
  const all = document.rows.flatMap((row) => row.pieces.map((piece) => ({ row, piece })))
  const mailed = all.flatMap(({ piece }) => emailsIn(piece.text)).map((own) => own.split('@')[1]!)
  for (const { row, piece } of all) {
    for (const email of emailsIn(piece.text))
      emails.push(foundIn(email, piece.words, row.page, null))
    for (const url of hostsIn(piece.text, mailed)) {
      const list = SOCIAL.test(url) ? social : websites
      list.push({ ...foundIn(url, piece.words, row.page, null), text: url })
    }
  }
  const phones = document.rows.flatMap((row) =>
    phonesOf(row, country).map(({ type, labelled, number, e164, words }): CardPhone => {
      const found = { ...foundIn(number, words, row.page, null), text: number }
      return { type, number, e164, labelled, found }
    }),
  )
  return {
    // One number may be for calls and for fax.
    phones: unique(
      withoutShort(phones),
      ({ number, type }) => `${number.replace(/\D/g, '')} ${type === 'fax'}`,
    ),
    emails: unique(emails, (e) => e.value),
    websites: unique(websites, (w) => domainOf(w.value)).sort(
      (a, b) => Number(isSure(b.value, mailed)) - Number(isSure(a.value, mailed)),
    ),
    social,
  }
}

/** Digits of numbers to call with their area, and of what is a code beside such numbers. */
const WHOLE_DIGITS = 9
const CODE_DIGITS = 8

/** Where a card's numbers are whole, a shorter one without a word for it is a code: a postal one, a licence. */
function withoutShort(phones: readonly CardPhone[]): CardPhone[] {
  const digits = ({ number }: CardPhone) => number.replace(/\D/g, '').length
  const isWhole = phones.some((phone) => digits(phone) >= WHOLE_DIGITS)
  return phones.filter((phone) => phone.labelled || !isWhole || digits(phone) > CODE_DIGITS)
}

/** An address that says so itself, or whose domain is that of the e-mail address. */
const isSure = (url: string, mailed: readonly string[]): boolean =>
  /^(?:https?:|www\.)/i.test(url) || mailed.includes(domainOf(url))

const unique = <T>(list: readonly T[], keyOf: (item: T) => string): T[] =>
  list.filter((item, i) => list.findIndex((other) => keyOf(other) === keyOf(item)) === i)

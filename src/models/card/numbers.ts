import { isAddressLine, isCountry, readTown } from '../../fields/address.ts'
import { foldedPhrase, type LabelName, PHRASES } from '../../fields/lexicon.ts'
import { MISREAD_DIGITS } from '../../fields/misread-digits.ts'
import { type Phone, phonesIn } from '../../fields/phone.ts'
import type { Piece, Row } from '../../reading/document-text.ts'

export type PhoneType = 'phone' | 'mobile' | 'fax'

export interface TypedPhone extends Phone {
  readonly type: PhoneType
  /** A word beside it says so. */
  readonly labelled: boolean
  readonly words: Piece['words']
}

const LEAST_DIGITS = 7
const MOST_DIGITS = 15
const digits = (text: string): string => text.replace(/\D/g, '')

/**
 * The telephone numbers of a row, and what each is for.
 *
 * @param country where numbers without a country code are dialled, ISO 3166; null when unknown
 */
export function phonesOf(row: Row, country: string | null): TypedPhone[] {
  const joined = joinedNumbers(row, country)
  return joined.flatMap((piece, i) => {
    const text = row.recognised ? withDigits(piece.text, country) : piece.text
    const before = joined[i - 1]?.text ?? ''
    return phonesIn(text, country)
      .filter(
        (phone) => digits(phone.number).length >= LEAST_DIGITS && !isCode(text, phone, before),
      )
      .flatMap((phone) => {
        const after = typeAfter(text.slice(phone.end))
        const types =
          typesBefore(text.slice(0, phone.start)) ??
          (phone.start < 3 ? typesBefore(before) : null) ??
          (after ? [after] : null)
        const labelled = types !== null
        return (types ?? ['phone']).map((type) => ({
          ...phone,
          words: piece.words,
          type,
          labelled,
        }))
      })
  })
}

interface Part {
  readonly words: Piece['words']
  readonly text: string
}

/** The end of a number, and a text that only goes on with one. */
const BEGUN = /(?:^|[^\p{L}\d])(\+?\(?\d[\d\s()./-]{0,40})$/u
const GOES_ON = /^[\d(][\d\s()./-]*(?:[·•|,;].*)?$/

/** Pieces of a row, a number that wide gaps cut being one again. */
function joinedNumbers(row: Row, country: string | null): Part[] {
  const isWhole = (text: string) =>
    phonesIn(text, country).some((phone) => digits(phone.number).length >= LEAST_DIGITS)
  const joined: Part[] = []
  row.pieces.forEach((piece, i) => {
    const before = joined.at(-1)
    const begun = before ? (BEGUN.exec(before.text)?.[1] ?? '') : ''
    const next = /^[\d(][\d\s()./-]*/.exec(piece.text)?.[0] ?? ''
    const [had, more] = [digits(begun).length, digits(next).length]
    const rest = row.pieces.slice(i).filter((own) => GOES_ON.test(own.text)).length
    // A house's number is no part of one beside it: `12 Long Street | 020 7946 0018`, `020 7946 0018 | 12, Long Street`.
    const isHouse = [before, piece].some((own) => own && isHouseIn(own.text))
    const isPart =
      before !== undefined &&
      had > 0 &&
      more > 0 &&
      !(isHouse && (isWhole(begun) || isWhole(next))) &&
      had + more <= MOST_DIGITS &&
      // A sign in front of a number that was read as a digit is no part of it, nor is a year.
      !(isWhole(next) && !/^\+|\(/.test(begun) && (had === 1 || had === 4)) &&
      (had < LEAST_DIGITS
        ? more >= 3 || rest > 1 || GOES_ON.test(piece.text)
        : GOES_ON.test(piece.text) && more <= 4 && !isWhole(next))
    if (isPart)
      joined[joined.length - 1] = {
        words: [...before.words, ...piece.words],
        text: `${before.text} ${piece.text}`,
      }
    else joined.push(piece)
  })
  return joined
}

/** A street with the number of a house, and nothing that says what to call. */
const isHouseIn = (text: string): boolean =>
  /\p{L}{3}/u.test(text) &&
  typeBefore(text.replace(/(?<![\d\s()./-])[\d\s()./-]+$/, '')) === null &&
  isAddressLine(text)

/** Text figures, of which 0, 1 and 9 look like letters, as a whole group of a number: `07700 goo 417`, `(ogo) 662 0148`. */
const TEXT_FIGURES = /(?<=\d[\s)-]{1,2}|\()[goOl]{2,4}(?=\)?[\s-]{1,2}\d)/gu

/** A group of a number in which letters were taken for digits: `s55`, `o118`, `815$`, `O6`. */
const MISREAD_GROUP =
  /(?<![\p{L}\d$])(?=[\doOQlIsS$B-]{0,9}\d)[\doOQlIsS$B]{2,5}(?:-[\doOQlIsS$B]{2,4})?(?![\p{L}\d$])/gu

/** The letter that says what a number is for, without the gap behind it: `T282555114`. */
const GLUED = /(?<![\p{L}\d])[TMFP](?=\d{6,15}(?!\d))/gu

/** The digits of a number that is none, or a shorter one, as it was read, and one with them. */
function withDigits(text: string, country: string | null): string {
  const mended = text
    .replace(GLUED, '$& ')
    .replace(/(?<=\d)\s*=\s*(?=\d)/g, ' - ')
    .replace(TEXT_FIGURES, (group) => group.replace(/./g, (own) => MISREAD_DIGITS[own]!))
    .replace(MISREAD_GROUP, (group) => group.replace(/[^\d-]/g, (own) => MISREAD_DIGITS[own]!))
  if (mended === text) return text
  const found = (own: string) => phonesIn(own, country).map(({ number }) => digits(number).length)
  const sum = (own: string) => found(own).reduce((total, length) => total + length, 0)
  const isNumber = found(mended).some((length) => length >= LEAST_DIGITS && length <= MOST_DIGITS)
  return isNumber && sum(mended) > sum(text) && /[+(]\d|\d{3}/.test(text) ? mended : text
}

/** A number inside of an address or behind a register's name is no phone number. */
const isCode = (text: string, phone: Phone, before: string): boolean =>
  isRegistered(phone.start < 3 ? `${before} ` : text.slice(0, phone.start)) ||
  /@/.test(text.slice(phone.start, phone.end)) ||
  phone.number.lastIndexOf('(') > phone.number.lastIndexOf(')') ||
  isPostal(text, phone) ||
  isInStreet(text, phone) ||
  isBeforeCountry(text, phone)

const REGISTERED: readonly LabelName[] = ['tax_id', 'registration', 'iban', 'bic', 'account_number']

/** A box at a post office has a number, too. */
const BOX =
  /(?<!\p{L})(?:Box|Postfach|Postbus|Postboks|Postilokero|Apartado|Casella Postale|BP)\.?:?\s*$/iu

const isRegistered = (before: string): boolean => {
  if (
    BOX.test(before) ||
    /(?<!\p{L})(?:IBAN|VAT|HRB|Nr|No|Lic|Licence|License|Reg|NIF|CIF|NIP|KvK|ABN|NPI|UID|SIRET|SIREN|EIN)\.?:?\s*$/iu.test(
      before,
    )
  )
    return true
  const words = before.trim().split(/\s+/)
  return [1, 2, 3].some((count) => {
    const label = words.slice(-count).join(' ')
    // `Tln` is easily read as Tin.
    if (/^\p{Lu}\p{Ll}{1,2}\W?$/u.test(label)) return false
    return (PHRASES.get(foldedPhrase(label)) ?? []).some((name) => REGISTERED.includes(name))
  })
}

/** A postal code of two groups in a line that ends in its country: `Osaka 550-0013, Japan`. */
const isBeforeCountry = (text: string, { number, start, end }: Phone): boolean =>
  /^\d{3}-\d{4}$/.test(number) &&
  /\p{L}{2}[\s,]*$/u.test(text.slice(0, start)) &&
  isCountry(text.slice(end).replace(/^[\s,]+/, ''))

/** The number of a house and the town's code behind it: `Calle Luna 76 – 46088 Valencia`. */
const isInStreet = (text: string, { number, start, end }: Phone): boolean =>
  /^[1-9]/.test(number) &&
  typeBefore(text.slice(0, start)) === null &&
  /\p{L}{2}/u.test(text.slice(0, start)) &&
  isAddressLine(text.slice(0, end)) &&
  /\s[-–—·]\s/.test(number)

/** A postal code with the number of the house before it, or by itself. */
function isPostal(text: string, { number, start }: Phone): boolean {
  const code = readTown(text)?.postalCode
  if (!code || number.startsWith('+') || typeBefore(text.slice(0, start))) return false
  return digits(number).includes(digits(code))
}

const TYPES: readonly PhoneType[] = ['fax', 'mobile', 'phone']

function typeOf(word: string): PhoneType | null {
  const names: readonly LabelName[] = PHRASES.get(foldedPhrase(word)) ?? []
  return TYPES.find((type) => names.includes(type)) ?? null
}

/** `Tel./Fax`, `Phone & Fax`: one number for both. */
const BOTH = /(?<!\p{L})(\p{L}{1,12})\.?\s?[/&+]\s?(\p{L}{1,12})\W{0,3}$/u

/** What the label right before a number says that it is for. */
function typesBefore(text: string): PhoneType[] | null {
  const both = BOTH.exec(text)
  const [one, other] = both ? [typeOf(both[1]!), typeOf(both[2]!)] : [null, null]
  if (one && other && one !== other) return [one, other]
  const type = typeBefore(text)
  return type && [type]
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

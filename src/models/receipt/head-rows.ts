import type { Word } from '../../document/page.ts'
import { emailsIn, urlsIn } from '../../fields/contact.ts'
import { type LabelName, plainText, wordsOfKind } from '../../fields/lexicon.ts'
import type { Piece, Row } from '../paper/document-text.ts'
import { isSum, rowFigures } from '../paper/figures.ts'

/** Labels of what stands around the merchant, but is neither name nor address. */
const OTHER: readonly LabelName[] = [
  'phone',
  'fax',
  'mobile',
  'email',
  'website',
  'tax_id',
  'registration',
  'date',
  'time',
  'receipt_number',
  'cashier',
  'document_invoice',
  'document_receipt',
  'invoice_number',
  'invoice_date',
  'order_number',
  'total',
  'column_quantity',
  'column_amount',
  'contact',
]

/** Whose shop it is, below its name: `di Rossi & C. sas`, `t/a`. */
const OWNER = new RegExp(`^(?:${wordsOfKind('owner').join('|')})\\.?\\s`, 'u')

/** Does the row name whose shop it is? */
export const namesOwner = (row: Row): boolean => OWNER.test(plainText(row.text))

export const letters = (text: string): number => text.replace(/[^\p{L}]/gu, '').length
export const digits = (text: string): number => text.replace(/\D/g, '').length

/** `(123456-X)`, `CO. REG. NO. 123`: the number a company is registered under. */
export const isRegistration = (text: string): boolean =>
  /^[([{]?\s{0,4}(?:co\.?|company|reg\.?|roc|gst|sst|tin|abn|vat)?[\s.:]{0,4}(?:reg|no|id)?[\s.:#]{0,4}[([{]?\s{0,4}[A-Z$]{0,4}\s?\d{6,}\s?(?:-\s?[A-Z\d]{1,2})?\s*[)\]}]?$/i.test(
    text.trim(),
  ) ||
  (letters(text) < 10 && /\d{6}\s?-\s?[A-Z]\W{0,20}$/.test(text.trim())) ||
  /^[([{][A-Z$]{0,4}\d{4,}\s?-?\s?\w{1,2}[)\]}]?$/.test(text.trim())

/** A number of a till or a sale, in one word. */
export const isNumber = (text: string): boolean => /^[\w-]{10,}$/.test(text) && digits(text) >= 7

/** A phone number and little else. */
const isPhone = (text: string): boolean =>
  letters(text) < 6 &&
  digits(text) >= 7 &&
  /^\W{0,9}(?:\p{L}{0,5}\W{0,9})?\(?\+?\d[\d\s().-]{6,40}\W{0,9}$/u.test(text)

/** Is the row something else than name and address? */
export function isOther(row: Row): boolean {
  const [first] = row.pieces
  if (isRegistration(row.text) || isPhone(row.text) || /\d{9}/.test(row.text)) return true
  if (emailsIn(row.text).length > 0 || (urlsIn(row.text).length > 0 && letters(row.text) < 40))
    return true
  const label = first?.labels.find((other) => other.from === 0)
  if (!label?.names.some((name) => OTHER.includes(name))) return false
  // `No` is a number of a house as well.
  if (letters(label.text) <= 2 && !label.names.includes('phone')) return false
  const rest = row.text.slice(label.text.length)
  return (
    /^\s*(?:[:;.|]|no\b|#|\(?\+?\d)/i.test(rest) || /[:.]$/.test(label.text) || letters(rest) < 4
  )
}

/** Is it a label of what is no part of an address? */
export const isHardLabel = (names: readonly LabelName[]): boolean =>
  names.some((name) => OTHER.includes(name) || name.startsWith('document_'))

/** A phone or a number beside the last line of an address. */
export const startsOther = (piece: Piece): boolean =>
  piece.labels.some(
    (label) => label.from === 0 && letters(label.text) > 1 && isHardLabel(label.names),
  )

/** Words of a row without specks that recognition made letters of. */
export const meaningfulWords = (row: Row): Word[] =>
  row.words.filter(
    (word) => /[\p{L}\d&]/u.test(word.text) && !(word.confidence < 0.4 && word.text.length < 3),
  )

export const rowHasSum = (row: Row): boolean =>
  rowFigures(row, { pages: [], rows: [], decimalSign: null, dateOrder: 'dmy' }).some(isSum)

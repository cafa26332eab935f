import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { isAddressLine, readTown } from '../../fields/address.ts'
import { emailsIn, urlsIn } from '../../fields/contact.ts'
import { datesIn } from '../../fields/date-search.ts'
import { distance } from '../../fields/label.ts'
import { foldedPhrase, type LabelName, plainText, wordsOfKind } from '../../fields/lexicon.ts'
import { cleanName, hasCompanyForm, hasCompanyWord } from '../paper/company-names.ts'
import { type DocumentText, type Row, sizeOf } from '../paper/document-text.ts'
import { isSum, rowFigures } from '../paper/figures.ts'
import { type Found, foundIn } from '../paper/found.ts'

/** Rows from the top among which the merchant's name stands. */
const MOST_ROWS = 9
const ADDRESS_ROWS = 7

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

const letters = (text: string): number => text.replace(/[^\p{L}]/gu, '').length
const digits = (text: string): number => text.replace(/\D/g, '').length

/** `(123456-X)`, `CO. REG. NO. 123`: the number a company is registered under. */
const isRegistration = (text: string): boolean =>
  /^[([{]?\s*(?:co\.?|company|reg\.?|roc|gst|sst|tin|abn|vat)?[\s.:]*(?:reg|no|id)?[\s.:#]*[([{]?\s*[A-Z$]{0,4}\s?\d{6,}\s?(?:-\s?[A-Z\d]{1,2})?\s*[)\]}]?$/i.test(
    text.trim(),
  ) ||
  (letters(text) < 10 && /\d{6,}\s?-\s?[A-Z]\W*$/.test(text.trim())) ||
  /^[([{][A-Z$]{0,4}\d{4,}\s?-?\s?\w{1,2}[)\]}]?$/.test(text.trim())

/** A phone number and little else. */
const isPhone = (text: string): boolean =>
  letters(text) < 6 &&
  digits(text) >= 7 &&
  /^\W*(?:\p{L}{0,5}\W*)?\(?\+?\d[\d\s().-]{6,}\W*$/u.test(text)

/** Is the row something else than name and address? */
function isOther(row: Row): boolean {
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

/** The merchant: the name at the top, by its form, its size and its place above an address. */
export function merchantOf(document: DocumentText): {
  company: Found | null
  address: Found | null
} {
  const rows = document.rows
    .filter((row) => letters(row.text) >= 3 || digits(row.text) >= 3)
    .slice(0, MOST_ROWS)
  let best: { at: number; score: number } | null = null
  for (let at = 0; at < rows.length; at++) {
    const score = nameScore(rows, at)
    if (score > (best?.score ?? 0)) best = { at, score }
  }
  if (!best) return { company: null, address: null }
  const own = [rows[best.at]!]
  let next = best.at + 1
  // A legal form may stand on a line of its own, and a long name run over two.
  const below = rows[next]
  if (
    below &&
    (isFormOnly(below.text) || !hasCompanyForm(own[0]!.text)) &&
    continuesName(own[0]!, below)
  )
    own.push(rows[next++]!)
  const before = rows[best.at - 1]
  if (before && isFormOnly(own[0]!.text) && nameScore(rows, best.at - 1) > -2) own.unshift(before)
  // Two lines that share a name are one.
  else if (before && sharesName(before, own[0]!) && nameScore(rows, best.at - 1) > 0)
    own.unshift(before)
  // A trade by itself goes before the name: Bakery / SMITH.
  if (below && own.length === 1 && isTradeOnly(own[0]!.text) && nameScore(rows, next) > 0)
    own.push(rows[next++]!)
  const after = rows[next]
  if (own.length === 1 && after && sharesName(own[0]!, after) && nameScore(rows, next) > 0)
    own.push(after)
  const words = own.flatMap((row) => meaningfulWords(row))
  const text = cleanName(
    words
      .map((word) => word.text)
      .join(' ')
      // The number of a branch.
      .replace(/\s+#\s?\d{2,6}$/, '')
      .replace(
        /\s*(?:[([{]\s*[A-Z$]{0,4}[\dSOIlB?]{3}[^)\]}]*[)\]}]?|[A-Z]{0,3}\d{5,}\s?-?\s?[A-Z]?)\s*$/,
        '',
      ),
  )
  const company = { ...foundIn(text, words, own[0]!.page, null, Math.min(1, best.score / 6)) }
  return { company, address: addressAfter(document, own.at(-1)!) }
}

/** Words of a row without specks that recognition made letters of. */
const meaningfulWords = (row: Row): Word[] =>
  row.words.filter(
    (word) => /[\p{L}\d&]/u.test(word.text) && !(word.confidence < 0.4 && word.text.length < 3),
  )

function nameScore(rows: readonly Row[], at: number): number {
  const row = rows[at]!
  const { text } = row
  if (letters(text) < 3 || letters(text) < digits(text)) return -9
  if (isOther(row) || readTown(text) !== null) return -5
  let score = 3 - 0.45 * at
  if (hasCompanyForm(text)) score += 4
  else if (hasCompanyWord(text)) score += 1.5
  const capitals = text.replace(/[^\p{Lu}]/gu, '').length / letters(text)
  if (capitals > 0.7) score += 1
  else if (capitals === 0) score -= 2.5
  const size = row.words.reduce((sum, word) => sum + sizeOf(word), 0) / row.words.length / row.em
  score += Math.min(2, Math.max(-1, 2.5 * (size - 1)))
  if (isAddressLine(text) && !hasCompanyForm(text)) score -= 4
  if (
    row.pieces.some((piece) =>
      piece.labels.some(
        (label) =>
          label.names.some((name) => name.startsWith('document_')) &&
          label.from === 0 &&
          label.to >= piece.words.length - 1,
      ),
    )
  )
    score -= 4
  if (rowHasSum(row)) score -= 3
  if (at > 0 && OWNER.test(plainText(text))) score -= 3
  const after = rows
    .slice(at + 1, at + 4)
    .findIndex((other) => isAddressLine(other.text) || isRegistration(other.text))
  if (after === 0) score += 1
  else if (after > 0) score += 0.5
  const certain = row.words.reduce((sum, word) => sum + word.confidence, 0) / row.words.length
  return score - 3 * Math.max(0, 0.8 - certain)
}

const rowHasSum = (row: Row): boolean =>
  rowFigures(row, { pages: [], rows: [], decimalSign: null, dateOrder: 'dmy' }).some(isSum)

/** A word of some length in both rows, one letter misread at most; the rows stand close. */
function sharesName(row: Row, next: Row): boolean {
  if (next.baseline - row.baseline > 2.4 * row.em) return false
  const words = (text: string) =>
    text
      .split(/\s+/)
      .map(foldedPhrase)
      .filter((word) => word.length >= 5)
  return words(row.text).some((word) =>
    words(next.text).some((other) => distance(word, other, 1) <= 1),
  )
}

/** Nothing but words for trades. */
const isTradeOnly = (text: string): boolean =>
  letters(text) > 3 && text.split(/[\s/&-]+/).every((word) => hasCompanyWord(word))

const isFormOnly = (text: string): boolean =>
  letters(text) < 14 && hasCompanyForm(`x ${text}`) && text.split(/\s+/).length <= 3

/** A line right below, in the same type, with the rest of a name. */
function continuesName(row: Row, next: Row): boolean {
  if (next.baseline - row.baseline > 2.4 * row.em || isOther(next) || digits(next.text) > 0)
    return false
  return hasCompanyForm(`x ${next.text}`) && !isAddressLine(next.text) && letters(next.text) < 30
}

/** The lines from below the name to the first label: at least one must look like an address. */
function addressAfter(document: DocumentText, name: Row): Found | null {
  const lines: Row[] = []
  let known = 0
  let complete = false
  for (const row of document.rows.slice(name.index + 1, name.index + 1 + ADDRESS_ROWS + 4)) {
    if (row.page !== name.page) break
    const skip =
      isRegistration(row.text) || (lines.length === 0 && (letters(row.text) < 3 || isOther(row)))
    if (skip) continue
    if (isOther(row) || datesIn(row.text, document.dateOrder).length > 0) break
    const isLabelled = row.pieces.some((piece) =>
      piece.labels.some(
        (label) =>
          label.from === 0 &&
          letters(label.text) > 2 &&
          isHardLabel(label.names) &&
          !isAddressLine(row.text),
      ),
    )
    // An owner with a tax number may stand between the name and the address.
    if (lines.length === 0 && (isLabelled || OWNER.test(plainText(row.text)))) continue
    if (isLabelled) break
    if (lines.length > 0 && row.baseline - lines.at(-1)!.baseline > 3.2 * row.em) break
    if (
      lines.length === 0 &&
      !isAddressLine(row.text) &&
      !/\d/.test(row.text) &&
      !/,/.test(row.text)
    ) {
      if (row.index - name.index > 5) break
      continue
    }
    // Behind the town comes a region, a country or a branch at most.
    if (complete && (/^\W*[(#]|\d{6}/.test(row.text) || row.text.length > 32 || rowHasSum(row)))
      break
    // A street and its town in one line need nothing in front.
    if (/\d/.test(readTown(row.text)?.rest ?? '') && !lines.some((own) => isAddressLine(own.text)))
      lines.length = 0
    lines.push(row)
    if (complete) {
      known = lines.length
      break
    }
    complete = readTown(row.text) !== null || /\b\d{5}\b.*\p{L}{3}/u.test(row.text)
    if (isAddressLine(row.text) || /\d/.test(row.text) || /,/.test(row.text) || lines.length <= 4)
      known = lines.length
    if (lines.length === ADDRESS_ROWS) break
  }
  const kept = lines.slice(0, known)
  if (!kept.some((row) => isAddressLine(row.text) || /\d/.test(row.text))) return null
  const words = kept.flatMap((row) => meaningfulWords(row))
  const text = words
    .map((word) => word.text)
    .join(' ')
    .replace(/\s+([,.])/g, '$1')
    .replace(/[\s,.;:]+$/, '')
  return {
    ...foundIn(text, words, name.page, null, 0.9),
    box: unionOf(words.map((word) => word.box)),
  }
}

const isHardLabel = (names: readonly LabelName[]): boolean =>
  names.some((name) => OTHER.includes(name) || name.startsWith('document_'))

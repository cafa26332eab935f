import { isAddressLine, readTown } from '../../fields/address.ts'
import { distance } from '../../fields/label.ts'
import { foldedPhrase } from '../../fields/lexicon.ts'
import { cleanName, hasCompanyForm, hasCompanyWord } from '../paper/company-names.ts'
import { type DocumentText, type Row, sizeOf } from '../paper/document-text.ts'
import { type Found, foundIn } from '../paper/found.ts'
import { addressAfter } from './address.ts'
import {
  digits,
  isOther,
  isRegistration,
  letters,
  meaningfulWords,
  namesOwner,
  rowHasSum,
} from './head-rows.ts'

/** Rows from the top among which the merchant's name stands. */
const MOST_ROWS = 9

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
  else if (before && belongsAbove(before, own[0]!) && nameScore(rows, best.at - 1) > 0)
    own.unshift(before)
  // A trade by itself goes before the name: Bakery / SMITH.
  if (below && own.length === 1 && isTradeOnly(own[0]!.text) && nameScore(rows, next) > 0)
    own.push(rows[next++]!)
  const after = rows[next]
  if (own.length === 1 && after && goesOnWithName(own[0]!, after) && nameScore(rows, next) > 0)
    own.push(after)
  const words = own.flatMap((row) => meaningfulWords(row))
  const text = cleanName(
    words
      .map((word) => word.text)
      .join(' ')
      // The number of a branch.
      .replace(/(?<!\s)\s+#\s?\d{2,6}$/, '')
      .replace(
        /\s{0,4}(?:[([{]\s{0,4}[A-Z$]{0,4}[\dSOIlB?]{3}[^)\]}]{0,60}[)\]}]?|[A-Z]{0,3}\d{5,20}\s?-?\s?[A-Z]?)\s{0,4}$/,
        '',
      ),
  )
  const company = { ...foundIn(text, words, own[0]!.page, null, Math.min(1, best.score / 6)) }
  return { company, address: addressAfter(document, own.at(-1)!) }
}

function nameScore(rows: readonly Row[], at: number): number {
  const row = rows[at]!
  const { text } = row
  const named = text.replace(/[([{].*/, '') || text
  if (letters(named) < 3 || letters(named) <= digits(named)) return -9
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
  // `Branch 12 Manager: A. Smith` is about the shop, and no name of one.
  if (/\p{L}:\s+\S/u.test(text)) score -= 2.5
  if (at > 0 && namesOwner(row)) score -= 3
  const after = rows
    .slice(at + 1, at + 4)
    .findIndex((other) => isAddressLine(other.text) || isRegistration(other.text))
  if (after === 0) score += 1
  else if (after > 0) score += 0.5
  const certain = row.words.reduce((sum, word) => sum + word.confidence, 0) / row.words.length
  return score - 3 * Math.max(0, 0.8 - certain)
}

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

/** A line with a part of the name below it, or with trades alone close above a legal form. */
const belongsAbove = (row: Row, name: Row): boolean =>
  (sharesName(row, name) && !isWholeFirm(name)) ||
  (name.baseline - row.baseline < 2.4 * row.em &&
    row.text.split(/\s+/).length > 1 &&
    isTradeOnly(row.text) &&
    hasCompanyForm(name.text))

/** A firm's name with its legal form, and more words than one. */
const isWholeFirm = (row: Row): boolean => hasCompanyForm(row.text) && !isRestOfName(row.text)

/** A line that shares a word with the name above it, and is neither its owner nor a firm's whole name. */
const goesOnWithName = (row: Row, next: Row): boolean =>
  sharesName(row, next) && !namesOwner(next) && !isWholeFirm(next)

/** Nothing but words for trades. */
const isTradeOnly = (text: string): boolean =>
  letters(text) > 3 && text.split(/[\s/&-]+/).every((word) => hasCompanyWord(word))

const isFormOnly = (text: string): boolean =>
  letters(text) < 14 && hasCompanyForm(`x ${text}`) && text.split(/\s+/).length <= 3

/** A line right below, in the same type, with the rest of a name. */
function continuesName(row: Row, next: Row): boolean {
  if (next.baseline - row.baseline > 2.4 * row.em || isOther(next) || digits(next.text) > 0)
    return false
  return isRestOfName(next.text) && !isAddressLine(next.text) && letters(next.text) < 30
}

/** A legal form with one word in front at most: with more it is a name of its own. */
function isRestOfName(text: string): boolean {
  const words = text.split(/\s+/)
  const form = words.findIndex((_, i) => hasCompanyForm(`x ${words.slice(0, i + 1).join(' ')}`))
  return form === 0 || form === 1
}

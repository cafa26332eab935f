import type { Word } from '../../document/page.ts'
import { isAddressLine } from '../../fields/address.ts'
import { bicsIn } from '../../fields/bic.ts'
import { labelsIn } from '../../fields/label.ts'
import { plainText, wordsOfKind } from '../../fields/lexicon.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import { cleanName, isName } from '../paper/company-names.ts'
import { type DocumentText, type Piece, type Row, sizeOf } from '../paper/document-text.ts'
import { type Found, foundIn } from '../paper/found.ts'
import { labelHits, type Place, placesOf } from '../paper/label-places.ts'
import { addressBelow, type Party } from '../paper/party-address.ts'

const BANK_WORDS = wordsOfKind('bank_word')

/** Does a text name a bank by its kind: Bank, Sparkasse, Building Society, Caja? */
function isBankName(text: string): boolean {
  const plain = plainText(text)
  return (
    plain
      .split(/[^\p{L}]+/u)
      .some((word) =>
        BANK_WORDS.some(
          (bank) =>
            word === bank || (bank.length >= 4 && word.length > bank.length && word.endsWith(bank)),
        ),
      ) || BANK_WORDS.some((bank) => bank.includes(' ') && plain.includes(bank))
  )
}

const CARD_WORDS = wordsOfKind('card_statement')

/** Contacts, numbers and the words of card limits are no names. */
const isNoName = (text: string): boolean =>
  /\d{3}|@|www\.|:$/.test(text) || CARD_WORDS.some((word) => plainText(text).includes(word))

/**
 * The bank: the largest, topmost text of the first page that names one.
 *
 * @param end row at which the bookings begin: they name banks, too
 */
export function bankOf(document: DocumentText, end: number): Found | null {
  let best: { row: Row; piece: Piece; score: number } | null = null
  for (const row of document.rows.slice(0, end)) {
    if (row.page !== document.rows[0]?.page) break
    for (const piece of row.pieces) {
      const text = cleanName(piece.text)
      if (!isBankName(text) || isNoName(text) || text.split(/\s+/).length > 7) continue
      if (
        piece.labels.some(
          (label) =>
            label.from === 0 &&
            (label.to >= 2 || label.to === piece.words.length || /:$/.test(label.text)),
        )
      )
        continue
      const size =
        piece.words.reduce((sum, word) => sum + sizeOf(word), 0) / piece.words.length / row.em
      const score = 2 * size - row.index * 0.05 + (/[\p{Lu}]/u.test(text[0] ?? '') ? 0.5 : 0)
      if (score > (best?.score ?? 0)) best = { row, piece, score }
    }
  }
  if (!best) return null
  const words = best.piece.words.filter((word) => /[\p{L}\d&]/u.test(word.text))
  return foundIn(
    cleanName(words.map((word) => word.text).join(' ')),
    words,
    best.row.page,
    null,
    0.9,
  )
}

/** All of it is a label. */
const isLabel = (words: readonly Word[], text: string): boolean =>
  labelsIn(
    words.map((word) => word.text),
    false,
  ).some((label) => label.from === 0 && label.to === words.length && text.length > 4)

/** A name with its address behind it on the line, parted by commas. */
function nameAndAddress({ words, row }: Place): Party | null {
  const at = words.findIndex((word) => /,$/.test(word.text))
  if (at < 0) return null
  const [name, address] = [words.slice(0, at + 1), words.slice(at + 1)]
  const said = cleanName(textOf(name).replace(/,$/, ''))
  const place = textOf(address)
  return isName(said) && isAddressLine(place)
    ? {
        name: foundIn(said, name, row.page, null),
        address: foundIn(place, address, row.page, null),
      }
    : null
}

/**
 * Whose account it is: labelled, else the first name over an address that is not the bank's.
 *
 * @param end row at which the bookings begin
 */
export function holderOf(document: DocumentText, bank: string | null, end: number): Party {
  for (const hit of labelHits(document, ['account_holder'])) {
    const places = placesOf(hit, document)
    const [inOne] = places.flatMap((place) => nameAndAddress(place) ?? [])
    if (inOne?.name) return { ...inOne, name: { ...inOne.name, label: hit.label.text } }
    // What is a label itself is the name of nobody.
    const place = places.find(({ words, text }) => isName(text) && !isLabel(words, text))
    if (place)
      return {
        name: foundIn(cleanName(place.text), place.words, place.row.page, hit.label.text),
        address: addressBelow(document, place.row, place.box),
      }
  }
  for (const row of document.rows.slice(0, Math.min(end, 40))) {
    for (const piece of row.pieces) {
      if (!isName(piece.text) || isBankName(piece.text) || cleanName(piece.text) === bank) continue
      if (
        piece.labels.some((label) => label.from === 0 && label.score === 1 && label.text.length > 4)
      )
        continue
      const address = addressBelow(document, row, piece.box)
      if (address)
        return { name: foundIn(cleanName(piece.text), piece.words, row.page, null, 0.7), address }
    }
  }
  return { name: null, address: null }
}

export function bicOf(document: DocumentText): Found | null {
  for (const row of document.rows) {
    const [bic] = bicsIn(row.text)
    if (bic) return { ...foundIn(bic, row.words, row.page, null, 0.9), text: bic }
  }
  return null
}

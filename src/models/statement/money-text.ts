import type { Word } from '../../document/page.ts'
import { currencyOf } from '../../fields/currency.ts'
import { type DocumentText, pieceOf, type Row } from '../../reading/document-text.ts'
import { figuresOf } from '../../reading/figures.ts'
import { firstFrom } from '../../tables/text/first-from.ts'
import type { Account } from './account.ts'
import type { AmountToken } from './amount-token.ts'
import type { Booking } from './booking.ts'

/** A currency stands this near its sum, in ems. */
const NEAR = 1
/** Share of the sums; a C that says credit looks like the sign of the euro. */
const FEW = 0.2
const MOST_LIKE_C = 0.5
/** Bookings that are looked at: their currency is the same in all. */
const LOOKED_AT = 40

/**
 * What a statement says of its own money: all but the texts of bookings, which name the money of other countries,
 * and the sums of sentences. Of bookings their sums are left, with the currency beside each.
 */
export function moneyText(document: DocumentText, accounts: readonly Account[]): DocumentText {
  const sums = new Map<number, AmountToken[]>()
  for (const { links, chain } of accounts) {
    // A sum in another currency stands beside it in a column of its own.
    const columns = new Set(chain.hypothesis.balances)
    for (const { item, amount } of links) if (amount && item.dated) columns.add(amount.column)
    for (const { item } of links) {
      const { index } = item.line.row
      const own = sums.get(index) ?? []
      item.amounts.forEach((amount, c) => {
        if (columns.has(c)) own.push(amount)
      })
      sums.set(index, own)
    }
  }
  const isBooked = bookedIn(accounts.flatMap(({ bookings }) => bookings))
  // What recognition sees beside few of many sums is a mark of their side, or a speck.
  const all = [...sums.values()].flat()
  const marked = all.filter(({ currency }) => currency !== null)
  const most = all.some(({ mark }) => mark === 'c') ? MOST_LIKE_C : FEW
  const areMisread = all.some(({ recognised }) => recognised) && marked.length < most * all.length
  let left = LOOKED_AT
  const rows = document.rows.flatMap((row): Row[] => {
    if (!isBooked(row)) return [withoutSumsOfSentences(row, document)]
    const own = sums.get(row.index)
    const isMisread = areMisread && own?.some((sum) => marked.includes(sum))
    return own && !isMisread && left-- > 0 ? [withSumsAlone(row, own)] : []
  })
  return { ...document, rows }
}

/** Tells whether a row's middle lies within the lines of a booking. */
function bookedIn(bookings: readonly Booking[]): (row: Row) => boolean {
  const pages = new Map(
    [...Map.groupBy(bookings, ({ page }) => page)].map(([page, own]) => {
      const boxes = own.map(({ box }) => box).sort((a, b) => a[1] - b[1])
      // How far down those reach that begin no farther down.
      let reach = Number.NEGATIVE_INFINITY
      const reached = boxes.map(([, top, , end]) => {
        reach = Math.max(reach, end)
        return { top, reach }
      })
      return [page, reached] as const
    }),
  )
  return ({ page, box }) => {
    const own = pages.get(page)
    if (!own) return false
    const middle = (box[1] + box[3]) / 2
    const above = own[firstFrom(own, ({ top }) => top >= middle) - 1]
    return above !== undefined && middle < above.reach
  }
}

/** Words of a sentence, at least. */
const SENTENCE = 8

/** A row without the sums that sentences name: what deposits are insured for, what a transfer costs. */
function withoutSumsOfSentences(row: Row, document: DocumentText): Row {
  const pieces = row.pieces.map((piece) => {
    const { words } = piece
    const letters = words.filter(({ text }) => /\p{L}{2}/u.test(text)).length
    const left = figuresOf(piece, row, document.decimalSign).filter(({ currency, to }) => {
      const behind = words[to]
      const goesOn = behind !== undefined && /^\p{Ll}{2}/u.test(behind.text)
      return currency !== null && (letters >= SENTENCE || goesOn)
    })
    if (left.length === 0) return piece
    const kept = words.filter((_, w) => !left.some(({ from, to }) => from <= w && w < to))
    return kept.length === 0 ? piece : pieceOf(kept, row.recognised)
  })
  const words = pieces.flatMap((piece) => piece.words)
  return { ...row, words, pieces, text: pieces.map(({ text }) => text).join(' ') }
}

function withSumsAlone(row: Row, sums: readonly AmountToken[]): Row {
  const own = new Set(sums.flatMap(({ words }) => words))
  const isBeside = ({ box }: Word) =>
    sums.some((sum) => Math.max(box[0] - sum.box[2], sum.box[0] - box[2]) < NEAR * row.em)
  const pieces = row.pieces.flatMap(({ words }) => {
    const kept = words.filter(
      (word) => own.has(word) || (isBeside(word) && currencyOf(word.text) !== null),
    )
    return kept.length === 0 ? [] : [pieceOf(kept, row.recognised)]
  })
  const words = pieces.flatMap((piece) => piece.words)
  return { ...row, words, pieces, text: pieces.map(({ text }) => text).join(' ') }
}

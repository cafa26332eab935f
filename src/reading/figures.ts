import { type Box, boxAround } from '../document/box.ts'
import type { Word } from '../document/page.ts'
import { type DecimalSign, isNoPart, mayBeFigure } from '../fields/amount.ts'
import { CENTS } from '../fields/cents.ts'
import { isPlain, type Money, readMisreadMoney, readMoney } from '../fields/money.ts'
import { textOf } from '../tables/text/text-lines.ts'
import type { DocumentText, Piece, Row } from './document-text.ts'

/** A figure where it stands. */
export interface Figure extends Money {
  readonly text: string
  readonly page: number
  readonly box: Box
  /** Words of its piece: `from` up to, not including, `to`. */
  readonly from: number
  readonly to: number
  /** 0..1, of the least certain word. */
  readonly confidence: number
  /** Letters were taken for digits. */
  readonly misread: boolean
}

/** Words one figure may be set in: sign, currency, groups, CR. */
const MOST_WORDS = 5

/** Has the form of a sum of money: two decimals, or a currency beside it. */
export const isSum = (figure: Money): boolean =>
  !figure.percent && (figure.decimals === 2 || figure.currency !== null)

/** Thousands of a whole sum: `312,407`, `1 234 567`. */
const GROUPED = /(?<!\d)\d{1,3}([.,'’\s])\d{3}(?:\1\d{3})*(?!\d)/u

/** The same, and where sums have no decimals what has the form of thousands. */
export const isSumWhere = (whole: boolean): ((figure: Figure) => boolean) =>
  whole
    ? (figure) =>
        isSum(figure) || (!figure.percent && figure.decimals === 0 && GROUPED.test(figure.text))
    : isSum

/** The figures of a piece, left to right, the longest reading at each place. */
export function figuresOf(piece: Piece, row: Row, sign: DecimalSign | null): readonly Figure[] {
  if (!/\d/.test(piece.text)) return []
  const before = knownOf(piece, sign)
  if (before) return before
  const figures = searched(piece, row, sign)
  known.set(piece, { sign, figures })
  return figures
}

/** Pieces are asked for their figures many times. */
const known = new WeakMap<Piece, { sign: DecimalSign | null; figures: readonly Figure[] }>()

function knownOf(piece: Piece, sign: DecimalSign | null): readonly Figure[] | null {
  const before = known.get(piece)
  return before?.sign === sign ? before.figures : null
}

function searched(piece: Piece, row: Row, sign: DecimalSign | null): Figure[] {
  const found: Figure[] = []
  for (let from = 0; from < piece.words.length; ) {
    const figure = figureAt(piece, row, sign, from)
    if (figure) found.push(figure)
    from = figure ? figure.to : from + 1
  }
  return found
}

/** Rows, too. */
const knownRows = new WeakMap<Row, { sign: DecimalSign | null; figures: readonly Figure[] }>()

/** The figures of a row, left to right. */
export function rowFigures(row: Row, { decimalSign: sign }: DocumentText): readonly Figure[] {
  const before = knownRows.get(row)
  if (before?.sign === sign) return before.figures
  const figures: Figure[] = []
  for (const piece of row.pieces)
    if (/\d/.test(piece.text)) figures.push(...(knownOf(piece, sign) ?? searched(piece, row, sign)))
  knownRows.set(row, { sign, figures })
  return figures
}

/** What recognition makes of a minus. */
const MISREAD_MINUS = /^[~_—=](?=\s?\d)|(?<=\d)(?:[~_=]|\s?—)$/

/** The end of a remark in brackets that began before the figure: `(VAT incl. 2.43)`. */
const CLOSING = /\)$(?<=^[^(]*\d\))/

/** Marks of what is taxed at the reduced rate, or otherwise, behind a sum: `¥320軽`, `178※`. */
const TAX_MARK = /(?<=\d)[軽※内外非]$/u

/** A sum within a sentence: `paid in 1,500.00, paid out 200.00`. */
const LISTED = new RegExp(`(?<=${CENTS})[,;]$`)

/** A sum that ends a sentence, and no year with a month: `670.56.` */
const CLOSED = /^(?!\D{0,3}(?:19|20)\d\d[.,](?:0\d|1[0-2])\.$)\D{0,3}\d[\d.,' ]*\d{2}[.,]\d{2}\.$/

/** A gap that recognition saw behind the sign between thousands: no figure begins with `003.80`. */
const APART = /(?<=(?<!\d)\d{1,3}[.,])\s(?=0\d{2}[.,]\d{2}(?!\d))/

/** Gaps that it saw on both sides of that sign, or behind a comma: `48 , 000`, `*48, 000`, `¥ 2, 715`. */
const SPACED = /(?<=^(?:\p{Sc}\s?|\D)?\d{1,3})(?:\s([.,])|(,))\s(?=\d{3}(?!\d))/u

/** What recognition makes of an apostrophe between thousands. */
const MISREAD_APOSTROPHE = /(?<=\d)[°*"`´](?=\d{3}(?!\d))/g

/** A speck beside the sign before the decimals: `1,520:.75`. */
const MISREAD_POINT = /(?<=\d)(?:[:;'’"“”„]([.,])|([.,])[:;'’"“”„])(?=\d{2}(?!\d))/g

/** A five that recognition takes for a dollar: no sum begins with `00.50`, and none has one decimal. */
const MISREAD_FIVE = /^\$(?=0\d[.,]\d{2}(?!\d))|(?<=\d[.,]\d)\$$/

/** Specks and rules that recognition takes for marks around a sum: `"55.08`, `29,721.12Cr|`, `12,00}`, `7,30:`. */
const SPECKS =
  /^["“”„](?=\d)|^[.,](?=\d{3}[.,]\d{2}(?!\d))|(?<=[.,]\d\d[-−–+])\.$|(?<=[.,]\d\d ?(?:[CD]R|[A-Z])?)["“”„|{}[\]:]$/i

/** What a count and a price come to, or a rate of a sum: `2 szt. x1,25 =3,75`, `9% of 3.82 = 0.34`. No minus was misread there. */
const EQUALS = /^=\s?(?=\d)/
const equals = (word: Word, row: Row): boolean =>
  !row.recognised || /[x×*]\s?\d|\d\s?%/iu.test(row.text.slice(0, row.text.indexOf(word.text)))

/** Stars in front of a sum, so that nobody adds digits: `**1,250.00`. A number of a card has neither groups nor hundredths. */
const STARS = /^\*+(?=(?:\d{1,3}(?:[.,]\d{2,3})*|\d+[.,]\d{2})$)/

/** What a figure begins with, as printed or as recognition has it. */
const FIRST = /^[\d\p{Sc}(+\-−–▲△.,A-Z|§'lIRrFkszл*"“”„~_—=]/u

function figureAt(piece: Piece, row: Row, sign: DecimalSign | null, from: number): Figure | null {
  const { words } = piece
  const first = words[from]!.text
  if (!FIRST.test(first) || (!row.recognised && isNoPart(first))) return null
  let most = Math.min(words.length, from + MOST_WORDS)
  let digits = from
  while (digits < most && !/\d/.test(words[digits]!.text)) digits++
  if (digits === most) return null
  // Of print that can be trusted, what is no part of a figure is known before words are joined.
  if (!row.recognised) {
    most = endOfFigure(words, from, digits, most)
    if (most <= digits) return null
  }
  for (let to = most; to > digits; to--) {
    const own = words.slice(from, to)
    if (isParted(own, words[to])) continue
    const all = row.recognised ? textOf(own).replace(SPACED, '$1$2') : textOf(own)
    const joined = all.startsWith('=') && equals(own[0]!, row) ? all.replace(EQUALS, '') : all
    if (isPlain(joined)) {
      const money = readMoney(joined, sign)
      if (money) return placed(money, own, row, from, to, false)
      if (!row.recognised) continue
    }
    // What is taken away below stands around a figure; letters are digits in what was recognised alone.
    if (!row.recognised && !mayBeFigure(joined)) continue
    const printed = (CLOSED.test(joined) ? joined.slice(0, -1) : joined)
      .replace(CLOSING, '')
      .replace(TAX_MARK, '')
      .replace(LISTED, '')
      .replace(STARS, '')
    const text = row.recognised
      ? printed
          .replace(APART, '')
          .replace(MISREAD_POINT, '$1$2')
          .replace(SPECKS, '')
          .replace(MISREAD_MINUS, '-')
          .replace(MISREAD_APOSTROPHE, "'")
          .replace(MISREAD_FIVE, '5')
      : printed
    if (!/\d/.test(text) || !/^[\d\p{Sc}(+\-−–▲△.,A-Z|§'lIRrFkszл]/u.test(text)) continue
    const money = readMoney(text, sign)
    if (money && (row.spacedThousands || spacedLikeOne(text, sign)))
      return placed(money, own, row, from, to, false)
    if (!row.recognised || to - from > 2) continue
    const misread = readMisreadMoney(text, sign)
    if (misread && isSum(misread)) return placed(misread, own, row, from, to, true)
  }
  return null
}

/** Whether what would be a minus behind a figure parts it from a word: `VAT 23.28 – Net 116.42`. */
const isParted = (own: readonly Word[], next: Word | undefined): boolean =>
  own.length > 1 && /^[-−–]$/.test(own.at(-1)!.text) && /^\p{L}?\p{Ll}{2}/u.test(next?.text ?? '')

/** Where words cannot go on with a figure: digits of two words are one figure's if they stand beside the space. */
function endOfFigure(words: readonly Word[], from: number, digits: number, most: number): number {
  let last = digits
  for (let at = from; at < most; at++) {
    const { text } = words[at]!
    if (at === digits) continue
    if (at < digits || !/\d/.test(text)) {
      if (isNoPart(text)) return at
      continue
    }
    if (last < at - 1 || !/\d$/.test(words[last]!.text) || !/^\d/.test(text)) return at
    last = at
  }
  return most
}

/** `1 234,50` is one figure; where the point is decimal, `1 234.50` mostly is two. */
const spacedLikeOne = (text: string, sign: DecimalSign | null): boolean =>
  sign !== '.' || !/\d\s+\d/.test(text)

const placed = (
  money: Money,
  words: readonly Word[],
  row: Row,
  from: number,
  to: number,
  misread: boolean,
): Figure => ({
  ...money,
  text: textOf(words),
  page: row.page,
  box: boxAround(words),
  from,
  to,
  confidence:
    words.reduce((least, word) => Math.min(least, word.confidence), 1) * (misread ? 0.7 : 1),
  misread,
})

import { HeldPhrases } from '../../fields/held-phrases.ts'
import { plainText, wordsOfKind } from '../../fields/lexicon.ts'
import { once } from '../../fields/once.ts'
import { sideOfMark } from '../../reading/marked-figure.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import type { AmountToken, Side } from './amount-token.ts'
import { keyOf } from './chain.ts'
import type { Columns } from './columns.ts'
import type { Item } from './item.ts'
import type { Line } from './line.ts'
import { SIDE_WEIGHTS } from './side-weights.ts'

/** A booking whose amount is chosen. */
export interface Booked {
  readonly item: Item
  readonly column: number
  readonly token: AmountToken
  /** Proven by the balances: 1 raises the printed balance. */
  readonly sign: 1 | -1 | null
}

/** What speaks for the side of money in, each -1 to 1 but words. */
export interface SideSaid {
  readonly heads: number
  readonly marks: number
  readonly sections: number
  /** Bookings whose texts speak of money in less those that speak of money out, `MOST_WORDS` at most. */
  readonly words: number
}

/** What speaks for a rise of the printed balance, each -1 to 1. */
export interface RiseSaid {
  readonly signs: number
  /** No sign, where the others of the column have one. */
  readonly unsigned: number
}

/** Bookings that print tells nothing apart of: all are of one side. */
export interface Key {
  /** Indices of the bookings. */
  readonly members: readonly number[]
  /** Hundredths. */
  readonly sum: number
  readonly column: number
  /** As printed: -1, 0 or 1. */
  readonly printed: number
  readonly said: SideSaid
  readonly rises: RiseSaid
  /** Log-odds of money in. */
  readonly side: number
  /** Log-odds of raising the printed balance. */
  readonly rise: number
  readonly proven: 1 | -1 | null
}

/** Texts say no more than so many of them. */
const MOST_WORDS = 4

/** Bookings by all that tells their sides apart in print. */
export function keysOf(
  booked: readonly Booked[],
  columns: Columns,
  sections: ReadonlyMap<number, Side>,
  chained: boolean,
): Key[] {
  const signsIn = new Map<number, Set<number>>()
  for (const { column, token } of booked)
    signsIn.set(column, (signsIn.get(column) ?? new Set()).add(token.sign))
  const isMarkLost = lostMarks(booked)
  const areToldByTexts = !chained && toldByTexts(booked, columns, sections)
  const groups = Map.groupBy(booked.keys(), (m) => {
    const { item, column, token, sign } = booked[m]!
    const section = chained ? '' : (sections.get(item.section) ?? item.section)
    // Those whose marks were not read may be of either side: their texts alone tell them apart.
    const said = isMarkLost(booked[m]!) || areToldByTexts ? textSays(item) : ''
    return `${keyOf(column, token)}|${section}|${sign ?? ''}|${said}`
  })
  return [...groups.values()].map((members) => {
    const own = members.map((m) => booked[m]!)
    const { column, token, sign } = own[0]!
    const said: SideSaid = {
      ...printSays(own[0]!, columns, sections),
      words: wordsSay(own),
    }
    const rises: RiseSaid = {
      signs: token.sign,
      unsigned: token.sign === 0 ? unsignedSays(signsIn.get(column)!) : 0,
    }
    return {
      members,
      column,
      printed: token.sign,
      sum: own.reduce((sum, booking) => sum + booking.token.cents, 0),
      said,
      rises,
      side: weighed(said),
      rise: weighed(rises),
      proven: sign,
    }
  })
}

const printSays = (
  { item, column, token }: Booked,
  columns: Columns,
  sections: ReadonlyMap<number, Side>,
) => ({
  heads: headSays(columns, column),
  marks: sideSign(token.mark === null ? null : sideOfMark(token.mark)),
  sections: sideSign(sections.get(item.section) ?? null),
})

/** The side that head, mark and section of a booking say, if any. */
export function toldSide(
  booked: Booked,
  columns: Columns,
  sections: ReadonlyMap<number, Side>,
): Side | null {
  const said = weighed({ ...printSays(booked, columns, sections), words: 0 })
  return said === 0 ? null : said > 0 ? 'credit' : 'debit'
}

/** Share of a column's amounts with a mark of a side, from which on those without one lost theirs in the scan. */
const MARKED = 0.7

/** Tells whether a booking's mark was not read. */
function lostMarks(booked: readonly Booked[]): (own: Booked) => boolean {
  const isMarked = ({ token }: Booked) => token.mark !== null && sideOfMark(token.mark) !== null
  const lost = new Set(
    [...Map.groupBy(booked, ({ column }) => column)].flatMap(([column, own]) => {
      const marks = new Set(own.filter(isMarked).map(({ token }) => sideOfMark(token.mark!)))
      const count = own.filter(isMarked).length
      // Where one side is marked and the other is not, no mark says as much as a mark.
      return marks.size === 2 && count >= MARKED * own.length ? [column] : []
    }),
  )
  return (own) => lost.has(own.column) && own.token.recognised && !isMarked(own)
}

/** Do texts alone tell sides apart, of bookings that print tells nothing of? Several speak of either side. */
function toldByTexts(
  booked: readonly Booked[],
  columns: Columns,
  sections: ReadonlyMap<number, Side>,
): boolean {
  const first = booked[0]
  const isAlike = (own: Booked) =>
    keyOf(own.column, own.token) === keyOf(first!.column, first!.token) &&
    toldSide(own, columns, sections) === null &&
    own.sign === null
  if (!booked.every(isAlike)) return false
  const said = booked.map(({ item }) => textSays(item))
  // One text alone may speak by chance.
  return [1, -1].every((side) => said.filter((own) => own === side).length > 1)
}

const weighed = (said: SideSaid | RiseSaid): number =>
  Object.entries(said).reduce(
    (sum, [name, value]) => sum + value * SIDE_WEIGHTS[name as keyof typeof SIDE_WEIGHTS],
    0,
  )

const sideSign = (side: Side | null): number => (side === null ? 0 : side === 'credit' ? 1 : -1)

function headSays(columns: Columns, column: number): number {
  const heads = columns.money[column]?.heads
  return Math.sign((heads?.get('column_credit') ?? 0) - (heads?.get('column_debit') ?? 0))
}

function unsignedSays(signs: ReadonlySet<number>): number {
  if (signs.has(-1) === signs.has(1)) return 0
  return signs.has(-1) ? 1 : -1
}

const CREDIT_WORDS = new HeldPhrases([...wordsOfKind('credit_word'), ...wordsOfKind('thanks_word')])
const DEBIT_WORDS = new HeldPhrases(wordsOfKind('debit_word'))

function wordsSay(booked: readonly Booked[]): number {
  // What is booked month by month says it once.
  const said = new Map(booked.map(({ item }) => [saidBy(item.line).letters, textSays(item)]))
  const sum = [...said.values()].reduce((all, own) => all + own, 0)
  return Math.max(-MOST_WORDS, Math.min(MOST_WORDS, sum))
}

/** The letters of a line, and the side its words speak of; it is asked for in all readings. */
const saidBy = once(({ words }: Line) => textSide(textOf(words)))

/** The letters of a text, and 1 where it speaks of money in, -1 of money out. */
export function textSide(text: string): { readonly letters: string; readonly side: number } {
  const plain = plainText(text)
  return {
    letters: plain.replace(/[^\p{L}]+/gu, ''),
    side: Math.sign(CREDIT_WORDS.longestIn(plain) - DEBIT_WORDS.longestIn(plain)),
  }
}
const textSays = ({ line }: Item): number => saidBy(line).side

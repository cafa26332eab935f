import { plainText, wordsOfKind } from '../../fields/lexicon.ts'
import { sideOfMark } from '../paper/marked-figure.ts'
import type { NamedSum } from './balances.ts'
import { CLOSING, OPENING } from './balances.ts'
import { type Chain, keyOf } from './chain.ts'
import type { Columns } from './columns.ts'
import type { Item } from './items.ts'
import type { AmountToken, Side } from './tokens.ts'

/** A booking whose amount is chosen. */
export interface Booked {
  readonly item: Item
  readonly column: number
  readonly token: AmountToken
  /** Proven by the balances: 1 raises the printed balance. */
  readonly sign: 1 | -1 | null
}

/** The sides of an account's bookings, and what they rest on. */
export interface Sides {
  readonly sides: readonly Side[]
  /** The printed balance is what is owed. */
  readonly liability: boolean
  /** Log-odds of the direction against its opposite. */
  readonly margin: number
  /** Names of what speaks for the direction: heads, marks, sections, signs, words, card. */
  readonly by: readonly string[]
  /** What the bookings come to, and what they contradict. */
  readonly met: Met
  /** Opening and closing balance that the sums of all bookings join, signed hundredths as printed. */
  readonly identity: { readonly opening: NamedSum; readonly closing: NamedSum } | null
}

export interface Met {
  /** Balances of the identity that were taken with the other sign. */
  readonly flipped: number
  /** Pairs of balances up to the identity's: more pairs meet by chance. 1 or more. */
  readonly tried: number
  /** Totals by their names. */
  readonly totals: number
  /** Log-odds of signs, marks, heads and words for the other side. */
  readonly against: number
}

const CREDIT_WORDS = wordsOfKind('credit_word')
const DEBIT_WORDS = wordsOfKind('debit_word')

/** Log-odds that a piece of evidence adds. Heads and marks are as good as never wrong; words often are. */
const HEAD = 2.5
const MARK = 3
const SECTION = 2
const SIGN = 2
const UNSIGNED = 1
const WORD = 0.35
const MOST_WORDS = 1.5
/** Most bookings are payments. */
const PAYMENT = 0.3
const ASSET = 1.2
const CARD = 3
const IDENTITY = 8
/** For a balance that has to lie below zero, which its print does not say. */
const FLIPPED = 2
const TOTAL = 3
/** Keys whose signs are all tried. */
const MOST_KEYS = 11

interface Key {
  readonly members: number[]
  sum: number
  /** Log-odds of credit. */
  side: number
  /** Log-odds of raising the printed balance. */
  rise: number
  proven: 1 | -1 | null
  readonly by: Set<string>
}

/** Sides of bookings by all evidence together: heads, marks, sections, signs, words, sums. */
export function sidesOf(
  booked: readonly Booked[],
  chain: Chain,
  columns: Columns,
  sections: ReadonlyMap<number, Side>,
  named: readonly NamedSum[],
  card: boolean,
): Sides {
  const chained = chain.hypothesis.balances.size > 0
  const keys = keysOf(booked, columns, sections, chained)
  const days = named.filter(({ name }) => name === 'balance_on')
  const openings = [...named.filter(({ name }) => OPENING.includes(name)), ...days]
  const closings = [
    ...named.filter(({ name }) => CLOSING.includes(name)),
    ...named.filter(({ name }) => name === 'amount_due' || name === 'total'),
    ...days,
  ]
  const closed = byCents(closings)
  const opened = openings.filter(
    (sum, i) => openings.findIndex(({ cents }) => cents === sum.cents) === i,
  )
  const totals = named.filter(({ name }) => name === 'total_credits' || name === 'total_debits')
  const open = [...keys.values()]
    .filter((key) => key.proven === null)
    .sort((a, b) => b.sum - a.sum)
    .slice(0, MOST_KEYS)
  let best: {
    score: number
    polarity: 1 | -1
    signs: Map<Key, 1 | -1>
    identity: Identity | null
    met: Met
  } | null = null
  const tops = { 1: Number.NEGATIVE_INFINITY, [-1]: Number.NEGATIVE_INFINITY }
  for (const polarity of [1, -1] as const)
    for (let bits = 0; bits < 2 ** open.length; bits++) {
      const signs = new Map<Key, 1 | -1>()
      for (const key of keys.values())
        signs.set(key, key.proven ?? (key.side * polarity + key.rise >= 0 ? 1 : -1))
      open.forEach((key, b) => {
        signs.set(key, (bits >> b) & 1 ? -1 : 1)
      })
      let score = polarity > 0 ? ASSET : card ? CARD : 0
      let change = 0
      let against = 0
      const sums = { credit: 0, debit: 0 }
      for (const [key, sign] of signs) {
        const said = key.side * polarity + key.rise
        score += sign * said
        against += Math.abs(said) - sign * said
        change += sign * key.sum
        sums[sign * polarity > 0 ? 'credit' : 'debit'] += key.sum
      }
      const identity = chained ? null : identityOf(change, opened, closed)
      const { flipped, tried } = identity ?? { flipped: 0, tried: 1 }
      if (identity) score += IDENTITY - FLIPPED * flipped - Math.log(tried)
      const met = totals.filter(
        ({ name, cents }) =>
          cents !== 0 && Math.abs(cents) === sums[name === 'total_credits' ? 'credit' : 'debit'],
      ).length
      score += TOTAL * met
      tops[polarity] = Math.max(tops[polarity], score)
      if (!best || score > best.score)
        best = { score, polarity, signs, identity, met: { flipped, tried, totals: met, against } }
    }
  const margin = Math.abs(tops[1] - tops[-1])
  const sides: Side[] = booked.map(() => 'debit')
  const by = new Set<string>()
  if (best)
    for (const [key, sign] of best.signs) {
      for (const m of key.members) {
        const own = booked[m]!.sign ?? sign
        sides[m] = own * best.polarity > 0 ? 'credit' : 'debit'
      }
      if (key.side * sign * best.polarity > 0.5) for (const reason of key.by) by.add(reason)
    }
  if (best?.identity) by.add('sums')
  if (card && best?.polarity === -1) by.add('card')
  return {
    sides,
    liability: best?.polarity === -1,
    margin,
    by: [...by],
    met: best?.met ?? { flipped: 0, tried: 1, totals: 0, against: 0 },
    identity: best?.identity ?? null,
  }
}

function keysOf(
  booked: readonly Booked[],
  columns: Columns,
  sections: ReadonlyMap<number, Side>,
  chained: boolean,
): Map<string, Key> {
  const keys = new Map<string, Key>()
  const signedColumns = new Map<number, Set<number>>()
  for (const { column, token } of booked)
    signedColumns.set(column, (signedColumns.get(column) ?? new Set()).add(token.sign))
  booked.forEach(({ item, column, token, sign }, m) => {
    const section = sections.get(item.section)
    const id = `${keyOf(item, column, token)}|${chained ? '' : (section ?? item.section)}|${sign ?? ''}`
    let key = keys.get(id)
    if (!key) {
      key = { members: [], sum: 0, side: 0, rise: 0, proven: sign, by: new Set() }
      const heads = columns.money[column]?.heads ?? new Map<string, number>()
      const [credit, debit] = [heads.get('column_credit') ?? 0, heads.get('column_debit') ?? 0]
      if (credit !== debit) {
        key.side += credit > debit ? HEAD : -HEAD
        key.by.add('heads')
      }
      const mark = token.mark === null ? null : sideOfMark(token.mark)
      if (mark) {
        key.side += mark === 'credit' ? MARK : -MARK
        key.by.add('marks')
      }
      if (section) {
        key.side += section === 'credit' ? SECTION : -SECTION
        key.by.add('sections')
      }
      const signs = signedColumns.get(column)!
      if (token.sign !== 0) key.rise += SIGN * token.sign
      else if (signs.has(-1) && !signs.has(1)) key.rise += UNSIGNED
      else if (signs.has(1) && !signs.has(-1)) key.rise -= UNSIGNED
      keys.set(id, key)
    }
    key.members.push(m)
    key.sum += token.cents
  })
  for (const key of keys.values()) {
    const words = key.members.reduce((sum, m) => sum + wordsSay(booked[m]!.item), 0)
    key.side += Math.max(-MOST_WORDS, Math.min(MOST_WORDS, WORD * words)) - PAYMENT
    if (Math.abs(words) >= 2) key.by.add('words')
  }
  return keys
}

/** 1 where a booking's text speaks of money in, -1 of money out. */
function wordsSay(item: Item): number {
  const text = plainText(item.line.words.map((word) => word.text).join(' '))
  const longest = (words: readonly string[]) =>
    words
      .filter((word) => text.includes(word))
      .reduce((most, word) => Math.max(most, word.length), 0)
  return Math.sign(longest(CREDIT_WORDS) - longest(DEBIT_WORDS))
}

type Identity = NonNullable<Sides['identity']> & {
  /** Balances of the two that were taken with the other sign. */
  readonly flipped: number
  /** Pairs of balances up to this one: more pairs meet by chance. */
  readonly tried: number
}

/** Closing balances by what they come to, hundredths. */
type ByCents = ReadonlyMap<number, readonly NamedSum[]>

function byCents(sums: readonly NamedSum[]): ByCents {
  const known = new Map<number, NamedSum[]>()
  for (const sum of sums) known.set(sum.cents, [...(known.get(sum.cents) ?? []).slice(0, 1), sum])
  return known
}

/** How an opening and a closing balance may be meant: as printed; below zero, which their print does not say. */
const MEANT = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const

function identityOf(
  change: number,
  openings: readonly NamedSum[],
  closings: ByCents,
): Identity | null {
  for (const [a, b] of MEANT) {
    if (a * b * change === 0 && (a < 0 || b < 0)) continue
    for (const [i, opening] of openings.entries()) {
      const closing = closings
        .get(b * (a * opening.cents + change))
        ?.find((other) => other !== opening)
      if (closing)
        return {
          opening: a < 0 ? { ...opening, cents: -opening.cents } : opening,
          closing: b < 0 ? { ...closing, cents: -closing.cents } : closing,
          flipped: a > 0 && b > 0 ? 0 : a * b < 0 ? 1 : 2,
          tried: (i + 1) * closings.size,
        }
    }
  }
  return null
}

import type { Side } from './amount-token.ts'
import { CLOSING, type NamedSum, OPENING } from './balances.ts'
import type { Chain } from './chain.ts'
import type { Columns } from './columns.ts'
import type { DayChange } from './day-balances.ts'
import { type Identity, identitiesAmong } from './identity.ts'
import { type Booked, type Key, keysOf, type SideSaid, toldSide } from './side-keys.ts'
import { SIDE_WEIGHTS } from './side-weights.ts'

/** The sides of an account's bookings, and what they rest on. */
export interface Sides {
  readonly sides: readonly Side[]
  /** The side that head, mark and section of each booking say, if any. */
  readonly told: readonly (Side | null)[]
  /** The printed balance is what is owed. */
  readonly liability: boolean
  /** Log-odds of the direction against its opposite. */
  readonly margin: number
  /** Names of what speaks for the direction: heads, marks, sections, words, sums, card. */
  readonly by: readonly string[]
  /** Totals by their names that the bookings come to. */
  readonly totals: number
  /** Days of a list of balances that the bookings come to. */
  readonly days: number
  /** Opening and closing balance that the sums of all bookings join. */
  readonly identity: Identity | null
}

/** What sides are decided from. */
export interface SideQuestion {
  readonly booked: readonly Booked[]
  readonly chain: Chain
  readonly columns: Columns
  readonly sections: ReadonlyMap<number, Side>
  readonly named: readonly NamedSum[]
  /** Sums printed outside of bookings, named or not. */
  readonly outside: readonly NamedSum[]
  /** What a list of balances says that each day changed. */
  readonly dayChanges: readonly DayChange[]
  readonly card: boolean
  /** Payments lower the balance by a part of each: it is owed. */
  readonly owed: boolean
}

/** Signs for all keys, and which of them is money in. */
export interface SideHypothesis {
  readonly keys: readonly Key[]
  /** 1 where what raises the printed balance is money in, -1 where it is owed. */
  readonly polarity: 1 | -1
  /** By key. */
  readonly signs: readonly (1 | -1)[]
  readonly identity: Identity | null
  readonly totals: number
  readonly days: number
  /** Share of the bookings that are money out less that of money in. -1 to 1. */
  readonly outgoing: number
  /** Pairs of keys that print different signs in one column, and go one way. */
  readonly together: number
  /** A printed minus raises the balance, which is what is owed. */
  readonly turned: boolean
  /** Share of the balances that are printed below zero, where they are what is owed. 0 to 1. */
  readonly sunk: number
  /** Bookings with a printed sign against what they do to a balance that is held, of all that have one. 0 to 1. */
  readonly against: number
  /** Log-odds. */
  readonly score: number
}

/** Keys whose signs are all tried. */
const MOST_KEYS = 11
/** Words that say so in all texts of a key, at least, for them to be told as a reason. */
const TELLING_WORDS = 2

/** Sides of bookings by all evidence together: heads, marks, sections, signs, words, sums. */
export function sidesOf(question: SideQuestion): Sides {
  const { booked, card } = question
  const tops = { 1: Number.NEGATIVE_INFINITY, [-1]: Number.NEGATIVE_INFINITY }
  let best: SideHypothesis | null = null
  for (const hypothesis of hypothesesOf(question, true)) {
    const { polarity, score } = hypothesis
    tops[polarity] = score
    if (!best || score > best.score) best = hypothesis
  }
  const { keys, polarity, signs, identity, totals, days } = best!
  const sides: Side[] = booked.map(() => 'debit')
  const by = new Set<string>()
  for (const [k, key] of keys.entries()) {
    const sign = signs[k]!
    for (const m of key.members)
      sides[m] = (booked[m]!.sign ?? sign) * polarity > 0 ? 'credit' : 'debit'
    if (key.side * sign * polarity > 0) for (const reason of reasonsOf(key)) by.add(reason)
  }
  if (identity) by.add('sums')
  if (days > 0) by.add('days')
  if (card && polarity === -1) by.add('card')
  if (question.owed) by.add('parts')
  return {
    sides,
    told: booked.map((own) => toldSide(own, question.columns, question.sections)),
    liability: polarity === -1,
    margin: Math.abs(tops[1] - tops[-1]),
    by: [...by],
    totals,
    days,
    identity,
  }
}

const REASONS = ['heads', 'marks', 'sections', 'words'] as const satisfies (keyof SideSaid)[]

const reasonsOf = ({ said }: Key): readonly string[] =>
  REASONS.filter((name) => Math.abs(said[name]) >= (name === 'words' ? TELLING_WORDS : 1))

/**
 * All that the sides may be, keys that print settles least with every sign.
 *
 * @param better only those that are likelier than all before with the same polarity
 */
export function* hypothesesOf(question: SideQuestion, better = false): Generator<SideHypothesis> {
  const { booked, chain, columns, sections, named, outside, dayChanges, card, owed } = question
  const chained = chain.hypothesis.balances.size > 0
  const keys = keysOf(booked, columns, sections, chained)
  const pairs = keys.flatMap((a, i) =>
    keys
      .slice(0, i)
      .flatMap((b, j) =>
        a.column === b.column && a.printed !== b.printed ? [[i, j] as const] : [],
      ),
  )
  const identities = chained ? null : identitiesAmong(named, outside)
  const balances = [
    ...named.flatMap(({ name, cents }) => ([...OPENING, ...CLOSING].includes(name) ? [cents] : [])),
    ...chain.links.flatMap(({ balance }) => balance ?? []),
  ]
  const below = balances.filter((cents) => cents < 0).length / Math.max(1, balances.length)
  const held = SIDE_WEIGHTS.asset + (chained ? SIDE_WEIGHTS.runningAsset : 0)
  const isSigned = keys.map(({ printed }) => printed !== 0)
  const all = Math.max(
    1,
    keys.reduce((sum, { members }, k) => sum + (isSigned[k] ? members.length : 0), 0),
  )
  const sums = named.filter(({ name, cents }) => isTotal(name) && cents !== 0)
  const within = keys.map((key) => sumsBySection(key, booked, sums))
  const changes = dayChanges.filter(({ members }) => members.length > 0)
  const ofDays = keys.map((key) => sumsByDay(key, booked, changes))
  const parts = new Set(keys.length > 1 ? keys.map((key) => key.sum) : [])
  const open = keys
    .map((_, k) => k)
    .filter((k) => keys[k]!.proven === null)
    .sort((a, b) => keys[b]!.sum - keys[a]!.sum)
    .slice(0, MOST_KEYS)
  for (const polarity of owed ? ([-1] as const) : ([1, -1] as const)) {
    const signs = keys.map((key) =>
      key.proven !== null ? key.proven : key.side * polarity + key.rise >= 0 ? 1 : (-1 as const),
    )
    let most = Number.NEGATIVE_INFINITY
    for (let bits = 0; bits < 2 ** open.length; bits++) {
      for (let b = 0; b < open.length; b++) signs[open[b]!] = (bits >> b) & 1 ? -1 : 1
      let score = polarity > 0 ? held : card ? SIDE_WEIGHTS.card : 0
      let change = 0
      let outgoing = 0
      let credits = 0
      let debits = 0
      let rise = 0
      for (let k = 0; k < keys.length; k++) {
        const { side, rise: up, sum, members } = keys[k]!
        const sign = signs[k]!
        score += sign * side * polarity
        rise += sign * up
        change += sign * sum
        if (sign * polarity > 0) credits += sum
        else debits += sum
        outgoing -= (sign * polarity * members.length) / booked.length
      }
      // What is owed rises with money out: its signs may say either, if all say the same.
      const turned = polarity < 0 && rise < 0
      score += turned ? SIDE_WEIGHTS.turned - rise : rise
      let identity: Identity | null = null
      const pairsOf = identities?.get(change)
      if (pairsOf) {
        // The totals of both sides, or of two sections, differ by the same, too.
        const isOfTotal = ({ cents }: NamedSum) =>
          Math.abs(cents) === credits || Math.abs(cents) === debits || parts.has(Math.abs(cents))
        identity =
          pairsOf.find(
            ({ opening, closing, unnamed }) =>
              unnamed === 0 || !(isOfTotal(opening) || isOfTotal(closing)),
          ) ?? null
      }
      let totals = 0
      for (let i = 0; i < sums.length; i++) {
        const { name, cents } = sums[i]!
        const side = name === 'total_credits' ? polarity : -polarity
        let inSection = 0
        for (let k = 0; k < keys.length; k++) if (signs[k] === side) inSection += within[k]![i]!
        const met = Math.abs(cents)
        if (met === (side === polarity ? credits : debits) || met === inSection) totals++
      }
      score += SIDE_WEIGHTS.totals * totals
      let days = 0
      for (let d = 0; d < changes.length; d++) {
        let sum = 0
        for (let k = 0; k < keys.length; k++) sum += signs[k]! * ofDays[k]![d]!
        if (sum === changes[d]!.cents) days++
      }
      score += SIDE_WEIGHTS.days * Math.log1p(days)
      if (identity)
        score +=
          SIDE_WEIGHTS.identity +
          SIDE_WEIGHTS.flipped * identity.flipped +
          SIDE_WEIGHTS.reversed * Number(identity.reversed) +
          SIDE_WEIGHTS.tried * Math.log(identity.tried)
      const sunk = polarity < 0 ? below : 0
      score += (card ? SIDE_WEIGHTS.cardOutgoing : SIDE_WEIGHTS.outgoing) * outgoing
      score += SIDE_WEIGHTS.sunk * sunk
      let together = 0
      for (let p = 0; p < pairs.length; p++)
        if (signs[pairs[p]![0]] === signs[pairs[p]![1]]) together++
      // What is owed falls with money in; what is held does not.
      let opposed = 0
      if (polarity > 0)
        for (let k = 0; k < keys.length; k++)
          if (keys[k]!.printed * signs[k]! < 0) opposed += keys[k]!.members.length
      const against = opposed / all
      score += SIDE_WEIGHTS.together * together + SIDE_WEIGHTS.against * against
      if (better && score <= most) continue
      most = score
      yield {
        keys,
        polarity,
        signs: [...signs],
        identity,
        totals,
        days,
        outgoing,
        together,
        turned,
        sunk,
        against,
        score,
      }
    }
  }
}

const isTotal = (name: string): name is 'total_credits' | 'total_debits' =>
  name === 'total_credits' || name === 'total_debits'

/** What a key's bookings in the section of each total come to, hundredths. */
const sumsBySection = (
  { members }: Key,
  booked: readonly Booked[],
  totals: readonly NamedSum[],
): number[] =>
  totals.map(({ section }) =>
    members.reduce(
      (sum, m) => sum + (booked[m]!.item.section === section ? booked[m]!.token.cents : 0),
      0,
    ),
  )

/** What a key's bookings of each day come to, hundredths. */
const sumsByDay = (
  { members }: Key,
  booked: readonly Booked[],
  changes: readonly DayChange[],
): number[] => {
  const own = new Set(members)
  return changes.map((change) =>
    change.members.reduce((sum, m) => sum + (own.has(m) ? booked[m]!.token.cents : 0), 0),
  )
}

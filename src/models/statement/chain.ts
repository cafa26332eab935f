import { once } from '../../fields/once.ts'
import { sideOfMark } from '../../reading/marked-figure.ts'
import type { AmountToken } from './amount-token.ts'
import {
  type BalanceGroup,
  type Draft,
  type Entry,
  type Pending,
  resolveGroup,
  type SignOf,
} from './balance-group.ts'
import type { Item } from './item.ts'
import type { Link, Step } from './link.ts'

/** Which columns hold the running balance, and which way bookings run. */
export interface ChainHypothesis {
  readonly balances: ReadonlySet<number>
  readonly newestFirst: boolean
  /** A balance marked as credit is below zero: what is owed is printed without a mark. */
  readonly creditBelow: boolean
}

export interface Chain {
  readonly hypothesis: ChainHypothesis
  /** In reading order. */
  readonly links: readonly Link[]
  readonly score: number
}

/** A chain that was weighed, its links not yet made: most are not the best. */
export interface ChainDraft {
  readonly hypothesis: ChainHypothesis
  readonly items: readonly Item[]
  readonly drafts: readonly Draft[]
  readonly signOf: SignOf
  readonly score: number
}

/** Points of evidence. A row that follows counts one; the others are shares of it. */
const POINTS: Readonly<Record<Step, number>> = {
  step: 1,
  group: 0.8,
  same: 0.3,
  unread: 0,
  start: 0,
  opened: 1,
  open: 0,
  broken: -0.8,
  left: -0.4,
}
/** For each balance alone that does not follow, behind the first. */
const AGAIN = -0.5

export const chainOf = (
  items: readonly Item[],
  hypothesis: ChainHypothesis,
  printed: ReadonlySet<number>,
): Chain => chainIn(draftOf(items, hypothesis, printed))

const NONE: Draft = { step: 'open', amount: null, sign: null, balance: null }

/** The sums of items as lists, which all hypotheses go through. */
const tokensOf = once((items: readonly Item[]): readonly (readonly Entry[])[] =>
  items.map(({ amounts }) => Array.from(amounts, ([column, token]) => entryOf(column, token))),
)

/** What a hypothesis makes of items, and what speaks for it. */
export function draftOf(
  items: readonly Item[],
  hypothesis: ChainHypothesis,
  printed: ReadonlySet<number>,
): ChainDraft {
  const { balances, newestFirst } = hypothesis
  const all = tokensOf(items)
  const isBalance = ({ column }: Entry) => balances.has(column)
  const drafts = items.map((): Draft => ({ ...NONE }))
  /** Whether a balance before a booking is printed somewhere. */
  const opensAt = (now: number, tokens: readonly Entry[]): boolean =>
    tokens.some(
      ({ token: { cents } }) =>
        printed.has(Math.abs(now - cents)) || printed.has(Math.abs(now + cents)),
    )
  const signs = new Map<string, { up: number; down: number }>()
  const vote = (key: string, sign: 1 | -1) => {
    const own = signs.get(key) ?? { up: 0, down: 0 }
    if (sign > 0) own.up++
    else own.down++
    signs.set(key, own)
  }
  const groups: BalanceGroup[] = []
  /** Whether the next booking with a balance follows from this one. */
  const goesOnFrom = (balance: number, i: number): boolean => {
    const step = newestFirst ? -1 : 1
    for (let j = i + step; j >= 0 && j < items.length; j += step) {
      const own = all[j]!.find(isBalance)
      const tokens = all[j]!.filter((other) => !isBalance(other))
      if (!own && tokens.length > 0) return true
      if (!own || tokens.length === 0) continue
      const next = balanceOf(own.token, hypothesis.creditBelow)
      return tokens.some(({ token }) => token.cents === Math.abs(next - balance))
    }
    return false
  }
  let before: number | null = null
  let pending: Pending[] = []
  let first: number | null = null
  let begun = false
  for (let n = 0; n < items.length; n++) {
    const i = newestFirst ? items.length - 1 - n : n
    const item = items[i]!
    const draft = drafts[i]!
    const isFirst = !begun && item.dated && item.told === null
    begun ||= item.dated || (item.told !== null && item.told !== 'total')
    const column = all[i]!.find(isBalance)?.column ?? balanceByName(item, balances)
    const tokens =
      column === undefined
        ? all[i]!
        : all[i]!.filter((own) => own.column !== column && !isBalance(own))
    if (column === undefined) {
      // Debits and credits in one row below the bookings are sums of theirs.
      if (tokens.length > 1 && !item.dated) draft.step = 'left'
      else if (tokens.length > 0) pending.push({ i, tokens })
      continue
    }
    const printedNow = widened(item.amounts.get(column)!, before, tokens, hypothesis.creditBelow)
    const asPrinted = balanceOf(printedNow, hypothesis.creditBelow)
    const now: number =
      before !== null && isSunk(printedNow, before, pending, tokens) ? -asPrinted : asPrinted
    draft.balance = now
    // Numbers above the bookings may stand in line with balances: the first booking goes on from another one.
    if (
      isFirst &&
      before !== null &&
      !goesOn(before, now, pending, tokens) &&
      opensAt(now, tokens)
    ) {
      for (let m = 0; m < n; m++)
        drafts[newestFirst ? items.length - 1 - m : m] = { ...NONE, step: 'left' }
      before = null
      pending = []
    }
    if (before === null) {
      if (tokens.length === 0) draft.step = 'start'
      else first = i
      pending = []
    } else if (pending.length === 0) {
      const change = now - before
      const found =
        tokens.find(({ token }) => token.cents === Math.abs(change)) ??
        tokens
          .filter(({ token }) => token.wider === Math.abs(change))
          .map(({ token, ...own }) => ({ ...own, token: { ...token, cents: token.wider! } }))[0] ??
        (item.dated && item.told === null ? withFee(tokens, change) : undefined)
      if (tokens.length === 0 && change !== 0 && isUnread(item)) {
        draft.step = 'unread'
        draft.amount = unread(item, column, Math.abs(change))
        draft.sign = change > 0 ? 1 : -1
      } else if (tokens.length === 0 && change !== 0 && !item.dated && !goesOnFrom(now, i)) {
        // A sum below the bookings, or between them.
        draft.step = 'left'
        draft.balance = null
        continue
      } else if (tokens.length === 0) draft.step = change === 0 ? 'same' : 'start'
      else if (found) {
        draft.step = 'step'
        draft.amount = found
        if (change !== 0) {
          draft.sign = change > 0 ? 1 : -1
          vote(found.key, draft.sign)
        }
      } else {
        if (isTotals(tokens, change)) draft.step = 'left'
        else {
          draft.step = 'broken'
          if (item.told === null && opensAt(now, tokens)) first ??= i
        }
      }
    } else {
      groups.push({
        before,
        after: now,
        pending: tokens.length > 0 ? [...pending, { i, tokens }] : pending,
        at: i,
      })
      pending = []
    }
    before = now
  }
  const signOf: SignOf = ({ key }) => {
    const own = signs.get(key)
    if (!own || own.up === own.down) return null
    return own.up > own.down
      ? own.down * 4 < own.up
        ? 1
        : null
      : own.up * 4 < own.down
        ? -1
        : null
  }
  // Of several sums in a row the amount stands where others do that balances follow from.
  const followed = (column: number): number =>
    [...signs].reduce(
      (sum, [key, { up, down }]) => sum + (key.startsWith(`${column}|`) ? up + down : 0),
      0,
    )
  for (const [key, sign] of signsOfGroups(groups, signs))
    signs.set(key, sign > 0 ? { up: 1, down: 0 } : { up: 0, down: 1 })
  for (const group of groups) resolveGroup(inOrderOf(group, followed), items, drafts, signOf)
  if (first !== null) openingOf(first, items, drafts, printed, signOf)
  let score = 0
  let starts = 0
  drafts.forEach(({ step }, i) => {
    if (step === 'start') score += starts++ === 0 ? 0 : AGAIN
    else score += POINTS[step] * (step === 'broken' && !items[i]!.dated ? 0.4 : 1)
  })
  return { hypothesis, items, drafts, signOf, score }
}

/** The same with its links. */
export function chainIn({ hypothesis, items, drafts, signOf, score }: ChainDraft): Chain {
  const { balances } = hypothesis
  // What is booked stands where other bookings have theirs, not in a column of fees.
  const followed = new Map<number, number>()
  for (const { amount, step } of drafts)
    if (amount && step === 'step')
      followed.set(amount.column, (followed.get(amount.column) ?? 0) + 1)
  const least = Math.max(1, ...followed.values()) / 2
  const links = items.map((item, i): Link => {
    const draft = { ...drafts[i]! }
    if (
      draft.amount === null &&
      draft.step !== 'same' &&
      draft.step !== 'start' &&
      draft.step !== 'left'
    ) {
      const tokens = [...item.amounts].filter(([c]) => !balances.has(c))
      const [column, token] =
        tokens.findLast(([c, own]) => own.cents !== 0 && (followed.get(c) ?? 0) >= least) ??
        tokens.findLast(([, own]) => own.cents !== 0) ??
        tokens.at(-1) ??
        []
      if (token && column !== undefined) draft.amount = { column, token }
    }
    if (draft.amount && draft.sign === null && balances.size > 0 && draft.amount.column >= 0)
      draft.sign = signOf(entryOf(draft.amount.column, draft.amount.token))
    return { item, ...draft }
  })
  return { hypothesis, links, score }
}

/** Keys that no step settles, at most, which are tried with every sign. */
const MOST_KEYS = 8
/** Groups that come to their change, at least: one alone may by chance. */
const LEAST_MET = 2
/** Keys of amounts between two balances, at most, that may tell which of them is below zero. */
const MOST_SUNK_KEYS = 4

/**
 * Signs of keys that no single step settles, where balances are printed once a day: those with which most groups of
 * amounts come to what the balance changed by. None where another choice does as well.
 */
function signsOfGroups(
  groups: readonly BalanceGroup[],
  settled: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, 1 | -1> {
  const sums = groups.map(({ pending }) => {
    const own = new Map<string, number>()
    for (const { tokens } of pending) {
      const { key, token } = tokens.at(-1)!
      own.set(key, (own.get(key) ?? 0) + token.cents)
    }
    return own
  })
  const open = [...new Set(sums.flatMap((own) => [...own.keys()]))]
  if (open.length > MOST_KEYS || open.every((key) => settled.has(key))) return new Map()
  const signIn = (bits: number, b: number): 1 | -1 => ((bits >> b) & 1 ? -1 : 1)
  const changes = groups.map(({ before, after }, g) => ({
    change: after - before,
    parts: [...sums[g]!].map(([key, cents]) => ({ b: open.indexOf(key), cents })),
  }))
  let best = 0
  let met = 0
  let next = 0
  for (let bits = 0; bits < 2 ** open.length; bits++) {
    const own = changes.filter(
      ({ change, parts }) =>
        parts.reduce((sum, { b, cents }) => sum + signIn(bits, b) * cents, 0) === change,
    ).length
    if (own > met) [best, next, met] = [bits, met, own]
    else next = Math.max(next, own)
  }
  const isLikely = met >= LEAST_MET && met * 2 >= groups.length && met > next
  return isLikely
    ? new Map(open.flatMap((key, b) => (settled.has(key) ? [] : [[key, signIn(best, b)] as const])))
    : new Map()
}

/** The same, the sums of each row by what speaks for their columns, the likeliest last. */
const inOrderOf = (group: BalanceGroup, followed: (column: number) => number): BalanceGroup =>
  group.pending.every(({ tokens }) => tokens.length === 1)
    ? group
    : {
        ...group,
        pending: group.pending.map((own) => ({
          ...own,
          tokens: own.tokens.toSorted((a, b) => followed(a.column) - followed(b.column)),
        })),
      }

/** The column of the only sum of a row that words call a balance, wherever it stands. */
const balanceByName = (item: Item, balances: ReadonlySet<number>): number | undefined =>
  balances.size > 0 &&
  item.amounts.size === 1 &&
  item.line.dates.length === 0 &&
  (item.told === 'opening' || item.told === 'closing')
    ? [...item.amounts.keys()][0]
    : undefined

/** A balance with the digits in front, where that follows from the one before, or is nearer to it. */
function widened(
  token: AmountToken,
  before: number | null,
  beside: readonly Entry[],
  creditBelow: boolean,
): AmountToken {
  if (token.wider === null || before === null) return token
  const wide = { ...token, cents: token.wider }
  const change = (own: AmountToken) => Math.abs(balanceOf(own, creditBelow) - before)
  const follows = (own: AmountToken) =>
    beside.some(({ token: { cents, wider } }) => cents === change(own) || wider === change(own))
  if (follows(token) !== follows(wide)) return follows(wide) ? wide : token
  return change(wide) < change(token) ? wide : token
}

/** A balance that follows below zero alone: some banks print no sign, and some a mark that nobody knows. */
const isSunk = (
  token: AmountToken,
  before: number,
  pending: readonly Pending[],
  now: readonly Entry[],
): boolean => {
  // Most follow as they are printed.
  if (pending.length === 0 && comesTo(now, token.cents - before)) return false
  const isSilent = token.sign === 0 && (token.mark === null || sideOfMark(token.mark) === null)
  if (!isSilent) return false
  const booked = [...pending.map(({ tokens }) => tokens), now].filter((own) => own.length > 0)
  const sums = booked.length > 1 ? sumsOf(booked) : null
  const follows = (balance: number) =>
    booked.length === 0
      ? balance === before
      : sums
        ? sums.has(balance - before)
        : comesTo(booked[0]!, balance - before)
  return !follows(token.cents) && follows(-token.cents)
}

/** Does a balance follow from the one before, by what is booked between them? */
const goesOn = (
  before: number,
  now: number,
  pending: readonly Pending[],
  tokens: readonly Entry[],
): boolean =>
  pending.length === 0
    ? comesTo(tokens, now - before)
    : sumsOf([...pending.map((own) => own.tokens), tokens].filter((own) => own.length > 0)).has(
        now - before,
      )

/** Is one of the sums of a row what the balance changed by? */
const comesTo = (tokens: readonly Entry[], change: number): boolean =>
  tokens.some(({ token }) => token.cents === Math.abs(change))

/** What amounts of several rows may come to, all of a column and a mark on one side. */
function sumsOf(rows: readonly (readonly Entry[])[]): ReadonlySet<number> {
  const keys = Map.groupBy(
    rows.map((tokens) => tokens.at(-1)!),
    ({ key }) => key,
  )
  if (keys.size > MOST_SUNK_KEYS) return new Set()
  let sums = [0]
  for (const own of keys.values()) {
    const sum = own.reduce((all, { token }) => all + token.cents, 0)
    sums = sums.flatMap((before) => [before + sum, before - sum])
  }
  return new Set(sums)
}

/** A recognised booking without any sum: its day and its text are there. */
const isUnread = (item: Item): boolean =>
  item.dated &&
  item.told === null &&
  item.line.row.recognised &&
  item.line.words.some(({ text }) => /\p{L}{3}/u.test(text))

/** An amount that only the balances give. */
const unread = (item: Item, column: number, cents: number): NonNullable<Link['amount']> => ({
  column: -1,
  token: { ...item.amounts.get(column)!, cents, sign: 0, mark: null, text: '', confidence: 0.5 },
})

const entryOf = (column: number, token: AmountToken): Entry => ({
  column,
  token,
  key: keyOf(column, token),
})

/** What tells the sides of amounts apart in print: column, sign and mark. */
export const keyOf = (column: number, token: AmountToken): string =>
  `${column}|${token.sign}|${token.mark ?? ''}`

export function balanceOf(token: AmountToken, creditBelow: boolean): number {
  const side = token.mark === null ? null : sideOfMark(token.mark)
  const below =
    token.sign < 0 || (side === 'debit' && !creditBelow) || (side === 'credit' && creditBelow)
  return below ? -token.cents : token.cents
}

/** Debits and credits in one row, which together are the change or have none: a row of sums. */
const isTotals = (tokens: Pending['tokens'], change: number): boolean =>
  tokens.length === 2 &&
  (change === 0 || Math.abs(tokens[0]!.token.cents - tokens[1]!.token.cents) === Math.abs(change))

/** The larger of two sums that together are the change: the other one is what was charged for it. */
function withFee(tokens: Pending['tokens'], change: number): Pending['tokens'][number] | undefined {
  const [a, b] = tokens
  if (tokens.length !== 2 || !a || !b || a.token.cents === 0 || b.token.cents === 0)
    return undefined
  const [larger, fee] = a.token.cents >= b.token.cents ? [a, b] : [b, a]
  const isRaised = change > 0
  const together = isRaised
    ? larger.token.cents - fee.token.cents
    : larger.token.cents + fee.token.cents
  return together === Math.abs(change) ? larger : undefined
}

/** The first booking of a chain: the balance before it is printed somewhere. */
function openingOf(
  first: number,
  items: readonly Item[],
  drafts: readonly Draft[],
  printed: ReadonlySet<number>,
  signOf: SignOf,
): void {
  const draft = drafts[first]!
  const item = items[first]!
  if (draft.balance === null) return
  const all = [...item.amounts].flatMap(([column, token]) => {
    if (balanceOf(token, false) === draft.balance && item.amounts.size === 1) return []
    const known = signOf(entryOf(column, token))
    return ([1, -1] as const)
      .filter(
        (sign) =>
          printed.has(Math.abs(draft.balance! - sign * token.cents)) &&
          token.cents !== Math.abs(draft.balance!),
      )
      .map((sign) => ({ column, token, sign, isUsual: known === null || known === sign }))
  })
  // What amounts like it mostly do is no more than that.
  const usual = all.filter(({ isUsual }) => isUsual)
  const candidates = usual.length > 0 ? usual : all
  if (candidates.length === 0) return
  const [found] = candidates
  draft.step = 'opened'
  draft.amount = { column: found!.column, token: found!.token }
  draft.sign = candidates.length === 1 ? found!.sign : null
}

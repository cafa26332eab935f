import { sideOfMark } from '../paper/marked-figure.ts'
import type { Columns } from './columns.ts'
import type { Item } from './items.ts'
import type { AmountToken } from './tokens.ts'

/** How the running balance accounts for an item. */
export type Step =
  /** The balance changed by just its amount. */
  | 'step'
  /** The balance changed by the sum of it and its neighbours, in one way only. */
  | 'group'
  /** A balance alone, the one before it. */
  | 'same'
  /** The balance changed by an amount that could not be read. */
  | 'unread'
  /** A balance alone that begins a chain. */
  | 'start'
  /** First of its chain: the balance before it is printed elsewhere. */
  | 'opened'
  /** No running balance stands against it or for it. */
  | 'open'
  /** It does not follow. */
  | 'broken'
  /** No booking: without it, the balances follow. */
  | 'left'

/** An item in a chain of balances. */
export interface Link {
  readonly item: Item
  readonly step: Step
  /** What is booked, hundredths without sign; null for balances alone. */
  readonly amount: { readonly column: number; readonly token: AmountToken } | null
  /** 1 where it raises the printed balance, -1 where it lowers it; null where nothing proves it. */
  readonly sign: 1 | -1 | null
  /** Printed balance after it, signed hundredths. */
  readonly balance: number | null
}

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
/** What a head that says so adds to a column of balances. */
const HEADED = 1.5
/** Most amounts between two balances that are tried with every sign. */
const MOST_TRIED = 10
/** Most of them of which one may be no booking. */
const MOST_PENDING = 40

/** The chain that explains most; without any column of balances where none does. */
export function bestChain(
  items: readonly Item[],
  columns: Columns,
  printed: ReadonlySet<number>,
): Chain {
  const none = chainOf(
    items,
    { balances: new Set(), newestFirst: false, creditBelow: false },
    printed,
  )
  let best: Chain = none
  const marked = items.some((item) => [...item.amounts.values()].some((own) => own.mark !== null))
  const tried = (balances: ReadonlySet<number>): Chain =>
    [false, true]
      .flatMap((newestFirst) =>
        (marked ? [false, true] : [false]).map((creditBelow) => {
          const chain = chainOf(items, { balances, newestFirst, creditBelow }, printed)
          const head = [...balances].reduce(
            (sum, c) => sum + Math.min(1, columns.money[c]!.heads.get('column_balance') ?? 0),
            0,
          )
          return {
            ...chain,
            score: chain.score + HEADED * head - (newestFirst ? 0.1 : 0) - (creditBelow ? 0.1 : 0),
          }
        }),
      )
      .reduce((a, b) => (b.score > a.score ? b : a))
  const scored = columns.money
    .map((_, c) => tried(new Set([c, ...twins(c, items, columns)])))
    .sort((a, b) => b.score - a.score)
  if (scored[0] && scored[0].score > 0.5) best = scored[0]
  else return best
  // Pages whose tables are set otherwise have their balances in another place.
  for (;;) {
    const more = columns.money
      .flatMap((_, c) => {
        if (best.hypothesis.balances.has(c)) return []
        const shared = items.some(
          (item) =>
            item.amounts.has(c) && [...best.hypothesis.balances].some((b) => item.amounts.has(b)),
        )
        return shared ? [] : [tried(new Set([...best.hypothesis.balances, c]))]
      })
      .sort((a, b) => b.score - a.score)[0]
    if (!more || more.score < best.score + 0.9) return best
    best = more
  }
}

/** Rows that print two columns, at least, and the share of them that print the same in both. */
const LEAST_TWINS = 3
const MOST_TWINS = 0.9

/** Columns that print what this one prints: the balance by booking and by value date. */
const twins = (c: number, items: readonly Item[], columns: Columns): number[] =>
  columns.money.flatMap((_, d) => {
    if (d === c) return []
    const both = items.filter(({ amounts }) => amounts.has(c) && amounts.has(d))
    const same = both.filter(({ amounts }) => amounts.get(c)!.cents === amounts.get(d)!.cents)
    return both.length >= LEAST_TWINS && same.length >= MOST_TWINS * both.length ? [d] : []
  })

/** Items that belong to one change of the balance. */
interface Pending {
  readonly i: number
  readonly tokens: readonly { readonly column: number; readonly token: AmountToken }[]
}

interface Draft {
  step: Step
  amount: Link['amount']
  sign: 1 | -1 | null
  balance: number | null
}

export function chainOf(
  items: readonly Item[],
  hypothesis: ChainHypothesis,
  printed: ReadonlySet<number>,
): Chain {
  const { balances, newestFirst } = hypothesis
  const order = items.map((_, i) => i)
  if (newestFirst) order.reverse()
  const drafts = items.map((): Draft => ({ step: 'open', amount: null, sign: null, balance: null }))
  const signs = new Map<string, { up: number; down: number }>()
  const vote = (item: Item, column: number, token: AmountToken, sign: 1 | -1) => {
    const key = keyOf(item, column, token)
    const own = signs.get(key) ?? { up: 0, down: 0 }
    if (sign > 0) own.up++
    else own.down++
    signs.set(key, own)
  }
  const groups: { before: number; after: number; pending: Pending[]; at: number }[] = []
  /** Whether the next booking with a balance follows from this one. */
  const goesOnFrom = (balance: number, i: number): boolean => {
    const step = newestFirst ? -1 : 1
    for (let j = i + step; j >= 0 && j < items.length; j += step) {
      const column = [...items[j]!.amounts.keys()].find((c) => balances.has(c))
      const tokens = [...items[j]!.amounts].filter(([c]) => !balances.has(c))
      if (column === undefined && tokens.length > 0) return true
      if (column === undefined || tokens.length === 0) continue
      const next = balanceOf(items[j]!.amounts.get(column)!, hypothesis.creditBelow)
      return tokens.some(([, token]) => token.cents === Math.abs(next - balance))
    }
    return false
  }
  let before: number | null = null
  let pending: Pending[] = []
  let first: number | null = null
  for (const i of order) {
    const item = items[i]!
    const draft = drafts[i]!
    const column = [...item.amounts.keys()].find((c) => balances.has(c))
    const tokens = [...item.amounts]
      .filter(([c]) => !balances.has(c))
      .map(([c, token]) => ({ column: c, token }))
    if (column === undefined) {
      // Debits and credits in one row below the bookings are sums of theirs.
      if (tokens.length > 1 && !item.dated) draft.step = 'left'
      else if (tokens.length > 0) pending.push({ i, tokens })
      continue
    }
    const printedNow = item.amounts.get(column)!
    const now = balanceOf(
      widened(
        printedNow,
        before,
        tokens.map(({ token }) => token),
        hypothesis.creditBelow,
      ),
      hypothesis.creditBelow,
    )
    draft.balance = now
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
          .map(({ column: c, token }) => ({
            column: c,
            token: { ...token, cents: token.wider! },
          }))[0]
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
          vote(item, found.column, found.token, draft.sign)
        }
      } else {
        if (isTotals(tokens, change)) draft.step = 'left'
        else {
          draft.step = 'broken'
          const opened = tokens.some(
            ({ token }) =>
              printed.has(Math.abs(now - token.cents)) || printed.has(Math.abs(now + token.cents)),
          )
          if (opened && item.told === null) first ??= null
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
  const signOf = (item: Item, column: number, token: AmountToken): 1 | -1 | null => {
    const own = signs.get(keyOf(item, column, token))
    if (!own || own.up === own.down) return null
    return own.up > own.down
      ? own.down * 4 < own.up
        ? 1
        : null
      : own.up * 4 < own.down
        ? -1
        : null
  }
  for (const group of groups) resolve(group, items, drafts, signOf)
  if (first !== null) openingOf(first, items, drafts, printed, signOf)
  let score = 0
  let starts = 0
  const links = items.map((item, i): Link => {
    const draft = drafts[i]!
    if (draft.step === 'start') score += starts++ === 0 ? 0 : AGAIN
    else score += POINTS[draft.step] * (draft.step === 'broken' && !item.dated ? 0.4 : 1)
    if (
      draft.amount === null &&
      draft.step !== 'same' &&
      draft.step !== 'start' &&
      draft.step !== 'left'
    ) {
      const tokens = [...item.amounts].filter(([c]) => !balances.has(c))
      const [column, token] = tokens.at(-1) ?? []
      if (token && column !== undefined) draft.amount = { column, token }
    }
    if (draft.amount && draft.sign === null && balances.size > 0 && draft.amount.column >= 0)
      draft.sign = signOf(item, draft.amount.column, draft.amount.token)
    return { item, ...draft }
  })
  return { hypothesis, links, score }
}

/** A balance with the digits in front, where that follows from the one before, or is nearer to it. */
function widened(
  token: AmountToken,
  before: number | null,
  amounts: readonly AmountToken[],
  creditBelow: boolean,
): AmountToken {
  if (token.wider === null || before === null) return token
  const wide = { ...token, cents: token.wider }
  const change = (own: AmountToken) => Math.abs(balanceOf(own, creditBelow) - before)
  const follows = (own: AmountToken) =>
    amounts.some(({ cents, wider }) => cents === change(own) || wider === change(own))
  if (follows(token) !== follows(wide)) return follows(wide) ? wide : token
  return change(wide) < change(token) ? wide : token
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

/** What tells the sides of amounts apart in print: column, sign and mark. */
export const keyOf = (_item: Item, column: number, token: AmountToken): string =>
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

/** Amounts between two balances: with the signs that are known, else in the one way that leads there. */
function resolve(
  group: { before: number; after: number; pending: Pending[]; at: number },
  items: readonly Item[],
  drafts: readonly Draft[],
  signOf: (item: Item, column: number, token: AmountToken) => 1 | -1 | null,
): void {
  const change = group.after - group.before
  const settle = (members: readonly Pending[], signs: readonly (1 | -1)[], left: number | null) => {
    members.forEach((member, m) => {
      const draft = drafts[member.i]!
      draft.step = 'group'
      draft.amount = member.tokens.at(-1)!
      draft.sign = signs[m]!
    })
    if (left !== null) drafts[left]!.step = 'left'
    const end = drafts[group.at]!
    if (end.step === 'open') end.step = 'same'
  }
  const fits = (members: readonly Pending[], left: number | null): boolean => {
    const known = members.map(({ i, tokens }) =>
      signOf(items[i]!, tokens.at(-1)!.column, tokens.at(-1)!.token),
    )
    const amounts = members.map(({ tokens }) => tokens.at(-1)!.token.cents)
    if (known.every((sign) => sign !== null)) {
      const sum = amounts.reduce((total, cents, m) => total + known[m]! * cents, 0)
      if (sum === change) {
        settle(members, known as (1 | -1)[], left)
        return true
      }
    }
    const open = known.flatMap((sign, m) => (sign === null ? [m] : []))
    if (open.length === 0 || open.length > MOST_TRIED) return false
    const solutions: (1 | -1)[][] = []
    for (let bits = 0; bits < 2 ** open.length && solutions.length < 2; bits++) {
      const signs = known.map((sign) => sign ?? 1)
      open.forEach((m, b) => {
        signs[m] = (bits >> b) & 1 ? -1 : 1
      })
      if (amounts.reduce((total, cents, m) => total + signs[m]! * cents, 0) === change)
        solutions.push(signs)
    }
    if (solutions.length !== 1) return false
    settle(members, solutions[0]!, left)
    return true
  }
  if (fits(group.pending, null)) return
  if (group.pending.length > MOST_PENDING) {
    drafts[group.at]!.step = 'broken'
    return
  }
  for (const member of group.pending) {
    if (items[member.i]!.dated && items[member.i]!.told === null) continue
    if (
      fits(
        group.pending.filter((other) => other !== member),
        member.i,
      )
    )
      return
  }
  const end = drafts[group.at]!
  end.step = 'broken'
}

/** The first booking of a chain: the balance before it is printed somewhere. */
function openingOf(
  first: number,
  items: readonly Item[],
  drafts: readonly Draft[],
  printed: ReadonlySet<number>,
  signOf: (item: Item, column: number, token: AmountToken) => 1 | -1 | null,
): void {
  const draft = drafts[first]!
  const item = items[first]!
  if (draft.balance === null) return
  const candidates = [...item.amounts].flatMap(([column, token]) => {
    if (balanceOf(token, false) === draft.balance && item.amounts.size === 1) return []
    const known = signOf(item, column, token)
    return ([1, -1] as const)
      .filter((sign) => known === null || known === sign)
      .filter(
        (sign) =>
          printed.has(Math.abs(draft.balance! - sign * token.cents)) &&
          token.cents !== Math.abs(draft.balance!),
      )
      .map((sign) => ({ column, token, sign }))
  })
  if (candidates.length === 0) return
  const [found] = candidates
  draft.step = 'opened'
  draft.amount = { column: found!.column, token: found!.token }
  draft.sign = candidates.length === 1 ? found!.sign : null
}

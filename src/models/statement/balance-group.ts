import type { AmountToken } from './amount-token.ts'
import type { Item } from './item.ts'
import type { Link, Step } from './link.ts'

/** Most amounts between two balances that are tried with every sign. */
const MOST_TRIED = 10
/** Most of them of which one may be no booking. */
const MOST_PENDING = 40

/** A figure of an item, and the column it stands in. */
export interface Entry {
  readonly column: number
  readonly token: AmountToken
  /** What tells its side in print: column, sign and mark. */
  readonly key: string
}

/** Items that belong to one change of the balance. */
export interface Pending {
  readonly i: number
  readonly tokens: readonly Entry[]
}

export interface Draft {
  step: Step
  amount: Link['amount']
  sign: 1 | -1 | null
  balance: number | null
}

/** Amounts between two balances. */
export interface BalanceGroup {
  readonly before: number
  readonly after: number
  readonly pending: readonly Pending[]
  /** The item that prints the second balance. */
  readonly at: number
}

/** What is known of the sign of a figure. */
export type SignOf = (entry: Entry) => 1 | -1 | null

/**
 * Amounts between two balances: with the signs that are known, else in the one way that leads there: all that print
 * their side alike have one sign, or, which says less, each has its own.
 */
export function resolveGroup(
  group: BalanceGroup,
  items: readonly Item[],
  drafts: readonly Draft[],
  signOf: SignOf,
): void {
  const { pending } = group
  const change = group.after - group.before
  const end = drafts[group.at]!
  const known = pending.map(({ tokens }) => signOf(tokens.at(-1)!))
  const amounts = pending.map(({ tokens }) => tokens.at(-1)!.token.cents)
  const settled = known.reduce((sum: number, sign, m) => sum + (sign ?? 0) * amounts[m]!, 0)
  const unsettled = known.reduce((sum, sign, m) => sum + (sign === null ? amounts[m]! : 0), 0)
  const openCount = known.filter((sign) => sign === null).length
  const settle = (signs: readonly (1 | -1 | null)[], left: number | null) => {
    pending.forEach((member, m) => {
      if (m === left) return
      const draft = drafts[member.i]!
      draft.step = 'group'
      draft.amount = member.tokens.at(-1)!
      draft.sign = signs[m]!
    })
    if (left !== null) drafts[pending[left]!.i]!.step = 'left'
    if (end.step === 'open') end.step = 'same'
  }
  const keys = pending.map(({ tokens }) => tokens.at(-1)!.key)
  /** @param left one that is no booking */
  const fits = (left: number | null, alike: boolean): boolean => {
    const isOpen = left !== null && known[left] === null
    const count = openCount - Number(isOpen)
    const without = left === null ? 0 : amounts[left]!
    const wanted = change - settled + (left === null ? 0 : (known[left] ?? 0) * without)
    const most = unsettled - (isOpen ? without : 0)
    if (count === 0) {
      if (wanted !== 0) return false
      settle(known, left)
      return true
    }
    if (Math.abs(wanted) > most || (most - wanted) % 2 !== 0) return false
    const open = known.flatMap((sign, m) => (sign === null && m !== left ? [m] : []))
    const sets = alike ? [...Map.groupBy(open, (m) => keys[m]!).values()] : open.map((m) => [m])
    if (sets.length > MOST_TRIED) return false
    const signs = onlySigns(known, amounts, sets, wanted)
    if (signs) settle(signs, left)
    return signs !== null
  }
  if (fits(null, true) || fits(null, false)) return
  if (pending.length > MOST_PENDING) {
    end.step = 'broken'
    return
  }
  // What has a day is a booking sooner than what has none.
  const isBooking = ({ i }: Pending) => items[i]!.dated && items[i]!.told === null
  for (const alike of [true, false])
    for (const own of [false, true])
      for (const [m, member] of pending.entries())
        if (isBooking(member) === own && fits(m, alike)) return
  end.step = 'broken'
}

/**
 * The signs with which amounts come to what is wanted beside those that are known, where there is one way only.
 *
 * @param sets amounts that have one sign each, by their index
 */
function onlySigns(
  known: readonly (1 | -1 | null)[],
  amounts: readonly number[],
  sets: readonly (readonly number[])[],
  wanted: number,
): (1 | -1)[] | null {
  // The largest first: what is left can come to so much at most.
  const order = sets
    .map((set) => ({ set, sum: set.reduce((sum, m) => sum + amounts[m]!, 0) }))
    .sort((a, b) => b.sum - a.sum)
  const most = [0]
  for (const { sum } of order.toReversed()) most.unshift(most[0]! + sum)
  const signs = known.map((sign) => sign ?? 1)
  let found: (1 | -1)[] | null = null
  let ways = 0
  const from = (n: number, missing: number): void => {
    if (ways > 1 || Math.abs(missing) > most[n]!) return
    if (n === order.length) {
      ways++
      found = [...signs]
      return
    }
    const { set, sum } = order[n]!
    for (const sign of [1, -1] as const) {
      for (const m of set) signs[m] = sign
      from(n + 1, missing - sign * sum)
    }
  }
  from(0, wanted)
  return ways === 1 ? found : null
}

import type { AmountToken } from './amount-token.ts'
import type { Item } from './item.ts'
import type { Link, Step } from './link.ts'

/** Most amounts between two balances that are tried with every sign. */
const MOST_TRIED = 10
/** Most of them of which one may be no booking. */
const MOST_PENDING = 40

/** Items that belong to one change of the balance. */
export interface Pending {
  readonly i: number
  readonly tokens: readonly { readonly column: number; readonly token: AmountToken }[]
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

/** Amounts between two balances: with the signs that are known, else in the one way that leads there. */
export function resolveGroup(
  group: BalanceGroup,
  items: readonly Item[],
  drafts: readonly Draft[],
  signOf: (column: number, token: AmountToken) => 1 | -1 | null,
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
    const known = members.map(({ tokens }) => signOf(tokens.at(-1)!.column, tokens.at(-1)!.token))
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
    const signs = onlySigns(known, amounts, open, change)
    if (signs) settle(members, signs, left)
    return signs !== null
  }
  if (fits(group.pending, null)) return
  if (group.pending.length > MOST_PENDING) {
    drafts[group.at]!.step = 'broken'
    return
  }
  // What has a day is a booking sooner than what has none.
  const isBooking = ({ i }: Pending) => items[i]!.dated && items[i]!.told === null
  const others = (member: Pending) => group.pending.filter((other) => other !== member)
  for (const own of [false, true])
    for (const member of group.pending)
      if (isBooking(member) === own && fits(others(member), member.i)) return
  const end = drafts[group.at]!
  end.step = 'broken'
}

/** The signs with which amounts come to a change, where there is one way only. */
function onlySigns(
  known: readonly (1 | -1 | null)[],
  amounts: readonly number[],
  open: readonly number[],
  change: number,
): (1 | -1)[] | null {
  const settled = known.reduce((sum: number, sign, m) => sum + (sign ?? 0) * amounts[m]!, 0)
  // The largest first: what is left can come to so much at most.
  const order = open.toSorted((a, b) => amounts[b]! - amounts[a]!)
  const most = order.map((_, n) => order.slice(n).reduce((sum, m) => sum + amounts[m]!, 0))
  most.push(0)
  const wanted = change - settled
  if ((most[0]! - wanted) % 2 !== 0) return null
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
    const m = order[n]!
    for (const sign of [1, -1] as const) {
      signs[m] = sign
      from(n + 1, missing - sign * amounts[m]!)
    }
  }
  from(0, wanted)
  return ways === 1 ? found : null
}

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
    const solutions: (1 | -1)[][] = []
    const signs = known.map((sign) => sign ?? 1)
    let sum = amounts.reduce((total, cents, m) => total + signs[m]! * cents, 0)
    // In the order of a Gray code each choice of signs has one turned of those before.
    for (let n = 1; solutions.length < 2; n++) {
      if (sum === change) solutions.push([...signs])
      if (n === 2 ** open.length) break
      const m = open[31 - Math.clz32(n & -n)]!
      signs[m] = signs[m] === 1 ? -1 : 1
      sum += 2 * signs[m]! * amounts[m]!
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
  // What has a day is a booking sooner than what has none.
  const isBooking = ({ i }: Pending) => items[i]!.dated && items[i]!.told === null
  const others = (member: Pending) => group.pending.filter((other) => other !== member)
  for (const own of [false, true])
    for (const member of group.pending)
      if (isBooking(member) === own && fits(others(member), member.i)) return
  const end = drafts[group.at]!
  end.step = 'broken'
}

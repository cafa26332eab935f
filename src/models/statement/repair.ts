import type { Chain } from './chain.ts'
import type { Link } from './link.ts'

/** A recognised figure that one digit sets right: hundredths. */
export interface Correction {
  /** Null where nothing could be read. */
  readonly from: number | null
  readonly to: number
}

/** A link whose amount or balance may have been set right by the chain. */
export interface MendedLink extends Link {
  /** Hundredths without sign, as booked. */
  readonly cents: number | null
  readonly corrected: {
    readonly what: 'amount' | 'balance'
    readonly correction: Correction
  } | null
}

/**
 * Where one digit of a recognised figure, and only one, makes the chain of balances go on, the figure is
 * set right. A text layer is what it says and never changed.
 */
export function mended(chain: Chain): MendedLink[] {
  const { newestFirst } = chain.hypothesis
  const order = chain.links.map((_, i) => i)
  if (newestFirst) order.reverse()
  const links = chain.links.map(
    (link): MendedLink => ({
      ...link,
      cents: link.amount?.token.cents ?? null,
      corrected:
        link.step === 'unread'
          ? { what: 'amount', correction: { from: null, to: link.amount!.token.cents } }
          : null,
    }),
  )
  const broken = (at: number) => links[order[at]!]?.step === 'broken'
  const before = (at: number): number | null => {
    for (let k = at - 1; k >= 0; k--) {
      const own = links[order[k]!]!
      if (own.balance !== null) return own.balance
    }
    return null
  }
  for (let at = 0; at < order.length; at++) {
    const i = order[at]!
    const link = links[i]!
    if (
      link.step !== 'broken' ||
      link.balance === null ||
      !link.amount ||
      !link.item.line.row.recognised
    )
      continue
    const last = before(at)
    if (last === null) continue
    const cents = link.cents!
    const next = links[order[at + 1]!]
    // The balance was misread: this step and the next one break.
    if (next && broken(at + 1) && next.balance !== null && next.amount) {
      const signs = link.sign === null ? ([1, -1] as const) : ([link.sign] as const)
      const ways = signs.flatMap((sign) => {
        const balance = last + sign * cents
        const step = Math.abs(next.balance! - balance) === next.cents
        // Both steps hold with it: the amounts on either side say so, whatever was read.
        return step ? [{ sign, balance }] : []
      })
      if (ways.length === 1) {
        const [{ sign, balance }] = ways as [(typeof ways)[number]]
        links[i] = {
          ...link,
          step: 'step',
          sign,
          balance,
          corrected: { what: 'balance', correction: { from: link.balance, to: balance } },
        }
        links[order[at + 1]!] = { ...next, step: 'step', sign: next.balance > balance ? 1 : -1 }
        continue
      }
    }
    // The amount was misread: this step alone breaks.
    const change = link.balance - last
    const sign = change > 0 ? 1 : -1
    if (
      !broken(at + 1) &&
      change !== 0 &&
      (link.sign === null || link.sign === sign) &&
      // Nothing was read of it but its point.
      (cents === 0 || isOneDigit(Math.abs(change), cents))
    )
      links[i] = {
        ...link,
        step: 'step',
        sign,
        cents: Math.abs(change),
        corrected: { what: 'amount', correction: { from: cents, to: Math.abs(change) } },
      }
    else if (next === undefined && link.sign !== null) {
      const balance = last + link.sign * cents
      if (isOneDigit(balance, link.balance))
        links[i] = {
          ...link,
          step: 'open',
          balance,
          corrected: { what: 'balance', correction: { from: link.balance, to: balance } },
        }
    }
  }
  return links
}

/** The same digits but for one that differs, was lost, or was added. */
export function isOneDigit(a: number, b: number): boolean {
  if (a === b || a < 0 !== b < 0) return false
  const [x, y] = [String(Math.abs(a)), String(Math.abs(b))]
  if (x.length === y.length) return [...x].filter((digit, i) => digit !== y[i]).length === 1
  const [long, short] = x.length > y.length ? [x, y] : [y, x]
  if (long.length - short.length !== 1) return false
  return [...long].some((_, i) => long.slice(0, i) + long.slice(i + 1) === short)
}

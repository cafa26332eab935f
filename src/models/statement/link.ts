import type { AmountToken } from './amount-token.ts'
import type { Item } from './item.ts'

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

import { cents, decimalText } from '../../fields/money.ts'

interface Sum {
  readonly value: number
}

/** What is printed of an account as a whole. */
export interface Balances {
  readonly opening: Sum | null
  readonly closing: Sum | null
  readonly totalCredits: Sum | null
  readonly totalDebits: Sum | null
  /** What is printed twice is printed the same. */
  readonly agree: boolean
}

/** The figures of a transaction. */
export interface Booked {
  readonly debit: number | null
  readonly credit: number | null
  readonly balance: number | null
  /** What of a payment does not lower the balance of a loan. */
  readonly interest?: number
}

/** Whether what was read adds up, in wire names. Amounts as decimal text. */
export interface Reconciliation {
  readonly opening_balance: string | null
  readonly closing_balance: string | null
  readonly total_credits: string
  readonly total_debits: string
  readonly computed_closing_balance: string | null
  readonly difference: string | null
  readonly transactions: number
  /** Indices of transactions whose printed balance does not follow from the one before. */
  readonly balance_breaks: readonly number[]
  readonly ok: boolean
}

const text = (hundredths: number | null): string | null =>
  hundredths === null ? null : decimalText(hundredths / 100)

/**
 * Opening balance plus credits less debits against the closing balance, and the running balance
 * row by row. Without printed balances those of the first and last rows are taken, and printed
 * totals of credits and debits must be met.
 *
 * @param liability the printed balance is what is owed
 */
export function reconcile(
  transactions: readonly Booked[],
  balances: Balances,
  liability: boolean,
): Reconciliation {
  const direction = liability ? -1 : 1
  const effect = (own: Booked) =>
    direction * (cents(own.credit ?? 0) - cents(own.debit ?? 0) - cents(own.interest ?? 0))
  const credits = transactions.reduce((sum, own) => sum + cents(own.credit ?? 0), 0)
  const debits = transactions.reduce((sum, own) => sum + cents(own.debit ?? 0), 0)
  const printed = balances.opening === null ? null : cents(balances.opening.value)
  const forward = breaksOf(transactions, printed, effect)
  const backward = breaksOf(transactions.toReversed(), printed, effect).map(
    (i) => transactions.length - 1 - i,
  )
  const newestFirst = backward.length < forward.length
  const breaks = newestFirst ? backward.toReversed() : forward
  const inOrder = newestFirst ? transactions.toReversed() : transactions
  const [first] = inOrder
  const opening = printed ?? (first?.balance != null ? cents(first.balance) - effect(first) : null)
  const last = inOrder.findLast((own) => own.balance !== null)
  const closing =
    balances.closing === null
      ? last?.balance != null
        ? cents(last.balance)
        : null
      : cents(balances.closing.value)
  const change = transactions.reduce((sum, own) => sum + effect(own), 0)
  const computed = opening === null ? null : opening + change
  const difference = computed === null || closing === null ? null : closing - computed
  const totalsMet =
    meets(balances.totalCredits?.value, credits) && meets(balances.totalDebits?.value, debits)
  return {
    opening_balance: text(opening),
    closing_balance: text(closing),
    total_credits: decimalText(credits / 100),
    total_debits: decimalText(debits / 100),
    computed_closing_balance: text(computed),
    difference: text(difference),
    transactions: transactions.length,
    balance_breaks: breaks,
    ok:
      transactions.length > 0 &&
      breaks.length === 0 &&
      balances.agree &&
      (difference === null ? totalsMet && balances.totalCredits !== null : difference === 0),
  }
}

const meets = (printed: number | undefined, sum: number): boolean =>
  printed === undefined || Math.abs(cents(printed)) === sum

function breaksOf(
  transactions: readonly Booked[],
  opening: number | null,
  effect: (own: Booked) => number,
): number[] {
  const breaks: number[] = []
  let before = opening
  transactions.forEach((own, i) => {
    const expected = before === null ? null : before + effect(own)
    const now = own.balance === null ? null : cents(own.balance)
    if (expected !== null && now !== null && expected !== now) breaks.push(i)
    before = now ?? expected
  })
  return breaks
}

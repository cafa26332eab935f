import type { AmountCandidate } from './amount-candidate.ts'

/** A row in which what is sold and its tax stand beside both together. */
export interface RowSum {
  readonly net: AmountCandidate
  readonly tax: AmountCandidate
  readonly total: AmountCandidate
  /** Each of the three is what the rows right above come to. */
  readonly closes: boolean
}

/** Sums of a row that is looked at. */
const LEAST = 3
const MOST = 8
/** No tax is a larger share of what it is of. */
const MOST_TAX = 0.3
/** Rows that one row sums up, at most. */
const MOST_ROWS = 60

/**
 * Rows that have a net sum, a tax and both together, in whatever order: rates in a table of taxes,
 * items, and the rows that close these.
 *
 * @param sums printed ones, in the order of their rows
 */
export function rowSums(sums: readonly AmountCandidate[]): RowSum[] {
  const found: RowSum[] = []
  for (const [, own] of Map.groupBy(sums, ({ row }) => row)) {
    const sum = own.length < LEAST || own.length > MOST ? null : sumOf(own)
    if (sum) found.push({ ...sum, closes: isClosing(sum, found) })
  }
  return found
}

function sumOf(own: readonly AmountCandidate[]): Omit<RowSum, 'closes'> | null {
  // Both together stand behind, as a rule.
  for (const total of own.toReversed())
    for (const net of own)
      for (const tax of own) {
        if (net === tax || net === total || tax === total) continue
        if (net.from === tax.from || net.from === total.from || tax.from === total.from) continue
        if (net.cents === 0 || Math.abs(tax.cents) > MOST_TAX * Math.abs(net.cents)) continue
        if (Math.abs(net.cents + tax.cents - total.cents) <= 1) return { net, tax, total }
      }
  return null
}

function isClosing(own: Omit<RowSum, 'closes'>, before: readonly RowSum[]): boolean {
  let [net, tax, total] = [0, 0, 0]
  let count = 0
  for (const other of before.slice(-MOST_ROWS).toReversed()) {
    if (other.closes) return false
    net += other.net.cents
    tax += other.tax.cents
    total += other.total.cents
    count++
    const same = (sum: number, printed: number) => Math.abs(sum - printed) <= count
    if (
      count >= 2 &&
      same(net, own.net.cents) &&
      same(tax, own.tax.cents) &&
      same(total, own.total.cents)
    )
      return true
  }
  return false
}

import { cents } from '../src/fields/money.ts'
import { likeness, loose } from '../training/fields/compare.ts'

/** A line item, of a truth or as it was read. */
export interface ScoredItem {
  readonly description?: string | null
  readonly amount?: string | number | null
}

/** How many items are right, of how many that are printed, and of how many that were given. */
export interface ItemScore {
  readonly right: number
  readonly printed: number
  readonly given: number
}

/** Descriptions this much alike are the same, and so are those that hold one of so many letters. */
const ALIKE = 0.9
const LEAST_HELD = 6

function isSameText(truth: string, value: string): boolean {
  const own = loose(truth)
  return likeness(truth, value) >= ALIKE || (own.length >= LEAST_HELD && loose(value).includes(own))
}

const isNamed = (amount: ScoredItem['amount']): amount is string | number =>
  amount !== undefined && amount !== null

function isSameItem(truth: ScoredItem, item: ScoredItem): boolean {
  if (isNamed(truth.amount)) {
    if (!isNamed(item.amount)) return false
    if (cents(Number(truth.amount)) !== cents(Number(item.amount))) return false
  }
  return !truth.description || isSameText(truth.description, item.description ?? '')
}

/** Each item of the truth takes the one that is most like it of those that nobody took. */
export function itemScore(truths: readonly ScoredItem[], items: readonly ScoredItem[]): ItemScore {
  const taken = new Set<ScoredItem>()
  for (const truth of truths) {
    let best: ScoredItem | null = null
    let most = -1
    for (const item of items) {
      if (taken.has(item) || !isSameItem(truth, item)) continue
      const like = truth.description ? likeness(truth.description, item.description ?? '') : 1
      if (like > most) [best, most] = [item, like]
    }
    if (best) taken.add(best)
  }
  return { right: taken.size, printed: truths.length, given: items.length }
}

/** Twice the right ones over all printed and given ones, of several documents together. */
export function itemsF1(scores: readonly ItemScore[]): number {
  const sum = (of: (score: ItemScore) => number) =>
    scores.reduce((all, score) => all + of(score), 0)
  const all = sum(({ printed, given }) => printed + given)
  return all === 0 ? 1 : (2 * sum(({ right }) => right)) / all
}

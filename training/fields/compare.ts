import { distance } from '../../src/fields/label.ts'
import { plainText } from '../../src/fields/lexicon.ts'
import { cents } from '../../src/fields/money.ts'

/** How a field's value is compared with the truth. */
export type Comparison = 'amount' | 'size' | 'day' | 'number' | 'name'

/** Letters and digits alone, without case and accents. */
export const keyOf = (text: string): string =>
  plainText(text.normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '')

const loose = (text: string): string =>
  plainText(text.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** How alike two texts are, 0 to 1. */
export function likeness(a: string, b: string): number {
  const [left, right] = [loose(a), loose(b)]
  const longest = Math.max(left.length, right.length)
  return longest === 0 ? 1 : 1 - distance(left, right, longest) / longest
}

/** Names and addresses this much alike are the same. */
const ALIKE = 0.9

export function isSame(value: string, truth: string, comparison: Comparison): boolean {
  if (comparison === 'amount') return cents(Number(value)) === cents(Number(truth))
  if (comparison === 'size')
    return Math.abs(cents(Number(value))) === Math.abs(cents(Number(truth)))
  if (comparison === 'day') return value === truth
  if (keyOf(value) === keyOf(truth)) return keyOf(truth) !== ''
  return comparison === 'name' && likeness(value, truth) >= ALIKE
}

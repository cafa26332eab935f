import { foldedPhrase } from '../../fields/lexicon.ts'

/** Whether two names say the same, or one is part of the other: nobody sends an invoice to himself. */
export function isOneName(a: string | null | undefined, b: string | null | undefined): boolean {
  if (a == null || b == null) return false
  const [first, second] = [foldedPhrase(a), foldedPhrase(b)]
  return first.includes(second) || second.includes(first)
}

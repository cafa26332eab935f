import { foldedPhrase } from '../../fields/lexicon.ts'

/** Whether two names say the same, or one is part of the other: nobody sends an invoice to himself. */
export function isOneName(a: string | null | undefined, b: string | null | undefined): boolean {
  return a != null && b != null && holdOneAnother(foldedPhrase(a), foldedPhrase(b))
}

/** The same of names that were folded before. */
export const holdOneAnother = (first: string, second: string): boolean =>
  first.includes(second) || second.includes(first)

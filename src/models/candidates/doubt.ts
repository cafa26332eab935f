import type { Word } from '../../document/page.ts'

/** How unsure recognition is of a word counts up to here: one below is hardly ever what is printed. */
const MOST = 0.1

/** How unsure recognition is of a word, 0 to 1; letters of no known script are. */
export const wordDoubt = ({ confidence }: Word): number =>
  Math.max(0, Math.min(1, (1 - confidence) / MOST))

/** How unsure it is of the least sure of some words. */
export const doubtOf = (words: readonly Word[]): number =>
  words.reduce((most, word) => Math.max(most, wordDoubt(word)), 0)

/** Words at either end of a text that may be no part of it. */
const MOST_CUT = 2

/**
 * What is left of a text without words at its ends that are less sure than all that stay: letters of
 * another script beside it, or small pictures. Places in the text, from and up to.
 */
export function sureParts(words: readonly Word[]): (readonly [from: number, to: number])[] {
  const found: (readonly [number, number])[] = []
  for (let front = 0; front <= MOST_CUT; front++)
    for (let back = 0; back <= MOST_CUT; back++) {
      const [from, to] = [front, words.length - back]
      if (front + back === 0 || to <= from) continue
      const least = Math.min(...words.slice(from, to).map((word) => word.confidence))
      const rest = [...words.slice(0, from), ...words.slice(to)]
      if (rest.every((word) => word.confidence < least)) found.push([from, to])
    }
  return found
}

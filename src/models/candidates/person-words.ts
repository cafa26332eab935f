import { HeldPhrases } from '../../fields/held-phrases.ts'
import { foldedPhrase, plainText, wordsOfKind } from '../../fields/lexicon.ts'

/** Words of titles, departments, forms of address and degrees. */
const PERSONS = (['title', 'department', 'honorific', 'degree'] as const).map((kind) => {
  const list = wordsOfKind(kind)
  return {
    single: new Set(list.filter((word) => !word.includes(' '))),
    phrases: new HeldPhrases(list.flatMap((word) => (word.includes(' ') ? [` ${word} `] : []))),
  }
})

/** Which of these a text has, 0 or 1 each. */
export function personWords(text: string): number[] {
  const words = plainText(text)
    .replace(/[^\p{L}\s/-]/gu, ' ')
    .split(/[\s/]+/)
  const plain = ` ${words.join(' ')} `
  return PERSONS.map(({ single, phrases }) =>
    words.some((word) => single.has(word)) || (words.length > 1 && phrases.longestIn(plain) > 0)
      ? 1
      : 0,
  )
}

/** Share of a person's words that the part of a mail's address in front of its sign has. */
export function mailLikeness(words: readonly string[], locals: readonly string[]): number {
  const folded = words.map(foldedPhrase).filter((word) => word.length > 2)
  if (folded.length === 0) return 0
  return Math.max(
    0,
    ...locals.map((local) => folded.filter((word) => local.includes(word)).length / folded.length),
  )
}

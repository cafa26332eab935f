import { eastAsianWork, isEastAsian } from '../../fields/east-asian-words.ts'
import { HeldPhrases } from '../../fields/held-phrases.ts'
import { foldedPhrase, plainText, wordsOfKind } from '../../fields/lexicon.ts'
import { remembered } from '../../fields/remembered.ts'
import { hasCompanyWord } from '../../reading/company-names.ts'

/** Words of titles, departments, forms of address and degrees. */
const PERSONS = (['title', 'department', 'honorific', 'degree'] as const).map((kind) => {
  const list = wordsOfKind(kind)
  return {
    kind,
    single: new Set(list.filter((word) => !word.includes(' '))),
    phrases: new HeldPhrases(list.flatMap((word) => (word.includes(' ') ? [` ${word} `] : []))),
  }
})

/** Which of these a text has, 0 or 1 each. */
export const personWords = remembered((text: string): readonly number[] => {
  if (isEastAsian(text)) return [...eastAsianWork(text), 0, 0]
  const words = plainText(text)
    .replace(/[^\p{L}\s/-]/gu, ' ')
    .split(/[\s/]+/)
  const plain = ` ${words.join(' ')} `
  const held = words.map(heldBy)
  return PERSONS.map(({ phrases }, i) =>
    held.some((own) => own[i]!) || (words.length > 1 && phrases.longestIn(plain) > 0) ? 1 : 0,
  )
})

/** Which of these a word is; the same words stand in many texts. */
const heldBy = remembered((word: string): readonly boolean[] =>
  PERSONS.map(
    ({ kind, single }) =>
      single.has(word) || (kind === 'department' && endsIn(DEPARTMENTS, LEAST_DEPARTMENT, word)),
  ),
)

/** Titles, and departments, that other words may end in, by the length of the shortest. */
const LEAST_TITLE = 5
const LEAST_DEPARTMENT = 6
const LEAST_AREA = 7
const TITLES = new Set(wordsOfKind('title').filter((word) => /^\p{L}{5,}$/u.test(word)))
const DEPARTMENTS = new Set(
  wordsOfKind('department').filter((word) => /^\p{L}{6,}$/u.test(word) && !hasCompanyWord(word)),
)

/** Whether a plain word is a compound that ends in one of some words. */
function endsIn(endings: ReadonlySet<string>, least: number, word: string): boolean {
  for (let from = 1; from <= word.length - least; from++)
    if (endings.has(word.slice(from))) return true
  return false
}

/** Whether a plain word is a compound that ends in a title: Projektingenieur. */
export const endsInTitle = (word: string): boolean => endsIn(TITLES, LEAST_TITLE, word)

/** Share of a person's words that the part of a mail's address in front of its sign has. */
export function mailLikeness(words: readonly string[], locals: readonly string[]): number {
  if (locals.length === 0) return 0
  const folded = words.map(foldedPhrase).filter((word) => word.length > 2)
  if (folded.length === 0) return 0
  return Math.max(
    0,
    ...locals.map((local) => folded.filter((word) => local.includes(word)).length / folded.length),
  )
}

const AREAS = new Set(wordsOfKind('area'))
const LONG_AREAS = new Set(wordsOfKind('area').filter((word) => word.length >= LEAST_AREA))
/** Small words between them, and before their names. */
const JOINING = /^\p{L}{1,3}$/u

/** The share of a text's longer words that name what a department does: `Research and Development`. */
export const areasIn = remembered((text: string): number => {
  const words = plainText(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && (AREAS.has(word) || !JOINING.test(word)))
  const named = words.filter((word) => AREAS.has(word) || endsIn(LONG_AREAS, LEAST_AREA, word))
  return words.length === 0 ? 0 : named.length / words.length
})

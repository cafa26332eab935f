import type { Word } from '../document/page.ts'
import { foldedPhrase } from '../fields/lexicon.ts'
import { formsEndAt, hasLegalForm } from './company-names.ts'
import type { DocumentText, Row } from './document-text.ts'

/** What separates the parts of a sender's line. */
export const SEPARATOR = /^[·•|●∙■–—-]$/

/** Words between a brand's name and its legal form. */
const MOST_BETWEEN = 6

/** A brand's name with its legal form, where that is printed as well, among other things too. */
export function inFull<T extends { text: string; words: readonly Word[]; row: Row }>(
  candidate: T,
  document: DocumentText,
): T {
  if (hasLegalForm(candidate.text)) return candidate
  const brand = foldedPhrase(candidate.text)
  for (const row of document.rows)
    for (const piece of row.pieces)
      for (let from = 0; from < piece.words.length; from++) {
        const words = nameFrom(piece.words.slice(from), brand)
        if (words) return { ...candidate, words, text: bareText(words), row }
      }
  return candidate
}

/** The words that begin with a brand and end in a legal form; null where these do not. */
function nameFrom(words: readonly Word[], brand: string): readonly Word[] | null {
  const texts = words.map(({ text }) => text)
  const begun = brandEnd(words, brand)
  if (begun === 0) return null
  for (let at = begun; at < Math.min(words.length, begun + MOST_BETWEEN); at++) {
    const end = formsEndAt(texts, at)
    if (end > at) return words.slice(0, end)
    if (SEPARATOR.test(texts[at]!) || /^\p{Ll}{2}/u.test(texts[at]!)) return null
  }
  return null
}

/** How many words from the first on are a brand; 0 where they are none. */
function brandEnd(words: readonly Word[], brand: string): number {
  for (let to = 1; to <= words.length; to++) {
    const folded = foldedPhrase(bareText(words.slice(0, to)))
    if (folded === brand) return to
    if (!brand.startsWith(folded)) return 0
  }
  return 0
}

const bareText = (words: readonly Word[]): string =>
  words
    .map((word) => word.text)
    .join(' ')
    .replace(/[,;:]$/, '')

import type { Word } from '../document/page.ts'
import { foldedPhrase } from '../fields/lexicon.ts'
import { hasLegalForm, isForm } from './company-names.ts'
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
  let begun = 0
  for (let to = 1; to <= words.length; to++) {
    const own = words.slice(0, to)
    const folded = foldedPhrase(bareText(own))
    if (begun === 0) {
      if (!brand.startsWith(folded)) return null
      if (folded !== brand) continue
      begun = to
    }
    const [word, next] = [own.at(-1)!.text, words[to]?.text]
    if (to > begun + MOST_BETWEEN || SEPARATOR.test(word)) return null
    if (to === begun) continue
    if (hasLegalForm(bareText(own))) {
      // A form of several words is read to its end: GmbH & Co. KG, Pty Ltd.
      const goesOn = next !== undefined && (/^(?:&|o\.?o)/i.test(next) || isForm(next))
      if (isForm(word) && !goesOn) return own
    } else if (/^\p{Ll}{2}/u.test(word)) return null
  }
  return null
}

const bareText = (words: readonly Word[]): string =>
  words
    .map((word) => word.text)
    .join(' ')
    .replace(/[,;:]$/, '')

import type { Word } from '../document/page.ts'
import { isSum } from '../fields/cents.ts'
import { datesIn } from '../fields/date-search.ts'
import type { LabelName } from '../fields/lexicon.ts'
import type { DocumentText } from './document-text.ts'
import { type Found, foundIn } from './found.ts'
import { type LabelHit, labelHits, type Place, placesOf } from './label-places.ts'

export const firstIdentifier = (
  document: DocumentText,
  names: readonly LabelName[],
): Found | null => {
  for (const hit of labelHits(document, names)) {
    const found = identifierAt(hit, document)
    if (found) return found
  }
  return null
}

/** A token with a digit: letters, digits and the signs that numbers are grouped with. */
const TOKEN = /^[#:]?([\p{L}\d][\p{L}\d._/\\-]*)[,.;]?$/u

/** A label that ends in a word for number: what follows at once is one, even like 7/09/2026. */
const SAYS_NUMBER = /(?:(?<!\p{L})(?:n|no|nr|num|numer)|n[º°]|#)[\s.:º°]*$/iu
const NUMBER_LIKE_DATE = /^\d{1,4}\/\d{1,2}\/\d{4}$/

export function identifierAt(hit: LabelHit, document: DocumentText): Found | null {
  for (const place of placesOf(hit, document).map(behindMisread)) {
    const token = tokenOf(
      place,
      document,
      place.side === 'right' && SAYS_NUMBER.test(hit.label.text),
    )
    if (token)
      return { ...token, label: hit.label.text, confidence: token.confidence * hit.label.score }
  }
  return null
}

/** What recognition makes of `n.º` and `N°`, where the number itself stands further right. */
const MISREAD_NUMBER = /^n\.?[2?9o]$/i
function behindMisread(place: Place): Place {
  const words = place.row.words.filter((word) => word.box[0] > place.box[2])
  const isMisread = place.row.recognised && MISREAD_NUMBER.test(place.text)
  return isMisread && /\d{3}/.test(words[0]?.text ?? '') ? { ...place, words } : place
}

/** The letters of a series in front of its number: `RE 2024/117`. */
const SERIES = /^\p{Lu}{1,4}$/u

/** Digits a group, and groups, of a number that is set in groups. */
const GROUP = /^\d{2,6}$/
const MOST_GROUPS = 4

/** The rest of a number in groups, up to the end of its piece: `M0144 7730 06`. */
function groupsBehind(place: Place, at: number): readonly Word[] {
  const rest = place.words.slice(at + 1)
  const starts = /^\p{L}{0,3}\d{2,}$/u.test(place.words[at]!.text)
  return starts && rest.length <= MOST_GROUPS && rest.every((word) => GROUP.test(word.text))
    ? rest
    : []
}

/** The first token with a digit among the first words; dates and figures with decimals are none. */
function tokenOf(place: Place, document: DocumentText, announced: boolean): Found | null {
  for (const [i, word] of place.words.slice(0, 3).entries()) {
    const match = TOKEN.exec(word.text)
    if (!match) continue
    const value = match[1]!.replace(/(?<![.\-/])[.\-/]+$/, '')
    if (!/\d/.test(value)) {
      if (/^\p{L}{4,}$/u.test(value)) return null
      continue
    }
    if (!(announced && i === 0 && NUMBER_LIKE_DATE.test(value))) {
      const date = datesIn(word.text, document.dateOrder)
      // Figures without a sign between them are a number, also where they could be a day.
      if (date.length > 0 && date[0]!.text === value && /\D/.test(value)) return null
    }
    if (isSum(value)) return null
    // `No. 18, Harbour Road` is where a house stands.
    if (/,$/.test(word.text) && /^\d{1,4}$/.test(value) && place.words[i + 1]) return null
    const groups = groupsBehind(place, i)
    if (groups.length > 0) {
      const all = [word, ...groups]
      return foundIn(all.map((own) => own.text).join(' '), all, place.row.page, null)
    }
    const series = place.words[i - 1]
    return series && SERIES.test(series.text) && /^\d/.test(value)
      ? foundIn(`${series.text} ${value}`, [series, word], place.row.page, null)
      : foundIn(value, [word], place.row.page, null)
  }
  return null
}

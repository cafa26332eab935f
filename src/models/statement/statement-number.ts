import { textOf } from '../../tables/text/text-lines.ts'
import type { DocumentText } from '../paper/document-text.ts'
import { type Found, foundIn } from '../paper/found.ts'
import { labelHits, placesOf } from '../paper/label-places.ts'
import { firstIdentifier } from '../paper/labelled-identifiers.ts'

/** The number of a year's statement, as it follows the title: `3/2026`, `3 / 2026`. */
const OF_YEAR = /^(\d{1,4})\s?\/\s?((?:19|20)\d{2})$/

/** The statement's number: behind its label, else behind the document's title. */
export function statementNumberOf(document: DocumentText): Found | null {
  const labelled = firstIdentifier(document, ['statement_number'])
  if (labelled) return labelled
  for (const hit of labelHits(document, ['document_statement'])) {
    const [place] = placesOf(hit, document).filter(({ side }) => side === 'right')
    if (!place) continue
    for (const count of [1, 2, 3]) {
      const words = place.words.slice(0, count)
      const [, number, year] = OF_YEAR.exec(textOf(words)) ?? []
      if (number) return foundIn(`${number}/${year}`, words, place.row.page, hit.label.text, 0.9)
    }
  }
  return null
}

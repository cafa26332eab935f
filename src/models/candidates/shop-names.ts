import type { LabelName } from '../../fields/lexicon.ts'
import { cleanName } from '../../reading/company-names.ts'
import type { Row } from '../../reading/document-text.ts'
import type { CandidateKind } from './candidate-set.ts'
import { letters } from './counts.ts'
import type { NameCandidate } from './name-candidate.ts'
import { PARTY_NAMES } from './party-names.ts'
import { placeOf, startsOf } from './place.ts'

/** Names of who sells, on receipts: these are short, and their title may stand behind the name. */
export const SHOP_NAMES: CandidateKind<NameCandidate> = {
  ...PARTY_NAMES,
  name: 'shop_names',
  candidatesOf: (document) => [
    ...PARTY_NAMES.candidatesOf(document),
    ...document.rows.flatMap(beforeTitle),
  ],
}

const TITLES: readonly LabelName[] = ['document_invoice', 'document_receipt']

/** Names in front of the paper's title on its line: `Harbour Inn Receipt`. */
function beforeTitle(row: Row): NameCandidate[] {
  const starts = startsOf(row)
  return row.pieces.flatMap((piece, i): NameCandidate[] => {
    const title = piece.labels.find(
      ({ from, names }) => from > 0 && names.some((name) => TITLES.includes(name)),
    )
    if (!title) return []
    const place = placeOf(row, starts[i]!, starts[i]! + title.from)
    const value = cleanName(place.text)
    return letters(value) > 2 ? [{ ...place, value, piece, cut: 'front' }] : []
  })
}

import { isAddressLine } from '../../fields/address.ts'
import { letters } from '../../fields/counts.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import type { Row } from '../../reading/document-text.ts'
import type { CandidateKind } from './candidate-set.ts'
import { IDENTIFIER_LOOK } from './identifier-look.ts'
import { CLEAN, IDENTIFIERS, type IdentifierCandidate, isPart, MOST_WORDS } from './identifiers.ts'
import { type Place, placeOf, startsOf } from './place.ts'

const ORDER: ReadonlySet<LabelName> = new Set(['purchase_order', 'order_number'])
/** Words, and letters, of what an order is known by, at most. */
const MOST_SAID = 6
const LONGEST = 34

/** Numbers of invoices, customers and orders, and what orders are called in words: `by hand 3/4`, `J SMITH 12`. */
export const ORDER_NUMBERS: CandidateKind<IdentifierCandidate> = {
  ...IDENTIFIERS,
  firstLook: IDENTIFIER_LOOK,
  own: [...IDENTIFIERS.own, 'said', 'partOfSaid'],
  candidatesOf: (document) => [
    ...IDENTIFIERS.candidatesOf(document),
    ...document.rows.flatMap(saidIn),
  ],
  ownFeatures: (candidates, document) => {
    const said = candidates.filter((own) => own.said)
    const common = IDENTIFIERS.ownFeatures(candidates, document)
    return (i) => {
      const own = common(i)
      const { row, from, to, said: isSaid } = candidates[i]!
      const isPartOf = (other: IdentifierCandidate) =>
        other.row === row && other.from <= from && to <= other.to
      own.push(isSaid ? 1 : 0, !isSaid && said.some(isPartOf) ? 1 : 0)
      return own
    }
  },
}

/**
 * What stands behind the label of an order up to the end of its text, where it is no number by itself; behind the rest
 * of what it is called, too: `Order job: 12`.
 */
function saidIn(row: Row): IdentifierCandidate[] {
  const starts = startsOf(row)
  return row.pieces.flatMap((piece, i): IdentifierCandidate[] => {
    const label = piece.labels.find(({ names }) => names.some((name) => ORDER.has(name)))
    if (!label || piece.labels.some((other) => other.from >= label.to)) return []
    const at = label.to < piece.words.length ? i : i + 1
    const said = row.pieces[at]
    if (!said || (at > i && said.labels.length > 0)) return []
    const first = starts[at]! + (at > i ? 0 : label.to)
    const end = starts[at]! + said.words.length
    const bracket = row.words.findIndex((word, k) => k >= first && /^[([]/.test(word.text))
    const to = bracket < 0 ? end : Math.min(bracket, end)
    const called = row.words.slice(first, to).findLastIndex(({ text }) => /\p{L}[:：]$/u.test(text))
    const from = row.words.findIndex(({ text }, k) => k > first + called && /[\p{L}\d]/u.test(text))
    if (from < 0 || from >= to || to - from > MOST_SAID) return []
    const place = placeOf(row, from, to)
    const value = place.text.replace(CLEAN, '').trim()
    if (letters(value) < 2 || value.length > LONGEST || isNumber(place)) return []
    // A post-office box begins as an order's label does: `PO Box 12, Town 1234`.
    if (isAddressLine(`${label.text} ${place.words[0]!.text}`)) return []
    return [{ ...place, value, said: true }]
  })
}

/** Whether words are a candidate as they are. */
const isNumber = ({ words, text }: Place): boolean =>
  /\d/.test(text) &&
  (words.length === 1 || (words.length <= MOST_WORDS && words.every((word) => isPart(word.text))))

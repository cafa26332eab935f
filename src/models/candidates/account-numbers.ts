import { digits } from '../../fields/counts.ts'
import { ibanLikeIn } from '../../fields/iban.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import type { IdentifierCandidate } from './identifiers.ts'
import { placeOf } from './place.ts'

/** Groups of a number, and the widest gap between them, in ems. */
const MOST_GROUPS = 9
const LEAST_GROUPS = 2
const GAP = 0.9
/** A group of digits, some or all of them hidden: `4417`, `88**`, `XXXX`, `...3893`; a dot alone parts things. */
const GROUP = /^(?:[\d*•…]|[\dX*•xX.…·]{2,10})$/
const HIDDEN = /[*•…·]|X{2}|x{2}|\.{3}/
/** Numbers in groups without anything hidden that four words do not hold. */
const LONG = 5

/** Numbers of accounts and cards in many groups, or with hidden digits. */
export function groupedNumbers(document: DocumentText): IdentifierCandidate[] {
  return document.rows.flatMap((row) =>
    runsIn(row).flatMap(([from, to]): IdentifierCandidate[] => {
      const place = placeOf(row, from, to)
      const isHidden = HIDDEN.test(place.text)
      const enough = isHidden
        ? to - from >= LEAST_GROUPS || /\d/.test(place.text)
        : to - from >= LONG
      return enough && digits(place.text) >= LEAST_DIGITS ? [{ ...place, value: place.text }] : []
    }),
  )
}

/** Digits of a number that says anything. */
const LEAST_DIGITS = 3

/** Words of a row that stand together as groups of one number. */
function runsIn(row: Row): [from: number, to: number][] {
  const runs: [number, number][] = []
  let from = -1
  const close = (to: number) => {
    if (from >= 0 && to - from <= MOST_GROUPS) runs.push([from, to])
    from = -1
  }
  row.words.forEach((word, i) => {
    const isGroup = GROUP.test(word.text)
    const before = row.words[i - 1]
    if (from >= 0 && (!isGroup || word.box[0] - before!.box[2] > GAP * row.em)) close(i)
    if (isGroup && from < 0) from = i
  })
  close(row.words.length)
  return runs
}

/** Digits that are no account's number, standing within an IBAN by chance, are fewer. */
const LEAST_IN_IBAN = 6

/** Names of what is known of a number as an account's, in their order. */
export const ACCOUNT_FEATURES = ['hidden', 'inIban', 'endsIban', 'ofIban', 'partOfRun'] as const

/**
 * Whether digits are hidden, whether an IBAN of the document has the number in it and at its end, whether it is
 * printed as part of an IBAN, and whether it is some groups of a longer number.
 */
export function accountFeatures(
  candidates: readonly IdentifierCandidate[],
  document: DocumentText,
): number[][] {
  const ibans = new Map<Row, string>()
  for (const row of document.rows) {
    const iban = ibanLikeIn(row.text)
    if (iban) ibans.set(row, iban)
  }
  const numbers = [...new Set(ibans.values())].map((iban) => iban.slice(4).replace(/\D/g, ''))
  const runs = new Map<Row, [number, number][]>()
  return candidates.map(({ row, from, to, value }) => {
    const own = value.replace(/\D/g, '').replace(/^0+/, '')
    const known = own.length >= LEAST_IN_IBAN
    const printed = ibans.get(row)
    const all = runs.get(row) ?? runsIn(row)
    runs.set(row, all)
    return [
      HIDDEN.test(value) ? 1 : 0,
      known && numbers.some((number) => number.includes(own)) ? 1 : 0,
      known && numbers.some((number) => number.endsWith(own)) ? 1 : 0,
      printed && isWithin(row, from, to, printed) ? 1 : 0,
      all.some(([start, end]) => start <= from && to <= end && end - start > to - from) ? 1 : 0,
    ]
  })
}

/** Do words of a row print a part of an IBAN? */
function isWithin(row: Row, from: number, to: number, iban: string): boolean {
  const bare = (text: string) => text.replace(/[\s.-]/g, '')
  const texts = row.words.map(({ text }) => bare(text))
  const start = texts.join('').indexOf(iban)
  if (start < 0) return false
  const place = texts.slice(0, from).join('').length
  return place < start + iban.length && place + texts.slice(from, to).join('').length > start
}

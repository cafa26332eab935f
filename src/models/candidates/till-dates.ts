import { type MisreadDate, misreadDatesIn } from '../../fields/misread-date.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import type { CandidateKind } from './candidate-set.ts'
import { DATES, type DateCandidate, wordEnds } from './dates.ts'
import { placeOf } from './place.ts'
import { surroundingsOf } from './surroundings.ts'

/** A day of a till. */
interface TillDate extends DateCandidate {
  /** Where it may be misread: how unlikely that is, and how much of it was read. */
  readonly misread?: MisreadDate
}

/** Signs of a day with two digits of its year: six, and what parts them. */
const SHORT_DAY = 8

/** Days of receipts: those of poor print may be misread. */
export const TILL_DATES: CandidateKind<TillDate> = {
  ...DATES,
  name: 'till_dates',
  own: [...DATES.own, 'misread', 'misreadCost', 'misreadSigns'],
  candidatesOf: (document) => {
    const read = DATES.candidatesOf(document)
    return [...read, ...misreadIn(document, read)]
  },
  ownFeatures(candidates, _around, document) {
    const featuresOf = (own: readonly TillDate[]) =>
      DATES.ownFeatures(
        own,
        own.map((place) => surroundingsOf(place, document)),
        document,
      )
    const read = candidates.filter(({ misread }) => !misread)
    // One day was printed where several may have been: each is seen among those that were read.
    return [
      ...featuresOf(read).map((own) => [...own, 0, 0, 0]),
      ...candidates.slice(read.length).map((own) => {
        const at = read.findIndex(({ row, from }) => isBefore(own, { row, from }))
        const place = at < 0 ? read.length : at
        const { cost, agreed } = own.misread!
        return [...featuresOf(read.toSpliced(place, 0, own))[place]!, 1, cost, agreed - SHORT_DAY]
      }),
    ]
  },
}

type At = Pick<DateCandidate, 'row' | 'from'>
const isBefore = (a: At, b: At): boolean =>
  a.row.index < b.row.index || (a.row.index === b.row.index && a.from < b.from)

/** Days of a row, and of a document, that are looked at: the likeliest. */
const MOST_IN_ROW = 12
const MOST = 24

/** How likely a day is to be one: what was read of it by chance is one of ten digits, sign by sign. */
const oddsOf = ({ cost, agreed }: MisreadDate): number => agreed * Math.LN10 - cost

function misreadIn(document: DocumentText, read: readonly DateCandidate[]): TillDate[] {
  const byRow = Map.groupBy(read, ({ row }) => row)
  return document.rows
    .filter(({ recognised }) => recognised)
    .flatMap((row) => misreadInRow(row, document, byRow.get(row) ?? []))
    .sort((a, b) => oddsOf(b.misread!) - oddsOf(a.misread!))
    .slice(0, MOST)
}

function misreadInRow(
  row: Row,
  document: DocumentText,
  read: readonly DateCandidate[],
): TillDate[] {
  const ends = wordEnds(row)
  return misreadDatesIn(row.text, document.dateOrder)
    .flatMap((misread): TillDate[] => {
      const { iso, start, end } = misread
      const from = ends.findIndex((own) => own > start)
      const to = ends.findIndex((own) => own >= end) + 1
      const isRead = read.some((own) => own.from < to && own.to > from)
      if (isRead || from < 0 || to <= from) return []
      const printed = row.text.slice(start, end)
      const named = /\p{L}{3}/u.test(printed)
      return [{ ...placeOf(row, from, to), value: iso, usual: true, named, printed, misread }]
    })
    .sort((a, b) => oddsOf(b.misread!) - oddsOf(a.misread!))
    .slice(0, MOST_IN_ROW)
}

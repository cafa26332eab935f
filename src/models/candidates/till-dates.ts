import type { LabelName } from '../../fields/lexicon.ts'
import { type MisreadDate, misreadDatesIn } from '../../fields/misread-date.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import type { CandidateKind } from './candidate-set.ts'
import { DATES, type DateCandidate, wordEnds } from './dates.ts'
import { LABEL_AT } from './label-scores.ts'
import { placeOf } from './place.ts'
import { surroundingsOf } from './surroundings.ts'

/** A day of a till. */
interface TillDate extends DateCandidate {
  /** Where it may be misread: how unlikely that is, and how much of it was read. */
  readonly misread?: MisreadDate
}

/** What names a day, and what names other numbers that a day may be taken from. */
const DAYS: readonly LabelName[] = ['date', 'invoice_date']
const OTHERS: readonly LabelName[] = [
  'phone',
  'mobile',
  'fax',
  'tax_id',
  'registration',
  'account_number',
  'receipt_number',
  'invoice_number',
  'order_number',
  'customer_id',
  'cashier',
]

/** Signs of a day with two digits of its year: six, and what parts them. */
const SHORT_DAY = 8

/** Days of receipts: those of poor print may be misread. */
export const TILL_DATES: CandidateKind<TillDate> = {
  ...DATES,
  name: 'till_dates',
  own: [...DATES.own, 'misread', 'misreadCost', 'misreadSigns', 'misreadNamed', 'misreadOther'],
  candidatesOf: (document) => {
    const read = DATES.candidatesOf(document)
    return [...read, ...misreadIn(document, read)]
  },
  ownFeatures(candidates, document) {
    const read = candidates.filter(({ misread }) => !misread)
    const readOf = DATES.ownFeatures(read, document)
    return (i) => {
      const own = candidates[i]!
      if (!own.misread) return [...readOf(i), 0, 0, 0, 0, 0]
      // One day was printed where several may have been: each is seen among those that were read.
      const at = read.findIndex(({ row, from }) => isBefore(own, { row, from }))
      const place = at < 0 ? read.length : at
      const { cost, agreed } = own.misread
      const features = DATES.ownFeatures(read.toSpliced(place, 0, own), document)(place)
      const likeness = surroundingsOf(own, document).labelScoresOf('named')
      const most = (names: readonly LabelName[]) =>
        Math.max(...names.map((name) => likeness[LABEL_AT.get(name)!]!))
      return [...features, 1, cost, agreed - SHORT_DAY, most(DAYS), most(OTHERS)]
    }
  },
}

type At = Pick<DateCandidate, 'row' | 'from'>
const isBefore = (a: At, b: At): boolean =>
  a.row.index < b.row.index || (a.row.index === b.row.index && a.from < b.from)

/**
 * Odds from which a day is looked at, by what `fit-last.ts` gives with groups held out: of papers that weigh 649.5 those
 * with the right answer weigh 634.5, 636.5, 635.9 and 635.9 with 5, 6, 7 and 8. Of 687 receipts thirteen have their day
 * among misread ones alone: ten of them with 6 and more; the likeliest wrong one has less in four of five.
 */
const LEAST_ODDS = 6

/** Days of a document that are looked at: the likeliest. */
const MOST = 8

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
  return misreadDatesIn(row.text, document.dateOrder).flatMap((misread): TillDate[] => {
    const { iso, start, end } = misread
    if (oddsOf(misread) < LEAST_ODDS) return []
    const from = ends.findIndex((own) => own > start)
    const to = ends.findIndex((own) => own >= end) + 1
    const isRead = read.some((own) => own.from < to && own.to > from)
    if (isRead || from < 0 || to <= from) return []
    const printed = row.text.slice(start, end)
    const named = /\p{L}{3}/u.test(printed)
    return [{ ...placeOf(row, from, to), value: iso, usual: true, named, printed, misread }]
  })
}

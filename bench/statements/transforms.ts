import type { Page, Word } from '../../src/document/page.ts'
import type { Booking } from '../../src/models/statement/booking.ts'
import { changedWords, prints } from './faults.ts'

/** A document that says the same in another way, and how. */
export interface Transformed {
  readonly transform:
    | 'no balances'
    | 'balances once a day'
    | 'no years'
    | 'newest first'
    | 'other signs'
  readonly pages: readonly Page[]
}

const DAY_WITH_YEAR = /^(\d{1,2}[./-]\d{1,2}[./-])\d{4}$/
const SUM = /^\D{0,3}\d[\d.,'’]*[.,]\d{2}\D{0,3}$/
/** A day or a time, of which no more is known. */
const DAY = /^\D*\d{1,2}[.,]\d{2}\D*$|\d{1,2}\.\d{1,2}\.\d/

/**
 * What leaves the bookings as they are: balances left out, all of them or all but each day's last, days without their
 * years, the last booking on top, decimal points for commas and commas for points.
 *
 * @param bookings as read, with the places of their lines
 */
export function transformsOf(pages: readonly Page[], bookings: readonly Booking[]): Transformed[] {
  const balanced = bookings.filter(({ balance }) => balance !== null)
  const ofDay = balanced.filter((own, i) => balanced[i + 1]?.date === own.date)
  const found: Transformed[] = []
  const add = (transform: Transformed['transform'], changed: readonly Page[]) => {
    if (JSON.stringify(changed) !== JSON.stringify(pages)) found.push({ transform, pages: changed })
  }
  add('no balances', withoutBalances(pages, balanced))
  add('balances once a day', withoutBalances(pages, ofDay))
  add(
    'no years',
    changedWords(pages, (word, page) =>
      bookings.some((own) => isIn(word, page, own))
        ? { ...word, text: word.text.replace(DAY_WITH_YEAR, '$1').replace(/[/-]$/, '') }
        : word,
    ),
  )
  const isSumOf = (word: Word, page: Page): boolean =>
    bookings.some(
      (own) =>
        prints(word, page, own, own.cents) ||
        (own.balance !== null && prints(word, page, own, own.balance)),
    )
  add('newest first', upsideDown(pages, bookings))
  add(
    'other signs',
    changedWords(pages, (word, page) =>
      SUM.test(word.text) && (!DAY.test(word.text) || isSumOf(word, page))
        ? { ...word, text: word.text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) }
        : word,
    ),
  )
  return found
}

const isIn = (word: Word, page: Page, { page: number, box }: Booking): boolean =>
  page.number === number && word.box[1] >= box[1] - 1 && word.box[3] <= box[3] + 1

/** Without the balances that these bookings print in their own lines. */
const withoutBalances = (pages: readonly Page[], bookings: readonly Booking[]): Page[] =>
  changedWords(pages, (word, page) =>
    bookings.some((own) => own.balance !== own.cents && prints(word, page, own, own.balance!))
      ? null
      : word,
  )

/** The bookings of a page from below, where they are all there is between its first and its last. */
function upsideDown(pages: readonly Page[], bookings: readonly Booking[]): readonly Page[] {
  const [page, ...others] = pages
  if (!page || others.length > 0 || bookings.length < 2) return pages
  const boxes = bookings.map(({ box }) => box)
  const apart = boxes.every((box, i) => i === 0 || box[1] >= boxes[i - 1]![3] - 1)
  if (!apart) return pages
  const [top, bottom] = [boxes[0]![1], boxes.at(-1)![3]]
  return changedWords(pages, (word) => {
    const i = bookings.findIndex((own) => isIn(word, page, own))
    if (i < 0) return word
    const by = top + bottom - boxes[i]![1] - boxes[i]![3]
    const [x0, y0, x1, y1] = word.box
    return { ...word, box: [x0, y0 + by, x1, y1 + by], baseline: word.baseline + by }
  })
}

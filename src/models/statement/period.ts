import { monthOf } from '../../fields/date.ts'
import { type Day, datesIn, readDay, withoutMisreadDigits } from '../../fields/date-search.ts'
import { daysLater, lastDay } from '../../fields/days.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { YEAR } from '../../fields/year.ts'
import { allDates, labelledDate } from '../../reading/dates.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import { isSum, rowFigures } from '../../reading/figures.ts'
import { type Found, foundIn } from '../../reading/found.ts'
import { labelHits, placesOf } from '../../reading/label-places.ts'

/** What a statement covers. ISO dates. */
export interface Period {
  readonly start: Found | null
  readonly end: Found | null
  readonly date: Found | null
}

/** Rows in which a period may stand without a label. */
const HEAD_ROWS = 40

/** The period by its label, two dates in one place; else two dates in a row near the top. */
export function periodOf(document: DocumentText): Period {
  const date = labelledDate(document, ['statement_date'])
  for (const hit of labelHits(document, [
    'period',
    'service_period',
    'document_statement',
    'statement_number',
  ]))
    for (const place of placesOf(hit, document)) {
      const range =
        rangeIn(place.text, document) ?? (isOfMonth(hit.name) ? monthIn(place.text) : null)
      if (!range) continue
      const found = (iso: string) =>
        foundIn(iso, place.words, place.row.page, hit.label.text, hit.label.score)
      return { start: found(range.start), end: found(range.end), date }
    }
  for (const row of document.rows.slice(0, HEAD_ROWS)) {
    // A booking prints two days as well, and its sum.
    if (rowFigures(row, document).some(isSum)) continue
    // Other facts may stand beside it.
    const texts = [
      ...row.pieces,
      ...(row.pieces.length <= 3 || isTwoDates(row, document) ? [row] : []),
    ]
    for (const { text, words } of texts) {
      const range = rangeIn(text, document)
      if (!range) continue
      const found = (iso: string) => foundIn(iso, words, row.page, null, 0.7)
      return { start: found(range.start), end: found(range.end), date }
    }
  }
  return { start: null, end: null, date }
}

/** What a month may stand behind by itself. */
const isOfMonth = (name: LabelName): boolean => name === 'period' || name === 'document_statement'

const isTwoDates = ({ text }: Row, document: DocumentText): boolean =>
  datesIn(withoutMisreadDigits(text), document.dateOrder).length === 2

/** All of a month that is named with its year, and nothing else: `Periode: Februari 2025`. */
function monthIn(text: string): { start: string; end: string } | null {
  const [month, ...others] = [...text.matchAll(MONTH)]
  if (!month || others.length > 0 || /\d/.test(text.replace(month[0], ''))) return null
  const number = monthOf(month[1]!)
  const end = number > 0 ? lastDay(Number(month[2]), number) : null
  return end === null ? null : { start: `${end.slice(0, 8)}01`, end }
}

/** Two dates, the second not before the first; the first may leave its year to the second. */
function rangeIn(printed: string, document: DocumentText): { start: string; end: string } | null {
  const text = withoutMisreadDigits(printed)
  const dates = datesIn(text, document.dateOrder)
  const last = dates.at(-1)
  if (!last) return null
  if (dates.length >= 2)
    return dates[0]!.iso < last.iso ? { start: dates[0]!.iso, end: last.iso } : null
  const before = text
    .slice(0, last.start)
    .replace(/(?<![\s–—-])[\s–—-]+$|\s(?:to|bis|au|al|a|tot|until|through)\s{0,4}$/iu, '')
    .replace(/^.*(?:from|vom|du|dal|del|van)\s/iu, '')
  const day = readDay(before.trim(), document.dateOrder)
  // The first may leave its month to the second, too: `du 1er au 30 avril 2025`.
  const [, alone] = /^(\d{1,2})(?:er|st|nd|rd|th|[º°.])?$/.exec(before.trim()) ?? []
  const isLed = before.trim() !== text.slice(0, last.start).trim()
  if (!day && alone && isLed) {
    const start = `${last.iso.slice(0, 8)}${alone.padStart(2, '0')}`
    return start < last.iso && Number(alone) > 0 ? { start, end: last.iso } : null
  }
  if (!day) return null
  const year = Number(last.iso.slice(0, 4))
  const start = isoOf(day, year) <= last.iso ? isoOf(day, year) : isoOf(day, year - 1)
  return { start, end: last.iso }
}

const isoOf = (day: Day, year: number): string =>
  `${year}-${String(day.month).padStart(2, '0')}-${String(day.day).padStart(2, '0')}`

/** Days that a booking may lie outside of the period, by booking or value date. */
const SLACK = 20

/**
 * Gives days their year: the one that lies in the period, over New Year too; else the
 * one that is nearest to the statement's date, or the document's first date.
 */
export function yearGiver(document: DocumentText, period: Period): (day: Day) => string | null {
  const end = period.end?.value ?? period.date?.value ?? null
  const start = period.start?.value ?? null
  const known = allDates(document)[0]?.found.value ?? null
  return (day) => {
    const anchor = end ?? known
    if (anchor === null) return null
    const year = Number(anchor.slice(0, 4))
    const candidates = [year, year - 1, year + 1].map((y) => isoOf(day, y)).filter(exists)
    if (start !== null && end !== null) {
      const inside = candidates.find(
        (iso) => iso >= daysLater(start, -SLACK) && iso <= daysLater(end, SLACK),
      )
      if (inside) return inside
    }
    return candidates.sort((a, b) => distance(a, anchor) - distance(b, anchor))[0] ?? null
  }
}

/** Bookings stand before the day a statement is dated; later ones are three times as unlikely. */
function distance(iso: string, anchor: string): number {
  const days = (Date.parse(anchor) - Date.parse(iso)) / 86_400_000
  return days >= 0 ? days : -3 * days
}

const exists = (iso: string): boolean =>
  !Number.isNaN(Date.parse(iso)) && new Date(`${iso}T00:00:00Z`).toISOString().startsWith(iso)

/** A month with its year: `November 2025`, `novembro/2025`, `mars, 2026`. */
const MONTH = new RegExp(
  String.raw`(?<![\d.]\s?)(?<!\p{L})(\p{L}{3,12})\.?(?:\s?\/\s?|,?\s|\sde\s)(${YEAR})(?!\d)`,
  'gu',
)

/** A statement's number within its year, mostly that of its month: `Kontoauszug 3/2026`. */
const NUMBERED = new RegExp(String.raw`(?<![\d./-]\s?)(\d{1,3})\s?\/\s?(${YEAR})(?![\d./-])`)

/** The last day of the month that the head of a statement names, ISO; null where it names none. */
export function monthEnd(document: DocumentText): string | null {
  for (const row of document.rows.slice(0, HEAD_ROWS))
    for (const [, name, year] of row.text.matchAll(MONTH)) {
      const month = monthOf(name!)
      if (month > 0) return lastDay(Number(year), month)
    }
  return null
}

/** The last day of the month by whose number the head calls the statement, ISO; of the year where it is none. */
export function numberedMonthEnd(document: DocumentText): string | null {
  for (const row of document.rows.slice(0, HEAD_ROWS)) {
    const [, number, year] = NUMBERED.exec(row.text) ?? []
    if (year !== undefined) return lastDay(Number(year), Math.min(12, Math.max(1, Number(number))))
  }
  return null
}

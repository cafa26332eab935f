import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { once } from '../../fields/once.ts'
import { type DocumentText, pieceOf, type Row } from '../../reading/document-text.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import { clustered } from './clusters.ts'
import { datesOf } from './date-token.ts'

/** Bookings of a page, at least, for something to stand beside them. */
const LEAST_BOOKED = 5
/** Their days begin this near each other, in ems. */
const SAME_LEFT = 1.1
/** A panel ends this far in front of the days, in ems. */
const APART = 1.5
/** Most bookings stand beside no line of a panel: what stands in front of each is a number or a kind. */
const MOST_BESIDE = 0.6
/** Lines of several words in a panel that stand beside no booking, at least. */
const LEAST_ALONE = 2
/** Rows above the first booking and below the last one that a panel may reach. */
const AROUND = 6

/**
 * The same text with panels apart that stand in front of bookings, on other lines or by chance on theirs: name,
 * address and balances at the left of the list. On their page they are read before it.
 */
export const withPanelsApart = once((document: DocumentText): DocumentText => {
  const pages = [...Map.groupBy(document.rows, ({ page }) => page).values()]
  const parted = pages.map((rows) => partedPage(rows))
  if (parted.every((own) => own === null)) return document
  const rows = parted.flatMap((own, p) => own ?? pages[p]!)
  return { ...document, rows: rows.map((row, index): Row => ({ ...row, index })) }
})

/** Null where no panel stands beside the bookings of a page. */
function partedPage(rows: readonly Row[]): readonly Row[] | null {
  const em = rows[0]!.em
  const days = rows.flatMap((row, i) =>
    datesOf(row).flatMap(({ bare, likeFigure, box }) =>
      bare || likeFigure ? [] : [{ i, left: box[0] }],
    ),
  )
  const [first] = clustered(days, ({ left }) => left, SAME_LEFT * em)
    .filter((own) => own.length >= LEAST_BOOKED)
    .sort((a, b) => a[0]!.left - b[0]!.left)
  if (!first) return null
  const edge = Math.min(...first.map(({ left }) => left)) - APART * em
  const booked = new Set(first.map(({ i }) => i))
  const from = Math.max(0, Math.min(...booked) - AROUND)
  const inside = rows.slice(from, Math.max(...booked) + AROUND)
  const isFront = ({ box }: Word) => box[2] <= edge
  /** Words of a row in front of the days, with a gap behind them. */
  const frontOf = ({ words }: Row): readonly Word[] => {
    const front = words.filter(isFront)
    const next = words.find((word) => !isFront(word))
    const end = Math.max(...front.map(({ box }) => box[2]))
    return next && next.box[0] - end < APART * em ? [] : front
  }
  const fronts = new Map(inside.map((row) => [row, frontOf(row)]))
  const worded = inside.filter(
    (row) => fronts.get(row)!.filter(({ text }) => /\p{L}{2}/u.test(text)).length > 1,
  )
  const isBeside = (row: Row) => booked.has(rows.indexOf(row))
  const withFront = [...booked].filter((i) => (fronts.get(rows[i]!)?.length ?? 0) > 0)
  const isPanel =
    worded.some(isBeside) &&
    withFront.length <= MOST_BESIDE * booked.size &&
    worded.filter((row) => !isBeside(row)).length >= LEAST_ALONE
  if (!isPanel) return null
  const partsOf = (row: Row) => {
    const front = fronts.get(row)!
    const list = row.words.filter((word) => !front.includes(word))
    return [partOf(row, front) ?? [], partOf(row, list) ?? []] as const
  }
  const above = rows.slice(from, Math.min(...booked))
  const beside = inside.slice(above.length).map(partsOf)
  return [
    ...rows.slice(0, from),
    ...above.flatMap((row) => partsOf(row).flat()),
    ...beside.flatMap(([panel]) => panel),
    ...beside.flatMap(([, list]) => list),
    ...rows.slice(from + inside.length),
  ]
}

/** A row with some of its words; null where there are none. */
function partOf(row: Row, words: readonly Word[]): Row | null {
  if (words.length === 0) return null
  if (words.length === row.words.length) return row
  const pieces = row.pieces.flatMap((piece) => {
    const own = piece.words.filter((word) => words.includes(word))
    return own.length === 0 ? [] : [pieceOf(own, row.recognised)]
  })
  return { ...row, words, pieces, text: textOf(words), box: unionOf(words.map(({ box }) => box)) }
}

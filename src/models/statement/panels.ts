import { boxAround } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { endsInCents } from '../../fields/cents.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { once } from '../../fields/once.ts'
import { type DocumentText, pieceOf, type Row } from '../../reading/document-text.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import { clustered } from './clusters.ts'
import { SAME_LEFT } from './column.ts'
import { datesOf } from './date-token.ts'

/** Bookings of a page, at least, for something to stand beside them. */
const LEAST_BOOKED = 5
/** A panel ends this far in front of the days, in ems. */
const APART = 1.5
/** Share of the bookings beside lines of a panel, at most, that names no facts of the account. */
const MOST_BESIDE = 0.6
/** Lines of several words in a panel that stand beside no booking, at least. */
const LEAST_ALONE = 2
/** Facts of the account that a panel behind the list names, at least: text there may be of the bookings. */
const LEAST_FACTS = 2
const FACTS: ReadonlySet<LabelName> = new Set([
  'account_number',
  'closing_balance',
  'iban',
  'opening_balance',
  'period',
  'previous_balance',
  'statement_date',
  'statement_number',
])
/** And begins this far behind the sums, in ems. */
const BEHIND = 2.5
/** Rows above the first booking and below the last one that a panel may reach. */
const AROUND = 6

/**
 * The same text with panels apart that stand in front of bookings or behind them, on other lines or by chance on theirs:
 * name, address and balances beside the list. On their page they are read before it.
 */
export const withPanelsApart = once((document: DocumentText): DocumentText => {
  const pages = [...Map.groupBy(document.rows, ({ page }) => page).values()]
  const parted = pages.map((rows) => partedPage(rows))
  if (parted.every((own) => own === null)) return document
  const rows = parted.flatMap((own, p) => own ?? pages[p]!)
  return { ...document, rows: rows.map((row, index): Row => ({ ...row, index })) }
})

/** Null where no panel stands beside the bookings of a page, in front of them or behind. */
function partedPage(rows: readonly Row[]): readonly Row[] | null {
  const em = rows[0]!.em
  const days: { readonly i: number; readonly left: number }[] = []
  rows.forEach((row, i) => {
    for (const { bare, likeFigure, box } of datesOf(row))
      if (!bare && !likeFigure) days.push({ i, left: box[0] })
  })
  const [first] = clustered(days, ({ left }) => left, SAME_LEFT * em)
    .filter((own) => own.length >= LEAST_BOOKED)
    .sort((a, b) => a[0]!.left - b[0]!.left)
  if (!first) return null
  const booked = new Set(first.map(({ i }) => i))
  const edge = Math.min(...first.map(({ left }) => left)) - APART * em
  const front = partedAt(rows, booked, ({ box }) => box[2] <= edge)
  if (
    front &&
    (front.isRare ? front.worded >= LEAST_ALONE : front.isApart && front.facts >= LEAST_FACTS)
  )
    return front.rows
  const end = endOf([...booked].map((i) => rows[i]!))
  const behind = end === null ? null : partedAt(rows, booked, ({ box }) => box[0] >= end)
  return behind?.isRare && behind.facts >= LEAST_FACTS ? behind.rows : null
}

/** Where a panel behind the list may begin: behind the last place where sums of most bookings end; null where none is. */
function endOf(rows: readonly Row[]): number | null {
  const em = rows[0]!.em
  const sums: { readonly i: number; readonly right: number }[] = []
  rows.forEach(({ words }, i) => {
    for (const { text, box } of words) if (endsInCents(text)) sums.push({ i, right: box[2] })
  })
  const last = clustered(sums, ({ right }) => right, SAME_LEFT * em)
    .filter((own) => new Set(own.map(({ i }) => i)).size > MOST_BESIDE * rows.length)
    .at(-1)
  // Marks of their sides stand behind them.
  return last ? Math.max(...last.map(({ right }) => right)) + BEHIND * em : null
}

interface Parted {
  readonly rows: readonly Row[]
  /** Most bookings stand beside none of its lines: otherwise each may have a number or a kind of its own there. */
  readonly isRare: boolean
  /** Most bookings have texts of their own without it. */
  readonly isApart: boolean
  /** Lines of several words beside no booking. */
  readonly worded: number
  /** Different facts of the account that it names. */
  readonly facts: number
}

/** A page with what stands aside in rows of their own; null where that stands beside no booking. */
function partedAt(
  rows: readonly Row[],
  booked: ReadonlySet<number>,
  isAside: (word: Word) => boolean,
): Parted | null {
  // Beside the bookings of most pages stands nothing.
  if (![...booked].some((i) => rows[i]!.words.some(isAside))) return null
  const em = rows[0]!.em
  const from = Math.max(0, Math.min(...booked) - AROUND)
  const inside = rows.slice(from, Math.max(...booked) + AROUND)
  /** Words of a row that stand aside, with a gap between. */
  const asideOf = ({ words }: Row): readonly Word[] => {
    const aside = words.filter(isAside)
    if (aside.length === 0) return aside
    const isNear = ({ box }: Word) =>
      aside.some((own) => Math.max(box[0] - own.box[2], own.box[0] - box[2]) < APART * em)
    return words.some((word) => !isAside(word) && isNear(word)) ? [] : aside
  }
  const asides = new Map(inside.map((row) => [row, asideOf(row)]))
  const bookings = new Set([...booked].map((i) => rows[i]!))
  const isBeside = (row: Row) => bookings.has(row)
  const beside = inside.filter((row) => isBeside(row) && asides.get(row)!.length > 0)
  const worded = inside.filter(
    (row) => asides.get(row)!.filter(({ text }) => /\p{L}{2}/u.test(text)).length > 1,
  )
  if (!worded.some(isBeside)) return null
  const partsOf = (row: Row) => {
    const aside = asides.get(row)!
    const list = row.words.filter((word) => !aside.includes(word))
    return [partOf(row, aside) ?? [], partOf(row, list) ?? []] as const
  }
  const above = rows.slice(from, Math.min(...booked))
  const along = inside.slice(above.length).map(partsOf)
  const panel = along.flatMap(([own]) => own)
  const names = panel.flatMap(({ pieces }) =>
    pieces.flatMap(({ labels }) => labels.flatMap((label) => label.names)),
  )
  return {
    rows: [
      ...rows.slice(0, from),
      ...above.flatMap((row) => partsOf(row).flat()),
      ...panel,
      ...along.flatMap(([, own]) => own),
      ...rows.slice(from + inside.length),
    ],
    isApart:
      [...bookings].filter(({ words }) =>
        words.some((word) => !isAside(word) && /\p{L}{3}/u.test(word.text)),
      ).length >
      MOST_BESIDE * bookings.size,
    isRare: beside.length <= MOST_BESIDE * booked.size,
    worded: worded.filter((row) => !isBeside(row)).length,
    facts: new Set(names.filter((name) => FACTS.has(name))).size,
  }
}

/** A row with some of its words; null where there are none. */
function partOf(row: Row, words: readonly Word[]): Row | null {
  if (words.length === 0) return null
  if (words.length === row.words.length) return row
  const pieces = row.pieces.flatMap((piece) => {
    const own = piece.words.filter((word) => words.includes(word))
    return own.length === 0 ? [] : [pieceOf(own, row.recognised)]
  })
  return { ...row, words, pieces, text: textOf(words), box: boxAround(words) }
}

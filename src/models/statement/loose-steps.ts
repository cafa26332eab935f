import type { DocumentText, Row } from '../../reading/document-text.ts'
import { sideOfMark } from '../../reading/marked-figure.ts'
import { median } from '../../tables/text/units.ts'
import { keyOf } from './chain.ts'
import { columnHeads } from './heads.ts'
import type { MendedLink } from './repair.ts'
import type { Sides } from './sides.ts'

/** What the steps of an account's bookings are judged from. */
export interface Steps {
  readonly links: readonly MendedLink[]
  /** Those that are booked. */
  readonly booked: readonly MendedLink[]
  readonly newestFirst: boolean
  readonly sides: Sides
  readonly document: DocumentText
  /** Does a row print a day of its own where bookings have theirs? */
  readonly isDated: (row: Row) => boolean
}

/**
 * Bookings of which a row with twice their sum the other way may be missing: then the balance goes on with their side
 * turned. Nothing but that step says their side, and the page has room for a row in front of them; or what is printed
 * says the other side.
 */
export function looseSteps(steps: Steps): number {
  const { booked, sides } = steps
  const areShown = sidesShown(booked, sides)
  if (areShown.every(Boolean)) return 0
  const hasRoom = roomIn(steps)
  const { told } = sides
  const along = new Set(
    booked.flatMap((link, i) => (told[i] === sides.sides[i] ? [printOf(link)] : [])),
  )
  // A sign may say that a booking goes against its column, unless others print it and go along.
  const isSigned = (link: MendedLink) => link.amount!.token.sign !== 0 && !along.has(printOf(link))
  const isTurned = (link: MendedLink, i: number) =>
    told[i] !== null && told[i] !== sides.sides[i] && !isSigned(link)
  return booked.filter((link, i) => isTurned(link, i) || (!areShown[i] && hasRoom(link))).length
}

/** Rows that print alike, at least, for them to show which way such rows go: of one alone, the side may be turned. */
const LEAST_ALIKE = 2

/** Column, sign and mark of a booking. */
const printOf = ({ amount }: MendedLink): string => keyOf(amount!.column, amount!.token)

/** Whether head, mark, section or sign of each booking say its side; or what all go by that print alike, and others not. */
function sidesShown(booked: readonly MendedLink[], { sides, told, liability }: Sides): boolean[] {
  const rises = (i: number) => (sides[i] === 'credit') !== liability
  // Of words that some bookings have beside their sums and nothing knows, it may be chance that they go one way.
  const isMarked = booked.every(({ amount }) => amount!.token.mark !== null)
  const areKnown =
    isMarked ||
    booked.every(({ amount }) => {
      const { mark } = amount!.token
      return mark === null || sideOfMark(mark) !== null
    })
  const prints = booked.map(printOf)
  const ways = new Map<string, Set<boolean>>()
  const inColumn = new Map<number, Set<boolean>>()
  const counts = new Map<string, number>()
  booked.forEach(({ amount }, i) => {
    const print = prints[i]!
    ways.set(print, (ways.get(print) ?? new Set()).add(rises(i)))
    inColumn.set(amount!.column, (inColumn.get(amount!.column) ?? new Set()).add(rises(i)))
    counts.set(print, (counts.get(print) ?? 0) + 1)
  })
  const areApart = [...ways.values()].every(({ size }) => size === 1)
  const isBoth = new Set([...ways.values()].flatMap((own) => [...own])).size > 1
  return booked.map(({ amount }, i) => {
    if (told[i] !== null) return told[i] === sides[i]
    if (!areApart || !areKnown) return false
    const { column, token } = amount!
    if (token.sign !== 0 && token.sign > 0 === rises(i) && !liability) return true
    // Each print goes one way: what goes the other one in its column is printed otherwise.
    const hasOther = inColumn.get(column)!.size > 1
    return hasOther || (counts.get(prints[i]!)! >= LEAST_ALIKE && (isBoth || token.sign !== 0))
  })
}

/** Of the least distance of bookings, and of lines within one, what is more than so much of it leaves room for a row. */
const ROOM = 1.5
/** Other places, at least, that tell how far apart bookings stand. */
const LEAST_OTHERS = 3
/** Baselines nearer than this are of one row, in ems: what is less than two of them has no room for a row. */
const LEAST_PITCH = 0.85

/** Tells whether the page has room for a row between a booking and what its balance follows from. */
function roomIn(steps: Steps): (link: MendedLink) => boolean {
  const { links, newestFirst, document } = steps
  const inTime = newestFirst ? links.toReversed() : links
  const before = new Map<MendedLink, MendedLink | null>()
  let last: MendedLink | null = null
  for (const link of inTime) {
    if (link.balance === null) continue
    // What the first booking follows from may be printed elsewhere.
    before.set(link, link.step === 'opened' ? null : last)
    last = link
  }
  const between = (link: MendedLink): Band | null => {
    const other = before.get(link)
    const { row } = link.item.line
    return other ? bandOf(other.item.line.row, row, document, newestFirst) : null
  }
  const bands = [...before.keys()].flatMap((link) => between(link) ?? [])
  // Of few places, the least distance may be one with a row missing in between.
  const isFew = bands.length <= LEAST_OTHERS
  const em = links[0]?.item.line.row.em ?? 0
  const apart = isFew
    ? 0
    : bands.reduce((least, { widest }) => Math.min(least, widest), Number.POSITIVE_INFINITY)
  const inner = bands.flatMap(({ others }) => others)
  const pitch = inner.length > 0 ? Math.min(apart, median(inner)) : apart
  const most = Math.max(2 * LEAST_PITCH * em, apart + (ROOM - 1) * pitch)
  return (link) => {
    const band = between(link)
    if (band)
      return (
        band.widest > most ||
        band.others.some((gap) => gap > Math.max(2 * LEAST_PITCH * em, ROOM * pitch)) ||
        band.rows.some(steps.isDated)
      )
    return before.get(link) !== null || newestFirst || !isHeaded(link.item.line.row, most, document)
  }
}

/** What lies between two rows of a page. */
interface Band {
  /** Distances of its baselines, the widest and the others. */
  readonly widest: number
  readonly others: readonly number[]
  readonly rows: readonly Row[]
}

function bandOf(from: Row, to: Row, document: DocumentText, isUp: boolean): Band | null {
  const [top, bottom] = isUp ? [to, from] : [from, to]
  if (top.page !== bottom.page || top.baseline >= bottom.baseline) return null
  const [left, right] = [Math.min(top.box[0], bottom.box[0]), Math.max(top.box[2], bottom.box[2])]
  const rows = document.rows
    .slice(top.index + 1, bottom.index)
    .filter(
      ({ page, baseline, box }) =>
        page === top.page &&
        baseline > top.baseline &&
        baseline < bottom.baseline &&
        box[0] < right &&
        box[2] > left,
    )
  const lines = [top, ...rows, bottom].map(({ baseline }) => baseline).sort((a, b) => a - b)
  const gaps = lines
    .slice(1)
    .map((line, i) => line - lines[i]!)
    .sort((a, b) => a - b)
  return { widest: gaps.at(-1)!, others: gaps.slice(0, -1), rows }
}

/** Do heads of columns stand above a row, with no room between? */
function isHeaded(row: Row, most: number, { rows }: DocumentText): boolean {
  let below = row
  for (let i = row.index - 1; i >= 0; i--) {
    const above = rows[i]!
    if (above.page !== row.page || below.baseline - above.baseline > most) return false
    if (columnHeads(above).length > 0) return true
    below = above
  }
  return false
}

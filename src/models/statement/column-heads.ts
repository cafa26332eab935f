import { type Box, boxAround } from '../../document/box.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import type { DocumentText, Label, Piece } from '../../reading/document-text.ts'
import type { AmountToken } from './amount-token.ts'
import type { Column } from './column.ts'
import type { Line } from './line.ts'

/** Rows above its first booking in which a table's heads stand. */
const HEAD_ROWS = 5

const isColumn = (name: LabelName): boolean => name.startsWith('column_')
const isHead = ({ names }: Label): boolean => names.some(isColumn)

/** What is printed over each column, in the rows above the bookings. */
export function withHeads(
  money: readonly Column[],
  lines: readonly Line[],
  amounts: (line: Line) => ReadonlyMap<number, AmountToken>,
  document: DocumentText,
): Column[] {
  const heads = money.map(() => new Map<LabelName, number>())
  // Where days head their bookings, the first of them dates all below.
  const first = new Map<number, number>()
  for (const { row, dates } of lines)
    if (dates.length > 0 && !first.has(row.page)) first.set(row.page, row.index)
  const paired = lines.filter((line) => line.dates.length > 0 && amounts(line).size > 0)
  const isBelow = (line: Line) =>
    amounts(line).size > 0 && line.row.index > (first.get(line.row.page) ?? Infinity)
  const booked = paired.length > 0 ? paired : lines.filter(isBelow)
  const rows = new Set(booked.map((line) => line.row.index))
  // From below: the head next to the bookings is theirs.
  const known = new Map<number, number>()
  for (const row of document.rows.toReversed()) {
    if (rows.has(row.index) || !row.pieces.some(({ labels }) => labels.some(isHead))) continue
    let above = false
    for (let i = 1; i <= HEAD_ROWS && !above; i++)
      above = rows.has(row.index + i) && document.rows[row.index + i]!.page === row.page
    if (!above) continue
    for (const piece of row.pieces)
      for (const label of piece.labels) {
        const names = label.names.filter(isColumn)
        if (names.length === 0) continue
        const best = columnUnder(boxOf(label, piece), money, row.em)
        if (best < 0) continue
        const nearer = known.get(best)
        if (nearer !== undefined && nearer - row.index > 1 && nearer - row.index <= HEAD_ROWS)
          continue
        known.set(best, row.index)
        for (const name of names) heads[best]!.set(name, (heads[best]!.get(name) ?? 0) + 1)
      }
  }
  return money.map((column, c) => ({ ...column, heads: heads[c]! }))
}

/** A head's box, with the words behind it that name no other: `Balance after`. */
function boxOf({ to, box }: Label, { words, labels }: Piece): Box {
  const next = Math.min(...labels.flatMap(({ from }) => (from >= to ? [from] : [])), words.length)
  return boxAround([{ box }, ...words.slice(to, next)])
}

/** The column that shares most with a label above it, or stands near it; -1 where none does. */
function columnUnder(box: Box, money: readonly Column[], em: number): number {
  let best = -1
  let most = -0.5 * em
  for (let c = 0; c < money.length; c++) {
    const { left, right } = money[c]!
    const shared = Math.min(right, box[2]) - Math.max(left, box[0])
    if (shared > most) [best, most] = [c, shared]
  }
  return best
}

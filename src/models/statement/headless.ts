import { unionOf } from '../../document/box.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { cents } from '../../fields/money.ts'
import type { Column, Head } from '../paper/columns.ts'
import type { DocumentText, Row } from '../paper/document-text.ts'
import { type Figure, isSum, rowFigures } from '../paper/figures.ts'
import { dateIn } from './columns.ts'

/** Rows that begin with a date and end in sums: fewer are no table. */
const LEAST_ROWS = 3
/** Sums of one column end this near each other, in ems. */
const SAME_EDGE = 1.6
/** Share of the rows a column of sums is filled in, at least. */
const LEAST_FILLED = 0.08

interface Booked {
  readonly row: Row
  readonly sums: readonly Figure[]
}

/**
 * Heads for bookings printed without any known head: columns as the rows show them, named by what
 * their sums do. One head a page; none where rows do not look like bookings.
 */
export function inferredHeads(document: DocumentText): Head[] {
  const booked = document.rows.flatMap((row): Booked[] => {
    const sums = rowFigures(row, document).filter(isSum)
    const [first] = row.pieces
    return first && sums.length > 0 && dateIn(first.text.slice(0, 24), document)
      ? [{ row, sums }]
      : []
  })
  if (booked.length < LEAST_ROWS) return []
  const edges = edgesOf(booked)
  const names = namesOf(edges, booked)
  if (names === null) return []
  return document.pages.flatMap((page): Head[] => {
    const own = booked.filter(({ row }) => row.page === page.number)
    const [first] = own
    if (!first) return []
    return [
      {
        page: page.number,
        first: first.row.index,
        last: first.row.index - 1,
        columns: columnsOf(own, edges, names),
      },
    ]
  })
}

/** Right edges of the columns of sums, left to right. */
function edgesOf(booked: readonly Booked[]): number[] {
  const groups: number[][] = []
  const em = booked[0]!.row.em
  const all = booked.flatMap(({ sums }) => sums.map((sum) => sum.box[2])).sort((a, b) => a - b)
  for (const edge of all) {
    const last = groups.at(-1)
    if (last && edge - last.at(-1)! <= SAME_EDGE * em) last.push(edge)
    else groups.push([edge])
  }
  return groups
    .filter((group) => group.length >= Math.max(1, LEAST_FILLED * booked.length))
    .map((group) => group.reduce((sum, edge) => sum + edge, 0) / group.length)
}

const sumAt = ({ row, sums }: Booked, edge: number): Figure | undefined =>
  sums.find((sum) => Math.abs(sum.box[2] - edge) <= SAME_EDGE * row.em)

/** What the columns of sums are: the last one a balance where the others' sums are its steps. */
function namesOf(edges: readonly number[], booked: readonly Booked[]): LabelName[] | null {
  if (edges.length === 0 || edges.length > 3) return null
  const last = edges.at(-1)!
  const others = edges.slice(0, -1)
  let [steps, up, down] = [0, new Map<number, number>(), new Map<number, number>()]
  booked.forEach((own, i) => {
    const before = booked[i - 1] && sumAt(booked[i - 1]!, last)
    const now = sumAt(own, last)
    if (!before || !now) return
    const step = cents(now.value) - cents(before.value)
    others.forEach((edge, c) => {
      const sum = sumAt(own, edge)
      if (!sum || Math.abs(step) !== Math.abs(cents(sum.value))) return
      steps++
      const side = step > 0 ? up : down
      side.set(c, (side.get(c) ?? 0) + 1)
    })
  })
  const balanced = steps * 2 >= booked.length - 1 && steps > 0
  if (others.length === 0) return ['column_amount']
  if (balanced && others.length === 1) return ['column_amount', 'column_balance']
  if (balanced) {
    const creditFirst = (up.get(0) ?? 0) > (down.get(0) ?? 0)
    return creditFirst
      ? ['column_credit', 'column_debit', 'column_balance']
      : ['column_debit', 'column_credit', 'column_balance']
  }
  if (others.length === 1) {
    const both = booked.filter((own) => edges.every((edge) => sumAt(own, edge))).length
    return both === 0 ? ['column_debit', 'column_credit'] : ['column_amount', 'column_balance']
  }
  return null
}

/** A date, a text and the sums, cut where the rows leave room. */
function columnsOf(
  booked: readonly Booked[],
  edges: readonly number[],
  names: readonly LabelName[],
): Column[] {
  const dateEnd = Math.max(
    ...booked.map(({ row }) =>
      row.pieces[0]!.words.length > 3 ? row.words[0]!.box[2] : row.pieces[0]!.box[2],
    ),
  )
  const cuts = edges.map((edge, c) => {
    const starts = booked.flatMap((own) => sumAt(own, edge)?.box[0] ?? [])
    const left = Math.min(...starts)
    const before = c === 0 ? left - 0.6 * booked[0]!.row.em : (edges[c - 1]! + left) / 2
    return Math.min(before, left)
  })
  const box = unionOf(booked.map(({ row }) => row.box))
  const column = (name: LabelName, left: number, right: number): Column => ({
    names: [name],
    text: '',
    box: [Math.max(left, box[0]), box[1], Math.min(right, box[2]), box[1]],
    left,
    right,
  })
  return [
    column('column_date', Number.NEGATIVE_INFINITY, dateEnd + 0.1),
    column('column_description', dateEnd + 0.1, cuts[0]!),
    ...names.map((name, c) => column(name, cuts[c]!, cuts[c + 1] ?? Number.POSITIVE_INFINITY)),
  ]
}

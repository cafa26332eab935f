import type { DocumentText } from '../../reading/document-text.ts'
import { type AmountCandidate, labelled } from './amount-candidate.ts'
import { isMoney, pairOf, taxesTogether } from './taxes-together.ts'

/**
 * What tells a sum, each by itself: all rows above it, those from a subtotal on, what is paid less the change, and
 * taxes with what they are of.
 */
export const TELLERS = ['rows', 'subtotal', 'paid', 'taxes'] as const
export type Teller = (typeof TELLERS)[number]

/** Sums in cents, and what tells them. */
export type Told = ReadonlyMap<number, ReadonlySet<Teller>>

/** Where a sum stands, or may stand. */
export type Standing = Pick<AmountCandidate, 'row' | 'box'>

/** What the printed sums of a paper tell of each other. */
export interface ToldSums {
  readonly sums: readonly AmountCandidate[]
  /** The last sum of each row. */
  readonly last: readonly AmountCandidate[]
  /** What is told wherever it is printed. */
  readonly everywhere: Told
  /** What the rows above a place tell. */
  over(place: Standing): Told
  /** Who tells a printed sum. */
  tellersOf(own: AmountCandidate): ReadonlySet<Teller>
  /** Whether the rows right above a printed sum, from some row on, come to it. */
  isRun(own: AmountCandidate): boolean
  /** Whether a printed sum is the first of rows that come to one right below them. */
  leadsOn(own: AmountCandidate): boolean
}

const known = new WeakMap<DocumentText, ToldSums>()

/** @param candidates those of the paper: who makes others and who tells of them ask for the same ones */
export function toldSums(candidates: readonly AmountCandidate[], document: DocumentText): ToldSums {
  let own = known.get(document)
  if (!own) {
    own = tellOf(candidates.filter(isMoney), document)
    known.set(document, own)
  }
  return own
}

/** Rows of one paper that are looked at. */
const MOST_ROWS = 80
const NONE: ReadonlySet<Teller> = new Set()

function tellOf(all: readonly AmountCandidate[], document: DocumentText): ToldSums {
  const rows = [...Map.groupBy(all, ({ row }) => row).values()].slice(-MOST_ROWS)
  const sums = rows.flat()
  // The last sum of a row is what it comes to.
  const last = rows.map((own) => own.at(-1)!)
  const begins = new Set(labelled(sums, document, ['subtotal', 'net']))
  const runs = new Map(
    sums.flatMap((own) => {
      const first = firstOfRun(last, own) ?? firstOfRun(inColumn(sums, own), own)
      return first ? [[own, first] as const] : []
    }),
  )
  const everywhere = toldAnywhere(rows, document)
  const over = (place: Standing) => {
    const isAbove = (own: AmountCandidate) => own.row.index < place.row.index
    const told = new Map<number, Set<Teller>>()
    for (const column of [last, inColumn(sums, place)])
      tellBelow(told, column.filter(isAbove), begins, runs)
    return told
  }
  const starts = new Set(runs.values())
  const told = new Map(sums.map((own) => [own, tellersOf(own.cents, everywhere, over(own))]))
  return {
    sums,
    last,
    everywhere,
    over,
    tellersOf: (own) => told.get(own) ?? NONE,
    isRun: (own) => runs.has(own),
    leadsOn: (own) => starts.has(own),
  }
}

/** Who tells a sum. */
export const tellersOf = (value: number, ...told: readonly Told[]): ReadonlySet<Teller> =>
  new Set(told.flatMap((by) => [...(by.get(value) ?? [])]))

function tell(by: Map<number, Set<Teller>>, value: number, teller: Teller): void {
  if (value > 0) by.set(value, (by.get(value) ?? new Set()).add(teller))
}

/** What was paid less the change, and what taxes are of with them: each row of a table of these, and all together. */
function toldAnywhere(rows: readonly (readonly AmountCandidate[])[], document: DocumentText): Told {
  const told = new Map<number, Set<Teller>>()
  const sums = rows.flat()
  for (const kept of keptOf(sums, document)) tell(told, kept, 'paid')
  const together = taxesTogether(document, sums)
  if (together && together.base !== null) tell(told, together.base + together.tax, 'taxes')
  const gross = rows.flatMap((own) => {
    const pair = pairOf(own)
    return pair ? [pair.base + pair.tax] : []
  })
  for (const own of gross) tell(told, own, 'taxes')
  const all = gross.reduce((sum, own) => sum + own, 0)
  tell(told, all, 'taxes')
  return told
}

/** What is left of sums that were paid when the change is taken off. */
function keptOf(sums: readonly AmountCandidate[], document: DocumentText): number[] {
  const paid = labelled(sums, document, ['cash', 'paid'])
  return labelled(sums, document, ['change']).flatMap((back) =>
    paid.flatMap((own) => (own === back ? [] : [own.cents - Math.abs(back.cents)])),
  )
}

/** Ends of figures in one column are no farther apart, in ems: paper is bent. */
const NEAR = 1

const inColumn = (
  sums: readonly AmountCandidate[],
  { row, box }: Standing,
): readonly AmountCandidate[] =>
  sums.filter((own) => own.row.page === row.page && Math.abs(own.box[2] - box[2]) <= NEAR * row.em)

/**
 * What sums below each other come to, from the first one on and from a subtotal on.
 *
 * @param runs sums of others above them, which are no part of what follows a subtotal
 */
function tellBelow(
  told: Map<number, Set<Teller>>,
  column: readonly AmountCandidate[],
  begins: ReadonlySet<AmountCandidate>,
  runs: ReadonlyMap<AmountCandidate, unknown>,
): void {
  let rows = 0
  let from: number | null = null
  for (const [i, own] of column.entries()) {
    rows += own.cents
    if (i > 0) tell(told, rows, 'rows')
    if (begins.has(own)) from = own.cents
    else if (from !== null && !runs.has(own)) {
      from += own.cents
      tell(told, from, 'subtotal')
    }
  }
}

/** The first of the rows right above a sum that come to it: two at least. */
function firstOfRun(
  column: readonly AmountCandidate[],
  own: AmountCandidate,
): AmountCandidate | null {
  let sum = 0
  let count = 0
  for (const above of column.toReversed()) {
    if (above.row.index >= own.row.index) continue
    sum += above.cents
    if (++count >= 2 && sum === own.cents && above.cents !== sum) return above
  }
  return null
}

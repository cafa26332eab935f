import type { Table } from '../../src/document/table.ts'
import { adjacency, countShared, f1, type Relations } from './adjacency.ts'
import { grits } from './grits.ts'
import { comparable, partsOf, type ScoredTable } from './scored-table.ts'
import { teds } from './teds.ts'

/** How a document's tables compare with the truth. Counts are added up over documents. */
export interface Score extends Relations {
  /** Tables of the truth, and of these how many have as many rows and columns, and both. */
  readonly tables: number
  readonly rows: number
  readonly columns: number
  readonly shape: number
  /** Tables of the truth of which nothing was found, and found ones that are none of them. */
  readonly missed: number
  readonly extra: number
  /** Words in cells of the truth, and those of them that are in no cell that was found. */
  readonly words: number
  readonly lost: number
  /** Sums over `compared` tables of the truth; a missed one adds 0. */
  readonly compared: number
  readonly content: number
  readonly topology: number
  readonly teds: number
}

/**
 * Compares the tables of a document with the reading of its truth that they are nearest to.
 *
 * @param readings those that are accepted
 * @param isQuick GriTS and TEDS, which take longest, are left out
 */
export function scoreOf(
  found: readonly Table[],
  readings: readonly (readonly ScoredTable[])[],
  isQuick = false,
): Score {
  const answers = [false, true].map((withHeads) =>
    found.flatMap((table) => partsOf(table, withHeads)),
  )
  const pairs = answers.flatMap((given) => readings.map((wanted) => ({ given, wanted })))
  const [best] = pairs
    .map((pair) => ({ ...pair, relations: adjacency(pair.given, pair.wanted) }))
    .sort((a, b) => f1(b.relations) - f1(a.relations))
  const { given, wanted, relations } = best!
  const partner = partners(given, wanted)
  const both = wanted.map((table, i) => [table, given[partner.get(i) ?? -1]] as const)
  const count = (holds: (a: ScoredTable, b: ScoredTable) => boolean) =>
    both.filter(([a, b]) => b && holds(a, b)).length
  const sameRows = (a: ScoredTable, b: ScoredTable) => a.rowCount === b.rowCount
  const sameColumns = (a: ScoredTable, b: ScoredTable) => a.columnCount === b.columnCount
  const compared = (isQuick ? [] : both).flatMap(([table, other]) => {
    if (!other) return [{ content: 0, topology: 0, teds: 0 }]
    const similar = grits(other, table)
    const tree = teds(other, table)
    return similar && tree !== null ? [{ ...similar, teds: tree }] : []
  })
  const sum = (measure: (item: (typeof compared)[number]) => number) =>
    compared.reduce((total, item) => total + measure(item), 0)
  const words = wordsIn(wanted)
  return {
    ...relations,
    tables: wanted.length,
    rows: count(sameRows),
    columns: count(sameColumns),
    shape: count((a, b) => sameRows(a, b) && sameColumns(a, b)),
    missed: wanted.length - partner.size,
    extra: given.length - partner.size,
    words: words.length,
    lost: words.length - countShared(words, wordsIn(given)),
    compared: compared.length,
    content: sum((item) => item.content),
    topology: sum((item) => item.topology),
    teds: sum((item) => item.teds),
  }
}

const textsOf = (table: ScoredTable): string[] => table.cells.map(({ text }) => comparable(text))

const wordsIn = (tables: readonly ScoredTable[]): string[] =>
  tables.flatMap((table) => table.cells.flatMap(({ text }) => text.split(' ').map(comparable)))

/** For each table of the truth the found one that shares most texts with it, best pairs first. */
function partners(
  given: readonly ScoredTable[],
  wanted: readonly ScoredTable[],
): Map<number, number> {
  const [own, others] = [given.map(textsOf), wanted.map(textsOf)]
  const pairs = wanted.flatMap((table, i) =>
    given.flatMap((other, j) => {
      const shared = countShared(own[j]!, others[i]!)
      if (shared === 0) return []
      const likeness = (2 * shared) / (own[j]!.length + others[i]!.length)
      return [{ i, j, likeness: likeness + (table.page === other.page ? 0.05 : 0) }]
    }),
  )
  const partner = new Map<number, number>()
  const taken = new Set<number>()
  for (const { i, j } of pairs.sort((a, b) => b.likeness - a.likeness)) {
    if (partner.has(i) || taken.has(j)) continue
    partner.set(i, j)
    taken.add(j)
  }
  return partner
}

/** All counts and sums of several documents together. */
export function added(scores: readonly Score[]): Score {
  const sum = (key: keyof Score) => scores.reduce((total, score) => total + score[key], 0)
  return {
    found: sum('found'),
    given: sum('given'),
    wanted: sum('wanted'),
    tables: sum('tables'),
    rows: sum('rows'),
    columns: sum('columns'),
    shape: sum('shape'),
    missed: sum('missed'),
    extra: sum('extra'),
    words: sum('words'),
    lost: sum('lost'),
    compared: sum('compared'),
    content: sum('content'),
    topology: sum('topology'),
    teds: sum('teds'),
  }
}

import { comparable, placesOf, type ScoredTable } from './scored-table.ts'

/** How many relations were found, given and wanted. */
export interface Relations {
  readonly found: number
  readonly given: number
  readonly wanted: number
}

/**
 * Adjacency relations of the ICDAR 2013 table competition: each filled cell with the next filled one
 * to its right and below it, by text and direction.
 */
export function relationsOf(table: ScoredTable): string[] {
  const { rowCount, columnCount, cells } = table
  const places = placesOf(table)
  const texts = cells.map(({ text }) => comparable(text))
  return cells.flatMap(({ row, column, rowSpan, columnSpan }, i) => {
    const beside = new Set<number>()
    const below = new Set<number>()
    const isNext = (at: number, found: Set<number>): boolean => {
      const other = places[at]!
      if (other < 0 || other === i) return false
      found.add(other)
      return true
    }
    for (let r = row; r < row + rowSpan; r++)
      for (let c = column + columnSpan; c < columnCount; c++)
        if (isNext(r * columnCount + c, beside)) break
    for (let c = column; c < column + columnSpan; c++)
      for (let r = row + rowSpan; r < rowCount; r++) if (isNext(r * columnCount + c, below)) break
    return [
      ...[...beside].map((other) => `beside\t${texts[i]}\t${texts[other]}`),
      ...[...below].map((other) => `below\t${texts[i]}\t${texts[other]}`),
    ]
  })
}

/** Compares the relations of all tables of a document. */
export function adjacency(
  given: readonly ScoredTable[],
  wanted: readonly ScoredTable[],
): Relations {
  const own = given.flatMap(relationsOf)
  const true_ = wanted.flatMap(relationsOf)
  return { found: countShared(own, true_), given: own.length, wanted: true_.length }
}

/** How many items two bags share. */
export function countShared(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>()
  for (const item of b) left.set(item, (left.get(item) ?? 0) + 1)
  let shared = 0
  for (const item of a) {
    const count = left.get(item) ?? 0
    if (count === 0) continue
    left.set(item, count - 1)
    shared++
  }
  return shared
}

/** 2PR / (P + R); 1 where nothing is given and nothing wanted. */
export const f1 = ({ found, given, wanted }: Relations): number =>
  given + wanted === 0 ? 1 : (2 * found) / (given + wanted)

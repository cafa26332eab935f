/** A table on one page, as an answer or a truth file gives it. */
export interface PageTable {
  readonly page: number
  readonly cells: readonly PageCell[]
  /** 0..1; of truths 1. */
  readonly confidence: number
  readonly rowCount: number
  readonly columnCount: number
}

export interface PageCell {
  readonly row: number
  readonly column: number
  readonly text: string
  readonly confidence: number
}

/** What is said with a confidence, and whether it is so. */
export interface Claim {
  readonly confidence: number
  readonly right: boolean
}

export interface Claims {
  /** Filled cells: the same text at the same row and column. */
  readonly cells: readonly Claim[]
  /** Tables: as many rows and columns as in truth. */
  readonly tables: readonly Claim[]
}

/** Case, accents, punctuation and spaces are not looked at. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Puts each table beside the one of the truth on its page that has most texts of it.
 *
 * @param truth one accepted reading
 */
export function claimsOf(found: readonly PageTable[], truth: readonly PageTable[]): Claims {
  const pairs = found.flatMap((table) =>
    truth
      .filter((other) => other.page === table.page)
      .map((other) => ({ table, other, shared: sharedTexts(table, other) })),
  )
  pairs.sort((a, b) => b.shared - a.shared)
  const partner = new Map<PageTable, PageTable>()
  const taken = new Set<PageTable>()
  for (const { table, other, shared } of pairs) {
    if (shared === 0 || partner.has(table) || taken.has(other)) continue
    partner.set(table, other)
    taken.add(other)
  }
  return {
    cells: found.flatMap((table) => cellClaims(table, partner.get(table))),
    tables: found.map((table) => ({
      confidence: table.confidence,
      right: isSameShape(table, partner.get(table)),
    })),
  }
}

function sharedTexts(a: PageTable, b: PageTable): number {
  const left = new Map<string, number>()
  for (const { text } of b.cells) left.set(plain(text), (left.get(plain(text)) ?? 0) + 1)
  let shared = 0
  for (const { text } of a.cells) {
    const count = left.get(plain(text)) ?? 0
    if (count === 0) continue
    left.set(plain(text), count - 1)
    shared++
  }
  return shared
}

function cellClaims(table: PageTable, truth: PageTable | undefined): Claim[] {
  const at = new Map(truth?.cells.map((cell) => [`${cell.row} ${cell.column}`, plain(cell.text)]))
  return table.cells.map((cell) => ({
    confidence: cell.confidence,
    right: at.get(`${cell.row} ${cell.column}`) === plain(cell.text),
  }))
}

const isSameShape = (table: PageTable, truth: PageTable | undefined): boolean =>
  truth !== undefined &&
  table.rowCount === truth.rowCount &&
  table.columnCount === truth.columnCount

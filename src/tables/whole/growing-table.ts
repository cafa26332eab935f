import type { Cell, Table } from '../../document/table.ts'

/** A table that goes on page by page. Adding a page costs what that page holds, however long it is. */
export class GrowingTable {
  /** As found on its first page. */
  readonly first: Table
  /** What its last page added. */
  lastCells: readonly Cell[]
  readonly #pages: number[]
  readonly #cells: Cell[]
  readonly #notes: string[]
  #rowCount: number
  /** As sure as its least sure page. */
  #confidence: number
  /** Rows below the head, and those with text in the first column. */
  #rows = 0
  #keys = 0

  constructor(first: Table) {
    this.first = first
    this.lastCells = first.cells
    this.#pages = [...first.pages]
    this.#cells = [...first.cells]
    this.#notes = [...first.notes]
    this.#rowCount = first.rowCount
    this.#confidence = first.confidence
    this.#countKeys(first.cells.filter((cell) => cell.row >= first.headerRows))
  }

  get lastPage(): number {
    return this.#pages.at(-1)!
  }

  /** Share of its rows that say something in the first column. */
  get keyed(): number {
    return this.#rows === 0 ? 1 : this.#keys / this.#rows
  }

  /** The texts of its last row, by column. */
  get lastRow(): ReadonlyMap<number, string> {
    const row = this.#rowCount - 1
    return new Map(
      this.lastCells.filter((cell) => cell.row === row).map((cell) => [cell.column, cell.text]),
    )
  }

  /**
   * Adds what the next page holds.
   *
   * @param dropped so many of its first rows are a repeated head
   * @param cut its first other row is the rest of the last one here
   */
  add(below: Table, dropped: number, cut: boolean): void {
    const from = dropped + (cut ? 1 : 0)
    if (cut) this.#goOn(below.cells.filter((cell) => cell.row === dropped && cell.text !== ''))
    const shift = this.#rowCount - from
    const cells = below.cells
      .filter((cell) => cell.row >= from)
      .map((cell) => ({ ...cell, row: cell.row + shift }))
    for (const cell of cells) this.#cells.push(cell)
    this.#countKeys(cells)
    this.lastCells = cells
    this.#pages.push(...below.pages)
    this.#notes.push(...below.notes)
    this.#rowCount += below.rowCount - from
    this.#confidence = Math.min(this.#confidence, below.confidence)
  }

  get table(): Table {
    if (this.#pages.length === this.first.pages.length) return this.first
    return {
      ...this.first,
      pages: this.#pages,
      rowCount: this.#rowCount,
      cells: this.#cells,
      notes: this.#notes,
      confidence: this.#confidence,
    }
  }

  /** The rest of the last row's texts. */
  #goOn(rest: readonly Cell[]): void {
    for (let i = this.#cells.length - 1; i >= 0; i--) {
      const cell = this.#cells[i]!
      if (cell.page !== this.lastPage) break
      if (cell.row + cell.rowSpan !== this.#rowCount) continue
      const tail = rest.find((other) => other.column === cell.column)
      if (tail) this.#cells[i] = { ...cell, text: `${cell.text} ${tail.text}`.trim() }
    }
  }

  #countKeys(cells: readonly Cell[]): void {
    for (const { column, text } of cells) {
      if (column !== 0) continue
      this.#rows++
      if (text !== '') this.#keys++
    }
  }
}

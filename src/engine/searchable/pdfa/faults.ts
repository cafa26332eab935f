/** Why a PDF cannot be a PDF/A, each reason once, with the first page it was met on. */
export class Faults {
  readonly #found = new Map<string, number | null>()

  /** @param page 1-based; null where it is of the whole document */
  add(reason: string, page: number | null = null): void {
    if (!this.#found.has(reason)) this.#found.set(reason, page)
  }

  get list(): string[] {
    return [...this.#found].map(([reason, page]) =>
      page === null ? reason : `${reason} (page ${page})`,
    )
  }
}

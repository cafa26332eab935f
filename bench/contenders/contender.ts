/** What a contender made of a case: one text a page, and the time of reading alone. */
export interface Reading {
  /** Milliseconds for all pages, without starting the program and loading its model. */
  readonly ms: number
  readonly texts: readonly string[]
}

export interface Contender {
  readonly name: string
  readonly threads: number
  version(): string
  /** @param files PNG pages, or one PDF */
  read(files: readonly string[]): Promise<Reading>
}

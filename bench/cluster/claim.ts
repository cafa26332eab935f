/** What a part of the bench has found. */
export interface Found {
  /** Lines for people. */
  readonly figures: readonly string[]
  /** Claims that do not hold; none is good. */
  readonly faults: readonly string[]
}

/** How large and how long, from the command line. */
export interface Extent {
  /** Of load under faults. */
  readonly minutes: number
  /** Waiting entries of the deep queue. */
  readonly rows: number
  /** Of the large document. */
  readonly pages: number
  readonly seed: number
  /** Commit of the version before. */
  readonly from: string
}

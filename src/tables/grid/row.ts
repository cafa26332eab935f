import type { CutLine } from './cut-line.ts'

/** A row: the lines in it and the drawn levels it lies between. */
export interface Row {
  readonly lines: readonly CutLine[]
  readonly isHead: boolean
  readonly top: number
  readonly bottom: number
  /** Number of the band between drawn levels. */
  readonly band: number
  /** That these lines and no others are a row, 0..1. */
  readonly probability: number
}

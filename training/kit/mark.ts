import type { Align } from './sheet.ts'

/** Pages whose marks all have their places: what programs print that fill forms. */
export interface Placed {
  language: string
  /** Points, as all lengths here; places count from the top left corner. */
  paper: { width: number; height: number }
  /** Family of typefaces of texts that name none. */
  font: string
  pages: readonly (readonly Mark[])[]
}

export interface PlacedText {
  kind: 'text'
  x: number
  /** Of the base line. */
  y: number
  text: string
  size: number
  /** Which end of the text stands at x; left where it is not said. */
  align?: Align
  bold?: boolean
  italic?: boolean
  /** #rrggbb. */
  color?: string
  /** Degrees against the clock. */
  angle?: number
}

export type Mark =
  | PlacedText
  /** A rule, across or down. */
  | { kind: 'rule'; x1: number; y1: number; x2: number; y2: number; width: number; color?: string }
  | {
      kind: 'area'
      x: number
      y: number
      width: number
      height: number
      fill?: string
      border?: string
    }
  /** Only Chromium prints pictures. */
  | { kind: 'picture'; x: number; y: number; width: number; height: number; uri: string }

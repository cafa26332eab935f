/** A page as blocks that several tools can print; lengths are millimetres, sizes are of the sheet's. */
export interface Sheet {
  language: string
  paper: { width: number; height: number }
  margin: { top: number; right: number; bottom: number; left: number }
  /** Family of typefaces, as the system names it. */
  font: string
  /** Points. */
  size: number
  leading: number
  ink: string
  accent: string
  pages: readonly SheetPage[]
}

export interface SheetPage {
  pieces: readonly Piece[]
  /** At the foot of the page, within the margin. */
  foot: readonly Piece[]
}

export type Align = 'left' | 'right' | 'center'

export interface TextLook {
  /** Factor on the sheet's size. */
  scale?: number
  bold?: boolean
  italic?: boolean
  align?: Align
  color?: string
  font?: string
  spaced?: boolean
  underline?: boolean
}

export type Piece =
  | ({ kind: 'text'; lines: readonly string[] } & TextLook)
  | { kind: 'columns'; parts: readonly ColumnPart[]; gap?: number }
  | ({
      kind: 'grid'
      columns: readonly GridColumn[]
      head?: readonly string[]
      rows: readonly GridRow[]
      scale?: number
      align?: Align
    } & GridLook)
  | { kind: 'space'; height: number }
  | { kind: 'rule'; color?: string; weight?: number }
  | { kind: 'box'; pieces: readonly Piece[]; border?: string; fill?: string; padding?: number }
  | {
      kind: 'picture'
      uri: string
      width: number
      height: number
      align?: Align
      rounded?: boolean
    }
  /** At a place of the page, over everything else. */
  | { kind: 'at'; x: number; y: number; width: number; turn?: number; pieces: readonly Piece[] }

export interface ColumnPart {
  /** Share of the width. */
  share: number
  pieces: readonly Piece[]
}

export interface GridColumn {
  align: Align
  headAlign?: Align
  /** Share of the width; columns without one are as wide as their texts. */
  share?: number
}

export interface GridCell {
  lines: readonly string[]
  /** Smaller lines below. */
  details?: readonly string[]
  bold?: boolean
  span?: number
  align?: Align
}

export interface GridRow {
  cells: readonly GridCell[]
  /** Stands out: a section's head, a sum. */
  strong?: boolean
  ruleAbove?: boolean
}

export interface GridLook {
  /** As wide as the page, or as its texts. */
  wide?: boolean
  /** Lines: none, below the head only, between rows, all, or between columns only. */
  rules: 'none' | 'head' | 'rows' | 'all' | 'columns' | 'frame'
  headFill?: string
  headInk?: string
  headBold?: boolean
  zebra?: string
  /** Millimetres above and below a cell's text. */
  air: number
  middle?: boolean
}

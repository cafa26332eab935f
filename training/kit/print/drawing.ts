/** Pages put together of texts, lines and tables, in points from the top left corner. */
export interface Drawing {
  page: { width: number; height: number; margin: number }
  items: readonly DrawingItem[]
}

/** `text`, `line` and `rect` stand where they say; the others follow each other down the page. */
export type DrawingItem =
  | {
      kind: 'text'
      x: number
      /** Of the base line. */
      y: number
      text: string
      font?: DrawnFont
      size: number
      align?: 'left' | 'right' | 'center'
      /** Degrees against the clock. */
      angle?: number
      grey?: number
    }
  | {
      kind: 'line'
      x1: number
      y1: number
      x2: number
      y2: number
      width?: number
      grey?: number
      dash?: number
    }
  | {
      kind: 'rect'
      x: number
      y: number
      width: number
      height: number
      /** 0 is black, 1 white. */
      fill?: number
      stroke?: number
    }
  | { kind: 'curve'; points: readonly (readonly [number, number])[]; width?: number; grey?: number }
  | {
      kind: 'paragraph'
      text: string
      font?: DrawnFont
      size: number
      leading?: number
      align?: Align
      after?: number
      indent?: number
    }
  /** Items that stand where they say, counted from where the flow has come to. */
  | { kind: 'picture'; height: number; items: readonly DrawingItem[] }
  | { kind: 'space'; height: number }
  | { kind: 'newpage' }
  | { kind: 'table'; table: DrawnTable }
  /** Columns beside each other, as wide as they say; the flow goes on below the longest. */
  | {
      kind: 'beside'
      gap: number
      parts: readonly { width: number; items: readonly DrawingItem[] }[]
    }

type Align = 'left' | 'right' | 'center' | 'justify'

/** A family and a style; families are those fontconfig knows, or Helvetica, Times and Courier. */
export interface DrawnFont {
  family: string
  bold?: boolean
  italic?: boolean
}

export interface DrawnCell {
  r: number
  c: number
  rs: number
  cs: number
  text: string
  align: 'left' | 'right' | 'center'
  valign: 'top' | 'middle' | 'bottom'
  bold?: boolean
  italic?: boolean
  /** Background, 0 to 1. */
  fill?: number
  /** Text in white. */
  inverse?: boolean
  size?: number
}

export interface DrawnTable {
  /** Widths of the columns. */
  columns: readonly number[]
  rows: number
  cells: readonly DrawnCell[]
  /** Rules between the corners of the grid: {from row/column line, to}. */
  rules: readonly {
    /** Grid lines: r1 = r2 is a horizontal rule above that row, c1 = c2 a vertical one. */
    r1: number
    c1: number
    r2: number
    c2: number
    width: number
    grey?: number
  }[]
  family: string
  size: number
  leading: number
  /** Left and right, top and bottom of a cell's text. */
  padding: readonly [number, number]
  align?: 'left' | 'center' | 'right'
  after?: number
}

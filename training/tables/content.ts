import type { Country } from '../kit/locale/country.ts'
import type { Figures } from '../kit/locale/figures.ts'
import type { Random } from '../kit/random.ts'
import type { Texts } from './text-source.ts'

export type Align = 'left' | 'right' | 'center'

export interface Column {
  /** From the top row of heads to the lowest; equal neighbours share a cell, '' joins the one above. */
  heads: readonly string[]
  align: Align
  /** Whether its cells may run over several lines. */
  wrap?: boolean
}

export interface BodyRow {
  kind: 'data' | 'section' | 'subtotal' | 'total'
  /** null: the cell of the row above goes on here. A section has one text, over all columns. */
  cells: readonly (string | null)[]
}

/** What a table says, before anything is decided about its looks. */
export interface Content {
  title: string
  columns: readonly Column[]
  body: readonly BodyRow[]
  notes: readonly string[]
}

/** What a topic draws from, and what the layout wants of it. */
export interface Wishes {
  random: Random
  texts: Texts
  country: Country
  figures: Figures
  /** Rows of the body, about. */
  rows: number
  /** How long the texts of cells that may wrap are. */
  lines: 'none' | 'some' | 'many'
  /** Rows of heads, 1 to 3. */
  levels: number
  sections: boolean
  spans: boolean
  totals: boolean
}

export type Topic = (wishes: Wishes) => Content

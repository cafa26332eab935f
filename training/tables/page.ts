import type { PlacedText } from '../kit/mark.ts'
import type { Align } from './content.ts'
import type { Table } from './table.ts'

/** Something drawn; x and y are points from the top left corner of its picture. */
export type Mark =
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number; width?: number; grey?: number }
  | {
      kind: 'box'
      x: number
      y: number
      width: number
      height: number
      fill?: number
      stroke?: number
    }
  | { kind: 'curve'; points: readonly (readonly [number, number])[]; grey?: number }
  /** `up` goes from bottom to top. */
  | (Omit<PlacedText, 'color' | 'angle'> & { up?: boolean })

/** What follows each other down a page or a column of it. */
export type Item =
  | {
      kind: 'paragraph'
      text: string
      size: number
      bold?: boolean
      italic?: boolean
      align?: Align | 'justify'
      after?: number
      indent?: number
      fixed?: boolean
    }
  | { kind: 'table'; table: Table }
  | { kind: 'picture'; width: number; height: number; marks: readonly Mark[] }
  | { kind: 'rule' }
  | { kind: 'space'; height: number }
  | { kind: 'newpage' }
  | {
      kind: 'beside'
      gap: number
      parts: readonly { width: number; items: readonly Item[] }[]
      /** A line between them, where the tool draws one. */
      stroke?: boolean
    }

/** A document before it is printed. */
export interface Paper {
  page: { width: number; height: number; margin: number }
  family: string
  language: string
  items: readonly Item[]
}

/** The tables of a paper with the pages they stand on, in the order of reading. */
export function tablesOf(paper: Pick<Paper, 'items'>): { page: number; table: Table }[] {
  let page = 1
  const found: { page: number; table: Table }[] = []
  const walk = (items: readonly Item[]): void => {
    for (const item of items)
      if (item.kind === 'newpage') page++
      else if (item.kind === 'table') found.push({ page, table: item.table })
      else if (item.kind === 'beside') for (const part of item.parts) walk(part.items)
  }
  walk(paper.items)
  return found
}

export const pagesOf = (paper: Pick<Paper, 'items'>): number =>
  1 + paper.items.filter(({ kind }) => kind === 'newpage').length

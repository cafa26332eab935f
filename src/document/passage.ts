import type { Line } from './page.ts'
import type { Table } from './table.ts'

/** A part of a page as a reader takes it in. */
export type Passage = TextPassage | { readonly kind: 'table'; readonly table: Table }

/** Texts have a line feed where a line was ended on purpose. */
export type TextPassage = {
  /** It was read from, in reading order. */
  readonly lines: readonly Line[]
  /** It runs through the pages, and is no part of the text. */
  readonly role?: RunningPart
} & (
  | { readonly kind: 'heading'; readonly level: HeadingLevel; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | {
      readonly kind: 'list'
      /** Number of the first item; null where the items have marks. */
      readonly start: number | null
      /** Without their marks. */
      readonly items: readonly string[]
    }
)

/** What stands at the edges of pages, again and again. */
export type RunningPart = 'header' | 'footer' | 'page_number'

/** 1 is the largest type of the document. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** What stands on a page, in reading order. */
export interface PagePassages {
  /** 1-based number in the document. */
  readonly number: number
  readonly isRightToLeft: boolean
  /** BCP 47; null where it is not known. */
  readonly language: string | null
  readonly passages: readonly Passage[]
}

import type { PrintSource } from '../kit/print.ts'
import type { Random } from '../kit/random.ts'
import { TooWide } from './build.ts'
import { compose } from './compose.ts'
import { type Layout, layoutOf } from './layout.ts'
import { type Paper, pagesOf } from './page.ts'
import { sourceOf } from './render.ts'

/** A document that waits to be printed. */
export interface Draft {
  layout: Layout
  paper: Paper
  pages: number
  source: PrintSource
}

/** A document of a layout; none where the content that was drawn does not fit. */
export function draft(number: number, random: Random): Draft | undefined {
  const layout = layoutOf(number)
  try {
    const paper = compose(layout, random.at('paper'))
    const source = sourceOf(paper, layout.tool, random.at('source'))
    return { layout, paper, pages: pagesOf(paper), source }
  } catch (error) {
    if (error instanceof TooWide || error instanceof RangeError) return undefined
    throw error
  }
}

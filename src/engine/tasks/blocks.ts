import type { Box } from '../../document/box.ts'
import type { Block, Word } from '../../document/page.ts'
import type { Layout, PixelBox } from '../native.ts'

/** A layout's blocks, with their words. @param box in points of one of the layout, which is `scale` as large */
export function blocksOf(
  layout: Layout,
  words: readonly Word[],
  box: (box: PixelBox) => Box,
  scale: number,
): Block[] {
  return layout.blocks.map((block) => ({
    box: box(block.box),
    lines: block.lines.map((line) => ({
      box: box(line.box),
      baseline: line.baseline * scale,
      words: line.words.map((index) => words[index]!),
    })),
  }))
}

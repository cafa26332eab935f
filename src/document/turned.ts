import type { Box } from './box.ts'
import type { Fill, Rotation, Rule, Word } from './page.ts'

/** What is seen on a page of a size, in points. */
export interface Drawn {
  readonly width: number
  readonly height: number
  readonly words: readonly Word[]
  readonly rules: readonly Rule[]
  readonly fills: readonly Fill[]
}

/** A page after turning it clockwise. */
export function turned(page: Drawn, rotation: Rotation): Drawn {
  const box = (b: Box): Box => turnedBox(b, rotation, page.width, page.height)
  const sideways = rotation === 90 || rotation === 270
  return {
    width: sideways ? page.height : page.width,
    height: sideways ? page.width : page.height,
    words: page.words.map((word) => ({
      ...word,
      box: box(word.box),
      baseline: baselineOf(word, rotation, page.width, page.height),
      rotation: ((word.rotation + rotation) % 360) as Rotation,
    })),
    rules: page.rules.map((rule) => ({
      direction:
        sideways === (rule.direction === 'horizontal') ? ('vertical' as const) : 'horizontal',
      box: box(rule.box),
    })),
    fills: page.fills.map((fill) => ({ ...fill, box: box(fill.box) })),
  }
}

/** A box of a page `width` × `height` after turning the page clockwise. */
export function turnedBox(box: Box, rotation: Rotation, width: number, height: number): Box {
  const [x0, y0, x1, y1] = box
  if (rotation === 90) return [height - y1, x0, height - y0, x1]
  if (rotation === 180) return [width - x1, height - y1, width - x0, height - y0]
  if (rotation === 270) return [y0, width - x1, y1, width - x0]
  return box
}

/** A baseline is a y for words along x and an x for words along y. */
function baselineOf(word: Word, rotation: Rotation, width: number, height: number): number {
  const along = word.rotation === 0 || word.rotation === 180
  const { baseline } = word
  if (rotation === 180) return (along ? height : width) - baseline
  if (rotation === 90) return along ? height - baseline : baseline
  return along ? baseline : width - baseline
}

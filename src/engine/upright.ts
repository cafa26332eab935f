import type { Box } from '../document/box.ts'
import type { Fill, Rotation, Rule, Word } from '../document/page.ts'

interface Drawn {
  readonly width: number
  readonly height: number
  readonly words: readonly Word[]
  readonly rules: readonly Rule[]
  readonly fills: readonly Fill[]
}

/**
 * Turns a page so that most of its text reads left to right.
 *
 * @returns the page and the clockwise turn that was applied
 */
export function upright(page: Drawn): Drawn & { readonly rotation: Rotation } {
  const rotation = turnNeeded(page.words)
  if (rotation === 0) return { ...page, rotation }
  const box = (b: Box): Box => turned(b, rotation, page.width, page.height)
  const sideways = rotation !== 180
  return {
    rotation,
    width: sideways ? page.height : page.width,
    height: sideways ? page.width : page.height,
    words: page.words.map((word) => {
      const upright = ((word.rotation + rotation) % 360) as Rotation
      return {
        ...word,
        box: box(word.box),
        baseline: baselineOf(word, rotation, page.width, page.height),
        rotation: upright,
      }
    }),
    rules: page.rules.map((rule) => ({
      direction:
        sideways === (rule.direction === 'horizontal') ? ('vertical' as const) : 'horizontal',
      box: box(rule.box),
    })),
    fills: page.fills.map((fill) => ({ ...fill, box: box(fill.box) })),
  }
}

/** The clockwise turn that brings the direction with most characters upright. */
function turnNeeded(words: readonly Word[]): Rotation {
  const count: Record<Rotation, number> = { 0: 0, 90: 0, 180: 0, 270: 0 }
  let all = 0
  for (const word of words) {
    count[word.rotation] += word.text.length
    all += word.text.length
  }
  for (const rotation of [90, 180, 270] as const)
    if (count[rotation] > all / 2) return ((360 - rotation) % 360) as Rotation
  return 0
}

/** A box of a page `width` × `height` after turning the page clockwise. */
export function turned(box: Box, rotation: Rotation, width: number, height: number): Box {
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

import type { Rotation, Word } from '../../document/page.ts'
import { type Drawn, turned } from '../../document/turned.ts'

/**
 * Turns a page so that most of its text reads left to right.
 *
 * @returns the page and the clockwise turn that was applied
 */
export function upright(page: Drawn): Drawn & { readonly rotation: Rotation } {
  const rotation = turnNeeded(page.words)
  return { ...(rotation === 0 ? page : turned(page, rotation)), rotation }
}

/** The clockwise turn that brings the direction with most characters upright. */
function turnNeeded(words: readonly Word[]): Rotation {
  const count: Record<Rotation, number> = { 0: 0, 90: 0, 180: 0, 270: 0 }
  let all = 0
  for (const word of words) {
    count[word.vertical ? 0 : word.rotation] += word.text.length
    all += word.text.length
  }
  for (const rotation of [90, 180, 270] as const)
    if (count[rotation] > all / 2) return ((360 - rotation) % 360) as Rotation
  return 0
}

import type { TextLine } from '../text/text-lines.ts'

/** Texts stand alike where they are so near each other, in ems. */
const ALIKE = 0.3

/** Where the texts of lines of several stand, the first of each left out: most tables begin at the left. */
export interface Places {
  /** Texts of earlier lines, by line; the same whole at the end. */
  readonly counts: readonly number[]
  /** By line, how many texts of it and of those below it first stand there below it. */
  readonly firsts: readonly number[]
  /** By line, how many texts of those above it last stand there above it. */
  readonly lasts: readonly number[]
}

/** A text stands like another where both begin, end or have their middle in the same place. */
export function placesOf(lines: readonly TextLine[], em: number): Places {
  const texts = lines.flatMap(({ chunks }, line) =>
    chunks.slice(1).map(({ x0, x1 }) => ({ line, edges: [x0, x1, (x0 + x1) / 2] })),
  )
  const key = (kind: number, at: number) => 3 * Math.round(at / (ALIKE * em)) + kind
  const seen = new Map<number, { first: number; last: number }>()
  for (const { line, edges } of texts)
    for (let kind = 0; kind < edges.length; kind++) {
      const at = edges[kind]!
      const known = seen.get(key(kind, at))
      if (known) known.last = line
      else seen.set(key(kind, at), { first: line, last: line })
    }
  const [counts, firsts, lasts] = [0, 1, 2].map(() => new Array<number>(lines.length + 1).fill(0))
  for (const { line, edges } of texts) {
    let [first, last] = [line, line]
    for (let kind = 0; kind < edges.length; kind++)
      for (let off = -1; off <= 1; off++) {
        const near = seen.get(key(kind, edges[kind]! + off * ALIKE * em))
        if (!near) continue
        first = Math.min(first, near.first)
        last = Math.max(last, near.last)
      }
    counts![line + 1]!++
    firsts![first]!++
    lasts![last + 1]!++
  }
  for (let i = lines.length - 1; i >= 0; i--) firsts![i]! += firsts![i + 1]!
  for (let i = 1; i <= lines.length; i++) {
    counts![i]! += counts![i - 1]!
    lasts![i]! += lasts![i - 1]!
  }
  return { counts: counts!, firsts: firsts!, lasts: lasts! }
}

/** Of the texts below a line, the share that stand where none above it does. */
export function strangeBelow({ counts, firsts }: Places, at: number): number {
  const all = counts.at(-1)! - counts[at]!
  return all === 0 ? 0 : firsts[at]! / all
}

/** Of the texts above a line, the share that stand where none below it does. */
export function strangeAbove({ counts, lasts }: Places, at: number): number {
  const all = counts[at]!
  return all === 0 ? 0 : lasts[at]! / all
}

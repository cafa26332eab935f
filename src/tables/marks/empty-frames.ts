import { boxAround, containsMiddle } from '../../document/box.ts'
import type { Rule, Word } from '../../document/page.ts'
import { DisjointSets } from '../text/disjoint-sets.ts'
import { areBeside } from './swatches.ts'

/** Rules are joined that come so near each other, in ems. */
const JOINED = 0.25
/** A frame has as many of each direction. */
const LEAST = 2
/** More rules than this are not looked at one by one. */
const MOST_RULES = 2_000

/**
 * Rules that may be walls: those of a frame that touches no other rule and has no text in it are the outline of a
 * picture, of a sample of a colour, or of a box to tick, which stand in a cell or beside a table.
 */
export function withoutEmptyFrames(
  rules: readonly Rule[],
  words: readonly Word[],
  em: number,
): readonly Rule[] {
  if (rules.length > MOST_RULES) return rules
  const gone = new Set(
    joined(rules, JOINED * em)
      .filter((frame) => isEmpty(frame, words))
      .flat(),
  )
  return gone.size === 0 ? rules : rules.filter((rule) => !gone.has(rule))
}

function isEmpty(frame: readonly Rule[], words: readonly Word[]): boolean {
  const across = frame.filter(({ direction }) => direction === 'horizontal').length
  if (across < LEAST || frame.length - across < LEAST) return false
  const outline = boxAround(frame)
  return !words.some(({ box }) => containsMiddle(outline, box))
}

/** Rules by what they touch, at once or over others. */
function joined(rules: readonly Rule[], slack: number): Rule[][] {
  const sorted = rules.toSorted((a, b) => a.box[0] - b.box[0])
  const sets = new DisjointSets(sorted.length)
  for (const [i, { box }] of sorted.entries())
    for (let k = i + 1; k < sorted.length; k++) {
      const other = sorted[k]!.box
      if (other[0] > box[2] + slack) break
      if (areBeside(box, other, slack)) sets.join(i, k)
    }
  return [...Map.groupBy(sorted, (_, i) => sets.root(i)).values()]
}

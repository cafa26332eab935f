import { unionOf } from '../../document/box.ts'
import type { Region } from '../grid/region.ts'
import type { Ruling } from '../marks/rulings.ts'
import type { TextLine } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'
import { isMostlyFigures } from './first-rule.ts'

/** Rules that begin and end this near each other are of one table, in ems. */
const IN_LINE = 1
/** A head has at most this many lines. */
const MOST_HEAD = 8

/**
 * Regions that are head and body of one table: the head between a rule and the next, the body between
 * that and a third, all of one length.
 *
 * @param lines of the page, top to bottom
 */
export function withHeadsInFrames(
  regions: readonly Region[],
  lines: readonly TextLine[],
  horizontal: readonly Ruling[],
  { em }: Units,
): Region[] {
  const gone = new Set<Region>()
  return regions
    .flatMap((body) => {
      if (gone.has(body)) return []
      const top = horizontal.findLast(
        (rule) => rule.at < body.box[1] + em && isOver(rule, body, em),
      )
      if (!top) return [body]
      const ofTable = horizontal.filter((rule) => isSame(rule, top, em))
      const at = ofTable.indexOf(top)
      const first = ofTable[at - 1]
      const last = ofTable[at + 1]
      if (!first || !last || last.at < body.box[3] - em) return [body]
      const head = regions.find(
        (other) =>
          other !== body &&
          other.box[1] > first.at - em &&
          other.box[3] < top.at + em &&
          other.box[0] > top.from - em &&
          other.box[2] < top.to + em,
      )
      if (!head || !isHead(head, lines)) return [body]
      gone.add(head)
      return [{ ...body, box: unionOf([head.box, body.box]) }]
    })
    .filter((region) => !gone.has(region))
}

const isOver = ({ from, to }: Ruling, { box }: Region, em: number): boolean =>
  from < box[0] + em && to > box[2] - em

const isSame = (a: Ruling, b: Ruling, em: number): boolean =>
  Math.abs(a.from - b.from) <= IN_LINE * em && Math.abs(a.to - b.to) <= IN_LINE * em

function isHead({ box }: Region, lines: readonly TextLine[]): boolean {
  const own = lines.filter((line) => line.baseline > box[1] && line.baseline <= box[3])
  return own.length <= MOST_HEAD && !own.some(({ chunks }) => isMostlyFigures(chunks))
}

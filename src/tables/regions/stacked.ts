import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import type { Region } from '../grid/region.ts'
import { type TextLine, textLines } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'

/** A table has so many lines at least. */
const LEAST_LINES = 2
/** Places at which a region may be parted that are looked at, those with most room first. */
const MOST_PLACES = 12

/**
 * Parts of a region below each other that are tables, where it would be none as a whole: small tables of
 * different columns may share some gutters.
 *
 * @param oddsOfTable log odds of a part, with the words in it
 * @return the region itself where it is a table, or no part is
 */
export function stackedParts(
  region: Region,
  words: readonly Word[],
  units: Units,
  oddsOfTable: (region: Region, words: readonly Word[]) => number,
): Region[] {
  if (region.kind !== 'aligned' || words.length === 0 || oddsOfTable(region, words) > 0)
    return [region]
  const lines = textLines(words, units.em)
  const parts = partsOf(lines, region, units, oddsOfTable)
  return parts.length > 0 ? parts : [region]
}

/** The parts of some lines that are tables, as many and as likely as can be. */
function partsOf(
  lines: readonly TextLine[],
  { kind }: Region,
  units: Units,
  oddsOfTable: (region: Region, words: readonly Word[]) => number,
): Region[] {
  const places = placesOf(lines)
  // The best of many places looks likely by chance.
  const chosen = Math.log(places.length)
  const likely = (own: readonly TextLine[]) => {
    const words = own.flatMap((line) => line.words)
    const region: Region = { kind, box: unionOf(words.map(({ box }) => box)) }
    return { own, region, odds: Math.max(0, oddsOfTable(region, words) - chosen) }
  }
  const [best] = places
    .map((at) => {
      const above = likely(lines.slice(0, at))
      const below = likely(lines.slice(at))
      return { above, below, odds: above.odds + below.odds }
    })
    .sort((a, b) => b.odds - a.odds)
  if (!best || best.odds <= 0) return []
  return [best.above, best.below].flatMap(({ own, region, odds }) =>
    odds > 0 ? [region] : partsOf(own, region, units, oddsOfTable),
  )
}

/** Numbers of lines that another table may begin with. */
function placesOf(lines: readonly TextLine[]): number[] {
  return lines
    .map((line, at) => ({ at, room: at > 0 ? line.box[1] - lines[at - 1]!.box[3] : 0 }))
    .slice(LEAST_LINES, lines.length - LEAST_LINES + 1)
    .sort((a, b) => b.room - a.room)
    .slice(0, MOST_PLACES)
    .map(({ at }) => at)
}

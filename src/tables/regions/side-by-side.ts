import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { weighted } from '../../scoring/weighted.ts'
import type { Region } from '../grid/region.ts'
import type { Ruling } from '../marks/rulings.ts'
import type { Units } from '../text/units.ts'
import {
  beginsWithNumber,
  type Side,
  type SideCandidate,
  sideCandidates,
} from './side-candidates.ts'
import { SIDE_WEIGHTS } from './side-weights.ts'

/** Lower odds are no better for what the sides hold. */
const UNLIKELY = -4

/** Log odds that two tables stand beside each other at a candidate. */
export const sideOdds = ({ features }: SideCandidate): number => weighted(SIDE_WEIGHTS, features)

/**
 * The tables that a region holds beside each other, left to right; mostly one. It is parted at the likeliest
 * place, and each side is looked at again.
 *
 * @param oddsOfTable log odds that words are a table that is given: what would be lost speaks against its place
 * @param hear of all places that were weighed
 */
export function sideBySide(
  region: Region,
  words: readonly Word[],
  horizontal: readonly Ruling[],
  units: Units,
  oddsOfTable: (region: Region, words: readonly Word[]) => number,
  hear?: (candidates: readonly SideCandidate[]) => void,
): Region[] {
  const candidates = sideCandidates(words, horizontal, units)
  hear?.(candidates)
  const [best] = candidates
    .map((candidate) => ({ ...candidate, odds: sideOdds(candidate) }))
    .sort((a, b) => b.odds - a.odds)
  if (!best || best.odds <= UNLIKELY) return [region]
  const lost = (part: Region, own: readonly Word[]) => Math.min(0, oddsOfTable(part, own))
  // What the sides lose is below 0: most places need no look at them.
  const least = lost(region, words)
  if (best.odds <= least) return [region]
  const [left, right] = [best.left, best.right].map(({ box, words }) =>
    lost({ ...region, box }, words),
  )
  if (best.odds + left! + right! <= least) return [region]
  const areNumbered = [best.left, best.right].every(beginsWithNumber)
  return [best.left, best.right].flatMap((side) => {
    const own = areNumbered ? withoutFirstLine(side) : side.words
    const box = unionOf(own.map((word) => word.box))
    return sideBySide({ kind: region.kind, box }, own, horizontal, units, oddsOfTable, hear)
  })
}

/** A side's words but for the line that numbers it: that stands over the table. */
function withoutFirstLine({ words, lines: [first] }: Side): readonly Word[] {
  const number = new Set(first!.words)
  return words.filter((word) => !number.has(word))
}

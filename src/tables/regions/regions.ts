import type { Box } from '../../document/box.ts'
import { MEET, type Region } from '../grid/region.ts'
import type { Ruling } from '../marks/ruling.ts'
import { lowerBound, type Rulings } from '../marks/rulings.ts'
import { DisjointSets } from '../text/disjoint-sets.ts'
import { firstFrom } from '../text/first-from.ts'
import { isJustified } from '../text/justified.ts'
import { type Part, partsOf } from '../text/parts.ts'
import type { Chunk, TextLine } from '../text/text-lines.ts'
import type { Units } from '../text/units.ts'
import { withWholeTexts } from '../text/whole-texts.ts'

/** Boxes around rules that cross or meet: at least two bands either way. */
export function ruledRegions({ horizontal, vertical }: Rulings, em: number): Region[] {
  const sets = new DisjointSets(horizontal.length + vertical.length)
  const slack = MEET * em
  vertical.forEach((v, j) => {
    // Horizontal rulings are sorted by y: only those in reach of this one are met.
    for (let i = lowerBound(horizontal, v.from - slack); i < horizontal.length; i++) {
      const h = horizontal[i]!
      if (h.at > v.to + slack) break
      if (v.at >= h.from - slack && v.at <= h.to + slack) sets.join(i, horizontal.length + j)
    }
  })
  const groups = new Map<number, { h: Ruling[]; v: Ruling[] }>()
  const groupOf = (i: number) => {
    const key = sets.root(i)
    const group = groups.get(key) ?? { h: [], v: [] }
    groups.set(key, group)
    return group
  }
  for (const [i, line] of horizontal.entries()) groupOf(i).h.push(line)
  for (const [j, line] of vertical.entries()) groupOf(horizontal.length + j).v.push(line)
  const regions: Region[] = []
  for (const { h, v } of withRulesBeyond(
    withRowsBetween(joinedBands([...groups.values()], em), em),
    em,
  )) {
    if (h.length < 2 || v.length < 1 || h.length + v.length < 5) continue
    const box: Box = [
      Math.min(...h.map((line) => line.from), ...v.map((line) => line.at)),
      Math.min(h[0]!.at, ...v.map((line) => line.from)),
      Math.max(...h.map((line) => line.to), ...v.map((line) => line.at)),
      Math.max(h.at(-1)!.at, ...v.map((line) => line.to)),
    ]
    regions.push({ box, kind: 'ruled' })
  }
  return regions
}

/** Rules that cross or meet. */
interface Rules {
  readonly h: readonly Ruling[]
  readonly v: readonly Ruling[]
}

/** Shaded rows of one table are at most this far apart, in ems; or in heights of the highest of them. */
const BANDS_APART = 4
const HEIGHTS_APART = 1.7
/** A table's own rules lie so many rows above its shades and below them at most: heads, a bare row. */
const ABOVE_ROWS = 3.5
const BELOW_ROWS = 1.6
/** A row of two lines is less than so many times as high as one of one line. */
const TALLER = 2.5
/** So many rules across enclose one row. */
const BAND = 2
/** Walls end at a heading within a table: it is at most so many rows high. */
const HEADING_ROWS = 1.5
/** So many walls at the same places are no chance. */
const LEAST_WALLS = 3

/** Rows that are shaded in turn have walls of their own, and walls end at headings across. */
function joinedBands(groups: readonly Rules[], em: number): Rules[] {
  const bands = groups.map((rules) => bandOf(rules, em)).sort((a, b) => a.top - b.top)
  const joined: Band[] = []
  for (const band of bands) {
    const above = hasWalls(band) ? joined.findIndex((other) => goesOn(other, band, em)) : -1
    if (above < 0) joined.push(band)
    else {
      const other = joined[above]!.rules
      const h = [...other.h, ...band.rules.h].sort((a, b) => a.at - b.at)
      joined[above] = bandOf({ h, v: [...other.v, ...band.rules.v] }, em)
    }
  }
  return joined.map(({ rules }) => rules)
}

/** Not all rows of a table have walls: where rules as wide as two bands follow each other between them, a row apart, they are one. */
function withRowsBetween(groups: readonly Rules[], em: number): Rules[] {
  const alone = groups.filter(isAlone)
  const taken = new Set<Rules>()
  const joined: Band[] = []
  for (const rules of groups) {
    if (isAlone(rules)) continue
    const band = bandOf(rules, em)
    const at = joined.findLastIndex(({ sides }) => areNear(sides, band.sides, em))
    const above = joined[at]
    const between = above ? rulesBetween(above, band, alone, em) : []
    if (!above || between.length === 0) joined.push(band)
    else {
      for (const own of between) taken.add(own)
      const all = [above.rules, ...between, rules]
      const h = all.flatMap((own) => own.h).sort((a, b) => a.at - b.at)
      joined[at] = bandOf({ h, v: all.flatMap((own) => own.v) }, em)
    }
  }
  return [...joined.map(({ rules }) => rules), ...alone.filter((rules) => !taken.has(rules))]
}

/** The rules alone that part rows between two bands; none where they do not, or where rows are not alike. */
function rulesBetween(above: Band, below: Band, alone: readonly Rules[], em: number): Rules[] {
  const placeOf = ({ h: [rule] }: Rules): number => rule!.at
  const own = alone
    .slice(
      firstFrom(alone, (rules) => placeOf(rules) > above.bottom),
      firstFrom(alone, (rules) => placeOf(rules) >= below.top),
    )
    .filter(({ h: [rule] }) => areNear([rule!.from, rule!.to], above.sides, em))
  const places = [above.bottom, ...own.map(placeOf), below.top]
  const heights = [above, below].map((band) => rowOf(band, em))
  for (let i = 1; i < places.length; i++) heights.push(places[i]! - places[i - 1]!)
  return Math.max(...heights) <= TALLER * Math.min(...heights) ? own : []
}

const isAlone = ({ h, v }: Rules): boolean => h.length === 1 && v.length === 0

type Sides = readonly [number, number]

const areNear = (a: Sides, b: Sides, em: number): boolean =>
  a.every((x, i) => Math.abs(x - b[i]!) <= em / 2)

/**
 * A rule above shaded rows that runs from side to side of them belongs to the table, and one below. Two between them and
 * the next such rows enclose something else.
 */
function withRulesBeyond(groups: readonly Rules[], em: number): Rules[] {
  const alone = groups.filter(isAlone)
  const bands = groups.filter((group) => !isAlone(group)).map((rules) => bandOf(rules, em))
  const taken = new Set<Rules>()
  const grown = bands.map((band) => {
    if (band.rules.v.length < 2 || band.rules.h.length < 3) return band.rules
    const oneOf = (gapOf: (y: number) => number, rows: number): Rules[] => {
      const next = Math.min(...bands.map(({ top }) => gapOf(top)).filter((gap) => gap > 0))
      const beyond = alone.filter(({ h: [rule] }) => {
        const gap = gapOf(rule!.at)
        return gap > 0 && gap < next && areNear([rule!.from, rule!.to], band.sides, em)
      })
      const isNear = beyond.length === 1 && gapOf(beyond[0]!.h[0]!.at) <= rows * rowOf(band, em)
      return isNear ? beyond : []
    }
    const own = [
      ...oneOf((y) => band.top - y, ABOVE_ROWS),
      ...oneOf((y) => y - band.bottom, BELOW_ROWS),
    ]
    for (const rules of own) taken.add(rules)
    const h = [...band.rules.h, ...own.flatMap((rules) => rules.h)].sort((a, b) => a.at - b.at)
    return { h, v: band.rules.v }
  })
  return [...grown, ...alone.filter((rules) => !taken.has(rules))]
}

/** With walls at the same places and ends at the same sides two are of one table, unless they are far apart. */
function goesOn(above: Band, below: Band, em: number): boolean {
  const gap = below.top - above.bottom
  if (!hasWalls(above) || !hasWalls(below) || gap <= 0) return false
  const [few, many] = [above.walls, below.walls].sort((a, b) => a.length - b.length)
  const rows = [above, below].map((band) => rowOf(band, em))
  const isRow = Math.min(above.rules.h.length, below.rules.h.length) <= BAND
  const most = isRow
    ? Math.max(BANDS_APART * em, HEIGHTS_APART * Math.max(...rows))
    : Math.min(BANDS_APART * em, HEADING_ROWS * Math.min(...rows))
  return (
    gap <= most &&
    few!.every((x) => many!.some((other) => Math.abs(x - other) <= MEET * em)) &&
    above.sides.every((x, i) => Math.abs(x - below.sides[i]!) <= em)
  )
}

/** Of thousands of rules most have none. */
const hasWalls = ({ walls }: Band): boolean => walls.length >= LEAST_WALLS

interface Band {
  readonly rules: Rules
  /** Places of its walls, in points, left to right. */
  readonly walls: readonly number[]
  /** Left and right, in points. */
  readonly sides: Sides
  readonly top: number
  readonly bottom: number
}

/** How high its rows are, on average; in points. Rules come in pieces. */
function rowOf({ rules: { h } }: Band, em: number): number {
  const levels = new Set(h.map(({ at }) => Math.round(at / em))).size
  return (h.at(-1)!.at - h[0]!.at) / Math.max(1, levels - 1)
}

function bandOf(rules: Rules, em: number): Band {
  const { h, v } = rules
  return {
    rules,
    walls: v
      .map(({ at }) => at)
      .sort((a, b) => a - b)
      .filter((at, i, all) => i === 0 || at - all[i - 1]! > MEET * em),
    sides: [Math.min(...h.map(({ from }) => from)), Math.max(...h.map(({ to }) => to))],
    top: Math.min(...[...h.map((rule) => rule.at), ...v.map(({ from }) => from)]),
    bottom: Math.max(...[...h.map((rule) => rule.at), ...v.map(({ to }) => to)]),
  }
}

/** Gaps of two lines belong to one gutter when they share this much, in ems. */
const SHARED_GAP = 0.3
/** The next line of a table is at most this far down, in line pitches. */
const NEXT_LINE = 3.3
/** Below a line so many others are looked at, all of which may be the rest of one high cell. */
const MOST_WITHIN = 30
/** The next section of a table, and how many gutters it shares with the one above. */
const NEXT_SECTION = 6
const SECTION_GUTTERS = 4

/**
 * Boxes around lines that share gutters, running text aside.
 *
 * @param tables boxes of those that are known: no other reaches over one
 */
export function alignedRegions(
  lines: readonly TextLine[],
  prose: ReadonlySet<Chunk>,
  { em, pitch }: Units,
  tables: readonly Box[] = [],
): Region[] {
  const parts = lines.flatMap((line) => partsOf(line, prose, em))
  const many = parts.map((part) => part.chunks.length > 1)
  const sets = new DisjointSets(parts.length)
  const downwards = tables.toSorted((a, b) => a[1] - b[1])
  /** @param first of the tables that begin below the upper part */
  const isParted = (above: Part, below: Part, first: number): boolean => {
    for (let t = first; t < downwards.length; t++) {
      const [x0, y0, x1, y1] = downwards[t]!
      if (y0 >= below.box[3]) break
      if (
        y1 < below.box[3] &&
        x0 < Math.max(above.box[2], below.box[2]) &&
        x1 > Math.min(above.box[0], below.box[0])
      )
        return true
    }
    return false
  }
  const firstBelow = ({ box }: Part): number => firstFrom(downwards, ([, y0]) => y0 > box[1])
  parts.forEach((part, i) => {
    if (!many[i]) return
    // As far as lines follow each other, and gutters go on through them: cells may be high.
    let left = guttersOf(part)
    let last = part.box[3]
    const first = firstBelow(part)
    for (let j = i + 1; j < Math.min(parts.length, i + MOST_WITHIN) && left.length > 0; j++) {
      const below = parts[j]!
      if (below.box[3] - last > NEXT_LINE * pitch) break
      if (isParted(part, below, first)) continue
      const isNear = below.box[3] - part.box[3] <= NEXT_LINE * pitch
      left = throughOf(left, below, SHARED_GAP * em)
      if (many[j] && (isNear ? sharesGutter(part, below, SHARED_GAP * em) : left.length > 0))
        sets.join(j, i)
      last = Math.max(last, below.box[3])
    }
  })
  // Sections stand further apart, with a heading between them, and keep many gutters.
  parts.forEach((part, i) => {
    if (!many[i]) return
    const first = firstBelow(part)
    for (let j = i + 1; j < parts.length; j++) {
      const below = parts[j]!
      if (below.box[3] - part.box[3] > NEXT_SECTION * pitch) break
      if (isParted(part, below, first)) break
      if (!many[j]) continue
      if (sets.root(i) !== sets.root(j) && gutters(part, below, SHARED_GAP * em) >= SECTION_GUTTERS)
        sets.join(j, i)
      break
    }
  })
  const groups = new Map<number, Part[]>()
  parts.forEach((part, i) => {
    if (!many[i]) return
    const key = sets.root(i)
    const group = groups.get(key)
    if (group) group.push(part)
    else groups.set(key, [part])
  })
  return [...groups.values()]
    .filter((group) => group.length >= 2 && !isJustified(group, lines, { em, pitch }))
    .map((group) => ({ box: withWholeTexts(group, lines, prose, em), kind: 'aligned' as const }))
}

const sharesGutter = (a: Part, b: Part, least: number): boolean => gutters(a, b, least) > 0

/** In points. */
type Gap = readonly [from: number, to: number]

const guttersOf = ({ chunks }: Part): Gap[] =>
  chunks.slice(1).map(({ x0 }, i): Gap => [chunks[i]!.x1, x0])

/** What a line leaves of gaps above it. */
function throughOf(gaps: readonly Gap[], { chunks }: Part, least: number): Gap[] {
  return gaps.flatMap(([from, to]): Gap[] => {
    for (const { x0, x1 } of chunks) {
      if (x1 <= from || x0 >= to) continue
      if (x0 - from >= to - x1) to = x0
      else from = x1
    }
    return to - from >= least ? [[from, to]] : []
  })
}

/** How many gaps of one line go on in the other. */
function gutters(a: Part, b: Part, least: number): number {
  let shared = 0
  let j = 1
  for (let i = 1; i < a.chunks.length; i++) {
    const from = a.chunks[i - 1]!.x1
    const to = a.chunks[i]!.x0
    while (j < b.chunks.length && b.chunks[j]!.x0 < from + least) j++
    if (
      j < b.chunks.length &&
      Math.min(to, b.chunks[j]!.x0) - Math.max(from, b.chunks[j - 1]!.x1) >= least
    )
      shared++
  }
  return shared
}

import type { Line } from './lines.ts'
import type { OwnerCosts } from './owner-costs.ts'

/** Where a row's figures stand in its text. */
const PLACES = ['first', 'middle', 'last'] as const
type Place = (typeof PLACES)[number]

/** What the lines of a page are to its items. */
export interface Owned {
  /** Index of an item by the index of a line; lines of none are left out. */
  readonly owners: ReadonlyMap<number, number>
  readonly place: Place
}

/** An item's row. */
export interface Anchor {
  readonly at: number
  /** Has words of a description itself. */
  readonly described: boolean
}

/** Lines of one item, above or below its figures, at most. */
const MOST = 7
/** A step is as usual up to this many times the usual one. */
const USUAL = 1.22
/** Lines this near stand beside each other, in ems: cells of one row that hold different numbers of lines. */
const OVERLAPPING = 0.85

/**
 * Gives the lines between items to them: wrapped texts above, below and around their figures. All items
 * of a page have their figures at the same place of their text, whichever costs least.
 *
 * @param between whether a line may belong to an item
 * @param tells whether a line says what an item is
 */
export function ownersOf(
  anchors: readonly Anchor[],
  lines: readonly Line[],
  between: (at: number) => boolean,
  tells: (at: number) => boolean,
  costs: OwnerCosts,
): Owned {
  const gaps = gapsOf(anchors, lines, between)
  const usual = usualStep(anchors, gaps, lines)
  let best: (Owned & { cost: number }) | null = null
  for (const place of PLACES) {
    const trial = solve(anchors, gaps, lines, usual, place, 0, tells, costs)
    const above = anchors
      .slice(1)
      .map(
        (anchor, i) =>
          [...trial.owners].filter(([at, own]) => own === i + 1 && at < anchor.at).length,
      )
    const most = Math.max(0, ...above)
    const solved =
      most === 0 ? trial : solve(anchors, gaps, lines, usual, place, most, tells, costs)
    const cost = solved.cost + (place === 'first' ? 0 : costs.notFirst)
    if (best === null || cost < best.cost) best = { owners: solved.owners, place, cost }
  }
  return best!
}

/** Lines before the first item, between each two, and behind the last. */
function gapsOf(
  anchors: readonly Anchor[],
  lines: readonly Line[],
  between: (at: number) => boolean,
): number[][] {
  const page = lines[anchors[0]!.at]!.row.page
  const run = (from: number, step: 1 | -1, end: number): number[] => {
    const found: number[] = []
    for (let at = from; at !== end && found.length < MOST; at += step) {
      const row = lines[at]?.row
      if (row?.page !== page) break
      // All of it stands beside the items.
      if (row.pieces.length === 0) continue
      if (!between(at)) break
      found.push(at)
    }
    return found
  }
  const gaps = [run(anchors[0]!.at - 1, -1, -1).toReversed()]
  anchors.forEach((anchor, i) => {
    const next = anchors[i + 1]
    if (!next) gaps.push(run(anchor.at + 1, 1, lines.length))
    else {
      const below = run(anchor.at + 1, 1, next.at)
      const above = run(next.at - 1, -1, anchor.at).toReversed()
      gaps.push([...new Set([...below, ...above])].sort((a, b) => a - b))
    }
  })
  return gaps
}

/** The usual step from line to line, in points: a small one, but none of half a line. */
function usualStep(
  anchors: readonly Anchor[],
  gaps: readonly (readonly number[])[],
  lines: readonly Line[],
): number {
  const em = lines[anchors[0]!.at]!.row.em
  const steps = gaps.flatMap((gap, i) => {
    const all = [
      ...(i > 0 ? [anchors[i - 1]!.at] : []),
      ...gap,
      ...(i < anchors.length ? [anchors[i]!.at] : []),
    ]
    return all.slice(1).map((at, s) => lines[at]!.row.baseline - lines[all[s]!]!.row.baseline)
  })
  const whole = steps.filter((step) => step > 0.85 * em).sort((a, b) => a - b)
  return Math.min(whole[Math.floor(whole.length * 0.2)] ?? 1.3 * em, 2.2 * em)
}

/** Where one gap is cut: so many lines go to the item above, so many to the one below. */
interface Cut {
  readonly below: number
  readonly above: number
}

/** @param usualAbove lines above other items, at most */
function solve(
  anchors: readonly Anchor[],
  gaps: readonly (readonly number[])[],
  lines: readonly Line[],
  usual: number,
  place: Place,
  usualAbove: number,
  tells: (at: number) => boolean,
  costs: OwnerCosts,
): { cost: number; owners: Map<number, number> } {
  const y = (at: number) => lines[at]!.row.baseline
  const overlaps = (a: number, b: number) =>
    Math.abs(y(b) - y(a)) < OVERLAPPING * lines[anchors[0]!.at]!.row.em
  const wide = (a: number, b: number) =>
    costs.wide * Math.max(0, Math.abs(y(b) - y(a)) / usual - USUAL)
  /** Cost of an item with so many lines of the gaps above and below it. */
  const own = (i: number, above: number, below: number): number => {
    const up = gaps[i]!.slice(gaps[i]!.length - above)
    const down = gaps[i + 1]!.slice(0, below)
    const block = [...up, anchors[i]!.at, ...down]
    let cost = 0
    for (let b = 1; b < block.length; b++) cost += wide(block[b - 1]!, block[b]!)
    if (!anchors[i]!.described && !up.some(tells) && !down.some(tells)) cost += costs.bare
    if (!anchors[i]!.described && above === 0 && below > 0) cost += costs.hanging
    const [top, bottom, at] = [y(block[0]!), y(block.at(-1)!), y(anchors[i]!.at)]
    const aside =
      place === 'first'
        ? at - top
        : place === 'last'
          ? bottom - at
          : Math.max(0, Math.abs((top + bottom) / 2 - at) - 0.15 * usual)
    return cost + (costs.aside * aside) / usual
  }
  /** Cost of cutting a gap: lines of no item, and a step to the next item that is no wider than usual. */
  const between = (i: number, { below, above }: Cut): number => {
    const gap = gaps[i]!
    const left = gap.length - below - above
    if (i === 0)
      return (
        costs.overlapping *
          Number(left > 0 && overlaps(gap[left - 1]!, gap[left] ?? anchors[0]!.at)) +
        costs.outside * left +
        costs.firstAsOthers * Math.min(above, usualAbove) +
        costs.first * Math.max(0, above - usualAbove)
      )
    if (i === anchors.length)
      return (
        costs.overlapping *
          Number(left > 0 && overlaps(gap[below - 1] ?? anchors.at(-1)!.at, gap[below]!)) +
        costs.outside * left
      )
    if (left > 0) return costs.noOwner * left
    const upper = below > 0 ? gap[below - 1]! : anchors[i - 1]!.at
    const lower = below < gap.length ? gap[below]! : anchors[i]!.at
    const step = (y(lower) - y(upper)) / usual
    const inner = [...(below > 0 ? [anchors[i - 1]!.at] : []), ...gap.slice(0, below)]
    const outer = [...gap.slice(below), ...(above > 0 ? [anchors[i]!.at] : [])]
    const widest = Math.max(
      0,
      ...[inner, outer].flatMap((side) =>
        side.slice(1).map((at, s) => (y(at) - y(side[s]!)) / usual),
      ),
    )
    return costs.narrow * Math.max(0, widest - step + 0.1)
  }
  const cuts = (i: number): Cut[] => {
    const length = gaps[i]!.length
    const all: Cut[] = []
    for (let below = i === 0 ? 0 : Math.min(length, MOST); below >= 0; below--)
      for (
        let above = 0;
        above <= (i === anchors.length ? 0 : Math.min(MOST, length - below));
        above++
      )
        all.push({ below, above })
    return all
  }
  let states = new Map<number, { cost: number; path: Cut[] }>()
  for (const cut of cuts(0)) states.set(cut.above, { cost: between(0, cut), path: [cut] })
  anchors.forEach((_, i) => {
    const next = new Map<number, { cost: number; path: Cut[] }>()
    for (const cut of cuts(i + 1)) {
      const step = between(i + 1, cut)
      for (const [above, state] of states) {
        const cost = state.cost + own(i, above, cut.below) + step
        if (cost < (next.get(cut.above)?.cost ?? Number.POSITIVE_INFINITY))
          next.set(cut.above, { cost, path: [...state.path, cut] })
      }
    }
    states = next
  })
  const { cost, path } = [...states.values()].reduce((a, b) => (b.cost < a.cost ? b : a))
  const owners = new Map<number, number>()
  path.forEach(({ below, above }, i) => {
    const gap = gaps[i]!
    for (const at of gap.slice(0, below)) owners.set(at, i - 1)
    for (const at of gap.slice(gap.length - above)) owners.set(at, i)
  })
  return { cost, owners }
}

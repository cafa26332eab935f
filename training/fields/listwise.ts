import { firstScoresOf, leafOf, likeliest, shares } from '../../src/scoring/score.ts'
import type { RoleWeights, Tree } from '../../src/scoring/weights.ts'

/** The candidates of one document for one role. */
export interface Group {
  /** Documents of one issuer, or one layout, have the same name. */
  readonly name: string
  readonly rows: readonly Float32Array[]
  /** Which of them are right; none where the document does not hold the field. */
  readonly right: readonly boolean[]
  /** How much the document counts. */
  readonly weight: number
}

export interface FitSettings {
  /** Steps of the linear model, and its penalty. */
  readonly steps: number
  readonly penalty: number
  readonly trees: number
  readonly levels: number
  readonly rate: number
  /** Leaves with less than this much weight stay near zero. */
  readonly leafPenalty: number
  /** Share of features a tree may ask. */
  readonly share: number
  /** Candidates of a document that the forest learns from. */
  readonly kept: number
}

export const SETTINGS: FitSettings = {
  steps: 150,
  penalty: 0.003,
  trees: 70,
  levels: 4,
  rate: 0.18,
  leafPenalty: 1.5,
  share: 0.25,
  kept: 20,
}

/** A linear model and a forest that make the right candidates of every group the likeliest. */
export function fitRole(
  features: readonly string[],
  groups: readonly Group[],
  settings: FitSettings = SETTINGS,
): RoleWeights {
  const used = groups.filter((group) => group.rows.length > 0)
  const linear = fitLinear(features.length, used, settings)
  const forest = fitForest(
    features.length,
    used.map((group) => nearest(group, linear.weights, settings.kept)),
    settings,
  )
  return {
    linear: linear.weights.map(rounded),
    trees: forest.trees,
    nothing: rounded((linear.nothing + forest.nothing) / 2),
  }
}

/** The right candidates of a group, and those of the others that a linear model takes for likely. */
function nearest(group: Group, weights: readonly number[], most: number): Group {
  const ranked = group.rows
    .map((row, i) => ({ i, score: weights.reduce((sum, own, f) => sum + own * row[f]!, 0) }))
    .sort((a, b) => b.score - a.score || a.i - b.i)
    .filter(({ i }, rank) => rank < most || group.right[i])
    .map(({ i }) => i)
    .sort((a, b) => a - b)
  return {
    ...group,
    rows: ranked.map((i) => group.rows[i]!),
    right: ranked.map((i) => group.right[i]!),
  }
}

/**
 * How trees are grown on scores that stay: small ones and many, for they learn what few papers tell. With 45 of a leaf
 * penalty of 4 they stopped early: of 300 receipts in six folders, each held out, 265 firms and 268 addresses were right,
 * with these 270 and 274, and their loss was a fifth less.
 */
export const FURTHER: FitSettings = {
  ...SETTINGS,
  trees: 250,
  levels: 3,
  rate: 0.1,
  leafPenalty: 2,
  share: 0.3,
}

/** A role with trees that are grown on what its first scores leave wrong. */
export function fitFurther(
  count: number,
  groups: readonly Group[],
  role: RoleWeights,
  settings: FitSettings = FURTHER,
): RoleWeights {
  const near = groups
    .filter((group) => group.rows.length > 0)
    .map((group) => ofLikeliest(group, firstScoresOf(role, group.rows)))
  const start = { scores: near.flatMap(({ scores }) => scores), nothing: role.nothing }
  const { trees, nothing } = fitForest(count, near, settings, start)
  return { ...role, further: trees, nothing: rounded(nothing) }
}

/** A group of the candidates that have the highest scores, and of the right ones. */
function ofLikeliest(group: Group, all: readonly number[]): Group & { scores: number[] } {
  const asked = new Set(likeliest(all))
  const kept = [...all.keys()].filter((i) => asked.has(i) || group.right[i])
  return {
    ...group,
    rows: kept.map((i) => group.rows[i]!),
    right: kept.map((i) => group.right[i]!),
    scores: kept.map((i) => all[i]!),
  }
}

const rounded = (value: number): number => Number(value.toPrecision(5))

/**
 * Slopes of each candidate's score: its share less its share among the right ones. The last number
 * is that of the answer that the document holds none.
 */
function slopesOf(
  scores: readonly number[],
  nothing: number,
  right: readonly boolean[],
): { slopes: number[]; shares: number[]; loss: number } {
  const all = shares([...scores, nothing])
  const held = right.some(Boolean)
  const wanted = all.map((share, i) =>
    i < right.length ? (right[i] ? share : 0) : held ? 0 : share,
  )
  const sum = Math.max(
    1e-9,
    wanted.reduce((total, own) => total + own, 0),
  )
  return {
    slopes: all.map((share, i) => share - wanted[i]! / sum),
    shares: all,
    loss: -Math.log(sum),
  }
}

/**
 * Before anything is known of candidates: that a document holds none is as likely as that it holds one,
 * however many it has. From less, the first steps would teach what all candidates share.
 */
function indifferent(groups: readonly Group[]): number {
  let [sum, total] = [0, 0]
  for (const { rows, weight } of groups) {
    sum += weight * Math.log(rows.length)
    total += weight
  }
  return total === 0 ? 0 : sum / total
}

/** Candidates with a smaller share rest until all are looked at again, after so many steps. */
const LEAST_SHARE = 1e-4
const REFRESH = 8

function fitLinear(
  count: number,
  groups: readonly Group[],
  { steps, penalty }: FitSettings,
): { weights: number[]; nothing: number } {
  const scale = scalesOf(count, groups)
  const sparse = groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => nonZero(row, scale)),
    active: [] as number[],
  }))
  const weights = new Float64Array(count)
  const first = new Float64Array(count + 1)
  const second = new Float64Array(count + 1)
  const slope = new Float64Array(count + 1)
  const total = groups.reduce((sum, group) => sum + group.weight, 0)
  let nothing = indifferent(groups)
  for (let step = 1; step <= steps; step++) {
    slope.fill(0)
    for (const own of sparse) {
      const { rows, right, weight } = own
      if (step % REFRESH === 1) own.active = [...rows.keys()]
      const { active } = own
      const scores = active.map((r) => {
        const { at, values } = rows[r]!
        let score = 0
        for (let i = 0; i < at.length; i++) score += weights[at[i]!]! * values[i]!
        return score
      })
      const { slopes, shares: likely } = slopesOf(
        scores,
        nothing,
        active.map((r) => right[r]!),
      )
      for (let a = 0; a < active.length; a++) {
        const size = (slopes[a]! * weight) / total
        if (Math.abs(size) < 1e-8) continue
        const { at, values } = rows[active[a]!]!
        for (let i = 0; i < at.length; i++) slope[at[i]!]! += size * values[i]!
      }
      slope[count]! += (slopes.at(-1)! * weight) / total
      if (step % REFRESH === 1)
        own.active = active.filter((r, a) => right[r] || likely[a]! > LEAST_SHARE)
    }
    // Adam, with steps that become smaller.
    const rate = 0.15 * (1 - (0.9 * step) / steps)
    for (let i = 0; i <= count; i++) {
      const own = slope[i]! + (i < count ? penalty * weights[i]! : 0)
      first[i] = 0.9 * first[i]! + 0.1 * own
      second[i] = 0.99 * second[i]! + 0.01 * own * own
      const move =
        (rate * (first[i]! / (1 - 0.9 ** step))) /
        (Math.sqrt(second[i]! / (1 - 0.99 ** step)) + 1e-6)
      if (i < count) weights[i]! -= move
      else nothing -= move
    }
  }
  return { weights: [...weights].map((weight, i) => weight * scale[i]!), nothing }
}

interface Sparse {
  readonly at: Int32Array
  /** Scaled. */
  readonly values: Float64Array
}

function nonZero(row: Float32Array, scale: Float64Array): Sparse {
  const at: number[] = []
  for (let i = 0; i < row.length; i++) if (row[i] !== 0 && scale[i] !== 0) at.push(i)
  return { at: Int32Array.from(at), values: Float64Array.from(at, (i) => row[i]! * scale[i]!) }
}

/** One over the spread of each feature. */
function scalesOf(count: number, groups: readonly Group[]): Float64Array {
  const sums = new Float64Array(count)
  const squares = new Float64Array(count)
  let n = 0
  for (const { rows } of groups)
    for (const row of rows) {
      n++
      for (let i = 0; i < count; i++) {
        sums[i]! += row[i]!
        squares[i]! += row[i]! * row[i]!
      }
    }
  return sums.map((sum, i) => {
    const spread = Math.sqrt(Math.max(0, squares[i]! / n - (sum / n) ** 2))
    return spread < 1e-6 ? 0 : 1 / Math.max(0.05, spread)
  })
}

/** Values of a feature are looked at in this many steps. */
const BINS = 24

function fitForest(
  count: number,
  groups: readonly Group[],
  settings: FitSettings,
  start?: { readonly scores: readonly number[]; readonly nothing: number },
): { trees: Tree[]; nothing: number } {
  const rows = groups.flatMap((group) => group.rows)
  const cuts = Array.from({ length: count }, (_, i) => cutsOf(rows, i))
  const bins = cuts.map((own, i) => Uint8Array.from(rows, (row) => binOf(row[i]!, own)))
  const usable = cuts.flatMap((own, i) => (own.length > 0 ? [i] : []))
  const scores = Float64Array.from(start?.scores ?? { length: rows.length }, (own) => own ?? 0)
  const slope = new Float64Array(rows.length)
  const curve = new Float64Array(rows.length)
  const random = randomOf(7)
  const trees: Tree[] = []
  let nothing = start?.nothing ?? indifferent(groups)
  for (let round = 0; round < settings.trees; round++) {
    let first = 0
    let nothingSlope = 0
    let nothingCurve = 0
    for (const group of groups) {
      const own = Array.from(group.rows, (_, i) => scores[first + i]!)
      const found = slopesOf(own, nothing, group.right)
      for (let i = 0; i < own.length; i++) {
        slope[first + i] = group.weight * found.slopes[i]!
        curve[first + i] = group.weight * found.shares[i]! * (1 - found.shares[i]!)
      }
      nothingSlope += group.weight * found.slopes.at(-1)!
      nothingCurve += group.weight * found.shares.at(-1)! * (1 - found.shares.at(-1)!)
      first += own.length
    }
    nothing -= (settings.rate * nothingSlope) / (nothingCurve + settings.leafPenalty)
    const asked = usable.filter(() => random() < settings.share)
    // Most candidates are settled: the steepest are enough to choose the questions.
    const active: number[] = []
    for (let i = 0; i < rows.length; i++)
      if (curve[i]! > 1e-3 || Math.abs(slope[i]!) > 1e-3) active.push(i)
    const tree = grown(asked, cuts, bins, slope, curve, Int32Array.from(active), settings)
    if (!tree) continue
    for (let i = 0; i < rows.length; i++) scores[i]! += leafOf(tree, rows[i]!)
    trees.push(tree)
  }
  return { trees, nothing }
}

function cutsOf(rows: readonly Float32Array[], feature: number): number[] {
  const values = Float32Array.from(rows, (row) => row[feature]!).sort()
  const distinct = [...new Set(values)]
  if (distinct.length < 2) return []
  if (distinct.length <= BINS)
    return distinct.slice(1).map((value, i) => rounded((value + distinct[i]!) / 2))
  const cuts = new Set<number>()
  // Half of the steps by rank, half by value: rare values matter.
  for (let i = 1; i < BINS / 2; i++)
    cuts.add(rounded(values[Math.floor((i * values.length) / (BINS / 2))]!))
  const [least, most] = [distinct[0]!, distinct.at(-1)!]
  for (let i = 1; i < BINS / 2; i++) cuts.add(rounded(least + ((most - least) * i) / (BINS / 2)))
  return [...cuts].sort((a, b) => a - b)
}

/** Thresholds below a value, counted. */
function binOf(value: number, cuts: readonly number[]): number {
  let [low, high] = [0, cuts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (value > cuts[middle]!) low = middle + 1
    else high = middle
  }
  return low
}

/** A tree that asks the question with most gain on each level. */
function grown(
  asked: readonly number[],
  cuts: readonly (readonly number[])[],
  bins: readonly Uint8Array[],
  slope: Float64Array,
  curve: Float64Array,
  active: Int32Array,
  { levels, leafPenalty, rate }: FitSettings,
): Tree | null {
  const leaf = new Uint8Array(slope.length)
  const features: number[] = []
  const thresholds: number[] = []
  for (let level = 0; level < levels; level++) {
    const leaves = 1 << level
    let best: { feature: number; cut: number; gain: number } | null = null
    for (const feature of asked) {
      if (features.includes(feature) && cuts[feature]!.length === 1) continue
      const width = cuts[feature]!.length + 1
      const g = new Float64Array(leaves * width)
      const h = new Float64Array(leaves * width)
      const own = bins[feature]!
      for (let a = 0; a < active.length; a++) {
        const i = active[a]!
        const at = leaf[i]! * width + own[i]!
        g[at]! += slope[i]!
        h[at]! += curve[i]!
      }
      for (let l = 0; l < leaves; l++)
        for (let at = l * width + 1; at < (l + 1) * width; at++) {
          g[at]! += g[at - 1]!
          h[at]! += h[at - 1]!
        }
      for (let cut = 0; cut < width - 1; cut++) {
        let gain = 0
        for (let l = 0; l < leaves; l++) {
          const at = l * width + cut
          const [gl, hl] = [g[at]!, h[at]!]
          const [gr, hr] = [g[l * width + width - 1]! - gl, h[l * width + width - 1]! - hl]
          gain += (gl * gl) / (hl + leafPenalty) + (gr * gr) / (hr + leafPenalty)
        }
        if (gain > (best?.gain ?? 1e-9)) best = { feature, cut, gain }
      }
    }
    if (!best) break
    features.push(best.feature)
    thresholds.push(cuts[best.feature]![best.cut]!)
    const own = bins[best.feature]!
    for (let i = 0; i < leaf.length; i++) if (own[i]! > best.cut) leaf[i]! |= 1 << level
  }
  if (features.length === 0) return null
  const g = new Float64Array(1 << features.length)
  const h = new Float64Array(1 << features.length)
  for (const i of active) {
    g[leaf[i]!]! += slope[i]!
    h[leaf[i]!]! += curve[i]!
  }
  return {
    features,
    thresholds,
    leaves: [...g].map((sum, l) => rounded(clamped((-rate * sum) / (h[l]! + leafPenalty)))),
  }
}

const clamped = (value: number): number => Math.max(-2, Math.min(2, value))

/** The same chances on every run: mulberry32. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

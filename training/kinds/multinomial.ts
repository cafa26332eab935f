/** A thing of one class, and how much it counts. */
export interface Example {
  readonly features: readonly number[]
  readonly label: number
  readonly weight: number
}

const STEPS = 400
/** The largest slope at which the end is reached. */
const FLAT = 1e-6
/** Steps back that tell how the slope changes. */
const MEMORY = 12
/** Share of the expected gain that a step has to bring (Armijo). */
const GAIN = 1e-4

/**
 * The likeliest multinomial logit with an L2 penalty on every weight but the first feature's, which is 1:
 * L-BFGS with backtracking (Nocedal and Wright, Numerical Optimization, algorithm 7.4).
 *
 * @param penalty of all weights, per unit of weight of all examples
 * @returns a row a class
 */
export function multinomial(
  examples: readonly Example[],
  classes: number,
  penalty: number,
): number[][] {
  const size = examples[0]!.features.length
  const loss = lossOf(examples, size, classes, penalty)
  let weights = new Float64Array(size * classes)
  let { value, slope } = loss(weights)
  const past: { move: Float64Array; change: Float64Array; scale: number }[] = []
  for (let step = 0; step < STEPS && slope.some((own) => Math.abs(own) > FLAT); step++) {
    const direction = downhill(slope, past)
    const expected = dot(direction, slope)
    let length = 1
    let next = loss(moved(weights, direction, length))
    while (next.value > value + GAIN * length * expected && length > 1e-10) {
      length /= 2
      next = loss(moved(weights, direction, length))
    }
    const there = moved(weights, direction, length)
    const move = there.map((own, i) => own - weights[i]!)
    const change = next.slope.map((own, i) => own - slope[i]!)
    const curvature = dot(move, change)
    if (curvature > 0) past.push({ move, change, scale: 1 / curvature })
    if (past.length > MEMORY) past.shift()
    weights = there
    value = next.value
    slope = next.slope
  }
  return Array.from({ length: classes }, (_, c) => [...weights.subarray(c * size, (c + 1) * size)])
}

function downhill(
  slope: Float64Array,
  past: readonly { move: Float64Array; change: Float64Array; scale: number }[],
): Float64Array {
  const direction = slope.map((own) => -own)
  const shares = past.map(() => 0)
  for (let i = past.length - 1; i >= 0; i--) {
    shares[i] = past[i]!.scale * dot(past[i]!.move, direction)
    add(direction, past[i]!.change, -shares[i]!)
  }
  const last = past.at(-1)
  if (last) {
    const scale = 1 / (last.scale * dot(last.change, last.change))
    for (let i = 0; i < direction.length; i++) direction[i]! *= scale
  }
  past.forEach(({ move, change, scale }, i) => {
    add(direction, move, shares[i]! - scale * dot(change, direction))
  })
  return direction
}

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}

const add = (to: Float64Array, what: Float64Array, times: number): void => {
  for (let i = 0; i < to.length; i++) to[i]! += times * what[i]!
}

const moved = (
  from: Float64Array,
  direction: Float64Array,
  length: number,
): Float64Array<ArrayBuffer> =>
  from.map((own, i) => own + length * direction[i]!) as Float64Array<ArrayBuffer>

/** The mean of negative log likelihoods with the penalty, and its slope. */
function lossOf(
  examples: readonly Example[],
  size: number,
  classes: number,
  penalty: number,
): (weights: Float64Array) => { value: number; slope: Float64Array<ArrayBuffer> } {
  const total = examples.reduce((sum, { weight }) => sum + weight, 0)
  const places = examples.map(({ features }) =>
    Int32Array.from(features.flatMap((own, f) => (own === 0 ? [] : [f]))),
  )
  const values = examples.map(({ features }) =>
    Float64Array.from(features.filter((own) => own !== 0)),
  )
  const shares = new Float64Array(classes)
  return (weights) => {
    const slope = new Float64Array(size * classes)
    let value = 0
    for (let w = 0; w < slope.length; w++) {
      if (w % size === 0) continue
      slope[w] = penalty * weights[w]!
      value += (penalty / 2) * weights[w]! ** 2
    }
    for (let e = 0; e < examples.length; e++) {
      const { label, weight } = examples[e]!
      const [at, own] = [places[e]!, values[e]!]
      let most = Number.NEGATIVE_INFINITY
      for (let c = 0; c < classes; c++) {
        let score = 0
        for (let i = 0; i < at.length; i++) score += weights[c * size + at[i]!]! * own[i]!
        shares[c] = score
        most = Math.max(most, score)
      }
      let sum = 0
      for (let c = 0; c < classes; c++) sum += Math.exp(shares[c]! - most)
      value += ((most + Math.log(sum) - shares[label]!) * weight) / total
      for (let c = 0; c < classes; c++) {
        const error = ((Math.exp(shares[c]! - most) / sum - Number(c === label)) * weight) / total
        for (let i = 0; i < at.length; i++) slope[c * size + at[i]!]! += error * own[i]!
      }
    }
    return { value, slope }
  }
}

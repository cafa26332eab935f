/**
 * A stream of random numbers that a seed fixes. Parts of a document take streams of their own by
 * `at`, so that a change in one part leaves all others as they were.
 */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** The stream named `key` below this one; the same for the same key, however much was drawn. */
  at(key: string | number): Random
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  /** One of the list, each as likely. Throws RangeError on an empty list. */
  pick<T>(list: readonly T[]): T
  /** One of the keys, as likely as its weight says. Throws RangeError where no weight is positive. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K
  /** True with this probability. */
  chance(probability: number): boolean
  /** `count` different ones of the list (all of a shorter list), in random order. */
  sample<T>(list: readonly T[], count: number): T[]
  /** The list in random order. */
  shuffle<T>(list: readonly T[]): T[]
  /** The pattern with # as a digit, % as a digit from 1 to 9, and @ as a capital letter. */
  fill(pattern: string): string
}

/** The stream of random numbers of a seed. */
export function randomOf(seed: string): Random {
  const draw = sfc32(hash(seed))
  const random: Random = {
    next: draw,
    at: (key) => randomOf(`${seed}/${key}`),
    int: (low, high) => low + Math.floor(draw() * (high - low + 1)),
    pick(list) {
      if (!list.length) throw new RangeError('nothing to pick from')
      return list[Math.floor(draw() * list.length)]!
    },
    weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
      const rows = Object.entries(weights) as [K, number][]
      let left = draw() * rows.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [key, weight] of rows) {
        left -= weight
        if (left < 0) return key
      }
      throw new RangeError('no positive weight')
    },
    chance: (probability) => draw() < probability,
    sample: (list, count) => random.shuffle(list).slice(0, count),
    shuffle(list) {
      const order = [...list]
      for (let last = order.length - 1; last > 0; last--) {
        const other = random.int(0, last)
        const kept = order[last]!
        order[last] = order[other]!
        order[other] = kept
      }
      return order
    },
    fill: (pattern) =>
      pattern.replace(/[#%@]/g, (sign) =>
        sign === '@'
          ? String.fromCharCode(65 + random.int(0, 25))
          : String(random.int(sign === '%' ? 1 : 0, 9)),
      ),
  }
  return random
}

/** Four well mixed words of 32 bits from a text (cyrb128). */
function hash(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = b ^ Math.imul(a ^ code, 597399067)
    b = c ^ Math.imul(b ^ code, 2869860233)
    c = d ^ Math.imul(c ^ code, 951274213)
    d = a ^ Math.imul(d ^ code, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  return [a ^ b ^ c ^ d, b, c, d]
}

/** Small fast counting generator: passes the usual test suites, and is four lines. */
function sfc32([a, b, c, d]: [number, number, number, number]): () => number {
  const step = (): number => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 4294967296
  }
  for (let warm = 0; warm < 15; warm++) step()
  return step
}

import type { Random } from '../../training/kit/random.ts'

/** How paper lies: flat, as a page of an opened book, rolled by habit, crumpled and smoothed out. */
export type Bend = 'flat' | 'book' | 'roll' | 'crumpled'

/** A point of the page in pixels, to where it is in space: about the middle, z towards the camera. */
export type Surface = (u: number, v: number) => readonly [number, number, number]

/** Steps in which a curve is followed. */
const STEPS = 400

/** The surface of a page of this size. */
export function surfaceOf(bend: Bend, width: number, height: number, random: Random): Surface {
  const level: Surface = (u, v) => [u - width / 2, v - height / 2, 0]
  if (bend === 'flat') return level
  if (bend === 'crumpled') return crumpled(width, height, random)
  const side = random.chance(0.5)
  const [depth, reach] = [0.08 + random.next() * 0.07, 0.16 + random.next() * 0.14]
  // Heights in widths of the page, by the share of its width that is passed.
  const rise =
    bend === 'book'
      ? (s: number) => -depth * Math.exp(-(side ? 1 - s : s) / reach)
      : (s: number) => depth * Math.sin(Math.PI * s)
  const curve = along(rise)
  return (u, v) => {
    const [x, z] = curve(u / width)
    return [x * width - width / 2, v - height / 2, z * width]
  }
}

/** Paper does not stretch: where it climbs, it goes on less to the side. */
function along(rise: (s: number) => number): (s: number) => readonly [number, number] {
  const places: number[] = [0]
  for (let i = 0; i < STEPS; i++) {
    const slope = (rise((i + 1) / STEPS) - rise(i / STEPS)) * STEPS
    places.push(places.at(-1)! + Math.sqrt(Math.max(0.04, 1 - slope * slope)) / STEPS)
  }
  const lost = 1 - places.at(-1)!
  return (s) => {
    const at = Math.min(STEPS - 1e-6, Math.max(0, s * STEPS))
    const i = Math.floor(at)
    return [places[i]! + (at - i) * (places[i + 1]! - places[i]!) + lost / 2, rise(s)]
  }
}

/** Waves in all directions, the long ones the highest. */
function crumpled(width: number, height: number, random: Random): Surface {
  const waves = Array.from({ length: 7 }, () => {
    const length = (0.35 + random.next() * 0.9) * width
    const angle = random.next() * Math.PI
    return {
      x: (Math.cos(angle) * 2 * Math.PI) / length,
      y: (Math.sin(angle) * 2 * Math.PI) / length,
      high: 0.018 * length,
      begin: random.next() * 2 * Math.PI,
    }
  })
  return (u, v) => {
    const z = waves.reduce(
      (sum, { x, y, high, begin }) => sum + high * Math.sin(x * u + y * v + begin),
      0,
    )
    return [u - width / 2, v - height / 2, z]
  }
}

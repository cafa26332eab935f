import type { Random } from '../random.ts'
import type { GreyPage } from './raster.ts'

type Point = readonly [number, number]

/** The page turned about its middle by degrees; what comes in from outside is white. */
export function turned(page: GreyPage, degrees: number): GreyPage {
  if (!degrees) return page
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [mx, my] = [page.width / 2, page.height / 2]
  const at = ([x, y]: Point): Point => [
    mx + (x - mx) * cos - (y - my) * sin,
    my + (x - mx) * sin + (y - my) * cos,
  ]
  const frame = [
    [0, 0],
    [page.width, 0],
    [page.width, page.height],
    [0, page.height],
  ] as Point[]
  return warped(page, frame.map(at), 255)
}

/** Where a camera that is not held straight sees the corners of a page, clockwise from top left. */
export function corners(
  page: GreyPage,
  degrees: number,
  perspective: number,
  random: Random,
): Point[] {
  const turn = (degrees * Math.PI) / 180
  const shift = (): number => (0.3 + random.next()) * perspective * page.width
  const { width, height } = page
  const near = [
    [shift(), shift()],
    [width - shift(), shift()],
    [width - shift(), height - shift()],
    [shift(), height - shift()],
  ] as Point[]
  return near.map(([x, y]) => {
    const [dx, dy] = [(x - width / 2) * 0.97, (y - height / 2) * 0.97]
    return [
      width / 2 + dx * Math.cos(turn) - dy * Math.sin(turn),
      height / 2 + dx * Math.sin(turn) + dy * Math.cos(turn),
    ]
  })
}

/** The page with its corners, clockwise from top left, moved to the given points. */
export function warped(page: GreyPage, to: readonly Point[], outside: number): GreyPage {
  const { width, height, data } = page
  const back = mapping(to, width, height)
  const made = Buffer.alloc(width * height, outside)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const deep = back[6]! * x + back[7]! * y + 1
      const u = (back[0]! * x + back[1]! * y + back[2]!) / deep
      const v = (back[3]! * x + back[4]! * y + back[5]!) / deep
      if (u < 0 || v < 0 || u >= width - 1 || v >= height - 1) continue
      const [left, top] = [u | 0, v | 0]
      const [right, low] = [u - left, v - top]
      const from = top * width + left
      const above = data[from]! * (1 - right) + data[from + 1]! * right
      const below = data[from + width]! * (1 - right) + data[from + width + 1]! * right
      made[y * width + x] = above * (1 - low) + below * low
    }
  return { width, height, data: made }
}

/** The projective mapping from the points to the corners of a page: eight numbers, the ninth is 1. */
function mapping(points: readonly Point[], width: number, height: number): number[] {
  const targets: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]
  const rows: number[][] = []
  points.forEach(([x, y], at) => {
    const [u, v] = targets[at]!
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v])
  })
  for (let column = 0; column < 8; column++) {
    let best = column
    for (let row = column + 1; row < 8; row++)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row
    const pivot = rows[best]!
    rows[best] = rows[column]!
    rows[column] = pivot.map((value) => value / pivot[column]!)
    for (let row = 0; row < 8; row++) {
      const factor = row === column ? 0 : rows[row]![column]!
      if (factor)
        rows[row] = rows[row]!.map((value, place) => value - factor * rows[column]![place]!)
    }
  }
  return rows.map((row) => row[8]!)
}

/** Uneven light: darker towards one side, and the soft shadow of a hand or a book's fold. */
export function lighten(page: GreyPage, shadow: number, random: Random): GreyPage {
  const [angle, edge, soft] = [random.next() * 2 * Math.PI, random.next(), 0.05 + random.next() / 4]
  const data = Buffer.from(page.data)
  const [cos, sin] = [Math.cos(angle) / page.width, Math.sin(angle) / page.height]
  for (let y = 0; y < page.height; y++)
    for (let x = 0; x < page.width; x++) {
      const across = 0.5 + (x - page.width / 2) * cos + (y - page.height / 2) * sin
      const along = Math.max(0, Math.min(1, across))
      const dark = (shadow / 2) * along + shadow / 2 / (1 + Math.exp((edge - along) / soft))
      data[y * page.width + x] = data[y * page.width + x]! * (1 - dark)
    }
  return { ...page, data }
}

/** Grey ink on grey paper with noise on top; black and white alone where `binary` says so. */
export function noisy(
  page: GreyPage,
  settings: { noise: number; binary?: boolean; paper?: number; ink?: number },
  random: Random,
): GreyPage {
  const { paper = 255, ink = 0, noise, binary } = settings
  const data = Buffer.allocUnsafe(page.data.length)
  // A table of draws: four million logarithms a page are slow, and nobody sees the repeats.
  const draws = Float32Array.from(
    { length: 65_537 },
    () =>
      noise * Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next()),
  )
  let draw = random.int(0, 65_536)
  for (let at = 0; at < data.length; at++) {
    if (at % 4099 === 0) draw = random.int(0, 65_536)
    draw = (draw + 1) % 65_537
    const value = ink + (page.data[at]! / 255) * (paper - ink) + draws[draw]!
    data[at] = binary ? (value < 140 ? 0 : 255) : Math.max(0, Math.min(255, value))
  }
  return { ...page, data }
}

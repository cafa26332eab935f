import sharp from 'sharp'
import { type Random, randomOf } from '../../training/kit/random.ts'
import type { GreyPage } from '../../training/kit/scan/raster.ts'
import { lighten, noisy } from '../../training/kit/scan/spoil.ts'
import { type Bend, surfaceOf } from './surface.ts'

/** How a page is photographed. */
export interface Shot {
  readonly seed: string
  /** How far corners lie from the rectangle, as a share of the page's width: 0.02 to 0.08. */
  readonly perspective: number
  readonly bend: Bend
  /** How dark the darkest part is, 0 to 0.5. */
  readonly shadow: number
  /** Degrees that the camera is turned about its axis, at most. */
  readonly roll: number
  /** Whether the table that it lies on is seen around the page. */
  readonly isWhole: boolean
}

type Vector = readonly [number, number, number]

/** Distance of the camera in heights of the page, as people hold a telephone. */
const DISTANCE = 1.35
/** Squares of the page that are taken for level, in pixels. */
const CELL = 12
/** Share of the picture's edges around a page that is seen as a whole, and that a close one loses. */
const MARGIN = 0.04
const CLOSE = 0.02

/** The page as a camera sees it, as a JPEG file. The same shot makes the same file. */
export async function photographed(page: GreyPage, dpi: number, shot: Shot): Promise<Buffer> {
  const random = randomOf(`photo/${shot.seed}`)
  const seen = projected(page, shot, random)
  const lit = lighten(seen, shot.shadow, random.at('light'))
  const raw = { width: lit.width, height: lit.height, channels: 1 as const }
  const data = await sharp(lit.data, { raw })
    .blur(0.5 + random.next() * 0.4)
    .extractChannel(0)
    .raw()
    .toBuffer()
  const noised = noisy({ ...lit, data }, { noise: 5, paper: 235, ink: 35 }, random.at('noise'))
  return sharp(noised.data, { raw })
    .toColourspace('b-w')
    .withMetadata({ density: dpi })
    .jpeg({ quality: 78 })
    .toBuffer()
}

/** Where the camera sees points of the page, and the pixels there. */
function projected(page: GreyPage, shot: Shot, random: Random): GreyPage {
  const { width, height } = page
  const surface = surfaceOf(shot.bend, width, height, random.at('bend'))
  // The far side of a page that leans by an angle looks smaller by height · sin / distance.
  const lean = Math.asin(Math.min(0.9, 2 * shot.perspective * DISTANCE * (width / height)))
  const towards = random.next() * 2 * Math.PI
  const turns = [
    lean * Math.cos(towards),
    lean * Math.sin(towards),
    (((random.next() - 0.5) * Math.PI) / 90) * shot.roll,
  ] as const
  const distance = DISTANCE * height
  const see = (u: number, v: number): readonly [number, number] => {
    const [x, y, z] = turnedBy(surface(u, v), turns)
    const scale = distance / (distance - z)
    return [x * scale, y * scale]
  }
  const columns = Math.ceil(width / CELL)
  const rows = Math.ceil(height / CELL)
  const points = Array.from({ length: (rows + 1) * (columns + 1) }, (_, at) =>
    see(
      Math.min(width, (at % (columns + 1)) * CELL),
      Math.min(height, Math.floor(at / (columns + 1)) * CELL),
    ),
  )
  const range = (axis: 0 | 1): [number, number] => {
    const values = points.map((point) => point[axis])
    const [low, high] = [Math.min(...values), Math.max(...values)]
    const margin = (high - low) * (shot.isWhole ? MARGIN : -CLOSE)
    return [low - margin, high + margin]
  }
  const [[left, right], [top, bottom]] = [range(0), range(1)]
  const [w, h] = [Math.round(right - left), Math.round(bottom - top)]
  const made = desk(w, h, random.at('desk'))
  const place = (row: number, column: number) => {
    const [x, y] = points[row * (columns + 1) + column]!
    const u = Math.min(width - 1.001, column * CELL)
    const v = Math.min(height - 1.001, row * CELL)
    return [x - left, y - top, u, v] as const
  }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [a, b] = [place(row, column), place(row, column + 1)]
      const [c, d] = [place(row + 1, column), place(row + 1, column + 1)]
      fill(made, page, a, b, c)
      fill(made, page, b, c, d)
    }
  return made
}

/** A table top: darker than paper, uneven, grained. */
function desk(width: number, height: number, random: Random): GreyPage {
  const grey = 60 + random.next() * 70
  const [grain, tilt] = [random.next() * 12, random.next() * 0.2]
  const data = Buffer.alloc(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data[y * width + x] = grey + grain * Math.sin((y + tilt * x) / 9 + 2 * Math.sin(x / 170))
  return { width, height, data }
}

type Corner = readonly [x: number, y: number, u: number, v: number]

/** Draws a triangle of the page. */
function fill(made: GreyPage, page: GreyPage, a: Corner, b: Corner, c: Corner): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  if (Math.abs(area) < 1e-9) return
  const [y0, y1] = [Math.min(a[1], b[1], c[1]), Math.max(a[1], b[1], c[1])]
  const [x0, x1] = [Math.min(a[0], b[0], c[0]), Math.max(a[0], b[0], c[0])]
  for (let y = Math.max(0, Math.ceil(y0)); y <= Math.min(made.height - 1, y1); y++)
    for (let x = Math.max(0, Math.ceil(x0)); x <= Math.min(made.width - 1, x1); x++) {
      const p = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area
      const q = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area
      if (p < -1e-9 || q < -1e-9 || p + q > 1 + 1e-9) continue
      const u = a[2] + p * (b[2] - a[2]) + q * (c[2] - a[2])
      const v = a[3] + p * (b[3] - a[3]) + q * (c[3] - a[3])
      made.data[y * made.width + x] = sampled(page, u, v)
    }
}

function sampled({ width, data }: GreyPage, u: number, v: number): number {
  const [left, top] = [u | 0, v | 0]
  const [right, low] = [u - left, v - top]
  const at = top * width + left
  const above = data[at]! * (1 - right) + data[at + 1]! * right
  const below = data[at + width]! * (1 - right) + data[at + width + 1]! * right
  return above * (1 - low) + below * low
}

/** Turned about the three axes, one after the other. */
function turnedBy([x, y, z]: Vector, [pitch, yaw, roll]: Vector): Vector {
  const [y1, z1] = [
    y * Math.cos(pitch) - z * Math.sin(pitch),
    y * Math.sin(pitch) + z * Math.cos(pitch),
  ]
  const [x2, z2] = [x * Math.cos(yaw) + z1 * Math.sin(yaw), z1 * Math.cos(yaw) - x * Math.sin(yaw)]
  return [x2 * Math.cos(roll) - y1 * Math.sin(roll), x2 * Math.sin(roll) + y1 * Math.cos(roll), z2]
}

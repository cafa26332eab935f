import sharp from 'sharp'
import { pageOf } from '../../bench/photos/page-pixels.ts'
import { PAGES } from '../../bench/photos/pages.ts'
import type { GreyPage } from '../../training/kit/scan/raster.ts'
import { warped } from '../../training/kit/scan/spoil.ts'

type Point = readonly [number, number]

export const DPI = 200

/** A page of the project with what it says, in pixels. */
export async function pixelsOf(kind: keyof typeof PAGES, seed: number) {
  const page = PAGES[kind]!(seed)
  return { ...page, pixels: await pageOf(page, DPI) }
}

/** Corners of a page as a camera sees them that is held over its lower left, clockwise from top left. */
export const seenCorners = ({ width, height }: GreyPage): Point[] => [
  [0.09 * width, 0.05 * height],
  [0.9 * width, 0.02 * height],
  [0.98 * width, 0.93 * height],
  [0.02 * width, 0.98 * height],
]

/** The page on a dark table, its corners at these points. */
export const seen = (page: GreyPage, corners: readonly Point[]): GreyPage =>
  warped(page, corners, 70)

export const pngOf = ({ width, height, data }: GreyPage): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .withMetadata({ density: DPI })
    .png({ compressionLevel: 1 })
    .toBuffer()

/** Where a point of a page lies on a picture with the page's corners at these points. */
export function projection(
  [a, b, c, d]: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
): (point: Point) => Point {
  // The unit square to a quadrilateral (Heckbert 1989).
  const [ax, ay] = a!
  const [bx, by] = b!
  const [cx, cy] = c!
  const [dx, dy] = d!
  const [sx, sy] = [ax - bx + cx - dx, ay - by + cy - dy]
  const [px, py, qx, qy] = [bx - cx, by - cy, dx - cx, dy - cy]
  const area = px * qy - py * qx
  const g = (sx * qy - sy * qx) / area
  const h = (px * sy - py * sx) / area
  return ([x, y]) => {
    const [u, v] = [x / width, y / height]
    const deep = g * u + h * v + 1
    return [
      ((bx - ax + g * bx) * u + (dx - ax + h * dx) * v + ax) / deep,
      ((by - ay + g * by) * u + (dy - ay + h * dy) * v + ay) / deep,
    ]
  }
}

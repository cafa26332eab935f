import type { Box } from './box.ts'
import type { Page, Rotation, Word } from './page.ts'
import { turnedBox } from './turned.ts'

export type Point = readonly [x: number, y: number]

/** Where things of a page lie on the page as it was sent, before it was turned and levelled; points, y down. */
export interface AsSent {
  readonly width: number
  readonly height: number
  /** Degrees clockwise that level lines of the page as read run askew there. */
  readonly slant: number
  point(point: Point): Point
  /** The smallest upright box around what the box held, within the page. */
  box(box: Box): Box
  /** How far a word's reading direction is turned clockwise there, beside the slant. */
  rotation(word: Pick<Word, 'rotation'>): Rotation
}

type Sheet = Pick<Page, 'width' | 'height' | 'rotation' | 'skew'>

/** The way back from a page as read to the page as programs show it. */
export function asSent(page: Sheet): AsSent {
  const back = ((360 - page.rotation) % 360) as Rotation
  const sideways = back === 90 || back === 270
  const [width, height] = sideways ? [page.height, page.width] : [page.width, page.height]
  const point = (own: Point): Point => {
    const [x, y] = askew(own, page)
    const [left, top] = turnedBox([x, y, x, y], back, page.width, page.height)
    return [left, top]
  }
  return {
    width,
    height,
    slant: -page.skew,
    point,
    box: ([x0, y0, x1, y1]) => {
      const corners = [point([x0, y0]), point([x1, y0]), point([x0, y1]), point([x1, y1])]
      const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
      const xs = corners.map(([x]) => within(x, width))
      const ys = corners.map(([, y]) => within(y, height))
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
    },
    rotation: (word) => ((word.rotation + back) % 360) as Rotation,
  }
}

/** A point before the page was turned clockwise about its middle to level its lines. */
function askew([x, y]: Point, { skew, width, height }: Sheet): Point {
  if (skew === 0) return [x, y]
  const angle = (-skew * Math.PI) / 180
  const [right, down] = [x - width / 2, y - height / 2]
  return [
    width / 2 + right * Math.cos(angle) - down * Math.sin(angle),
    height / 2 + right * Math.sin(angle) + down * Math.cos(angle),
  ]
}

/** A rectangle: left, top, right, bottom, in points (1/72 inch); origin top left, y down. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number]

export const width = (box: Box): number => box[2] - box[0]
export const height = (box: Box): number => box[3] - box[1]

/** The smallest box around all given ones; `[0, 0, 0, 0]` for none. */
export const unionOf = (boxes: readonly Box[]): Box => unionBy(boxes, (box) => box)

/** The smallest box around all given things; `[0, 0, 0, 0]` for none. */
export const boxAround = (things: readonly { readonly box: Box }[]): Box =>
  unionBy(things, ({ box }) => box)

function unionBy<T>(things: readonly T[], boxOf: (thing: T) => Box): Box {
  let x0 = Number.POSITIVE_INFINITY
  let y0 = Number.POSITIVE_INFINITY
  let x1 = Number.NEGATIVE_INFINITY
  let y1 = Number.NEGATIVE_INFINITY
  for (let i = 0; i < things.length; i++) {
    const box = boxOf(things[i]!)
    x0 = Math.min(x0, box[0])
    y0 = Math.min(y0, box[1])
    x1 = Math.max(x1, box[2])
    y1 = Math.max(y1, box[3])
  }
  return x0 > x1 ? [0, 0, 0, 0] : [x0, y0, x1, y1]
}

/** Area two boxes share, in square points; 0 when they only touch. */
export function overlap(a: Box, b: Box): number {
  const w = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const h = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  return w > 0 && h > 0 ? w * h : 0
}

/** Whether a box lies in another one, edges included. */
export const contains = (outer: Box, inner: Box): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]

/** Whether a box's middle lies in another one, edges included. */
export function containsMiddle(outer: Box, [x0, y0, x1, y1]: Box): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return contains(outer, [x, y, x, y])
}

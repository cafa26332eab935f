import type { Box } from './box.ts'

/**
 * Where the points of a flattened page lie on the upright picture that was sent: known at the nodes of an
 * even grid over the page, between them in proportion.
 */
export interface Mesh {
  /** Of the picture, in points. */
  readonly width: number
  readonly height: number
  /** Of nodes, at least two each. */
  readonly columns: number
  readonly rows: number
  /** x and y of each node on the picture in points, row by row. */
  readonly nodes: readonly number[]
}

export type Point = readonly [x: number, y: number]
/** A page of this size that was flattened. */
export interface Flattened {
  readonly width: number
  readonly height: number
  readonly mesh: Mesh
}

/** Where a point of a flattened page lies on the picture. */
export function onPicture([x, y]: Point, { width, height, mesh }: Flattened): Point {
  const { columns, rows, nodes } = mesh
  const [u, v] = [(x / width) * (columns - 1), (y / height) * (rows - 1)]
  const column = Math.max(0, Math.min(columns - 2, Math.floor(u)))
  const row = Math.max(0, Math.min(rows - 2, Math.floor(v)))
  const [right, low] = [u - column, v - row]
  const between = (axis: 0 | 1): number => {
    const at = 2 * (row * columns + column) + axis
    const below = at + 2 * columns
    const upper = nodes[at]! * (1 - right) + nodes[at + 2]! * right
    const lower = nodes[below]! * (1 - right) + nodes[below + 2]! * right
    return upper * (1 - low) + lower * low
  }
  return [between(0), between(1)]
}

/** Rounds in which a point of the picture is looked for; each makes what is missing a third or less. */
const ROUNDS = 16

/** Where a point of the picture comes to lie on the flattened page. */
export function onPage(wanted: Point, page: Flattened): Point {
  let [x, y] = wanted
  for (let round = 0; round < ROUNDS; round++) {
    const [there, below] = onPicture([x, y], page)
    x += wanted[0] - there
    y += wanted[1] - below
  }
  return [x, y]
}

/** The smallest upright box around what the box held elsewhere. */
export function boxAround([x0, y0, x1, y1]: Box, place: (point: Point) => Point): Box {
  const corners = [place([x0, y0]), place([x1, y0]), place([x0, y1]), place([x1, y1])]
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** A box of a flattened page on the picture, within it. */
export function boxOnPicture(box: Box, page: Flattened): Box {
  const [x0, y0, x1, y1] = boxAround(box, (point) => onPicture(point, page))
  const across = (x: number): number => Math.max(0, Math.min(page.mesh.width, x))
  const down = (y: number): number => Math.max(0, Math.min(page.mesh.height, y))
  return [across(x0), down(y0), across(x1), down(y1)]
}

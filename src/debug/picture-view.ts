import type { Mesh } from '../document/mesh.ts'
import type { Page } from '../document/page.ts'
import { element, rounded } from './svg.ts'

/** What a viewer shows behind the marks: the page as it came, not yet turned and levelled. */
export interface PagePicture {
  /** A data URL. */
  readonly url: string
}

/** Parts of a flattened picture in a row, at most. */
const MOST_PARTS = 16

/** The picture as the reader made it: turned and levelled about its middle, or flattened. */
export function pictureView(page: Page, picture: PagePicture): string {
  const { mesh, width, height, rotation, skew } = page
  if (!mesh) return turnedPicture(picture, width, height, rotation + skew)
  const turned = turnedPicture(picture, mesh.width, mesh.height, rotation)
  return [
    element('defs', {}, element('g', { id: 'picture' }, turned)),
    ...partsOf(mesh, width, height),
  ].join('\n')
}

function turnedPicture({ url }: PagePicture, width: number, height: number, degrees: number) {
  const isSideways = Math.abs(Math.sin((degrees * Math.PI) / 180)) > 0.5
  const [w, h] = isSideways ? [height, width] : [width, height]
  return element('image', {
    href: url,
    width: w,
    height: h,
    preserveAspectRatio: 'none',
    opacity: 0.6,
    transform: [
      `translate(${rounded(width / 2)} ${rounded(height / 2)})`,
      `rotate(${rounded(degrees)})`,
      `translate(${rounded(-w / 2)} ${rounded(-h / 2)})`,
    ].join(' '),
  })
}

/** Squares of the page, each with what lies there on the picture, moved as if it were level. */
function* partsOf(mesh: Mesh, width: number, height: number): Generator<string> {
  const { columns, rows, nodes } = mesh
  const stride = Math.ceil(Math.max(columns, rows) / MOST_PARTS)
  const node = (column: number, row: number) => {
    const at = 2 * (row * columns + column)
    return {
      x: (column * width) / (columns - 1),
      y: (row * height) / (rows - 1),
      from: [nodes[at]!, nodes[at + 1]!] as const,
    }
  }
  for (let row = 0; row + 1 < rows; row += stride)
    for (let column = 0; column + 1 < columns; column += stride) {
      const [right, below] = [
        Math.min(columns - 1, column + stride),
        Math.min(rows - 1, row + stride),
      ]
      const [corner, beside, under] = [node(column, row), node(right, row), node(column, below)]
      const [w, h] = [beside.x - corner.x, under.y - corner.y]
      // On the picture, by how much a point moves for one to the right and one down on the page.
      const [a, b] = [0, 1].map((axis) => (beside.from[axis]! - corner.from[axis]!) / w)
      const [c, d] = [0, 1].map((axis) => (under.from[axis]! - corner.from[axis]!) / h)
      const area = a! * d! - b! * c!
      if (!(area > 0)) continue
      const [e, f, g, i] = [d! / area, -b! / area, -c! / area, a! / area]
      const [x, y] = corner.from
      const id = `part-${row}-${column}`
      const square = element('rect', { x: corner.x, y: corner.y, width: w, height: h })
      yield element('clipPath', { id }, square)
      const moves = [e, f, g, i, corner.x - e * x - g * y, corner.y - f * x - i * y]
      const transform = `matrix(${moves.map((value) => Math.round(value * 1e5) / 1e5).join(' ')})`
      const part = element('use', { href: '#picture', transform })
      yield element('g', { 'clip-path': `url(#${id})` }, part)
    }
}

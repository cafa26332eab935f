import type { Box } from '../../document/box.ts'
import { boxAround, type Mesh, onPage } from '../../document/mesh.ts'
import type { Rotation } from '../../document/page.ts'
import { turnedBox } from '../../document/turned.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Fields and codes where they lie on the page as it was read, turned and levelled or flattened. */
export function asRead<T extends { readonly box: Box }>(
  drawnThings: readonly T[],
  drawn: Size,
  read: Size & { readonly rotation: Rotation; readonly skew?: number; readonly mesh?: Mesh },
): T[] {
  const { rotation, skew = 0, mesh, ...size } = read
  return drawnThings.map((one) => {
    const box = turnedBox(one.box, rotation, drawn.width, drawn.height)
    if (mesh) return { ...one, box: boxAround(box, (point) => onPage(point, { ...size, mesh })) }
    return { ...one, box: skew === 0 ? box : levelledBox(box, skew, read) }
  })
}

/** A box whose middle turns clockwise about the page's. */
function levelledBox([x0, y0, x1, y1]: Box, degrees: number, { width, height }: Size): Box {
  const angle = (degrees * Math.PI) / 180
  const [x, y] = [(x0 + x1 - width) / 2, (y0 + y1 - height) / 2]
  const right = x * Math.cos(angle) - y * Math.sin(angle) - x
  const down = x * Math.sin(angle) + y * Math.cos(angle) - y
  return [x0 + right, y0 + down, x1 + right, y1 + down]
}

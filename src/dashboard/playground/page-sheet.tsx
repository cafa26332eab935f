import { memo } from 'preact/compat'
import { useEffect, useRef } from 'preact/hooks'
import type { Picture } from './canvas.ts'
import { drawOverlay, drawWords, type Layer } from './overlay.ts'
import { type Place, placeAt } from './places.ts'
import type { ResultPage } from './result.ts'

/** Pixels of the longer edge of a canvas, at most. */
const MOST_PIXELS = 3200

interface Props {
  readonly page: ResultPage
  readonly places: readonly Place[]
  readonly picture: Picture | null | undefined
  /** CSS pixels a point. */
  readonly scale: number
  readonly layers: ReadonlySet<Layer>
  readonly isNear: boolean
  readonly lit: Place | null
  readonly onActive: (id: string | null) => void
}

/** One page: its picture, what was read on it, and the place that is looked at. */
export const PageSheet = memo((props: Props) => {
  const { page, places, scale, isNear, lit, onActive } = props
  const width = page.width * scale
  const find = (event: MouseEvent) => {
    const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect()
    const place = placeAt(places, (event.clientX - left) / scale, (event.clientY - top) / scale)
    onActive(place?.id ?? null)
  }
  return (
    <div
      class="sheet"
      data-page={page.page}
      data-width={page.width}
      style={{ width: `${width}px`, height: `${page.height * scale}px` }}
      onPointerMove={find}
      onPointerLeave={() => onActive(null)}
    >
      {isNear && <Drawing {...props} />}
      {lit && (
        <div
          class="lit"
          style={{
            left: `${lit.box[0] * scale - 3}px`,
            top: `${lit.box[1] * scale - 3}px`,
            width: `${(lit.box[2] - lit.box[0]) * scale + 6}px`,
            height: `${(lit.box[3] - lit.box[1]) * scale + 6}px`,
          }}
        />
      )}
    </div>
  )
})

/** Picture and overlay, drawn when the page comes near and let go when it is far. */
const Drawing = memo(({ page, places, picture, scale, layers }: Props) => {
  const below = useRef<HTMLCanvasElement>(null)
  const above = useRef<HTMLCanvasElement>(null)
  const ratio = Math.min(
    devicePixelRatio,
    MOST_PIXELS / (Math.max(page.width, page.height) * scale),
  )
  const pixels = scale * ratio
  useEffect(() => {
    const canvas = below.current!
    if (picture === undefined) return
    if (picture === null) drawWords(canvas, page, pixels)
    else {
      const [w, h] = [Math.round(page.width * pixels), Math.round(page.height * pixels)]
      // A file that lacks the page, or is closed meanwhile, leaves the words.
      picture.draw(canvas, page.page, w, h, page).catch(() => drawWords(canvas, page, pixels))
    }
  }, [picture, page, pixels])
  useEffect(
    () => drawOverlay(above.current!, page, places, layers, pixels),
    [page, places, layers, pixels],
  )
  return (
    <>
      <canvas ref={below} />
      <canvas ref={above} />
    </>
  )
})

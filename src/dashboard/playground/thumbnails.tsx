import { useEffect, useRef } from 'preact/hooks'
import { t } from '../texts/texts.ts'
import type { Picture } from './canvas.ts'
import { drawWords } from './overlay.ts'
import type { ResultPage } from './result.ts'
import { useNear } from './use-near.ts'

/** CSS pixels. */
const WIDTH = 72

/** Small pages to go by; drawn when they come into view. */
export function Thumbnails(props: {
  readonly pages: readonly ResultPage[]
  readonly picture: Picture | null | undefined
  readonly onOpen: (page: number) => void
}) {
  const list = useRef<HTMLOListElement>(null)
  const near = useNear(list, props.pages.length)
  return (
    <ol class="thumbnails" ref={list} aria-label={t('overlay.thumbnails')}>
      {props.pages.map((page, i) => (
        <li key={page.page}>
          <button type="button" onClick={() => props.onOpen(page.page)}>
            <Thumbnail page={page} picture={near.has(i) ? props.picture : undefined} />
            <span class="small figures">{page.page}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

function Thumbnail(props: {
  readonly page: ResultPage
  readonly picture: Picture | null | undefined
}) {
  const own = useRef<HTMLCanvasElement>(null)
  const { page, picture } = props
  const height = Math.round((page.height / page.width) * WIDTH)
  useEffect(() => {
    // Kept: a document that is removed while it draws has no canvas any more.
    const canvas = own.current!
    if (picture === undefined) return
    const pixels = WIDTH * devicePixelRatio
    const words = () => drawWords(canvas, page, pixels / page.width)
    if (picture === null) words()
    else
      picture
        .draw(canvas, page.page, pixels, Math.round(height * devicePixelRatio), page)
        .catch(words)
  }, [picture, page])
  return <canvas ref={own} style={{ width: `${WIDTH}px`, height: `${height}px` }} />
}

import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { t } from '../texts/texts.ts'
import type { Picture } from './canvas.ts'
import type { Layer } from './overlay.ts'
import { PageSheet } from './page-sheet.tsx'
import type { Place } from './places.ts'
import type { ResultPage } from './result.ts'
import { Thumbnails } from './thumbnails.tsx'
import { useNear } from './use-near.ts'

/** Pixels between a page and the edges of its column. */
const MARGIN = 24
/** Milliseconds that the width has to stay before pages are drawn anew. */
const CALM = 100

/** All pages below each other; only those near the view are drawn. */
export function PageColumn(props: {
  readonly pages: readonly ResultPage[]
  readonly places: readonly Place[]
  readonly picture: Picture | null | undefined
  readonly zoom: number
  readonly layers: ReadonlySet<Layer>
  readonly active: { readonly id: string; readonly from: 'page' | 'value' } | null
  readonly onActive: (id: string | null) => void
}) {
  const { pages, places, picture, zoom, layers, active, onActive } = props
  const column = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  const near = useNear(column, pages.length)
  useEffect(() => {
    let calm: ReturnType<typeof setTimeout> | undefined
    const seen = new ResizeObserver(([entry]) => {
      const { width } = entry!.contentRect
      // At once the first time; while a border is dragged, when it rests.
      const pause = calm === undefined ? 0 : CALM
      clearTimeout(calm)
      calm = setTimeout(() => setRoom(width), pause)
    })
    seen.observe(column.current!)
    return () => {
      clearTimeout(calm)
      seen.disconnect()
    }
  }, [])
  const byPage = useMemo(() => Map.groupBy(places, ({ page }) => page), [places])
  const lit = active ? (places.find(({ id }) => id === active.id) ?? null) : null
  const sheet = (page: number): HTMLElement | null =>
    column.current!.querySelector(`[data-page="${page}"]`)
  useEffect(() => {
    if (lit && active?.from === 'value') reveal(column.current!, sheet(lit.page), lit)
  }, [lit, active?.from])
  const widest = Math.max(...pages.map(({ width }) => width))
  const scale = room === 0 ? 0 : ((room - MARGIN) / widest) * zoom
  return (
    <div class="pages">
      {pages.length > 1 && (
        <Thumbnails
          pages={pages}
          picture={picture}
          onOpen={(page) => sheet(page)?.scrollIntoView({ block: 'start' })}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys */}
      <section class="column" ref={column} tabIndex={0} aria-label={t('overlay.pages')}>
        {scale > 0 &&
          pages.map((page, i) => (
            <PageSheet
              key={page.page}
              page={page}
              places={byPage.get(page.page) ?? []}
              picture={picture}
              scale={scale}
              layers={layers}
              isNear={near.has(i)}
              lit={lit?.page === page.page ? lit : null}
              onActive={onActive}
            />
          ))}
      </section>
    </div>
  )
}

/** Brings a place into view, if it is not there. */
function reveal(column: HTMLElement, sheet: HTMLElement | null, { box }: Place): void {
  if (!sheet) return
  const scale = sheet.clientWidth / Number(sheet.dataset.width)
  const top = sheet.offsetTop + box[1] * scale
  const bottom = sheet.offsetTop + box[3] * scale
  const { scrollTop, clientHeight } = column
  if (top < scrollTop || bottom > scrollTop + clientHeight)
    column.scrollTo({ top: Math.max(0, (top + bottom - clientHeight) / 2) })
}

import { useEffect, useMemo, useState } from 'preact/hooks'
import { Notice } from '../design/notice.tsx'
import { Split } from '../design/split.tsx'
import type { KeyId } from '../keys/key.ts'
import { t } from '../texts/texts.ts'
import { Downloads } from './downloads.tsx'
import { FoundKind } from './found-kind.tsx'
import { LAYERS, type Layer } from './overlay.ts'
import { PageColumn } from './page-column.tsx'
import { placesOf } from './places.ts'
import { failuresOf, modelOf, pagesOf, type Result } from './result.ts'
import { Snippets } from './snippets.tsx'
import { Toolbar } from './toolbar.tsx'
import { useCorrections } from './use-corrections.ts'
import type { Paper } from './use-documents.ts'
import { usePicture } from './use-picture.ts'
import { Values } from './values.tsx'

/** Percent of the width that the page has at first: what was read of it is looked at the longest. */
const PAGE_SHARE = 40

/** Pages and what was read of them, side by side. */
export function ResultView(props: {
  readonly paper: Paper
  readonly first: Result
  readonly keyId: KeyId
}) {
  const { paper, first, keyId } = props
  const corrections = useCorrections(first, keyId, paper.file.name)
  const { result } = corrections
  const picture = usePicture(paper.file, paper.order.password)
  const [active, setActive] = useState<{ id: string; from: 'page' | 'value' } | null>(null)
  const [zoom, setZoom] = useState(1)
  const [layers, setLayers] = useState<ReadonlySet<Layer>>(new Set(LAYERS))
  const pages = useMemo(() => pagesOf(first), [first])
  const places = useMemo(() => placesOf(first), [first])
  useEffect(() => setActive(null), [first])
  return (
    <section class="result" aria-label={paper.file.name}>
      <div class="row apart">
        <h2 class="file">{paper.file.name}</h2>
        <div class="row">
          <Snippets order={paper.order} file={paper.file.name} output={paper.order.output} />
          <Downloads corrections={corrections} model={modelOf(first)} output={paper.order.output} />
        </div>
      </div>
      {failuresOf(first).map(({ page, error }) => (
        <Notice key={page} kind="warn">
          {t('playground.failedPage', { page, error })}
        </Notice>
      ))}
      {first.documents && <FoundKind of={first} />}
      <Split name="result" label={t('playground.border')} first={PAGE_SHARE}>
        <div class="paper-side">
          <Toolbar zoom={zoom} onZoom={setZoom} layers={layers} onLayers={setLayers} />
          {picture === null && <Notice>{t('playground.noPicture')}</Notice>}
          <PageColumn
            pages={pages}
            places={places}
            picture={picture}
            zoom={zoom}
            layers={layers}
            active={active}
            onActive={(id) => setActive(id === null ? null : { id, from: 'page' })}
          />
        </div>
        <Values
          result={result}
          first={first}
          active={active}
          onActive={(id) => setActive(id === null ? null : { id, from: 'value' })}
          onChange={corrections.change}
        />
      </Split>
    </section>
  )
}

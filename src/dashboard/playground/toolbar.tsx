import { ZoomIn, ZoomOut } from 'lucide'
import { Button } from '../design/button.tsx'
import { number, t } from '../texts/texts.ts'
import { LAYERS, type Layer, LEVELS } from './overlay.ts'

const ZOOMS = [0.5, 0.75, 1, 1.5, 2, 3]

/** How the pages are shown, and what the colours mean. */
export function Toolbar(props: {
  readonly zoom: number
  readonly onZoom: (zoom: number) => void
  readonly layers: ReadonlySet<Layer>
  readonly onLayers: (layers: ReadonlySet<Layer>) => void
}) {
  const { zoom, onZoom, layers, onLayers } = props
  const at = ZOOMS.indexOf(zoom)
  const toggle = (layer: Layer) => {
    const wanted = new Set(layers)
    if (!wanted.delete(layer)) wanted.add(layer)
    onLayers(wanted)
  }
  return (
    <div class="tools">
      <fieldset class="segments" aria-label={t('overlay.layers')}>
        {LAYERS.map((layer) => (
          <button
            key={layer}
            type="button"
            aria-pressed={layers.has(layer)}
            onClick={() => toggle(layer)}
          >
            {t(`overlay.${layer}`)}
          </button>
        ))}
      </fieldset>
      <ul class="legend-levels small">
        {LEVELS.map(({ name }) => (
          <li key={name} class={`level-${name}`}>
            {t(`overlay.${name}`)}
          </li>
        ))}
      </ul>
      <div class="row">
        <Button
          short
          kind="quiet"
          icon={ZoomOut}
          aria-label={t('overlay.smaller')}
          disabled={at <= 0}
          onClick={() => onZoom(ZOOMS[at - 1]!)}
        />
        <span class="small figures">{number(zoom * 100)} %</span>
        <Button
          short
          kind="quiet"
          icon={ZoomIn}
          aria-label={t('overlay.larger')}
          disabled={at >= ZOOMS.length - 1}
          onClick={() => onZoom(ZOOMS[at + 1]!)}
        />
      </div>
    </div>
  )
}

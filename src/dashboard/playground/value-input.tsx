import type { Linked } from './linked.ts'
import { levelOf } from './overlay.ts'

/** One value: points at its place, and can be corrected. */
export function ValueInput(props: {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly confidence: number | undefined
  readonly isHead?: boolean
  readonly linked: Linked
  readonly onValue: (value: string) => void
}) {
  const { id, label, value, confidence, isHead, linked, onValue } = props
  const names = [
    'value',
    confidence === undefined ? '' : `level-${levelOf(confidence).name}`,
    linked.activeId === id ? 'active' : '',
    isHead ? 'head' : '',
  ]
  return (
    <input
      class={names.filter(Boolean).join(' ')}
      data-place={id}
      aria-label={label}
      value={value}
      title={value}
      onPointerEnter={() => linked.onActive(id)}
      onPointerLeave={() => linked.onActive(null)}
      onFocus={() => linked.onActive(id)}
      onChange={(event) => {
        if (event.currentTarget.value !== value) onValue(event.currentTarget.value)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') event.currentTarget.value = value
      }}
    />
  )
}

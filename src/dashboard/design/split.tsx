import type { ComponentChildren, TargetedKeyboardEvent, TargetedPointerEvent } from 'preact'
import { useId, useRef, useState } from 'preact/hooks'
import { keep, kept } from '../kept.ts'

/** Percent that either part keeps. */
const LEAST = 15
/** Percent an arrow key moves the border by. */
const STEP = 2

/** Two parts side by side; the border between them is dragged or moved by keys, and stays there. */
export function Split(props: {
  /** What its place is remembered by. */
  readonly name: string
  /** Of the border. */
  readonly label: string
  /** Percent of the first part until the border is moved, and after a double click. */
  readonly first: number
  readonly children: readonly [ComponentChildren, ComponentChildren]
}) {
  const { name, label, first, children } = props
  const key = `split ${name}`
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(() => within(Number(kept(key) ?? first)) ?? first)
  const move = (to: number) => {
    const next = within(to) ?? first
    setShare(next)
    keep(key, next === first ? null : String(next))
  }
  const drag = (event: TargetedPointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { left, width } = box.current!.getBoundingClientRect()
    move(Math.round(((event.clientX - left) / width) * 1000) / 10)
  }
  const press = (event: TargetedKeyboardEvent<HTMLDivElement>) => {
    const to: Record<string, number> = {
      ArrowLeft: share - STEP,
      ArrowRight: share + STEP,
      Home: LEAST,
      End: 100 - LEAST,
      Enter: first,
    }
    const target = to[event.key]
    if (target === undefined) return
    event.preventDefault()
    move(target)
  }
  return (
    <div class="split" ref={box} style={{ '--first': `${share}%` }}>
      <div class="part" id={id}>
        {children[0]}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a border that is moved is no <hr> */}
      <div
        class="border"
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={label}
        aria-controls={id}
        aria-valuemin={LEAST}
        aria-valuemax={100 - LEAST}
        aria-valuenow={Math.round(share)}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onDblClick={() => move(first)}
        onKeyDown={press}
      />
      <div class="part">{children[1]}</div>
    </div>
  )
}

/** @returns null for what is no number */
const within = (share: number): number | null =>
  Number.isFinite(share) ? Math.min(100 - LEAST, Math.max(LEAST, share)) : null

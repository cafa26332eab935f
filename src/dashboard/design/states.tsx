import type { IconNode } from 'lucide'
import type { ComponentChildren } from 'preact'
import type { Load } from '../api/use-load.ts'
import { t } from '../texts/texts.ts'
import { Icon } from './icon.tsx'
import { Fault } from './notice.tsx'

/** Nothing is there yet: what would be, and how it comes. */
export const Empty = (props: {
  readonly icon: IconNode
  readonly title: string
  readonly children?: ComponentChildren
}) => (
  <div class="empty">
    <Icon of={props.icon} />
    <h2>{props.title}</h2>
    {props.children}
  </div>
)

export const Wait = () => (
  <div class="wait" role="status">
    <span class="spinner" />
    <span class="unseen">{t('common.loading')}</span>
  </div>
)

/** What was loaded, or why not, or that it is on its way. */
export function Loaded<T>(props: {
  readonly load: Load<T>
  readonly children: (value: NonNullable<T>) => ComponentChildren
}) {
  const { value, error, again } = props.load
  if (value) return <>{props.children(value)}</>
  return error ? <Fault error={error} again={again} /> : <Wait />
}

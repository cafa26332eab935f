import type { IconNode } from 'lucide'
import type { ButtonHTMLAttributes, ComponentChildren } from 'preact'
import { Icon } from './icon.tsx'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly kind?: 'primary' | 'danger' | 'quiet'
  readonly short?: boolean
  readonly icon?: IconNode
  /** What is under way: the button waits for it. */
  readonly busy?: boolean
  readonly children?: ComponentChildren
}

export function Button({ kind, short, icon, busy, children, disabled, ...rest }: Props) {
  const names = ['button', kind, short && 'short', !children && 'square'].filter(Boolean).join(' ')
  return (
    <button type="button" class={names} disabled={disabled || busy} aria-busy={busy} {...rest}>
      {busy ? <span class="spinner" /> : icon && <Icon of={icon} />}
      {children}
    </button>
  )
}

import type { IconNode } from 'lucide'
import { createElement } from 'preact'

/** A drawing beside a text; it says nothing of its own to a screen reader. */
export const Icon = ({ of }: { readonly of: IconNode }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    {of.map(([tag, attributes], i) => createElement(tag, { key: i, ...attributes }))}
  </svg>
)

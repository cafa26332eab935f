import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'

/** A page's title, what it is for, and what can be done on all of it. */
export function Page(props: {
  readonly title: string
  readonly lead?: ComponentChildren
  readonly actions?: ComponentChildren
  readonly full?: boolean
  readonly children: ComponentChildren
}) {
  useEffect(() => {
    document.title = `${props.title} · pagemill`
  }, [props.title])
  return (
    <div class={props.full ? 'page full' : 'page'}>
      <header>
        <div>
          <h1>{props.title}</h1>
          {props.lead && <p class="lead">{props.lead}</p>}
        </div>
        {props.actions && <div class="row">{props.actions}</div>}
      </header>
      {props.children}
    </div>
  )
}

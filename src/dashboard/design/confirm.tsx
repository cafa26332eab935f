import type { ComponentChildren } from 'preact'
import { t } from '../texts/texts.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Fault } from './notice.tsx'
import { useAction } from './use-action.ts'

/** Asks before something that cannot be undone; who confirms closes it. */
export function Confirm(props: {
  readonly title: string
  readonly action: string
  readonly danger?: boolean
  readonly onConfirm: () => Promise<unknown>
  readonly onClose: () => void
  readonly children?: ComponentChildren
}) {
  const { busy, error, run } = useAction()
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      {props.children}
      {error && <Fault error={error} />}
      <div class="row end">
        <Button onClick={props.onClose}>{t('common.cancel')}</Button>
        <Button
          kind={props.danger ? 'danger' : 'primary'}
          busy={busy}
          onClick={() => run(props.onConfirm)}
        >
          {props.action}
        </Button>
      </div>
    </Dialog>
  )
}

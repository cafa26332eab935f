import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide'
import type { ComponentChildren } from 'preact'
import type { ApiError } from '../api/api.ts'
import { t } from '../texts/texts.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

const ICONS = { good: CircleCheck, warn: TriangleAlert, bad: CircleAlert, plain: Info }

/** Something to know, beside what it is about. */
export const Notice = ({
  kind = 'plain',
  children,
}: {
  readonly kind?: keyof typeof ICONS
  readonly children: ComponentChildren
}) => (
  <div class={`notice ${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
    <Icon of={ICONS[kind]} />
    <div>{children}</div>
  </div>
)

/** Why something did not work, and what to do next where there is something. */
export const Fault = ({
  error,
  again,
}: {
  readonly error: ApiError
  readonly again?: (() => void) | undefined
}) => (
  <Notice kind="bad">
    <div class="row apart">
      <span>{error.status === 0 ? t('common.noAnswer') : error.message}</span>
      {again && (
        <Button short onClick={again}>
          {t('common.tryAgain')}
        </Button>
      )}
    </div>
  </Notice>
)

import { Ban, RefreshCw } from 'lucide'
import { Button } from '../design/button.tsx'
import { List } from '../design/list.tsx'
import { counted, day, moment, t } from '../texts/texts.ts'
import type { Key } from './key.ts'

/** Keys in a list, those that work first. */
export function KeyList(props: {
  readonly keys: readonly Key[]
  readonly onRotate: (key: Key) => void
  readonly onRevoke: (key: Key) => void
}) {
  const keys = props.keys.toSorted(
    (a, b) => Number(b.is_active) - Number(a.is_active) || b.id - a.id,
  )
  return (
    <List
      rows={keys}
      keyOf={(key) => key.id}
      columns={[
        {
          head: t('keys.label'),
          kind: 'main',
          of: (key) => key.label ?? <span class="soft">{t('keys.noLabel')}</span>,
        },
        { head: t('keys.key'), of: (key) => <code>{key.prefix}…</code> },
        { head: t('keys.kind'), of: (key) => <Kind of={key} /> },
        {
          head: t('keys.limit'),
          of: (key) =>
            key.monthly_limit === null
              ? t('keys.asPlan')
              : counted(key.monthly_limit, 'keys.page', 'keys.pages'),
        },
        {
          head: t('keys.created'),
          kind: 'short',
          of: (key) => key.created_at && day(key.created_at),
        },
        {
          head: t('keys.lastUsed'),
          of: (key) => (key.last_used_at ? moment(key.last_used_at) : t('keys.never')),
        },
      ]}
      actions={(key) =>
        key.is_active && (
          <div class="row end">
            <Button short icon={RefreshCw} onClick={() => props.onRotate(key)}>
              {t('keys.rotate')}
            </Button>
            <Button short kind="danger" icon={Ban} onClick={() => props.onRevoke(key)}>
              {t('keys.revoke')}
            </Button>
          </div>
        )
      }
    />
  )
}

const Kind = ({ of }: { readonly of: Key }) =>
  of.is_active ? (
    <span class={of.is_test ? 'badge' : 'badge good'}>
      {of.is_test ? t('keys.test') : t('keys.live')}
    </span>
  ) : (
    <span class="badge bad">{t('keys.revoked')}</span>
  )

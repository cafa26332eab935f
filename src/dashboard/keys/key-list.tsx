import { Ban, RefreshCw } from 'lucide'
import { Button } from '../design/button.tsx'
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
    <table class="list folds">
      <thead>
        <tr>
          <th>{t('keys.label')}</th>
          <th>{t('keys.key')}</th>
          <th>{t('keys.kind')}</th>
          <th>{t('keys.limit')}</th>
          <th>{t('keys.created')}</th>
          <th>{t('keys.lastUsed')}</th>
          <th>
            <span class="unseen">{t('common.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key.id}>
            <td class="main">{key.label ?? <span class="soft">{t('keys.noLabel')}</span>}</td>
            <td data-head={t('keys.key')}>
              <code>{key.prefix}…</code>
            </td>
            <td data-head={t('keys.kind')}>
              <Kind of={key} />
            </td>
            <td class="figures" data-head={t('keys.limit')}>
              {key.monthly_limit === null
                ? t('keys.asPlan')
                : counted(key.monthly_limit, 'keys.page', 'keys.pages')}
            </td>
            <td data-head={t('keys.created')}>{day(key.created_at)}</td>
            <td data-head={t('keys.lastUsed')}>
              {key.last_used_at ? moment(key.last_used_at) : t('keys.never')}
            </td>
            <td>
              {key.is_active && (
                <div class="row end">
                  <Button short icon={RefreshCw} onClick={() => props.onRotate(key)}>
                    {t('keys.rotate')}
                  </Button>
                  <Button short kind="danger" icon={Ban} onClick={() => props.onRevoke(key)}>
                    {t('keys.revoke')}
                  </Button>
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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

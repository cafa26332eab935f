import { ScrollText } from 'lucide'
import { useState } from 'preact/hooks'
import { api, dataOf } from '../api/api.ts'
import { useLoad } from '../api/use-load.ts'
import { List } from '../design/list.tsx'
import { Pager } from '../design/pager.tsx'
import { Empty, Loaded } from '../design/states.tsx'
import { moment, t } from '../texts/texts.ts'

const PER_PAGE = 50

/** What was done to accounts, newest first. */
export function AuditLog() {
  const [offset, setOffset] = useState(0)
  const load = useLoad(
    () => dataOf(api.GET('/v1/operator/audit', { params: { query: { offset, limit: PER_PAGE } } })),
    [offset],
  )
  return (
    <Loaded load={load}>
      {({ total, actions }) => (
        <>
          <div class="card flush">
            {actions.length === 0 ? (
              <Empty icon={ScrollText} title={t('operator.noActions')} />
            ) : (
              <List
                rows={actions}
                keyOf={(own) => own.id}
                columns={[
                  { head: t('operator.at'), kind: 'main', of: (own) => moment(own.at) },
                  { head: t('operator.account'), kind: 'figures', of: (own) => own.account_id },
                  { head: t('operator.action'), of: (own) => <code>{own.action}</code> },
                  { head: t('operator.subject'), of: (own) => own.subject ?? '–' },
                  {
                    head: t('operator.from'),
                    of: (own) => own.address ?? t('operator.commandLine'),
                  },
                ]}
              />
            )}
          </div>
          <Pager total={total} offset={offset} limit={PER_PAGE} onOffset={setOffset} />
        </>
      )}
    </Loaded>
  )
}

import { BadgeCheck, Users } from 'lucide'
import { useState } from 'preact/hooks'
import type { Schemas } from '../../client/client.ts'
import { api, dataOf } from '../api/api.ts'
import { useLoad } from '../api/use-load.ts'
import { Button } from '../design/button.tsx'
import { TextField } from '../design/field.tsx'
import { List } from '../design/list.tsx'
import { Fault } from '../design/notice.tsx'
import { Pager } from '../design/pager.tsx'
import { Empty, Loaded } from '../design/states.tsx'
import { useAction } from '../design/use-action.ts'
import { day, t } from '../texts/texts.ts'

const PER_PAGE = 20

type Account = Schemas['BookedAccount']

/** Everybody's accounts: their plans, and whether their cards are verified. */
export function Accounts() {
  const [asked, setAsked] = useState({ search: '', offset: 0 })
  const { busy, error, run } = useAction()
  const load = useLoad(() => {
    const query = { offset: asked.offset, limit: PER_PAGE, search: asked.search }
    return dataOf(api.GET('/v1/operator/accounts', { params: { query } }))
  }, [asked])
  const change = (id: number, body: { plan?: string; card_verified?: true }) =>
    run(async () => {
      await dataOf(api.PATCH('/v1/operator/accounts/{id}', { params: { path: { id } }, body }))
      await load.again()
    })
  return (
    <>
      <TextField
        label={t('operator.search')}
        value={asked.search}
        maxlength={200}
        onInput={(event) => setAsked({ search: event.currentTarget.value, offset: 0 })}
      />
      {error && <Fault error={error} />}
      <Loaded load={load}>
        {({ total, accounts, plans }) => (
          <>
            <div class="card flush">
              {accounts.length === 0 ? (
                <Empty icon={Users} title={t('operator.noAccounts')} />
              ) : (
                <List
                  rows={accounts}
                  keyOf={(own) => own.id}
                  columns={[
                    { head: '#', kind: 'figures', of: (own) => own.id },
                    {
                      head: t('operator.account'),
                      kind: 'main',
                      of: (own) => own.email ?? own.name,
                    },
                    {
                      head: t('operator.plan'),
                      of: (own) => (
                        <PlanOf
                          account={own}
                          plans={plans}
                          busy={busy}
                          onPlan={(plan) => change(own.id, { plan })}
                        />
                      ),
                    },
                    { head: t('jobs.created'), kind: 'short', of: (own) => day(own.created_at) },
                    {
                      head: t('operator.card'),
                      of: (own) =>
                        own.card_verified_at ? (
                          <span class="badge good">{day(own.card_verified_at)}</span>
                        ) : (
                          <Button
                            short
                            icon={BadgeCheck}
                            disabled={busy}
                            onClick={() => change(own.id, { card_verified: true })}
                          >
                            {t('operator.verify')}
                          </Button>
                        ),
                    },
                  ]}
                />
              )}
            </div>
            <Pager
              total={total}
              offset={asked.offset}
              limit={PER_PAGE}
              onOffset={(offset) => setAsked({ ...asked, offset })}
            />
          </>
        )}
      </Loaded>
    </>
  )
}

function PlanOf(props: {
  readonly account: Account
  readonly plans: readonly string[]
  readonly busy: boolean
  readonly onPlan: (plan: string) => void
}) {
  const { account, plans, busy, onPlan } = props
  const names = plans.includes(account.plan) ? plans : [account.plan, ...plans]
  return (
    <select
      class="input short"
      aria-label={t('operator.planOf', { name: account.email ?? account.name })}
      disabled={busy}
      onChange={(event) => onPlan(event.currentTarget.value)}
    >
      {names.map((name) => (
        <option key={name} value={name} selected={name === account.plan}>
          {name}
        </option>
      ))}
    </select>
  )
}

import { useState } from 'preact/hooks'
import type { Schemas } from '../../client/client.ts'
import { api, dataOf } from '../api/api.ts'
import { useLoad } from '../api/use-load.ts'
import { Button } from '../design/button.tsx'
import { Confirm } from '../design/confirm.tsx'
import { Notice } from '../design/notice.tsx'
import { Loaded } from '../design/states.tsx'
import { day, money, number, t } from '../texts/texts.ts'
import type { BillingStatus } from './billing-status.ts'

type Plan = Schemas['Plan']

/** Pages that are bought once, beside any plan. */
const CARNET = 'carnet'

/** What can be bought: plans by the month, and pages without one. */
export function Plans(props: {
  readonly of: BillingStatus
  readonly onChanged: () => Promise<void>
}) {
  const load = useLoad(() => dataOf(api.GET('/v1/plans')), [])
  const [asked, setAsked] = useState<Plan | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const buy = async (plan: Plan) => {
    setDone(plan.name === CARNET ? await buyCarnet() : await choose(plan.name))
    setAsked(null)
    await props.onChanged()
  }
  return (
    <section class="stack">
      <h2>{t('usage.plans')}</h2>
      {done && <Notice kind="good">{done}</Notice>}
      <Loaded load={load}>
        {({ plans }) => (
          <ul class="offers">
            {plans.map((plan) => (
              <Offer key={plan.name} plan={plan} of={props.of} onChoose={() => setAsked(plan)} />
            ))}
          </ul>
        )}
      </Loaded>
      {asked && (
        <Confirm
          title={t('usage.chooseTitle', { plan: nameOf(asked) })}
          action={t(asked.price > 0 ? 'usage.buy' : 'usage.choose')}
          onConfirm={() => buy(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{t(asked.name === CARNET ? 'usage.carnetLead' : 'usage.chooseLead')}</p>
        </Confirm>
      )}
    </section>
  )
}

function Offer(props: {
  readonly plan: Plan
  readonly of: BillingStatus
  readonly onChoose: () => void
}) {
  const { plan, of, onChoose } = props
  const isCarnet = plan.name === CARNET
  const isMine = plan.name === of.plan && !isCarnet
  const isNext = plan.name === of.next_plan
  return (
    <li class={isMine ? 'card offer mine' : 'card offer'}>
      <h3>{nameOf(plan)}</h3>
      <p>
        <strong class="figures">{money(plan.price)}</strong>
        {plan.per === 'month' && <span class="soft"> {t('usage.aMonth')}</span>}
      </p>
      <ul class="small soft">
        <li>{plan.pages === null ? t('usage.unlimited') : t('keys.pages', { n: plan.pages })}</li>
        <li>{plan.endpoints.map((name) => t(`usage.with.${name}`)).join(', ')}</li>
        {plan.pack && (
          <li>
            {t('usage.packOf', { n: number(plan.pack.pages), price: money(plan.pack.price) })}
          </li>
        )}
      </ul>
      {isMine && !of.next_plan ? (
        <span class="badge good">{t('usage.current')}</span>
      ) : isNext ? (
        <span class="badge">{t('usage.from', { day: day(of.paid_until ?? of.period_end) })}</span>
      ) : (
        <Button short onClick={onChoose}>
          {isCarnet ? t('usage.buy') : t('usage.choose')}
        </Button>
      )}
    </li>
  )
}

/** @returns what came of it, to say so */
async function choose(plan: string): Promise<string> {
  const { state, from } = await dataOf(api.POST('/v1/billing/plan', { body: { plan } }))
  if (state === 'later') return t('usage.chosenLater', { plan, day: day(from!) })
  return t(state === 'paid' ? 'usage.chosen' : 'usage.ordered', { plan })
}

/** @returns as `choose` */
async function buyCarnet(): Promise<string> {
  const { state, pages } = await dataOf(api.POST('/v1/billing/carnet'))
  return state === 'paid' ? t('usage.bought', { n: pages }) : t('usage.ordered', { plan: CARNET })
}

const nameOf = ({ name }: Plan): string => name[0]!.toUpperCase() + name.slice(1)

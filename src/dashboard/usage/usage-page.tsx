import './usage.css'
import { ChartColumn } from 'lucide'
import { api, dataOf } from '../api/api.ts'
import { useSession } from '../api/session.tsx'
import { useLoad } from '../api/use-load.ts'
import { Figure } from '../design/figure.tsx'
import { Notice } from '../design/notice.tsx'
import { Page } from '../design/page.tsx'
import { Empty, Loaded } from '../design/states.tsx'
import { day, money, number, t } from '../texts/texts.ts'
import type { BillingStatus } from './billing-status.ts'
import { DayChart } from './day-chart.tsx'
import { PaymentCard } from './payment-card.tsx'
import { Plans } from './plans.tsx'
import { Purchases } from './purchases.tsx'
import { Recharge } from './recharge.tsx'

/** What was used, what is left, and what it costs. */
export function UsagePage() {
  const { features } = useSession().status
  if (!features.billing)
    return (
      <Page title={t('usage.title')}>
        <Notice>{t('usage.off')}</Notice>
      </Page>
    )
  return <Billing />
}

function Billing() {
  const billing = useLoad(() => dataOf(api.GET('/v1/billing')), [])
  const days = useLoad(() => dataOf(api.GET('/v1/billing/days')), [])
  const purchases = useLoad(() => dataOf(api.GET('/v1/billing/purchases')), [])
  const changed = async () => {
    await Promise.all([billing.again(), purchases.again()])
  }
  return (
    <Page title={t('usage.title')} lead={t('usage.lead')}>
      <Loaded load={billing}>{(own) => <Figures of={own} />}</Loaded>
      <section class="card">
        <h2>{t('usage.days')}</h2>
        <Loaded load={days}>
          {(list) =>
            list.length === 0 ? (
              <Empty icon={ChartColumn} title={t('usage.none')} />
            ) : (
              <DayChart days={list} />
            )
          }
        </Loaded>
      </section>
      <Loaded load={billing}>
        {(own) => (
          <>
            {own.pages_left !== null && <Plans of={own} onChanged={changed} />}
            <div class="halves">
              <PaymentCard verified={own.card_verified} onVerified={changed} />
              {own.pages_left !== null && <Recharge of={own} onChanged={billing.set} />}
            </div>
          </>
        )}
      </Loaded>
      <Loaded load={purchases}>{(list) => <Purchases list={list} />}</Loaded>
    </Page>
  )
}

const Figures = ({ of }: { readonly of: BillingStatus }) => (
  <div class="figures-row">
    <Figure name={t('usage.plan')} value={of.plan ?? t('usage.noPlan')} />
    <Figure
      name={t('usage.left')}
      value={of.pages_left === null ? t('usage.unlimited') : number(of.pages_left)}
    />
    <Figure name={t('usage.renewal')} value={day(of.period_end)} />
    <Figure name={t('usage.spent')} value={money(of.recharge_spent)} />
  </div>
)

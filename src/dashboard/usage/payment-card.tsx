import { CreditCard } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { api, dataOf } from '../api/api.ts'
import { useSession } from '../api/session.tsx'
import { Button } from '../design/button.tsx'
import { Fault, Notice } from '../design/notice.tsx'
import { useAction } from '../design/use-action.ts'
import { t } from '../texts/texts.ts'

/** The payment card: whether there is one, and the way to the page where it is given. */
export function PaymentCard(props: {
  readonly verified: boolean
  readonly onVerified: () => Promise<void>
}) {
  const { verified, onVerified } = props
  const { account, setAccount } = useSession()
  const { query, route } = useLocation()
  const { busy, error, run } = useAction()
  const [byOperator, setByOperator] = useState(false)
  const setup = query.card
  useEffect(() => {
    if (!setup) return
    // The provider's page leads back here with the id of what was done there.
    void run(async () => {
      await dataOf(api.POST('/v1/billing/card/confirm', { body: { setup } }))
      setAccount({ ...account!, card_verified: true })
      await onVerified()
    }).then(() => route('/usage', true))
  }, [setup])
  const add = () =>
    run(async () => {
      const { url } = await dataOf(api.POST('/v1/billing/card'))
      if (url) location.assign(url)
      else setByOperator(true)
    })
  return (
    <section class="card stack">
      <div class="row apart">
        <h2>{t('usage.card')}</h2>
        <span class={verified ? 'badge good' : 'badge'}>
          {verified ? t('usage.verified') : t('usage.notVerified')}
        </span>
      </div>
      <p class="soft">{t('usage.cardLead')}</p>
      {error && <Fault error={error} />}
      {byOperator && <Notice>{t('usage.cardByOperator')}</Notice>}
      <div>
        <Button icon={CreditCard} busy={busy} onClick={add}>
          {verified ? t('usage.otherCard') : t('usage.addCard')}
        </Button>
      </div>
    </section>
  )
}

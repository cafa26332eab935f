import { RefreshCw, Send, Trash2, Webhook } from 'lucide'
import { useState } from 'preact/hooks'
import type { Schemas } from '../../client/client.ts'
import { api, dataOf } from '../api/api.ts'
import { useLoad } from '../api/use-load.ts'
import { Button } from '../design/button.tsx'
import { Confirm } from '../design/confirm.tsx'
import { Secret } from '../design/copy.tsx'
import { TextField } from '../design/field.tsx'
import { Fault, Notice } from '../design/notice.tsx'
import { Page } from '../design/page.tsx'
import { Loaded } from '../design/states.tsx'
import { useAction } from '../design/use-action.ts'
import { day, t } from '../texts/texts.ts'
import { DeliveryLog } from './delivery-log.tsx'

/** Where the end of jobs is told, how it is signed, and what became of each message. */
export function WebhooksPage() {
  const load = useLoad(() => dataOf(api.GET('/v1/webhooks')), [])
  return (
    <Page title={t('webhooks.title')} lead={t('webhooks.lead')}>
      <Loaded load={load}>
        {({ secret, endpoints }) => (
          <>
            <SigningSecret secret={secret} onRotated={load.again} />
            <Endpoints list={endpoints} onChanged={load.again} />
          </>
        )}
      </Loaded>
      <DeliveryLog />
    </Page>
  )
}

function SigningSecret(props: {
  readonly secret: string
  readonly onRotated: () => Promise<void>
}) {
  const [shown, setShown] = useState(false)
  const [asking, setAsking] = useState(false)
  return (
    <section class="card">
      <h2>{t('webhooks.secret')}</h2>
      <div class="stack">
        <p class="soft">{t('webhooks.secretLead')}</p>
        {shown && <Secret text={props.secret} />}
        <div class="row">
          <Button onClick={() => setShown(!shown)}>
            {shown ? t('webhooks.hide') : t('webhooks.show')}
          </Button>
          <Button icon={RefreshCw} onClick={() => setAsking(true)}>
            {t('keys.rotate')}
          </Button>
        </div>
      </div>
      {asking && (
        <Confirm
          title={t('webhooks.rotateTitle')}
          action={t('keys.rotate')}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await dataOf(api.POST('/v1/webhooks/secret/rotate'))
            await props.onRotated()
            setAsking(false)
          }}
        >
          <p>{t('webhooks.rotateLead')}</p>
        </Confirm>
      )}
    </section>
  )
}

function Endpoints(props: {
  readonly list: readonly Schemas['WebhookEndpoint'][]
  readonly onChanged: () => Promise<void>
}) {
  const { busy, error, run } = useAction()
  const [tested, setTested] = useState(0)
  const test = () =>
    run(async () => {
      const { addresses } = await dataOf(api.POST('/v1/webhooks/test'))
      setTested(addresses)
    })
  return (
    <section class="card stack">
      <h2>{t('webhooks.endpoints')}</h2>
      {props.list.length === 0 && <p class="soft">{t('webhooks.noEndpoints')}</p>}
      <ul class="stack tight">
        {props.list.map(({ id, url, created_at, disabled_at }) => (
          <li key={id} class="row apart">
            <span>
              <code>{url}</code>{' '}
              <span class={disabled_at ? 'badge bad' : 'badge'}>
                {disabled_at ? t('webhooks.disabled') : day(created_at)}
              </span>
            </span>
            <Button
              short
              kind="quiet"
              icon={Trash2}
              aria-label={t('webhooks.remove', { url })}
              onClick={() =>
                run(async () => {
                  await dataOf(
                    api.DELETE('/v1/webhooks/endpoints/{id}', { params: { path: { id } } }),
                  )
                  await props.onChanged()
                })
              }
            />
          </li>
        ))}
      </ul>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          const body = { url: String(new FormData(form).get('url')) }
          void run(async () => {
            await dataOf(api.POST('/v1/webhooks/endpoints', { body }))
            form.reset()
            await props.onChanged()
          })
        }}
      >
        <TextField
          label={t('webhooks.url')}
          name="url"
          type="url"
          required
          placeholder="https://"
        />
        {error && <Fault error={error} />}
        {tested > 0 && <Notice kind="good">{t('webhooks.tested', { n: tested })}</Notice>}
        <div class="row">
          <Button type="submit" icon={Webhook} busy={busy}>
            {t('webhooks.add')}
          </Button>
          {props.list.length > 0 && (
            <Button icon={Send} disabled={busy} onClick={test}>
              {t('webhooks.test')}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}

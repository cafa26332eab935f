import { api, dataOf } from '../api/api.ts'
import { useLoad } from '../api/use-load.ts'
import { Button } from '../design/button.tsx'
import { Fault } from '../design/notice.tsx'
import { useAction } from '../design/use-action.ts'
import { moment, t } from '../texts/texts.ts'

/** Browsers the account is logged in with; each can be logged out from here. */
export function Sessions() {
  const { value, error, again } = useLoad(() => dataOf(api.GET('/v1/account/sessions')), [])
  const action = useAction()
  const remove = (id: string) =>
    action.run(async () => {
      await dataOf(api.DELETE('/v1/account/sessions/{id}', { params: { path: { id } } }))
      again()
    })
  return (
    <section class="card stack">
      <h2>{t('account.sessions')}</h2>
      <p class="soft">{t('account.sessionsLead')}</p>
      {(error ?? action.error) && <Fault error={(error ?? action.error)!} />}
      {value?.map(({ id, address, last_used_at, is_this }) => (
        <div class="row apart" key={id}>
          <span>
            {t('account.sessionFrom', {
              address: address ?? t('account.somewhere'),
              when: moment(last_used_at),
            })}
          </span>
          {is_this ? (
            <span class="soft">{t('account.thisSession')}</span>
          ) : (
            <Button short busy={action.busy} onClick={() => remove(id)}>
              {t('account.endSession')}
            </Button>
          )}
        </div>
      ))}
    </section>
  )
}

/** Connects an OpenID provider, to log in by it from then on, and takes it off again. */
export function Providers() {
  const { value, error, again } = useLoad(() => dataOf(api.GET('/v1/account/identities')), [])
  const action = useAction()
  const connect = async () => {
    const { location: there } = await dataOf(api.POST('/v1/session/oidc'))
    location.assign(there)
  }
  const remove = async (id: string) => {
    await dataOf(api.DELETE('/v1/account/identities/{id}', { params: { path: { id } } }))
    again()
  }
  return (
    <section class="card stack">
      <h2>{t('account.provider')}</h2>
      <p class="soft">{t('account.providerLead')}</p>
      {(error ?? action.error) && <Fault error={(error ?? action.error)!} />}
      {value?.map(({ id, issuer, created_at }) => (
        <div class="row apart" key={id}>
          <span>{t('account.connectedSince', { issuer, when: moment(created_at) })}</span>
          <Button short busy={action.busy} onClick={() => action.run(() => remove(id))}>
            {t('account.disconnect')}
          </Button>
        </div>
      ))}
      <div>
        <Button busy={action.busy} onClick={() => action.run(connect)}>
          {t('account.connect')}
        </Button>
      </div>
    </section>
  )
}

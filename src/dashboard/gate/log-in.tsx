import { KeyRound } from 'lucide'
import { ApiError, api, dataOf } from '../api/api.ts'
import { enterByPasskey, hasPasskeys } from '../api/passkey.ts'
import { type Account, useSession } from '../api/session.tsx'
import { Button } from '../design/button.tsx'
import { Fault } from '../design/notice.tsx'
import { t } from '../texts/texts.ts'
import { EmailField, PasswordField } from './credentials.tsx'
import { textsOf, useEntry } from './enter.ts'

export function LogIn() {
  const { status } = useSession()
  const { features } = status
  const { busy, error, enter } = useEntry()
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const { email, password } = textsOf(event)
          void enter(() => logIn({ email: email!, password: password! }))
        }}
      >
        <EmailField />
        <PasswordField label={t('gate.password')} />
        {error && <Fault error={error} />}
        <Button type="submit" kind="primary" busy={busy}>
          {t('gate.logIn')}
        </Button>
      </form>
      {hasPasskeys(status) && <ByPasskey />}
      <OtherWays />
      <div class="row apart small">
        <a href="/reset">{t('gate.forgotten')}</a>
        {features.sign_up && <a href="/sign-up">{t('gate.noAccount')}</a>}
      </div>
    </>
  )
}

/** By the password, and a passkey where the account asks for one. */
const logIn = (body: { email: string; password: string }): Promise<Account> =>
  dataOf(api.POST('/v1/session/log-in', { body })).catch((error) => {
    if (error instanceof ApiError && error.code === 'PASSKEY_REQUIRED') return enterByPasskey(true)
    throw error
  })

/** By a passkey instead of the password, where there are passkeys. */
function ByPasskey() {
  const { busy, error, enter } = useEntry()
  return (
    <>
      {error && <Fault error={error} />}
      <Button icon={KeyRound} busy={busy} onClick={() => enter(() => enterByPasskey(false))}>
        {t('gate.byPasskey')}
      </Button>
    </>
  )
}

/** By an OpenID provider, where one is configured. */
export function OtherWays() {
  if (!useSession().status.features.oidc) return null
  return (
    <>
      <div class="rule">{t('gate.or')}</div>
      <a class="button" href="/v1/session/oidc">
        {t('gate.provider')}
      </a>
    </>
  )
}

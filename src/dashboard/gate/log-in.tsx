import { api } from '../api/api.ts'
import { useSession } from '../api/session.tsx'
import { Button } from '../design/button.tsx'
import { Fault } from '../design/notice.tsx'
import { t } from '../texts/texts.ts'
import { EmailField, PasswordField } from './credentials.tsx'
import { textsOf, useEntry } from './enter.ts'

export function LogIn() {
  const { features } = useSession().status
  const { busy, error, enter } = useEntry()
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const { email, password } = textsOf(event)
          void enter(
            api.POST('/v1/session/log-in', { body: { email: email!, password: password! } }),
          )
        }}
      >
        <EmailField />
        <PasswordField label={t('gate.password')} />
        {error && <Fault error={error} />}
        <Button type="submit" kind="primary" busy={busy}>
          {t('gate.logIn')}
        </Button>
      </form>
      <OtherWays />
      <div class="row apart small">
        <a href="/reset">{t('gate.forgotten')}</a>
        {features.sign_up && <a href="/sign-up">{t('gate.noAccount')}</a>}
      </div>
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

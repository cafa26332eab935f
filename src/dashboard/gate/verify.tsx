import { api, dataOf } from '../api/api.ts'
import { Button } from '../design/button.tsx'
import { Fault } from '../design/notice.tsx'
import { t } from '../texts/texts.ts'
import { PasswordField } from './credentials.tsx'
import { textsOf, useEntry } from './enter.ts'

/** Where the mail of a sign-up leads: who reads it and knows the password verifies the address. */
export function Verify({ token }: { readonly token: string }) {
  const { busy, error, enter } = useEntry()
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const { password } = textsOf(event)
          const body = { token, password: password! }
          void enter(() => dataOf(api.POST('/v1/session/verify/confirm', { body })))
        }}
      >
        <p class="soft">{t('gate.verifyLead')}</p>
        <PasswordField label={t('gate.password')} />
        {error && <Fault error={error} />}
        <Button type="submit" kind="primary" busy={busy}>
          {t('gate.verifyDo')}
        </Button>
      </form>
      <a class="small" href="/log-in">
        {t('gate.backToLogIn')}
      </a>
    </>
  )
}

import { useState } from 'preact/hooks'
import { api, dataOf } from '../api/api.ts'
import { hasPasskeys } from '../api/passkey.ts'
import { useSession } from '../api/session.tsx'
import { Button } from '../design/button.tsx'
import { Choice } from '../design/field.tsx'
import { Fault, Notice } from '../design/notice.tsx'
import { Page } from '../design/page.tsx'
import { useAction } from '../design/use-action.ts'
import { NewPasswordField, PasswordField } from '../gate/credentials.tsx'
import { textsOf } from '../gate/enter.ts'
import { chooseLanguage, LANGUAGES, type Language, language, t } from '../texts/texts.ts'
import { chooseTheme, type Theme, theme } from '../theme.ts'
import { OwnData } from './own-data.tsx'
import { Passkeys } from './passkeys.tsx'
import { Providers, Sessions } from './ways-in.tsx'

/** Who one is here, and how the dashboard looks. */
export function AccountPage() {
  const { account, status } = useSession()
  return (
    <Page title={t('account.title')} lead={account?.email ?? account?.name}>
      <Looks />
      {account?.email && <Password />}
      {hasPasskeys(status) && <Passkeys />}
      {status.features.oidc && <Providers />}
      <Sessions />
      <OwnData />
    </Page>
  )
}

const Looks = () => (
  <section class="card">
    <h2>{t('account.looks')}</h2>
    <div class="halves">
      <Choice
        label={t('account.language')}
        value={language()}
        options={Object.entries(LANGUAGES).map(([value, text]) => ({ value, text }))}
        onChange={(event) => chooseLanguage(event.currentTarget.value as Language)}
      />
      <Choice
        label={t('account.theme')}
        value={theme()}
        options={[
          { value: 'system', text: t('account.system') },
          { value: 'light', text: t('account.light') },
          { value: 'dark', text: t('account.dark') },
        ]}
        onChange={(event) => chooseTheme(event.currentTarget.value as Theme)}
      />
    </div>
  </section>
)

function Password() {
  const { busy, error, run } = useAction()
  const [done, setDone] = useState(false)
  return (
    <section class="card">
      <h2>{t('account.password')}</h2>
      <form
        class="stack"
        onSubmit={async (event) => {
          event.preventDefault()
          const form = event.currentTarget
          const { current_password, password } = textsOf(event)
          const body = { current_password: current_password!, password: password! }
          const worked = await run(() => dataOf(api.POST('/v1/session/password', { body })))
          setDone(worked)
          if (worked) form.reset()
        }}
      >
        <div class="halves">
          <PasswordField label={t('account.currentPassword')} name="current_password" />
          <NewPasswordField label={t('gate.newPassword')} />
        </div>
        {error && <Fault error={error} />}
        {done && <Notice kind="good">{t('account.passwordChanged')}</Notice>}
        <div>
          <Button type="submit" busy={busy}>
            {t('account.changePassword')}
          </Button>
        </div>
      </form>
    </section>
  )
}

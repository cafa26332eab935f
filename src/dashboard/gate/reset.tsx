import { useState } from 'preact/hooks'
import { api, dataOf } from '../api/api.ts'
import { Button } from '../design/button.tsx'
import { Fault, Notice } from '../design/notice.tsx'
import { useAction } from '../design/use-action.ts'
import { t } from '../texts/texts.ts'
import { EmailField, NewPasswordField } from './credentials.tsx'
import { textsOf, useEntry } from './enter.ts'

/** Asks for a link by mail. */
export function AskReset() {
  const { busy, error, run } = useAction()
  const [sent, setSent] = useState(false)
  return (
    <>
      {sent ? (
        <Notice kind="good">{t('gate.resetSent')}</Notice>
      ) : (
        <form
          onSubmit={async (event) => {
            event.preventDefault()
            const body = { email: textsOf(event).email! }
            setSent(await run(() => dataOf(api.POST('/v1/session/reset', { body }))))
          }}
        >
          <p class="soft">{t('gate.resetLead')}</p>
          <EmailField />
          {error && <Fault error={error} />}
          <Button type="submit" kind="primary" busy={busy}>
            {t('gate.sendLink')}
          </Button>
        </form>
      )}
      <a class="small" href="/log-in">
        {t('gate.backToLogIn')}
      </a>
    </>
  )
}

/** Where the mail's link leads. */
export function ChoosePassword({ token }: { readonly token: string }) {
  const { busy, error, enter } = useEntry()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const { password } = textsOf(event)
        const body = { token, password: password! }
        void enter(() => dataOf(api.POST('/v1/session/reset/confirm', { body })))
      }}
    >
      <NewPasswordField label={t('gate.newPassword')} />
      {error && <Fault error={error} />}
      <Button type="submit" kind="primary" busy={busy}>
        {t('common.save')}
      </Button>
    </form>
  )
}

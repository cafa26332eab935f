import { useState } from 'preact/hooks'
import { api, dataOf } from '../api/api.ts'
import { useLoad } from '../api/use-load.ts'
import { Button } from '../design/button.tsx'
import { Fault } from '../design/notice.tsx'
import { Wait } from '../design/states.tsx'
import { t } from '../texts/texts.ts'
import { EmailField, NewPasswordField } from './credentials.tsx'
import { textsOf, useEntry } from './enter.ts'

/** Where the link of the first start leads: its reader is the operator, and says how they log in from now on. */
export function Welcome({ token }: { readonly token: string }) {
  const { value, error, again } = useLoad(
    () => dataOf(api.POST('/v1/session/welcome', { body: { token } })),
    [token],
  )
  if (error) return <Fault error={error} again={again} />
  return value ? <Entry token={token} {...value} /> : <Wait />
}

function Entry(props: {
  readonly token: string
  readonly email: string | null
  readonly credentials_required: boolean
}) {
  const { token, email: known, credentials_required } = props
  const { busy, error, enter } = useEntry()
  const [email, setEmail] = useState(known ?? '')
  const confirm = (credentials?: { email: string; password: string }) =>
    enter(() =>
      dataOf(
        api.POST('/v1/session/welcome/confirm', {
          body: { token, ...(credentials && { credentials }) },
        }),
      ),
    )
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void confirm({ email, password: textsOf(event).password! })
        }}
      >
        <p class="soft">{t('gate.welcomeLead')}</p>
        <EmailField value={email} onInput={(event) => setEmail(event.currentTarget.value)} />
        <NewPasswordField label={t('gate.password')} />
        {error && <Fault error={error} />}
        <Button type="submit" kind="primary" busy={busy}>
          {t('gate.welcomeDo')}
        </Button>
      </form>
      {!credentials_required && (
        <>
          <Button busy={busy} onClick={() => confirm()}>
            {t('gate.welcomeSkip')}
          </Button>
          <p class="soft small">{t('gate.welcomeSkipHint')}</p>
        </>
      )}
    </>
  )
}

import { useState } from 'preact/hooks'
import { api, dataOf } from '../api/api.ts'
import { useSession } from '../api/session.tsx'
import { Button } from '../design/button.tsx'
import { TextField } from '../design/field.tsx'
import { Fault, Notice } from '../design/notice.tsx'
import { useAction } from '../design/use-action.ts'
import { t } from '../texts/texts.ts'
import { EmailField, NewPasswordField } from './credentials.tsx'
import { textsOf } from './enter.ts'
import { OtherWays } from './log-in.tsx'

export function SignUp() {
  const { features } = useSession().status
  const { setAccount } = useSession()
  const { busy, error, run } = useAction()
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (!features.sign_up)
    return (
      <>
        <Notice>{t('gate.closed')}</Notice>
        <a href="/log-in">{t('gate.haveAccount')}</a>
      </>
    )
  if (sentTo !== null) return <Notice kind="good">{t('gate.signUpSent', { email: sentTo })}</Notice>
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const { email, password, name } = textsOf(event)
          const body = { email: email!, password: password!, ...(name && { name }) }
          void run(async () => {
            const { account } = await dataOf(api.POST('/v1/session/sign-up', { body }))
            if (account) setAccount(account)
            else setSentTo(email!)
          })
        }}
      >
        <TextField label={t('gate.name')} name="name" autocomplete="name" maxlength={120} />
        <EmailField />
        <NewPasswordField label={t('gate.password')} />
        {error && <Fault error={error} />}
        <Button type="submit" kind="primary" busy={busy}>
          {t('gate.signUp')}
        </Button>
      </form>
      <OtherWays />
      <a class="small" href="/log-in">
        {t('gate.haveAccount')}
      </a>
    </>
  )
}

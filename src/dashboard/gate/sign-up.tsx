import { api } from '../api/api.ts'
import { useSession } from '../api/session.tsx'
import { Button } from '../design/button.tsx'
import { TextField } from '../design/field.tsx'
import { Fault, Notice } from '../design/notice.tsx'
import { t } from '../texts/texts.ts'
import { EmailField, NewPasswordField } from './credentials.tsx'
import { textsOf, useEntry } from './enter.ts'
import { OtherWays } from './log-in.tsx'

export function SignUp() {
  const { features } = useSession().status
  const { busy, error, enter } = useEntry()
  if (!features.sign_up)
    return (
      <>
        <Notice>{t('gate.closed')}</Notice>
        <a href="/log-in">{t('gate.haveAccount')}</a>
      </>
    )
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const { email, password, name } = textsOf(event)
          void enter(
            api.POST('/v1/session/sign-up', {
              body: { email: email!, password: password!, ...(name && { name }) },
            }),
          )
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

import { useEffect } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import icon from '../design/icon.svg'
import { type TextKey, t } from '../texts/texts.ts'
import { LogIn } from './log-in.tsx'
import { AskReset, ChoosePassword } from './reset.tsx'
import { SignUp } from './sign-up.tsx'
import { Verify } from './verify.tsx'
import { Welcome } from './welcome.tsx'

/** The ways in: logging in, signing up, the mail that follows, and a forgotten password. */
export function Gate() {
  const { path, query } = useLocation()
  const { title, form } = formAt(path, query.token)
  useEffect(() => {
    document.title = `${t(title)} · pagemill`
  }, [title])
  return (
    <main class="gate">
      <a class="brand" href="/">
        <img src={icon} alt="" />
        pagemill
      </a>
      <div class="card">
        <h1>{t(title)}</h1>
        {form}
      </div>
    </main>
  )
}

function formAt(path: string, token: string | undefined): { title: TextKey; form: preact.VNode } {
  if (path === '/verify' && token) return { title: 'gate.verify', form: <Verify token={token} /> }
  if (path === '/welcome' && token)
    return { title: 'gate.welcome', form: <Welcome token={token} /> }
  if (path === '/sign-up') return { title: 'gate.signUp', form: <SignUp /> }
  if (path !== '/reset') return { title: 'gate.logIn', form: <LogIn /> }
  if (token) return { title: 'gate.newPassword', form: <ChoosePassword token={token} /> }
  return { title: 'gate.reset', form: <AskReset /> }
}

import { useEffect, useState } from 'preact/hooks'
import { api, dataOf } from '../api/api.ts'
import { type Account, useSession } from '../api/session.tsx'
import { Button } from '../design/button.tsx'
import { Fault, Notice } from '../design/notice.tsx'
import { useAction } from '../design/use-action.ts'
import { t } from '../texts/texts.ts'

/** Reminds who has not opened the link of the mail, until they have. */
export function Unverified({ account }: { readonly account: Account }) {
  const { status, setAccount } = useSession()
  const { busy, error, run } = useAction()
  const [sent, setSent] = useState(false)
  const isAsked =
    status.features.email_verification && account.email !== null && !account.email_verified
  useEffect(() => {
    if (!isAsked) return
    // The link is often opened beside this page.
    const look = () => {
      if (document.visibilityState === 'visible')
        dataOf(api.GET('/v1/session')).then(setAccount, () => {})
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isAsked, setAccount])
  if (!isAsked) return null
  const send = () => run(async () => setSent((await dataOf(api.POST('/v1/session/verify'))).sent))
  return (
    <div class="stack tight unverified">
      <Notice kind="warn">
        <div class="row apart">
          <span>{t(sent ? 'shell.sentAgain' : 'shell.unverified', { email: account.email! })}</span>
          <Button short busy={busy} onClick={send}>
            {t('shell.sendAgain')}
          </Button>
        </div>
      </Notice>
      {error && <Fault error={error} />}
    </div>
  )
}

import { useState } from 'preact/hooks'
import { answerTo, api, dataOf } from '../api/api.ts'
import { saveAnswer } from '../api/save.ts'
import { useSession } from '../api/session.tsx'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Fault } from '../design/notice.tsx'
import { useAction } from '../design/use-action.ts'
import { PasswordField } from '../gate/credentials.tsx'
import { textsOf } from '../gate/enter.ts'
import { t } from '../texts/texts.ts'

/** Takes along all that is held about the account, or deletes it. */
export function OwnData() {
  const { account } = useSession()
  const { busy, error, run } = useAction()
  const [asks, setAsks] = useState(false)
  const take = async () => {
    const asked = api.GET('/v1/account/export', { parseAs: 'stream' })
    await saveAnswer(await answerTo(asked), 'pagemill-account.json')
  }
  return (
    <section class="card stack">
      <h2>{t('account.data')}</h2>
      <p class="soft">{t('account.dataLead')}</p>
      {error && <Fault error={error} />}
      <div class="row">
        <Button busy={busy} onClick={() => run(take)}>
          {t('account.export')}
        </Button>
        {!account?.is_operator && (
          <Button kind="danger" onClick={() => setAsks(true)}>
            {t('account.delete')}
          </Button>
        )}
      </div>
      {asks && <DeleteAccount onClose={() => setAsks(false)} />}
    </section>
  )
}

/** Asks who is there once more. */
function DeleteAccount({ onClose }: { readonly onClose: () => void }) {
  const { account, setAccount } = useSession()
  const { busy, error, run } = useAction()
  return (
    <Dialog title={t('account.deleteTitle')} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault()
          const { password } = textsOf(event)
          const body = password ? { password } : {}
          void run(async () => {
            await dataOf(api.POST('/v1/account/deletion', { body }))
            setAccount(null)
          })
        }}
      >
        <p>{t('account.deleteLead')}</p>
        {account?.has_password ? (
          <PasswordField label={t('account.currentPassword')} />
        ) : (
          <p class="soft">{t('account.deleteFresh')}</p>
        )}
        {error && <Fault error={error} />}
        <div class="row end">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" kind="danger" busy={busy}>
            {t('account.delete')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

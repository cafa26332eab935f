import { useState } from 'preact/hooks'
import { api, dataOf } from '../api/api.ts'
import { useSession } from '../api/session.tsx'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Choice, TextField } from '../design/field.tsx'
import { Fault, Notice } from '../design/notice.tsx'
import { useAction } from '../design/use-action.ts'
import { t } from '../texts/texts.ts'
import type { MadeKey } from './key.ts'

/** What a new key is to be. */
export function NewKeyDialog(props: {
  readonly onMade: (key: MadeKey) => void
  readonly onClose: () => void
}) {
  const { busy, error, run } = useAction()
  const { account, status } = useSession()
  const needsCard =
    status.features.billing === true && account?.plan !== 'unlimited' && !account?.card_verified
  const [isTest, setTest] = useState(needsCard)
  const submit = (event: Event) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const limit = String(form.get('limit') ?? '')
    const body = {
      label: String(form.get('label')),
      is_test: isTest,
      ...(limit !== '' && { monthly_limit: Number(limit) }),
    }
    void run(async () => props.onMade(await dataOf(api.POST('/v1/keys', { body }))))
  }
  return (
    <Dialog title={t('keys.create')} onClose={props.onClose}>
      <form class="stack" onSubmit={submit}>
        <TextField
          label={t('keys.label')}
          name="label"
          maxlength={120}
          hint={t('keys.labelHint')}
        />
        <Choice
          label={t('keys.kind')}
          name="kind"
          value={isTest ? 'test' : 'live'}
          onChange={(event) => setTest(event.currentTarget.value === 'test')}
          options={[
            { value: 'live', text: t('keys.live') },
            { value: 'test', text: t('keys.test') },
          ]}
          hint={isTest ? t('keys.testHint') : t('keys.liveHint')}
        />
        {!isTest && needsCard && <Notice kind="warn">{t('keys.needsCard')}</Notice>}
        {!isTest && (
          <TextField
            label={t('keys.limit')}
            name="limit"
            type="number"
            min={1}
            max={1_000_000_000}
            hint={t('keys.limitHint')}
          />
        )}
        {error && <Fault error={error} />}
        <div class="row end">
          <Button onClick={props.onClose}>{t('common.cancel')}</Button>
          <Button type="submit" kind="primary" busy={busy}>
            {t('keys.create')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

import { KeyRound } from 'lucide'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Data } from '../../client/client.ts'
import { api, dataOf } from '../api/api.ts'
import { addPasskey } from '../api/passkey.ts'
import { useSession } from '../api/session.tsx'
import { useLoad } from '../api/use-load.ts'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Check, TextField } from '../design/field.tsx'
import { Fault } from '../design/notice.tsx'
import { useAction } from '../design/use-action.ts'
import { PasswordField } from '../gate/credentials.tsx'
import { textsOf } from '../gate/enter.ts'
import { moment, t } from '../texts/texts.ts'

type Passkey = Data<'/v1/account/passkeys', 'get'>['passkeys'][number]

type Question = { ask: 'add' | 'second' } | { ask: 'rename' | 'remove'; passkey: Passkey }

/** As many characters as the service takes. */
const LONGEST_NAME = 60

/** Passkeys that let one in instead of the password, or after it. */
export function Passkeys() {
  const { value, error, again } = useLoad(() => dataOf(api.GET('/v1/account/passkeys')), [])
  const [question, setQuestion] = useState<Question | null>(null)
  const close = () => setQuestion(null)
  const done = async () => {
    close()
    await again()
  }
  return (
    <section class="card stack">
      <h2>{t('account.passkeys')}</h2>
      <p class="soft">{t('account.passkeysLead')}</p>
      {error && <Fault error={error} />}
      {value?.passkeys.map((passkey) => (
        <div class="row apart" key={passkey.id}>
          <span>
            <strong>{passkey.name}</strong>{' '}
            <span class="soft">
              {passkey.last_used_at
                ? t('account.passkeyUsed', { when: moment(passkey.last_used_at) })
                : t('account.passkeyAdded', { when: moment(passkey.created_at) })}
            </span>
          </span>
          <span class="row">
            <Button short onClick={() => setQuestion({ ask: 'rename', passkey })}>
              {t('account.rename')}
            </Button>
            <Button short onClick={() => setQuestion({ ask: 'remove', passkey })}>
              {t('account.removePasskey')}
            </Button>
          </span>
        </div>
      ))}
      {value && (value.passkeys.length > 0 || value.asked_after_password) && (
        <Check
          checked={value.asked_after_password}
          onChange={(event) => {
            event.currentTarget.checked = value.asked_after_password
            setQuestion({ ask: 'second' })
          }}
        >
          {t('account.askPasskey')}
        </Check>
      )}
      <div>
        <Button icon={KeyRound} onClick={() => setQuestion({ ask: 'add' })}>
          {t('account.addPasskey')}
        </Button>
      </div>
      {question?.ask === 'add' && <Add onDone={done} onClose={close} />}
      {question?.ask === 'second' && (
        <AskAfterPassword isAsked={value!.asked_after_password} onDone={done} onClose={close} />
      )}
      {question?.ask === 'rename' && (
        <Rename passkey={question.passkey} onDone={done} onClose={close} />
      )}
      {question?.ask === 'remove' && (
        <Remove passkey={question.passkey} onDone={done} onClose={close} />
      )}
    </section>
  )
}

interface Ends {
  readonly onDone: () => Promise<void>
  readonly onClose: () => void
}

const NameField = ({ value }: { readonly value?: string }) => (
  <TextField
    label={t('account.passkeyName')}
    name="name"
    maxlength={LONGEST_NAME}
    required
    hint={t('account.passkeyNameHint')}
    {...(value !== undefined && { value })}
  />
)

const Add = ({ onDone, onClose }: Ends) => (
  <Question
    title={t('account.addPasskey')}
    action={t('account.addPasskey')}
    onClose={onClose}
    onSend={async ({ name, password }) => {
      await addPasskey(name!, password)
      await onDone()
    }}
  >
    <NameField />
  </Question>
)

const AskAfterPassword = ({ isAsked, onDone, onClose }: Ends & { readonly isAsked: boolean }) => (
  <Question
    title={t('account.askPasskey')}
    action={t(isAsked ? 'account.askNoMore' : 'account.ask')}
    onClose={onClose}
    onSend={async ({ password }) => {
      const body = { asked_after_password: !isAsked, ...(password && { password }) }
      await dataOf(api.PATCH('/v1/account/passkeys', { body }))
      await onDone()
    }}
  >
    <p>{t(isAsked ? 'account.askNoMoreLead' : 'account.askLead')}</p>
  </Question>
)

const Rename = ({ passkey, onDone, onClose }: Ends & { readonly passkey: Passkey }) => (
  <Question
    title={t('account.renameTitle', { name: passkey.name })}
    action={t('account.rename')}
    onClose={onClose}
    onSend={async ({ name }) => {
      const params = { path: { id: passkey.id } }
      const body = { name: name! }
      await dataOf(api.PATCH('/v1/account/passkeys/{id}', { params, body }))
      await onDone()
    }}
  >
    <NameField value={passkey.name} />
  </Question>
)

const Remove = ({ passkey, onDone, onClose }: Ends & { readonly passkey: Passkey }) => (
  <Question
    title={t('account.removeTitle', { name: passkey.name })}
    action={t('account.removePasskey')}
    onClose={onClose}
    onSend={async () => {
      const params = { path: { id: passkey.id } }
      await dataOf(api.DELETE('/v1/account/passkeys/{id}', { params }))
      await onDone()
    }}
  >
    <p>{t('account.removeLead')}</p>
  </Question>
)

/** Asks in front of the page; for the password as well where the service wants it as a proof. */
function Question(props: {
  readonly title: string
  readonly action: string
  readonly onClose: () => void
  readonly onSend: (texts: Record<string, string>) => Promise<void>
  readonly children: ComponentChildren
}) {
  const { account } = useSession()
  const { busy, error, run } = useAction()
  const [proves, setProves] = useState(false)
  const wants = error?.code === 'INVALID_CREDENTIALS' && account?.has_password === true
  if (wants && !proves) setProves(true)
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault()
          const texts = textsOf(event)
          void run(() => props.onSend(texts))
        }}
      >
        {props.children}
        {proves && <PasswordField label={t('account.currentPassword')} />}
        {error && <Fault error={error} />}
        <div class="row end">
          <Button onClick={props.onClose}>{t('common.cancel')}</Button>
          <Button type="submit" kind="primary" busy={busy}>
            {props.action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

import { KeyRound, Plus } from 'lucide'
import { useState } from 'preact/hooks'
import { useLoad } from '../api/use-load.ts'
import { Button } from '../design/button.tsx'
import { Page } from '../design/page.tsx'
import { Empty, Loaded } from '../design/states.tsx'
import { t } from '../texts/texts.ts'
import { type Key, listKeys, type MadeKey, nameOf } from './key.ts'
import { KeyList } from './key-list.tsx'
import { MadeKeyDialog } from './made-key.tsx'
import { NewKeyDialog } from './new-key.tsx'
import { RevokeKey, RotateKey } from './withdraw-key.tsx'

type Question =
  | { ask: 'new' }
  | { ask: 'rotate' | 'revoke'; key: Key }
  | { ask: 'made'; key: MadeKey }

/** The account's API keys. */
export function KeysPage() {
  const keys = useLoad(listKeys, [])
  const [question, setQuestion] = useState<Question | null>(null)
  const close = () => setQuestion(null)
  const made = (key: MadeKey) => {
    setQuestion({ ask: 'made', key })
    void keys.again()
  }
  const create = (
    <Button kind="primary" icon={Plus} onClick={() => setQuestion({ ask: 'new' })}>
      {t('keys.create')}
    </Button>
  )
  return (
    <Page title={t('keys.title')} lead={t('keys.lead')} actions={create}>
      <Loaded load={keys}>
        {(list) => (
          <div class="card flush">
            {list.length === 0 ? (
              <Empty icon={KeyRound} title={t('keys.none')}>
                <p>{t('keys.noneLead')}</p>
                {create}
              </Empty>
            ) : (
              <KeyList
                keys={list}
                onRotate={(key) => setQuestion({ ask: 'rotate', key })}
                onRevoke={(key) => setQuestion({ ask: 'revoke', key })}
              />
            )}
          </div>
        )}
      </Loaded>
      {question?.ask === 'new' && <NewKeyDialog onMade={made} onClose={close} />}
      {question?.ask === 'made' && <MadeKeyDialog made={question.key} onClose={close} />}
      {question?.ask === 'rotate' && (
        <RotateKey of={question.key} name={nameOf(question.key)} onMade={made} onClose={close} />
      )}
      {question?.ask === 'revoke' && (
        <RevokeKey
          of={question.key}
          name={nameOf(question.key)}
          onRevoked={keys.again}
          onClose={close}
        />
      )}
    </Page>
  )
}

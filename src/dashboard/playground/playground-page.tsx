import './playground.css'
import { KeyRound, ScanText } from 'lucide'
import { useState } from 'preact/hooks'
import { Button } from '../design/button.tsx'
import { Fault } from '../design/notice.tsx'
import { Page } from '../design/page.tsx'
import { Empty, Loaded } from '../design/states.tsx'
import { useDeed } from '../design/use-deed.ts'
import { useKeyChoice } from '../keys/key-choice.tsx'
import { t } from '../texts/texts.ts'
import { FIRST_ORDER } from './convert.ts'
import { DocumentList } from './document-list.tsx'
import { DocumentView } from './document-view.tsx'
import { DropZone } from './drop-zone.tsx'
import { OrderForm } from './order-form.tsx'
import { useDocuments } from './use-documents.ts'

/** Files in, results beside their pages, corrections out. */
export function PlaygroundPage() {
  const choice = useKeyChoice()
  const [order, setOrder] = useState(FIRST_ORDER)
  const documents = useDocuments()
  const making = useDeed()
  const { key } = choice
  const add = (files: readonly File[]) => key && documents.add(files, order, key)
  return (
    <Page title={t('playground.title')} lead={t('playground.lead')} full>
      <Loaded load={choice.load}>
        {(keys) =>
          keys.length === 0 || !key ? (
            <div class="card">
              <Empty icon={KeyRound} title={t('playground.noKey')}>
                <p>{t('playground.noKeyLead')}</p>
                {making.error && <Fault error={making.error} />}
                <Button kind="primary" busy={making.busy} onClick={() => making.run(choice.make)}>
                  {t('playground.makeKey')}
                </Button>
              </Empty>
            </div>
          ) : (
            <div class="play">
              <section class="card order" aria-label={t('playground.order')}>
                <OrderForm order={order} choice={choice} onChange={setOrder} />
                <DropZone
                  disabled={order.model === 'fields' && order.fields === ''}
                  onFiles={add}
                />
                <DocumentList documents={documents} />
              </section>
              {documents.open ? (
                <DocumentView
                  key={documents.open.id}
                  paper={documents.open}
                  apiKey={key}
                  onAgain={() => documents.again(documents.open!, order, key)}
                />
              ) : (
                <section class="card">
                  <Empty icon={ScanText} title={t('playground.empty')}>
                    <p>{t('playground.emptyLead')}</p>
                  </Empty>
                </section>
              )}
            </div>
          )
        }
      </Loaded>
    </Page>
  )
}

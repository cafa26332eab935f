import './playground.css'
import { ScanText } from 'lucide'
import { useState } from 'preact/hooks'
import type { Model } from '../api/api.ts'
import { isCorrected, outputsOf } from '../api/outputs.ts'
import { useSession } from '../api/session.tsx'
import { Page } from '../design/page.tsx'
import { Empty, Loaded } from '../design/states.tsx'
import { useKeyChoice } from '../keys/key-choice.tsx'
import { t } from '../texts/texts.ts'
import { FIRST_ORDER, type Order } from './convert.ts'
import { DocumentList } from './document-list.tsx'
import { DocumentView } from './document-view.tsx'
import { DropZone } from './drop-zone.tsx'
import { OrderForm } from './order-form.tsx'
import { Samples } from './samples.tsx'
import { useDocuments } from './use-documents.ts'

/** Files in, results beside their pages, corrections out. */
export function PlaygroundPage() {
  const choice = useKeyChoice()
  const [order, setOrder] = useState(FIRST_ORDER)
  const documents = useDocuments()
  const { status } = useSession()
  const { id: keyId } = choice
  const openSample = (file: File, model: Model) => {
    const output = outputsOf(status, model)[0]![0]
    const own: Order = { ...FIRST_ORDER, model, output, isCorrected: isCorrected(status, model) }
    setOrder(own)
    documents.add([file], own, keyId)
  }
  return (
    <Page title={t('playground.title')} lead={t('playground.lead')} full>
      <Loaded load={choice.load}>
        {() => (
          <div class="play">
            <section class="card order" aria-label={t('playground.order')}>
              <OrderForm order={order} choice={choice} onChange={setOrder} />
              <DropZone
                disabled={order.model === 'fields' && order.fields === ''}
                onFiles={(files) => documents.add(files, order, keyId)}
              />
              <DocumentList documents={documents} />
            </section>
            {documents.open ? (
              <DocumentView
                key={documents.open.id}
                paper={documents.open}
                keyId={keyId}
                onAgain={() => documents.again(documents.open!, order, keyId)}
              />
            ) : (
              <section class="card">
                <Empty icon={ScanText} title={t('playground.empty')}>
                  <p>{t('playground.emptyLead')}</p>
                  <Samples onSample={openSample} />
                </Empty>
              </section>
            )}
          </div>
        )}
      </Loaded>
    </Page>
  )
}

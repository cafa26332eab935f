import { useState } from 'preact/hooks'
import { form } from '../../client/client.ts'
import { api, by, dataOf, type Model } from '../api/api.ts'
import { type Output, outputsOf } from '../api/outputs.ts'
import { useSession } from '../api/session.tsx'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Choice, FileField, TextField } from '../design/field.tsx'
import { Fault } from '../design/notice.tsx'
import { useAction } from '../design/use-action.ts'
import type { KeyId } from '../keys/key.ts'
import { t } from '../texts/texts.ts'
import type { Job } from './job.ts'

/**
 * Orders a job's file again, with the same key. The service has deleted its own copy, so the file is
 * asked for; what is to be made of it can be changed.
 */
export function RetryJob(props: {
  readonly job: Job
  readonly keyId: KeyId
  readonly onOrdered: (id: string) => void
  readonly onClose: () => void
}) {
  const { job, keyId, onOrdered, onClose } = props
  const { status } = useSession()
  const { busy, error, run } = useAction()
  const [file, setFile] = useState<File | null>(null)
  const [model, setModel] = useState<Model>(job.model)
  const [output, setOutput] = useState<Output>(outputsOf(status, job.model)[0]![0])
  const [pages, setPages] = useState('')
  const [fields, setFields] = useState('')
  const order = (event: Event) => {
    event.preventDefault()
    const body = form({
      file: file!,
      model,
      output,
      page_range: pages,
      ...(model === 'fields' && { fields }),
    })
    void run(async () => {
      const asked = api.POST('/v1/jobs', { params: { header: by(keyId) }, body })
      onOrdered((await dataOf(asked)).request_id)
    })
  }
  return (
    <Dialog title={t('jobs.retryTitle', { name: job.filename })} onClose={onClose}>
      <p class="soft">{t('jobs.retryLead')}</p>
      <form class="stack" onSubmit={order}>
        <FileField label={t('jobs.file')} onFile={setFile} />
        <div class="halves">
          <Choice
            label={t('playground.model')}
            value={model}
            options={status.models_supported.map((value) => ({
              value,
              text: t(`models.${value}`),
            }))}
            onChange={(event) => {
              const chosen = event.currentTarget.value as Model
              setModel(chosen)
              setOutput(outputsOf(status, chosen)[0]![0])
            }}
          />
          <Choice
            label={t('playground.output')}
            value={output}
            options={outputsOf(status, model).map(([value, text]) => ({ value, text }))}
            onChange={(event) => setOutput(event.currentTarget.value as Output)}
          />
        </div>
        {model === 'fields' && (
          <TextField
            label={t('playground.fields')}
            value={fields}
            required
            hint={t('playground.fieldsHint')}
            onInput={(event) => setFields(event.currentTarget.value)}
          />
        )}
        <TextField
          label={t('playground.pages')}
          value={pages}
          placeholder={t('playground.allPages')}
          hint={t('playground.pagesHint')}
          onInput={(event) => setPages(event.currentTarget.value)}
        />
        {error && <Fault error={error} />}
        <div class="row end">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" kind="primary" busy={busy} disabled={!file}>
            {t('jobs.retry')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

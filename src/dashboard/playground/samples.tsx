import { useRef } from 'preact/hooks'
import report from '../../../demo/documents/quarterly-report.pdf'
import statement from '../../../docs/guide/samples/bank_statement.png'
import invoice from '../../../docs/guide/samples/invoice.png'
import { ApiError, type Model } from '../api/api.ts'
import { Button } from '../design/button.tsx'
import { Fault } from '../design/notice.tsx'
import { useAction } from '../design/use-action.ts'
import { type TextKey, t } from '../texts/texts.ts'

interface Sample {
  readonly text: TextKey
  readonly url: string
  readonly name: string
  readonly model: Model
}

const SAMPLES: readonly Sample[] = [
  { text: 'playground.report', url: report, name: 'quarterly-report.pdf', model: 'tables' },
  { text: 'playground.invoice', url: invoice, name: 'invoice.png', model: 'invoice' },
  {
    text: 'playground.statement',
    url: statement,
    name: 'bank-statement.png',
    model: 'bank_statement',
  },
]

/** Documents of ours, for who has none at hand. */
export function Samples(props: { readonly onSample: (file: File, model: Model) => void }) {
  const { busy, error, run } = useAction()
  const asked = useRef<Sample>(undefined)
  const open = (sample: Sample) => {
    asked.current = sample
    return run(async () => {
      const answer = await fetch(sample.url).catch((cause) => {
        throw new ApiError(0, { code: 'NO_ANSWER', message: t('common.noAnswer') }, cause)
      })
      if (!answer.ok)
        throw new ApiError(answer.status, { code: 'NOT_FOUND', message: t('common.noAnswer') })
      const blob = await answer.blob()
      props.onSample(new File([blob], sample.name, { type: blob.type }), sample.model)
    })
  }
  return (
    <>
      <div class="row">
        {SAMPLES.map((sample) => (
          <Button
            key={sample.name}
            disabled={busy}
            busy={busy && asked.current === sample}
            onClick={() => open(sample)}
          >
            {t(sample.text)}
          </Button>
        ))}
      </div>
      {error && <Fault error={error} />}
    </>
  )
}

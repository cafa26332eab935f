import { Download, Undo2 } from 'lucide'
import type { Model } from '../api/api.ts'
import { isCorrected, type Output, outputsOf } from '../api/outputs.ts'
import { saveAnswer, saveText } from '../api/save.ts'
import { useSession } from '../api/session.tsx'
import { Button } from '../design/button.tsx'
import { Fault } from '../design/notice.tsx'
import { useAction } from '../design/use-action.ts'
import { t } from '../texts/texts.ts'
import type { Corrections } from './use-corrections.ts'

/** The result as files, corrections included; the output that was chosen comes first. */
export function Downloads(props: {
  readonly corrections: Corrections
  readonly model: Model
  readonly output: Output
}) {
  const { busy, error, run } = useAction()
  const { corrections, model, output: chosen } = props
  const { status } = useSession()
  // A text that was found has no values to correct: it is taken along as it is.
  const isWritten = isCorrected(status, model)
  const outputs = outputsOf(status, isWritten ? model : 'tables')
    .filter(([output]) => isWritten || output === 'json')
    .toSorted(([a], [b]) => Number(b === chosen) - Number(a === chosen))
  const fault = error ?? corrections.error
  const save = (output: Output) =>
    run(async () =>
      isWritten
        ? saveAnswer(await corrections.written(output), corrections.jsonName)
        : saveText(corrections.jsonName, JSON.stringify(corrections.result, null, 2), 'text/plain'),
    )
  return (
    <>
      {fault && <Fault error={fault} />}
      {corrections.isChanged && (
        <Button short kind="quiet" icon={Undo2} onClick={corrections.undo}>
          {t('values.undo')}
        </Button>
      )}
      {outputs.map(([output, name], i) => (
        <Button
          key={output}
          short
          {...(i === 0 && { kind: 'primary' as const, icon: Download })}
          busy={busy && i === 0}
          disabled={busy}
          aria-label={t('values.download', { name })}
          onClick={() => save(output)}
        >
          {name}
        </Button>
      ))}
    </>
  )
}

import { Download, Undo2 } from 'lucide'
import { saveAnswer } from '../api/save.ts'
import { Button } from '../design/button.tsx'
import { Fault } from '../design/notice.tsx'
import { useDeed } from '../design/use-deed.ts'
import { t } from '../texts/texts.ts'
import type { Corrections, Output } from './use-corrections.ts'

const COMMON = { xlsx: 'Excel', csv: 'CSV', json: 'JSON', txt: 'Text' }
const STATEMENT = { csv_quickbooks: 'QuickBooks', csv_xero: 'Xero', ofx: 'OFX' }

/** The result as files, corrections included. */
export function Downloads(props: { readonly corrections: Corrections; readonly model: string }) {
  const { busy, error, run } = useDeed()
  const { corrections, model } = props
  const outputs = { ...COMMON, ...(model === 'bank_statement' && STATEMENT) }
  const fault = error ?? corrections.error
  const save = (output: Output) =>
    run(async () => saveAnswer(await corrections.written(output), output === 'json'))
  return (
    <>
      {fault && <Fault error={fault} />}
      {corrections.isChanged && (
        <Button short kind="quiet" icon={Undo2} onClick={corrections.undo}>
          {t('values.undo')}
        </Button>
      )}
      {(Object.entries(outputs) as [Output, string][]).map(([output, name], i) => (
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

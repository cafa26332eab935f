import { Download, FileSearch } from 'lucide'
import { nameOfOutput } from '../api/outputs.ts'
import { saveMade } from '../api/save.ts'
import { Button } from '../design/button.tsx'
import { Fault } from '../design/notice.tsx'
import { Empty } from '../design/states.tsx'
import type { KeyId } from '../keys/key.ts'
import { t } from '../texts/texts.ts'
import { ResultView } from './result-view.tsx'
import { Snippets } from './snippets.tsx'
import type { Paper } from './use-documents.ts'

/** One file: on its way, failed, or what was read of it. */
export function DocumentView(props: {
  readonly paper: Paper
  readonly keyId: KeyId
  readonly onAgain: () => void
}) {
  const { paper, keyId, onAgain } = props
  if (paper.error)
    return (
      <section class="card stack">
        <Fault error={paper.error} />
        <div>
          <Button onClick={onAgain}>{t('playground.again')}</Button>
        </div>
      </section>
    )
  if (!paper.outcome) return <UnderWay paper={paper} />
  if ('file' in paper.outcome) {
    const { file } = paper.outcome
    const { output } = paper.order
    const name = nameOfOutput(output)
    return (
      <section class="card stack">
        <div class="row apart">
          <h2>{paper.file.name}</h2>
          <div class="row">
            <Snippets order={paper.order} file={paper.file.name} output={output} />
            <Button
              short
              kind="primary"
              icon={Download}
              aria-label={t('values.download', { name })}
              onClick={() => saveMade(file)}
            >
              {name}
            </Button>
          </div>
        </div>
        {file.text === null ? (
          <p class="soft">{t('playground.fileMade', { name: file.name })}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
          <pre class="plain" tabIndex={0}>
            {file.text}
          </pre>
        )}
      </section>
    )
  }
  if (paper.outcome.result.pages.length === 0)
    return (
      <section class="card">
        <Empty icon={FileSearch} title={t('playground.nothing')} />
      </section>
    )
  return <ResultView paper={paper} first={paper.outcome.result} keyId={keyId} />
}

function UnderWay({ paper: { file, progress } }: { readonly paper: Paper }) {
  const share = progress && progress.total > 0 ? progress.done / progress.total : 0
  return (
    <section class="card under-way" aria-busy="true">
      <span class="spinner" />
      <h2>{file.name}</h2>
      <p class="soft" role="status">
        {progress
          ? t('playground.progress', { done: progress.done, total: progress.total })
          : t('playground.sending')}
      </p>
      {progress && (
        <div
          class="bar"
          role="progressbar"
          aria-label={t('playground.reading')}
          aria-valuenow={Math.round(share * 100)}
        >
          <span style={{ width: `${share * 100}%` }} />
        </div>
      )}
    </section>
  )
}

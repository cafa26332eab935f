import { X } from 'lucide'
import { Button } from '../design/button.tsx'
import { t } from '../texts/texts.ts'
import type { Documents, Paper } from './use-documents.ts'

/** The files of this visit; one of them is open. */
export const DocumentList = ({ documents }: { readonly documents: Documents }) => (
  <ul class="papers">
    {documents.list.map((paper) => (
      <li key={paper.id} class={paper.id === documents.open?.id ? 'row open' : 'row'}>
        <button
          type="button"
          class="name"
          aria-pressed={paper.id === documents.open?.id}
          onClick={() => documents.show(paper.id)}
        >
          <span>{paper.file.name}</span>
          <span class="small soft">{stateOf(paper)}</span>
        </button>
        <Button
          short
          kind="quiet"
          icon={X}
          aria-label={t('playground.remove', { name: paper.file.name })}
          onClick={() => documents.remove(paper.id)}
        />
      </li>
    ))}
  </ul>
)

function stateOf({ error, outcome, progress, order }: Paper): string {
  if (error) return t('playground.failed')
  if (outcome) return t(`models.${order.model as 'tables'}`)
  if (progress) return t('playground.progress', { done: progress.done, total: progress.total })
  return t('playground.sending')
}

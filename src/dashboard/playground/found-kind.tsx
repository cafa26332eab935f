import type { Model } from '../api/api.ts'
import { Notice } from '../design/notice.tsx'
import { number, t } from '../texts/texts.ts'
import type { Result } from './result.ts'

/** What model auto takes a file for, and the documents in it. */
export function FoundKind({ of }: { readonly of: Result }) {
  const { kind, probability = 0, documents = [] } = of
  const list = documents.map((own) => `${nameOf(own.kind)} (${own.pages.join(', ')})`).join(' · ')
  return (
    <Notice>
      {t('values.kind', { kind: nameOf(kind), percent: number(100 * probability) })}
      {documents.length > 1 && ` ${t('values.documents', { list })}`}
    </Notice>
  )
}

const nameOf = (kind: Model | null | undefined): string =>
  kind ? t(`models.${kind}`) : t('playground.nothing')

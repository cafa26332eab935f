import { FileQuestionMark } from 'lucide'
import { Page } from '../design/page.tsx'
import { Empty } from '../design/states.tsx'
import { t } from '../texts/texts.ts'

export const NotFound = () => (
  <Page title={t('shell.notFound')}>
    <div class="card">
      <Empty icon={FileQuestionMark} title={t('shell.notFound')}>
        <p>{t('shell.notFoundLead')}</p>
        <a class="button" href="/">
          {t('shell.home')}
        </a>
      </Empty>
    </div>
  </Page>
)

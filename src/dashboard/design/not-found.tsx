import { FileQuestionMark } from 'lucide'
import { t } from '../texts/texts.ts'
import { Page } from './page.tsx'
import { Empty } from './states.tsx'

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

import { useLocation } from 'preact-iso'
import { useSession } from '../api/session.tsx'
import { NotFound } from '../design/not-found.tsx'
import { Page } from '../design/page.tsx'
import { t } from '../texts/texts.ts'
import { Accounts } from './accounts.tsx'
import { AuditLog } from './audit-log.tsx'
import { Machines } from './machines.tsx'
import { Payments } from './payments.tsx'

const PARTS = [
  { path: '/operator', text: 'operator.machinery', part: Machines },
  { path: '/operator/accounts', text: 'operator.accounts', part: Accounts },
  { path: '/operator/payments', text: 'operator.payments', part: Payments },
  { path: '/operator/audit', text: 'operator.audit', part: AuditLog },
] as const

/** What runs the service, and who uses it; for the operator alone. */
export function OperatorPage() {
  const { path } = useLocation()
  const here = PARTS.find((own) => own.path === path)
  if (!useSession().account?.is_operator || !here) return <NotFound />
  return (
    <Page title={t('operator.title')} lead={t('operator.lead')}>
      <nav class="tabs" aria-label={t('operator.title')}>
        {PARTS.map((own) => (
          <a key={own.path} href={own.path} aria-current={own === here ? 'page' : undefined}>
            {t(own.text)}
          </a>
        ))}
      </nav>
      <here.part />
    </Page>
  )
}

import {
  BookOpen,
  ChartColumn,
  KeyRound,
  Layers,
  ListChecks,
  LogOut,
  ScanText,
  ServerCog,
  UserRound,
  Webhook,
} from 'lucide'
import { api, dataOf } from '../api/api.ts'
import { type Account, useSession } from '../api/session.tsx'
import { Icon } from '../design/icon.tsx'
import { t } from '../texts/texts.ts'

const PLACES = [
  { path: '/', text: 'playground.title', icon: ScanText },
  { path: '/jobs', text: 'jobs.title', icon: ListChecks },
  { path: '/batches', text: 'batches.title', icon: Layers },
  { path: '/keys', text: 'keys.title', icon: KeyRound },
  { path: '/webhooks', text: 'webhooks.title', icon: Webhook },
  { path: '/usage', text: 'usage.title', icon: ChartColumn },
] as const

const OPERATORS = { path: '/operator', text: 'operator.title', icon: ServerCog } as const

/** Where one can go, and who is here. */
export function Side(props: { readonly account: Account; readonly path: string }) {
  const { setAccount } = useSession()
  const isHere = (path: string) => props.path === path || props.path.startsWith(`${path}/`)
  return (
    <>
      <nav aria-label={t('shell.pages')}>
        <ul>
          {(props.account.is_operator ? [...PLACES, OPERATORS] : PLACES).map(
            ({ path, text, icon }) => (
              <li key={path}>
                <a class="item" href={path} aria-current={isHere(path) ? 'page' : undefined}>
                  <Icon of={icon} />
                  {t(text)}
                </a>
              </li>
            ),
          )}
          <li>
            <a class="item" href="/guide">
              <Icon of={BookOpen} />
              {t('shell.guide')}
            </a>
          </li>
        </ul>
      </nav>
      <div class="self">
        <div class="who">{props.account.email ?? props.account.name}</div>
        <a class="item" href="/account" aria-current={isHere('/account') ? 'page' : undefined}>
          <Icon of={UserRound} />
          {t('account.title')}
        </a>
        <button
          type="button"
          class="item"
          onClick={async () => {
            await dataOf(api.POST('/v1/session/log-out'))
            setAccount(null)
          }}
        >
          <Icon of={LogOut} />
          {t('shell.logOut')}
        </button>
      </div>
    </>
  )
}

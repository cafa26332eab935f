import { useLocation } from 'preact-iso'
import { type Account, useSession } from '../api/session.tsx'
import { useAction } from '../design/use-action.ts'

/** Sends a form of the gate; who is logged in by it goes on to the page they wanted. */
export function useEntry() {
  const { setAccount } = useSession()
  const location = useLocation()
  const action = useAction()
  const enter = (asked: () => Promise<Account>) =>
    action.run(async () => {
      const account = await asked()
      if (/^\/(log-in|sign-up|reset|verify|welcome)$/.test(location.path)) location.route('/', true)
      setAccount(account)
    })
  return { ...action, enter }
}

/** A form's texts by their names. */
export const textsOf = (event: Event): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(event.currentTarget as HTMLFormElement)].map(([k, v]) => [k, String(v)]),
  )

import { type ComponentChildren, createContext } from 'preact'
import { useContext, useState } from 'preact/hooks'
import type { Data, Schemas } from '../../client/client.ts'
import { ApiError, api, dataOf } from './api.ts'
import { useLoad } from './use-load.ts'

/** Who is logged in. */
export type Account = Schemas['Person']

/** What the service can do. */
export type Status = Data<'/v1/status', 'get'>

interface Session {
  /** null = nobody */
  readonly account: Account | null
  readonly status: Status
  readonly setAccount: (account: Account | null) => void
}

const context = createContext<Session>(null as never)

export const useSession = (): Session => useContext(context)

interface Begin {
  readonly account: Account | null
  readonly status: Status
}

const begin = async (): Promise<Begin> => {
  const [status, account] = await Promise.all([
    dataOf(api.GET('/v1/status')),
    dataOf(api.GET('/v1/session')).catch((error) => {
      if (error instanceof ApiError && error.code === 'SESSION_REQUIRED') return null
      throw error
    }),
  ])
  return { status, account }
}

/** Asks who is logged in before anything is shown. */
export function SessionProvider(props: {
  readonly waiting: ComponentChildren
  readonly failed: (error: ApiError, again: () => void) => ComponentChildren
  readonly children: ComponentChildren
}) {
  const { value, error, again } = useLoad(begin, [])
  const [changed, setAccount] = useState<Account | null | undefined>(undefined)
  if (error) return <>{props.failed(error, again)}</>
  if (!value) return <>{props.waiting}</>
  const account = changed === undefined ? value.account : changed
  return (
    <context.Provider value={{ account, status: value.status, setAccount }}>
      {props.children}
    </context.Provider>
  )
}

import { type ComponentChildren, createContext } from 'preact'
import { useContext, useState } from 'preact/hooks'
import { ApiError, dataOf } from './request.ts'
import { useLoad } from './use-load.ts'

/** Who is logged in. */
export interface Account {
  readonly account_id: number
  readonly name: string
  readonly email: string | null
  readonly plan: string
  readonly card_verified: boolean
}

/** What the service can do, from GET /v1/status. */
export interface Status {
  readonly version: string
  readonly models_supported: readonly string[]
  readonly features: Readonly<Record<string, boolean>>
  readonly limits: Readonly<Record<string, number>>
}

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
    dataOf<Status>('/v1/status'),
    dataOf<Account>('/v1/session').catch((error) => {
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
